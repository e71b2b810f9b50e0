// Gates: what a game demands of its own opponents must be there, and a lazy opponent must miss it.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plannable } from '@rasputitsa/bots';
import { type Advice, DONE, type Game } from '@rasputitsa/kernel';
import type { Gates } from '@rasputitsa/kernel/gates';
import { describe, expect, test } from 'vitest';
import { playForGates } from '../src/ladder/gate-game.ts';
import { keepGateGame, readGateGames } from '../src/ladder/gate-ledger.ts';
import { resultsOf, type Verdict } from '../src/ladder/gate-results.ts';
import { GATES_FILE, keptFor, passGates } from '../src/ladder/gate-run.ts';
import { faultsIn, gateMark, gatesOf, hasGates } from '../src/ladder/gates.ts';
import type { Entry } from '../src/ladder/ledger.ts';
import { playPair } from '../src/ladder/match-up.ts';
import { ladderPage } from '../src/ladder/page.ts';
import { allGames, tryGame } from '../src/node-games.ts';
import { opponentNamed } from '../src/opponents.ts';
import { inside, ROOT } from './program.ts';

const loaded = await tryGame({ id: 'template-game', dir: join(ROOT, 'cli', 'templates', 'template-game') });
if (!loaded?.game.advice) throw new Error('the template has no advice');
const { game } = loaded;
const scenario = game.scenarios[0]?.id ?? '';
const town = game.places.names?.at(-1)?.name ?? '';
const first = game.places.names?.[0]?.name ?? '';

/** Of the template: Blue comes from one edge and takes a town of Red's. */
const gates: Gates = {
  gains: [{ scenario, side: 'blue', points: 2 }],
  takings: [{ scenario, side: 'blue', places: [town], share: 0.5 }],
  pockets: [],
  // Where both hold two towns and neither can attack, they stay.
  turns: { uses: ['move', 'attack'], unused: 0.25 },
  unknown: () => [],
};
const pass = { verb: DONE, args: {} };
/** Does nothing where nothing may be done. */
const lazy: Advice = (view, ask, random) => (ask.whyNot(pass) ? game.advice?.(view, ask, random) : pass);
/** Points of the template at the end are the lead of its result. */
const counting = (advice: Advice): Game => ({
  ...game,
  advice: Object.assign(advice.bind(undefined), {
    evaluate: ({ state }: Parameters<NonNullable<Advice['evaluate']>>[0], side: number) =>
      (side === 0 ? 1 : -1) * (state.result?.score ?? 0),
  }),
});
function verdicts(of: Game, asked: Gates = gates): Readonly<Record<string, Verdict>> {
  const seeds = [1, 2, 3, 4];
  const games = seeds.map((seed) => playForGates(of, asked, opponentNamed('greedy'), scenario, seed));
  const pairs = seeds.map((seed): Entry => {
    const pair = playPair(of, { scenario, seed, a: 'greedy', b: 'hold', withEven: true });
    return { ...pair, a: 'greedy', b: 'hold', mark: '' };
  });
  return Object.fromEntries(resultsOf(of, asked, [scenario], { games, pairs }).map((r) => [r.gate, r.verdict]));
}

describe('an opponent', () => {
  const name = { gain: 'Blue gains points over hold', take: `Blue takes ${town}`, turns: 'turns passed unused' };
  const kinds = 'kinds the advice does not know';
  test('that plays meets them', () => {
    expect(verdicts(counting(game.advice as Advice))).toEqual({
      [name.gain]: 'met',
      [name.take]: 'met',
      [name.turns]: 'met',
      [kinds]: 'met',
    });
  });
  test('that does nothing misses all but what it knows', () => {
    expect(verdicts(counting(lazy))).toEqual({
      [name.gain]: 'missed',
      [name.take]: 'missed',
      [name.turns]: 'missed',
      [kinds]: 'met',
    });
  });
  test('that does not know a unit misses that', () => {
    const blind = { ...gates, unknown: () => ['red-tanks'] };
    expect(verdicts(counting(game.advice as Advice), blind)[kinds]).toBe('missed');
  });
});
describe('a game for gates', () => {
  const measure = (of: Game, asked: Gates) => playForGates(of, asked, opponentNamed('greedy'), scenario, 1);
  test('what a side holds from the beginning it has not taken', () => {
    const both = { ...gates, takings: [town, first].map((p) => ({ scenario, side: 'blue', places: [p], share: 1 })) };
    expect(measure(game, both).taken).toMatchObject({ [`blue ${first}`]: 0 });
  });
  test('a turn in which nothing is worth doing is not unused; one with nothing to do it with is neither', () => {
    const idle = { ...game, advice: lazy };
    const blue = (asked: Gates) => measure(idle, asked).turns[0];
    const { all = 0 } = blue(gates) ?? {};
    expect(all).toBeGreaterThan(2);
    expect(blue(gates)).toEqual({ all, unused: all, waited: 0, powerless: 0 });
    const calm = { ...gates, turns: { ...gates.turns, isWorthIt: () => false } };
    expect(blue(calm)).toEqual({ all, unused: 0, waited: all, powerless: 0 });
    const bound = { ...gates, turns: { ...gates.turns, uses: [] } };
    expect(blue(bound)).toEqual({ all, unused: 0, waited: 0, powerless: all });
  });
  test('units that lose their supply in a turn of the enemy are counted, by the layer of the game', () => {
    // All Red units are without a line whenever Red is not to move: every turn of Blue cuts them off.
    const supply = {
      id: 'supply',
      title: 'Supply',
      traces: true as const,
      compute: (q: Parameters<Game['overlays'][number]['compute']>[0], viewer: number) => ({
        notes:
          viewer === 1 && q.active === 1
            ? q.piecesOf(1).map((p) => ({ at: q.at(p), rule: '0', message: { text: [''], refs: [] } }))
            : [],
      }),
    };
    const { cutOff } = measure({ ...game, overlays: [supply] }, gates);
    expect(cutOff[0]).toBe(0);
    expect(cutOff[1]).toBeGreaterThan(3);
  });
  test('is kept as it was', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'gates-')), GATES_FILE);
    const kept = [
      { ...measure(game, gates), mark: 'm1' },
      { ...measure(game, gates), mark: 'm2', unknown: ['a', 'b'] },
    ];
    for (const g of kept) keepGateGame(file, g);
    expect(readGateGames(file)).toEqual(kept);
  });
});
describe('kept games', () => {
  test('are not played again while the same is looked at', async () => {
    const record = join(mkdtempSync(join(tmpdir(), 'gates-')), GATES_FILE);
    const run = (asked: Gates) =>
      passGates({
        loaded: { ...loaded, game: counting(game.advice as Advice) },
        gates: asked,
        scenarios: [scenario],
        firstSeed: 1,
        games: 2,
        jobs: 1,
        until: Infinity,
        record,
        tell: () => undefined,
      });
    const bare = { ...gates, gains: [] };
    const lines = async (asked: Gates) => {
      await run(asked);
      return readGateGames(record).length;
    };
    expect(await lines(bare)).toBe(2);
    expect(await lines({ ...bare, turns: { ...bare.turns, unused: 0.5 } })).toBe(2);
    expect(await lines({ ...bare, turns: { ...bare.turns, uses: ['move'] } })).toBe(4);
    expect((await run(bare)).games.length).toBe(2);
  });
  test('a mark is of places, verbs and what is worth doing', () => {
    const marks = [
      gates,
      { ...gates, takings: [{ scenario, side: 'red', places: [first], share: 0.5 }] },
      { ...gates, turns: { ...gates.turns, uses: ['move'] } },
      { ...gates, turns: { ...gates.turns, isWorthIt: () => false } },
    ].map((g) => gateMark(game, g, scenario));
    expect(new Set(marks).size).toBe(4);
  });
});
test('faults of gates are told', () => {
  const faulty: Gates = {
    gains: [{ scenario: 'nowhere', side: 'blue', points: 0 }],
    takings: [{ scenario, side: 'green', places: ['Atlantis'], share: 2 }],
    pockets: [],
    turns: { uses: ['fly'], unused: 1 },
    unknown: () => [],
  };
  expect(faultsIn(game, gates)).toEqual([]);
  expect(faultsIn(game, faulty)).toEqual([
    'no scenario nowhere is played',
    'there is no side green',
    'there is no verb fly',
    'Atlantis is no place, or smaller',
    `${scenario} takes nothing`,
    '0 is no gate',
    '1 of all turns is no gate',
  ]);
});
test('a page shows them, also those that nobody played', () => {
  const results = resultsOf(game, gates, [scenario], { games: [], pairs: [] });
  const page = ladderPage([{ game, entries: [], markOf: () => '', gates: results }]);
  expect(page).toContain(`| ${scenario} | Blue takes ${town} | in 50 % |  | 0 games | not played |`);
  expect(results.every((r) => r.verdict === 'not played')).toBe(true);
});
test('a game without gates says where they belong', async () => {
  const { code, err } = await inside(['ladder', 'skirmish', '--gates'], { RASPUTITSA_GAMES: join(ROOT, 'games') });
  expect(code).toBe(2);
  expect(err).toContain('this game has no gates');
});

const own = (await allGames()).filter((g) => hasGates(g.dir));
describe.each(own.map((g) => [g.game.id, g] as const))('%s', (_, found) => {
  test('its gates name what there is', async () => {
    expect(faultsIn(found.game, await gatesOf(found.dir))).toEqual([]);
  });
  test('what is kept of them can be read', async () => {
    if (!existsSync(join(found.dir, GATES_FILE))) return;
    const asked = await gatesOf(found.dir);
    expect(() => keptFor({ loaded: found, gates: asked, scenarios: [] })).not.toThrow();
  });
});
test('every game with opponents that plan has gates', async () => {
  const planned = (await allGames()).filter((g) => plannable(g.game) !== undefined);
  expect(planned.map((g) => g.game.id)).toEqual(own.map((g) => g.game.id));
  expect(own.length).toBe(5);
});
