// What the charts promise: the outcome of each column of the combat table in the mean, and what counters of a type are worth.
import { fromChart } from '@rasputitsa/kernel';
import { isRegularType } from '../1-basics/units.ts';
import { LADDER, parseEffect } from '../5-combat/results.ts';
import type { CombatRows } from '../data/charts.ts';
import { UNIT_TYPES, type UnitType } from '../data/unit-row.ts';
import { type Unit, unitsOn, type UnitValues } from '../data/units.ts';

/** What a counter of a type is worth in the mean, by side and CEL. */
interface Means {
  readonly byType: readonly ReadonlyMap<UnitType, readonly [one: number, two: number]>[];
  /** A closed back is taken for a unit that fights. */
  readonly back: readonly number[];
}
const mean = (of: readonly Unit[], cel: number): number =>
  of.reduce((n, u) => n + (u.defence[Math.min(cel, u.cel)] ?? 0), 0) / Math.max(1, of.length);
export const means = fromChart((values: UnitValues): Means => {
  const units = unitsOn(values);
  const bySide = [0, 1].map((side) => units.filter((u) => u.side === side));
  return {
    byType: bySide.map(
      (of) =>
        new Map(
          UNIT_TYPES.map((t) => {
            const same = of.filter((u) => u.type === t);
            return [t, [mean(same, 1), mean(same, 2)]] as const;
          }),
        ),
    ),
    back: bySide.map((of) =>
      mean(
        of.filter((u) => isRegularType(u.type)),
        2,
      ),
    ),
  };
});

/** What a column brings, with the roll moved by headquarters. */
export interface Prospect {
  /** The chance that the defender has to go or pay. */
  readonly driven: number;
  readonly foeHexes: number;
  readonly foeCel: number;
  readonly ownHexes: number;
  readonly ownCel: number;
}
const FACES = 6;
/** The roll moved by headquarters: of the attacker, of nobody. */
const SHIFTS = [-1, 0];
export const LED = 0;
export const ALONE = 1;
export const prospects = fromChart((rows: CombatRows): readonly (readonly Prospect[])[] =>
  SHIFTS.map((shift) =>
    LADDER.labels.map((_, column) => {
      const sum = { driven: 0, foeHexes: 0, foeCel: 0, ownHexes: 0, ownCel: 0 };
      for (let a = 1; a <= FACES; a++)
        for (let b = 1; b <= FACES; b++) {
          const roll = Math.min(12, Math.max(2, a + b + shift));
          const [attacker = '-', defender = '-'] = String(rows[roll - 2]?.[column + 1] ?? '-/-').split('/');
          const [own, foe] = [parseEffect(attacker), parseEffect(defender)];
          sum.driven += foe.retreat > 0 ? 1 : 0;
          sum.foeHexes += foe.retreat;
          sum.foeCel += foe.loss + (foe.disorganized ? 0.3 : 0);
          sum.ownHexes += own.retreat;
          sum.ownCel += own.loss + (own.disorganized ? 0.4 : 0) + (own.test ? 0.1 : 0);
        }
      const all = FACES * FACES;
      return {
        driven: sum.driven / all,
        foeHexes: sum.foeHexes / all,
        foeCel: sum.foeCel / all,
        ownHexes: sum.ownHexes / all,
        ownCel: sum.ownCel / all,
      };
    }),
  ),
);
