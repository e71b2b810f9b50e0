// The computer's side: what it does is always accepted, and it plays. A player who passes, or only holds and replaces, would miss these yardsticks.
import { askOf, Match, type Posture, random, seededDice } from '@rasputitsa/kernel';
import { chance } from '@rasputitsa/kernel/contest';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { game } from '../index.ts';
import { GERMAN, ownedBy, SOVIET } from '../sides.ts';
import { holder, passer, play, type Played } from './players.ts';

const SCENARIOS = ['august', 'september', 'october', 'campaign'];
/** Whole games; a machine shared with others may take its time. */
const SLOW = 600_000;
const mean = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0) / list.length;

describe('both sides advised', () => {
  const games = [1, 2].map((seed) => play('august', [advice, advice], seed));
  test('every action is accepted', () => {
    for (const g of games) expect(g.refused).toEqual([]);
  });
  test('at work in every turn: attacks, exploits, reacts, replaces', () => {
    for (const side of [SOVIET, GERMAN]) expect(Math.max(...games.map((g) => g.idle(side)))).toBe(0);
    // Of the attacks of a turn some are made with guns, aircraft and Assault markers.
    expect(mean(games.map((g) => g.count(SOVIET, 'attack') / g.turn))).toBeGreaterThan(8);
    expect(mean(games.map((g) => g.count(SOVIET, 'attack', 'second-combat') / g.turn))).toBeGreaterThan(1);
    expect(mean(games.map((g) => g.count(SOVIET, 'move', 'exploitation') / g.turn))).toBeGreaterThan(3);
    expect(mean(games.map((g) => g.count(GERMAN, 'attack')))).toBeGreaterThan(4);
    expect(mean(games.map((g) => g.count(GERMAN, 'move', 'reaction')))).toBeGreaterThan(2);
    for (const verb of ['barrage', 'ground-support', 'take-assault-marker', 'advance', 'replace', 'repair', 'enter'])
      expect(Math.max(...games.map((g) => g.count(SOVIET, verb))), verb).toBeGreaterThan(0);
    for (const verb of ['ground-support', 'retreat', 'replace', 'build-fort', 'fly-das', 'enter', 'rail-move'])
      expect(Math.max(...games.map((g) => g.count(GERMAN, verb))), verb).toBeGreaterThan(0);
  });
  test('no two games are alike', () => {
    expect(new Set(games.map((g) => g.match.hash())).size).toBe(games.length);
  });
});
test('who only passes is idle, and does not attack', () => {
  const lazy = play('august', [passer, passer], 1);
  expect([lazy.idle(SOVIET), lazy.idle(GERMAN)]).toEqual([1, 1]);
  expect(lazy.count(SOVIET, 'attack') + lazy.count(GERMAN, 'attack')).toBe(0);
});

// Yardsticks are set from games with other seeds (README: "How the opponent does"), well below their means, before these were played.
const SEEDS = [201, 202] as const;
describe('against others', () => {
  test.for(SCENARIOS)('%s: it beats chance from either chair', { timeout: SLOW }, (scenario) => {
    expect(play(scenario, [advice, chance], SEEDS[0]).winner, 'Soviets').toBe(SOVIET);
    expect(play(scenario, [chance, advice], SEEDS[0]).winner, 'Germans').toBe(GERMAN);
  });
  // A side that only holds and replaces: the Soviets lose to the benchmark, the Germans lose more than they need to.
  const holding = new Map<string, Played>();
  function againstHolder(scenario: string, seed: number): Played {
    const key = `${scenario} ${seed}`;
    const g = holding.get(key) ?? play(scenario, [advice, holder], seed);
    holding.set(key, g);
    return g;
  }
  test('the Soviets do more than hold and replace', { timeout: SLOW }, () => {
    const still = SCENARIOS.map((scenario) => play(scenario, [holder, holder], SEEDS[0]));
    expect(still.map((g) => g.winner)).toEqual(SCENARIOS.map(() => GERMAN));
    const active = SCENARIOS.map((scenario) => againstHolder(scenario, SEEDS[0]));
    expect(mean(active.map((g) => g.margin)) - mean(still.map((g) => g.margin))).toBeGreaterThan(6);
    expect(active.filter((g) => g.winner === SOVIET).length).toBeGreaterThanOrEqual(2);
  });
  test('the Germans give up less than by holding and replacing', { timeout: SLOW }, () => {
    const spared = ['august', 'september', 'october'].flatMap((scenario) =>
      SEEDS.map((seed) => againstHolder(scenario, seed).margin - play(scenario, [advice, advice], seed).margin),
    );
    expect(mean(spared)).toBeGreaterThan(3);
  });
});

test('it needs nothing but the view: the same view gives the same advice', () => {
  const m = new Match({ game, scenario: 'october', dice: seededDice(1), lean: true });
  const side = m.owing()[0] ?? SOVIET;
  const ask = askOf(m, side);
  const view = structuredClone(m.view(side));
  expect(advice(view, ask, random(7))).toEqual(advice(m.view(side), ask, random(7)));
});

test('the Soviets may drive on cities that are not theirs, and a drive is another march', () => {
  const m = new Match({ game, scenario: 'september', dice: seededDice(1), lean: true });
  while (m.state.stack.at(-1)?.n !== 'movement') m.act(m.owing()[0] ?? SOVIET, { verb: 'done', args: {} });
  const view = m.view(SOVIET);
  const drives = advice.operations?.(view).filter((o) => o.aim !== undefined) ?? [];
  expect(drives.length).toBeGreaterThan(0);
  for (const { aim = -1 } of drives) expect(view.layers['control']?.[aim]).not.toBe(ownedBy(SOVIET));
  const march = (posture?: Posture): string => {
    const f = m.fork();
    const ask = askOf(f, SOVIET);
    // Replacements and bridges come before anybody marches.
    for (let n = 0; n < 20; n++) {
      const plan = advice.plan?.(f.view(SOVIET), ask, random(1), posture) ?? [];
      if (plan.some((a) => a.verb === 'move')) return JSON.stringify(plan);
      for (const action of plan) f.act(SOVIET, action);
    }
    return '';
  };
  const marches = [undefined, ...drives].map((o) => march(o));
  expect(new Set(marches).size).toBe(marches.length);
});
