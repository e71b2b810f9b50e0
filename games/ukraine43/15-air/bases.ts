// Chapter 15, 15.3, 15.7: bases, and air units that must look for another one.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { BASES, GROUNDED, isHex, placeKind } from '../1-map/board.ts';
import { isAir } from '../2-units/units.ts';
import { enemyIn } from '../6-7-zones/picture.ts';
import { isSupplied } from '../14-logistics/line-of-supply.ts';
import { enemyOf, ownedBy } from '../sides.ts';
import { type Play, type Query, question } from '../words.ts';

/** Air units of a side that stand on a base in this hex. */
export const basedAt = (q: Query, side: Side, hex: Loc): readonly Piece[] =>
  q.piecesAt(hex).filter((p) => q.sideOf(p) === side && isAir(q, p) && !q.has(p, 'das'));

/** 15.3a A village, town or city that is friendly and in supply, for one air unit. */
export const refuseBase = rule(
  '15.3a',
  (q: Query, air: Piece, hex: Loc): Refusal | undefined => {
    const side = q.sideOf(air);
    const about = { places: [hex] };
    if (!isHex(hex) || placeKind(hex) === undefined)
      return refuse('15.3a', say`${place(hex)} is not a village, town or city.`, about);
    if (q.layer('control')[hex] !== ownedBy(side) || enemyIn(q, side, hex))
      return refuse('15.3a', say`${place(hex)} is not friendly.`, about);
    if (!isSupplied(q, side, hex)) return refuse('15.3a', say`${place(hex)} is out of supply.`, about);
    const other = basedAt(q, side, hex).find((p) => p !== air);
    return other === undefined
      ? undefined
      : refuse('15.3a', say`${unit(other)} is based in ${place(hex)}.`, { places: [hex], pieces: [other] });
  },
  (_q: Query, _air: Piece, hex: Loc) => (isHex(hex) ? undefined : refuse('15.3a', say`That is not a hex.`)),
);
export const basesFor = (q: Query, air: Piece): readonly Loc[] => BASES.filter((hex) => !refuseBase(q, air, hex));

/** RULINGS A-21: with no base left an air unit waits beside the map. */
export function seekBase(g: Play, air: Piece): void {
  if (basesFor(g, air).length === 0) g.remove(air, GROUNDED, '15.7');
  else g.call('relocate-air', { side: g.sideOf(air), vars: { piece: air } });
}
const homeless = (q: Query): Piece => q.v('piece') ?? NONE;
export const relocate = question({
  node: 'relocate-air',
  title: 'Another base',
  rule: '15.7',
  prompt: (q) => say`Choose another base for ${unit(homeless(q))}.`,
  verb: 'relocate-air',
  verbTitle: 'Change base',
  arg: 'to',
  argTitle: 'Base',
  type: 'place',
  among: (q) => basesFor(q, homeless(q)),
  refuse: (q, to) => refuseBase(q, homeless(q), to),
  answer: 'from',
});
/** The verb moves the unit itself: whoever called is in the middle of something else. */
export const relocateVerb = {
  ...relocate.verb,
  apply: (g: Play, args: { readonly [name: string]: unknown }) =>
    g.move(homeless(g), Number(args['to']), { by: 'base' }),
};

/** 15.7 Ground units of `side` have come into the hex: an enemy air unit based there flies off, Flown and Disrupted. */
export const overrunBase = rule(
  '15.7',
  (g: Play, side: Side, hex: Loc): void => {
    for (const air of basedAt(g, enemyOf(side), hex)) {
      if (!g.has(air, 'flown')) g.raise(air, 'flown');
      if (!g.has(air, 'disrupted')) g.raise(air, 'disrupted');
      seekBase(g, air);
    }
  },
  () => {},
);
