// Random play of every scenario to its end, with the invariants after every action.
import { Match, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

const MOST_ACTIONS = 40_000;
const FIRST_ACTIONS = 250;

/** Plays as two random bots would, "deploy for me" first. */
function play(scenario: string, seed: number, most: number): Match {
  const match = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const chance = game.sides.map((_, side) => random(seed * 31 + side));
  for (let n = 0; n < most && !match.over; n++) {
    const side = match.owing()[0] ?? 0;
    const dice = chance[side];
    if (!dice) throw new Error('no side');
    const setUp = match.q.within('deployment') && n % 2 === 0 ? { verb: 'deploy-for-me', args: {} } : undefined;
    const done = match.q.within('deployment') && n % 2 === 1 ? { verb: 'done', args: {} } : undefined;
    const action = setUp ?? done ?? match.sample(side, dice);
    if (!action) throw new Error(`nothing to do for ${side} at ${match.q.node.id}`);
    const outcome = match.act(side, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)} refused: ${JSON.stringify(outcome)}`);
    const faults = game.invariants(match.q);
    if (faults.length > 0)
      throw new Error(`seed ${seed}, step ${n}, after ${JSON.stringify(action)}: ${faults.join('; ')}`);
  }
  return match;
}

describe('random play', () => {
  for (const s of game.scenarios)
    test(`${s.title}: the first Turns`, { timeout: 60_000 }, () => {
      const match = play(s.id, 1, FIRST_ACTIONS);
      expect(match.over || match.q.track('turn') > match.q.track('first')).toBe(true);
    });
  // Campaigns of three years are played out by the battery.
  test('the Short Game ends', () => {
    expect(play('short', 1, MOST_ACTIONS).over).toBe(true);
  });
  test('the Basic Game ends on its scale after three Turns', () => {
    const { q } = play('basic', 2, MOST_ACTIONS);
    expect(q.state.result?.rule).toBe('9.2');
    expect(q.track('turn')).toBe(4);
  });
});
