/** Where things are on the board, in pixels or in per cent of the felt; the viewer sits at the bottom. */

export interface Spot {
  /** Per cent of the felt, from its left and its top. */
  x: number;
  y: number;
}

/** Upright, the opponents move up and leave the lower part of the felt to the cards; aside, so as not to touch. */
const UPRIGHT_SQUEEZE = 0.66;
const UPRIGHT_SPREAD = 1.4;
const UPRIGHT_CENTRE = 0.6;
/** Below two rows of plates the trick lies lower, and lower still where open hands hang below them. */
const CROWDED_CENTRE = 0.68;
const OPEN_CENTRE = 0.78;
const CROWDED = { from: 5, size: 0.9, x: 1.5, y: 0.72 };
/** What the plate at the top takes of the felt, by the felt's height; letters grow with a big window. */
const HEADS: [below: number, head: number][] = [
  [230, 42],
  [395, 62],
];
const BIG_HEAD = { least: 110, share: 0.18 };

export const isUpright = (width: number, height: number): boolean => height > width;

/** Where an opponent sits, for 1 to 5 opponents; the first is on the viewer's left and they run clockwise. */
export function spot(relative: number, players: number, upright = false): Spot {
  const angle = angleOf(relative, players);
  const [spread, squeeze] = upright ? [UPRIGHT_SPREAD, UPRIGHT_SQUEEZE] : [1, 1];
  const aside = Math.max(-1, Math.min(1, Math.cos(angle) * spread));
  return { x: round(50 - 50 * aside), y: round((50 - 50 * Math.sin(angle)) * squeeze) };
}

/** The part of the felt that is free for a trick: its middle and how far it reaches up and down. */
export function clearing(width: number, height: number, players: number, open = false): { middle: number; reach: number } {
  const centre = open ? OPEN_CENTRE : players >= CROWDED.from ? CROWDED_CENTRE : UPRIGHT_CENTRE;
  if (isUpright(width, height)) return { middle: height * centre, reach: height * (1 - centre) };
  const head = players === 3 ? 0 : headHeight(height);
  return { middle: (head + height) / 2, reach: (height - head) / 2 };
}

export const headHeight = (height: number): number =>
  HEADS.find(([below]) => height < below)?.[1] ?? Math.max(BIG_HEAD.least, height * BIG_HEAD.share);

/** Which way a seat's card lies from the middle: x to the right, y down, at most 1. */
export function direction(relative: number, players: number): { x: number; y: number } {
  if (relative === 0) return { x: 0, y: 1 };
  const angle = angleOf(relative, players);
  return { x: round(-Math.cos(angle)), y: round(-Math.sin(angle)) };
}

/** 0 is the viewer's left hand, half a turn is his right. */
function angleOf(relative: number, players: number): number {
  const others = players - 1;
  if (others === 1) return Math.PI / 2;
  if (others === 2) return relative === 1 ? Math.PI / 6 : (Math.PI * 5) / 6;
  return (Math.PI * (relative - 1)) / (others - 1);
}

/** What lies around a trick: the plates, the plates with open hands below them, or nothing. */
export type Around = "plates" | "hands" | "nothing";

/** A trick on the felt, in pixels: its middle from the top, how wide its cards are, how far from the middle they lie. */
export interface Spread {
  middle: number;
  card: number;
  x: number;
  y: number;
}

/** Room for the plates at the sides, so that no card lies under one; on a narrow felt they take their full part of it. */
const PLATE = 78;
const NARROW = { below: 480, part: 0.31 };
/** Upright there is room for cards larger than those in hand. */
const UPRIGHT_SIZE = 1.25;
/** In widths and heights of a card: side by side they do not touch, though each is a little askew. */
const APART = { x: 1.08, y: 0.5 };
/** The least height of a trick, in heights of a card. */
const TRICK_HEIGHT = 1.9;

/** How a trick is laid where a card of the hand is so wide. */
export function spread(card: number, width: number, height: number, players: number, around: Around): Spread {
  const bare = around === "nothing";
  const upright = isUpright(width, height);
  const free = bare ? { middle: height / 2, reach: height / 2 } : clearing(width, height, players, around === "hands");
  const crowded = players >= CROWDED.from;
  const wanted = card * (crowded ? CROWDED.size : upright && !bare ? UPRIGHT_SIZE : 1);
  const size = Math.round(Math.min(wanted, (free.reach * 2) / (TRICK_HEIGHT * CARD_RATIO)));
  const plate = upright || bare ? 0 : width < NARROW.below ? Math.max(PLATE, width * NARROW.part) : PLATE;
  const apart = crowded ? CROWDED : APART;
  return {
    middle: free.middle,
    card: size,
    x: Math.max(size * 0.5, Math.min((width - size) / 2 - plate, size * apart.x)),
    y: Math.min(free.reach - (size * CARD_RATIO) / 2, size * CARD_RATIO * apart.y),
  };
}

/** By how many degrees the card of a seat lies askew. */
export const tilt = (relative: number): number => ((relative * 7 + 3) % 9) - 4;

/** Which card lies on which: clockwise, the viewer's on top. So none covers another's index, whoever played first. */
export const layer = (relative: number, players: number): number => (relative === 0 ? players : relative);

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const relativeSeat = (seat: number, viewer: number, players: number): number =>
  (seat - viewer + players) % players;

export interface Fan {
  card: number;
  rows: number;
  /** From the left edge of a card to that of the next. */
  step: number;
  perRow: number;
  height: number;
}

/** A card is five wide and seven high. */
export const CARD_RATIO = 7 / 5;
const SMALLEST = 44;
const LARGEST = 420;
const ROW_SHOWS = 0.52;
const TIGHTEST = 0.4;
const WIDEST = 0.82;
const MARGIN = 16;

/** How wide a card of the hand is in a window of that size. */
export function cardWidth(width: number, height: number): number {
  const wanted = Math.min(width * 0.185, height * 0.155);
  return Math.round(Math.max(SMALLEST, Math.min(LARGEST, wanted)));
}

/** The hand as one row, or as two or three where the cards would hide one another. */
export function fan(cards: number, width: number, height: number): Fan {
  const card = cardWidth(width, height);
  const room = width - MARGIN - card;
  let rows = 1;
  while (rows < 3 && cards > rows && room / Math.max(1, Math.ceil(cards / rows) - 1) < card * TIGHTEST) rows++;
  const perRow = Math.max(1, Math.ceil(cards / rows));
  const step = perRow === 1 ? card : Math.min(card * WIDEST, room / (perRow - 1));
  const tall = card * CARD_RATIO;
  return { card, rows, perRow, step, height: Math.round(tall * (1 + (rows - 1) * ROW_SHOWS)) };
}

/** Where each card of the hand lies, from the left and from the top of the fan; each row is centred. */
export function places(cards: number, width: number, shape: Fan): { x: number; y: number }[] {
  return Array.from({ length: cards }, (_, i) => {
    const row = Math.floor(i / shape.perRow);
    const inRow = Math.min(shape.perRow, cards - row * shape.perRow);
    const left = (width - shape.card - shape.step * (inRow - 1)) / 2;
    const x = left + (i - row * shape.perRow) * shape.step;
    return { x: Math.round(x), y: Math.round(row * shape.card * CARD_RATIO * ROW_SHOWS) };
  });
}
