/** The foyer as the server tells of it: the list that is followed, and the search for people. */

import type { ClientMessage, Hall, Listing, Pace, ServerMessage } from "../protocol/messages";

export interface Search {
  presets: string[];
  paces: Pace[];
}

export interface Progress {
  have: number;
  need: number;
}

/** Says something now and again after every reconnection, until it is taken back with null. */
export type Stand = (key: string, message: ClientMessage | null, farewell?: ClientMessage) => void;

/** What one wants first: seats to take, the fuller table before the emptier; then matches that can be watched. */
export function inOrder(tables: readonly Listing[]): Listing[] {
  const free = (table: Listing): number => table.people.filter(({ kind }) => kind === "empty").length;
  const rank = (table: Listing): number => (table.stage === "waiting" ? free(table) || 10 : table.terms.spectators ? 20 : 30);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

export class Foyer {
  /** The tables of the list, in order; null until the server has told them. */
  tables = $state.raw<Listing[] | null>(null);
  search = $state.raw<Search | null>(null);
  progress = $state.raw<Progress | null>(null);
  /** The table to which the search has led. */
  found = $state<string | null>(null);
  #hall: Hall | null | undefined = undefined;

  constructor(private readonly stand: Stand) {}

  /** Follows the list of a hall, or of the whole club for null. */
  watch(hall: Hall | null): void {
    this.#hall = hall;
    this.tables = null;
    this.stand("watch", { t: "watch", hall });
  }

  unwatch(): void {
    this.#hall = undefined;
    this.stand("watch", null, { t: "unwatch" });
  }

  seek(search: Search): void {
    this.search = search;
    this.found = null;
    this.stand("seek", { t: "seek", ...search });
  }

  withdraw(): void {
    this.#endSearch();
    this.stand("seek", null, { t: "unseek" });
  }

  /** The notice has been seen. */
  dismiss(): void {
    this.found = null;
  }

  receive(message: ServerMessage): void {
    if (message.t === "lobby" && message.hall === this.#hall) {
      const kept = message.whole ? [] : (this.tables ?? []);
      const changed = new Set([...message.tables.map(({ table }) => table), ...message.gone]);
      this.tables = inOrder([...kept.filter(({ table }) => !changed.has(table)), ...message.tables]);
    } else if (message.t === "seeking" && this.search) this.progress = { have: message.have, need: message.need };
    else if (message.t === "found") {
      this.#endSearch();
      this.stand("seek", null);
      this.found = message.table;
    }
  }

  #endSearch(): void {
    this.search = null;
    this.progress = null;
  }
}
