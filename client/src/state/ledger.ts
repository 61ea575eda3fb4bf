/** What this browser saw of the fair deal while it was played: then nobody can show it other promises afterwards. */

import { keep, recall } from "./settings.svelte";

const KEY = "kingclub.fair";
/** Of more matches than this the oldest is forgotten. */
const MATCHES = 30;

export interface Noted {
  /** The club's commitment, by deal. */
  sealed: Record<number, string>;
  /** The bytes that this browser added, by deal. */
  added: Record<number, string>;
}

type Ledger = Record<string, Noted>;

const read = (): Ledger => {
  try {
    return JSON.parse(recall(KEY) ?? "{}") as Ledger;
  } catch {
    return {};
  }
};

export const noted = (match: string): Noted => read()[match] ?? { sealed: {}, added: {} };

/** Notes what the club has promised. The first promise counts: a later one does not replace it. */
export function notePromises(match: string, promises: readonly { deal: number; commitment: string }[]): void {
  const known = noted(match).sealed;
  const sealed = { ...Object.fromEntries(promises.map(({ deal, commitment }) => [deal, commitment])), ...known };
  if (Object.keys(sealed).length > Object.keys(known).length) write(match, { ...noted(match), sealed });
}

export function noteAdded(match: string, deal: number, seed: string): void {
  const known = noted(match);
  write(match, { ...known, added: { ...known.added, [deal]: seed } });
}

function write(match: string, what: Noted): void {
  const { [match]: _, ...others } = read();
  const kept = Object.entries(others).slice(-(MATCHES - 1));
  keep(KEY, JSON.stringify(Object.fromEntries([...kept, [match, what]])));
}
