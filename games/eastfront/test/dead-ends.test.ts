// Games that once got stuck: the same bots and dice must now reach an end.
import { Match, random, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

/** Plays as two random bots of the simulation would. */
function ends(scenario: string, seed: number): boolean {
  const match = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const chance = game.sides.map((_, side) => random(seed * 31 + side));
  for (let n = 0; n < 3000 && !match.over; n++) {
    const side = match.owing()[0] ?? 0;
    const dice = chance[side];
    const action = dice && match.sample(side, dice);
    if (!action || !match.act(side, action).ok) return false;
  }
  return match.over;
}

test('[eastfront 6.22a] the last Supreme Moves go elsewhere by sea or for a Rearguard while a hex is overfull', () => {
  expect(ends('w44', 13)).toBe(true);
});
