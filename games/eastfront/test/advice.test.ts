// The computer's side: what it does is always accepted, and it plays. A player who passes, or only holds and produces,
// would miss these yardsticks.
import { type Advice, askOf, DONE, Match, random, seededDice, type Side } from '@rasputitsa/kernel';
import { chance, type Contest as Played, contest, passing } from '@rasputitsa/kernel/contest';
import { describe, expect, test } from 'vitest';
import { HEXES, hexOf } from '../1-map/board.ts';
import { advice } from '../advice/index.ts';
import { apart, prize } from '../advice/lay.ts';
import { Picture, typeOf } from '../advice/picture.ts';
import { willOf } from '../advice/posture.ts';
import { MUD } from '../data/tables.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { ownedBy } from '../state.ts';

const MOST = 6000;

/** Passes wherever it may. */
const passer = passing(advice);
/** Builds, and never moves. */
const holder: Advice = (view, ask, r) =>
  view.phase.at(-1)?.node === 'production' ? advice(view, ask, r) : passer(view, ask, r);

/** The score is German points less Soviet points. */
function play(scenario: string, players: readonly [Advice, Advice], seed: number): Played {
  return contest({
    game,
    scenario,
    players,
    seed,
    most: MOST,
    turn: ({ state: { tracks } }) => `${tracks['month'] ?? 0}.${tracks['fortnight'] ?? 0}`,
  });
}
const mean = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0) / list.length;
/** Hexes a side owns. */
function ground({ match }: Played, side: Side): number {
  return match.state.layers['owner']?.slice(0, HEXES).filter((x) => x === ownedBy(side)).length ?? 0;
}
function holds({ match }: Played, side: Side, place: string): boolean {
  return match.state.layers['owner']?.[hexOf(place)] === ownedBy(side);
}
/** Points of the cities a side owns. */
function cities({ match }: Played, side: Side): number {
  return (match.state.layers['owner'] ?? []).reduce((n, x, h) => n + (x === ownedBy(side) ? prize(h) : 0), 0);
}

describe('every unit', () => {
  test.each(game.scenarios.map((x) => x.id))('%s: of every kind it is known what it is', (scenario) => {
    const m = new Match({ game, scenario, dice: seededDice(1), lean: true });
    const asks = [askOf(m, GERMAN), askOf(m, SOVIET)];
    const r = random(1);
    for (let i = 0; i < 20 && m.state.stack.some((f) => f.n === 'set-up'); i++) {
      const side = m.owing()[0] ?? 0;
      const action = asks[side] && advice(m.view(side), asks[side], r);
      if (action) m.act(side, action);
    }
    for (const side of [GERMAN, SOVIET]) {
      const view = m.view(side);
      const own = [...view.pieces, ...view.offMap].filter((x) => x.side === side);
      expect(own.length).toBeGreaterThan(5);
      expect(own.filter((x) => typeOf(x) === undefined).map((x) => x.kind)).toEqual([]);
      const { units } = new Picture(view, side, willOf(undefined));
      expect(units.length).toBeGreaterThan(5);
      expect(units.filter((x) => !x.isHq && x.hits <= 0).map((x) => x.piece.kind)).toEqual([]);
    }
  });
});

/** Turns in which a side on the offensive gave no orders, although the enemy stood within reach of a whole headquarters, in weather to
 * attack in and with time to build it up again. */
function missed(scenario: string, side: Side, player: Advice): number {
  let n = 0;
  const players: [Advice, Advice] = side === GERMAN ? [player, holder] : [holder, player];
  contest({
    game,
    scenario,
    players,
    seed: 5,
    most: MOST,
    note: ({ side: actor, action, view }) => {
      if (actor !== side || action.verb !== DONE || view.phase.at(-1)?.node !== 'command') return undefined;
      const p = new Picture(view, side, willOf(undefined));
      if (p.weather === MUD || p.monthsLeft < 2 || p.units.some((x) => x.isActive)) return undefined;
      const isWaiting = p.units.some(
        (hq) =>
          hq.isHq && !hq.isSupreme && hq.steps === hq.max && p.foePlaces.some((at) => apart(at, hq.at) <= p.range(hq)),
      );
      return () => {
        if (isWaiting) n++;
      };
    },
  });
  return n;
}
describe('on the offensive', () => {
  const OFFENSIVES = [
    ['s41', GERMAN],
    ['w42', SOVIET],
    ['s43', GERMAN],
    ['s44', SOVIET],
  ] as const;
  test.each(OFFENSIVES)('%s: no turn passes unused in which the enemy is within reach', (scenario, side) => {
    expect(missed(scenario, side, advice)).toBe(0);
  });
  test('who only holds lets them pass', () => {
    expect(missed('s41', GERMAN, holder)).toBeGreaterThan(3);
  });
});

describe('Operation Edelweiss', () => {
  const games = [1, 2, 3, 4].map((seed) => play('edelweiss', [advice, advice], seed));
  for (const side of [GERMAN, SOVIET])
    test(`${game.sides[side]?.name ?? ''}: at work in most turns`, () => {
      expect(mean(games.map((g) => g.idle(side)))).toBeLessThan(0.5);
    });
  test('both sides fight more than twice a game: who defends counter-attacks', () => {
    for (const side of [GERMAN, SOVIET]) expect(mean(games.map((g) => g.count(side, 'fight')))).toBeGreaterThan(2);
  });
  test('no two games are alike', () => {
    expect(new Set(games.map((g) => g.match.hash())).size).toBe(games.length);
  });
  test('who only passes is idle, and does not attack', () => {
    const lazy = play('edelweiss', [passer, passer], 1);
    expect([lazy.idle(GERMAN), lazy.idle(SOVIET)]).toEqual([1, 1]);
    expect(lazy.count(GERMAN, 'fight') + lazy.count(SOVIET, 'fight')).toBe(0);
  });
});

describe('Barbarossa', () => {
  const games = [1, 2, 3].map((seed) => play('s41', [advice, advice], seed));
  const still = play('s41', [holder, holder], 1);
  test('the Germans take ground and cities in every game', () => {
    for (const g of games) {
      expect(ground(g, GERMAN)).toBeGreaterThan(ground(still, GERMAN) + 10);
      expect(cities(g, GERMAN)).toBeGreaterThan(cities(still, GERMAN));
    }
  });
  test('and in most of them Minsk, Kiev or Smolensk', () => {
    const taken = games.filter((g) => ['Minsk', 'Kiev', 'Smolensk'].some((c) => holds(g, GERMAN, c)));
    expect(taken.length * 2).toBeGreaterThan(games.length);
  });
  test('every action is accepted, and everything a side can do is done', () => {
    for (const g of games) expect(g.refused).toEqual([]);
    for (const side of [GERMAN, SOVIET])
      for (const verb of ['activate', 'move', 'airstrike', 'fight', 'replace', 'cadre'])
        expect(Math.max(...games.map((g) => g.count(side, verb)))).toBeGreaterThan(0);
  });
});

describe('against others', () => {
  for (const scenario of ['edelweiss', 's41'])
    test(`${scenario}: it beats chance from either chair`, () => {
      for (const seed of [1, 2]) {
        expect(play(scenario, [advice, chance], seed).winner).toBe(GERMAN);
        expect(play(scenario, [chance, advice], seed).winner).toBe(SOVIET);
      }
    });
  // The same seeds, with the attacker's chair taken by one who holds and produces.
  const offensives: readonly (readonly [string, Side, readonly number[]])[] = [
    ['s41', GERMAN, [1, 2, 3]],
    ['w42', SOVIET, [1, 2, 3]],
    ['s43', SOVIET, [1, 2]],
    ['s44', SOVIET, [1, 2]],
  ];
  for (const [scenario, side, seeds] of offensives)
    test(`${scenario}: attacking brings the ${game.sides[side]?.name ?? ''} side more than holding would`, () => {
      const sign = side === GERMAN ? 1 : -1;
      const better = seeds.map((seed) => {
        const active = play(scenario, side === GERMAN ? [advice, holder] : [holder, advice], seed);
        return sign * (active.score - play(scenario, [holder, holder], seed).score);
      });
      expect(mean(better)).toBeGreaterThan(0);
    });
});

test('a plan is carried out: what it foresees is accepted, but for little, and asked twice it says the same', () => {
  const m = new Match({ game, scenario: 's43', dice: seededDice(2), lean: true });
  const asks = [askOf(m, GERMAN), askOf(m, SOVIET)];
  const r = random(2);
  let [planned, refused] = [0, 0];
  for (let i = 0; i < 60; i++) {
    const side = m.owing()[0] ?? 0;
    const ask = asks[side];
    if (!ask) break;
    const [node, rolls] = [m.state.stack.at(-1)?.n, m.state.rolls];
    const first = advice(m.view(side), ask, random(i));
    expect(advice(m.view(side), ask, random(i))).toEqual(first);
    for (const action of advice.plan?.(m.view(side), ask, r) ?? []) {
      if (m.state.stack.at(-1)?.n !== node || m.state.rolls !== rolls || !m.owing().includes(side)) break;
      planned++;
      if (!m.act(side, action).ok) refused++;
    }
  }
  expect(planned).toBeGreaterThan(150);
  expect(refused * 15).toBeLessThan(planned);
});
test('it needs nothing but the view: the same view gives the same advice', () => {
  const m = new Match({ game, scenario: 'edelweiss', dice: seededDice(1), lean: true });
  const view = structuredClone(m.view(0));
  const ask = askOf(m, 0);
  expect(advice(view, ask, random(7))).toEqual(advice(m.view(0), ask, random(7)));
});
