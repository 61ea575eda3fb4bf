import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { verify, type MatchRecord, type Start } from "../src/verify/fair";
import { Stream, commitmentOf, inPackOrder } from "../src/verify/shuffle";

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const CLIENTS = ["00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100", ""];
const SHUFFLED = "9C QS 7S QH AS AD 7C JS KD 9S JC 7H TS 8D 9D TC KH KS 9H TD TH QD 7D 8S QC JD 8C AH KC 8H AC JH".split(" ");

const root = new URL("../..", import.meta.url).pathname;

/** A match between bots, as the engine writes it down. */
function simulated(preset: string, house: string[] = []): MatchRecord {
  const words = ["-m", "kingclub", "simulate", "--rules", preset, "--seed", "7", ...house.flatMap((rule) => ["--set", rule])];
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  return JSON.parse(execFileSync(process.env.KING_PYTHON ?? "python3", words, { env, encoding: "utf-8" }));
}

const verdicts = (record: MatchRecord, start: Start) => verify(record, start).map(({ verdict, what }) => what ?? verdict);

describe("the test vector of docs/protocol.md", () => {
  it("gives the same commitment and the same order of cards", () => {
    expect(commitmentOf(SEED)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    const stream = new Stream({ seed: SEED, match: "m1", deal: 1, clients: CLIENTS });
    expect(stream.shuffled(inPackOrder(SHUFFLED))).toEqual(SHUFFLED);
  });
});

describe.each([
  ["club", [], { seating: "as_seated", firstDealer: "lot" }],
  ["three", ["first_dealer=highest"], { seating: "as_seated", firstDealer: "highest" }],
  ["site-three", [], { seating: "as_seated", firstDealer: "first_ace" }],
  ["three-24", [], { seating: "as_seated", firstDealer: "first_ace_leads" }],
  ["book", [], { seating: "draw", firstDealer: "highest" }],
  ["book", ["first_dealer=first_ace"], { seating: "draw", firstDealer: "first_ace" }],
  ["book-talon-three", [], { seating: "draw", firstDealer: "highest" }],
] as [string, string[], Start][])("a match of %s %j", (preset, house, start) => {
  const record = simulated(preset, house);

  it("is found fair, its draw and every deal", () => {
    expect(new Set(verdicts(record, start))).toEqual(new Set(["fair"]));
    expect(record.deals.length).toBeGreaterThan(5);
  });

  it("is found out when somebody helped", () => {
    const changed = (change: (record: MatchRecord) => void): string[] => {
      const copy = structuredClone(record);
      change(copy);
      return verdicts(copy, start);
    };
    const swapped = changed(({ deals: [deal] }) => ([deal!.hands[0], deal!.hands[1]] = [deal!.hands[1]!, deal!.hands[0]!]));
    expect(swapped[1]).toBe("hands");
    expect(swapped.slice(2)).not.toContain("hands");
    expect(changed((copy) => (copy.deals[1]!.fair!.seed = SEED))[2]).toBe("commitment");
    expect(changed((copy) => (copy.deals[1]!.fair!.clients[0] = CLIENTS[0]!))[2]).toBe("hands");
    expect(changed((copy) => (copy.deals[1]!.fair!.clients.pop()))[2]).toBe("clients");
    expect(changed((copy) => (copy.deals[1]!.fair!.seed = null))[2]).toBe("seed");
    expect(changed((copy) => (copy.deals[1]!.hands[0] = copy.deals[1]!.hands[1]!))[2]).toBe("pack");
    expect(changed((copy) => (copy.id = null))[0]).toBe("id");
    expect(changed((copy) => (copy.fair = null))[0]).toBe("silent");
    expect(changed((copy) => (copy.deals[0]!.dealer = (copy.deals[0]!.dealer + 1) % copy.players.length))[0]).toBe("dealer");
  });
});

it("holds a record to what the browser saw itself", () => {
  const record = simulated("club");
  const start = { seating: "as_seated", firstDealer: "lot" };
  const sealed = { 1: record.deals[0]!.fair!.commitment, 2: commitmentOf(SEED) };
  const [draw, first, second] = verify(record, start, { sealed, added: { 1: CLIENTS[0]! } });
  expect(draw).toMatchObject({ verdict: "fair" });
  expect(draw!.saw).toBeUndefined();
  expect(first).toMatchObject({ verdict: "fair", saw: true, mine: false });
  expect(second).toMatchObject({ verdict: "unfair", what: "promise" });
});

it("waits for the seed of a deal that is not over", () => {
  const record = simulated("club");
  const last = record.deals.at(-1)!;
  [last.points, last.fair!.seed] = [null, null];
  expect(verdicts(record, { seating: "as_seated", firstDealer: "lot" }).at(-1)).toBe("kept");
});
