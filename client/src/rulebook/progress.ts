/** Which lessons have been done in this browser. */

import { keep, recall } from "../state/settings.svelte";

const KEY = "kingclub.lessons";

export const passed = (): string[] => (recall(KEY) ?? "").split(" ").filter(Boolean);

export const pass = (code: string): void => keep(KEY, [...new Set([...passed(), code])].join(" "));
