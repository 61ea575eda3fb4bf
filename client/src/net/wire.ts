/**
 * The socket as the rest of the client sees it: always there, sometimes late.
 *
 * It greets, subscribes again from the last `seq` seen, and sends every request again unchanged until it is answered.
 */

import type { ClientMessage, Request, ServerMessage } from "../protocol/messages";
import { backoffMs } from "./backoff";

export type Status = "connecting" | "open" | "lost" | "closed";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface Listener {
  status(status: Status): void;
  message(message: ServerMessage): void;
}

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
/** After these words the server doesn't want to see this page again by itself. */
const FINAL = ["replaced", "banned", "version", "signed-out"];

export class Wire {
  #socket: Socket | null = null;
  #attempt = 0;
  #greeted = false;
  #closed = false;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  readonly #unanswered = new Map<string, Request>();
  readonly #tables = new Map<string, () => number | null>();
  readonly #standing = new Map<string, ClientMessage>();

  constructor(
    private readonly open: () => Socket,
    private readonly lang: () => string,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    this.#closed = false;
    this.listener.status(this.#attempt === 0 ? "connecting" : "lost");
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Leaves, and hears nothing more. */
  close(): void {
    const old = this.#socket;
    this.#closed = true;
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#retry = undefined;
    old?.close();
    this.listener.status("closed");
  }

  /** Comes in anew, as whoever the browser's cookie says it is now; what was asked as somebody else is dropped. */
  again(): void {
    this.close();
    this.#attempt = 0;
    this.#unanswered.clear();
    this.connect();
  }

  /** Connects at once instead of waiting for the back-off: the network has come back, or the page. */
  hurry(): void {
    if (this.#retry === undefined || this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.connect();
  }

  /** Follows a table; `since` tells the last `seq` seen, so that a reconnection asks for the rest only. */
  follow(table: string, since: () => number | null): void {
    this.#tables.set(table, since);
    if (this.#greeted) this.#send({ t: "subscribe", table, since: since() });
  }

  /** Says something that holds until it is taken back, and therefore again after each reconnection. */
  stand(key: string, message: ClientMessage | null, farewell?: ClientMessage): void {
    if (message) this.#standing.set(key, message);
    else this.#standing.delete(key);
    const now = message ?? farewell;
    if (this.#greeted && now) this.#send(now);
  }

  leave(table: string): void {
    this.#tables.delete(table);
    if (this.#greeted) this.#send({ t: "unsubscribe", table });
  }

  request(request: Request): void {
    this.#unanswered.set(request.id, request);
    if (this.#greeted) this.#send(request);
  }

  get waiting(): number {
    return this.#unanswered.size;
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #greet(): void {
    this.#heard = Date.now();
    this.#send({ t: "hello", token: null, lang: this.lang() });
    this.#pulse = setInterval(() => this.#beat(), PING_MS);
  }

  /** A laptop that slept keeps a dead socket open: silence is a loss. */
  #beat(): void {
    if (Date.now() - this.#heard > SILENCE_MS) this.#socket?.close();
    else this.#send({ t: "ping" });
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.t === "welcome") this.#resume();
    if (message.t === "ack" || message.t === "stale") this.#unanswered.delete(message.id);
    if (message.t === "refuse" && message.id !== null) this.#unanswered.delete(message.id);
    if (message.t === "bye" && FINAL.includes(message.code)) this.#closed = true;
    this.listener.message(message);
  }

  #resume(): void {
    this.#attempt = 0;
    this.#greeted = true;
    this.listener.status("open");
    for (const [table, since] of this.#tables) this.#send({ t: "subscribe", table, since: since() });
    for (const message of this.#standing.values()) this.#send(message);
    for (const request of this.#unanswered.values()) this.#send(request);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    clearInterval(this.#pulse);
    this.#socket = null;
    this.#greeted = false;
    if (this.#closed) return this.listener.status("closed");
    this.listener.status("lost");
    this.#retry = setTimeout(() => this.hurry(), backoffMs(this.#attempt++));
  }
}
