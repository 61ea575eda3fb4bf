import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../src/net/api";
import type { FormOption, HouseRules, RuleCard, SceneFrame, SmallTable } from "../src/protocol/book";
import { compareAddress, formAddress, leaf, sceneAddress } from "../src/rulebook/address";
import { House } from "../src/rulebook/house.svelte";
import { lastTaker, Lesson } from "../src/rulebook/lesson.svelte";
import type { Wishes } from "../src/rulebook/library";
import { found } from "../src/rulebook/search";
import { parse } from "../src/state/route.svelte";

describe("addresses", () => {
  it("names every page of the book", () => {
    expect(leaf("/rules")).toEqual({ page: "shelf" });
    expect(leaf("/rules/club")).toEqual({ page: "rules", link: "club" });
    expect(leaf("/rules/club?boys=KJ&heart_lead_ban=hearts%2Cking")).toEqual({
      page: "rules",
      link: "club?boys=KJ&heart_lead_ban=hearts%2Cking",
    });
    expect(leaf("/rules/agree")).toEqual({ page: "agree" });
    expect(leaf("/rules/glossary")).toEqual({ page: "guide", name: "glossary" });
    expect(leaf("/learn")).toEqual({ page: "lessons" });
    expect(leaf("/disputes")).toEqual({ page: "disputes" });
    expect(leaf("/rules/club/more")).toEqual({ page: "lost" });
  });

  it("leads back from what it makes", () => {
    expect(leaf(sceneAddress("lesson-girls"))).toEqual({ page: "lesson", code: "lesson-girls" });
    expect(leaf(sceneAddress("dispute-void"))).toEqual({ page: "dispute", code: "dispute-void" });
    const link = "club?prices=%7B%22king%22%3A1%7D";
    expect(leaf(compareAddress(link, "site"))).toEqual({ page: "compare", one: link, other: "site" });
    expect(parse(formAddress(link))).toEqual({ screen: "foyer", rules: link });
  });
});

describe("search", () => {
  const card = (code: string, players: number, about: string): RuleCard => ({
    code,
    name: code,
    about,
    players,
    pack: 32,
    deals: 14,
    minutes: 25,
    difficulty: 1,
    facts: [`Игроков: ${players}`],
  });
  const shelf = [card("three", 3, "Втроём с прикупом"), card("club", 4, "Семь штрафов, ералаш на плюс")];

  it("wants every word, and ё is е", () => {
    expect(found(shelf, "втроем ПРИКУП", null).map(({ code }) => code)).toEqual(["three"]);
    expect(found(shelf, "прикуп ералаш", null)).toEqual([]);
    expect(found(shelf, "", 4).map(({ code }) => code)).toEqual(["club"]);
  });
});

describe("house rules", () => {
  const option = (name: string, value: unknown, matters = true): FormOption => ({
    name,
    label: name,
    help: "",
    input: "choice",
    value,
    told: "",
    values: [
      { value: "good", label: "good", objection: null },
      { value: "bad", label: "bad", objection: `${name} is at odds` },
      { value: "same", label: "same", objection: "one and two are at odds" },
    ],
    lowest: null,
    highest: null,
    matters,
  });
  const form = (options: Record<string, unknown>, torn: boolean): HouseRules => ({
    preset: "club",
    name: "Club",
    options,
    groups: [
      { name: "cards", label: "", options: [option("one", options.one ?? "good"), option("two", "good", false), option("three", "good")] },
    ],
    questions: [],
    prices: null,
    objection: torn ? "one and two are at odds" : null,
    clash: torn ? ["one", "two"] : [],
    link: torn ? null : "club",
    facts: [],
    differs: [],
    fingerprint: null,
  });

  let asked: Wishes[];
  let answers: ((form: HouseRules) => void)[];
  let house: House;

  beforeEach(async () => {
    asked = [];
    answers = [];
    house = new House((wishes) => {
      asked.push(wishes);
      return new Promise((resolve) => answers.push(resolve));
    });
    const begun = house.begin("club");
    answers[0]!(form({}, false));
    await begun;
  });

  it("asks for the form anew after each change, and shows the change at once", async () => {
    const changed = house.set("one", "bad");
    expect(house.option("one")?.value).toBe("bad");
    expect(house.opens).toBe(false);
    answers[1]!(form({ one: "bad" }, true));
    await changed;
    expect(asked).toEqual([{ link: "club" }, { preset: "club", options: { one: "bad" } }]);
  });

  it("lets no contradiction through, and shows both of its options even where one has no effect", async () => {
    expect(house.opens).toBe(true);
    expect(house.shown(house.form!.groups[0]!).map(({ name }) => name)).toEqual(["one", "three"]);
    const changed = house.set("one", "bad");
    answers[1]!(form({ one: "bad" }, true));
    await changed;
    expect(house.opens).toBe(false);
    expect(house.shown(house.form!.groups[0]!).map(({ name }) => name)).toEqual(["one", "two", "three"]);
    expect(house.changes(house.form!.groups[0]!)).toBe(1);
  });

  it("tells of ways out only at the two options in question", async () => {
    expect(house.objection(house.option("three")!, "bad")).toBe("three is at odds");
    const changed = house.set("one", "bad");
    answers[1]!(form({ one: "bad" }, true));
    await changed;
    expect(house.objection(house.option("three")!, "bad")).toBe(null);
    expect(house.objection(house.option("two")!, "bad")).toBe(null);
    expect(house.objection(house.option("two")!, "same")).toBe("one and two are at odds");
  });

  it("believes the last answer only", async () => {
    const first = house.set("one", "bad");
    const second = house.set("one", "good");
    answers[2]!(form({}, false));
    await second;
    answers[1]!(form({ one: "bad" }, true));
    await first;
    expect(house.form?.clash).toEqual([]);
    expect(house.opens).toBe(true);
  });

  it("keeps the form and says why when the club refuses", async () => {
    const refusing = new House(() => Promise.reject(new ApiError("option-value", { option: "stake" })));
    await refusing.begin("club?stake=-1");
    expect(refusing.refusal).toEqual({ code: "option-value", args: { option: "stake" } });
    expect(refusing.opens).toBe(false);
  });
});

describe("a lesson", () => {
  const frame = (more: Partial<SceneFrame>): SceneFrame => ({
    turn: 0,
    trick: null,
    hands: [],
    counts: [],
    points: [],
    tricks: [],
    note: null,
    answers: [],
    legal: null,
    refused: {},
    ...more,
  });
  const table = (frames: SceneFrame[], outcome: SmallTable["outcome"] = "open"): SmallTable => ({
    code: "lesson-girls",
    kind: "lesson",
    title: "",
    rules: "club",
    players: 2,
    viewer: 0,
    dealer: 1,
    contract: "-girls",
    trump: null,
    frames,
    outcome,
    verdict: null,
  });
  const opening = frame({ legal: ["QS", "AS"] });
  const played = frame({ turn: 1, trick: { leader: 0, cards: ["QS"], taker: null } });
  const taken = frame({ turn: 0, trick: { leader: 0, cards: ["QS", "KS"], taker: 1 }, legal: ["AS"] });

  let sent: (readonly string[])[];

  const lesson = (...tables: SmallTable[]): Lesson =>
    new Lesson((cards) => {
      sent.push(cards);
      return Promise.resolve(tables[cards.length]!);
    }, () => 1);

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
  });
  afterEach(() => void vi.useRealTimers());

  it("shows the moments one after another and waits for the learner in between", async () => {
    const seen = lesson(table([opening]), table([opening, played, taken]));
    await seen.begin();
    expect(seen.legal).toEqual(["QS", "AS"]);
    await seen.play("KH");
    expect(sent).toEqual([[]]);
    await seen.play("QS");
    expect(sent).toEqual([[], ["QS"]]);
    expect(seen.frame).toEqual(opening);
    expect(seen.legal).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(seen.frame).toEqual(played);
    vi.advanceTimersByTime(700);
    expect(seen.frame).toEqual(taken);
    expect(seen.lingering).toBe(true);
    expect(seen.legal).toEqual([]);
    vi.runAllTimers();
    expect(seen.legal).toEqual(["AS"]);
  });

  it("tells how it went only when all has been seen, and can be tried again", async () => {
    const seen = lesson(table([opening]), table([opening, played, taken], "missed"));
    await seen.begin();
    await seen.play("QS");
    expect(seen.outcome).toBe("open");
    vi.runAllTimers();
    expect(seen.outcome).toBe("missed");
    await seen.begin();
    expect(seen.outcome).toBe("open");
    expect(seen.legal).toEqual(["QS", "AS"]);
  });

  it("takes a card back that did not reach the club", async () => {
    let reach = true;
    const seen = new Lesson((cards) => {
      sent.push(cards);
      return reach ? Promise.resolve(table([opening])) : Promise.reject(new ApiError("offline"));
    }, () => 0);
    await seen.begin();
    reach = false;
    await seen.play("QS");
    expect(seen.failed).toBe(true);
    expect(seen.legal).toEqual(["QS", "AS"]);
  });

  it("knows whose the last trick was while the next is played", () => {
    expect(lastTaker([opening, taken, played], 2)).toBe(1);
    expect(lastTaker([opening], 0)).toBe(null);
  });
});
