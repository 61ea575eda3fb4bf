/** The title of the window: what the screen says there, before the name of the app. */

import { t } from "../locale/language.svelte";

type Words = () => string | null;
const NONE: Words = () => null;

class Title {
  #words = $state.raw(NONE);

  get text(): string {
    const words = this.#words();
    return words === null ? t("app-name") : `${words} — ${t("app-name")}`;
  }

  /** Said by a component for as long as it is there; null is the app's name alone. */
  say(words: Words): void {
    $effect(() => {
      this.#words = words;
      return () => {
        if (this.#words === words) this.#words = NONE;
      };
    });
  }
}

export const title = new Title();
