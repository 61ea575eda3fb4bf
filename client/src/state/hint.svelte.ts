/** What the club advises: asked for at one's turn, and out of date with it. */

import type { Refusal } from "../protocol/messages";

export interface Hint {
  action: string;
  /** What it may be expected to bring in this deal, less the mean of the table, and the standard error of that. */
  points: number;
  error: number;
  code: string;
  reason: string;
  facts: string[];
}

export class Advice {
  /** The best first; empty until something has been asked. */
  hints = $state.raw<readonly Hint[]>([]);
  /** Which of them is read. */
  at = $state(0);
  asking = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #turn = 0;

  get read(): Hint | null {
    return this.hints[this.at] ?? null;
  }

  /** Points by the action, and by the card that is given away. */
  get worth(): Record<string, number> {
    const worth: Record<string, number> = {};
    for (const { action, points } of this.hints) {
      const [verb = "", card = ""] = action.split(" ");
      worth[action] = points;
      if (verb === "give") worth[card] ??= points;
    }
    return worth;
  }

  /** The best action; the card itself where it is given away. */
  get best(): string | null {
    const [verb = "", card = ""] = this.hints[0]?.action.split(" ") ?? [];
    return this.hints.length === 0 ? null : verb === "give" ? card : this.hints[0]!.action;
  }

  /** Asks once; an answer that comes after the turn is over is not heard. */
  async ask(load: () => Promise<readonly Hint[]>, why: (error: unknown) => Refusal): Promise<void> {
    if (this.asking) return;
    const turn = this.#turn;
    this.asking = true;
    this.refusal = null;
    const answer = await load().then(
      (hints) => ({ hints, refusal: null }),
      (error: unknown) => ({ hints: [], refusal: why(error) }),
    );
    if (turn === this.#turn) Object.assign(this, { ...answer, at: 0, asking: false });
  }

  /** Reads the next or the one before; beyond the last comes the first. */
  step(by: 1 | -1): void {
    this.at = (this.at + by + this.hints.length) % this.hints.length;
  }

  /** It is somebody else's turn, or enough has been read. */
  forget(): void {
    this.#turn += 1;
    Object.assign(this, { hints: [], at: 0, asking: false, refusal: null });
  }
}
