// What the page can lay over the map. Nothing is hidden in this game, so all of it is open to spectators.
import { type Loc, type Overlay, say, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { isHex, LAND, SIDE_NUMBERS } from '../1-map/board.ts';
import { bondsOf, frontOf } from '../6-7-zones/picture.ts';
import { SIDES } from '../sides.ts';
import { CONTROL, type OverlayInfo, type Query } from '../words.ts';

const styleOf = (side: Side): string => SIDES[side]?.id ?? '';

/** CTRL */
function control(q: Query): Overlay {
  const layer = q.layer('control');
  return {
    hexes: LAND.flatMap((at) => {
      const owner = layer[at] ?? 0;
      return owner === 0 ? [] : [{ at, value: CONTROL[owner] ?? '', style: CONTROL[owner] ?? '' }];
    }),
  };
}
/** 6.1 */
function zones(q: Query): Overlay {
  const hexes: { at: Loc; value: string; style: string }[] = [];
  for (const at of LAND) {
    const whose = SIDE_NUMBERS.filter((side) => frontOf(q, side).zoc[at] === 1);
    const [only] = whose;
    if (only === undefined) continue;
    const style = whose.length > 1 ? 'both' : styleOf(only);
    hexes.push({ at, value: style, style });
  }
  return { hexes, legend: { both: 'Zones of control of both sides' } };
}
/** 7.1: a line from end to end of each bond. */
function bonds(q: Query): Overlay {
  const all = SIDE_NUMBERS.flatMap((side) => bondsOf(q, side));
  return {
    hexes: all.flatMap((b) => (b.hex === NONE ? [] : [{ at: b.hex, value: 'bond', style: styleOf(b.side) }])),
    lines: all.map((b) => ({ path: b.ends.filter(isHex), style: styleOf(b.side) })),
    notes: all.flatMap((b) => (b.coast ? [{ at: b.ends[0], rule: '7.6', message: say`A bond with the coast` }] : [])),
  };
}

export const overlays: readonly OverlayInfo[] = [
  { id: 'control', title: 'Control', rule: 'CTRL', open: true, compute: control },
  { id: 'zones', title: 'Zones of control', rule: '6.1', open: true, compute: zones },
  { id: 'bonds', title: 'ZOC bonds', rule: '7.1', open: true, compute: bonds },
];
