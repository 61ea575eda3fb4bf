/** One's own name while it is being typed. */

import { rename } from "../net/api";
import type { Connection } from "./connection.svelte";

/** What the field of one's own name holds. The club may say who one is at any moment; a field that is entered keeps what stands in it. */
export class NameDraft {
  readonly #connection: Pick<Connection, "name">;
  #kept = $state<string | null>(null);

  constructor(connection: Pick<Connection, "name">) {
    this.#connection = connection;
  }

  get text(): string {
    return this.#kept ?? this.#connection.name;
  }

  set text(typed: string) {
    this.#kept = typed;
  }

  enter(): void {
    this.#kept ??= this.#connection.name;
  }

  /** An empty field, and one that says nothing new, show again what the club says. */
  leave(): void {
    if (this.#news === null) this.#kept = null;
  }

  /** Tells the club a new name; throws its refusal, and keeps what was typed. */
  async say(): Promise<void> {
    const name = this.#news;
    if (name !== null) this.#connection.name = (await rename(name)).name;
    this.#kept = null;
  }

  get #news(): string | null {
    const name = this.text.trim().replace(/\s+/g, " ");
    return name === "" || name === this.#connection.name ? null : name;
  }
}
