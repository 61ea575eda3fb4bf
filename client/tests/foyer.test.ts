import { expect, test } from "vitest";
import type { ClientMessage, Listing, Person } from "../src/protocol/messages";
import { Foyer, inOrder } from "../src/state/foyer.svelte";
import { asked, NO_TERMS, paceOf, WELCOMING } from "../src/state/terms";

const person = (kind: Person["kind"]): Person => ({ name: kind, kind, level: null, owner: null, present: true, ready: false });

function listing(table: string, kinds: Person["kind"][], change: Partial<Listing> = {}): Listing {
  const rules = { preset: "club", options: {}, link: "club" };
  return { table, rules, draws: false, terms: NO_TERMS, people: kinds.map(person), stage: "waiting", deal: 0, deals: 14, ...change };
}

function foyer() {
  const said: [string, ClientMessage | null][] = [];
  return { said, it: new Foyer((key, message, farewell) => void said.push([key, message ?? farewell ?? null])) };
}

test("seats to take come first, the fuller table before the emptier, and what cannot be watched last", () => {
  const playing = listing("d", ["person", "bot"], { stage: "playing" });
  const closed = listing("e", ["person", "bot"], { stage: "playing", terms: { ...NO_TERMS, spectators: false } });
  const tables = [closed, playing, listing("c", ["person", "person"]), listing("a", ["person", "empty", "empty"]), listing("b", ["person", "empty"])];

  expect(inOrder(tables).map(({ table }) => table)).toEqual(["b", "a", "c", "d", "e"]);
});

test("the list is told whole once, and then what changes", () => {
  const { it } = foyer();
  it.watch(null);
  const [a, b] = [listing("a", ["person", "empty"]), listing("b", ["person", "empty", "empty"])];
  it.receive({ t: "lobby", hall: null, whole: true, tables: [a, b], gone: [] });
  it.receive({ t: "lobby", hall: null, whole: false, tables: [listing("b", ["person", "person"])], gone: ["a"] });

  expect(it.tables).toEqual([listing("b", ["person", "person"])]);
  it.receive({ t: "lobby", hall: "book", whole: false, tables: [a], gone: [] });
  expect(it.tables?.length).toBe(1);
  it.receive({ t: "lobby", hall: null, whole: true, tables: [], gone: [] });
  expect(it.tables).toEqual([]);
});

test("a search goes on until it is given up, or until people are found", () => {
  const { it, said } = foyer();
  const search = { presets: ["club"], paces: ["free" as const] };
  it.seek(search);
  it.receive({ t: "seeking", have: 2, need: 4 });
  expect(it.progress).toEqual({ have: 2, need: 4 });
  it.withdraw();
  expect([it.search, it.progress]).toEqual([null, null]);

  it.seek(search);
  it.receive({ t: "found", table: "t1" });
  expect([it.search, it.found]).toEqual([null, "t1"]);
  expect(said.map(([, message]) => message?.t ?? null)).toEqual(["seek", "unseek", "seek", null]);
});

test("with robots at once nobody can say a word, and people only have no robots", () => {
  expect(asked({ ...WELCOMING, admission: "word", word: " sesame " })).toMatchObject({ admission: "word", word: "sesame", bots: 2 });
  expect(asked({ ...WELCOMING, admission: "word", word: "sesame", come: "at_once" })).toMatchObject({ admission: "link", come: "at_once" });
  expect(asked({ ...WELCOMING, admission: "word", word: "sesame", come: "at_once" })).not.toHaveProperty("word");
  expect(asked({ ...WELCOMING, come: null })).toMatchObject({ bots: null });
});

test("a clock has its name where it has one", () => {
  expect(paceOf(null)).toBe("free");
  expect(paceOf({ turn_ms: 60_000, reserve_ms: 900_000 })).toBe("slow");
  expect(paceOf({ turn_ms: 61_000, reserve_ms: 900_000 })).toBe(null);
});
