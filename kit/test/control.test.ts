import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byPresence,
  controlChanges,
  controllerOf,
  createControl,
  DISPUTED,
  NOBODY,
  PRIOR,
  settleControl,
  sideBit,
  takenBy,
  UNCHANGED,
} from '../src/control.ts';

const GERMAN = 1;
const SOVIET = 2;
const both = sideBit(GERMAN) | sideBit(SOVIET);

describe('control', () => {
  const start = createControl(6, (hex) => (hex < 3 ? GERMAN : SOVIET));

  it('[eastfront 8.31-8.34] occupation, undisputed zone, dispute, prior control', () => {
    const occupant = [SOVIET, NOBODY, NOBODY, NOBODY, NOBODY, GERMAN];
    const zones = [sideBit(GERMAN), sideBit(SOVIET), both, sideBit(GERMAN), 0, both];
    const presence = { occupant: (hex: number) => occupant[hex] ?? NOBODY, claims: (hex: number) => zones[hex] ?? 0 };
    const now = settleControl(start, byPresence(presence));
    expect([0, 1, 2, 3, 4, 5].map((hex) => controllerOf(now, hex))).toEqual([
      SOVIET,
      SOVIET,
      DISPUTED,
      GERMAN,
      SOVIET,
      GERMAN,
    ]);
    expect([...start.owner]).toEqual([1, 1, 1, 2, 2, 2]);
    expect(controlChanges(start, now)).toEqual([
      { hex: 0, from: GERMAN, to: SOVIET },
      { hex: 1, from: GERMAN, to: SOVIET },
      { hex: 2, from: GERMAN, to: DISPUTED },
      { hex: 3, from: SOVIET, to: GERMAN },
      { hex: 5, from: SOVIET, to: GERMAN },
    ]);
    // GAPS 3.42: when both zones vanish, the disputed hex returns to the side that held it before.
    const later = settleControl(now, byPresence({ occupant: () => NOBODY, claims: () => 0 }));
    expect(controllerOf(later, 2)).toBe(GERMAN);
    expect(controlChanges(now, later)).toEqual([{ hex: 2, from: DISPUTED, to: GERMAN }]);
  });

  it('[moscow41 4.3.3, 4.3.5, 4.3.6] a zone may deny what it cannot take', () => {
    // Hex 0: claimed and denied by the other; 1: only denied by the other; 2: claimed and denied by the claimant alone.
    const claims = [sideBit(SOVIET), 0, sideBit(SOVIET)];
    const denies = [both, sideBit(SOVIET), sideBit(SOVIET)];
    const verdict = byPresence({
      occupant: () => NOBODY,
      claims: (hex) => claims[hex] ?? 0,
      denies: (hex) => denies[hex] ?? 0,
    });
    expect([0, 1, 2, 3].map((hex) => verdict(hex, GERMAN))).toEqual([DISPUTED, PRIOR, SOVIET, PRIOR]);
  });

  it('keeps the very layer when nothing changes, and only what is asked', () => {
    expect(settleControl(start, () => PRIOR)).toBe(start);
    expect(settleControl(start, (_hex, owner) => owner)).toBe(start);
    const disputed = settleControl(start, (hex) => (hex === 1 ? DISPUTED : PRIOR));
    expect(settleControl(disputed, () => UNCHANGED)).toBe(disputed);
    expect(settleControl(disputed, (hex) => (hex === 1 ? DISPUTED : UNCHANGED))).toBe(disputed);
    expect(disputed.owner).toBe(start.owner);
    const taken = settleControl(disputed, (hex) => (hex === 1 ? SOVIET : UNCHANGED));
    expect(controllerOf(taken, 1)).toBe(SOVIET);
    expect(controllerOf(disputed, 1)).toBe(DISPUTED);
    expect(controlChanges(start, start)).toEqual([]);
    expect(
      controllerOf(
        settleControl(start, () => NOBODY),
        0,
      ),
    ).toBe(NOBODY);
    expect(controllerOf(start, 99)).toBe(NOBODY);
  });

  it('[russian-front 4.7.1] passes to the side that last went through, where the rule says so', () => {
    const after = takenBy(start, SOVIET, [0, 1, 4], (hex) => hex !== 1);
    expect([...after.owner]).toEqual([2, 1, 1, 2, 2, 2]);
    expect(takenBy(after, SOVIET, [0, 4], () => true)).toBe(after);
  });

  it('agrees with a plain rule for any presence', () => {
    const layer = fc.array(fc.nat(2), { minLength: 6, maxLength: 6 });
    const masks = fc.array(fc.constantFrom(0, 2, 4, 6), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(layer, layer, masks, (owners, occupants, zones) => {
        const before = createControl(6, (hex) => owners[hex] ?? 0);
        const verdict = byPresence({ occupant: (hex) => occupants[hex] ?? 0, claims: (hex) => zones[hex] ?? 0 });
        const after = settleControl(before, verdict);
        const expected = owners.map((owner, hex) => {
          if (occupants[hex] !== NOBODY) return occupants[hex];
          return new Map([
            [0, owner],
            [2, GERMAN],
            [4, SOVIET],
            [6, DISPUTED],
          ]).get(zones[hex] ?? 0);
        });
        expect(owners.map((_, hex) => controllerOf(after, hex))).toEqual(expected);
      }),
    );
  });
});
