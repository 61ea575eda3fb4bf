/** What the board shows of a table: seats, numbers and words, made from the view. */

import type { Laid } from "../board/Trick.svelte";
import type { Sitter } from "../board/sitter";
import { relativeSeat } from "../board/geometry";
import { language, t } from "../locale/language.svelte";
import type { Card, MatchView, Person, Said, TableEvent, TableView, TakenTrick, Trick } from "../protocol/messages";
import { REMATCH } from "../state/chat";
import { isJoker, rankOf, suitOf } from "../state/hand";
import { callText, cardName, playerName, shownName, signed, suitSign } from "./words";

const PLAYING = ["play", "domino"];
/** Between the deals nobody's call stands any more. */
const SILENT = ["deal", "over"];

/** What a player is called here: oneself "you", a robot in the reader's language. */
export function nameOf(view: TableView, seat: number): string {
  if (seat === view.seat) return t("you");
  return personName(view.people[seat], seat);
}

export function personName(person: Person | undefined, seat: number): string {
  return person === undefined ? `${seat + 1}` : playerName(person);
}

/** Whether somebody has closed the table before its match was over. */
export const isClosed = ({ stage, match }: TableView): boolean => stage === "over" && match?.over !== true;

/** Whether hints are given here: where the terms say so, and alone with robots. The club decides; this only asks. */
export const isForLearning = ({ terms, seat, people }: TableView): boolean =>
  seat !== null && (terms.hints || people.every(({ kind }, other) => other === seat || kind === "bot"));

/** What the plate says of whoever is no person; a robot that holds a seat for one who is away is his absence. */
export function badgeOf(person: Person): string | null {
  if (person.kind === "bot") return person.level === null ? t("is-bot") : t("is-bot-of", { level: person.level });
  if (person.kind !== "program") return null;
  return person.owner === null ? t("is-program") : t("is-program-of", { owner: shownName(person.owner) });
}

/** A line of the chat in the reader's language. */
export function saidText({ text, phrase, name }: Pick<Said, "text" | "phrase" | "name">): string {
  if (phrase === REMATCH) return t("phrase-rematch", { name });
  return phrase !== null && language.has(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : (text || (phrase ?? ""));
}

/** `saying` is what somebody has just said, by his seat: it goes before any call. */
export function sitters(view: TableView, latest: TableEvent | null, saying: Partial<Record<number, string>> = {}): Sitter[] {
  const { match } = view;
  return view.people.map((person, seat) => ({
    seat,
    name: nameOf(view, seat),
    badge: badgeOf(person),
    dealer: match?.dealer === seat ? t("dealer") : null,
    turn: match?.turn === seat,
    present: person.present,
    total: match ? totalOf(match.totals[seat] ?? 0) : null,
    note: match ? note(match, seat) : "",
    cards: match?.counts[seat] ?? 0,
    open: null,
    bubble: saying[seat] ?? (match ? bubble(match, seat, latest) : null),
  }));
}

const totalOf = (points: number) => ({ value: signed(points), label: t("total-of", { points: signed(points) }) });

/** What this deal has brought: tricks, and points once there are any. */
function note(match: MatchView, seat: number): string {
  if (match.deserter === seat) return t("is-deserter");
  const place = match.out.indexOf(seat);
  if (place >= 0) return t("sheet-out", { place: place + 1 });
  if (match.contract === "domino") return t("cards-left", { count: match.counts[seat] ?? 0 });
  const count = match.tricks.filter((trick) => trick.taker === seat).length;
  const points = match.points[seat] ?? 0;
  return points === 0 ? t("tricks-short", { count }) : t("tricks-points", { count, points: signed(points) });
}

function bubble(match: MatchView, seat: number, latest: TableEvent | null): string | null {
  if (latest?.e === "passed" && latest.seat === seat) return t("say-passed");
  if (PLAYING.includes(match.phase) && match.trick.cards.length + match.tricks.length > 0) return null;
  const call = match.calls.findLast((said) => said.seat === seat);
  return call && !SILENT.includes(match.phase) ? callText(call.call) : null;
}

/** The trick to be seen: the one on the table, or the one just taken while it lingers. */
export function laid(view: TableView, lingering: boolean): Laid[] {
  const { match } = view;
  if (!match) return [];
  const taken = match.tricks.at(-1);
  if (match.trick.cards.length === 0 && lingering && taken) return cardsOf(view, match, taken);
  return cardsOf(view, match, match.trick);
}

export function cardsOf(view: TableView, match: MatchView, trick: Trick | TakenTrick): Laid[] {
  const viewer = view.seat ?? 0;
  return trick.cards.map((card, i) => {
    const seat = ((trick.leader ?? 0) + i) % match.players;
    const label = t("trick-card", { name: nameOf(view, seat), card: cardName(card) });
    return { card, relative: relativeSeat(seat, viewer, match.players), label };
  });
}

/** Whether one is to play or to call, and the match goes on. */
export const hasTurn = ({ seat, stage, match, accord }: TableView): boolean =>
  stage === "playing" && seat !== null && match?.turn === seat && match.options !== null && accord.pause === null;

/** The line above the hand: whose turn it is, and for what. */
export function turnLine(view: TableView): string {
  const { match } = view;
  if (!match || match.turn === null) return "";
  const playing = PLAYING.includes(match.phase);
  if (match.turn !== view.seat) return t(playing ? "turn-of" : "call-of", { name: nameOf(view, match.turn) });
  return t(playing ? "your-turn" : "your-call");
}

/** What a screen reader is told about an event; an empty string where there is nothing to tell. */
export function spoken(view: TableView, event: TableEvent): string {
  switch (event.e) {
    case "card":
      return t("trick-card", { name: nameOf(view, event.seat), card: cardName(event.card) });
    case "trick":
      return event.taker === view.seat ? t("trick-taken-you") : t("trick-taken", { name: nameOf(view, event.taker) });
    case "called":
      return t("trick-card", { name: nameOf(view, event.seat), card: callText(event.call) });
    case "passed":
      return t("trick-card", { name: nameOf(view, event.seat), card: t("say-passed") });
    case "turn":
      return event.seat === view.seat ? turnLine(view) : "";
    default:
      return "";
  }
}

const SUITS = [..."SHCD"];
const HIGH_FIRST = "AKQJT98765432";
const LETTERS = { ru: "ТКДВ", en: "AKQJ" };

/** A hand as newspapers print it: a line a suit, high cards first, in the letters on the cards. */
export function openHand(cards: readonly Card[], index: string): NonNullable<Sitter["open"]> {
  const letters = index === "ru" ? LETTERS.ru : LETTERS.en;
  const letter = (rank: string): string => letters["AKQJ".indexOf(rank)] ?? (rank === "T" ? "10" : rank);
  const rows = SUITS.map((suit) => {
    const held = cards.filter((card) => !isJoker(card) && suitOf(card) === suit).map(rankOf);
    const ranks = held.sort((a, b) => HIGH_FIRST.indexOf(a) - HIGH_FIRST.indexOf(b)).map(letter).join(" ");
    return { suit: suitSign(suit) ?? "", red: suit === "H" || suit === "D", ranks };
  });
  if (cards.some(isJoker)) rows.push({ suit: "★", red: false, ranks: t("card-joker") });
  return rows.filter(({ ranks }) => ranks !== "");
}
