/** The room in which one plays: light or dark, and the cloth on the table. */

import { clothOf, ground, tile, type Mode } from "../board/deck";
import { settings } from "./settings.svelte";

const DARK = "(prefers-color-scheme: dark)";

class Room {
  #device = $state<Mode>("light");

  /** What was chosen, else what the device asks for, also when it changes its mind at dusk. */
  get mode(): Mode {
    return settings.mode ?? this.#device;
  }

  /** Follows device and choice for as long as the page is open. */
  begin(page: Document): void {
    const query = matchMedia(DARK);
    const look = (): void => void (this.#device = query.matches ? "dark" : "light");
    look();
    query.addEventListener("change", look);
    $effect.root(() => {
      $effect.pre(() => dress(page, clothOf(settings.cloth), this.mode));
    });
  }
}

function dress(page: Document, cloth: string, mode: Mode): void {
  const root = page.documentElement;
  root.dataset.mode = mode;
  root.dataset.cloth = cloth;
  root.style.setProperty("--felt", ground(cloth, mode));
  root.style.setProperty("--cloth", `url(${tile(cloth, mode)})`);
  page.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground(cloth, mode));
}

export const room = new Room();
