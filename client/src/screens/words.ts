/** Codes in, sentences out. */

import { language, t } from "../locale/language.svelte";
import { refusalOf } from "../net/api";
import type { Card, MatchView, Offer, Person, Refusal, Worth } from "../protocol/messages";
import { isCard, isJoker, rankOf, suitOf } from "../state/hand";

/** A number of points with its sign, as on a score sheet: −16, 0, +4. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
}

/** An exact amount, written as a whole number and what is left over: `37/3` is 12 1/3. */
export function exactly(amount: string): string {
  const [over = 0, under = 1] = amount.split("/").map(Number);
  const [whole, rest] = [Math.trunc(over / under), over % under];
  if (rest === 0) return `${whole}`;
  return whole === 0 ? `${rest}/${under}` : `${whole} ${Math.abs(rest)}/${under}`;
}

/** A card as arguments of a sentence. Fluent tells [8] from "8": ranks that are figures go as numbers. */
export const cardArgs = (card: Card) => ({ rank: rankArg(rankOf(card)), suit: suitOf(card) });

const rankArg = (rank: string): string | number => (/\d/.test(rank) ? Number(rank) : rank);

export function cardName(card: Card): string {
  return isJoker(card) ? t("card-joker") : t("card", cardArgs(card));
}

/** A card as it stands on the card: Д♦. */
export const cardSign = (card: Card): string => (isJoker(card) ? t("card-joker") : t("card-sign", cardArgs(card)));

/** A number that is no whole one, a small one to a tenth, with its sign where that is asked for. */
export function decimal(points: number, withSign = false): string {
  const size = Math.abs(points);
  const text = size.toLocaleString(language.code, { maximumFractionDigits: size < 10 ? 1 : 0 });
  const sign = text === "0" ? "" : points < 0 ? "−" : withSign ? "+" : "";
  return sign + text;
}

export const suitName = (denomination: string): string => t("suit", { suit: denomination });

/** What the club puts for the name of somebody who has been deleted. */
const NOBODY = "—";

export const shownName = (name: string): string => (name === NOBODY ? t("deleted-player") : name);

/** A player as the reader calls him: robots have names in his language. */
export const playerName = ({ name, kind }: Pick<Person, "name" | "kind">): string => (kind === "bot" ? t("bot-name", { name }) : shownName(name));

/** A preset's name; a catalogue that is ahead of the sentences gives its code. */
export function presetName(preset: { code: string; name?: string }): string {
  const id = `preset-${preset.code}`;
  return language.has(id) ? t(id) : (preset.name ?? preset.code);
}

export function presetAbout({ code }: { code: string }): string {
  const id = `preset-${code}-about`;
  return language.has(id) ? t(id) : "";
}

export function contractName(contract: string | null): string {
  return t(`contract-${(contract ?? "none").replace(/^-/, "minus-").replace(/^\+/, "plus-")}`);
}

const SUIT_SIGNS: Record<string, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };

/** The sign of a suit; null for no trumps, misère, and where nothing is named. */
export const suitSign = (denomination: string | null): string | null => SUIT_SIGNS[denomination ?? ""] ?? null;

/** What a deal is played for. One for trumps in which no suit was named goes by what was: no trumps, or misère. */
export function dealName({ contract, trump }: Pick<MatchView, "contract" | "trump">): string {
  return trump === null || suitSign(trump) !== null ? contractName(contract) : t("contract-named", { denomination: trump });
}

/** What each thing in this deal costs: "a trick −2", "a queen −4". */
export function prices(worth: Worth): string[] {
  const found: string[] = [];
  if (worth.trick !== 0) found.push(t("price-trick", { points: signed(worth.trick) }));
  found.push(...cardPrices(worth.cards));
  const [last = 0, before = 0] = worth.last;
  if (last !== 0 && before !== 0 && last !== before) {
    found.push(t("price-last-two", { first: signed(before), second: signed(last) }));
  } else if (last !== 0) found.push(t("price-last", { count: before === 0 ? 1 : 2, points: signed(last) }));
  return found;
}

/** Cards of one price together: a whole suit or a whole rank by its name, any other card by its own. */
function cardPrices(cards: Record<Card, number>): string[] {
  const byPrice = new Map<number, Card[]>();
  for (const [card, points] of Object.entries(cards)) byPrice.set(points, [...(byPrice.get(points) ?? []), card]);
  return [...byPrice].flatMap(([points, alike]) => groups(alike).map((id) => t(id.id, { ...id.args, points: signed(points) })));
}

function groups(alike: Card[]): { id: string; args: Record<string, string | number> }[] {
  const [first = ""] = alike;
  if (alike.length === 1) return [first === "KH" ? { id: "price-king", args: {} } : cardPrice(first)];
  if (alike.every((card) => suitOf(card) === "H")) return [{ id: "price-heart", args: {} }];
  const ranks = [...new Set(alike.map(rankOf))];
  return ranks.map((rank) => ({ id: "price-rank", args: { rank: rankArg(rank) } }));
}

const cardPrice = (card: Card) => ({ id: "price-card", args: cardArgs(card) });

/** Why not: the sentence of the refusal's reason where it has one of its own, else that of its code. */
export function refusalText({ code, args }: Refusal): string {
  const ids = [`refusal-${code}-${args.reason}`, `refusal-${code}`, "refusal-other"];
  const told = typeof args.card === "string" && isCard(args.card) ? { ...args, card: cardSign(args.card) } : args;
  return t(ids.find((id) => language.has(id))!, told);
}

/** Why one may not be called so: some names are no names at all, others are refused like anything else. */
export function nameRefusal(error: unknown): string {
  const refusal = refusalOf(error);
  return ["malformed", "server"].includes(refusal.code) ? t("me-name-refused") : refusalText(refusal);
}

/** A call as its bubble says it. */
export function callText(call: string): string {
  const [verb = "", what = ""] = call.split(" ");
  const args: Record<string, Record<string, string | number>> = {
    order: { contract: contractName(what) },
    bid: { number: Number(what) },
    offer: { number: Number(what) },
    ask: { number: Number(what) },
    name: { suit: what },
    suit: { suit: what },
  };
  return t(`say-${verb}`, args[verb] ?? {});
}

/** What an action of one's own is called: a card, a card for somebody, a call. */
export function actionText(action: string, nameOf: (seat: number) => string): string {
  const [verb = "", what = "", to = ""] = action.split(" ");
  if (isCard(action)) return cardSign(action);
  if (verb === "give") return `${cardSign(what)} → ${nameOf(Number(to))}`;
  if (verb === "accept") return `${callText(action)}: ${nameOf(Number(what))}`;
  return callText(action);
}

export function offerText(offer: Offer, name: string): string {
  return offer.points === undefined
    ? t("best-offer", { name, number: offer.tricks ?? 0 })
    : t("asked-price", { name, points: offer.points });
}
