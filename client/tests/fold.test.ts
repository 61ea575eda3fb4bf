import { describe, expect, it } from "vitest";
import type { MatchView, TableView } from "../src/protocol/messages";
import { choices, hasCalls } from "../src/state/calls";
import { extended, fold } from "../src/state/fold";
import { NO_ACCORD } from "../src/state/accord";
import { presets, stretches, tableOf } from "./stretches";

describe("a snapshot with the events after it is the later snapshot", () => {
  it("knows the whole catalogue", () => expect(presets.length).toBeGreaterThanOrEqual(36));

  it.each(presets)("%s", (preset) => {
    for (const { seat, view, steps } of stretches(preset)) {
      let folded = tableOf(seat, view);
      for (const step of steps) {
        folded = fold(folded, step.event);
        if (step.view) expect(folded.match).toEqual(step.view);
      }
    }
  });
});

describe("the controls know every call of every preset", () => {
  const phases = new Set<string>();

  it.each(presets)("%s", (preset) => {
    for (const { steps } of stretches(preset)) {
      for (const { event } of steps) {
        if (event.e !== "turn") continue;
        phases.add(event.phase);
        if (!event.options) continue;
        const found = choices(event.options.legal);
        expect(found.cards.length > 0 || hasCalls(found)).toBe(true);
        expect(found.words.every((word) => WORDS.includes(word))).toBe(true);
      }
    }
  });

  it("met every phase that asks for something", () => {
    const asking = "order bid name praise open-sale offer accept talon buy give play domino".split(" ");
    expect([...phases].sort()).toEqual(asking.sort());
  });
});

const WORDS = "pass by-last decline settle sell accept keep take buy".split(" ");

describe("the small things at the table", () => {
  const waiting: TableView = { ...tableOf(0, {} as MatchView), match: null, stage: "waiting" };

  it("keeps the last fifty lines of chat", () => {
    let view = waiting;
    for (let i = 0; i < 60; i++) view = fold(view, { e: "said", seat: 0, name: "Anna", text: `${i}`, phrase: null });
    expect(view.chat.length).toBe(50);
    expect(view.chat.at(-1)?.text).toBe("59");
  });

  it("sets people and clock and leaves the rest", () => {
    const sealed = [{ deal: 1, commitment: "630d" }];
    const person = { name: "Anna", kind: "person" as const, level: null, owner: null, present: true, ready: true };
    const view = fold(fold(waiting, { e: "clock", deadline: 7 }), { e: "people", people: [person], host: 0, stage: "playing", sealed });
    expect(view).toEqual({ ...waiting, deadline: 7, people: [person], stage: "playing", sealed });
    const accord = { ...NO_ACCORD, take_back: 0 };
    expect(fold(waiting, { e: "accord", accord })).toEqual({ ...waiting, accord });
  });

  it("grows the layout at the end where the card fits", () => {
    expect(extended([["D", "6", "8"]], "9D")).toEqual([["D", "6", "9"]]);
    expect(extended([["D", "6", "8"]], "5D")).toEqual([["D", "5", "8"]]);
    expect(extended([["D", "6", "8"]], "7S")).toEqual([
      ["S", "7", "7"],
      ["D", "6", "8"],
    ]);
  });
});
