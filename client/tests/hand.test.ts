import { expect, it } from "vitest";
import { sorted, suitOrder } from "../src/state/hand";

const words = (text: string): string[] => text.split(" ");

it("sorts by suit in alternating colours, low to high", () => {
  expect(sorted(words("7S AS TH 9C QD 8D KH JC"))).toEqual(words("7S AS TH KH 9C JC 8D QD"));
});

it("puts the single black suit between the red ones, and the other way round", () => {
  expect(suitOrder(words("7S AH QD"))).toEqual(["H", "S", "D"]);
  expect(suitOrder(words("7S AH QC"))).toEqual(["S", "H", "C"]);
});

it("begins with black where both colours are even", () => {
  expect(suitOrder(words("AH 7C"))).toEqual(["C", "H"]);
});

it("sorts by rank, equal ranks by suit", () => {
  expect(sorted(words("AS 7D TH 7S"), "rank")).toEqual(words("7S 7D TH AS"));
});

it("puts the joker last and changes nothing in place", () => {
  const hand = words("XX AS 2S");
  expect(sorted(hand)).toEqual(words("2S AS XX"));
  expect(hand).toEqual(words("XX AS 2S"));
});
