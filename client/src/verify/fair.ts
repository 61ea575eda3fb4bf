/** What of a record follows from its seeds: the same questions as `kingclub verify`, asked in the page itself. */

import type { Card } from "../protocol/messages";
import type { Noted } from "../state/ledger";
import { Stream, commitmentOf, height, inPackOrder, isAce, type Seed } from "./shuffle";

export interface FairRecord {
  seed: string | null;
  commitment: string;
  clients: string[];
  arrival?: number[] | null;
}

export interface DealRecord {
  dealer: number;
  hands: string[];
  talon: string;
  points?: number[] | null;
  fair?: FairRecord | null;
}

/** As much of a match record (`docs/records.md`) as the fair deal is about. */
export interface MatchRecord {
  id?: string | null;
  rules: { preset: string; options?: Record<string, unknown> };
  players: string[];
  seats?: { level?: number | null }[];
  deals: DealRecord[];
  draw?: string[] | null;
  draw_from?: number | null;
  fair?: FairRecord | null;
}

/** What the rules say of the start of a match. */
export interface Start {
  seating: string;
  firstDealer: string;
}

/** `kept`: the seed is not shown yet. `silent`: nothing is claimed. `what` says what does not follow. */
export interface Finding {
  deal: number;
  verdict: "fair" | "unfair" | "kept" | "silent";
  what?: "id" | "commitment" | "clients" | "seed" | "pack" | "hands" | "talon" | "draw" | "dealer" | "arrival" | "promise";
  fair?: FairRecord;
  /** Whether this browser saw that promise before the cards, and whether its own bytes are among those added. */
  saw?: boolean;
  mine?: boolean;
  /** The cards as they came out of this page's own shuffle. */
  shuffled?: Card[];
}

type Fault = Finding["what"];

const HASH = /^[0-9a-f]{64}$/;
const ADDED = /^([0-9a-f]{32})?$/;

export const cardsOf = (text: string): Card[] => text.split(" ").filter(Boolean);

/** The draw, then deal after deal, beside what this browser noted while it was played. */
export function verify(record: MatchRecord, start: Start, noted: Noted = { sealed: {}, added: {} }): Finding[] {
  const findings = [verifyDraw(record, start), ...record.deals.map((_, index) => verifyDeal(record, index + 1))];
  return findings.map((finding) => witnessed(finding, noted));
}

function witnessed(finding: Finding, noted: Noted): Finding {
  const [promise, added] = [noted.sealed[finding.deal], noted.added[finding.deal]];
  if (promise === undefined) return finding;
  if (promise !== finding.fair?.commitment) return { ...finding, verdict: "unfair", what: "promise" };
  return { ...finding, saw: true, mine: added !== undefined && finding.fair.clients.includes(added) };
}

/** A deal, counted from 1. Its seed may be kept back only while it is the last and not over. */
export function verifyDeal(record: MatchRecord, number: number): Finding {
  const deal = record.deals[number - 1]!;
  const isOver = Boolean(deal.points) || number < record.deals.length;
  return judged(record, number, deal.fair, isOver, (seed) => {
    const pack = packOf(deal);
    if (new Set(pack).size < pack.length || pack.join() !== packOf(record.deals[0]!).join()) return { what: "pack" };
    const shuffled = new Stream(seed).shuffled(pack);
    return { shuffled, what: cardsFault(deal, shuffled) };
  });
}

/** The start of the match: lot, drawn seats, highest card, search for the ace. */
export function verifyDraw(record: MatchRecord, { seating, firstDealer }: Start): Finding {
  return judged(record, 0, record.fair, record.deals.length > 0, (seed) => {
    const [first] = record.deals;
    if (!first) return {};
    const { dealer, cards, from, arrival } = drawAnew(seed, packOf(first), { seating, firstDealer });
    const told = record.draw ?? [];
    const wrong = (told.length > 0 && told.join() !== cards.join()) || (record.draw_from != null && record.draw_from !== from);
    if (wrong) return { what: "draw" };
    if (first.dealer !== dealer) return { what: "dealer" };
    return arrivalFits(record.fair!.arrival ?? null, arrival, seating) ? {} : { what: "arrival" };
  });
}

/** Form first, then the promise, then what `look` finds. */
function judged(
  record: MatchRecord,
  deal: number,
  fair: FairRecord | null | undefined,
  isOver: boolean,
  look: (seed: Seed) => { what?: Fault; shuffled?: Card[] },
): Finding {
  if (!fair) return { deal, verdict: "silent" };
  const fault = formFault(record, fair, isOver);
  if (fault) return { deal, verdict: "unfair", what: fault, fair };
  if (fair.seed === null) return { deal, verdict: "kept", fair };
  const found = look({ seed: fair.seed, match: record.id!, deal, clients: fair.clients });
  return { deal, verdict: found.what ? "unfair" : "fair", fair, ...found };
}

function formFault(record: MatchRecord, fair: FairRecord, isOver: boolean): Fault {
  if (!record.id) return "id";
  if (!HASH.test(fair.commitment)) return "commitment";
  if (fair.clients.length !== record.players.length || !fair.clients.every((added) => ADDED.test(added))) return "clients";
  if (fair.seed === null) return isOver ? "seed" : undefined;
  if (!HASH.test(fair.seed)) return "seed";
  return commitmentOf(fair.seed) === fair.commitment ? undefined : "commitment";
}

const packOf = (deal: DealRecord): Card[] => inPackOrder([...deal.hands.flatMap(cardsOf), ...cardsOf(deal.talon)]);

/** One at a time from the front, to the dealer's left first; what remains is the talon. */
function cardsFault(deal: DealRecord, shuffled: readonly Card[]): Fault {
  const players = deal.hands.length;
  const size = Math.max(...deal.hands.map((hand) => cardsOf(hand).length));
  const hands: Card[][] = deal.hands.map(() => []);
  shuffled.slice(0, size * players).forEach((card, index) => hands[(deal.dealer + 1 + index) % players]!.push(card));
  if (hands.some((hand, seat) => hand.join(" ") !== deal.hands[seat])) return "hands";
  return shuffled.slice(size * players).join(" ") === deal.talon ? undefined : "talon";
}

interface Draw {
  dealer: number;
  cards: Card[];
  from: number | null;
  arrival: number[];
}

function drawAnew(seed: Seed, pack: readonly Card[], { seating, firstDealer }: Start): Draw {
  const [stream, players] = [new Stream(seed), seed.clients.length];
  let arrival = Array.from({ length: players }, (_, seat) => seat);
  let cards: Card[] = [];
  if (seating === "draw" || firstDealer === "highest") {
    cards = stream.shuffled(pack).slice(0, players);
    if (seating === "draw") {
      arrival = seatsOfDraw(cards);
      cards = arrival.map((_, seat) => cards[arrival.indexOf(seat)]!);
    }
  }
  if (firstDealer === "highest") return { dealer: highest(cards), cards, from: null, arrival };
  if (firstDealer === "lot") return { dealer: stream.below(players), cards, from: null, arrival };
  const from = stream.below(players);
  const turned = stream.shuffled(pack);
  const last = turned.findIndex(isAce);
  const ace = (from + last) % players;
  const dealer = firstDealer === "first_ace" ? ace : (ace + players - 1) % players;
  return { dealer, cards: [...cards, ...turned.slice(0, last + 1)], from, arrival };
}

const highest = (cards: readonly Card[]): number =>
  cards.reduce((best, card, seat) => (height(card) > height(cards[best]!) ? seat : best), 0);

/** Where people sit who drew these cards: by falling card, with four the two highest opposite each other. */
function seatsOfDraw(cards: readonly Card[]): number[] {
  const ranking = cards.map((_, person) => person).sort((one, other) => height(cards[other]!) - height(cards[one]!));
  const seated = ranking.length === 4 ? [0, 2, 1, 3].map((rank) => ranking[rank]!) : ranking;
  return cards.map((_, person) => seated.indexOf(person));
}

/** Where seats are not drawn people sit where they like, but no two on one chair. */
function arrivalFits(told: number[] | null, drawn: number[], seating: string): boolean {
  if (seating === "draw") return told !== null && told.join() === drawn.join();
  return told === null || [...told].sort((one, other) => one - other).join() === drawn.join();
}
