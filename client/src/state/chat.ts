/** What is said at a table: phrases that every client has in its own language, and the call to another match. */

import type { Said } from "../protocol/messages";

export const PHRASES = ["hello", "luck", "well-played", "thanks", "sorry", "hurry", "moment", "bye"] as const;

/** Said as they stand: every language has them. */
export const SMILES = ["👍", "👏", "😀", "😂", "😮", "😢", "🤔", "🎉"] as const;

/** The phrase that calls to another match. The way there is in the accord: all who look on read the chat. */
export const REMATCH = "rematch";

/** The lines that are not muted. Robots are silent, so a name is enough to tell people apart. */
export const heard = (chat: readonly Said[], muted: readonly string[]): Said[] => chat.filter(({ name }) => !muted.includes(name));
