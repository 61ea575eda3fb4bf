/** Finding rules on the shelf. */

import type { RuleCard } from "../protocol/book";

const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ");

/** The cards that have every word, in whole or in part, and the number of players, if any is wanted. */
export function found(cards: readonly RuleCard[], text: string, players: number | null): RuleCard[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const told = plain([card.code, card.name, card.about, ...card.facts].join(" "));
    return (players === null || card.players === players) && words.every((word) => told.includes(word));
  });
}
