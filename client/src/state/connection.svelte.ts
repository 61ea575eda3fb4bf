/** The page's one connection and who its person is. */

import type { ServerMessage } from "../protocol/messages";
import { Wire, type Socket, type Status } from "../net/wire";
import { waitFor } from "../net/api";
import { Foyer } from "./foyer.svelte";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";

const SUBPROTOCOL = "kingclub.1";

function openSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws`, SUBPROTOCOL);
}

export class Connection {
  status = $state<Status>("closed");
  name = $state("");
  /** Why the server has hung up for good. */
  farewell = $state<string | null>(null);
  readonly foyer: Foyer;
  #greeted: () => void = () => {};
  readonly #tables = new Map<string, Table>();
  readonly #wire: Wire;

  constructor(lang: () => string, open: () => Socket = openSocket) {
    this.#wire = new Wire(open, lang, {
      status: (status) => {
        this.status = status;
        if (status === "lost" || status === "closed") this.#greeted();
      },
      message: (message) => this.#receive(message),
    });
    this.foyer = new Foyer((...said) => {
      this.greet();
      this.#wire.stand(...said);
    });
  }

  hurry(): void {
    this.#wire.hurry();
  }

  /** Comes in without sitting down: the club then knows who it is. */
  greet(): void {
    if (this.status !== "closed") return;
    waitFor(new Promise((done) => (this.#greeted = done)));
    this.#wire.connect();
  }

  /** Signs in or out: meanwhile nobody is here, and then whoever the browser's cookie says. */
  async anew<T>(change: () => Promise<T>): Promise<T> {
    this.#wire.close();
    try {
      return await change();
    } finally {
      this.again();
    }
  }

  again(): void {
    this.farewell = null;
    this.#wire.again();
  }

  /** Sits down to watch or play: the table's state, kept up to date from now on. */
  join(id: string): Table {
    this.greet();
    const table = new Table(
      id,
      (request) => this.#wire.request(request),
      // Where nobody looks nothing moves: browsers make timers wait there.
      () => (document.visibilityState === "hidden" ? 0 : settings.speed),
    );
    this.#tables.set(id, table);
    this.#wire.follow(id, () => table.seq);
    return table;
  }

  leave(table: Table): void {
    this.#tables.delete(table.id);
    this.#wire.leave(table.id);
  }

  #receive(message: ServerMessage): void {
    if (message.t === "welcome") {
      this.#greeted();
      this.name = message.name;
      this.farewell = null;
    }
    if (message.t === "bye") this.farewell = message.code;
    this.foyer.receive(message);
    for (const table of this.#tables.values()) table.receive(message);
  }
}
