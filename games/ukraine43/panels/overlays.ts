// What the page can lay over the map. Nothing is hidden in this game, so all of it is open to spectators.
import { type Loc, type Overlay, say, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { isHex, LAND, SIDE_NUMBERS } from '../1-map/board.ts';
import { isGround, unitsOnMap } from '../2-units/units.ts';
import { bondsOf, frontOf } from '../6-7-zones/picture.ts';
import { supplied, whyCutOff } from '../14-logistics/line-of-supply.ts';
import { isSource } from '../14-logistics/sources.ts';
import { hexOfRailhead, railheads } from '../17-railheads/railheads.ts';
import { GERMAN, SIDES, SOVIET } from '../sides.ts';
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

/** 14.3: where a side is in supply, and for every unit that is not, why. */
function supply(q: Query, viewer: Side): Overlay {
  const side = viewer === SOVIET ? SOVIET : GERMAN;
  const mask = supplied(q, side);
  const cutOff = unitsOnMap(q, side).filter((p) => isGround(q, p) && mask[q.at(p)] !== 1);
  const why = cutOff.length === 0 ? undefined : whyCutOff(q, side);
  const told = [...new Set(cutOff.map((p) => q.at(p)))];
  return {
    hexes: LAND.flatMap((at) => {
      if (isSource(q, side, at)) return [{ at, value: 'source', style: 'source' }];
      return mask[at] === 1 ? [{ at, value: 'in supply', style: 'supplied' }] : [];
    }),
    notes: told.map((at) => {
      const reason = why?.(at);
      return reason === undefined
        ? { at, rule: '14.3A', message: say`Out of supply: no line leads here.` }
        : { at, rule: reason.rule, message: reason.message };
    }),
    legend: { source: 'Supply Sources', supplied: 'In supply' },
  };
}
/** 17.1: what the Soviets have repaired, and where their railheads are. */
function rails(q: Query): Overlay {
  const repaired = q.layer('repaired');
  return {
    hexes: LAND.flatMap((at) => (repaired[at] === 1 ? [{ at, value: 'repaired', style: 'repaired' }] : [])),
    notes: railheads(q).map((r) => ({
      at: hexOfRailhead(q, r),
      rule: '17.2',
      message: say`Railhead of line ${r.line}`,
    })),
    legend: { repaired: 'Railways the Soviets can use' },
  };
}

export const overlays: readonly OverlayInfo[] = [
  { id: 'control', title: 'Control', rule: 'CTRL', open: true, compute: control },
  { id: 'zones', title: 'Zones of control', rule: '6.1', open: true, compute: zones },
  { id: 'bonds', title: 'ZOC bonds', rule: '7.1', open: true, compute: bonds },
  { id: 'supply', title: 'Supply', rule: '14.3A', compute: supply },
  { id: 'rails', title: 'Railheads', rule: '17.2', open: true, compute: rails },
];
