import { expect, it } from "vitest";
import { STATES } from "../src/gallery/states";
import { addsUp, places, subtotals } from "../src/state/places";

const late = STATES["match-over"]!.match!;

it("gives equal totals the same place", () => {
  expect(places([10, 30, 10, -50])).toEqual([2, 1, 2, 4]);
});

it("checks each deal against what its cards are worth", () => {
  const [row] = late.sheet;
  expect(addsUp(row!)).toBe(true);
  expect(addsUp({ ...row!, points: [0, 0, 0, -2] })).toBe(false);
  expect(addsUp({ ...row!, total: null })).toBeNull();
});

it("adds penalties and rewards apart", () => {
  const minus = subtotals(late.sheet, 4, "minus");
  const plus = subtotals(late.sheet, 4, "plus");
  expect(minus.reduce((a, b) => a + b)).toBe(-192);
  expect(plus.reduce((a, b) => a + b)).toBe(192);
  expect(minus.map((points, seat) => points + plus[seat]!)).toEqual(late.totals);
});
