/** The fair shuffle a second time, in the reader's own browser (`docs/protocol.md`, the fair deal).
 *
 * The hash is carried along and not asked of the browser: over plain http on a Wi‑Fi it has no `crypto.subtle`. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Card } from "../protocol/messages";

const SUITS = "SCDH";
const RANKS = "23456789TJQKA";
const NUMBERS = 2 ** 32;

/** Everything that the cards of a deal follow from; deal 0 is the draw. */
export interface Seed {
  seed: string;
  match: string;
  deal: number;
  clients: readonly string[];
}

/** What was promised before the deal: the SHA-256 of the club's seed. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** Cards in the order of the pack: suits S C D H, in each from low to high. */
export const inPackOrder = (cards: readonly Card[]): Card[] => [...cards].sort((one, other) => place(one) - place(other));

const place = (card: Card): number => SUITS.indexOf(card.charAt(1)) * RANKS.length + RANKS.indexOf(card.charAt(0));

/** How high a card is in a draw: by rank, equal ranks by suit. */
export const height = (card: Card): number => RANKS.indexOf(card.charAt(0)) * SUITS.length + SUITS.indexOf(card.charAt(1));

export const isAce = (card: Card): boolean => card.startsWith("A");

/** The random numbers of one deal. */
export class Stream {
  readonly #numbers: Iterator<number>;

  constructor(from: Seed) {
    this.#numbers = numbers(from);
  }

  /** A number from 0 to `limit` − 1, each as likely as the others. */
  below(limit: number): number {
    const bound = NUMBERS - (NUMBERS % limit);
    let number = this.#next();
    while (number >= bound) number = this.#next();
    return number % limit;
  }

  /** The cards in random order, by Fisher and Yates from the last down. */
  shuffled(cards: readonly Card[]): Card[] {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }

  #next(): number {
    return this.#numbers.next().value as number;
  }
}

/** HMAC-SHA256 in counter mode, read as big-endian numbers of 32 bits; without end. */
function* numbers({ seed, match, deal, clients }: Seed): Generator<number, never> {
  const key = hexToBytes(seed);
  for (let block = 0; ; block++) {
    const digest = hmac(sha256, key, utf8ToBytes(`kingclub-fair-1|${match}|${deal}|${clients.join(",")}|${block}`));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let at = 0; at < digest.length; at += 4) yield view.getUint32(at);
  }
}
