import { beforeAll, expect, it } from "vitest";
import { language } from "../src/locale/language.svelte";
import { saidText } from "../src/screens/view";
import { heard, REMATCH } from "../src/state/chat";

const said = (name: string, phrase: string | null) => ({ seat: 1, name, text: "", phrase });

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await language.use("en");
});

it("tells who calls to another match without the way there, for all who look on read the chat", () => {
  expect(REMATCH).toBe("rematch");
  expect(saidText(said("Anna", REMATCH))).toContain("Anna: another match!");
});

it("leaves out whoever is muted", () => {
  expect(heard([said("A", "hello"), said("B", "bye")], ["A"])).toEqual([said("B", "bye")]);
});
