import { expect, it, vi } from "vitest";
import { follow, parse, place } from "../src/state/route.svelte";

it("finds the screen that an address names", () => {
  expect(parse("/")).toEqual({ screen: "foyer" });
  expect(parse("/t/k7x2")).toEqual({ screen: "table", table: "k7x2" });
  expect(parse("/me")).toEqual({ screen: "me" });
  expect(parse("/verify")).toEqual({ screen: "verify", match: null });
  expect(parse("/verify?match=hJ3k9Qx2")).toEqual({ screen: "verify", match: "hJ3k9Qx2" });
  expect(parse("/gallery")).toEqual({ screen: "gallery" });
  expect(parse("/t")).toEqual({ screen: "lost" });
  expect(parse("/nowhere")).toEqual({ screen: "lost" });
});

it("leads on from a plain click on a link, and leaves every other to the browser", () => {
  vi.stubGlobal("history", { pushState: vi.fn() });
  const click = (how: Partial<MouseEvent>): boolean => {
    const preventDefault = vi.fn();
    const event = { button: 0, currentTarget: { pathname: "/me" }, ...how, preventDefault };
    follow(event as unknown as Parameters<typeof follow>[0]);
    return preventDefault.mock.calls.length > 0;
  };

  for (const how of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) expect(click(how)).toBe(false);
  expect(place.route).toEqual({ screen: "foyer" });
  expect(click({})).toBe(true);
  expect(place.route).toEqual({ screen: "me" });
  expect(history.pushState).toHaveBeenCalledExactlyOnceWith(expect.anything(), "", "/me");
  vi.unstubAllGlobals();
});

it("leads back to where one came from, and to the foyer who came from elsewhere", () => {
  const back = vi.fn();
  const pushState = vi.fn((state: unknown) => Object.assign(history, { state }));
  vi.stubGlobal("history", { state: null, pushState, back });

  place.back();
  expect(place.route).toEqual({ screen: "foyer" });
  expect(back).not.toHaveBeenCalled();
  place.go("/me#cards");
  expect(place.route).toEqual({ screen: "me" });
  place.back();
  expect(back).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
