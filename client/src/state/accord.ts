/** What the people at a table agree on beside the cards. */

import type { Accord } from "../protocol/messages";

export const NO_ACCORD: Accord = { proposal: null, pause: null, idle: [], claims: [], take_back: null, rematch: null };
