// What is kept and put right as units move is what a fresh look at the same state finds: fronts, nets and lines.
import { Match, random, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import {
  communications,
  finnishAirfields,
  helsinkiRange,
  openFor,
  supplyNet,
  supplyRange,
} from '../13-supply/lines.ts';
import { besideEnemy, frontOf, heldBy } from '../8-9-zones-stacking/picture.ts';
import { game } from '../index.ts';
import { SIDE_NUMBERS } from '../sides.ts';
import type { Query } from '../words.ts';

type HexMap = Uint8Array | readonly number[];
function looks(q: Query): readonly HexMap[] {
  const sides = SIDE_NUMBERS.flatMap((side) => [
    frontOf(q, side).units,
    frontOf(q, side).zoc,
    frontOf(q, side).exerts,
    heldBy(q, side),
    besideEnemy(q, side),
    openFor(q, side),
    supplyNet(q, side),
    supplyRange(q, side),
    communications(q, side),
  ]);
  return [...sides, finnishAirfields(q), helsinkiRange(q)];
}
/** Deep equality of the framework takes minutes for these. */
const isAlike = (a: HexMap, b: HexMap | undefined): boolean =>
  a.length === b?.length && a.every((n, hex) => n === b[hex]);
const STEPS = 240;
test.each([
  ['barbarossa', 1],
  ['standard-campaign', 3],
] as const)(
  '%s: what is kept agrees with a fresh look',
  (scenario, seed) => {
    const match = new Match({ game, scenario, options: {}, dice: seededDice(seed), sandbox: true });
    const chance = random(seed);
    for (let n = 0; n < STEPS && !match.over; n++) {
      const [side = 0] = match.owing();
      // Another state is put in place now and then.
      if (n % 7 === 3 && match.canUndo(side)) match.undo(side);
      const action = match.sample(match.owing()[0] ?? 0, chance);
      if (!action) throw new Error('a side has to decide and has no legal action');
      match.act(match.owing()[0] ?? 0, action);
      const now = looks(match.q);
      if (n % 12 !== 0) continue;
      const fresh = looks(match.fork().q);
      expect(now.map((map, i) => isAlike(map, fresh[i])).indexOf(false)).toBe(-1);
    }
  },
  120_000,
);
