/** What is said at a table, as one who sits there hears it: over the plates for a moment, and who is not heard at all. */

import type { Seat, TableEvent } from "../protocol/messages";

const STAYS_MS = 5000;

export class Talk {
  muted = $state<string[]>([]);
  /** Something was said that has not been looked at. */
  unread = $state(false);
  /** What each seat has just said. */
  over = $state<Partial<Record<Seat, string>>>({});

  /** A line of the chat; `text` is that line in the listener's language, `read` whether he has it before his eyes. */
  hear({ name, seat }: Extract<TableEvent, { e: "said" }>, text: string, read: boolean): void {
    if (this.muted.includes(name)) return;
    this.unread = !read;
    if (seat === null) return;
    this.over[seat] = text;
    setTimeout(() => this.over[seat] === text && delete this.over[seat], STAYS_MS);
  }

  mute(name: string): void {
    this.muted = this.muted.includes(name) ? this.muted.filter((other) => other !== name) : [...this.muted, name];
  }
}
