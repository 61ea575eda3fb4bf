// What the club holds people to, and what it lets them choose from. Made from the server's constants by
// `python -m kingclub.server.typescript limits`: change those and print this anew.

import type { Hall, LimitTerms, Pace } from "./messages";

export const NAME_LENGTH = 24;
export const WORD_LENGTH = 40;
export const CHAT_LENGTH = 300;
export const REPORT_LENGTH = 300;
export const HALLS: readonly Hall[] = ["sandbox", "classic", "ordered", "recovery", "sizes", "book"];
export const REASONS = ["insult", "spam", "collusion", "stalling", "name", "other"] as const;
export const LIMITS: Record<Pace, LimitTerms | null> = {
  free: null,
  quick: {"turn_ms": 15000, "reserve_ms": 120000},
  usual: {"turn_ms": 30000, "reserve_ms": 300000},
  slow: {"turn_ms": 60000, "reserve_ms": 900000},
};
