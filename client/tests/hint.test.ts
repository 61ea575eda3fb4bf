import { beforeEach, describe, expect, it } from "vitest";
import { Advice, type Hint } from "../src/state/hint.svelte";

const hint = (action: string, points: number): Hint => ({ action, points, error: 0.2, code: "advice-ducks", reason: "", facts: [] });
const why = () => ({ code: "no-hints", args: {} });

let advice: Advice;
beforeEach(() => {
  advice = new Advice();
});

describe("advice", () => {
  it("is read from the best to the worst and round again", async () => {
    await advice.ask(() => Promise.resolve([hint("QD", 2), hint("7S", -1)]), why);
    expect(advice.read?.action).toBe("QD");
    advice.step(1);
    expect(advice.read?.action).toBe("7S");
    advice.step(1);
    expect(advice.read?.action).toBe("QD");
  });

  it("values a card that is given away by its best receiver", async () => {
    await advice.ask(() => Promise.resolve([hint("give QD 2", 3), hint("give QD 1", 1)]), why);
    expect(advice.worth["QD"]).toBe(3);
    expect(advice.worth["give QD 1"]).toBe(1);
  });

  it("that comes when the turn is over is not heard", async () => {
    const asked = advice.ask(() => Promise.resolve([hint("QD", 2)]), why);
    advice.forget();
    await asked;
    expect(advice.hints).toEqual([]);
  });

  it("that is refused says why", async () => {
    await advice.ask(() => Promise.reject(new Error()), why);
    expect(advice.refusal?.code).toBe("no-hints");
    expect(advice.asking).toBe(false);
  });
});
