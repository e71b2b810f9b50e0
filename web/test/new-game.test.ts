// The page with games that lie outside the repository: its library lists and loads them, with rule book, cases and tutorial, and its
// server draws their maps.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Library } from '@rasputitsa/host/library';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkPackages, makeGame } from '../../cli/src/node-template.ts';
import { drawingNames, drawingStore } from '../tools/drawings.ts';

const into = mkdtempSync(join(tmpdir(), 'rasputitsa-page-'));
let server: ViteDevServer;
let library: Library;

beforeAll(async () => {
  linkPackages(into);
  makeGame({ id: 'far-away', title: 'Far Away', secrets: 'open', into });
  makeGame({ id: 'unseen', title: 'Unseen', secrets: 'fog', into });
  process.env['RASPUTITSA_GAMES'] = into;
  server = await createServer({
    configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  const module = (await server.ssrLoadModule('/src/host/games.ts')) as { readonly builtLibrary: Library };
  library = module.builtLibrary;
}, 60_000);
afterAll(async () => {
  await server.close();
  delete process.env['RASPUTITSA_GAMES'];
  rmSync(into, { recursive: true, force: true });
});

test('the library lists them, and no others', async () => {
  const cards = await library.cards();
  expect(cards).toMatchObject([
    { id: 'far-away', title: 'Far Away', playable: true },
    { id: 'unseen', title: 'Unseen', playable: true },
  ]);
  expect(['far-away', 'unseen', 'skirmish'].map((id) => library.has(id))).toEqual([true, true, false]);
  expect(library.hasTutorial('unseen')).toBe(true);
});

test.each(['far-away', 'unseen'])('%s is loaded with all that stands beside its rules', async (id) => {
  const game = await library.game(id);
  expect([game.id, game.fog]).toEqual([id, id === 'unseen']);
  const book = await library.book(id);
  expect(book.rules.length).toBeGreaterThan(12);
  expect(book.cases.length).toBeGreaterThan(12);
  expect(book.tutorial).toMatchObject({ data: { player: 'blue' } });
});

test('their maps are drawn', async () => {
  const names = (await drawingNames()).map((n) => basename(n));
  expect(names.filter((n) => n.endsWith('.png'))).toEqual([
    'far-away-light.png',
    'far-away-dark.png',
    'unseen-light.png',
    'unseen-dark.png',
  ]);
  const store = drawingStore();
  const far = names.find((n) => n.startsWith('far-away-0-')) ?? '';
  expect(await store.file(far)).toMatch(/\.plan$/);
  expect(await store.file('skirmish-light.png')).toBeUndefined();
  await store.close();
});
