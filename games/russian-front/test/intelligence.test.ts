// What the enemy is not told (11.10), where no case can show it.
import { buildPosition, Match, seededDice, type Side } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { game } from '../index.ts';

test('[russian-front 11.10] who may exploit is known to its owner: the enemy does not tell armor from infantry by it', () => {
  const dice = seededDice(1);
  const position = {
    scenario: 'barbarossa',
    tracks: { turn: 2 },
    pieces: [
      { unit: '5 Infantry Corps', at: 'Warsaw' },
      { unit: '24 Armor Corps', at: 'Warsaw' },
      { unit: '46 Armor Corps', at: 'Warsaw' },
    ],
    phase: 'exploitation',
    side: 'axis',
  };
  const m = new Match({ game, scenario: 'barbarossa', dice }, buildPosition(game, position, dice));
  const marked = (viewer: Side) => m.view(viewer).pieces.filter((p) => p.flags?.includes('exploits')).length;
  expect([marked(AXIS), marked(SOVIET)]).toEqual([2, 0]);
});
