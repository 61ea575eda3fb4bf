/** A lesson being played: the server sends the deal up to now, and its moments are shown one after another. */

import type { SceneFrame, SmallTable } from "../protocol/book";

export type AskLesson = (cards: readonly string[]) => Promise<SmallTable>;

const CARD_MS = 650;
const TRICK_MS = 1300;

export class Lesson {
  table = $state.raw<SmallTable | null>(null);
  /** Which of the moments is on the board. */
  shown = $state(0);
  /** A trick that has just been taken lies for a while. */
  lingering = $state(false);
  failed = $state(false);
  /** A card is on its way: till the answer comes no other may follow. */
  #asking = $state(false);
  readonly #ask: AskLesson;
  readonly #speed: () => number;
  #cards: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: AskLesson, speed: () => number) {
    this.#ask = ask;
    this.#speed = speed;
  }

  begin(): Promise<void> {
    this.stop();
    this.#cards = [];
    this.shown = 0;
    this.lingering = false;
    return this.#send();
  }

  play(card: string): Promise<void> {
    if (!this.legal.includes(card)) return Promise.resolve();
    this.#cards = [...this.#cards, card];
    return this.#send();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get frame(): SceneFrame | null {
    return this.table?.frames[this.shown] ?? null;
  }

  get settled(): boolean {
    return this.table !== null && !this.#asking && this.shown === this.table.frames.length - 1 && !this.lingering;
  }

  /** What the learner may play now: nothing while cards are still being shown. */
  get legal(): readonly string[] {
    return this.settled && this.table?.outcome === "open" ? (this.frame?.legal ?? []) : [];
  }

  get outcome(): SmallTable["outcome"] {
    return this.settled ? this.table!.outcome : "open";
  }

  async #send(): Promise<void> {
    this.#asking = true;
    try {
      this.table = await this.#ask(this.#cards);
      this.failed = false;
      this.#next();
    } catch {
      this.#cards = this.#cards.slice(0, -1);
      this.failed = true;
    } finally {
      this.#asking = false;
    }
  }

  #next(): void {
    this.stop();
    if (this.table === null || this.shown >= this.table.frames.length - 1) return;
    this.#timer = setTimeout(() => {
      this.shown += 1;
      if (this.frame?.trick?.taker == null) return this.#next();
      this.lingering = true;
      this.#timer = setTimeout(() => {
        this.lingering = false;
        this.#next();
      }, TRICK_MS * this.#speed());
    }, CARD_MS * this.#speed());
  }
}

/** Who took the last finished trick up to a moment: there its cards fly. */
export function lastTaker(frames: readonly SceneFrame[], shown: number): number | null {
  return frames.slice(0, shown + 1).findLast((frame) => frame.trick?.taker != null)?.trick?.taker ?? null;
}
