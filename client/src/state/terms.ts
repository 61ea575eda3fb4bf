/** What is agreed at a table besides its rules, as it is asked for and as it is told. */

import { LIMITS } from "../protocol/limits";
import type { Admission, Come, LimitTerms, Pace, Terms } from "../protocol/messages";
import { keep, recall } from "./settings.svelte";

/** What a table was opened with, where nothing else is known: a replay, a picture, a test. */
export const NO_TERMS: Terms = {
  admission: "link",
  bots: null,
  limit: null,
  spectators: true,
  take_backs: false,
  past_tricks: true,
  hints: false,
};

/** The terms as `POST /api/v1/tables` takes them: whatever is left out is as usual. */
export interface AskedTerms {
  admission?: Admission;
  word?: string;
  bots?: number | null;
  come?: Come;
  limit?: LimitTerms | null;
  spectators?: boolean;
  take_backs?: boolean;
  pause?: boolean;
  past_tricks?: boolean;
  hints?: boolean;
}

/** The clocks that have a name. */
export const PACES = Object.keys(LIMITS) as Pace[];

export function paceOf(limit: LimitTerms | null): Pace | null {
  return PACES.find((pace) => LIMITS[pace]?.turn_ms === limit?.turn_ms && LIMITS[pace]?.reserve_ms === limit?.reserve_ms) ?? null;
}

/** What the form of a new table says. */
export interface Agreement {
  admission: Admission;
  word: string;
  /** When bots come; null for a table of people only. */
  come: Come | null;
  level: number;
  limit: LimitTerms | null;
  spectators: boolean;
  takeBacks: boolean;
  pastTricks: boolean;
  hints: boolean;
  pause: boolean;
}

/** Everybody may come, and after a minute the bots do: nobody waits long, and people are welcome. */
export const WELCOMING: Agreement = {
  admission: "open",
  word: "",
  come: "after_wait",
  level: 2,
  limit: null,
  spectators: true,
  takeBacks: false,
  pastTricks: true,
  hints: false,
  pause: true,
};

/** What the server is asked for. With bots at once there is no seat left for which a word could be said. */
export function asked(agreement: Agreement): AskedTerms {
  const { admission, word, come, level, limit, spectators, takeBacks, pastTricks, hints, pause } = agreement;
  const isAlone = come === "at_once";
  return {
    admission: isAlone ? "link" : admission,
    ...(admission === "word" && !isAlone ? { word: word.trim() } : {}),
    ...(come === null ? { bots: null } : { bots: level, come }),
    limit,
    spectators,
    take_backs: takeBacks,
    past_tricks: pastTricks,
    hints,
    pause,
  };
}

const KEY = "kingclub.agreement";

/** What was agreed here last; the word is not kept. */
export function lastAgreement(): Agreement {
  try {
    return { ...WELCOMING, ...(JSON.parse(recall(KEY) ?? "{}") as Partial<Agreement>), word: "" };
  } catch {
    return WELCOMING;
  }
}

export function keepAgreement(agreement: Agreement): void {
  keep(KEY, JSON.stringify({ ...agreement, word: "" }));
}
