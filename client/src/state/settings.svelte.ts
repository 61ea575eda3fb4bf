/** What a person has chosen for this browser; kept in localStorage, where there is one. */

import type { Wish } from "../board/deck";
import type { Sorting } from "./hand";

export interface Choice extends Wish {
  cloth: string;
  /** Light or dark; null does as the device does. */
  mode: "light" | "dark" | null;
  sorting: Sorting;
  tapConfirm: boolean;
  autoForced: boolean;
  speed: number;
  sound: boolean;
  /** To be told of one's turn while one looks elsewhere, if the browser allows it. */
  notify: boolean;
}

const KEY = "kingclub.settings";
const DEFAULTS: Choice = {
  deck: null,
  index: null,
  french: false,
  fourColours: false,
  cloth: "green",
  mode: null,
  sorting: "suit",
  tapConfirm: false,
  autoForced: false,
  speed: 1,
  sound: true,
  notify: false,
};

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that forbids storage plays on with what it has in memory.
  }
}

function stored(): Partial<Choice> {
  try {
    return JSON.parse(recall(KEY) ?? "{}") as Partial<Choice>;
  } catch {
    return {};
  }
}

export const settings: Choice = $state({ ...DEFAULTS, ...stored() });

export function change(choice: Partial<Choice>): void {
  Object.assign(settings, choice);
  keep(KEY, JSON.stringify(settings));
}
