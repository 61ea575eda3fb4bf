/** A snapshot with the events after it folded in is the later snapshot: no rules, only setting of fields. */

import type { Card, MatchView, Strip, TableEvent, TableView } from "../protocol/messages";

const RANKS = "23456789TJQKA";
const SUITS = "SCDH";
const CHAT_KEPT = 50;

type MatchEvent = Exclude<TableEvent, { e: "people" | "clock" | "said" | "accord" }>;

/** The table as it is after the event. Neither argument is changed. */
export function fold(view: TableView, event: TableEvent): TableView {
  switch (event.e) {
    case "people":
      return { ...view, people: event.people, host: event.host, stage: event.stage, sealed: event.sealed };
    case "clock":
      return { ...view, deadline: event.deadline };
    case "accord":
      return { ...view, accord: event.accord };
    case "said": {
      const { e: _, ...said } = event;
      return { ...view, chat: [...view.chat, said].slice(-CHAT_KEPT) };
    }
    default:
      return view.match ? { ...view, match: foldMatch(view.match, event, view.seat) } : view;
  }
}

function foldMatch(match: MatchView, event: MatchEvent, viewer: number | null): MatchView {
  switch (event.e) {
    case "drawn":
      return { ...match, draw: event.draw, phase: "deal" };
    case "dealt": {
      const { e: _, ...deal } = event;
      return { ...match, ...emptied(match.players), ...deal };
    }
    case "rest": {
      const { e: _, ...rest } = event;
      return { ...match, ...rest };
    }
    case "called":
      return { ...match, calls: [...match.calls, { seat: event.seat, call: event.call }], offer: event.offer };
    case "contract":
      return { ...match, contract: event.contract, worth: event.worth, lists: event.lists };
    case "talon":
      return { ...match, hand: event.hand, counts: event.counts, talon: { ...match.talon, count: 0 } };
    case "gift": {
      const gift = { from: event.from, to: event.to, card: event.card };
      return { ...match, gifts: [...match.gifts, gift], hand: event.hand, counts: event.counts };
    }
    case "trump": {
      const { e: _, ...trump } = event;
      return { ...match, ...trump };
    }
    case "play":
      return event.leader === null ? match : { ...match, trick: { leader: event.leader, cards: [] } };
    case "card":
      return foldCard(match, event.seat, event.card, viewer);
    case "trick":
      return foldTrick(match, event.taker, event.points);
    case "passed":
      return match;
    case "out":
      return { ...match, out: [...match.out, event.seat] };
    case "deserted":
      return { ...match, deserter: event.seat };
    case "scored":
      return foldScore(match, event);
    case "turn":
      return { ...match, turn: event.seat, phase: event.phase, options: event.options };
    case "over":
      return { ...match, phase: "over", over: true, settlement: event.settlement };
  }
}

function emptied(players: number): Partial<MatchView> {
  return {
    phase: "deal",
    trump: null,
    namer: null,
    shown: null,
    calls: [],
    trick: { leader: null, cards: [] },
    tricks: [],
    layout: [],
    out: [],
    gifts: [],
    offer: null,
    revealed: null,
    turn: null,
    options: null,
    deserter: null,
    points: Array<number>(players).fill(0),
  };
}

function foldCard(match: MatchView, seat: number, card: Card, viewer: number | null): MatchView {
  const counts = match.counts.map((count, owner) => (owner === seat ? count - 1 : count));
  const hand = seat === viewer && match.hand ? match.hand.filter((held) => held !== card) : match.hand;
  if (match.trick.leader === null) return { ...match, counts, hand, layout: extended(match.layout, card) };
  return { ...match, counts, hand, trick: { ...match.trick, cards: [...match.trick.cards, card] } };
}

/** The layout with one card more, its suits in the order of the pack. */
export function extended(layout: readonly Strip[], card: Card): Strip[] {
  const [rank, suit] = [card.charAt(0), card.charAt(1)];
  const old = layout.find((strip) => strip[0] === suit) ?? [suit, rank, rank];
  const [low, high] = byRank([old[1], old[2], rank]);
  const others = layout.filter((strip) => strip[0] !== suit);
  return [...others, [suit, low, high] as Strip].sort((a, b) => SUITS.indexOf(a[0]) - SUITS.indexOf(b[0]));
}

/** The lowest and the highest of some ranks. */
function byRank(ranks: string[]): [string, string] {
  const inOrder = ranks.sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b));
  return [inOrder[0]!, inOrder.at(-1)!];
}

function foldTrick(match: MatchView, taker: number, points: number[]): MatchView {
  const { leader, cards } = match.trick;
  if (leader === null) return { ...match, points };
  const tricks = [...match.tricks, { leader, cards, taker }];
  return { ...match, tricks, trick: { leader: taker, cards: [] }, points };
}

function foldScore(match: MatchView, event: Extract<MatchEvent, { e: "scored" }>): MatchView {
  const { row, totals, revealed, points } = event;
  return {
    ...match,
    totals,
    revealed,
    points,
    sheet: [...match.sheet, row],
    phase: "deal",
    trump: row.trump,
    namer: row.settled ? null : match.namer,
    talon: { ...match.talon, cards: event.talon },
    trick: { leader: null, cards: [] },
    turn: null,
    options: null,
  };
}
