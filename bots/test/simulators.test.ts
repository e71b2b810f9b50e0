// Helpers: whoever simulates, and in whatever order answers come, the same is planned; and nobody waits for those who do not answer.
import { type Action, askOf, DONE, Match, seededDice } from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../games/eastfront/index.ts';
import { greedyBot } from '../src/greedy.ts';
import { plannable, plannerBot } from '../src/index.ts';
import { helper } from '../src/helper.ts';
import { type FromHelper, Pool } from '../src/pool.ts';
import { type Plan, search } from '../src/search.ts';
import { trialOf } from '../src/simulate.ts';
import { shareOf, type Simulators, type Thought } from '../src/simulators.ts';
import { type Tried, tryOut } from '../src/tactics.ts';
import { exchangeOf, type Manners } from './exchange.ts';

/** The Germans are about to move. */
function begun(): Match {
  const match = new Match({ game, scenario: 'edelweiss', dice: seededDice(5), lean: true });
  const bots = game.sides.map((_, s) => greedyBot(s + 1, game));
  while (match.state.stack.at(-1)?.n !== 'moves') {
    const [side = 0] = match.owing();
    const action = bots[side]?.choose(() => match.view(side), askOf(match, side));
    if (!action || !match.act(side, action).ok) throw new Error('the game stands still');
  }
  return match;
}
const match = begun();
const [me = 0] = match.owing();
const view = match.view(me);
const advice = plannable(game);
if (!advice) throw new Error('no plans');

interface Run<T> {
  readonly out: T;
  readonly shares: readonly number[];
}
/** As a host does it: others have their say in between, and what is waited for is waited for, but not for long. */
async function run<T>(work: Iterator<Thought, T>): Promise<Run<T>> {
  const shares: number[] = [];
  for (;;) {
    const step = work.next();
    if (step.done === true) return { out: step.value, shares };
    shares.push(shareOf(step.value));
    const late = new Promise((resolve) => setTimeout(resolve, typeof step.value === 'number' ? 0 : PATIENCE));
    await (typeof step.value === 'number' ? late : Promise.race([step.value.wait, late]));
  }
}
/** Milliseconds. */
const PATIENCE = 15;
interface More {
  readonly simulators?: Simulators;
  readonly isHurried?: () => boolean;
  readonly seed?: number;
}
const budget = { simulations: 60, worlds: 5 };
const planned = (more: More = {}): Promise<Run<Plan | undefined>> =>
  run(search({ game, advice, view, seed: 5, budget, ...more }));
const alone = await planned();
/** After the first search the helpers are there. */
async function withHelpers(count: number, manners?: Manners) {
  const exchange = exchangeOf(count, game, manners);
  const pool = new Pool(exchange);
  const first = await planned({ simulators: pool });
  return { exchange, pool, first };
}
const uneven: Manners = { late: (nth, said) => [0, 9, 3, 14, 1][(nth * 2 + said) % 5] ?? 0 };

describe('the same is planned', () => {
  it.each([
    ['with one helper', 1, {}],
    ['with three who answer late and out of order', 3, uneven],
    ['with three who answer long after', 3, { late: () => 40 }],
    ['with two of whom each falls over in the middle', 2, { fallsAt: 4 }],
    ['with two who fail at everything', 2, { isUnable: true }],
    ['with two who fall silent', 2, { silentFrom: 5 }],
  ] as const)('%s', async (_, count, manners) => {
    const { exchange, pool, first } = await withHelpers(count, manners);
    expect(first.out).toEqual(alone.out);
    expect((await planned({ simulators: pool })).out).toEqual(alone.out);
    expect(exchange.told.filter((m) => 'task' in m).length).toBeGreaterThan(count);
    pool.dismiss();
  });
  it('by an opponent, who then acts at once', async () => {
    const played = async (simulators?: Simulators): Promise<Action> => {
      const bot = plannerBot('test', 3, game, { simulations: 12, worlds: 3 });
      const ask = askOf(match, me);
      const thoughts = bot.think?.(() => view, ask, simulators);
      if (thoughts && simulators) await run(thoughts);
      return bot.choose(() => view, ask);
    };
    const exchange = exchangeOf(3, game, uneven);
    const pool = new Pool(exchange);
    expect(await played(pool)).toEqual(await played());
    const { length } = exchange.told;
    await played(pool);
    expect(exchange.told.length).toBeGreaterThan(length);
    pool.dismiss();
  });
  it('of a decision that is tried out', async () => {
    const ask = askOf(match, me);
    const usual = { verb: DONE, args: {} };
    const trying = { alternatives: 6, simulations: 24, inTurn: 100 };
    const spec = { game, advice, view, ask, seed: 5, usual, posture: undefined, budget: trying };
    const tried = (simulators?: Simulators): Promise<Run<Tried | undefined>> => run(tryOut({ ...spec, simulators }));
    const { exchange, pool } = await withHelpers(2, uneven);
    const { answered } = exchange;
    expect((await tried(pool)).out).toEqual((await tried()).out);
    expect(exchange.answered).toBeGreaterThan(answered);
    pool.dismiss();
  });
});

describe('helpers', () => {
  it('do their part, hear of each world once, and forget it afterwards', async () => {
    const { exchange, pool } = await withHelpers(1);
    exchange.told.length = 0;
    exchange.answered = 0;
    const { out } = await planned({ simulators: pool });
    expect(exchange.answered).toBeGreaterThan((out?.simulations ?? 0) / 4);
    const worlds = exchange.told.flatMap((m) => ('world' in m ? [m.world] : []));
    expect(worlds.length).toBeGreaterThan(1);
    expect(worlds.length).toBeLessThanOrEqual(5);
    const forgotten = exchange.told.flatMap((m) => ('forget' in m ? m.forget : []));
    expect(forgotten.length).toBe(worlds.length);
    expect(new Set(forgotten)).toEqual(new Set(worlds));
    pool.dismiss();
  });
  it('give back what they have not begun when nothing else is left to do', async () => {
    const { exchange, pool } = await withHelpers(1, { late: () => 60 });
    exchange.told.length = 0;
    expect((await planned({ simulators: pool })).out).toEqual(alone.out);
    expect(exchange.told.filter((m) => 'drop' in m).length).toBeGreaterThan(0);
    pool.dismiss();
    const said: FromHelper[] = [];
    const hear = helper(
      () => Promise.resolve(game),
      (m) => void said.push(m),
      () => Promise.resolve(),
    );
    hear({ load: game.id });
    await expect.poll(() => said).toContainEqual({ loaded: game.id });
    const { state, ...trial } = trialOf(game, view, 1, undefined);
    hear({ world: 1, state });
    for (const task of [2, 3, 4])
      hear({ task, game: game.id, me, of: 1, trial, posture: { name: '', weights: {} }, turns: 2, kept: undefined });
    hear({ drop: 3 });
    await expect.poll(() => said.length).toBe(3);
    expect(said.flatMap((m) => ('task' in m && m.out ? [m.task] : []))).toEqual([2, 4]);
  });
  it('are called when they are wanted, sent home when nobody has work for them, and called again', async () => {
    const exchange = exchangeOf(2, game);
    const pool = new Pool(exchange, 20);
    expect(exchange.called).toBe(0);
    await planned({ simulators: pool });
    expect([exchange.called, exchange.ended]).toEqual([2, 0]);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(exchange.ended).toBe(2);
    expect((await planned({ simulators: pool })).out).toEqual(alone.out);
    expect(exchange.called).toBe(4);
    pool.dismiss();
  });
  it('who cannot be called, or have fallen over, are not called again', async () => {
    const none = exchangeOf(2, game);
    let asked = 0;
    const pool = new Pool({
      ...none,
      call: () => {
        asked++;
        throw new Error('no workers here');
      },
    });
    for (let i = 0; i < 2; i++) expect((await planned({ simulators: pool })).out).toEqual(alone.out);
    expect(asked).toBe(2);
  });
  it('are not asked about charts that players brought along', () => {
    const exchange = exchangeOf(2, game);
    expect(new Pool(exchange).open({ ...game, pack: { title: 'mine', charts: {} } }, me)).toBeUndefined();
    expect(exchange.called).toBe(0);
  });
});

describe('whoever is hurried', () => {
  it('takes only what is known of the simulations that were asked for first', async () => {
    const { pool } = await withHelpers(3, uneven);
    for (const after of [4, 12, 24]) {
      let n = 0;
      const { out } = await planned({ simulators: pool, isHurried: () => ++n > after });
      // Alone, and hurried after just as many.
      const same = out?.simulations ?? 0;
      const work = search({ game, advice, view, seed: 5, budget, isHurried: () => m >= same });
      let m = 0;
      let step = work.next();
      for (; step.done !== true; step = work.next()) m++;
      expect(out).toEqual(step.value);
      expect(same).toBeLessThan(alone.out?.simulations ?? 0);
    }
    pool.dismiss();
  });
  it('does not wait for anybody', async () => {
    const { pool } = await withHelpers(2, { silentFrom: 2 });
    let isHurried = false;
    const work = planned({ simulators: pool, isHurried: () => isHurried });
    await new Promise((resolve) => setTimeout(resolve));
    isHurried = true;
    const { out, shares } = await work;
    expect(out?.simulations ?? 0).toBeLessThan(10);
    expect(shares.length).toBeLessThan(10);
    pool.dismiss();
  });
});

it('what is called off is forgotten by helpers too', async () => {
  const { exchange, pool } = await withHelpers(2);
  const work = search({ game, advice, view, seed: 5, budget, simulators: pool });
  work.next();
  const worlds = exchange.told.flatMap((m) => ('world' in m ? [m.world] : []));
  work.return(undefined);
  const forgotten = exchange.told.flatMap((m) => ('forget' in m ? m.forget : []));
  expect(new Set(forgotten)).toEqual(new Set(worlds));
  pool.dismiss();
});
