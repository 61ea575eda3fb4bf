/** How long an event stays on the screen before the next one follows: so that a bot's haste can be watched. */

import type { TableEvent } from "../protocol/messages";

type Kind = TableEvent["e"];

const STAYS_MS: Partial<Record<Kind, number>> = { card: 320, passed: 320, called: 450, trick: 750, drawn: 900 };
/** These move nothing on the table: they are shown with what came before them. */
const AT_ONCE: Kind[] = ["turn", "people", "clock", "said", "trick", "contract", "trump", "play", "talon", "out"];
const DEAL_STAYS_MS = 350;

export function staysMs(event: TableEvent): number {
  return event.e === "dealt" ? DEAL_STAYS_MS : (STAYS_MS[event.e] ?? 0);
}

export const waits = (event: TableEvent): boolean => !AT_ONCE.includes(event.e);
