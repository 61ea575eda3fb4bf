import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Talk } from "../src/state/talk.svelte";

const said = (name: string, seat: number | null) => ({ e: "said" as const, seat, name, text: "Hello", phrase: null });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("stands over the plate of whoever says it, for a while", () => {
  const talk = new Talk();
  talk.hear(said("A", 1), "Hello", false);
  expect(talk.over[1]).toBe("Hello");
  expect(talk.unread).toBe(true);
  vi.runAllTimers();
  expect(talk.over[1]).toBeUndefined();
});

it("leaves a newer line its whole time", () => {
  const talk = new Talk();
  talk.hear(said("A", 1), "First", true);
  vi.advanceTimersByTime(4000);
  talk.hear(said("A", 1), "Second", true);
  vi.advanceTimersByTime(2000);
  expect(talk.over[1]).toBe("Second");
});

it("hears nothing of whoever is muted, until he is heard again", () => {
  const talk = new Talk();
  talk.mute("A");
  talk.hear(said("A", 1), "Hello", false);
  expect([talk.over[1], talk.unread]).toEqual([undefined, false]);
  talk.mute("A");
  talk.hear(said("A", 1), "Hello", true);
  expect(talk.over[1]).toBe("Hello");
});
