// Chapter 15, 15.3, 15.7: bases. An air unit is always on one, except on Defensive Air Support.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { distance, NONE } from '@rasputitsa/kit';
import { BASES, GRID, GROUNDED, isHex } from '../1-map/board.ts';
import { airFactors, isAir } from '../2-units/units.ts';
import { enemyIn } from '../6-7-zones/picture.ts';
import { isSupplied } from '../14-logistics/line-of-supply.ts';
import { enemyOf, ownedBy } from '../sides.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';

const hasAirUnit = (q: Query, hex: Loc): boolean => q.piecesAt(hex).some((p) => isAir(q, p) && !q.has(p, 'das'));
/** 15.3a A friendly village, town or city in supply, without another air unit. */
const isBase = rule(
  '15.3a',
  (q: Query, side: Side, hex: Loc): boolean =>
    q.layer('control')[hex] === ownedBy(side) && !hasAirUnit(q, hex) && isSupplied(q, side, hex),
  (q: Query, side: Side, hex: Loc) => q.layer('control')[hex] === ownedBy(side),
);
/** Worth trying: the rest, supply above all, is asked when one is chosen. */
export function likelyBases(q: Query, side: Side): readonly Loc[] {
  const control = q.layer('control');
  return BASES.filter((hex) => control[hex] === ownedBy(side) && !hasAirUnit(q, hex));
}
export function freeBases(q: Query, side: Side): readonly Loc[] {
  const control = q.layer('control');
  return BASES.filter((hex) => control[hex] === ownedBy(side) && !enemyIn(q, side, hex) && isBase(q, side, hex));
}
export const inRange = (q: Query, air: Piece, hex: Loc): boolean =>
  isHex(q.at(air)) && distance(GRID, q.at(air), hex) <= airFactors(q, air).range;

export function refuseBase(q: Query, side: Side, hex: Loc): Refusal | undefined {
  if (BASES.includes(hex) && !enemyIn(q, side, hex) && isBase(q, side, hex)) return undefined;
  return refuse(
    '15.3a',
    say`${place(hex)} is not a free base: a friendly village, town or city in supply without an air unit.`,
    {
      places: [hex],
    },
  );
}
/** To a base, or off the map where there is none (RULINGS A-21). */
export function settleAt(g: Play, air: Piece, hex: Loc): void {
  g.move(air, hex, { by: 'rebase' });
  if (g.has(air, 'das')) g.lower(air, 'das');
}

// 15.7: overrun

/** 15.7 It goes to another base, Flown and Disrupted. */
const suffers = rule(
  '15.7',
  (g: Play, air: Piece): void => {
    if (!g.has(air, 'flown')) g.raise(air, 'flown');
    if (!g.has(air, 'disrupted')) g.raise(air, 'disrupted');
  },
  () => {},
);
/** 15.7: ground units of `side` have come into the hex; an enemy air unit based there goes elsewhere. */
export function overrunBase(g: Play, side: Side, hex: Loc): void {
  const enemy = enemyOf(side);
  for (const air of g.piecesAt(hex)) {
    if (!isAir(g, air) || g.sideOf(air) !== enemy || g.has(air, 'das')) continue;
    suffers(g, air);
    const bases = freeBases(g, enemy);
    if (bases.length === 0) settleAt(g, air, GROUNDED);
    else g.call('rebase', { side: enemy, vars: { piece: air } });
  }
}
export const rebaseNode: DecisionNode = {
  kind: 'decision',
  id: 'rebase',
  title: 'An air base is overrun',
  rule: '15.7',
  verbs: ['reposition'],
  prompt: (q) => say`The base of ${unit(q.v('piece') ?? NONE)} is overrun: choose another.`,
};
export const reposition = verb({
  id: 'reposition',
  title: 'Go to another base',
  rule: '15.7',
  ends: true,
  args: { to: 'place' },
  ask: {
    to: {
      title: 'Base',
      candidates: (q) => freeBases(q, q.actor),
      refuse: (q, _, value) => refuseBase(q, q.actor, value),
    },
  },
  apply(g, { to }) {
    const air = g.v('piece');
    if (air !== undefined) settleAt(g, air, to);
  },
});
