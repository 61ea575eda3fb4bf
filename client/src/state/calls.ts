/** The legal actions of the seat to act, sorted by the control that offers them. */

import type { Card, Contract } from "../protocol/messages";
import { isCard } from "./hand";

export interface Gift {
  card: Card;
  to: number;
}

export interface Choices {
  cards: Card[];
  orders: Contract[];
  names: string[];
  suits: string[];
  gifts: Gift[];
  /** `bid`, `offer` and `ask`: the numbers that may be said. */
  numbers: { verb: string; values: number[] }[];
  /** `accept 2`: the seats whose offer may be taken. */
  accepts: number[];
  /** Actions of one word: `pass`, `decline`, `keep` … */
  words: string[];
}

const NUMBERED = ["bid", "offer", "ask"];

export function choices(legal: readonly string[]): Choices {
  const found: Choices = { cards: [], orders: [], names: [], suits: [], gifts: [], numbers: [], accepts: [], words: [] };
  for (const action of legal) sort(action, found);
  return found;
}

function sort(action: string, found: Choices): void {
  const [verb = "", what = "", to = ""] = action.split(" ");
  if (isCard(action)) found.cards.push(action);
  else if (what === "") found.words.push(action);
  else if (verb === "order") found.orders.push(what);
  else if (verb === "name") found.names.push(what);
  else if (verb === "suit") found.suits.push(what);
  else if (verb === "give") found.gifts.push({ card: what, to: Number(to) });
  else if (verb === "accept") found.accepts.push(Number(what));
  else if (NUMBERED.includes(verb)) addNumber(verb, Number(what), found);
  else found.words.push(action);
}

function addNumber(verb: string, value: number, found: Choices): void {
  const row = found.numbers.find((numbers) => numbers.verb === verb);
  if (row) row.values.push(value);
  else found.numbers.push({ verb, values: [value] });
}

/** Whether anything but a card can be said: then the panel of calls is shown. */
export function hasCalls(found: Choices): boolean {
  const { orders, names, suits, numbers, accepts, words, gifts } = found;
  return [orders, names, suits, numbers, accepts, words, gifts].some((list) => list.length > 0);
}
