/** What the engine has recorded (`record.py`), for the tests of the client's state. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { MatchView, TableEvent, TableView } from "../src/protocol/messages";
import { NO_ACCORD } from "../src/state/accord";
import { NO_TERMS } from "../src/state/terms";

export interface Step {
  event: TableEvent;
  /** So many actions have been done in the stretch, the one of this event included. */
  version: number;
  /** What the viewer did, if this is the first event that came of it. */
  act?: string;
  /** What the server would send as a snapshot now. */
  view?: MatchView;
}

export interface Stretch {
  seat: number;
  view: MatchView;
  steps: Step[];
}

const folder = inject("recorded");

export const presets = readdirSync(folder).map((file) => file.replace(".json", ""));

export const stretches = (preset: string): Stretch[] =>
  JSON.parse(readFileSync(join(folder, `${preset}.json`), "utf8")) as Stretch[];

/** The table at which a match is played as the viewer sees it. */
export function tableOf(seat: number, match: MatchView): TableView {
  const rules = { preset: "club", options: {}, link: "club" };
  return { rules, terms: NO_TERMS, record: "", seat, people: [], host: 0, stage: "playing", sealed: [], deadline: null, accord: NO_ACCORD, chat: [], match };
}
