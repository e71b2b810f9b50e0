// The computer's side: its actions are always accepted, it needs nothing but the view, and it beats chance.
import { askOf, Match, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice.ts';
import { game } from '../index.ts';

const MOST = 4000;

/** Plays a game; what the advised sides did, and how it ended. */
function play(scenario: string, advised: readonly number[], seed: number) {
  const m = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const asks = [askOf(m, 0), askOf(m, 1)] as const;
  const r = random(seed);
  const verbs = new Set<string>();
  const refused: string[] = [];
  for (let i = 0; i < MOST && !m.over; i++) {
    const side = m.owing()[0] === 1 ? 1 : 0;
    // Whoever plays at random sets up as the game would: chance would take all day.
    const helped = advised.includes(side) || m.q.within('deployment');
    const action = helped ? advice(m.view(side), asks[side], r) : m.sample(side, r);
    const out = action && m.act(side, action);
    if (out?.ok && action) verbs.add(`${side} ${action.verb}`);
    else {
      refused.push(`${m.state.stack.at(-1)?.n ?? ''}: ${JSON.stringify(action)}`);
      const any = m.sample(side, r);
      if (any) m.act(side, any);
    }
  }
  return { result: m.state.result, verbs, refused };
}

describe('advice', { timeout: 60_000 }, () => {
  test('the Axis side takes more cities than chance ever does, and every action is accepted', () => {
    const { result, refused } = play('basic', [0], 1);
    expect(refused).toEqual([]);
    expect(result?.score).toBeGreaterThan(19);
  });
  test('the Soviet side wins against chance, and every action is accepted', () => {
    const { result, refused } = play('basic', [1], 1);
    expect(refused).toEqual([]);
    expect(result?.winner).toBe(1);
  });
  test('against itself it attacks, flies, retreats, replaces, and is always accepted', () => {
    const { verbs, refused } = play('short', [0, 1], 1);
    expect(refused).toEqual([]);
    for (const verb of ['move', 'fly', 'engage', 'replace', 'arrive']) expect([...verbs]).toContain(`0 ${verb}`);
  });
  test('it needs nothing but the view: the same view gives the same advice', () => {
    const m = new Match({ game, scenario: 'basic', dice: seededDice(1), lean: true });
    const ask = askOf(m, 1);
    expect(advice(structuredClone(m.view(1)), ask, random(7))).toEqual(advice(m.view(1), ask, random(7)));
  });
});
