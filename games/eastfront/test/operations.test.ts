// Plans and what a position is worth: what a search builds on. Each would be missed by an evaluation that counts nothing, or by plans
// that change nothing.
import { askOf, Match, type Posture, random, seededDice, type Side, type View } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/index.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';

const { styles, weights } = advice;
if (!styles || !weights) throw new Error('EastFront has plans');
const operations = (view: View): readonly Posture[] => advice.operations?.(view) ?? [];
const evaluate = (q: Match['q'], side: Side): number => advice.evaluate?.(q, side) ?? NaN;

/** Plays by the advice until a side has to decide at a node. */
function until(node: string, side: Side, scenario = 's43', seed = 3): Match {
  const m = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const asks = [askOf(m, 0), askOf(m, 1)];
  const r = random(seed);
  for (let i = 0; i < 4000 && !m.over; i++) {
    const owing = m.owing();
    if (m.state.stack.at(-1)?.n === node && owing.includes(side)) return m;
    const [s = 0] = owing;
    const ask = asks[s];
    const action = ask && advice(m.view(s), ask, r);
    if (!action || !m.act(s, action).ok) m.act(s, m.sample(s, r));
  }
  throw new Error(`no ${node}`);
}
/** What the advice does with a posture until the phase is over. */
function phase(m: Match, side: Side, posture: Posture | undefined): readonly string[] {
  const world = m.fork(seededDice(1));
  const ask = askOf(world, side);
  const node = world.state.stack.at(-1)?.n;
  const done: string[] = [];
  const r = random(1);
  while (world.state.stack.at(-1)?.n === node && done.length < 200) {
    const action = advice(world.view(side), ask, r, posture);
    if (!action || !world.act(side, action).ok) throw new Error(JSON.stringify(action));
    done.push(action.verb);
  }
  return done;
}

describe('plans', () => {
  const m = until('command', GERMAN);
  const plans = operations(m.view(GERMAN));
  test('are named in words, the usual way first, and keep within the declared weights', () => {
    expect(plans[0]?.weights).toEqual({});
    expect(new Set(plans.map((p) => p.name)).size).toBe(plans.length);
    for (const p of [...plans, styles.bold, styles.cautious])
      for (const [id, n] of Object.entries(p.weights)) {
        const w = weights.find((x) => x.id === id);
        expect(n, `${p.name}: ${id}`).toBeGreaterThanOrEqual(w?.least ?? Infinity);
        expect(n, `${p.name}: ${id}`).toBeLessThanOrEqual(w?.most ?? -Infinity);
      }
  });
  test('drives are aimed at cities of the enemy’s', () => {
    const drives = plans.filter((p) => p.name.startsWith('Drive on '));
    expect(drives.length).toBeGreaterThan(0);
    for (const d of drives) expect(m.state.layers['control']?.[d.aim ?? -1]).toBe(SOVIET + 1);
  });
  test('there is none where a plan is only carried out', () => {
    const selection = until('rounds', GERMAN);
    expect(operations(selection.view(GERMAN))).toEqual([]);
  });
  test('everything now spends more headquarters than no orders at all', () => {
    const spent = (name: string) =>
      phase(
        m,
        GERMAN,
        plans.find((p) => p.name === name),
      ).filter((v) => v === 'activate').length;
    expect(spent('Everything now')).toBeGreaterThan(spent('Give as few orders as may be'));
  });
});

describe('what a position is worth', () => {
  const m = until('command', GERMAN);
  const worth = (body: (world: Match) => void): number => {
    const world = m.fork();
    body(world);
    return evaluate(world.q, GERMAN);
  };
  const change = (what: (g: Match['q']) => void) => worth((w) => w.q.during(() => what(w.q)));
  const base = worth(() => undefined);
  const own = m.q.piecesOf(GERMAN).find((p) => m.q.at(p) < game.places.hexes && m.q.steps(p) > 1);
  test('what is good for one side is as bad for the other', () => {
    expect(evaluate(m.q, SOVIET)).toBeCloseTo(-base, 6);
  });
  test('a step lost, supply lost and production lost are bad', () => {
    const p = own ?? -1;
    expect(change((g) => g.setSteps(p, 1))).toBeLessThan(base);
    expect(change((g) => g.raise(p, 'unsupplied'))).toBeLessThan(base);
    expect(change((g) => g.setTrack('level-german', g.track('level-german') - 3))).toBeLessThan(base);
  });
  test('a game that is over is worth its points', () => {
    const over = change((g) => g.end({ winner: SOVIET, level: 'major', rule: '17.3', score: -17 }));
    expect(over).toBe(-17);
  });
});
