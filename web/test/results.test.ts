// Battles read from what a seat is told: where one ends and the next begins, what it cost, what was expected, how lucky it was.
import type { SeenEvent, SeenPiece } from '@rasputitsa/kernel';
import type { GameProfile } from '@rasputitsa/host';
import { describe, expect, it } from 'vitest';
import { createResults, luckIn, type ResultRoll } from '@rasputitsa/host/results';

const PROFILE = {
  kinds: { A: { name: 'A infantry', side: 1 }, X: { name: 'X armor', side: 0 } },
  labels: ['Rostov', 'Kiev', 'Kalach'],
  sequence: {
    id: 'game',
    title: 'Game',
    kind: 'steps',
    steps: [{ id: 'supply', title: 'Supply Phase', kind: 'auto' }],
  },
} as unknown as GameProfile;
const PIECES = [
  { id: 7, side: 1, at: 0, kind: 'A', steps: 3 },
  { id: 1, side: 0, at: 0, kind: 'X', steps: 4 },
  { id: 2, side: 0, at: 1, kind: 'X', steps: 4 },
] as readonly SeenPiece[];
const noted = (text: string, at: number): SeenEvent => ({ k: 'noted', text, rule: '7.1', places: [at] });
const rolled = (by: number, dice: readonly number[], more: object = { least: 5 }): SeenEvent => ({
  k: 'rolled',
  by,
  dice,
  faces: 6,
  purpose: 'fires',
  rule: '7.3',
  ...more,
});
const steps = (id: number, from: number, to: number): SeenEvent => ({ k: 'steps', id, from, to, rule: '7.33' });

function tracker() {
  return createResults(PROFILE, (p) => PROFILE.kinds[p.kind ?? '']?.name ?? 'a unit');
}

describe('results of battles', () => {
  it('one battle over several actions is one result; its cost is summed', () => {
    const t = tracker();
    const [first] = t.read([[noted('Fight at Rostov.', 0), rolled(0, [5, 1, 6]), steps(7, 3, 2)]], PIECES);
    expect(first).toMatchObject({ id: 1, at: 0, title: 'Fight at Rostov.' });
    const [again] = t.read([[{ k: 'entered', title: 'Losses' }, steps(7, 2, 0), rolled(1, [2])]], PIECES);
    expect(again?.id).toBe(1);
    expect(again?.rolls).toHaveLength(2);
    expect(again?.losses).toEqual([{ side: 1, name: 'A infantry', steps: 3, gone: true }]);
  });
  it('the next battle, the next step and a march elsewhere end it', () => {
    for (const end of [
      noted('Fight at Kiev.', 1),
      { k: 'entered', title: 'Supply Phase' },
      { k: 'moved', id: 1, from: 1, to: 2 },
    ] as readonly SeenEvent[]) {
      const t = tracker();
      t.read([[noted('Fight at Rostov.', 0), rolled(0, [5])]], PIECES);
      const later = t.read([[end, steps(1, 4, 3)]], PIECES);
      expect(later).toEqual([]);
    }
  });
  it('who goes the same way afterwards is told in one line', () => {
    const went = (id: number, to: number, by: string): SeenEvent => ({ k: 'moved', id, from: 0, to, by });
    const [b] = tracker().read(
      [
        [
          noted('Fight at Rostov.', 0),
          rolled(0, [5]),
          went(7, 2, 'retreat'),
          went(1, 2, 'advance'),
          went(2, 2, 'advance'),
        ],
      ],
      PIECES,
    );
    expect(b?.notes).toEqual(['A infantry to Kalach (retreat)', 'X armor, X armor to Kalach (advance)']);
  });
  it('two battles told at once are two results', () => {
    const all = tracker().read(
      [
        [noted('Fight at Rostov.', 0), rolled(0, [5])],
        [noted('Fight at Kiev.', 1), rolled(0, [1]), steps(2, 4, 3)],
      ],
      PIECES,
    );
    expect(all.map((r) => [r.title, r.losses.length])).toEqual([
      ['Fight at Rostov.', 0],
      ['Fight at Kiev.', 1],
    ]);
  });
  it('what is lost elsewhere in the same moment is none of its cost', () => {
    const [r] = tracker().read([[noted('Fight at Rostov.', 0), rolled(0, [5]), steps(2, 4, 3)]], PIECES);
    expect(r?.losses).toEqual([]);
  });
  it('weather is no battle', () => {
    expect(tracker().read([[rolled(-1, [5], {})]], PIECES)).toEqual([]);
  });
});

describe('dice nobody announced', () => {
  it('are no battle, and belong where they hit', () => {
    const shot = rolled(0, [6, 5], { least: 6, purpose: 'X armor pursues A infantry' });
    const [found] = tracker().read([[shot, steps(7, 3, 1)]], PIECES);
    expect(found).toMatchObject({ at: 0, kind: 'fire', title: 'X armor pursues A infantry' });
    const [said] = tracker().read([[noted('Fight at Rostov.', 0), shot]], PIECES);
    expect(said?.kind).toBe('battle');
  });
});

describe('luck', () => {
  const roll = (by: number, dice: readonly number[], least?: number): ResultRoll => ({
    by,
    dice,
    faces: 6,
    purpose: '',
    rule: '',
    ...(least === undefined ? {} : { least }),
  });
  it('hits against what was to be expected, dice of different worth together', () => {
    const [l] = luckIn([roll(0, [5, 6, 1], 5), roll(0, [6], 6)]);
    expect(l).toMatchObject({ by: 0, got: 3, what: 'hits' });
    expect(l?.expected).toBeCloseTo(3 / 3 + 1 / 6);
    // All but: three or four hits. Three: 3 of 4 as the table says.
    const none = (2 / 3) ** 3 * (5 / 6);
    const four = (1 / 3) ** 3 * (1 / 6);
    const three = (1 / 3) ** 3 * (5 / 6) + 3 * (1 / 3) ** 2 * (2 / 3) * (1 / 6);
    expect(l?.better).toBeCloseTo(1 - four - three / 2);
    expect(luckIn([roll(1, [1, 1, 1], 5), roll(1, [1], 6)])[0]?.better).toBeCloseTo(none / 2);
  });
  it('pips where a table is asked', () => {
    expect(luckIn([roll(0, [6])])[0]).toMatchObject({ got: 6, what: 'pips' });
    expect(luckIn([roll(0, [6])])[0]?.expected).toBeCloseTo(3.5);
    expect(luckIn([roll(0, [6])])[0]?.better).toBeCloseTo(11 / 12);
  });
});
