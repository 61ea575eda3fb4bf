/** Ids from getRandomValues: randomUUID is missing where the page came over plain http from another machine. */

const ID_BYTES = 12;
const SEED_BYTES = 16;

export const newId = (): string => randomHex(ID_BYTES);

/** What this client adds to the shuffle of a deal, so that the club alone cannot have chosen the cards. */
export const newSeed = (): string => randomHex(SEED_BYTES);

function randomHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
