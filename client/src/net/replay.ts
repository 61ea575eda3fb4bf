/** Replays: of a match of this club, or of any record. */

import type { Replay } from "../state/replay";
import { ApiError, call } from "./api";

export const matchReplay = (match: string): Promise<Replay> => call<Replay>(`/matches/${encodeURIComponent(match)}/replay`);

/** The replay of one line of a record file. */
export async function recordReplay(line: string): Promise<Replay> {
  return call<Replay>("/replay", parsed(line));
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ApiError("format");
  }
}

/** The records of a file: one a line. */
export const recordLines = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
