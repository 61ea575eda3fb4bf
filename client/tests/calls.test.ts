import { expect, it } from "vitest";
import { choices, hasCalls } from "../src/state/calls";

it("sorts every form of action to its control", () => {
  const found = choices(["7S", "XX", "order -girls", "pass", "bid 3", "bid 4", "name NT", "accept 2", "give 7S 2", "suit H", "ask 140"]);
  expect(found).toEqual({
    cards: ["7S", "XX"],
    orders: ["-girls"],
    names: ["NT"],
    suits: ["H"],
    gifts: [{ card: "7S", to: 2 }],
    numbers: [
      { verb: "bid", values: [3, 4] },
      { verb: "ask", values: [140] },
    ],
    accepts: [2],
    words: ["pass"],
  });
});

it("needs no panel for cards alone", () => {
  expect(hasCalls(choices(["7S", "8S"]))).toBe(false);
  expect(hasCalls(choices(["7S", "pass"]))).toBe(true);
});
