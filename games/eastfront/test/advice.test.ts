// The computer's side: its actions are always accepted, and it beats a player who moves at random, on either side.
import { askOf, Match, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/index.ts';
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
    const ask = asks[side];
    const action = advised.includes(side) ? advice(m.view(side), ask, r) : m.sample(side, r);
    const out = action && m.act(side, action);
    if (out?.ok && action) verbs.add(`${side} ${action.verb}`);
    else {
      refused.push(
        `${m.state.stack.at(-1)?.n ?? ''}: ${JSON.stringify(action)} ${out?.ok === false ? out.refusal.rule : ''}`,
      );
      const any = m.sample(side, r);
      if (any) m.act(side, any);
    }
  }
  return { winner: m.state.result?.winner, verbs, refused };
}

describe('advice', () => {
  for (const side of [0, 1])
    test(`the ${game.sides[side]?.name ?? ''} side wins against chance, and every action is accepted`, () => {
      const { winner, refused } = play('s43', [side], 4);
      expect(refused).toEqual([]);
      expect(winner).toBe(side);
    });
  test('against itself it attacks, strikes, retreats, rebuilds, and is always accepted', () => {
    const { verbs, refused } = play('s43', [0, 1], 1);
    expect(refused).toEqual([]);
    for (const verb of ['activate', 'move', 'airstrike', 'fight', 'rearguard', 'replace', 'cadre'])
      expect([...verbs]).toEqual(expect.arrayContaining([`0 ${verb}`, `1 ${verb}`]));
  });
  test('it needs nothing but the view: the same view gives the same advice', () => {
    const m = new Match({ game, scenario: 'edelweiss', dice: seededDice(1), lean: true });
    const view = structuredClone(m.view(0));
    const ask = askOf(m, 0);
    expect(advice(view, ask, random(7))).toEqual(advice(m.view(0), ask, random(7)));
  });
});
