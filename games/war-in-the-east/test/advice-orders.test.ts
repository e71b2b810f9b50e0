// Single orders of the computer, each where it pays and nowhere else would do.
import { type Action, askOf, type PositionFile, random, type Side } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { placeOf } from '../3-equipment/board.ts';
import { advice } from '../advice/advice.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import { position } from './position.ts';

function advised(file: PositionFile, side: Side): { readonly action: Action | undefined } {
  const match = position(file);
  return { action: advice(match.view(side), askOf(match, side), random(1)) };
}
const against = (unit: string): PositionFile => ({
  phase: 'combat',
  side: 'axis',
  tracks: { turn: 5 },
  pieces: [
    { unit: '10-8', at: 'SW2517', count: 3 },
    { unit, at: 'SW2516' },
    { unit, at: 'SW2416' },
  ],
});
const targets = (action: Action | undefined): readonly number[] => action?.args['targets'] as readonly number[];
test('[war-in-the-east 10.23] who is strong enough for both, and not for one after the other, attacks two hexes at once', () => {
  const { action } = advised(against('5-5'), AXIS);
  expect(action?.verb).toBe('attack');
  expect(new Set(targets(action))).toEqual(new Set([placeOf('SW2516'), placeOf('SW2416')]));
});
test('[war-in-the-east 10.23] weak ones are attacked one by one', () => {
  const { action } = advised(against('1-4'), AXIS);
  expect(action?.verb).toBe('attack');
  expect(targets(action)).toHaveLength(1);
});
const march = (at: string): PositionFile => ({
  phase: 'initial-movement',
  side: 'axis',
  tracks: { turn: 5 },
  pieces: [
    { unit: '6-5', at },
    { unit: '1-4', at: 'NE5031' },
  ],
});
test('[war-in-the-east 5.6] an empty Personnel Center is reached by a forced march, where no march leads there', () => {
  const forced = { verb: 'force-march', to: placeOf('Minsk') };
  expect([advised(march('SW1221'), AXIS).action].map((a) => ({ verb: a?.verb, to: a?.args['to'] }))).toEqual([forced]);
  expect(advised(march('SW1117'), AXIS).action?.verb).toBe('move');
});
test('[war-in-the-east 28.22] partisans go to the railways of the Axis', () => {
  const { action } = advised(
    {
      options: { partisans: true },
      phase: 'initial-movement',
      side: 'russian',
      tracks: { turn: 9 },
      layers: { rail: { axis: ['SW1214'] } },
      pieces: [
        { unit: 'Partisan', at: 'SW1212' },
        { unit: '6-5', at: 'SW1829' },
      ],
    },
    RUSSIAN,
  );
  expect([action?.verb, action?.args['to']]).toEqual(['move', placeOf('SW1214')]);
});
