/** How long to wait before the next attempt to connect: doubling from half a second to eight, jittered by half. */

const FIRST_MS = 500;
const LONGEST_MS = 8000;

export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return Math.max(FIRST_MS, whole * (0.5 + random() / 2));
}
