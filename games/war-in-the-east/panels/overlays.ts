// Shades on the board: whose the railways are, who is supplied, the Axis line and its gaps.
import { type Loc, type Message, type Overlay, type Piece, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { AROUND, RAIL_HEXES, RAIL_SOURCES, RAIL_TO } from '../3-equipment/board.ts';
import { isFinnish, isPartisan, unitsOnMap } from '../3-equipment/units.ts';
import { finnishNet, railToEdge } from '../6-rail/network.ts';
import { FAR, hasCommunications, isSupplied, linesFor, rangeOf } from '../13-supply/supply.ts';
import { continuousLine } from '../22-23-line/line.ts';
import { AXIS, NOBODY, ownedBy, SIDE_NUMBERS } from '../sides.ts';
import { front } from './front.ts';
import { OWNERS, type OverlayInfo, type Query } from '../words.ts';

/** 6.54, 6.56: the farthest hexes that friendly rail joins to the own edge; 6.69 in Finland to Helsinki. */
function railheads(q: Query): ReadonlySet<Loc> {
  const heads = new Set<Loc>();
  for (const side of SIDE_NUMBERS) {
    const nets = side === AXIS ? [railToEdge(q, side), finnishNet(q)] : [railToEdge(q, side)];
    for (const net of nets)
      for (const at of RAIL_HEXES) if (net[at] === 1 && (RAIL_TO[at] ?? []).some((to) => net[to] === 0)) heads.add(at);
  }
  return heads;
}
const isJoined = (q: Query, at: Loc): boolean =>
  SIDE_NUMBERS.some((side) => railToEdge(q, side)[at] === 1) || finnishNet(q)[at] === 1;
const marked = (style: string, hexes: readonly Loc[]) => hexes.map((at) => ({ at, value: '', style }));
/** From a hex to those of the same owner after it; a hex between others is a stretch of its own. */
function stretches(at: Loc, ownerAt: (hex: Loc) => number): readonly { path: readonly Loc[]; style: string }[] {
  const style = OWNERS[ownerAt(at)] ?? 'nobody';
  const same = (RAIL_TO[at] ?? []).filter((to) => ownerAt(to) === ownerAt(at));
  if (same.length === 0) return [{ path: [at, at], style }];
  return same.filter((to) => to > at).map((to) => ({ path: [at, to], style }));
}
/** 6.5 */
const railways: OverlayInfo = {
  id: 'railways',
  title: 'Railways and railheads',
  rule: '6.5',
  open: true,
  compute(q) {
    const rail = q.layer('rail');
    const ownerAt = (at: Loc): number => rail[at] ?? NOBODY;
    const cut = RAIL_HEXES.filter((at) => ownerAt(at) !== NOBODY && !isJoined(q, at));
    return {
      lines: RAIL_HEXES.flatMap((at) => stretches(at, ownerAt)),
      hexes: [...marked('chosen', [...railheads(q)]), ...marked('bad', cut)],
      legend: {
        axis: 'Axis',
        russian: 'Russian',
        nobody: 'neutral',
        chosen: 'railhead',
        bad: 'cut off from the friendly edge',
      },
    };
  },
};

const idOf = (side: Side): string => OWNERS[ownedBy(side)] ?? '';
/** 13.31: from a unit over open hexes to friendly rail, the nearest; nothing where none is in reach. */
function toRail(q: Query, side: Side, from: Loc): readonly Loc[] {
  const { range } = linesFor(q, side);
  const path = [from];
  for (let hex = from; (range[hex] ?? FAR) > 0; ) {
    const next = (AROUND[hex] ?? []).find((n) => (range[n] ?? FAR) === (range[hex] ?? FAR) - 1);
    if (next === undefined) return [];
    path.push(next);
    hex = next;
  }
  return path;
}
/** From there along the railway to a source. */
function alongRail(q: Query, side: Side, from: Loc): readonly Loc[] {
  const { net } = linesFor(q, side);
  const sources = new Set(RAIL_SOURCES[side] ?? []);
  const before = new Map<Loc, Loc>([[from, NONE]]);
  for (const hex of before.keys()) {
    if (sources.has(hex)) {
      const path: Loc[] = [];
      for (let h = hex; h !== NONE; h = before.get(h) ?? NONE) path.push(h);
      return path.toReversed();
    }
    for (const to of RAIL_TO[hex] ?? []) if (net[to] === 1 && !before.has(to)) before.set(to, hex);
  }
  return [from];
}
function whyHungry(q: Query, p: Piece): { readonly rule: string; readonly message: Message } {
  const side = q.sideOf(p);
  const far = linesFor(q, side).range[q.at(p)] ?? FAR;
  const most = rangeOf(q, side, isFinnish(q, p), q.at(p));
  if (!hasCommunications(q, p))
    return { rule: '13.32', message: say`${unit(p)} is cut off: no line of communications leads to the map edge.` };
  if (far >= FAR)
    return {
      rule: '13.31',
      message: say`${unit(p)} is unsupplied: no friendly railway that leads to a source is within ${most} open hexes.`,
    };
  return {
    rule: '13.31',
    message: say`${unit(p)} is unsupplied: friendly rail is ${far} hexes away, and ${most} are allowed.`,
  };
}
/** 13.0: railways that bring supply, the way from them to each stack, and who goes without. */
function supplyLines(q: Query): Overlay {
  const hexes = new Map<number, 'unsupplied' | 'pocket'>();
  const lines: { path: readonly Loc[]; style: string }[] = [];
  const notes: { at: Loc; rule: string; message: Message }[] = [];
  for (const side of SIDE_NUMBERS) {
    const { net } = linesFor(q, side);
    for (const at of RAIL_HEXES)
      if (net[at] === 1)
        for (const to of RAIL_TO[at] ?? [])
          if (to > at && net[to] === 1) lines.push({ path: [at, to], style: idOf(side) });
    const drawn = new Set<Loc>();
    for (const p of unitsOnMap(q, side)) {
      const at = q.at(p);
      if (isPartisan(q, p) || drawn.has(at)) continue;
      drawn.add(at);
      if (isSupplied(q, p)) {
        const path = toRail(q, side, at);
        if (path.length > 1) lines.push({ path, style: idOf(side) });
        continue;
      }
      hexes.set(at, hasCommunications(q, p) ? 'unsupplied' : 'pocket');
      notes.push({ at, ...whyHungry(q, p) });
    }
  }
  return {
    hexes: [...hexes].map(([at, style]) => ({ at, value: '', style })),
    lines,
    notes,
    legend: { unsupplied: 'unsupplied', pocket: 'without line of communications', axis: 'Axis', russian: 'Russian' },
  };
}
/** The supply of one stack: hundreds of whole lines at once could not be read. */
function supplyAt(q: Query, _: Side, at: Loc): Overlay {
  const p = q.piecesAt(at).find((x) => !isPartisan(q, x));
  if (p === undefined) return {};
  const side = q.sideOf(p);
  if (!isSupplied(q, p)) return { notes: [{ at, ...whyHungry(q, p) }] };
  const near = toRail(q, side, at);
  const railhead = near.at(-1);
  if (railhead === undefined)
    return { notes: [{ at, rule: '13.0', message: say`${unit(p)} is supplied by a port, an edge or Helsinki.` }] };
  return { lines: [{ path: [...near, ...alongRail(q, side, railhead).slice(1)], style: idOf(side) }] };
}
/** 13.0 */
const supply: OverlayInfo = {
  id: 'supply',
  title: 'Supply lines',
  rule: '13.0',
  open: true,
  traces: supplyAt,
  compute: supplyLines,
};

/** 22.0: the line with the fewest gaps. */
const line: OverlayInfo = {
  id: 'axis-line',
  title: 'Axis Continuous Line',
  rule: '22.0',
  open: true,
  compute(q) {
    const { path, unguarded } = continuousLine(q);
    return {
      lines: [{ path, style: 'line' }],
      hexes: unguarded.map((at) => ({ at, value: '', style: 'gap' })),
      legend: { gap: 'unguarded', line: 'the line with the fewest gaps' },
    };
  },
};
export const overlays: readonly OverlayInfo[] = [front, railways, supply, line];
