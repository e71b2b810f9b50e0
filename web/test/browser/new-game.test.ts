// Games made by `rasputitsa new-game` outside the repository: the page that is built with them shows them, and a turn of each is
// played by clicking.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Effect } from '../../../cli/src/lab/experiment.ts';
import { findingsText } from '../../../cli/src/lab/findings.ts';
import { linkPackages, makeGame } from '../../../cli/src/node-template.ts';
import { buildInto } from '../../tools/build.ts';
import { drawingStore } from '../../tools/drawings.ts';
import { listen, pageServer } from '../../tools/serve.ts';
import { closeBrowser, DESKTOP, PHONE, Player } from './player.ts';

const dir = mkdtempSync(join(tmpdir(), 'new-game-'));
const games = join(dir, 'games');
const store = drawingStore();
let server: Server;
let address = '';
let player: Player;

/** Options of a game that was made without any. */
const OPTION = {
  id: 'night',
  title: 'Night marches',
  rule: '4.1',
  meaning: 'Units march by night as well.',
  values: [true, false],
  start: false,
};
const COLUMN = {
  id: 'column',
  title: 'Length of columns',
  rule: '4.2',
  meaning: 'How many units may follow each other on one road.',
  values: ['usual', 'short', 'long'],
  start: 'usual',
};
function addOptions(folder: string): void {
  const file = join(folder, 'words.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('options: [],', `options: ${JSON.stringify([OPTION, COLUMN])},`);
  if (changed === text) throw new Error(`${file} does not say where its options are`);
  writeFileSync(file, changed);
}
/** Findings as `rasputitsa lab --write` keeps them. */
function keepTrials(folder: string): void {
  const share = (n: number) => ({ share: n, low: 0, high: 1 });
  const turn = (n: number, low: number, median: number, high: number) => ({
    turn: `Turn ${n}`,
    games: 10,
    low,
    median,
    high,
  });
  const trial = {
    scenario: 'meeting',
    bots: ['greedy', 'greedy'],
    firstSeed: 1,
    games: 10,
    wins: { blue: share(0.5), red: share(0.3), draw: share(0.2) },
    levels: [],
    bid: -3,
    curve: [turn(1, 0, 1, 2), turn(2, -1, 2, 3), turn(3, -1.5, 4, 6)],
    effects: [
      {
        option: OPTION.id,
        title: OPTION.title,
        value: true,
        games: 60,
        wins: { mean: -0.2, error: 0.1, chance: 0.002, sure: true },
        score: { mean: -2.5, error: 1.2, chance: 0.001, sure: true },
      },
      // What may be chance is not told.
      {
        option: COLUMN.id,
        title: COLUMN.title,
        value: 'short',
        games: 60,
        wins: { mean: -0.2, error: 0.1, chance: 0.02 },
        score: { mean: 0.004, error: 0.003, chance: 0.001, sure: true },
      },
      {
        option: COLUMN.id,
        title: COLUMN.title,
        value: 'long',
        games: 60,
        wins: { mean: 0.004, error: 0.003, chance: 0.001, sure: true },
        score: { mean: 0.5, error: 2, chance: 0.4 },
      },
    ] satisfies readonly Effect[],
    problems: [],
  };
  mkdirSync(join(folder, 'data'), { recursive: true });
  const findings = { game: 'foggy', version: 1, trials: [trial] };
  writeFileSync(join(folder, 'data', 'trials.json'), findingsText(findings));
}

beforeAll(async () => {
  makeGame({ id: 'plain', title: 'Plain Game', secrets: 'open', into: games });
  makeGame({ id: 'foggy', title: "Nobody's Game", secrets: 'fog', into: games });
  addOptions(join(games, 'foggy'));
  keepTrials(join(games, 'foggy'));
  linkPackages(games);
  process.env['RASPUTITSA_GAMES'] = games;
  await buildInto(join(dir, 'page'));
  server = pageServer(join(dir, 'page'), store);
  address = `http://127.0.0.1:${await listen(server, 4971)}/`;
});
beforeEach(async () => {
  player = await Player.sitDown(undefined, { address });
});
afterEach(() => player.leaveClean());
afterAll(async () => {
  await closeBrowser();
  await store.close();
  server.close();
  delete process.env['RASPUTITSA_GAMES'];
  rmSync(dir, { recursive: true, force: true });
});

it('are on the first page, with title and tutorial, and no others', async () => {
  const tutorials = player.page.getByRole('button', { name: /Tutorial/ });
  await tutorials.nth(1).waitFor();
  expect(await tutorials.count()).toBe(2);
  const titles = await player.page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.filter((title) => title.endsWith('Game'))).toEqual(["Nobody's Game", 'Plain Game']);
});

it('tell in the list of scenarios what the lab found of them, and nothing where it was not asked', async () => {
  const asked: string[] = [];
  player.context.on('request', (r) => void asked.push(new URL(r.url()).pathname));
  const { page } = player;
  const opened = async (game: string): Promise<string> => {
    await page.evaluate((id) => void (location.hash = `#/new/${id}`), game);
    await page.getByRole('heading', { level: 1, name: game === 'plain' ? 'Plain Game' : "Nobody's Game" }).waitFor();
    await page.waitForLoadState('networkidle');
    return page.locator('.scenario-about').innerText();
  };
  expect(await opened('plain')).not.toMatch(/Won by|Even with|Score/);
  expect(await page.locator('.trial-curve').count()).toBe(0);
  expect(asked.filter((name) => name.includes('/trials-'))).toEqual([]);
  const words = await opened('foggy');
  await page.locator('.trial-curve polyline').waitFor();
  await player.shot('new-game-trials');
  expect(words).toContain('Blue 50 %, Red 30 %, drawn 20 % (10 games between equal computers)');
  expect(words).toContain('3 points for Red');
  expect(words).toContain('Turn 1');
  expect(words).toMatch(/: 4 at the end; half of all games end between -1.5 and 6/);
  expect(asked.filter((name) => name.includes('/trials-foggy'))).toHaveLength(1);
});

it.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('tell beside an option what it changes, on a %s', async (name, screen) => {
  const one = await Player.sitDown(screen, { address });
  const { page } = one;
  await page.evaluate(() => void (location.hash = '#/new/foggy'));
  await page.getByText('Options', { exact: true }).click();
  const lines = (title: string) => page.locator('.option', { hasText: title }).locator('.option-effect');
  await lines(OPTION.title).first().waitFor();
  expect(await lines(OPTION.title).allInnerTexts()).toEqual([
    'With this: Blue wins about 20 fewer games in 100 (10 to 30)',
    expect.stringMatching(/^With this: “.+” ends about 2.5 lower \(1.3 to 3.7\)$/),
  ]);
  expect(await lines(COLUMN.title).allInnerTexts()).toEqual([
    'Long: Blue wins about 0.4 more games in 100 (0.1 to 0.7)',
  ]);
  expect(await page.locator('.option-note').innerText()).toContain('60 games with it and 60 without');
  await page
    .locator('.option')
    .first()
    .evaluate((option) => option.scrollIntoView({ block: 'center' }));
  await one.shot(`new-game-option-effect-${name}`);
  await one.leaveClean();
});

it.each(['plain', 'foggy'])('%s: a unit marches, a town is taken, the computer answers', async (game) => {
  await player.begin({ game, scenario: 'meeting', options: {}, chairs: ['person', { bot: 'greedy' }], seed: 3 });
  await player.mapPainted();
  await player.clickHex('0103');
  expect(await player.targets('move')).toContain('Birch 0402');
  const moved = await player.doing(() => player.clickHex('0402'));
  expect(moved.view.layers['control']?.[await player.at('0402')]).toBe(1);
  await player.shot(`new-game-${game}-moved`);
  await player.doing(() => player.done());
  const later = await player.doing(() => player.done());
  expect(later.view.tracks['turn']).toBe(2);
  const redTowns = later.view.layers['control']?.filter((side) => side === 2).length;
  expect(redTowns).toBeGreaterThan(1);
});

const BATTLE = {
  phase: 'combat',
  side: 'blue',
  pieces: [
    { unit: 'Blue infantry', at: '0205' },
    { unit: 'Blue tanks', at: '0205' },
    { unit: 'Red infantry', at: '0305', count: 2 },
  ],
};
it.each(['plain', 'foggy'])('%s: an attack is made, and the owner of two units takes the losses', async (game) => {
  await player.page.evaluate(
    async (text) => {
      const table = await globalThis.rasputitsa.host.importFile(text, 'battle.position.json');
      location.hash = `#/table/${table.id}`;
    },
    JSON.stringify({ ...BATTLE, game }),
  );
  await player.page.waitForSelector('[data-table]');
  await player.boardReady();
  let last = await player.order('attack');
  // Whoever has two units under fire is asked which of them loses a step; how often, the dice say.
  for (let i = 0; i < 10 && last.offers.some((o) => o.verb === 'lose'); i++) {
    await player.page.waitForSelector('.battle');
    await player.shot(`new-game-${game}-battle`);
    last = await player.order('lose');
  }
  expect(last.view.phase.at(-1)?.node).toBe('combat');
  const fought = last.view.pieces.filter((p) => p.side === 0 && p.at < 48);
  expect(fought.map((p) => p.flags)).toEqual(fought.map(() => ['fought']));
});
