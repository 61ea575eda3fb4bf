/** A table in each state that the board can show, for the gallery: invented, but in the form of the wire. */

import type { Accord, MatchView, Person, TableView } from "../protocol/messages";
import { NO_ACCORD } from "../state/accord";
import { NO_TERMS } from "../state/terms";

const NAMES = ["Анна", "Борис", "Вера", "Глеб", "Константин", "Ева"];
/** As long as names may be. */
const LONG_NAMES = ["Анна", "Александра-Македонская", "Константин-Долгоруков-II", "Глеб-Великолепный-III"];
const CLUB = "-tricks -boys -girls -hearts -king -last -all +tricks +boys +girls +hearts +king +last +all".split(" ");
const EIGHT = "7S AS TH 9C QD 8D KH JC".split(" ");
const THIRTEEN = "7S AS TH 9C QD 8D KH JC 2S 3H 5D QC 6C".split(" ");
const TWENTY = [..."7S AS TH 9C QD 8D KH JC 2S 3H 5D QC 6C 4S TD AH 2D".split(" ")];

function people(players: number): Person[] {
  return NAMES.slice(0, players).map((name, seat) => ({
    name,
    kind: seat === 0 ? "person" : "bot",
    level: seat === 0 ? null : 2,
    owner: null,
    present: true,
    ready: false,
  }));
}

function table(match: Partial<MatchView>, players = 4): TableView {
  return {
    rules: { preset: "club", options: {}, link: "club" },
    terms: NO_TERMS,
    record: "gallery",
    seat: 0,
    people: people(players),
    host: 0,
    stage: "playing",
    sealed: [],
    deadline: null,
    accord: NO_ACCORD,
    chat: [],
    match: { ...fresh(players), ...match },
  };
}

/** People at a trick, on something else than cards. */
function agreed(accord: Partial<Accord>, turn: number): TableView {
  const match = { trick: { leader: 1, cards: ["9S", "KS"] }, turn, options: turn === 0 ? legal(...EIGHT) : null };
  const view = table(match);
  const people = view.people.map((person, seat): Person => ({ ...person, kind: "person", level: null, name: LONG_NAMES[seat]! }));
  return { ...view, people, accord: { ...NO_ACCORD, ...accord } };
}

function fresh(players: number): MatchView {
  const zero = Array<number>(players).fill(0);
  return {
    players,
    hand_size: 8,
    number: 2,
    dealer: players - 1,
    phase: "play",
    contract: "-girls",
    trump: null,
    namer: null,
    shown: null,
    hand: EIGHT,
    counts: zero.map(() => 8),
    talon: { count: 0, cards: null },
    calls: [],
    trick: { leader: 0, cards: [] },
    tricks: [],
    layout: [],
    out: [],
    points: zero,
    worth: { trick: 0, cards: { QS: -4, QC: -4, QD: -4, QH: -4 }, last: [0, 0], total: -16, bans: [] },
    gifts: [],
    offer: null,
    sheet: [],
    totals: zero,
    lists: null,
    revealed: null,
    turn: 0,
    options: { legal: [], refused: {} },
    draw: null,
    deserter: null,
    settlement: null,
    over: false,
  };
}

const legal = (...actions: string[]) => ({ legal: actions, refused: {} });
const range = (verb: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${verb} ${from + i}`);
const NAMING = ["name S", "name C", "name D", "name H"];
const THREE = { hand: EIGHT.slice(0, 3), counts: [3, 3, 3, 3], contract: "trump", worth: worthOf(3, 24) };

function worthOf(trick: number, total: number | null) {
  return { trick, cards: {}, last: [0, 0], total, bans: [] };
}

function sheet(rows: number) {
  const points = [
    [-4, -4, -6, -2],
    [-8, 0, -4, -4],
    [0, -16, 0, 0],
    [-2, -6, -8, 0],
    [-16, 0, 0, 0],
    [-8, 0, 0, -8],
    [-40, -12, -22, -22],
    [4, 4, 6, 2],
    [8, 0, 4, 4],
    [0, 16, 0, 0],
    [2, 6, 8, 0],
    [0, 0, 16, 0],
    [8, 8, 0, 0],
    [50, 4, 24, 18],
  ].slice(0, rows);
  const totals = [0, 1, 2, 3].map((seat) => points.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
  const written = points.map((row, i) => ({
    number: i + 1,
    dealer: (i + 3) % 4,
    contract: CLUB[i] ?? "-tricks",
    trump: null,
    points: row,
    total: row.reduce((a, b) => a + b),
    settled: false,
    deserter: null,
  }));
  return { sheet: written, totals };
}

const HEARTS = {
  legal: ["TH", "KH"],
  refused: Object.fromEntries(
    EIGHT.filter((card) => !card.endsWith("H")).map((card) => [card, { code: "revoke", args: { led: "H" } }]),
  ),
};
const TRICKS = [
  { leader: 0, cards: ["7C", "TC", "8C", "AC"], taker: 3 },
  { leader: 3, cards: ["JD", "9D", "KD", "AD"], taker: 2 },
];

export const STATES: Record<string, TableView> = {
  "lead": table({ options: legal(...EIGHT) }),
  "follow": table({ trick: { leader: 2, cards: ["7H", "QH"] }, options: HEARTS, tricks: TRICKS, ...sheet(2) }),
  "undo": agreed({ take_back: 0 }, 2),
  "proposal": agreed({ proposal: { matter: "pause", by: 2, about: null, asked: [0, 1] } }, 0),
  "proposal-idle": agreed({ proposal: { matter: "replace", by: 2, about: 3, asked: [0] } }, 3),
  "proposed": agreed({ proposal: { matter: "adjourn", by: 0, about: null, asked: [1, 2, 3] } }, 0),
  "paused": agreed({ pause: { matter: "pause", missing: [] } }, 0),
  "adjourned": agreed({ pause: { matter: "adjourn", missing: [0, 3] } }, 2),
  "adjourned-waiting": agreed({ pause: { matter: "adjourn", missing: [2, 3] } }, 2),
  "idle": agreed({ idle: [2] }, 2),
  "claimed": agreed({ claims: [{ seat: 0, rest: "none" }] }, 2),
  "wait": table({ trick: { leader: 0, cards: ["9S", "KS"] }, turn: 2, options: null, ...sheet(5) }),
  "deserter": table({ trick: { leader: 0, cards: ["9S", "KS"] }, turn: 2, options: null, deserter: 1, ...sheet(5) }),
  "eralash": table({
    contract: "-all",
    worth: {
      trick: -2,
      cards: { KH: -22, QH: -6, TH: -2, "9H": -2, AH: -2, KS: -4, KC: -4, KD: -4, QS: -4, QC: -4, QD: -4 },
      last: [-8, -8],
      total: -96,
      bans: ["heart-lead", "king-held"],
    },
    options: legal(...EIGHT),
  }),
  "two": table({ trick: { leader: 1, cards: ["7H"] }, options: HEARTS }, 2),
  "three": table({ trick: { leader: 1, cards: ["7H", "8H"] }, options: HEARTS }, 3),
  "five": table({ trick: { leader: 1, cards: ["7H", "8H", "9H", "AH"] }, options: HEARTS }, 5),
  "six": table({ trick: { leader: 1, cards: ["7H", "8H", "9H", "AH", "3H"] }, options: HEARTS, points: [0, -4, 0, -8, 0, -4] }, 6),
  "thirteen": table({ hand: THIRTEEN, hand_size: 13, options: legal(...THIRTEEN) }),
  "seventeen": table({ hand: TWENTY, hand_size: 17, options: legal(...TWENTY) }, 3),
  "twenty": table({ hand: [...TWENTY, "KC", "8H", "TS"], hand_size: 17, options: legal(...TWENTY) }, 3),
  "order": table({
    phase: "order",
    contract: null,
    worth: null,
    lists: [CLUB, CLUB.slice(1), CLUB.slice(0, 9), CLUB.slice(3)],
    calls: [{ seat: 3, call: "pass" }],
    options: legal(...CLUB.map((code) => `order ${code}`), "pass"),
  }),
  "bid": table({
    phase: "bid",
    contract: "trump",
    worth: worthOf(6, null),
    offer: { seat: 3, tricks: 2 },
    calls: [
      { seat: 1, call: "bid 1" },
      { seat: 2, call: "pass" },
      { seat: 3, call: "bid 2" },
    ],
    options: legal("pass", ...range("bid", 3, 8)),
  }),
  "name": table({ phase: "name", contract: "trump", worth: worthOf(6, 48), options: legal(...NAMING) }),
  "name-three": table({ phase: "name", ...THREE, options: legal(...NAMING, "decline") }),
  "praise": table({ phase: "praise", ...THREE, options: legal(...NAMING, "name NT", "name MIZ", "by-last", "settle") }),
  "open-sale": table({ phase: "open-sale", ...THREE, trump: "H", namer: 0, options: legal("sell", "keep") }),
  "offer": table({
    phase: "offer",
    ...THREE,
    trump: "H",
    namer: 1,
    offer: { seat: 2, tricks: 1 },
    calls: [
      { seat: 1, call: "name H" },
      { seat: 2, call: "offer 1" },
      { seat: 3, call: "pass" },
    ],
    options: legal("pass", ...range("offer", 2, 8)),
  }),
  "accept": table({
    phase: "accept",
    ...THREE,
    trump: "H",
    namer: 0,
    offer: { seat: 3, tricks: 2 },
    calls: [
      { seat: 0, call: "name H" },
      { seat: 2, call: "offer 1" },
      { seat: 3, call: "offer 2" },
    ],
    options: legal("accept 2", "accept 3", "keep", "settle"),
  }),
  "talon": table({
    phase: "talon",
    contract: "trump",
    worth: worthOf(25, 325),
    hand: THIRTEEN.slice(1),
    hand_size: 13,
    talon: { count: 4, cards: ["AC", "TS", "9D", "2H"] },
    options: legal("take", "sell", ...range("ask", 1, 1275)),
  }),
  "buy": table({
    phase: "buy",
    contract: "trump",
    worth: worthOf(25, 325),
    offer: { seat: 3, points: 140 },
    calls: [{ seat: 3, call: "ask 140" }],
    talon: { count: 4, cards: ["AC", "TS", "9D", "2H"] },
    options: legal("buy", "pass"),
  }),
  "give": table({
    phase: "give",
    contract: "trump",
    worth: worthOf(25, 325),
    hand: [...THIRTEEN, "AC", "TS", "9D"],
    hand_size: 13,
    options: legal(...[...THIRTEEN, "AC", "TS", "9D"].flatMap((card) => [1, 2, 3].map((seat) => `give ${card} ${seat}`))),
  }),
  "domino": table({
    phase: "domino",
    contract: "domino",
    worth: null,
    hand: THIRTEEN,
    hand_size: 13,
    layout: [
      ["S", "5", "9"],
      ["H", "7", "7"],
      ["D", "6", "K"],
    ],
    out: [2],
    counts: [13, 4, 0, 1],
    options: {
      legal: ["5D"],
      refused: { KH: { code: "domino-fit", args: {} } },
    },
  }),
  "pass": table({
    phase: "domino",
    contract: "domino",
    worth: null,
    hand: ["2S", "3H"],
    hand_size: 13,
    layout: [["S", "5", "A"]],
    options: legal("pass"),
  }),
  "dead-talon": table({ hand: EIGHT, talon: { count: 2, cards: null }, options: legal(...EIGHT) }, 3),
  "blind": table({
    phase: "order",
    contract: null,
    worth: null,
    hand: null,
    options: legal(...CLUB.slice(0, 7).map((code) => `order ${code}`), "pass"),
  }),
  "draw": table({ phase: "draw", hand: null, number: 0, contract: null, turn: null, options: null, draw: { cards: ["9S", "KD", "7H", "AC"], from: 2, seats: null, dealer: 3 } }),
  "trump-play": table({ contract: "trump", trump: "H", namer: 2, worth: worthOf(6, 48), trick: { leader: 2, cards: ["7H", "QH"] }, options: HEARTS }),
  "deal-over": table({ phase: "deal", turn: null, options: null, hand: [], tricks: TRICKS, ...sheet(2) }),
  "late": table({ phase: "deal", turn: null, options: null, hand: [], number: 13, ...sheet(13) }),
  "match-over": table({ phase: "over", over: true, turn: null, options: null, hand: [], number: 14, ...sheet(14) }),
  "talk": table({ trick: { leader: 2, cards: ["7H", "QH"] }, options: HEARTS, tricks: TRICKS, ...sheet(2) }),
  "talk-two": table({ options: legal(...EIGHT) }, 2),
  "talk-three": table({ options: legal(...EIGHT) }, 3),
  "talk-six": table({ options: legal(...EIGHT) }, 6),
  "calls": table({
    phase: "order",
    contract: null,
    worth: null,
    turn: 1,
    options: null,
    calls: [0, 1, 2, 3].map((seat) => ({ seat, call: "order +all" })),
  }),
};

/** The length of a chat's longest line, filled with a phrase, or that phrase once. */
const [LONG, ONCE] = [12, 1];

/** How often some of the states repeat a phrase at a seat. */
export const SPOKEN: Record<string, Record<number, number>> = {
  "talk": { 0: LONG, 1: LONG, 2: LONG, 3: LONG },
  "talk-two": { 0: ONCE, 1: LONG },
  "talk-three": { 0: ONCE, 1: LONG, 2: ONCE },
  "talk-six": { 0: ONCE, 1: LONG, 2: ONCE, 3: LONG, 4: ONCE, 5: LONG },
};

/** What is worth how much where a hint is asked for. */
export const HINTS: Record<string, [action: string, points: number][]> = {
  "follow": [["TH", 1.24], ["KH", -10.6]],
  "lead": EIGHT.map((card, i) => [card, 3.1 - i * 1.7]),
  "twenty": TWENTY.map((card, i) => [card, 3.1 - i * 1.7]),
  "order": CLUB.map((contract, i) => [`order ${contract}`, 6 - i * 1.3]),
  "praise": [["name H", 4.2], ["name NT", 0.04], ["by-last", 0], ["settle", -0.3]],
  "give": [["give 7S 2", 4.1], ["give AC 1", -3]],
};
