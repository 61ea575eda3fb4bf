import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../src/gallery/states";
import type { EventMessage, Request, TableEvent } from "../src/protocol/messages";
import { Table } from "../src/state/table.svelte";

let sent: Request[];
let seeds: Request[];
let table: Table;
let seq: number;

function event(event: TableEvent): EventMessage {
  seq += 1;
  return { t: "event", table: "t1", seq, version: seq, event };
}

const card = (seat: number, code: string) => event({ e: "card", seat, card: code });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  seq = 10;
  seeds = [];
  table = new Table("t1", (request) => (request.t === "seed" ? seeds : sent).push(request));
  table.receive({ t: "snapshot", table: "t1", seq, version: 4, view: STATES["lead"]! });
});
afterEach(() => vi.useRealTimers());

describe("who may not come in", () => {
  it("is told why nothing is told of the table, and not of another's", () => {
    const refusal = { code: "no-spectators", args: { table: "t2" } };
    table.receive({ t: "refuse", id: null, ...refusal });
    expect(table.barred).toBe(null);
    table.receive({ t: "refuse", id: null, ...refusal, args: { table: "t1" } });
    expect(table.barred).toEqual({ code: "no-spectators", args: { table: "t1" } });
  });

  it("is told why he does not sit, until he tries again", () => {
    table.seat("sit", 2, "sesame");
    const [{ id = "" } = {}] = sent;
    expect(sent).toMatchObject([{ t: "seat", action: "sit", seat: 2, word: "sesame" }]);
    table.receive({ t: "refuse", id, code: "wrong-word", args: {} });
    expect([table.unseated?.code, table.barred]).toEqual(["wrong-word", null]);
    table.seat("sit", 2, "open sesame");
    expect(table.unseated).toBe(null);
  });
});

describe("a snapshot after the club was away", () => {
  const again = (version: number) =>
    table.receive({ t: "snapshot", table: "t1", seq: 1_000_010, version, view: structuredClone(STATES["lead"]!) });

  it("leaves the turn as it is where nothing has happened, and with it what was half chosen", () => {
    const options = table.shown?.match?.options;
    expect(options).toBeTruthy();
    again(4);
    expect(table.shown?.match?.options).toBe(options);
    expect(table.seq).toBe(1_000_010);
  });

  it("is a new turn where the match has gone on", () => {
    const options = table.shown?.match?.options;
    again(6);
    expect(table.shown?.match?.options).not.toBe(options);
  });
});

describe("what is wanted beside cards", () => {
  it("is sent as it is meant, a claim with the version that was seen", () => {
    table.claim("none");
    table.takeBack();
    table.consent("replace", 2);
    expect(sent).toMatchObject([
      { t: "claim", table: "t1", expect: 4, rest: "none" },
      { t: "take_back", table: "t1" },
      { t: "consent", table: "t1", say: "replace", seat: 2 },
    ]);
  });

  it("leaves the reason when it is refused, and the hand free", () => {
    table.claim("mine");
    table.receive({ t: "refuse", id: sent[0]!.id, code: "not-certain", args: {} });
    expect(table.refusal).toEqual({ code: "not-certain", args: {} });
    expect(table.act("7S")).toBe(true);
  });
});

describe("what is said", () => {
  it("leaves the reason when nobody has heard it, until the next word", () => {
    table.say({ text: "Hello!" });
    table.receive({ t: "refuse", id: sent[0]!.id, code: "muted", args: {} });
    expect(table.unheard).toEqual({ code: "muted", args: {} });
    table.say({ phrase: "hello" });
    expect(table.unheard).toBeNull();
  });
});

describe("an action", () => {
  it("carries the version that was seen and is sent once", () => {
    expect(table.act("7S")).toBe(true);
    expect(table.act("AS")).toBe(false);
    expect(sent).toMatchObject([{ t: "act", table: "t1", expect: 4, action: "7S" }]);
    expect(table.sent).toBe("7S");
  });

  it("is not sent when it is not among the legal ones", () => {
    expect(table.act("9S")).toBe(false);
    expect(sent).toEqual([]);
  });

  it("may ask any price where prices are asked", () => {
    table.receive({ t: "snapshot", table: "t1", seq, version: 4, view: STATES["talon"]! });
    expect(table.act("ask 77777")).toBe(true);
    expect(table.act("bid 3")).toBe(false);
  });

  it("that is refused leaves the reason and frees the hand", () => {
    table.act("7S");
    table.receive({ t: "refuse", id: sent[0]!.id, code: "revoke", args: { led: "H" } });
    expect(table.refusal).toEqual({ code: "revoke", args: { led: "H" } });
    expect(table.act("AS")).toBe(true);
    expect(table.refusal).toBeNull();
  });

  it("that came too late brings what has happened meanwhile", () => {
    table.act("7S");
    const turn = event({ e: "turn", seat: 1, phase: "play", options: null });
    table.receive({ t: "stale", id: sent[0]!.id, version: seq, tail: [turn] });
    expect(table.sent).toBeNull();
    expect(table.known?.match?.turn).toBe(1);
    expect(table.act("7S")).toBe(false);
  });

  it("ignores answers to others", () => {
    table.act("7S");
    table.receive({ t: "ack", id: "other", seq: 1 });
    expect(table.sent).toBe("7S");
    table.receive({ t: "ack", id: sent[0]!.id, seq: 1 });
    expect(table.sent).toBeNull();
  });
});

it("adds 16 bytes of its own to every deal that is promised, once", () => {
  const { people, host, stage, match } = STATES["lead"]!;
  const promise = (deal: number) => ({ deal, commitment: "63".repeat(32) });
  expect(match?.number).toBe(2);
  table.receive(event({ e: "people", people, host, stage, sealed: [promise(2), promise(3)] }));
  table.receive(event({ e: "people", people, host, stage, sealed: [promise(2), promise(3)] }));
  table.receive(event({ e: "people", people, host, stage, sealed: [promise(3), promise(4)] }));
  expect(seeds).toMatchObject([
    { t: "seed", deal: 3, seed: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    { t: "seed", deal: 4 },
  ]);
});

describe("events", () => {
  it("are shown one after another, and known at once", () => {
    table.receive(card(0, "7S"));
    table.receive(card(1, "8S"));
    expect(table.known?.match?.trick.cards).toEqual(["7S", "8S"]);
    expect(table.shown?.match?.trick.cards).toEqual(["7S"]);
    vi.advanceTimersByTime(400);
    expect(table.shown?.match?.trick.cards).toEqual(["7S", "8S"]);
  });

  it("wait for nobody who wants to act", () => {
    table.receive(card(0, "7S"));
    table.receive(card(1, "8S"));
    table.act("AS");
    expect(table.shown).toEqual(table.known);
  });

  it("heard twice count once", () => {
    const once = card(0, "7S");
    table.receive(once);
    table.receive(once);
    expect(table.known?.match?.trick.cards).toEqual(["7S"]);
    expect(table.seq).toBe(once.seq);
  });

  it("of another table are not ours", () => {
    table.receive({ ...card(0, "7S"), table: "t2" });
    expect(table.known?.match?.trick.cards).toEqual([]);
  });

  it("after an absence are not replayed one by one", () => {
    for (let i = 0; i < 20; i++) table.receive(event({ e: "passed", seat: 0 }));
    expect(table.shown).toEqual(table.known);
  });

  it("show at once when nothing is to move", () => {
    const still = new Table("t1", () => {}, () => 0);
    still.receive({ t: "snapshot", table: "t1", seq, version: 4, view: STATES["lead"]! });
    still.receive(card(0, "7S"));
    still.receive(card(1, "8S"));
    expect(still.shown).toEqual(still.known);
  });

  it("leave a taken trick in sight until the next card or a second later", () => {
    for (const [seat, code] of ["7S", "8S", "9S", "TS"].entries()) table.receive(card(seat, code));
    table.receive(event({ e: "trick", taker: 3, points: [0, 0, 0, 0] }));
    vi.advanceTimersByTime(1000);
    expect(table.lingering).toBe(true);
    expect(table.shown?.match?.tricks.length).toBe(1);
    table.receive(card(3, "7H"));
    vi.advanceTimersByTime(900);
    expect(table.lingering).toBe(false);
  });
});
