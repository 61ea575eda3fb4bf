import { beforeAll, expect, it } from "vitest";
import { language } from "../src/locale/language.svelte";
import { callText, cardName, contractName, dealName, prices, refusalText, signed } from "../src/screens/words";

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await language.use("ru");
});

it("names every card, figures too", () => {
  expect(cardName("8S")).toBe("восьмёрка пик");
  expect(cardName("TH")).toBe("десятка червей");
  expect(cardName("KH")).toBe("король червей");
  expect(cardName("XX")).toBe("джокер");
});

it("names contracts of both signs", () => {
  expect(contractName("-tricks")).toBe("Без взяток");
  expect(contractName("+king")).toBe("Кинг");
  expect(contractName("take-tricks")).toBe("Набираем взятки");
  expect(contractName(null)).toBe("Сдача");
});

it("names a deal for trumps by what was named instead of a suit", () => {
  expect(dealName({ contract: "trump", trump: "NT" })).toBe("Без козыря");
  expect(dealName({ contract: "trump", trump: "MIZ" })).toBe("Мизер");
  expect(dealName({ contract: "trump", trump: "H" })).toBe("Козырная");
  expect(dealName({ contract: "trump", trump: null })).toBe("Козырная");
});

it("writes points with their sign", () => {
  expect([-16, 0, 4].map(signed)).toEqual(["−16", "0", "+4"]);
});

it("tells the price of what counts, cards of one price together", () => {
  const worth = { trick: 0, cards: {}, last: [0, 0], total: -16, bans: [] };
  expect(prices({ ...worth, cards: { QS: -4, QC: -4, QD: -4, QH: -4 } })).toEqual(["дама −4"]);
  expect(prices({ ...worth, cards: { "7H": -2, "8H": -2, KH: -2 } })).toEqual(["черва −2"]);
  expect(prices({ ...worth, cards: { KH: -16 } })).toEqual(["кинг −16"]);
  expect(prices({ ...worth, cards: { KS: -2, JS: -2 } })).toEqual(["король −2", "валет −2"]);
  expect(prices({ ...worth, trick: -2 })).toEqual(["взятка −2"]);
  expect(prices({ ...worth, last: [-8, -8] })).toEqual(["две последние по −8"]);
  expect(prices({ ...worth, last: [-150, 0] })).toEqual(["последняя −150"]);
});

it("says calls and refusals", () => {
  expect(callText("order -girls")).toBe("Без девочек");
  expect(callText("offer 2")).toBe("Даю 2");
  expect(callText("name H")).toBe("черви");
  expect(refusalText({ code: "revoke", args: { led: "S" } }).replace(/\s/g, " ")).toBe("У вас есть пики: надо в масть");
  expect(refusalText({ code: "fair", args: { reason: "talon" } })).toBe("Прикуп не вытекает из зерна");
  expect(refusalText({ code: "never-heard-of", args: {} })).toBe("Так нельзя");
});
