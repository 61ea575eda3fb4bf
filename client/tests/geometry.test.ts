import { describe, expect, it } from "vitest";
import { CARD_RATIO, cardWidth, clearing, direction, fan, layer, places, type Spread, spot, spread, tilt } from "../src/board/geometry";

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

describe("a trick", () => {
  /** The corner of a card that says what it is, in widths and heights of the card: the largest that a deck has. */
  const INDEX = { width: 0.36, height: 0.42 };
  const felts = [
    [344, 430],
    [304, 370],
    [624, 190],
    [1264, 520],
    [1040, 790],
  ] as const;
  type Point = [x: number, y: number];

  /** A point of a card, in widths and heights from its middle, on the felt; or where a point of the felt is on the card. */
  function onFelt({ card, x, y }: Spread, relative: number, players: number, [u, v]: Point): Point {
    const way = direction(relative, players);
    const turn = (tilt(relative) * Math.PI) / 180;
    const [left, down] = [u * card, v * card * CARD_RATIO];
    return [way.x * x + left * Math.cos(turn) - down * Math.sin(turn), way.y * y + left * Math.sin(turn) + down * Math.cos(turn)];
  }

  function onCard({ card, x, y }: Spread, relative: number, players: number, [left, down]: Point): Point {
    const way = direction(relative, players);
    const turn = (-tilt(relative) * Math.PI) / 180;
    const [dx, dy] = [left - way.x * x, down - way.y * y];
    return [(dx * Math.cos(turn) - dy * Math.sin(turn)) / card, (dx * Math.sin(turn) + dy * Math.cos(turn)) / card / CARD_RATIO];
  }

  const grid = Array.from({ length: 8 }, (_, i) => i / 7);
  const index = grid.flatMap((u) => grid.map((v): Point => [u * INDEX.width - 0.5, v * INDEX.height - 0.5]));

  it.each([2, 3, 4, 5, 6])("of %i never hides what a card is, whoever played first", (players) => {
    for (const [width, height] of felts) {
      for (const around of ["plates", "hands", "nothing"] as const) {
        const shape = spread(cardWidth(width, height * 1.5), width, height, players, around);
        for (let below = 0; below < players; below++) {
          for (let above = 0; above < players; above++) {
            if (layer(above, players) <= layer(below, players)) continue;
            const hidden = index.filter((point) => {
              const [u, v] = onCard(shape, above, players, onFelt(shape, below, players, point));
              return Math.abs(u) < 0.5 && Math.abs(v) < 0.5;
            });
            expect(hidden, `${above} on ${below}, ${width} × ${height}, ${around}`).toEqual([]);
          }
        }
      }
    }
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
