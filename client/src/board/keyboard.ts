/** What a key does to a hand: where the focus goes, or that the card under it is played. */

export type Stroke = { focus: number } | "play" | null;

/** `at` is the card in focus, -1 when none is; `legal` tells which cards may be played. */
export function stroke(key: string, at: number, legal: readonly boolean[]): Stroke {
  const cards = legal.length;
  if (cards === 0) return null;
  switch (key) {
    case "ArrowRight":
      return { focus: at < 0 ? 0 : (at + 1) % cards };
    case "ArrowLeft":
      return { focus: at < 0 ? cards - 1 : (at - 1 + cards) % cards };
    case "ArrowUp":
      return next(legal, at, 1);
    case "ArrowDown":
      return next(legal, at, -1);
    case "Home":
      return { focus: 0 };
    case "End":
      return { focus: cards - 1 };
    case "Enter":
    case " ":
      return at < 0 ? null : "play";
    default:
      return digit(key, cards);
  }
}

/** The next card that may be played, in that direction, round the end. */
function next(legal: readonly boolean[], at: number, by: 1 | -1): Stroke {
  const cards = legal.length;
  const start = at < 0 && by < 0 ? 0 : at;
  for (let i = 1; i <= cards; i++) {
    const candidate = (((start + i * by) % cards) + cards) % cards;
    if (legal[candidate]) return { focus: candidate };
  }
  return null;
}

/** 1 to 9 and 0 are the first ten cards. */
function digit(key: string, cards: number): Stroke {
  if (!/^\d$/.test(key)) return null;
  const index = key === "0" ? 9 : Number(key) - 1;
  return index < cards ? { focus: index } : null;
}
