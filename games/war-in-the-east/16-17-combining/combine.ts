// Chapter 16: three battlegroups in a hex become one full-strength unit.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { REPLACEMENT_BOX, TRAY } from '../3-equipment/board.ts';
import { armOf, factorsOf, infoAt, isOnMap, isRemnant, isSecurity, nationOf } from '../3-equipment/units.ts';
import { COMBINE } from '../data/charts.ts';
import { type Play, type Query, verb } from '../words.ts';
import { asInfantryDivision } from './security.ts';

/** 16.0 Three in one hex. */
const areTogether = rule(
  '16.0',
  (q: Query, units: readonly Piece[]): boolean =>
    units.length === COMBINE.units && new Set(units.map((p) => q.at(p))).size === 1,
  () => true,
);
const typeOf = (q: Query, p: Piece): string => {
  const { attack, defense, moves } = factorsOf(q, p);
  // 16.04: a Security Division's kampfgruppe is infantry like any other.
  return `${isSecurity(q, p) ? 'infantry' : armOf(q, p)} ${attack}-${defense}-${moves}`;
};
/** 16.01 Identical in strength and type. */
const areIdentical = rule(
  '16.01',
  (q: Query, units: readonly Piece[]): boolean => new Set(units.map((p) => typeOf(q, p))).size === 1,
  () => true,
);
/** 16.06 Finns with Finns only. */
const areOneNation = rule(
  '16.06',
  (q: Query, units: readonly Piece[]): boolean => new Set(units.map((p) => nationOf(q, p))).size === 1,
  () => true,
);
/** 16.05 */
const isOnTrain = rule(
  '16.05',
  (q: Query, p: Piece): boolean => q.has(p, 'entrained'),
  () => false,
);
/** 16.0 All three were battlegroups when the Player-Turn began. */
const isNew = rule(
  '16.0',
  (q: Query, p: Piece): boolean => q.has(p, 'frostbitten'),
  () => false,
);
function refuseUnits(q: Query, units: readonly Piece[]): Refusal | undefined {
  for (const p of units) {
    const about = { pieces: [p] };
    if (!isOnMap(q, p) || !isRemnant(q, p))
      return refuse('16.01', say`${unit(p)} is not a battlegroup on the map.`, about);
    if (isOnTrain(q, p)) return refuse('16.05', say`${unit(p)} is entrained.`, about);
    if (isNew(q, p)) return refuse('16.0', say`${unit(p)} was whole when the Player-Turn began.`, about);
  }
  const about = { pieces: units };
  if (!areTogether(q, units)) return refuse('16.0', say`Three battlegroups in one hex combine.`, about);
  if (!areOneNation(q, units)) return refuse('16.06', say`They are of different nations.`, about);
  if (!areIdentical(q, units)) return refuse('16.01', say`They differ in strength or type.`, about);
  return undefined;
}
/** By hex: the battlegroups there. */
const stacks = (q: Query): Iterable<readonly Piece[]> =>
  Map.groupBy(
    q.piecesOf(q.active).filter((p) => isRemnant(q, p) && isOnMap(q, p) && !q.has(p, 'entrained') && !isNew(q, p)),
    (p) => `${q.at(p)} ${typeOf(q, p)} ${nationOf(q, p)}`,
  ).values();
/** The first three of each kind in a hex: they are alike. */
function* trios(q: Query): Generator<readonly Piece[]> {
  for (const stack of stacks(q)) if (stack.length >= COMBINE.units) yield stack.slice(0, COMBINE.units);
}
export function canCombine(q: Query): boolean {
  for (const _ of trios(q)) return true;
  return false;
}
/** 16.0 Two go, the last is turned over. 21.04: to the tray, not to the Replacement Division Box. */
function join(g: Play, units: readonly Piece[]): void {
  const [first = 0, ...others] = units;
  for (const p of others) {
    g.lowerAll(p);
    g.clearFields(p);
    g.remove(p, discardedTo(), '16.0');
  }
  g.setSteps(first, infoAt(g, first).steps, '16.0');
  const made = asInfantryDivision(g, first, '16.04');
  g.raise(made, 'inactive');
}
/** 21.04 Discarded kampfgruppen make no Replacement Divisions. */
const discardedTo = rule(
  '21.04',
  (): number => TRAY,
  () => REPLACEMENT_BOX,
);
export const combine = verb({
  id: 'combine',
  title: 'Combine battlegroups',
  rule: '16.0',
  args: { units: 'pieces' },
  ask: {
    units: {
      title: 'Three battlegroups',
      candidates: trios,
      elements: function* elements(q) {
        for (const stack of stacks(q)) if (stack.length >= COMBINE.units) yield* stack;
      },
      refuse: (q, _, value) => refuseUnits(q, value),
    },
  },
  apply(g, { units }) {
    g.note('16.0', say`Three battlegroups of ${unit(units[0] ?? 0)} combine.`);
    join(g, units);
  },
});
