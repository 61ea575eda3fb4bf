/** House rules being made: the form as the server last drew it, asked for again after each change. */

import { ApiError } from "../net/api";
import type { FormGroup, FormOption, HouseRules } from "../protocol/book";
import type { Refusal } from "../protocol/messages";
import type { Wishes } from "./library";

export type Ask = (wishes: Wishes) => Promise<HouseRules>;

export class House {
  form = $state.raw<HouseRules | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** While an answer is awaited nothing can be opened: it may bring a contradiction. */
  busy = $state(false);
  readonly #ask: Ask;
  #asked = 0;
  #options: Record<string, unknown> = {};

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Begins anew with a link's rules, or with those of a preset. */
  begin(link: string): Promise<void> {
    return this.#send({ link });
  }

  set(option: string, value: unknown): Promise<void> {
    const preset = this.form?.preset;
    if (preset === undefined) return Promise.resolve();
    this.#options = { ...this.#options, [option]: value };
    this.form = withValue(this.form!, option, value);
    return this.#send({ preset, options: this.#options });
  }

  /** The same form anew, in another language. */
  again(): Promise<void> {
    return this.form ? this.#send({ preset: this.form.preset, options: this.#options }) : Promise.resolve();
  }

  option(name: string): FormOption | undefined {
    return this.form?.groups.flatMap((group) => group.options).find((option) => option.name === name);
  }

  /** Whether these rules can be played as they stand. */
  get opens(): boolean {
    return this.form?.link != null && !this.busy && this.refusal === null;
  }

  torn(option: string): boolean {
    return this.form?.clash.includes(option) ?? false;
  }

  /** What to show of a group: options that matter, and those that are part of a contradiction. */
  shown(group: FormGroup): FormOption[] {
    return group.options.filter((option) => option.matters || this.torn(option.name));
  }

  changes(group: FormGroup): number {
    return group.options.filter((option) => this.form !== null && option.name in this.form.options).length;
  }

  /**
   * Why a value cannot be had. In a contradiction only its two options have ways out to tell of: the values with
   * which it is over, though another may come that is explained in its turn.
   */
  objection(option: FormOption, value: unknown): string | null {
    const why = option.values.find((each) => same(each.value, value))?.objection ?? null;
    if (!this.form?.objection) return why;
    return this.torn(option.name) && why === this.form.objection ? why : null;
  }

  /** Answers may overtake one another: only the last question's counts. */
  async #send(wishes: Wishes): Promise<void> {
    const number = ++this.#asked;
    this.busy = true;
    try {
      const form = await this.#ask(wishes);
      if (number !== this.#asked) return;
      this.form = form;
      this.#options = form.options;
      this.refusal = null;
    } catch (error) {
      if (number !== this.#asked) return;
      const { code, args } = error instanceof ApiError ? error : new ApiError("server");
      this.refusal = { code, args };
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function withValue(form: HouseRules, name: string, value: unknown): HouseRules {
  const groups = form.groups.map((group) => ({
    ...group,
    options: group.options.map((option) => (option.name === name ? { ...option, value } : option)),
  }));
  return { ...form, groups };
}
