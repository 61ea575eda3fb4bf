/** A finished match, move by move: the events that the table once sent each seat, folded as a live table folds them. */

import type { Card, MatchView, Person, Refusal, Rules, Seat, TableEvent, TableView } from "../protocol/messages";
import { fold } from "./fold";
import { NO_ACCORD } from "./accord";
import { NO_TERMS } from "./terms";

/** An event as the public saw it; `own` is what a seat saw where that was something else. */
export interface SeenEvent {
  event: TableEvent;
  own: Record<string, TableEvent>;
}

export interface Replay {
  match: string | null;
  rules: Rules;
  people: Person[];
  start: MatchView;
  moves: SeenEvent[][];
  /** What is wrong with the record, if anything. */
  fault: Refusal | null;
}

export type Unit = "card" | "trick" | "deal";

/** The match as a book of positions: 0 is before the draw, each move makes one more. */
export class Story {
  readonly last: number;
  /** The positions at which the cards of a deal have just been dealt, and at which a trick has just been taken. */
  readonly deals: number[];
  readonly tricks: number[];
  /** The positions after a card or a call. */
  readonly #said: number[];
  readonly #views = new Map<Seat | null, TableView[]>();

  constructor(readonly replay: Replay) {
    this.last = replay.moves.length;
    this.deals = this.#after("dealt");
    this.tricks = this.#after("trick");
    this.#said = this.#after("card", "called", "passed");
  }

  /** What a seat, or the public for null, saw at a position. */
  at(position: number, viewer: Seat | null): TableView {
    return this.#of(viewer)[position]!;
  }

  /** What happened last before a position. */
  latest(position: number): TableEvent | null {
    return this.replay.moves[position - 1]?.at(-1)?.event ?? null;
  }

  /** Whether the move to a position ended a trick, so that it is still to be seen. */
  ends(position: number): boolean {
    return this.tricks.includes(position);
  }

  /** All hands as they then were; empty where nobody could look at his yet. */
  hands(position: number): Card[][] {
    return this.replay.people.map((_, seat) => this.at(position, seat).match?.hand ?? []);
  }

  /** Which deal a position belongs to, 0 before the first. */
  dealAt(position: number): number {
    return this.deals.filter((start) => start <= position).length;
  }

  /** How many cards and calls of its deal were out at a position, and how many they are in all. */
  moveAt(position: number): { move: number; moves: number } {
    const deal = this.dealAt(position);
    const [begin = 0, end = this.last] = deal === 0 ? [0, this.deals[0]] : this.deals.slice(deal - 1, deal + 1);
    const count = (until: number): number => this.#said.filter((at) => at > begin && at <= until).length;
    return { move: count(position), moves: count(end) };
  }

  /** Where a step forward or back leads. */
  step(position: number, unit: Unit, by: 1 | -1): number {
    if (unit === "card") return clamp(position + by, 0, this.last);
    const stops = [0, ...(unit === "deal" ? this.deals : this.tricks), this.last];
    const found = by > 0 ? stops.find((stop) => stop > position) : stops.findLast((stop) => stop < position);
    return found ?? position;
  }

  #after(...kinds: TableEvent["e"][]): number[] {
    return this.replay.moves.flatMap((move, i) => (move.some(({ event }) => kinds.includes(event.e)) ? [i + 1] : []));
  }

  /** Views share what has not changed, so all positions of a match are cheap to keep. */
  #of(viewer: Seat | null): TableView[] {
    const known = this.#views.get(viewer);
    if (known) return known;
    const { rules, people, start, match, moves } = this.replay;
    let view: TableView = {
      rules,
      terms: NO_TERMS,
      people,
      record: match ?? "",
      seat: viewer,
      host: null,
      stage: "over",
      sealed: [],
      deadline: null,
      accord: NO_ACCORD,
      chat: [],
      match: start,
    };
    const views = [view];
    for (const move of moves) {
      for (const { event, own } of move) view = fold(view, own[String(viewer)] ?? event);
      views.push(view);
    }
    this.#views.set(viewer, views);
    return views;
  }
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Whose eyes look on: a seat, the public, or all hands open. */
export type Eyes = Seat | "public" | "all";

export interface Address {
  at: number;
  eyes: Eyes;
}

/** The position that an address shares: `?at=37&seat=2`, or `seat=all`. */
export function parseAddress(search: string, players: number, last: number): Address {
  const asked = new URLSearchParams(search);
  const seat = asked.get("seat") ?? "all";
  const isSeat = /^\d$/.test(seat) && Number(seat) < players;
  const eyes: Eyes = seat === "public" ? "public" : isSeat ? Number(seat) : "all";
  return { at: clamp(Math.trunc(Number(asked.get("at"))) || 0, 0, last), eyes };
}

export const formatAddress = ({ at, eyes }: Address): string => `?at=${at}&seat=${eyes}`;
