// The computer's side: what it does is always accepted, and it plays. A player who passes, or only holds and replaces, would miss these yardsticks.
import {
  type Action,
  type Advice,
  type ArgValue,
  type Ask,
  askOf,
  DONE,
  Match,
  random,
  seededDice,
  type Side,
} from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';

const MOST = 20_000;
const PHASES = ['movement', 'first-combat', 'reaction', 'exploitation', 'second-combat'];
/** Phases in which a player who holds has nothing to do. */
const STILL = new Set(['first-combat', 'reaction', 'exploitation', 'second-combat']);
const SCENARIOS = ['august', 'september', 'october', 'campaign'];
/** Whole games; a machine shared with others may take its time. */
const SLOW = 240_000;
const done: Action = { verb: DONE, args: {} };
const chance: Advice = (_, ask, r) => ask.sample(r);
/** Passes wherever it may. */
const passer: Advice = (view, ask, r) => (ask.whyNot(done) ? advice(view, ask, r) : done);
const firstOf = (ask: Ask, verb: string, given: Readonly<Record<string, unknown>> = {}): ArgValue | undefined => {
  const asked = ask.choices(verb, given);
  return asked.ok ? asked.choices[0]?.value : undefined;
};
/** What may be replaced or rebuilt is, as long as replacements last. */
function restore(ask: Ask): Action {
  const unit = firstOf(ask, 'replace');
  if (unit !== undefined) return { verb: 'replace', args: { unit } };
  const dead = firstOf(ask, 'rebuild');
  const to = dead === undefined ? undefined : firstOf(ask, 'rebuild', { unit: dead });
  return dead === undefined || to === undefined ? done : { verb: 'rebuild', args: { unit: dead, to } };
}
const HOLDING = new Set(['fly-das', 'resupply-artillery']);
/** Replaces its losses and flies, and never moves or attacks. */
const holder: Advice = (view, ask, r) => {
  if (view.phase.at(-1)?.node === 'movement') return restore(ask);
  if (!ask.whyNot(done) && STILL.has(view.phase.at(-1)?.node ?? '')) return done;
  const action = advice(view, ask, r);
  return (action && HOLDING.has(action.verb)) || ask.whyNot(done) ? action : done;
};

interface Played {
  readonly match: Match;
  readonly winner: Side;
  /** Soviet points when it ended. */
  readonly score: number;
  readonly turn: number;
  readonly refused: readonly string[];
  /** Soviet points above the benchmark of that turn (30.1). */
  readonly margin: number;
  /** How often a side did something, perhaps in one phase only. */
  readonly count: (side: Side, verb: string, phase?: string) => number;
  /** The share of its player-turns in which a side neither moved nor attacked. */
  readonly idle: (side: Side) => number;
}
const benchmarkOf = (m: Match): number => {
  const turns = m.q.chart('turns') as readonly (readonly unknown[])[];
  return Number(turns[m.q.track('turn') - 1]?.[2] ?? 0);
};
function play(scenario: string, players: readonly [Advice, Advice], seed: number): Played {
  const m = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const asks = [askOf(m, SOVIET), askOf(m, GERMAN)] as const;
  const r = random(seed);
  const verbs = new Map<string, number>();
  const refused: string[] = [];
  const turns = [new Set<number>(), new Set<number>()] as const;
  const worked = [new Set<number>(), new Set<number>()] as const;
  for (let i = 0; i < MOST && !m.over; i++) {
    const side = m.owing()[0] === GERMAN ? 1 : 0;
    const turn = m.q.track('turn');
    const isOwn = m.q.active === side;
    const phase = PHASES.find((id) => m.state.stack.some((f) => f.n === id)) ?? '';
    const action = players[side](m.view(side), asks[side], r);
    const out = action && m.act(side, action);
    if (!out?.ok || !action) {
      refused.push(`${m.state.stack.at(-1)?.n ?? ''}: ${JSON.stringify(action)}`);
      const any = m.sample(side, r);
      if (any) m.act(side, any);
      continue;
    }
    for (const key of [`${side} ${action.verb}`, `${side} ${action.verb} ${phase}`])
      verbs.set(key, (verbs.get(key) ?? 0) + 1);
    if (!isOwn) continue;
    turns[side].add(turn);
    if (action.verb === 'move' || action.verb === 'attack') worked[side].add(turn);
  }
  const { result } = m.state;
  return {
    match: m,
    winner: result?.winner ?? -1,
    score: result?.score ?? 0,
    margin: (result?.score ?? 0) - benchmarkOf(m),
    turn: m.q.track('turn'),
    refused,
    count: (s, v, phase) => verbs.get(phase === undefined ? `${s} ${v}` : `${s} ${v} ${phase}`) ?? 0,
    idle: (s) => 1 - worked[s === GERMAN ? 1 : 0].size / turns[s === GERMAN ? 1 : 0].size,
  };
}
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

describe('against others', () => {
  test.for(SCENARIOS)('%s: it beats chance from either chair', { timeout: SLOW }, (scenario) => {
    expect(play(scenario, [advice, chance], 1).winner, 'Soviets').toBe(SOVIET);
    expect(play(scenario, [chance, advice], 1).winner, 'Germans').toBe(GERMAN);
  });
  // A side that only holds and replaces: the Soviets lose to the benchmark, the Germans lose more than they need to.
  const holding = new Map<string, Played>();
  function againstHolder(scenario: string, seed: number): Played {
    const key = `${scenario} ${seed}`;
    const g = holding.get(key) ?? play(scenario, [advice, holder], seed);
    holding.set(key, g);
    return g;
  }
  test.for(SCENARIOS)('%s: the Soviets do more than hold and replace', { timeout: SLOW }, (scenario) => {
    const still = play(scenario, [holder, holder], 1);
    expect(still.winner).toBe(GERMAN);
    const active = againstHolder(scenario, 1);
    expect(active.margin - still.margin).toBeGreaterThan(6);
    expect(active.winner).not.toBe(GERMAN);
  });
  // In August and September the Soviets win in the end: it counts how long that takes them.
  test('the Germans hold out longer than by holding and replacing', { timeout: SLOW }, () => {
    const longer = [
      ['august', 1],
      ['august', 2],
      ['september', 1],
    ] as const;
    const turns = longer.map(
      ([scenario, seed]) => play(scenario, [advice, advice], seed).turn - againstHolder(scenario, seed).turn,
    );
    expect(mean(turns)).toBeGreaterThan(1.5);
  });
  test('the Germans win on the Dnieper, where they would not by holding and replacing', { timeout: SLOW }, () => {
    const active = play('october', [advice, advice], 1);
    expect(active.winner).toBe(GERMAN);
    expect(againstHolder('october', 1).margin - active.margin).toBeGreaterThan(4);
  });
});

test('it needs nothing but the view: the same view gives the same advice', () => {
  const m = new Match({ game, scenario: 'october', dice: seededDice(1), lean: true });
  const side = m.owing()[0] ?? SOVIET;
  const ask = askOf(m, side);
  const view = structuredClone(m.view(side));
  expect(advice(view, ask, random(7))).toEqual(advice(m.view(side), ask, random(7)));
});
