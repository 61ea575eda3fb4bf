/** What a seat is called at a small table, where nobody has a name. */

import { t } from "../locale/language.svelte";

export function seatName(relative: number, players: number): string {
  if (relative === 0) return t("you");
  if (players === 2) return t("opponent");
  if (relative === 1) return t("seat-left");
  return t(relative === players - 1 ? "seat-right" : "seat-across");
}
