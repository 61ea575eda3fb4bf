/** The foyer in sentences. */

import { t } from "../locale/language.svelte";
import type { LimitTerms, Listing, Terms } from "../protocol/messages";
import { presetName } from "../screens/words";

/** How long one may think: "30 s + 5 min". */
export function limitText(limit: LimitTerms | null): string {
  if (limit === null) return t("pace-free");
  return t("limit", { turn: limit.turn_ms / 1000, reserve: Math.round((limit.reserve_ms / 60_000) * 10) / 10 });
}

/** What one wants to know of the terms before one sits down; what is as everywhere is not said. */
export function termsText(terms: Terms): string[] {
  const said = [limitText(terms.limit)];
  if (terms.bots === null) said.push(t("terms-people-only"));
  else said.push(t("terms-bots", { come: terms.bots.come, level: terms.bots.level }));
  if (!terms.spectators) said.push(t("terms-no-spectators"));
  if (terms.take_backs) said.push(t("terms-take-backs"));
  if (terms.hints) said.push(t("terms-has-hints"));
  return said;
}

export const rulesName = ({ rules }: Pick<Listing, "rules">): string => presetName({ code: rules.preset });

/** Where a table stands: seats to take, or the deal in play. */
export function stageText(table: Listing): string {
  const free = table.people.filter(({ kind }) => kind === "empty").length;
  if (table.stage === "waiting") return t("seats-free", { count: free });
  return t("deal-of", { deal: table.deal, deals: table.deals });
}
