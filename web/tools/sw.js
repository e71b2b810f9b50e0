// The page's own files, kept for the train. Written at build (tools/offline.ts) with the list of files and a name that changes
// with any of them. One version is served whole: never the page of today with the rules of yesterday.
/* global self, caches, fetch, URL, Response */
const VERSION = '__VERSION__';
/** Needed for any page to appear. */
const FIRST = __FIRST__;
/** Fetched quietly afterwards. */
const REST = __REST__;

const PREFIX = 'rasputitsa-';
const NAME = PREFIX + VERSION;
const KNOWN = new Set([...FIRST, ...REST].map((file) => new URL(file, self.registration.scope).href));
const PAGE = new URL('index.html', self.registration.scope).href;

self.addEventListener('install', (event) => {
  // Past the browser's own cache, which may hold files of another version under the same name.
  const fresh = FIRST.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n.startsWith(PREFIX) && n !== NAME).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'fetch the rest') event.waitUntil(fetchRest().then((count) => event.source?.postMessage({ kept: count })));
});

/** One after another, so that playing has the line to itself. What fails is fetched when it is needed. */
async function fetchRest() {
  const cache = await caches.open(NAME);
  let count = 0;
  for (const file of REST) {
    if (await cache.match(file)) continue;
    try {
      await cache.add(file);
      count++;
    } catch {
      return count;
    }
  }
  return count;
}

/** It is somebody's turn: what came is sealed for this browser, and names nothing but the table and who is there. */
self.addEventListener('push', (event) => {
  const { table = '', game = '', others = [], what = 'turn' } = event.data?.json() ?? {};
  const options = { tag: table, body: [game, ...others].join(' · '), icon: 'icon.svg', data: table };
  event.waitUntil(self.registration.showNotification(what === 'time' ? 'Your time runs out' : 'Your turn', options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const href = new URL(`#/table/${event.notification.data}`, self.registration.scope).href;
  event.waitUntil(self.clients.openWindow(href));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  const wanted = request.mode === 'navigate' && url.href === self.registration.scope ? PAGE : url.href;
  // What is not ours goes its own way.
  if (!KNOWN.has(wanted)) return;
  event.respondWith(answer(wanted));
});

async function answer(href) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(href);
  if (kept) return kept;
  const fetched = await fetch(href);
  if (fetched.ok) await cache.put(href, fetched.clone());
  return fetched;
}
