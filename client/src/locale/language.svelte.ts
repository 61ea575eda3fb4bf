/** Sentences in the reader's language: one Fluent file per language, shared with the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, recall } from "../state/settings.svelte";

export type Code = "ru" | "en";

const KEY = "kingclub.lang";
/** Readers of these read Russian more easily than English. */
const RUSSIAN_FIRST = ["ru", "uk", "be", "kk", "ky", "uz", "tg", "hy", "az", "ka", "mo"];

const files: Record<Code, () => Promise<{ default: string }>> = {
  ru: () => import("../../../src/kingclub/locale/ru.ftl"),
  en: () => import("../../../src/kingclub/locale/en.ftl"),
};

/** The language to begin with: what was chosen here before, else what the browser asks for. */
export function preferred(kept: string | null, asked: readonly string[]): Code {
  if (kept === "ru" || kept === "en") return kept;
  for (const tag of asked) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (base === "en") return "en";
    if (RUSSIAN_FIRST.includes(base)) return "ru";
  }
  return "en";
}

/** Isolation marks are left out: they would be read aloud and break equality in tests. */
export function bundleOf(code: Code, text: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

export class Language {
  code = $state<Code>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  async use(code: Code): Promise<void> {
    this.#bundle = bundleOf(code, (await files[code]()).default);
    this.code = code;
    document.documentElement.lang = code;
  }

  async choose(code: Code): Promise<void> {
    keep(KEY, code);
    await this.use(code);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The sentence of that id; the id itself where the file has none, so that a gap is seen. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, args, []) : id;
  }
}

export const language = new Language();

export const t = (id: string, args: Record<string, FluentVariable> = {}): string => language.say(id, args);

export const begin = (): Promise<void> => language.use(preferred(recall(KEY), navigator.languages));
