/** A seat as its plate shows it: words and numbers, whatever the game. */

export interface Sitter {
  seat: number;
  name: string;
  /** What kind of player it is, where that is worth a badge: a robot is always shown as one. */
  badge: string | null;
  /** The word for "deals", when he does. */
  dealer: string | null;
  turn: boolean;
  present: boolean;
  /** The number beside the name, and what it is. */
  total: { value: string; label: string } | null;
  /** The line below the name. */
  note: string;
  /** How many cards he holds. */
  cards: number;
  /** His cards where they lie open, suit by suit. */
  open: { suit: string; red: boolean; ranks: string }[] | null;
  bubble: string | null;
}
