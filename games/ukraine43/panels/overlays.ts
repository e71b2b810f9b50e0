// What the page can lay over the map. Nothing is hidden in this game, so all of it is open to spectators.
import { type Loc, type Message, type Overlay, type Piece, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { isHex, LAND, SIDE_NUMBERS } from '../1-map/board.ts';
import { groundAt, isCommand, isGround, unitsOnMap } from '../2-units/units.ts';
import { bondsOf, frontOf, isBeside } from '../6-7-zones/picture.ts';
import { waysFor } from '../10-retreats/ways.ts';
import { kept, shelf } from '../14-logistics/kept.ts';
import { inCommand, linesOfSupply, supplied, supplyParts, whyCutOff } from '../14-logistics/line-of-supply.ts';
import { isSource } from '../14-logistics/sources.ts';
import { hexOfRailhead, railheads } from '../17-railheads/railheads.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf, GERMAN, SIDES, SOVIET } from '../sides.ts';
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

const hexesOf = (q: Query, units: readonly Piece[]): readonly Loc[] => [...new Set(units.map((p) => q.at(p)))];

/** 14.3: where a side is in supply, the line of each of its units, and for those without one the reason. */
function supplyOf(q: Query, side: Side): Overlay {
  const mask = supplied(q, side);
  const units = unitsOnMap(q, side).filter((p) => isGround(q, p));
  const lineTo = linesOfSupply(q, side);
  const cutOff = hexesOf(q, units).filter((at) => mask[at] !== 1);
  const why = cutOff.length === 0 ? undefined : whyCutOff(q, side);
  return {
    hexes: LAND.flatMap((at) => {
      if (isSource(q, side, at)) return [{ at, value: 'source', style: 'source' }];
      return mask[at] === 1 ? [{ at, value: 'in supply', style: 'supplied' }] : [];
    }),
    // Whoever is at a source, or enters from a half hex, needs no line on the map.
    lines: hexesOf(q, units).flatMap((at) => {
      const path = lineTo(at) ?? [];
      return path.length > 1 ? [{ path: path.toReversed(), style: styleOf(side) }] : [];
    }),
    notes: cutOff.map((at) => {
      const reason = why?.(at);
      return reason === undefined
        ? { at, rule: '14.3A', message: say`Out of supply: no line leads here.` }
        : { at, rule: reason.rule, message: reason.message };
    }),
    legend: { source: 'Supply Sources', supplied: 'In supply' },
  };
}
const SUPPLY = shelf<Overlay>();
/** Each reason is a search of its own: they are looked for when something has changed, not for every viewer. */
const supplyShown =
  (side: Side) =>
  (q: Query): Overlay =>
    kept(q, SUPPLY, side, supplyParts(q, side), () => supplyOf(q, side));

/** 10.1, 10.3: the ways of units that have the enemy beside them, and who would be lost. */
const retreats = (q: Query): Overlay =>
  q.cached('retreats', ['pieces', 'where', 'marks', 'layers', 'tracks'], () => retreatsNow(q));
function retreatsNow(q: Query): Overlay {
  const lines: { path: readonly Loc[]; style: string }[] = [];
  const notes: { at: Loc; rule: string; message: Message }[] = [];
  for (const side of SIDE_NUMBERS)
    for (const at of hexesOf(
      q,
      unitsOnMap(q, side).filter((p) => isGround(q, p)),
    )) {
      if (!isBeside(frontOf(q, enemyOf(side)), at)) continue;
      const units = groundAt(q, at, side);
      const together = waysFor(q, units, at);
      const each = together.paths.length > 0 ? [together] : units.map((p) => waysFor(q, [p], at));
      for (const path of each.flatMap((w) => w.paths)) lines.push({ path, style: styleOf(side) });
      for (const [i, w] of each.entries())
        if (w.paths.length === 0)
          notes.push({ at, rule: w.caughtBy, message: say`${unit(units[i] ?? NONE)} has no way to retreat.` });
    }
  return { lines, notes };
}
/** 23.2a: where attacks of four units and more are commanded, and the HQs that do it. */
function command(q: Query): Overlay {
  const hqs = SIDE_NUMBERS.flatMap((side) => unitsOnMap(q, side).filter((p) => isCommand(q, p)));
  return {
    hexes: LAND.flatMap((at) => {
      const whose = SIDE_NUMBERS.filter((side) => inCommand(q, side, at));
      const [only] = whose;
      if (only === undefined) return [];
      const style = whose.length > 1 ? 'both' : styleOf(only);
      return [{ at, value: style, style }];
    }),
    notes: hqs.map((p) => ({
      at: q.at(p),
      rule: '23.2a',
      message: q.has(p, 'disrupted')
        ? say`${unit(p)} is Disrupted and commands nobody.`
        : say`${unit(p)} commands up to ${tablesOf(q).RANGE.command} hexes by a line of supply.`,
    })),
    legend: { both: 'In command of both sides' },
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
  {
    id: 'soviet-supply',
    title: 'Soviet supply',
    rule: '14.3A',
    open: true,
    traces: true,
    compute: supplyShown(SOVIET),
  },
  {
    id: 'german-supply',
    title: 'German supply',
    rule: '14.3A',
    open: true,
    traces: true,
    compute: supplyShown(GERMAN),
  },
  { id: 'command', title: 'Command range', rule: '23.2a', open: true, compute: command },
  { id: 'retreats', title: 'Retreats', rule: '10.1A', open: true, compute: retreats },
  { id: 'rails', title: 'Railheads', rule: '17.2', open: true, compute: rails },
];
