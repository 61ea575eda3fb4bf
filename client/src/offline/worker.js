/**
 * The service worker: the client opens without a network, and changes to another version only when it is asked to.
 *
 * Everything of one build lies in one cache under its hash, so that no page ever mixes two versions. Cards never
 * change under the same name and outlive the builds. The API and the socket are not ours.
 */

const CACHE = __CACHE__;
const FILES = __FILES__;
const CARDS = "king-cards";
const NOT_OURS = ["/api/", "/ws", "/healthz", "/sw.js"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("king-") && name !== CACHE && name !== CARDS;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

addEventListener("message", (event) => {
  if (event.data === "take over") void skipWaiting();
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(leadTo(`/t/${event.notification.tag}`));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || NOT_OURS.some((start) => pathname.startsWith(start))) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/cards/")) event.respondWith(card(request));
  else event.respondWith(caches.match(request, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
});

/** To the page that is open at this address, or to a new one. */
async function leadTo(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : clients.openWindow(path);
}

/** Every address of the client is the same page. */
async function page(request) {
  return (await caches.match("/", { cacheName: CACHE })) ?? fetch(request);
}

async function card(request) {
  const cache = await caches.open(CARDS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
