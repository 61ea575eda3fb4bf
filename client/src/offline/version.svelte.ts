/** Which version of the client is open, and whether another one waits to be let in. */

/** So long after the page was loaded: a first visit has better things to fetch. */
const AFTER_MS = 5000;

class Version {
  /** The worker of a newer version, once it is there. */
  #next = $state.raw<ServiceWorker | null>(null);

  get isNewer(): boolean {
    return this.#next !== null;
  }

  /** Keeps the client for days without a network; only where the browser lets us (HTTPS or this machine). */
  begin(): void {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    setTimeout(() => void this.#register(), AFTER_MS);
  }

  /** Changes to the newer version; the page is loaded anew. */
  change(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#next?.postMessage("take over");
  }

  async #register(): Promise<void> {
    // A browser that refuses goes on without: nothing but the offline start depends on it.
    const registration = await navigator.serviceWorker.register("/sw.js").catch(() => null);
    if (!registration) return;
    this.#look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && this.#look(worker));
    });
  }

  /** The first worker of all replaces nothing. */
  #look(worker: ServiceWorker | null): void {
    if (worker && navigator.serviceWorker.controller) this.#next = worker;
  }
}

export const version = new Version();
