import { beforeEach, describe, expect, it, vi } from "vitest";

const KEY = "kingclub.settings";
let kept: Map<string, string>;

/** Settings as a page that has just been opened finds them. */
async function opened() {
  vi.resetModules();
  return import("../src/state/settings.svelte");
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("what a person has chosen", () => {
  it("is nothing at first: the deck and the light are left to the device", async () => {
    const { settings } = await opened();
    expect([settings.deck, settings.mode, settings.cloth]).toEqual([null, null, "green"]);
  });

  it("is found again by the next page", async () => {
    const { change } = await opened();
    change({ deck: "skat", french: true, cloth: "wine" });

    const { settings } = await opened();
    expect([settings.deck, settings.french, settings.cloth]).toEqual(["skat", true, "wine"]);
  });

  it("does not choose what was not touched", async () => {
    const { change } = await opened();
    change({ sound: false });

    expect((await opened()).settings.deck).toBeNull();
  });

  it("survives a store that holds nonsense or refuses", async () => {
    kept.set(KEY, "{nonsense");
    expect((await opened()).settings.sound).toBe(true);

    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    const { change, settings } = await opened();
    change({ sound: false });
    expect(settings.sound).toBe(false);
  });
});
