/** The order in which a hand is held, and what a card is called. */

import type { Card } from "../protocol/messages";

export type Sorting = "suit" | "rank";

const RANKS = "23456789TJQKA";
const BLACK = ["S", "C"];
const RED = ["H", "D"];

export const rankOf = (card: Card): string => card.charAt(0);
export const suitOf = (card: Card): string => card.charAt(1);
export const isCard = (text: string): boolean => /^(?:[2-9TJQKA][SCDH]|XX)$/.test(text);
export const isJoker = (card: Card): boolean => card === "XX";

/** The suits in hand, black and red in turn as far as that is possible. */
export function suitOrder(cards: readonly Card[]): string[] {
  const held = new Set(cards.filter((card) => !isJoker(card)).map(suitOf));
  const black = BLACK.filter((suit) => held.has(suit));
  const red = RED.filter((suit) => held.has(suit));
  const [first, second] = black.length >= red.length ? [black, red] : [red, black];
  return first.flatMap((suit, i) => [suit, ...second.slice(i, i + 1)]);
}

/** A sorted copy: by suit in alternating colours or by rank, low to high, a joker last. */
export function sorted(cards: readonly Card[], sorting: Sorting = "suit"): Card[] {
  const suits = suitOrder(cards);
  const suit = (card: Card) => (isJoker(card) ? suits.length : suits.indexOf(suitOf(card)));
  const rank = (card: Card) => (isJoker(card) ? RANKS.length : RANKS.indexOf(rankOf(card)));
  const keys = sorting === "suit" ? [suit, rank] : [rank, suit];
  return [...cards].sort((a, b) => keys.map((key) => key(a) - key(b)).find((difference) => difference !== 0) ?? 0);
}
