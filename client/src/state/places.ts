/** Sums and places on the score sheet: arithmetic only, what a deal is worth comes from the server. */

import type { Row } from "../protocol/messages";

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The place of each seat, 1 for the best total; equal totals share it. */
export function places(totals: readonly number[]): number[] {
  return totals.map((own) => 1 + totals.filter((other) => other > own).length);
}

/** Whether the deal's points add up to what its cards are worth; null where that is not fixed. */
export function addsUp(row: Row): boolean | null {
  return row.total === null ? null : sum(row.points) === row.total;
}

/** What each seat has of its minus deals, or of its plus deals. */
export function subtotals(sheet: readonly Row[], players: number, sign: "minus" | "plus"): number[] {
  const rows = sheet.filter((row) => row.contract.startsWith("-") === (sign === "minus"));
  return Array.from({ length: players }, (_, seat) => sum(rows.map((row) => row.points[seat] ?? 0)));
}
