/** How cards move. Transforms only, so that the compositor does it; nothing waits for the end of a motion. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export const FLIGHT_MS = 240;

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Flight {
  /** Where it comes from or goes to, in pixels from where it lies. */
  x: number;
  y: number;
  scale?: number;
  fade?: boolean;
  speed: number;
}

/** A card flying in from, or out to, somewhere. */
export function fly(_node: Element, { x, y, scale = 1, fade = false, speed }: Flight): TransitionConfig {
  const duration = still() ? 0 : FLIGHT_MS * Math.min(1, speed);
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${scale + (1 - scale) * t});${fade ? `opacity: ${t}` : ""}`,
  };
}
