import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventMessage, Request } from "../src/protocol/messages";
import { Table } from "../src/state/table.svelte";
import { presets, stretches, tableOf, type Step, type Stretch } from "./stretches";

/** A table that follows a stretch, and the club that wraps it: `leap` apart are the numbers of what it tells. */
class Following {
  readonly sent: Request[] = [];
  readonly table = new Table("t1", (request) => this.sent.push(request));
  #seq = 100;

  constructor(
    readonly stretch: Stretch,
    private readonly leap = 1,
  ) {
    this.snapshot(0, stretch.view);
  }

  snapshot(version: number, match: Stretch["view"]): void {
    const view = structuredClone(tableOf(this.stretch.seat, match));
    this.table.receive({ t: "snapshot", table: "t1", seq: this.#seq, version, view });
  }

  /** One thing more, in the club's envelope. */
  message({ event, version }: Step): EventMessage {
    this.#seq += this.leap;
    return { t: "event", table: "t1", seq: this.#seq, version, event };
  }

  /** The viewer does what he has done, which the last snapshot or turn must have allowed him; the request's id. */
  act(action: string, version: number): string {
    expect(this.table.act(action)).toBe(true);
    const request = this.sent.at(-1)!;
    expect(request).toMatchObject({ t: "act", table: "t1", expect: version - 1, action });
    expect(this.table.sent).toBe(action);
    return (request as { id: string }).id;
  }

  ack(id: string): void {
    this.table.receive({ t: "ack", id, seq: this.#seq });
    expect(this.table.sent).toBeNull();
  }

  /** Knows what the club knows at once, and shows it when all has been seen to happen. */
  expectAsRecorded({ view }: Step): void {
    if (!view) return;
    expect(this.table.known?.match).toEqual(view);
    vi.runAllTimers();
    expect(this.table.shown?.match).toEqual(view);
  }
}

/** Tells a table all the steps, and acknowledges what its viewer did when all has been told that came of it. */
function tell(following: Following, steps: Step[]): void {
  let awaited: { id: string; version: number } | null = null;
  for (const step of steps) {
    if (awaited && step.version !== awaited.version) {
      following.ack(awaited.id);
      awaited = null;
    }
    if (step.act) awaited = { id: following.act(step.act, step.version), version: step.version };
    following.table.receive(following.message(step));
    following.expectAsRecorded(step);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a table that hears the club's messages shows the later snapshot", () => {
  it.each(presets)("%s", (preset) => {
    for (const stretch of stretches(preset)) tell(new Following(stretch), stretch.steps);
  });
});

describe("numbers that are missing are not missed: some news are for others, and a restart leaps", () => {
  it.each(presets)("%s", (preset) => {
    for (const stretch of stretches(preset)) tell(new Following(stretch, 7), stretch.steps);
  });
});

describe("who comes back hears again what he knows, or a snapshot, and what came after it", () => {
  it.each(presets)("%s", (preset) => {
    for (const stretch of stretches(preset)) {
      const { steps } = stretch;
      const following = new Following(stretch);
      const heard = steps.map((step) => ({ step, message: following.message(step) }));
      for (const [place, { step, message }] of heard.entries()) {
        following.table.receive(message);
        for (const again of heard.slice(Math.max(0, place - 3), place + 1)) following.table.receive(again.message);
        following.expectAsRecorded(step);
      }
      const from = steps.findIndex(({ view }) => view);
      const late = new Following({ ...stretch, view: steps[from]!.view! });
      late.snapshot(steps[from]!.version, steps[from]!.view!);
      tell(late, steps.slice(from + 1));
    }
  });
});

describe("who acts too late is told what has happened, and may then do what is his turn", () => {
  it.each(presets)("%s", (preset) => {
    for (const stretch of stretches(preset)) {
      const place = stretch.steps.findIndex(({ act }) => act);
      if (place < 0) continue;
      const following = new Following(stretch);
      tell(following, stretch.steps.slice(0, place));
      const { act = "", version } = stretch.steps[place]!;
      const id = following.act(act, version);
      const tail = stretch.steps.slice(place).filter((step) => step.version === version);
      following.table.receive({ t: "stale", id, version, tail: tail.map((step) => following.message(step)) });
      expect(following.table.sent).toBeNull();
      tell(following, stretch.steps.slice(place + tail.length));
    }
  });
});
