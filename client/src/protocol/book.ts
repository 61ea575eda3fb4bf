// What the rule book and the small tables answer. Made from the server's structs by
// `python -m kingclub.server.typescript book`: change those and print this anew.

export interface RuleCard {
  code: string;
  name: string;
  about: string;
  players: number;
  pack: number;
  deals: number;
  minutes: number;
  difficulty: number;
  facts: string[];
}

export interface BookBlock {
  style: "text" | "list" | "steps" | "table";
  rows: string[][];
}

export interface BookSection {
  title: string;
  blocks: BookBlock[];
}

export interface BookPage {
  title: string;
  about: string;
  facts: string[];
  sections: BookSection[];
}

export interface RulesPage {
  link: string;
  preset: string;
  options: Record<string, unknown>;
  players: number;
  page: BookPage;
  sheet: BookSection;
}

export interface ComparedRow {
  label: string;
  one: string | null;
  other: string | null;
}

export interface ComparedRules {
  one: RuleCard;
  other: RuleCard;
  rows: ComparedRow[];
}

export interface FormValue {
  value: unknown;
  label: string;
  objection: string | null;
}

export interface FormOption {
  name: string;
  label: string;
  help: string;
  input: "choice" | "several" | "number" | "prices";
  value: unknown;
  told: string;
  values: FormValue[];
  lowest: number | null;
  highest: number | null;
  matters: boolean;
}

export interface FormGroup {
  name: string;
  label: string;
  options: FormOption[];
}

export interface Question {
  option: string;
  question: string;
}

export interface HouseRules {
  preset: string;
  name: string;
  options: Record<string, unknown>;
  groups: FormGroup[];
  questions: Question[];
  prices: Record<string, number> | null;
  objection: string | null;
  clash: string[];
  link: string | null;
  facts: string[];
  differs: string[];
  fingerprint: string | null;
}

export interface HouseWishes {
  lang: "ru" | "en";
  preset: string;
  options: Record<string, unknown>;
  link: string | null;
}

export interface SceneRow {
  code: string;
  title: string;
}

export interface SceneShelf {
  title: string;
  about: string;
  scenes: SceneRow[];
}

export interface SceneShelves {
  lessons: SceneShelf;
  disputes: SceneShelf;
}

export interface ShownTrick {
  leader: number;
  cards: string[];
  taker: number | null;
}

export interface EngineAnswer {
  card: string;
  refusal: string | null;
}

export interface SceneFrame {
  turn: number | null;
  trick: ShownTrick | null;
  hands: string[][];
  counts: number[];
  points: number[];
  tricks: number[];
  note: string | null;
  answers: EngineAnswer[];
  legal: string[] | null;
  refused: Record<string, string>;
}

export interface SmallTable {
  code: string;
  kind: "dispute" | "lesson";
  title: string;
  rules: string;
  players: number;
  viewer: number;
  dealer: number;
  contract: string;
  trump: string | null;
  frames: SceneFrame[];
  outcome: "open" | "done" | "missed";
  verdict: string | null;
}

export interface LessonSoFar {
  lang: "ru" | "en";
  cards: string[];
}
