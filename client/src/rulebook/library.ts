/** What the server tells of the rule book. What never changes is asked for once. */

import { call } from "../net/api";
import type { Code } from "../locale/language.svelte";
import type { BookPage, ComparedRules, HouseRules, RuleCard, RulesPage, SceneShelves, SmallTable } from "../protocol/book";
import type { Guide } from "./address";

const kept = new Map<string, Promise<unknown>>();

function read<T>(path: string, query: Record<string, string>): Promise<T> {
  const address = `${path}?${new URLSearchParams(query)}`;
  const known = kept.get(address);
  if (known) return known as Promise<T>;
  const asked = call<T>(address);
  kept.set(address, asked);
  asked.catch(() => kept.delete(address));
  return asked;
}

/** Part of a ruleset's form: a link, or a preset with what shall differ from it. */
export type Wishes = { link: string } | { preset: string; options: Record<string, unknown> };

export const shelf = (lang: Code) => read<RuleCard[]>("/rules", { lang });
export const rulesPage = (rules: string, lang: Code) => read<RulesPage>("/rules/page", { rules, lang });
export const comparison = (one: string, other: string, lang: Code) =>
  read<ComparedRules>("/rules/comparison", { one, other, lang });
export const guide = (name: Guide, lang: Code) => read<BookPage>(`/guide/${name}`, { lang });
export const scenes = (lang: Code) => read<SceneShelves>("/scenes", { lang });
export const dispute = (code: string, lang: Code) => read<SmallTable>(`/scenes/${code}`, { lang });
export const advice = (rules: string, contract: string, lang: Code) =>
  read<string[]>("/rules/advice", { rules, contract, lang });

/** What differs from the preset, each in a few words. */
export const differs = (rules: string, lang: Code) => read<string[]>("/rules/differs", { rules, lang });

export const houseRules = (wishes: Wishes, lang: Code) => call<HouseRules>("/rules/form", { ...wishes, lang });
export const lesson = (code: string, cards: readonly string[], lang: Code) =>
  call<SmallTable>(`/lessons/${code}`, { cards, lang });
