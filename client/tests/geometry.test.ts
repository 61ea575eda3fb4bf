import { describe, expect, it } from "vitest";
import { CARD_RATIO, cardWidth, clearing, direction, fan, places, spot } from "../src/board/geometry";

describe("the hand", () => {
  const windows = [
    [360, 640],
    [640, 360],
    [1920, 1080],
    [3840, 2160],
  ] as const;

  it.each(windows)("lies inside a window of %i × %i, whatever its size", (width, height) => {
    for (let cards = 1; cards <= 20; cards++) {
      const shape = fan(cards, width, height);
      for (const { x, y } of places(cards, width, shape)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + shape.card).toBeLessThanOrEqual(width);
        expect(y + shape.card * CARD_RATIO).toBeLessThanOrEqual(shape.height + 1);
      }
    }
  });

  it.each(windows)("leaves two thirds of a window of %i × %i to the table with eight cards", (width, height) => {
    expect(fan(8, width, height).height).toBeLessThan(height / 3);
  });

  it("breaks a long hand into rows on a phone, so that a finger finds every card", () => {
    expect(fan(8, 360, 640).rows).toBe(1);
    expect(fan(13, 360, 640).rows).toBe(2);
    expect(fan(20, 360, 640).step).toBeGreaterThanOrEqual(24);
    expect(fan(17, 1920, 1080).rows).toBe(1);
  });

  it("never makes cards too small to be told apart in a phone held upright", () => {
    expect(cardWidth(360, 640)).toBeGreaterThanOrEqual(60);
  });
});

describe("the seats", () => {
  it("sit clockwise from the viewer's left", () => {
    expect([1, 2, 3].map((seat) => spot(seat, 4))).toEqual([
      { x: 0, y: 50 },
      { x: 50, y: 0 },
      { x: 100, y: 50 },
    ]);
    expect(spot(1, 2)).toEqual({ x: 50, y: 0 });
  });

  it("are all different for every number of players", () => {
    for (let players = 2; players <= 6; players++) {
      const spots = Array.from({ length: players - 1 }, (_, i) => JSON.stringify(spot(i + 1, players)));
      expect(new Set(spots).size).toBe(players - 1);
    }
  });

  it("lay their cards towards themselves, the viewer downwards", () => {
    expect(direction(0, 4)).toEqual({ x: 0, y: 1 });
    expect(direction(1, 4).x).toBe(-1);
    expect(direction(3, 4).x).toBe(1);
    expect(direction(2, 4).y).toBe(-1);
  });

  it("keep the cards of a trick below the big plate of a window 700 high", () => {
    for (const height of [400, 477]) {
      const { middle, reach } = clearing(1264, height, 4);
      expect(middle - reach).toBeGreaterThanOrEqual(104);
    }
  });

  it("leave a clearing inside the felt", () => {
    for (const [width, height] of [[344, 400], [640, 180], [1400, 680]] as const) {
      const { middle, reach } = clearing(width, height, 4);
      expect(middle - reach).toBeGreaterThan(0);
      expect(middle + reach).toBeLessThanOrEqual(height + 1);
    }
  });
});
