// Air supply (17.2).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { hexDistance, isHex, isLand, neighbours } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isAir } from '../1-components/units.ts';
import { isSuppliedHex } from '../4-11-general/supply.ts';
import { missionVerb } from '../6-14-movement/air-movement.ts';
import { AIR_RANGE } from '../data/tables.ts';
import { groundAt, unitsAt, unitsOf, uses } from '../state.ts';
import type { AutoNode, Play, Query } from '../words.ts';

function needy(q: Query, side: Side): readonly Piece[] {
  return unitsOf(q, side).filter((p) => q.has(p, 'out-of-supply'));
}
/** 17.2: an unsupplied hex, with units marked out of supply in it or next to it, and no enemies in it. */
const supplyRefusal = rule(
  '17.2',
  (q: Query, side: Side, to: Loc): Refusal | undefined => {
    const why = { places: [to] };
    if (!isHex(to) || !isLand(to) || unitsAt(q, to, enemyOf(side)).all.length > 0)
      return refuse('17.2', say`Nothing can be dropped for friends at ${place(to)}.`, why);
    if (isSuppliedHex(q, side, to)) return refuse('17.2', say`${place(to)} is in supply.`, why);
    const near = new Set([to, ...neighbours(to)]);
    return needy(q, side).some((p) => near.has(q.at(p)))
      ? undefined
      : refuse('17.2', say`No unit marked out of supply is in or next to ${place(to)}.`, why);
  },
  () => undefined,
);
export const airSupply = missionVerb({
  id: 'air-supply',
  title: 'Supply from the air',
  rule: '17.2',
  target: 'hex',
  range: '17.1.1',
  off: (q) => (uses(q, 'air-supply') ? undefined : refuse('17.2', say`Air supply is not used in this game.`)),
  targets: (q) => new Set(needy(q, q.actor).flatMap((p) => [q.at(p), ...neighbours(q.at(p))])),
  refusal: (q, _p, to) => supplyRefusal(q, q.actor, to),
  arrive(g, p, to) {
    g.raise(p, 'air-supply');
    g.setField(p, 'entry', to + 1);
  },
});
export function fliersNear(q: Query, side: Side): boolean {
  const air = unitsOf(q, side).filter((p) => isAir(q, p));
  return needy(q, side).some((p) => air.some((a) => hexDistance(q.at(a), q.at(p)) <= AIR_RANGE.mission + 1));
}
/** Friends in a hex and around it. */
export function around(q: Query, at: Loc, side: Side): readonly Piece[] {
  return [at, ...neighbours(at)].flatMap((h) => [
    ...groundAt(q, h, side),
    ...unitsAt(q, h, side).air,
    ...unitsAt(q, h, side).naval,
  ]);
}

/** 17.2.1: units in the hex or next to it count as supplied. */
const supplyFromAir = rule(
  '17.2.1',
  (g: Play, at: Loc): void => {
    for (const p of around(g, at, g.active))
      if (g.has(p, 'out-of-supply')) {
        g.lower(p, 'out-of-supply');
        g.raise(p, 'air-supplied');
      }
    g.note('17.2.1', say`Air supply reaches ${place(at)}.`);
  },
  () => undefined,
);
/** 17.2.2: not from where it retreated to. */
const isOverTarget = rule(
  '17.2.2',
  (q: Query, p: Piece): boolean => q.at(p) === q.field(p, 'entry') - 1,
  () => true,
);
export const relief: AutoNode = {
  kind: 'auto',
  id: 'special-remove-supply',
  title: 'Special Remove Out of Supply Segment',
  rule: '17.2.1',
  run(g) {
    for (const p of unitsOf(g, g.active)) if (g.has(p, 'air-supply') && isOverTarget(g, p)) supplyFromAir(g, g.at(p));
  },
};
