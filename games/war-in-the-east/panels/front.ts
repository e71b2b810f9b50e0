// The front, and how far a unit could go on its side's next Initial Movement Phase.
import type { Loc, Overlay, Piece } from '@rasputitsa/kernel';
import { HEXES } from '../3-equipment/board.ts';
import { isCenter, isGuns, isOnMap, isPartisan, isRepair } from '../3-equipment/units.ts';
import { reachOf } from '../5-movement/reach.ts';
import { frontOf } from '../8-9-zones-stacking/picture.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { OverlayInfo, Query } from '../words.ts';

/** 8.1: zones of control of both sides; where they meet is the front. */
function zones(q: Query): Overlay {
  const [axis, russian] = [frontOf(q, AXIS), frontOf(q, RUSSIAN)];
  const hexes: { at: Loc; value: string; style: string }[] = [];
  for (let at = 0; at < HEXES; at++) {
    const [a, r] = [axis.zoc[at] === 1, russian.zoc[at] === 1];
    if (a || r) hexes.push({ at, value: '', style: a && r ? 'both' : a ? 'axis' : 'russian' });
  }
  return { hexes, legend: { axis: 'Axis zone of control', russian: 'Russian zone of control', both: 'the front' } };
}
export const front: OverlayInfo = { id: 'front', title: 'Front line', rule: '8.1', open: true, compute: zones };

/** Not by rail (6.0), nor in the Mechanized Movement Phase alone (10.45, 10.52); cadres never (28.13). */
const marches = (q: Query, p: Piece): boolean =>
  isOnMap(q, p) &&
  !isCenter(q, p) &&
  !isRepair(q, p) &&
  !isGuns(q, p) &&
  !q.has(p, 'fortified') &&
  !q.has(p, 'entrained') &&
  !(isPartisan(q, p) && q.steps(p) === 1);
export const nextMarch = (q: Query, p: Piece): Iterable<Loc> =>
  marches(q, p) ? reachOf(q, [p], 'march').goals.keys() : [];
