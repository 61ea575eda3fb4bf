import { beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../src/gallery/states";
import type { TableView } from "../src/protocol/messages";
import { hasTurn } from "../src/screens/view";
import { askToNotify, canNotify, mayNotify, notify, type Browser } from "../src/state/notice";

const NOTICE = { title: "Your turn", body: "No queens", tag: "t1" };

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
/** For as long as a worker takes to show one, take it away and show another. */
const later = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

/** The notifications that are open, by their tags. */
let open: Map<string, { title: string; options: NotificationOptions; click: () => void }>;
let page: EventTarget & { visibilityState: string };
let focus: () => void;

class Shown {
  static permission = "granted";
  static requestPermission = async (): Promise<string> => Shown.permission;
  onclick = (): void => {};

  constructor(
    title: string,
    private readonly options: NotificationOptions & { tag: string },
  ) {
    open.set(options.tag, { title, options, click: () => this.onclick() });
  }

  close(): void {
    open.delete(this.options.tag);
  }
}

class Illegal {
  static permission = "granted";

  constructor() {
    throw new TypeError("Illegal constructor");
  }
}

const worker = {
  showNotification: async (title: string, options: NotificationOptions & { tag: string }) => {
    open.set(options.tag, { title, options, click: () => {} });
  },
  getNotifications: async ({ tag }: { tag: string }) => {
    await settled();
    return open.has(tag) ? [{ close: () => open.delete(tag) }] : [];
  },
};

function browser(parts: object = {}): Browser {
  const navigator = { serviceWorker: { getRegistration: async () => undefined } };
  return { Notification: Shown, isSecureContext: true, document: page, navigator, focus, ...parts } as unknown as Browser;
}

const phone = (registration: object | undefined): Browser =>
  browser({ Notification: Illegal, navigator: { serviceWorker: { getRegistration: async () => registration } } });

function look(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  open = new Map();
  page = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  focus = vi.fn();
  Shown.permission = "granted";
});

describe("a browser", () => {
  it("can notify only where it is trusted and knows how", () => {
    expect(canNotify(browser())).toBe(true);
    expect(canNotify(browser({ isSecureContext: false }))).toBe(false);
    const { Notification: _, ...other } = browser();
    expect([canNotify(other as Browser), mayNotify(other as Browser)]).toEqual([false, false]);
  });

  it("is asked, and may decline", async () => {
    expect([mayNotify(browser()), await askToNotify(browser())]).toEqual([true, true]);
    Shown.permission = "denied";
    expect([mayNotify(browser()), await askToNotify(browser())]).toEqual([false, false]);
  });
});

describe("a notification", () => {
  it("says whose turn it is and in which deal, without a sound, until the turn is over", () => {
    const end = notify(NOTICE, browser());
    expect(open.get("t1")).toMatchObject({ title: "Your turn", options: { body: "No queens", tag: "t1", silent: true } });
    end();
    expect(open.size).toBe(0);
  });

  it("is for nobody who looks at the page or has not allowed it", () => {
    look("visible");
    notify(NOTICE, browser());
    look("hidden");
    Shown.permission = "default";
    notify(NOTICE, browser());
    expect(open.size).toBe(0);
  });

  it("goes when somebody looks at the page", () => {
    notify(NOTICE, browser());
    look("visible");
    expect(open.size).toBe(0);
  });

  it("leads back to the page", () => {
    notify(NOTICE, browser());
    open.get("t1")!.click();
    expect(focus).toHaveBeenCalledOnce();
    expect(open.size).toBe(0);
  });
});

describe("on a phone", () => {
  it("the service worker shows it and takes it away", async () => {
    const end = notify(NOTICE, phone(worker));
    await later();
    expect(open.get("t1")).toMatchObject({ title: "Your turn", options: { body: "No queens", silent: true } });
    end();
    await later();
    expect(open.size).toBe(0);
  });

  it("the turn before does not take it away", async () => {
    notify(NOTICE, phone(worker))();
    notify({ ...NOTICE, title: "Your call" }, phone(worker));
    await later();
    expect(open.get("t1")?.title).toBe("Your call");
  });

  it("there is none where no worker is, or where it refuses", async () => {
    notify(NOTICE, phone(undefined))();
    notify(NOTICE, phone({ ...worker, showNotification: () => Promise.reject(new TypeError("No active worker")) }))();
    await later();
    expect(open.size).toBe(0);
  });
});

it("is one's turn at one's own seat while the match goes on", () => {
  const turns = (name: string, other: Partial<TableView> = {}): boolean => hasTurn({ ...STATES[name]!, ...other });
  expect([turns("lead"), turns("wait"), turns("paused")]).toEqual([true, false, false]);
  expect([turns("lead", { seat: null }), turns("lead", { stage: "over" })]).toEqual([false, false]);
});
