// Where units may be set up (3.24), and what must be held before set-up ends.
import {
  counted,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, isExit, isHex } from '../1-map/board.ts';
import { isLand } from '../1-map/terrain.ts';
import { homeCityRefusal } from '../11-production/first-month.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { isHq } from '../2-units/units.ts';
import { hqAttackRefusal } from '../5-command/headquarters.ts';
import { stackLimit } from '../6-movement/stacking.ts';
import { ownedBy, unitsAt, unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { isClosed } from './closed-hexes.ts';
import { attacks, frontOwed } from './frontline.ts';
import { barbarossaRefusal, garrisonsOwed } from './s41-deployment.ts';
import { battlesOwed } from './s42.ts';
import { isFirstMonth } from './starting-forces.ts';
import { storesAt, suppliedHexes } from './supply-at-start.ts';
import { stalingradOwed } from './w42.ts';
import { balkanZoneRefusal, zonesOwed } from './w44-balkans.ts';
import { courlandOwed } from './w44.ts';

/** Units of a side in a place besides this one. */
function others(q: Query, p: Piece, at: Loc): number {
  return unitsAt(q, at, q.sideOf(p)).length - (q.at(p) === at ? 1 : 0);
}

/** 3.24b: own hexes in supply; besieged fortresses as far as their stores go (RULINGS R23). */
const hexRefusal = rule(
  '3.24b',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    const side = q.sideOf(p);
    if (!isHex(to) || !isLand(to) || isClosed(q, to))
      return refuse('3.24b', say`${place(to)} is closed.`, { places: [to] });
    if (q.layer('owner')[to] !== ownedBy(side))
      return refuse('3.24b', say`${place(to)} lies behind the enemy's line.`, { places: [to] });
    if (suppliedHexes(q, side).has(to)) return undefined;
    const kept = storesAt(q, to, side);
    if (kept === 0) return refuse('3.24b', say`${place(to)} is out of supply.`, { places: [to] });
    return others(q, p, to) < kept
      ? undefined
      : refuse('3.24b', say`The stores of ${place(to)} keep ${counted(kept, 'unit')} at most.`, { places: [to] });
  },
  (_q, _p, to) => (isHex(to) && isLand(to) ? undefined : refuse('3.24b', say`${place(to)} is closed.`)),
);

/** 3.24c: HQs neither together nor next to each other. */
const spacingRefusal = rule(
  '3.24c',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    if (!isHq(q, p) || !isHex(to)) return undefined;
    const near = unitsOf(q, q.sideOf(p)).find(
      (x) => x !== p && isHq(q, x) && isHex(q.at(x)) && distance(grid, q.at(x), to) <= 1,
    );
    return near === undefined
      ? undefined
      : refuse('3.24c', say`${unit(near)} is too near: HQs set up neither together nor side by side.`, {
          pieces: [near],
          places: [to],
        });
  },
  () => undefined,
);

export function placeRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  if (isExit(to)) return balkanZoneRefusal(q, p, to);
  const where = attacks(q, side).includes(to) ? hqAttackRefusal(q, p, to) : hexRefusal(q, p, to);
  if (where) return where;
  if (others(q, p, to) >= stackLimit(to))
    return refuse('6.21', say`${place(to)} holds ${stackLimit(to)} units.`, { places: [to] });
  if (isFirstMonth(q, p)) return homeCityRefusal(q, p, to);
  return spacingRefusal(q, p, to) ?? barbarossaRefusal(q, p, to) ?? restrictedRefusal(q, p, to);
}

export function boardOwed(q: Query, side: Side): Refusal | undefined {
  return (
    battlesOwed(q, side) ??
    stalingradOwed(q, side) ??
    frontOwed(q, side) ??
    garrisonsOwed(q, side) ??
    courlandOwed(q, side) ??
    zonesOwed(q, side)
  );
}
