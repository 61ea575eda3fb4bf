import { expect, it } from "vitest";
import type { MatchView, TableEvent } from "../src/protocol/messages";
import { formatAddress, parseAddress, Story, type Replay } from "../src/state/replay";

const HANDS = [["7S", "8S"], ["9S", "TS"]];

const start = {
  players: 2,
  hand_size: 2,
  number: 0,
  phase: "draw",
  hand: null,
  counts: [0, 0],
  talon: { count: 0, cards: null },
  trick: { leader: null, cards: [] },
  tricks: [],
  sheet: [],
} as unknown as MatchView;

const same = (event: unknown) => ({ event: event as TableEvent, own: {} });
const dealt = (hand: string[] | null) =>
  ({ e: "dealt", number: 1, dealer: 1, contract: "-tricks", worth: null, hand, counts: [2, 2], talon: start.talon, lists: null }) as TableEvent;
const card = (seat: number, played: string) => same({ e: "card", seat, card: played });
const trick = (taker: number) => same({ e: "trick", taker, points: [0, -2] });

const REPLAY: Replay = {
  match: "m1",
  rules: { preset: "two", options: {}, link: "two" },
  people: ["A", "B"].map((name) => ({ name, kind: "person", level: null, owner: null, present: true, ready: false })),
  start,
  moves: [
    [same({ e: "drawn", draw: null })],
    [{ event: dealt(null), own: { 0: dealt(HANDS[0]!), 1: dealt(HANDS[1]!) } }, same({ e: "play", leader: 0 })],
    [card(0, "7S")],
    [card(1, "9S"), trick(1)],
    [card(1, "TS")],
    [card(0, "8S"), trick(1)],
  ],
  fault: null,
};

const story = new Story(REPLAY);

it("shows a seat its own cards, all hands on request, and the public none", () => {
  expect(story.at(3, 0).match?.hand).toEqual(["8S"]);
  expect(story.at(3, 1).match?.hand).toEqual(["9S", "TS"]);
  expect(story.at(3, null).match?.hand).toBeNull();
  expect(story.hands(3)).toEqual([["8S"], ["9S", "TS"]]);
  expect(story.hands(0)).toEqual([[], []]);
});

it("can be looked at backwards: an earlier position is what it was", () => {
  const before = story.at(2, 0);
  story.at(6, 0);
  expect(story.at(2, 0)).toBe(before);
  expect(before.match?.hand).toEqual(HANDS[0]);
});

it("steps by card, by trick and by deal, and stays inside", () => {
  expect(story.step(2, "card", 1)).toBe(3);
  expect(story.step(2, "trick", 1)).toBe(4);
  expect(story.step(5, "trick", -1)).toBe(4);
  expect(story.step(4, "deal", -1)).toBe(2);
  expect(story.step(2, "deal", -1)).toBe(0);
  expect(story.step(2, "deal", 1)).toBe(6);
  expect(story.step(6, "card", 1)).toBe(6);
  expect(story.step(0, "trick", -1)).toBe(0);
});

it("knows where a trick ends and which deal is played", () => {
  expect([3, 4, 5].map((position) => story.ends(position))).toEqual([false, true, false]);
  expect([0, 1, 2, 6].map((position) => story.dealAt(position))).toEqual([0, 0, 1, 1]);
});

it("counts the cards and calls of a deal, none before the first", () => {
  expect([0, 1, 2, 3, 6].map((position) => story.moveAt(position).move)).toEqual([0, 0, 0, 1, 4]);
  expect([2, 3, 6].map((position) => story.moveAt(position).moves)).toEqual([4, 4, 4]);
});

it.each([
  ["?at=3&seat=1", { at: 3, eyes: 1 }],
  ["?at=3&seat=public", { at: 3, eyes: "public" }],
  ["", { at: 0, eyes: "all" }],
  ["?at=99&seat=7", { at: 6, eyes: "all" }],
  ["?at=x&seat=0", { at: 0, eyes: 0 }],
])("reads the address %s", (search, address) => {
  expect(parseAddress(search, 2, story.last)).toEqual(address);
});

it("writes the address that it reads", () => {
  const address = { at: 5, eyes: 1 } as const;
  expect(parseAddress(formatAddress(address), 2, story.last)).toEqual(address);
});
