/** One table as this page sees it. */

import { newId, newSeed } from "../net/id";
import type {
  EventMessage,
  Refusal,
  Remainder,
  Request,
  Saying,
  SeatAction,
  ServerMessage,
  TableEvent,
  TableView,
} from "../protocol/messages";
import { fold } from "./fold";
import { noteAdded, notePromises } from "./ledger";
import { staysMs, waits } from "./pace";

/** More than this many events at once are a tail after an absence: shown as they end, not replayed. */
const TAIL = 14;
const LINGERS_MS = 1100;

/** Whether the club, back after a restart, tells of the same turn: what was half chosen then stays so. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Table {
  /** What the screen shows; may be a few hundred milliseconds behind what is known. */
  shown = $state.raw<TableView | null>(null);
  /** Why the last action was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** The action on its way to the server. */
  sent = $state.raw<string | null>(null);
  /** The table waits for the club's disk: nothing is lost, nothing is decided. */
  waiting = $state(false);
  /** What happened last, for animation, sound and screen readers. */
  latest = $state.raw<TableEvent | null>(null);

  /** A taken trick stays in sight for a moment, unless the next card comes sooner. */
  lingering = $state(false);

  /** Why one has not sat down, or changed one's seat. */
  unseated = $state.raw<Refusal | null>(null);
  /** Why nobody has heard what one said last. */
  unheard = $state.raw<Refusal | null>(null);
  /** Why nothing is told of this table. */
  barred = $state.raw<Refusal | null>(null);

  #known: TableView | null = null;
  #seq: number | null = null;
  #version = 0;
  #sentId: string | null = null;
  #seatId: string | null = null;
  #sayId: string | null = null;
  #queue: TableEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #freeAt = 0;
  #seeded = -1;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly send: (request: Request) => void,
    private readonly speed: () => number = () => 1,
  ) {}

  get seq(): number | null {
    return this.#seq;
  }

  /** What is known, shown or not: an action is judged by this. */
  get known(): TableView | null {
    return this.#known;
  }

  get legal(): readonly string[] {
    return this.#known?.match?.options?.legal ?? [];
  }

  receive(message: ServerMessage): void {
    if (message.t === "snapshot" && message.table === this.id) {
      const same = message.version === this.#version && isSame(message.view.match, this.#known?.match);
      this.#known = same ? { ...message.view, match: this.#known!.match } : message.view;
      this.#version = message.version;
      this.#seq = message.seq;
      this.#answered();
      this.flush();
      this.#addSeeds();
    } else if (message.t === "waiting" && message.table === this.id) this.waiting = message.waiting;
    else if (message.t === "event" && message.table === this.id) this.#event(message);
    else if (message.t === "refuse" && message.id === null) {
      if (message.args.table === this.id) this.barred = refusalIn(message);
    } else if ((message.t === "ack" || message.t === "stale" || message.t === "refuse") && message.id === this.#sentId) {
      this.#answer(message);
    } else if (message.t === "refuse" && message.id === this.#seatId) this.unseated = refusalIn(message);
    else if (message.t === "refuse" && message.id === this.#sayId) this.unheard = refusalIn(message);
  }

  /** Says or plays; returns false if it is not among the legal actions or another is under way. */
  act(action: string): boolean {
    this.flush();
    this.lingering = false;
    if (this.sent !== null || !this.#may(action)) return false;
    const id = newId();
    this.#sentId = id;
    this.sent = action;
    this.refusal = null;
    this.send({ t: "act", table: this.id, id, expect: this.#version, action });
    return true;
  }

  /** Claims the rest of the deal; the club alone knows whether it is certain. */
  claim(rest: Remainder): void {
    this.flush();
    if (this.sent !== null) return;
    this.#expectAnswer((id) => ({ t: "claim", table: this.id, id, expect: this.#version, rest }));
  }

  takeBack(): void {
    this.#expectAnswer((id) => ({ t: "take_back", table: this.id, id }));
  }

  /** Proposes something, answers what is proposed, or goes on. */
  consent(say: Saying, seat: number | null = null): void {
    this.#expectAnswer((id) => ({ t: "consent", table: this.id, id, say, seat }));
  }

  /** Sends a request of which the player is told why it is refused. */
  #expectAnswer(request: (id: string) => Request): void {
    const id = newId();
    if (this.sent === null) this.#sentId = id;
    this.refusal = null;
    this.send(request(id));
  }

  /** Ready for the next deal, up from the table, down on a seat. */
  seat(action: SeatAction, seat: number | null = null, word: string | null = null): void {
    const id = newId();
    if (action === "sit") [this.#seatId, this.unseated] = [id, null];
    this.send({ t: "seat", table: this.id, id, action, seat, word });
  }

  /** Notes what the club has promised, and then adds this client's own bytes to the deals to come: once to each, and
   * nobody minds if they come late. */
  #addSeeds(): void {
    const view = this.#known;
    if (!view || view.seat === null) return;
    notePromises(view.record, view.sealed);
    const dealt = view.stage === "waiting" ? -1 : (view.match?.number ?? 0);
    for (const { deal } of view.sealed) {
      if (deal <= dealt || deal <= this.#seeded) continue;
      this.#seeded = deal;
      const seed = newSeed();
      noteAdded(view.record, deal, seed);
      this.send({ t: "seed", table: this.id, id: newId(), deal, seed });
    }
  }

  say(words: { text: string } | { phrase: string }): void {
    const id = newId();
    [this.#sayId, this.unheard] = [id, null];
    this.send({ t: "say", table: this.id, id, text: null, phrase: null, ...words });
  }

  /** Shows at once everything that is known. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#freeAt = 0;
    this.shown = this.#known;
  }

  /** Of the prices that may be asked only a sample is listed; the server judges the others. */
  #may(action: string): boolean {
    return this.legal.includes(action) || (action.startsWith("ask ") && this.legal.some((legal) => legal.startsWith("ask ")));
  }

  #event(message: EventMessage): void {
    if (this.#known === null || (this.#seq !== null && message.seq <= this.#seq)) return;
    this.#seq = message.seq;
    this.#version = message.version;
    this.#known = fold(this.#known, message.event);
    if (message.event.e === "people") this.#addSeeds();
    this.#queue.push(message.event);
    if (this.#queue.length > TAIL || this.speed() === 0) {
      this.#happen(message.event);
      return this.flush();
    }
    if (this.#timer === undefined) this.#show();
  }

  #show(): void {
    this.#timer = undefined;
    for (let event = this.#queue[0]; event && this.shown; event = this.#queue[0]) {
      const wait = waits(event) ? this.#freeAt - Date.now() : 0;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#show(), wait);
        return;
      }
      this.#queue.shift();
      this.shown = fold(this.shown, event);
      this.#happen(event);
      const stays = staysMs(event) * this.speed();
      if (stays > 0) this.#freeAt = Date.now() + stays;
    }
  }

  #happen(event: TableEvent): void {
    this.latest = event;
    if (event.e !== "trick" && event.e !== "card" && event.e !== "dealt") return;
    clearTimeout(this.#linger);
    this.lingering = event.e === "trick";
    if (this.lingering) this.#linger = setTimeout(() => (this.lingering = false), LINGERS_MS);
  }

  #answer(message: Extract<ServerMessage, { t: "ack" | "stale" | "refuse" }>): void {
    this.#answered();
    if (message.t === "refuse") this.refusal = { code: message.code, args: message.args };
    if (message.t === "stale") for (const event of message.tail) this.#event(event);
  }

  #answered(): void {
    this.sent = null;
    this.#sentId = null;
  }
}

const refusalIn = ({ code, args }: Refusal): Refusal => ({ code, args });
