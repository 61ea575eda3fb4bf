import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { back, clothNames, clothOf, deckNames, face, facesFor, ground, isGerman, tile, type Wish } from "../src/board/deck";

const PHONE = [360, 640] as const;
const DESKTOP = [1920, 1080] as const;
const nothing: Wish = { deck: null, index: null, french: false, fourColours: false };
const there = (address: string): boolean => existsSync(new URL(`../public${address}`, import.meta.url));

describe("the deck of somebody who has not chosen", () => {
  it("has large indices on a phone, however it is held", () => {
    expect(facesFor(nothing, "ru", ...PHONE).deck).toBe("jumbo");
    expect(facesFor(nothing, "ru", 740, 360).deck).toBe("jumbo");
  });

  it("is the usual one everywhere else", () => {
    expect(facesFor(nothing, "ru", ...DESKTOP)).toEqual({ deck: "satin", index: "ru", fourColours: false });
  });
});

describe("the deck that was chosen", () => {
  it("is the same in every window", () => {
    const wish = { ...nothing, deck: "renaissance" };
    expect([PHONE, DESKTOP].map(([width, height]) => facesFor(wish, "en", width, height).deck)).toEqual(["renaissance", "renaissance"]);
  });

  it("is forgotten when it is no longer drawn", () => {
    expect(facesFor({ ...nothing, deck: "gone" }, "en", ...DESKTOP).deck).toBe("satin");
  });

  it("has the letters of the language, or those that were asked for", () => {
    expect(facesFor(nothing, "en", ...DESKTOP).index).toBe("en");
    expect(facesFor({ ...nothing, index: "ru" }, "en", ...DESKTOP).index).toBe("ru");
  });

  it("shows German suits with the French equivalent only on request", () => {
    const skat = { ...nothing, deck: "skat", index: "ru" as const };
    expect(facesFor(skat, "ru", ...DESKTOP).index).toBe("de");
    expect(facesFor({ ...skat, french: true }, "ru", ...DESKTOP).index).toBe("fr");
    expect(deckNames.filter(isGerman)).toEqual(["skat"]);
  });
});

describe("the pictures", () => {
  const wishes = deckNames.flatMap((deck) =>
    [true, false].flatMap((on) => (["ru", "en"] as const).map((index) => ({ deck, index, french: on, fourColours: on }))),
  );

  it.each(wishes)("of $deck, $index, $fourColours lie where the client looks", (wish) => {
    const faces = facesFor(wish, "ru", ...DESKTOP);
    for (const card of ["7S", "TC", "KH", "XX"]) expect(there(face(card, faces)), face(card, faces)).toBe(true);
    expect(there(back(faces))).toBe(true);
  });

  it("carry the hash of their printing in the address", () => {
    expect(face("TH", facesFor(nothing, "en", ...DESKTOP))).toMatch(/^\/cards\/satin\/en-two\/[0-9a-f]{16}\/TH\.svg$/);
  });

  it("of three cloths, light and dark, lie there too", () => {
    expect(clothNames.length).toBe(3);
    for (const cloth of clothNames) for (const mode of ["light", "dark"] as const) {
      expect(tile(cloth, mode)).toMatch(/^\/cards\/cloth\/[0-9a-f]{16}\//);
      expect(there(tile(cloth, mode))).toBe(true);
      expect(ground(cloth, mode)).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(clothOf("plaid")).toBe(clothNames[0]);
  });
});
