// The computer's side: what it does is always accepted, and it plays. A player who passes, or only holds and produces,
// would miss these yardsticks.
import { type Advice, askOf, Match, random, seededDice, type Side } from '@rasputitsa/kernel';
import { chance, type Contest as Played, contest, passing } from '@rasputitsa/kernel/contest';
import { describe, expect, test } from 'vitest';
import { HEXES, hexOf } from '../1-map/board.ts';
import { advice } from '../advice/index.ts';
import { prize } from '../advice/ground.ts';
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

describe('Operation Edelweiss', () => {
  const games = [1, 2, 3, 4].map((seed) => play('edelweiss', [advice, advice], seed));
  for (const side of [GERMAN, SOVIET])
    test(`${game.sides[side]?.name ?? ''}: at work in most turns, and fights twice a game or more`, () => {
      expect(mean(games.map((g) => g.idle(side)))).toBeLessThan(0.5);
      // A side on the defensive may see no good attack in one game of four.
      expect(mean(games.map((g) => g.count(side, 'fight')))).toBeGreaterThan(2);
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

test('it needs nothing but the view: the same view gives the same advice', () => {
  const m = new Match({ game, scenario: 'edelweiss', dice: seededDice(1), lean: true });
  const view = structuredClone(m.view(0));
  const ask = askOf(m, 0);
  expect(advice(view, ask, random(7))).toEqual(advice(m.view(0), ask, random(7)));
});
