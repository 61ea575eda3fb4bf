import { beforeEach, expect, it, vi } from "vitest";
import { noteAdded, noted, notePromises } from "../src/state/ledger";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("keeps the first promise of a deal, whatever comes later", () => {
  notePromises("m1", [{ deal: 1, commitment: "aa" }]);
  notePromises("m1", [{ deal: 1, commitment: "bb" }, { deal: 2, commitment: "cc" }]);
  noteAdded("m1", 2, "dd");
  expect(noted("m1")).toEqual({ sealed: { 1: "aa", 2: "cc" }, added: { 2: "dd" } });
  expect(noted("m2")).toEqual({ sealed: {}, added: {} });
});

it("forgets the oldest of many matches", () => {
  for (let match = 0; match < 40; match++) noteAdded(`m${match}`, 1, "aa");
  expect(noted("m0").added).toEqual({});
  expect(noted("m39").added).toEqual({ 1: "aa" });
  expect(Object.keys(JSON.parse([...kept.values()][0]!) as object).length).toBe(30);
});

it("begins anew where what was kept cannot be read", () => {
  kept.set("kingclub.fair", "{");
  noteAdded("m1", 1, "aa");
  expect(noted("m1").added).toEqual({ 1: "aa" });
});
