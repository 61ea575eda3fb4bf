/** Which screen the address names. */

import { HALLS } from "../protocol/limits";
import type { Hall } from "../protocol/messages";

export type Route =
  /** `rules` is a ruleset's link: with it the form of house rules opens. */
  | { screen: "foyer"; rules?: string }
  | { screen: "hall"; hall: Hall }
  | { screen: "table"; table: string }
  | { screen: "book"; address: string }
  | { screen: "me" }
  | { screen: "replay"; match: string | null }
  /** The fair deal; of a match of this club, or of any record. */
  | { screen: "verify"; match: string | null }
  | { screen: "gallery" }
  | { screen: "lost" };

const isHall = (name: string): name is Hall => (HALLS as readonly string[]).includes(name);

const BOOK = ["rules", "learn", "disputes"];

/** The screen of an address; the rule book reads the rest of its own by itself. */
export function parse(address: string): Route {
  const [path = "", query = ""] = address.replace(/#.*/, "").split(/\?(.*)/);
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  const rules = asked.get("rules");
  if (first === "") return rules === null ? { screen: "foyer" } : { screen: "foyer", rules };
  if (first === "h" && isHall(second)) return { screen: "hall", hall: second };
  if (BOOK.includes(first)) return { screen: "book", address };
  if (first === "t" && second !== "") return { screen: "table", table: second };
  if (first === "me") return { screen: "me" };
  if (first === "m") return { screen: "replay", match: second || null };
  if (first === "verify") return { screen: "verify", match: asked.get("match") };
  if (first === "gallery") return { screen: "gallery" };
  return { screen: "lost" };
}

/** The state of a page to which another page of the club led. */
const WITHIN = "within";

class Place {
  route = $state.raw<Route>({ screen: "foyer" });

  begin(): void {
    const look = (): void => void (this.route = parse(location.pathname + location.search));
    look();
    addEventListener("popstate", look);
  }

  go(path: string): void {
    history.pushState(WITHIN, "", path);
    this.route = parse(path);
  }

  /** Back to where one came from, or to the foyer where that was outside of the club. */
  back(): void {
    if (history.state === null) this.go("/");
    else history.back();
  }
}

export const place = new Place();

/** Leads where a link does without loading the client anew; a click that is not plain is the browser's. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  place.go(event.currentTarget.pathname);
}
