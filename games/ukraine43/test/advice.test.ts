// The computer's side: what it does is always accepted, and it plays. A player who passes, or only holds and replaces, would miss these yardsticks.
import { type Action, type Advice, askOf, DONE, Match, random, seededDice, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';

const MOST = 6000;
/** Whole games; a machine shared with others may take its time. */
const SLOW = 240_000;
const done: Action = { verb: DONE, args: {} };
const chance: Advice = (_, ask, r) => ask.sample(r);
/** Passes wherever it may. */
const passer: Advice = (view, ask, r) => (ask.whyNot(done) ? advice(view, ask, r) : done);
const HOLDING = new Set(['replace', 'rebuild', 'fly-das', 'resupply-artillery']);
/** Replaces its losses and flies, and never moves or attacks. */
const holder: Advice = (view, ask, r) => {
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
  /** How often a side did something. */
  readonly count: (side: Side, verb: string) => number;
  /** The share of its player-turns in which a side neither moved nor attacked. */
  readonly idle: (side: Side) => number;
}
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
    const action = players[side](m.view(side), asks[side], r);
    const out = action && m.act(side, action);
    if (!out?.ok || !action) {
      refused.push(`${m.state.stack.at(-1)?.n ?? ''}: ${JSON.stringify(action)}`);
      const any = m.sample(side, r);
      if (any) m.act(side, any);
      continue;
    }
    verbs.set(`${side} ${action.verb}`, (verbs.get(`${side} ${action.verb}`) ?? 0) + 1);
    if (!isOwn) continue;
    turns[side].add(turn);
    if (action.verb === 'move' || action.verb === 'attack') worked[side].add(turn);
  }
  const { result } = m.state;
  return {
    match: m,
    winner: result?.winner ?? -1,
    score: result?.score ?? 0,
    turn: m.q.track('turn'),
    refused,
    count: (s, v) => verbs.get(`${s} ${v}`) ?? 0,
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
    expect(mean(games.map((g) => g.count(SOVIET, 'attack') / g.turn))).toBeGreaterThan(4);
    expect(mean(games.map((g) => g.count(GERMAN, 'attack')))).toBeGreaterThan(2);
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
  test(
    'it beats chance from either chair',
    () => {
      expect(play('august', [advice, chance], 1).winner).toBe(SOVIET);
      expect(play('september', [advice, chance], 1).winner).toBe(SOVIET);
      for (const scenario of ['august', 'september', 'october'])
        expect(play(scenario, [chance, advice], 1).winner, scenario).toBe(GERMAN);
    },
    SLOW,
  );
  test(
    'attacking brings the Soviets more than holding would',
    () => {
      for (const scenario of ['september', 'october']) {
        const active = play(scenario, [advice, holder], 1);
        const still = play(scenario, [holder, holder], 1);
        expect(active.score - still.score, scenario).toBeGreaterThan(1);
      }
    },
    SLOW,
  );
  test(
    'moving brings the Germans more than holding would',
    () => {
      const still = play('september', [advice, holder], 1).score;
      expect(still - play('september', [advice, advice], 1).score).toBeGreaterThan(3);
    },
    SLOW,
  );
});

test('it needs nothing but the view: the same view gives the same advice', () => {
  const m = new Match({ game, scenario: 'october', dice: seededDice(1), lean: true });
  const side = m.owing()[0] ?? SOVIET;
  const ask = askOf(m, side);
  const view = structuredClone(m.view(side));
  expect(advice(view, ask, random(7))).toEqual(advice(m.view(side), ask, random(7)));
});
