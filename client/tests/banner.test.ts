import { beforeAll, expect, it } from "vitest";
import { STATES } from "../src/gallery/states";
import { language } from "../src/locale/language.svelte";
import type { Accord } from "../src/protocol/messages";
import { bannerOf } from "../src/screens/banner";
import { NO_ACCORD } from "../src/state/accord";

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await language.use("en");
});

/** What is told, and what may be answered, at a seat or to who looks on. */
function told(accord: Partial<Accord>, seat: number | null = 0): [string, string[]] | null {
  const banner = bannerOf({ ...STATES["wait"]!, seat, accord: { ...NO_ACCORD, ...accord } });
  return banner && [banner.text, banner.answers.map(({ say }) => say)];
}

it("tells nothing where nothing is agreed or proposed", () => {
  expect(told({})).toBeNull();
  expect(told({ take_back: 0 })).toBeNull();
});

it("asks whoever has not answered a proposal yet", () => {
  const proposal = { matter: "pause", by: 2, about: null, asked: [0] } as const;
  const accord = { proposal: { ...proposal, asked: [0] } };
  expect(told(accord)?.[1]).toEqual(["agree", "decline"]);
  expect(told(accord, 1)?.[1]).toEqual([]);
  expect(told(accord, 2)?.[1]).toEqual(["decline"]);
  expect(told(accord, null)?.[1]).toEqual([]);
});

it("lets anybody at the table end a pause, and everybody come back to an adjourned match", () => {
  expect(told({ pause: { matter: "pause", missing: [] } })).toEqual(["Paused", ["go_on"]]);
  expect(told({ pause: { matter: "pause", missing: [] } }, null)).toEqual(["Paused", []]);
  const pause = { matter: "adjourn" as const, missing: [0, 1] };
  expect(told({ pause })).toEqual(["The match is put off", ["go_on"]]);
  expect(told({ pause }, 2)?.[1]).toEqual([]);
});

it("offers a robot for who is idle, but not to himself", () => {
  expect(bannerOf({ ...STATES["wait"]!, accord: { ...NO_ACCORD, idle: [0, 2] } })?.answers).toMatchObject([{ say: "replace", seat: 2 }]);
  expect(told({ idle: [0] })).toBeNull();
  expect(told({ idle: [2] }, null)).toBeNull();
});

it("says why one's cards fall by themselves", () => {
  expect(told({ claims: [{ seat: 0, rest: "none" }] })?.[0]).toContain("your cards play themselves");
  expect(told({ claims: [{ seat: 1, rest: "none" }] })?.[0]).toContain("takes nothing more");
});
