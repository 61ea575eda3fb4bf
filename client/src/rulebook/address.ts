/** Which page of the rule book an address names, and the address of each page. */

export const GUIDES = ["glossary", "strategy", "neighbours"] as const;
export type Guide = (typeof GUIDES)[number];

export type Leaf =
  | { page: "shelf" }
  | { page: "rules"; link: string }
  | { page: "compare"; one: string; other: string }
  | { page: "agree" }
  | { page: "guide"; name: Guide }
  | { page: "lessons" }
  | { page: "lesson"; code: string }
  | { page: "disputes" }
  | { page: "dispute"; code: string }
  | { page: "lost" };

export const CLASSIC = "club";
const OTHER = "site";

/** The leaf of an address, its query included: `/rules/club?boys=KJ` is a ruleset with house rules. */
export function leaf(address: string): Leaf {
  const [path = "", query = ""] = cut(address);
  const [first, second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (third !== undefined) return { page: "lost" };
  if (first === "learn") return second === undefined ? { page: "lessons" } : { page: "lesson", code: `lesson-${second}` };
  if (first === "disputes") return second === undefined ? { page: "disputes" } : { page: "dispute", code: `dispute-${second}` };
  if (second === undefined) return { page: "shelf" };
  if (second === "agree") return { page: "agree" };
  if (second === "compare") {
    const asked = new URLSearchParams(query);
    return { page: "compare", one: asked.get("a") ?? CLASSIC, other: asked.get("b") ?? OTHER };
  }
  const guide = GUIDES.find((name) => name === second);
  if (guide) return { page: "guide", name: guide };
  return { page: "rules", link: query ? `${second}?${query}` : second };
}

/** An address in two at its first question mark: the query may have marks of its own. */
function cut(address: string): [string, string] {
  const at = address.indexOf("?");
  return at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)];
}

export const rulesAddress = (link: string): string => `/rules/${link}`;

export const compareAddress = (one: string, other: string): string =>
  `/rules/compare?a=${encodeURIComponent(one)}&b=${encodeURIComponent(other)}`;

/** The address of a lesson or a dispute: its code without its kind. */
export const sceneAddress = (code: string): string =>
  code.startsWith("lesson-") ? `/learn/${code.slice(7)}` : `/disputes/${code.replace(/^dispute-/, "")}`;

/** The address at which the club's first screen opens the form with these rules. */
export const formAddress = (link: string): string => `/?rules=${encodeURIComponent(link)}`;
