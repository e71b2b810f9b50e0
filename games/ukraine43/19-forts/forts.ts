// Chapter 19: fortifications. Building them is in building.ts.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { BRIDGEHEADS, PERMANENT_FORTS } from '../1-map/board.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { FORT, type Play, type Query } from '../words.ts';

/** 19.4 The start line of August: forts of the side that stood there, for good. */
const isPermanent = rule(
  '19.4',
  (side: Side, hex: Loc): boolean => PERMANENT_FORTS[side]?.includes(hex) === true,
  () => false,
);
/** 19.5 The Dnieper bridgeheads, in the October scenario only. */
const isBridgehead = rule(
  '19.5',
  rule(
    '34.5',
    (q: Query, side: Side, hex: Loc): boolean =>
      side === SOVIET && q.state.scenario === 'october' && BRIDGEHEADS.includes(hex),
    () => false,
  ),
  () => false,
);
/** Whether units of `side` defending in the hex have the benefit of a fortification: a marker, a permanent fort (19.4) or a bridgehead (19.5). */
export function isFortified(q: Query, side: Side, hex: Loc): boolean {
  return (side === GERMAN && q.mark('fort', hex) === FORT) || isPermanent(side, hex) || isBridgehead(q, side, hex);
}
/** 19.3 A Soviet unit in the hex: the marker is removed, finished or not. */
export const clearFort = rule(
  '19.3',
  (g: Play, side: Side, hex: Loc): void => {
    if (side === SOVIET && g.mark('fort', hex) > 0) g.setMark('fort', hex, 0);
  },
  () => {},
);
