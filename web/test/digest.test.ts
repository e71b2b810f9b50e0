// The digest of the other side's turn: begun when its turn begins, given when it is over, with marches, arrivals and places taken.
import type { SeenEvent } from '@rasputitsa/kernel';
import type { GameProfile, Standing } from '@rasputitsa/host';
import { expect, it } from 'vitest';
import { createDigests } from '../src/model/digest.ts';

const PROFILE = {
  kinds: { A: { name: 'A infantry', side: 1 } },
  sides: [{ id: 'german' }, { id: 'soviet' }],
  layers: {
    control: { title: 'control', values: ['none', 'german', 'soviet'], holds: true },
    attacker: { title: 'attacker of a battle', values: ['none', 'german', 'soviet'] },
  },
  names: [{ name: 'Rostov', at: 2, kind: 'city' }],
  hexes: 10,
  sequence: { id: 'game', title: 'Game', kind: 'steps' },
  labels: [],
} as unknown as GameProfile;
const PIECES = [
  { id: 7, side: 1, at: 5 },
  { id: 8, side: 1, at: 5 },
  { id: 1, side: 0, at: 2 },
];
function standing(turn: number, batches: readonly SeenEvent[] = []): Standing {
  return {
    viewer: 0,
    table: { kind: 'play', sandbox: false },
    batches: [batches],
    view: { pieces: PIECES, phase: [{ side: -1 }, { side: turn }] },
  } as unknown as Standing;
}
const moved = (id: number, from: number, to: number): SeenEvent => ({ k: 'moved', id, from, to, path: [from, to] });

it('says who marched, what arrived, what changed hands, when the turn is over', () => {
  const t = createDigests(PROFILE, (p) => `unit ${p.id}`);
  expect(t.read(standing(0), standing(0, [moved(1, 2, 3)]))).toBeNull();
  expect(t.read(standing(0), standing(1, [moved(7, 5, 4), moved(8, 5, 4)]))).toBeNull();
  expect(
    t.read(
      standing(1),
      standing(1, [
        moved(7, 4, 3),
        { k: 'layer', layer: 'control', hexes: [2, 3], to: 2 },
        // Who attacks a place does not hold it yet.
        { k: 'layer', layer: 'attacker', hexes: [2], to: 1 },
      ]),
    ),
  ).toBeNull();
  const done = t.read(standing(1), standing(0, [{ k: 'placed', kind: 'A', at: 6 }]));
  expect(done).toMatchObject({
    side: 1,
    marches: [
      { who: ['unit 7'], path: [5, 4, 3] },
      { who: ['unit 8'], path: [5, 4] },
    ],
    arrivals: [{ who: 'A infantry', at: 6 }],
    taken: [{ at: 2, side: 1 }],
  });
  // Told once, and one's own turn is none of it.
  expect(t.read(standing(0), standing(0, [moved(7, 3, 2)]))).toBeNull();
});
it('units that went the same way are told together', () => {
  const t = createDigests(PROFILE, (p) => `unit ${p.id}`);
  t.read(standing(0), standing(1, [moved(7, 5, 4), moved(8, 5, 4)]));
  expect(t.read(standing(1), standing(0))?.marches).toEqual([{ who: ['unit 7', 'unit 8'], path: [5, 4], by: '' }]);
});
it('who sits down when the other side has begun, or comes back later, is told what he missed', () => {
  const over = createDigests(PROFILE, (p) => `unit ${p.id}`);
  expect(over.missed({ ...standing(0), version: 5 }, [[moved(7, 5, 4)], [moved(8, 5, 4)]])).toMatchObject({
    side: 1,
    since: 3,
    marches: [{ who: ['unit 7', 'unit 8'], path: [5, 4] }],
  });
  // Its turn goes on: the rest is told with it.
  const going = createDigests(PROFILE, (p) => `unit ${p.id}`);
  expect(going.missed({ ...standing(1), version: 4 }, [[moved(7, 5, 4)]])).toBeNull();
  expect(going.read(standing(1), standing(0, [moved(7, 4, 3)]))).toMatchObject({
    since: 3,
    marches: [{ who: ['unit 7'], path: [5, 4, 3] }],
  });
});
