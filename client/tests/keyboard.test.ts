import { expect, it } from "vitest";
import { stroke } from "../src/board/keyboard";

const LEGAL = [false, true, false, true];

it("steps through the hand with left and right, round the ends", () => {
  expect(stroke("ArrowRight", -1, LEGAL)).toEqual({ focus: 0 });
  expect(stroke("ArrowRight", 3, LEGAL)).toEqual({ focus: 0 });
  expect(stroke("ArrowLeft", 0, LEGAL)).toEqual({ focus: 3 });
  expect(stroke("ArrowLeft", -1, LEGAL)).toEqual({ focus: 3 });
});

it("steps through the cards that may be played with up and down", () => {
  expect(stroke("ArrowUp", -1, LEGAL)).toEqual({ focus: 1 });
  expect(stroke("ArrowUp", 1, LEGAL)).toEqual({ focus: 3 });
  expect(stroke("ArrowUp", 3, LEGAL)).toEqual({ focus: 1 });
  expect(stroke("ArrowDown", 3, LEGAL)).toEqual({ focus: 1 });
  expect(stroke("ArrowDown", -1, LEGAL)).toEqual({ focus: 3 });
  expect(stroke("ArrowUp", 0, [false, false])).toBeNull();
});

it("goes to the first, the last and the card of a digit", () => {
  expect(stroke("Home", 2, LEGAL)).toEqual({ focus: 0 });
  expect(stroke("End", 0, LEGAL)).toEqual({ focus: 3 });
  expect(stroke("2", -1, LEGAL)).toEqual({ focus: 1 });
  expect(stroke("5", -1, LEGAL)).toBeNull();
  expect(stroke("0", -1, Array<boolean>(10).fill(true))).toEqual({ focus: 9 });
});

it("plays the card in focus with Enter or Space, and nothing without one", () => {
  expect(stroke("Enter", 1, LEGAL)).toBe("play");
  expect(stroke(" ", 1, LEGAL)).toBe("play");
  expect(stroke("Enter", -1, LEGAL)).toBeNull();
  expect(stroke("x", 1, LEGAL)).toBeNull();
  expect(stroke("ArrowLeft", 0, [])).toBeNull();
});
