/** A notification of one's turn, for whoever looks elsewhere. */

export interface Notice {
  title: string;
  body: string;
  /** One takes the place of another with the same tag; the service worker finds the table by it. */
  tag: string;
}

/** What of the browser it takes. */
export type Browser = Pick<typeof globalThis & Window, "Notification" | "isSecureContext" | "document" | "navigator" | "focus">;

/** Over plain http on a Wi-Fi browsers have none. */
export const canNotify = (browser: Browser = window): boolean => browser.isSecureContext && "Notification" in browser;

export const mayNotify = (browser: Browser = window): boolean => canNotify(browser) && browser.Notification.permission === "granted";

/** Asks whether one may; browsers answer to a click only. */
export async function askToNotify(browser: Browser = window): Promise<boolean> {
  return (await browser.Notification.requestPermission()) === "granted";
}

/** Shows the notice if it is allowed and nobody looks at the page, until somebody does; returns what takes it away. */
export function notify(notice: Notice, browser: Browser = window): () => void {
  const { document } = browser;
  if (!mayNotify(browser) || document.visibilityState !== "hidden") return () => {};
  const close = shown(notice, browser);
  const end = (): void => {
    document.removeEventListener("visibilitychange", end);
    close();
  };
  document.addEventListener("visibilitychange", end);
  return end;
}

function shown(notice: Notice, browser: Browser): () => void {
  const { title, ...rest } = notice;
  // The turn has a sound of our own.
  const options = { ...rest, silent: true };
  try {
    const notification = new browser.Notification(title, options);
    notification.onclick = () => {
      browser.focus();
      notification.close();
    };
    return () => notification.close();
  } catch {
    // On phones only a service worker may.
    return shownByWorker(title, options, browser);
  }
}

/** One step after the other: what is taken away must not take the next one with it. */
let last: Promise<unknown> = Promise.resolve();

function shownByWorker(title: string, options: NotificationOptions & { tag: string }, { navigator }: Browser): () => void {
  const then = (step: (worker: ServiceWorkerRegistration) => Promise<unknown>): void => {
    last = last
      .then(() => navigator.serviceWorker.getRegistration())
      .then((worker) => worker && step(worker))
      // Without a notification the title and the sound remain.
      .catch(() => {});
  };
  then((worker) => worker.showNotification(title, options));
  return () => then(async (worker) => (await worker.getNotifications({ tag: options.tag })).forEach((one) => one.close()));
}
