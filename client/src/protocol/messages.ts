// The messages of the socket (docs/design/wire.md). Made from the server's structs by
// `python -m kingclub.server.typescript`: change those and print this anew.

export type Card = string;
export type Contract = string;
export type Seat = number;

export type Phase =
  | "draw"
  | "deal"
  | "order"
  | "bid"
  | "name"
  | "praise"
  | "open-sale"
  | "offer"
  | "accept"
  | "talon"
  | "buy"
  | "give"
  | "play"
  | "domino"
  | "over";

export type Stage = "waiting" | "playing" | "over";

export type Admission = "open" | "link" | "word";

export type Come = "at_once" | "after_wait" | "called";

export type Hall = "sandbox" | "classic" | "ordered" | "recovery" | "sizes" | "book";

export type Pace = "free" | "quick" | "usual" | "slow";

export type SeatAction = "sit" | "leave" | "return" | "ready" | "fill";

export type Saying = "pause" | "adjourn" | "replace" | "agree" | "decline" | "go_on";

export type Matter = "pause" | "adjourn" | "replace";

export type Remainder = "mine" | "none";

export type Strip = [suit: string, lowest: string, highest: string];

export interface Call {
  seat: Seat;
  call: string;
}

export interface Trick {
  leader: Seat | null;
  cards: Card[];
}

export interface TakenTrick {
  leader: Seat;
  cards: Card[];
  taker: Seat;
}

export interface Talon {
  count: number;
  cards: Card[] | null;
}

export interface Worth {
  trick: number;
  cards: Record<Card, number>;
  last: number[];
  total: number | null;
  bans: string[];
}

export interface Gift {
  from: Seat;
  to: Seat;
  card: Card | null;
}

export interface Offer {
  seat: Seat;
  tricks?: number;
  points?: number;
}

export interface Row {
  number: number;
  dealer: Seat;
  contract: Contract;
  trump: string | null;
  points: number[];
  total: number | null;
  settled: boolean;
  deserter: Seat | null;
}

export interface Refusal {
  code: string;
  args: Record<string, string | number>;
}

export interface Options {
  legal: string[];
  refused: Record<Card, Refusal>;
}

export interface Draw {
  cards: Card[];
  from: Seat | null;
  seats: Card[] | null;
  dealer: Seat;
}

export interface Payment {
  from: Seat;
  to: Seat;
  amount: string;
}

export interface Settlement {
  balance: string[];
  payments: Payment[];
}

export interface MatchView {
  players: number;
  hand_size: number;
  number: number;
  dealer: Seat | null;
  phase: Phase;
  contract: Contract | null;
  trump: string | null;
  namer: Seat | null;
  shown: Card | null;
  hand: Card[] | null;
  counts: number[];
  talon: Talon;
  calls: Call[];
  trick: Trick;
  tricks: TakenTrick[];
  layout: Strip[];
  out: Seat[];
  points: number[];
  worth: Worth | null;
  gifts: Gift[];
  offer: Offer | null;
  sheet: Row[];
  totals: number[];
  lists: Contract[][] | null;
  revealed: Card[][] | null;
  turn: Seat | null;
  options: Options | null;
  draw: Draw | null;
  deserter: Seat | null;
  settlement: Settlement | null;
  over: boolean;
}

export interface Person {
  name: string;
  kind: "person" | "bot" | "program" | "empty";
  level: number | null;
  owner: string | null;
  present: boolean;
  ready: boolean;
}

export interface Rules {
  preset: string;
  options: Record<string, unknown>;
  link: string | null;
}

export interface Sealed {
  deal: number;
  commitment: string;
}

export interface Said {
  seat: Seat | null;
  name: string;
  text: string | null;
  phrase: string | null;
}

export interface BotTerms {
  level: number;
  come: Come;
}

export interface LimitTerms {
  turn_ms: number;
  reserve_ms: number;
}

export interface Terms {
  admission: Admission;
  bots: BotTerms | null;
  limit: LimitTerms | null;
  spectators: boolean;
  take_backs: boolean;
  past_tricks: boolean;
  hints: boolean;
}

export interface Proposal {
  matter: Matter;
  by: Seat;
  about: Seat | null;
  asked: Seat[];
}

export interface Pause {
  matter: Matter;
  missing: Seat[];
}

export interface Claimed {
  seat: Seat;
  rest: Remainder;
}

export interface Accord {
  proposal: Proposal | null;
  pause: Pause | null;
  idle: Seat[];
  claims: Claimed[];
  take_back: Seat | null;
  rematch: string | null;
}

export interface TableView {
  rules: Rules;
  terms: Terms;
  record: string;
  seat: Seat | null;
  people: Person[];
  host: Seat | null;
  stage: Stage;
  sealed: Sealed[];
  deadline: number | null;
  accord: Accord;
  chat: Said[];
  match: MatchView | null;
}

export interface Drawn {
  e: "drawn";
  draw: Draw;
}

export interface Dealt {
  e: "dealt";
  number: number;
  dealer: Seat;
  contract: Contract | null;
  worth: Worth | null;
  hand: Card[] | null;
  counts: number[];
  talon: Talon;
  lists: Contract[][] | null;
}

export interface Rest {
  e: "rest";
  hand: Card[] | null;
  counts: number[];
  shown: Card | null;
}

export interface Called {
  e: "called";
  seat: Seat;
  call: string;
  offer: Offer | null;
}

export interface ContractChosen {
  e: "contract";
  contract: Contract;
  worth: Worth | null;
  lists: Contract[][] | null;
}

export interface TalonTaken {
  e: "talon";
  seat: Seat;
  hand: Card[] | null;
  counts: number[];
}

export interface Given {
  e: "gift";
  from: Seat;
  to: Seat;
  card: Card | null;
  hand: Card[] | null;
  counts: number[];
}

export interface TrumpNamed {
  e: "trump";
  trump: string | null;
  namer: Seat | null;
  shown: Card | null;
  worth: Worth | null;
}

export interface PlayBegan {
  e: "play";
  leader: Seat | null;
}

export interface CardPlayed {
  e: "card";
  seat: Seat;
  card: Card;
}

export interface TrickTaken {
  e: "trick";
  taker: Seat;
  points: number[];
}

export interface TurnPassed {
  e: "passed";
  seat: Seat;
}

export interface PlayerOut {
  e: "out";
  seat: Seat;
}

export interface Deserted {
  e: "deserted";
  seat: Seat;
}

export interface Scored {
  e: "scored";
  row: Row;
  totals: number[];
  revealed: Card[][];
  talon: Card[] | null;
  points: number[];
}

export interface TurnCame {
  e: "turn";
  seat: Seat | null;
  phase: Phase;
  options: Options | null;
}

export interface MatchOver {
  e: "over";
  settlement: Settlement;
}

export interface PeopleChanged {
  e: "people";
  people: Person[];
  host: Seat | null;
  stage: Stage;
  sealed: Sealed[];
}

export interface AccordChanged {
  e: "accord";
  accord: Accord;
}

export interface ClockSet {
  e: "clock";
  deadline: number | null;
}

export interface Spoken {
  e: "said";
  seat: Seat | null;
  name: string;
  text: string | null;
  phrase: string | null;
}

export interface Listing {
  table: string;
  rules: Rules;
  draws: boolean;
  terms: Terms;
  people: Person[];
  stage: Stage;
  deal: number;
  deals: number;
}

export interface LobbyNews {
  t: "lobby";
  hall: Hall | null;
  whole: boolean;
  tables: Listing[];
  gone: string[];
}

export interface Seeking {
  t: "seeking";
  have: number;
  need: number;
}

export interface Found {
  t: "found";
  table: string;
}

export interface Watch {
  t: "watch";
  hall: Hall | null;
}

export interface Unwatch {
  t: "unwatch";
}

export interface Seek {
  t: "seek";
  presets: string[];
  paces: Pace[];
}

export interface Unseek {
  t: "unseek";
}

export interface Welcome {
  t: "welcome";
  token: string | null;
  name: string;
  server: string;
}

export interface Snapshot {
  t: "snapshot";
  table: string;
  seq: number;
  version: number;
  view: TableView;
}

export interface EventMessage {
  t: "event";
  table: string;
  seq: number;
  version: number;
  event: TableEvent;
}

export interface Ack {
  t: "ack";
  id: string;
  seq: number | null;
}

export interface Refuse {
  t: "refuse";
  code: string;
  args: Record<string, string | number>;
  id: string | null;
}

export interface Stale {
  t: "stale";
  id: string;
  version: number;
  tail: EventMessage[];
}

export interface Waiting {
  t: "waiting";
  table: string;
  waiting: boolean;
}

export interface Bye {
  t: "bye";
  code: string;
}

export interface Pong {
  t: "pong";
}

export interface ActRequest {
  t: "act";
  table: string;
  id: string;
  expect: number;
  action: string;
}

export interface ClaimRequest {
  t: "claim";
  table: string;
  id: string;
  expect: number;
  rest: Remainder;
}

export interface TakeBackRequest {
  t: "take_back";
  table: string;
  id: string;
}

export interface ConsentRequest {
  t: "consent";
  table: string;
  id: string;
  say: Saying;
  seat: Seat | null;
}

export interface SeatRequest {
  t: "seat";
  table: string;
  id: string;
  action: SeatAction;
  seat: Seat | null;
  word: string | null;
}

export interface SayRequest {
  t: "say";
  table: string;
  id: string;
  text: string | null;
  phrase: string | null;
}

export interface SeedRequest {
  t: "seed";
  table: string;
  id: string;
  deal: number;
  seed: string;
}

export interface Hello {
  t: "hello";
  token: string | null;
  lang: string;
}

export interface Subscribe {
  t: "subscribe";
  table: string;
  since: number | null;
}

export interface Unsubscribe {
  t: "unsubscribe";
  table: string;
}

export interface Ping {
  t: "ping";
}

export type TableEvent =
  | Drawn
  | Dealt
  | Rest
  | Called
  | ContractChosen
  | TalonTaken
  | Given
  | TrumpNamed
  | PlayBegan
  | CardPlayed
  | TrickTaken
  | TurnPassed
  | PlayerOut
  | Deserted
  | Scored
  | TurnCame
  | MatchOver
  | PeopleChanged
  | AccordChanged
  | ClockSet
  | Spoken;

export type ServerMessage =
  | Welcome
  | Snapshot
  | EventMessage
  | Ack
  | Refuse
  | Stale
  | Waiting
  | LobbyNews
  | Seeking
  | Found
  | Bye
  | Pong;

export type Request =
  | ActRequest
  | ClaimRequest
  | TakeBackRequest
  | ConsentRequest
  | SeatRequest
  | SayRequest
  | SeedRequest;

export type ClientMessage =
  | ActRequest
  | ClaimRequest
  | TakeBackRequest
  | ConsentRequest
  | SeatRequest
  | SayRequest
  | SeedRequest
  | Hello
  | Subscribe
  | Unsubscribe
  | Watch
  | Unwatch
  | Seek
  | Unseek
  | Ping;
