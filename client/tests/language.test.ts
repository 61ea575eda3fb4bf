import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import en from "../../src/kingclub/locale/en.ftl";
import ru from "../../src/kingclub/locale/ru.ftl";
import { bundleOf, preferred, type Code } from "../src/locale/language.svelte";

const root = new URL("../..", import.meta.url).pathname;
const texts: Record<Code, string> = { ru, en };
const bundles = { ru: bundleOf("ru", ru), en: bundleOf("en", en) };

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe("the language to begin with", () => {
  it("is the one chosen here before", () => expect(preferred("en", ["ru"])).toBe("en"));
  it("is Russian for those who read it more easily", () => expect(preferred(null, ["kk-KZ", "en"])).toBe("ru"));
  it("is the first of the browser's that we have", () => expect(preferred(null, ["de", "en-GB", "ru"])).toBe("en"));
  it("is English for everybody else", () => expect(preferred("xx", ["de"])).toBe("en"));
});

describe("the sentences", () => {
  const used = sources(join(root, "client/src")).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*(?:[\w.]+ \? )?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?/g)].flatMap(([, a, b]) => [a, b].filter(Boolean)),
  );

  it("are found in the sources", () => expect(used.length).toBeGreaterThan(50));

  it.each(["ru", "en"] as const)("that the screens use are all there in %s", (code) => {
    expect(used.filter((id) => !bundles[code].hasMessage(id!))).toEqual([]);
  });

  it("decline Russian numbers", () => {
    const cards = bundles.ru.getMessage("cards-left")!.value!;
    const said = [1, 3, 8].map((count) => bundles.ru.formatPattern(cards, { count }).replace(/\s/g, " "));
    expect(said).toEqual(["1 карта", "3 карты", "8 карт"]);
  });

  it.each(["ru", "en"] as const)("of presets come along, those of the rule pages stay with the server, in %s", (code) => {
    expect(bundles[code].hasMessage("preset-club")).toBe(true);
    expect(texts[code]).not.toContain("\nrules-");
    expect(texts[code]).not.toContain("#");
  });
});
