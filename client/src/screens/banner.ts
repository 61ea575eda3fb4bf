/** What the people at a table have to settle beside the cards, in words: a pause, a proposal, somebody who is idle. */

import { t } from "../locale/language.svelte";
import type { Matter, Saying, TableView } from "../protocol/messages";
import { nameOf } from "./view";

export interface Answer {
  say: Saying;
  seat: number | null;
  label: string;
}

export interface Banner {
  text: string;
  answers: Answer[];
}

const answer = (say: Saying, label: string, seat: number | null = null): Answer => ({ say, seat, label: t(label) });

const PROPOSED: Record<Matter, string> = { pause: "proposes-pause", adjourn: "proposes-adjourn", replace: "proposes-replace" };

/** The one thing that is to be told, with what may be answered; null when there is nothing. */
export function bannerOf(view: TableView): Banner | null {
  return paused(view) ?? proposed(view) ?? idle(view) ?? claimed(view);
}

function paused(view: TableView): Banner | null {
  const { pause } = view.accord;
  if (pause === null) return null;
  if (pause.matter === "pause") return { text: t("paused"), answers: view.seat === null ? [] : [answer("go_on", "go-on")] };
  if (view.seat !== null && pause.missing.includes(view.seat)) return { text: t("adjourned"), answers: [answer("go_on", "am-back")] };
  return { text: t("adjourned-missing", { names: names(view, pause.missing) }), answers: [] };
}

function proposed(view: TableView): Banner | null {
  const { proposal } = view.accord;
  if (proposal === null) return null;
  const { matter, by, about, asked } = proposal;
  if (by === view.seat) {
    return { text: t("proposed-waiting", { names: names(view, asked) }), answers: [answer("decline", "withdraw")] };
  }
  const text = t(PROPOSED[matter], { name: nameOf(view, by), about: about === null ? "" : nameOf(view, about) });
  const mine = view.seat !== null && asked.includes(view.seat);
  return { text, answers: mine ? [answer("agree", "agree"), answer("decline", "decline")] : [] };
}

function idle(view: TableView): Banner | null {
  const [seat] = view.accord.idle.filter((other) => other !== view.seat);
  if (seat === undefined || view.seat === null) return null;
  return { text: t("is-idle", { name: nameOf(view, seat) }), answers: [answer("replace", "replace-idle", seat)] };
}

function claimed(view: TableView): Banner | null {
  const claim = view.accord.claims.find(({ rest }) => rest === "none");
  if (claim === undefined || view.match?.phase !== "play") return null;
  const mine = claim.seat === view.seat;
  return { text: mine ? t("claimed-none-you") : t("claimed-none", { name: nameOf(view, claim.seat) }), answers: [] };
}

const names = (view: TableView, seats: number[]): string => seats.map((seat) => nameOf(view, seat)).join(", ");
