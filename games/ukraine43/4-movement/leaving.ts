// Leaving the map over an edge: to the Holding Box in the north (27.3), for good in the west (30.2C). Both cost the same (RULINGS A-36).
import { type Loc, type Piece, refuse, type Refusal, say, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { formatUnits } from '@rasputitsa/kit/units';
import { isOnMap } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { extension, goesOneHex, pointsLeft, refuseMover, SCALE } from './allowance.ts';
import { enemyFront, leavingZoc } from './costs.ts';
import { takeTurn } from './move.ts';
import { markersInUse, markersLeft, refuseDisorder } from './reach.ts';

/** A point, and what leaving an enemy zone of control costs; in halves. */
const price = (q: Query, p: Piece): number =>
  tablesOf(q).MOVE.exit * SCALE + leavingZoc(q, enemyFront(q, q.sideOf(p)), q.at(p));
/** 4.9C, 11.3.3: whoever moves one hex whatever it costs leaves with that hex (RULINGS A-36). */
const needsMarker = (q: Query, p: Piece): boolean => !goesOneHex(q, p) && price(q, p) > pointsLeft(q, p);
/** Extended Movement helps: whoever is off the map is beside nobody (4.7A), and in no stack that has a marker already (4.7C). */
export function cannotPay(q: Query, p: Piece): boolean {
  if (!needsMarker(q, p)) return false;
  return price(q, p) > pointsLeft(q, p) + extension(q, p) || !markersLeft(q, markersInUse(q, [p]), NONE);
}

interface Way {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly edge: string;
  readonly isEdge: (hex: Loc) => boolean;
  /** With the switch of its rule. */
  readonly tooDear: (q: Query, p: Piece) => boolean;
  readonly leave: (g: Play, p: Piece) => void;
}
function refuseLeaving(q: Query, p: Piece, way: Way): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !way.isEdge(q.at(p)))
    return refuse(way.rule, say`${unit(p)} is not on the ${way.edge} edge of the map.`, about);
  const tied = refuseMover(q, p) ?? refuseDisorder(q, [p]);
  if (tied) return tied;
  if (!way.tooDear(q, p)) return undefined;
  return refuse(
    way.rule,
    say`Leaving the map costs ${unit(p)} ${formatUnits(price(q, p), SCALE)} movement points; ${formatUnits(Math.max(0, pointsLeft(q, p)), SCALE)} are left.`,
    about,
  );
}
/** The verb of Soviet units that leave over this edge. */
export const leavingOver = (way: Way) =>
  verb({
    id: way.id,
    title: way.title,
    rule: way.rule,
    refuse: (q) =>
      q.actor === SOVIET ? undefined : refuse(way.rule, say`Only Soviet units leave over the ${way.edge} edge.`),
    args: { unit: 'piece' },
    ask: {
      unit: {
        title: 'Unit',
        candidates: (q) => q.piecesOf(q.actor).filter((p) => isOnMap(q, p) && way.isEdge(q.at(p))),
        refuse: (q, _, value) => refuseLeaving(q, value, way),
      },
    },
    apply(g, { unit: p }) {
      const marked = needsMarker(g, p);
      takeTurn(g, [p]);
      way.leave(g, p);
      // 4.7C: the marker is used, wherever the unit has gone.
      if (marked && !g.has(p, 'extended')) g.raise(p, 'extended');
    },
  });
