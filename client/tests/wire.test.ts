import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backoffMs } from "../src/net/backoff";
import { Wire, type Socket, type Status } from "../src/net/wire";
import type { Request, ServerMessage } from "../src/protocol/messages";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  send = (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>);
  close = () => this.onclose?.({} as CloseEvent);
  open = () => this.onopen?.({} as Event);
  hear = (message: ServerMessage) => this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  welcome = () => this.hear({ t: "welcome", token: null, name: "Anna", server: "test" });
}

const act: Request = { t: "act", table: "t1", id: "i1", expect: 4, action: "7S" };
let sockets: FakeSocket[];
let statuses: Status[];
let wire: Wire;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  statuses = [];
  const open = () => (sockets.push(new FakeSocket()), last());
  const listener = { status: (status: Status) => void statuses.push(status), message: () => {} };
  wire = new Wire(open, () => "ru", listener);
  wire.connect();
});
afterEach(() => vi.useRealTimers());

it("greets first and subscribes once it is welcome", () => {
  wire.follow("t1", () => null);
  last().open();
  expect(last().sent).toEqual([{ t: "hello", token: null, lang: "ru" }]);
  last().welcome();
  expect(last().sent.at(-1)).toEqual({ t: "subscribe", table: "t1", since: null });
  expect(statuses.at(-1)).toBe("open");
});

it("comes back after a loss, asks for the rest and sends unanswered requests again unchanged", () => {
  wire.follow("t1", () => 17);
  last().open();
  last().welcome();
  wire.request(act);
  last().close();
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(600);
  expect(sockets.length).toBe(2);
  last().open();
  last().welcome();
  expect(last().sent.slice(1)).toEqual([{ t: "subscribe", table: "t1", since: 17 }, act]);
});

it.each<ServerMessage>([
  { t: "ack", id: "i1", seq: 9 },
  { t: "refuse", id: "i1", code: "revoke", args: { led: "S" } },
  { t: "stale", id: "i1", version: 5, tail: [] },
])("does not send again what was answered by $t", (answer) => {
  last().open();
  last().welcome();
  wire.request(act);
  expect(wire.waiting).toBe(1);
  last().hear(answer);
  expect(wire.waiting).toBe(0);
});

it("keeps what is asked while it is away", () => {
  wire.request(act);
  last().open();
  expect(last().sent.length).toBe(1);
  last().welcome();
  expect(last().sent.at(-1)).toEqual(act);
});

it("does not come back after it has been closed", () => {
  last().open();
  wire.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
});

it("takes a long silence for a loss", () => {
  last().open();
  last().welcome();
  vi.advanceTimersByTime(70_000);
  expect(statuses).toContain("lost");
});

it("waits longer with each attempt, between half a second and eight", () => {
  expect(backoffMs(0, () => 0)).toBe(500);
  expect(backoffMs(3, () => 0)).toBe(2000);
  expect(backoffMs(3, () => 1)).toBe(4000);
  expect(backoffMs(30, () => 1)).toBe(8000);
});

it("comes in anew when the browser has another session, and hears nothing more of the old one", () => {
  wire.follow("t1", () => 17);
  last().open();
  last().welcome();
  wire.request(act);
  const old = last();

  wire.again();
  old.hear({ t: "bye", code: "signed-out" });
  last().open();
  last().welcome();

  expect(sockets).toHaveLength(2);
  expect(last().sent).toEqual([
    { t: "hello", token: null, lang: "ru" },
    { t: "subscribe", table: "t1", since: 17 },
  ]);
  expect(statuses.at(-1)).toBe("open");
});
