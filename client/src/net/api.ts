/** The JSON API, as far as the client needs it. */

import type { REASONS } from "../protocol/limits";
import type { Hall, Person, Refusal } from "../protocol/messages";
import type { Hint } from "../state/hint.svelte";
import type { AskedTerms } from "../state/terms";

export interface Preset {
  code: string;
  players: number;
  halls: Hall[];
  name?: string;
}

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

let known: Promise<void> = Promise.resolve();

/** Whoever asks for something waits until the socket has told the club who he is: else it would make two guests of him. */
export const waitFor = (greeting: Promise<void>): void => void (known = greeting);

export async function call<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const headers = { "content-type": "application/json" };
  const request = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  if (method !== "GET") await known;
  const answer = await fetch(`/api/v1${path}`, { credentials: "same-origin", ...request }).catch(() => {
    throw new ApiError("offline");
  });
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => ({}))) as { code?: string; args?: Record<string, string> };
    throw new ApiError(typeof refusal.code === "string" ? refusal.code : "server", refusal.args);
  }
  return (await answer.json()) as T;
}

/** Why a call failed. */
export function refusalOf(error: unknown): Refusal {
  const { code, args } = error instanceof ApiError ? error : new ApiError("server");
  return { code, args };
}

/**
 * Opens a table of the preset, with house rules if any, and the caller at it; gives its id. Unless the terms say
 * otherwise, robots of the usual level take the other seats at once.
 */
export async function openTable(preset: string, options: Record<string, unknown> = {}, terms: AskedTerms = {}): Promise<string> {
  return (await call<{ table: string }>("/tables", { preset, options, ...terms })).table;
}

/** Sits down where play begins soon, else at a table of one's own with robots; gives its id. */
export const playNow = async (preset: string): Promise<string> => (await call<{ table: string }>("/play", { preset })).table;

/** Calls everybody at a table whose match is over to another, or finds the one to which all have been called. */
export const rematch = async (table: string): Promise<string> =>
  (await call<{ table: string }>(`/tables/${encodeURIComponent(table)}/rematch`, {})).table;

export const presets = (): Promise<Preset[]> => call<Preset[]>("/presets");

/** As many characters a name may have. */

/** Calls the caller so from now on. */
export const rename = (name: string): Promise<{ name: string }> => call<{ name: string }>("/me/name", { name });

/** Who is reported, by seat, and why. */
export interface NewReport {
  seat: number;
  reason: (typeof REASONS)[number];
  text: string;
}

/** Reports a player to those who look after the club. */
export const report = (table: string, body: NewReport): Promise<unknown> =>
  call<unknown>(`/tables/${encodeURIComponent(table)}/reports`, body);

/** A table at which the caller sits and whose match is not over. */
export interface MyTable {
  table: string;
  preset: string;
  stage: string;
  deal: number;
  my_turn: boolean;
  adjourned: boolean;
}

/** A match that the caller has played; its totals are in seat order. */
export interface MyMatch {
  match: string;
  table: string;
  preset: string;
  seat: number;
  players: Pick<Person, "name" | "kind">[];
  totals: number[];
}

export const myTables = (): Promise<MyTable[]> => call<MyTable[]>("/me/tables");

export const myMatches = (): Promise<MyMatch[]> => call<MyMatch[]>("/me/matches");

export const recordAddress = (match: string): string => `/api/v1/matches/${encodeURIComponent(match)}/record`;

/** The address of a table as a guest on another machine has to say it, and the same as a QR code. */
export const invitation = async (table: string): Promise<string> =>
  (await call<{ url: string }>(`/tables/${encodeURIComponent(table)}/invitation`)).url;

export const invitationPicture = (table: string): string => `/api/v1/tables/${encodeURIComponent(table)}/invitation.svg`;

/** What everything is worth that the caller may do now, the best first; everybody is called as `names` say, by seat. */
export const askHint = (table: string, lang: string, names: string[]): Promise<Hint[]> =>
  call<Hint[]>(`/tables/${encodeURIComponent(table)}/hint`, { lang, names });
