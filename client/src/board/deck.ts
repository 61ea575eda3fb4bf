/** Which decks and cloths there are, and where their pictures lie. */

import type { Card } from "../protocol/messages";

interface Art {
  decks: Record<string, { indices: string[]; hashes: Record<string, string> }>;
  cloths: { hash: string; grounds: Record<string, Record<Mode, string>> };
}

/** Set at build time from what the art package drew, so that no request comes before the first card. */
declare const __ART__: Art;
const art = __ART__;

export type Mode = "light" | "dark";

/** One printing of a deck. */
export interface Faces {
  deck: string;
  index: string;
  fourColours: boolean;
}

/** What a person has said about the cards; null is left to us. */
export interface Wish {
  deck: string | null;
  index: "ru" | "en" | null;
  /** The German deck with the French equivalent in the corner. */
  french: boolean;
  fourColours: boolean;
}

const USUAL = "satin";
const FOR_PHONES = "jumbo";
/** Windows of at most so many pixels across their short side are phones. */
const PHONE = 480;

export const deckNames = Object.keys(art.decks);
export const clothNames = Object.keys(art.cloths.grounds);

/** Whether the deck has German suits, which some players want to read as French ones. */
export const isGerman = (deck: string): boolean => art.decks[deck]?.indices.includes("fr") ?? false;

/** The printing that a person sees: in a small window the deck with large indices, unless another was chosen. */
export function facesFor(wish: Wish, language: string, width: number, height: number): Faces {
  const usual = Math.min(width, height) <= PHONE ? FOR_PHONES : USUAL;
  const deck = wish.deck !== null && wish.deck in art.decks ? wish.deck : usual;
  const index = isGerman(deck) ? (wish.french ? "fr" : "de") : (wish.index ?? language);
  return { deck, index, fourColours: wish.fourColours };
}

/** A folder whose name carries the hash of all in it: its files never change, and browsers keep them for ever. */
function printing({ deck, index, fourColours }: Faces): string {
  const name = `${index}-${fourColours ? "four" : "two"}`;
  return `/cards/${deck}/${name}/${art.decks[deck]?.hashes[name]}`;
}

export const face = (card: Card, faces: Faces): string => `${printing(faces)}/${card}.svg`;

export const back = (faces: Faces): string => `${printing(faces)}/back.svg`;

/** The cloth of that name, or the first if there is none. */
export const clothOf = (name: string): string => (name in art.cloths.grounds ? name : clothNames[0]!);

export const tile = (cloth: string, mode: Mode): string => `/cards/cloth/${art.cloths.hash}/${cloth}-${mode}.svg`;

export const ground = (cloth: string, mode: Mode): string => art.cloths.grounds[cloth]![mode];
