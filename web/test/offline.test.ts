// The service worker in a room of its own: caches and network made of maps.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { serviceWorker } from '../tools/offline.ts';

const template = readFileSync(new URL('../tools/sw.js', import.meta.url), 'utf8');
const SCOPE = 'http://host/page/';
const FILES = [
  { name: 'index.html', source: 'page' },
  { name: 'assets/main.js', source: 'code' },
  { name: 'assets/serif-latin-400-normal.woff2', source: 'latin' },
  { name: 'assets/serif-cyrillic-400-normal.woff2', source: 'cyrillic' },
  { name: 'maps/x-light.png', source: 'picture' },
];
const written = serviceWorker(template, FILES, new Set(['index.html', 'assets/main.js']));

interface Asked {
  readonly url: string;
}
const hrefOf = (x: string | Asked): string => new URL(typeof x === 'string' ? x : x.url, SCOPE).href;

/** Caches, a network that can be cut, and the worker's own events. */
function room(script: string, caches = new Map<string, Map<string, string>>()) {
  let online = true;
  const fetched: string[] = [];
  const fetchIt = async (x: string | Asked) => {
    if (!online) throw new TypeError('no network');
    fetched.push(hrefOf(x));
    const body = `net:${hrefOf(x)}`;
    return { ok: true, body, clone: () => ({ body }) };
  };
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new Map<string, string>();
    caches.set(name, cache);
    const put = async (x: string | Asked, r: { body: string }) => void cache.set(hrefOf(x), r.body);
    const add = async (x: string | Asked) => put(x, await fetchIt(x));
    const match = async (x: string | Asked) => {
      const body = cache.get(hrefOf(x));
      return body === undefined ? undefined : { body };
    };
    return { put, add, match, addAll: (list: (string | Asked)[]) => Promise.all(list.map(add)) };
  };
  const ears = new Map<string, (event: unknown) => void>();
  let skipped = false;
  const self = {
    registration: { scope: SCOPE },
    clients: { claim: async () => undefined },
    skipWaiting: () => void (skipped = true),
    addEventListener: (kind: string, hear: (event: unknown) => void) => void ears.set(kind, hear),
  };
  class Request {
    readonly url: string;
    constructor(url: string) {
      this.url = url;
    }
  }
  const all = { open, keys: async () => [...caches.keys()], delete: async (n: string) => caches.delete(n) };
  runInContext(script, createContext({ self, caches: all, fetch: fetchIt, URL, Request, Set, Promise }));
  const tell = async (kind: string, event: object = {}): Promise<unknown> => {
    const work: unknown[] = [];
    const note = (p: unknown) => void work.push(p);
    ears.get(kind)?.({ waitUntil: note, respondWith: note, ...event });
    const done = await Promise.all(work);
    return done[0];
  };
  const get = (url: string, mode = 'cors', method = 'GET') =>
    tell('fetch', { request: { url, mode, method } }) as Promise<{ body: string } | undefined>;
  return { tell, get, caches, fetched, cut: () => void (online = false), skipped: () => skipped };
}

test('the page appears without a network after one visit', async () => {
  const r = room(written);
  await r.tell('install');
  expect(r.fetched.toSorted()).toEqual(
    ['assets/main.js', 'assets/serif-latin-400-normal.woff2', 'index.html'].map((f) => SCOPE + f),
  );
  await r.tell('activate');
  await r.tell('message', { data: 'fetch the rest' });
  expect(r.fetched).toHaveLength(FILES.length);
  r.cut();
  for (const f of FILES) expect((await r.get(`${SCOPE}${f.name}?x#y`))?.body).toBe(`net:${SCOPE}${f.name}`);
  expect((await r.get(`${SCOPE}?seed=4`, 'navigate'))?.body).toBe(`net:${SCOPE}index.html`);
});

test('what is not ours is left alone', async () => {
  const r = room(written);
  await r.tell('install');
  expect(await r.get('http://host/api/games')).toBeUndefined();
  expect(await r.get('http://elsewhere/index.html')).toBeUndefined();
  expect(await r.get(`${SCOPE}index.html`, 'cors', 'POST')).toBeUndefined();
});

test('a new version waits until it is told, then throws the old one away', async () => {
  const old = room(written);
  await old.tell('install');
  const next = serviceWorker(
    template,
    FILES.map((f) => (f.name === 'assets/main.js' ? { ...f, source: 'new code' } : f)),
    new Set(['index.html']),
  );
  old.caches.set('somebody-else', new Map());
  const fresh = room(next, old.caches);
  await fresh.tell('install');
  expect(fresh.skipped()).toBe(false);
  expect(fresh.caches.size).toBe(3);
  await fresh.tell('message', { data: 'take over' });
  expect(fresh.skipped()).toBe(true);
  await fresh.tell('activate');
  expect(fresh.caches.size).toBe(2);
  expect(fresh.caches.has('somebody-else')).toBe(true);
});

test('the version changes with any file, and with nothing else', () => {
  const version = (s: string) => /VERSION = '(\w{16})'/.exec(s)?.[1];
  const entries = new Set(['index.html', 'assets/main.js']);
  expect(version(serviceWorker(template, FILES.toReversed(), entries))).toBe(version(written));
  for (const [i] of FILES.entries()) {
    const changed = FILES.map((f, j) => (i === j ? { ...f, source: `${f.source}.` } : f));
    expect(version(serviceWorker(template, changed, entries))).not.toBe(version(written));
  }
});
