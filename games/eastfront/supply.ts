// Supply (10.0): land lines, what fortresses, besieged ports and the Beachhead keep alive, attrition.
import {
  type DecisionNode,
  place,
  type Play,
  type ProcessNode,
  type Query,
  rule,
  say,
  unit,
  verb,
} from '@rasputitsa/kernel';
import { beachheadFeeds } from './beachhead.ts';
import { adjacentExits, entryOf, hexOf, isExit, isFortress, isHex, isOpen, MOSCOW_BOX, neighbour } from './board.ts';
import { isHomeZone, isZoneClosed } from './control.ts';
import { SIEGE_STRENGTH } from './data/seas.ts';
import { LAND_SUPPLY_HEXES } from './data/tables.ts';
import { railSupply } from './rail.ts';
import { loseStep } from './losses.ts';
import { isStrayed } from './satellites.ts';
import { openExcess } from './overstack.ts';
import { BESIEGED, SUPPLIED } from './sea.ts';
import { isBattle, isEnemy, isFriendly, unitsOf } from './state.ts';
import { enemyOf, SOVIET } from './units.ts';

/** 10.3, 8.4e: land lines pass friendly and disputed hexes, never enemy ones. */
const lineBarred = rule(
  '10.3',
  (q: Query, hex: number, side: number): boolean => isEnemy(q, hex, side),
  () => false,
);
/** 10.3: at most two hexes from the unit to a hex in rail or sea supply. */
const lineLength = rule(
  '10.3',
  (): number => LAND_SUPPLY_HEXES,
  () => 99,
);

/** The hexes of the shortest land line from a hex to rail or sea supply, both ends included; undefined when there is none. */
export function landLine(q: Query, from: number, side: number): readonly number[] | undefined {
  const supplied = railSupply(q, side);
  const cameFrom = new Map<number, number>([[from, -1]]);
  let edge = [from];
  for (let n = 0; edge.length > 0; n++) {
    // 15.31: a besieged port gives no land line.
    for (const hex of edge) if (supplied[hex] === SUPPLIED) return back(cameFrom, hex);
    if (n === lineLength()) return undefined;
    const next: number[] = [];
    for (const hex of edge) {
      // The unit's own hex may be an enemy battle hex; the hexes in between may not (GAPS 3.2).
      if (hex !== from && lineBarred(q, hex, side)) continue;
      for (let d = 0; d < 6; d++) {
        const to = neighbour(hex, d);
        if (to < 0 || cameFrom.has(to) || !isOpen(hex, d)) continue;
        cameFrom.set(to, hex);
        next.push(to);
      }
    }
    edge = next;
  }
  return undefined;
}
function back(cameFrom: ReadonlyMap<number, number>, hex: number): number[] {
  const out: number[] = [];
  for (let h = hex; h >= 0; h = cameFrom.get(h) ?? -1) out.push(h);
  return out.reverse();
}

/** 10.3: the hexes from which a land line leads to rail or sea supply, found once for a whole side. */
function inLandSupply(q: Query, side: number): Uint8Array {
  return q.cached(`ef.lines.${side}`, ['layers', 'pieces', 'tracks'], () => {
    const net = railSupply(q, side);
    const out = new Uint8Array(net.length);
    let edge: number[] = [];
    for (let h = 0; h < net.length; h++)
      if (net[h] === SUPPLIED) {
        out[h] = 1;
        edge.push(h);
      }
    for (let n = 0; n < lineLength() && edge.length > 0; n++) {
      const next: number[] = [];
      for (const hex of edge) {
        if (n > 0 && lineBarred(q, hex, side)) continue;
        for (let d = 0; d < 6; d++) {
          const to = neighbour(hex, d);
          if (to < 0 || out[to] === 1 || !isOpen(hex, d)) continue;
          out[to] = 1;
          next.push(to);
        }
      }
      edge = next;
    }
    return out;
  });
}

/** How a unit is supplied now, whatever its status says. What a fortress or a besieged port keeps alive comes on top. */
export function supplyOf(q: Query, p: number): 'line' | 'beachhead' | 'none' {
  const at = q.at(p);
  const side = q.sideOf(p);
  if (at === MOSCOW_BOX) return 'line';
  if (isStrayed(q, p)) return 'none';
  if (isExit(at)) return isHomeZone(q, at, side) || zoneHasRail(q, at, side) ? 'line' : 'none';
  if (!isHex(at)) return 'none';
  if (inLandSupply(q, side)[at] === 1) return 'line';
  return beachheadFeeds(q, at, side) ? 'beachhead' : 'none';
}
/** 16.26: away from home rail supply comes through the zone's own Rail Entry or by way of friendly zones beside it, never through a battle. */
export const zoneHasRail = rule(
  '16.26',
  (q: Query, zone: number, side: number): boolean => {
    const seen = new Set<number>([zone]);
    for (const e of seen) {
      const entry = entryOf(e);
      if (railSupply(q, side)[entry] === SUPPLIED && !isBattle(q, entry)) return true;
      for (const n of adjacentExits(e))
        if (isFriendly(q, n, side) && !isBattle(q, n) && !isZoneClosed(q, n)) seen.add(n);
    }
    return false;
  },
  () => false,
);
/** 10.1, 10.P, 15.52b: whether a unit has a line, or the Beachhead, now. */
export function hasLine(q: Query, p: number): boolean {
  return supplyOf(q, p) !== 'none';
}

// Fortresses (10.5) and besieged ports (15.31)

const LENINGRAD = hexOf('Leningrad');
const LAKE_SHORE = hexOf('Volkhov NE1');
/** 1.46c, 10.5a, GAPS 3.38: how many units a fortress keeps for its holder, engaged or not; by the lake a second one (10.5c). */
export function fortressSupplied(q: Query, at: number, side: number): number {
  if (!isHex(at) || !isFortress(at) || !isFriendly(q, at, side)) return 0;
  return side === SOVIET && at === LENINGRAD && railSupply(q, SOVIET)[LAKE_SHORE] === SUPPLIED
    ? lakeSupply()
    : fortressSupply();
}
const fortressSupply = rule(
  '10.5a',
  (): number => 1,
  () => 0,
);
const lakeSupply = rule(
  '10.5c',
  (): number => 2,
  () => 1,
);
/** 15.31, GAPS 3.46: a port besieged keeps one unit, if it is that small. */
const siegeKeeps = rule(
  '15.31',
  (q: Query, at: number, side: number): number => (railSupply(q, side)[at] === BESIEGED ? 1 : 0),
  () => 0,
);

/** Units in one place that live on its stores, and those of them from whom the owner may still choose. */
interface Stores {
  readonly kept: readonly number[];
  readonly among: readonly number[];
}
/** Who is kept among the units of a place that have no line, given what the owner has chosen so far. */
function storesAt(q: Query, at: number, side: number, units: readonly number[], chosen: readonly number[]): Stores {
  const fortress = isFortress(at);
  const places = fortress ? fortressSupplied(q, at, side) : siegeKeeps(q, at, side);
  // 16.13c: nothing supplies a Satellite that has strayed.
  const fit = units.filter((p) => !isStrayed(q, p) && (fortress || q.steps(p) <= SIEGE_STRENGTH));
  const kept: number[] = [];
  while (kept.length < places) {
    const left = fit.filter((p) => !kept.includes(p));
    // 10.5a: the largest; of equals the owner's choice. A port keeps any one that is small enough.
    const most = Math.max(...left.map((p) => q.steps(p)));
    const among = fortress ? left.filter((p) => q.steps(p) === most) : left;
    if (among.length <= places - kept.length) {
      if (among.length === 0) break;
      kept.push(...among);
      continue;
    }
    const pick = among.find((p) => chosen.includes(p));
    if (pick === undefined) return { kept, among };
    kept.push(pick);
  }
  return { kept, among: [] };
}

/** Units of a side without supply, place by place. */
function withoutLine(q: Query, side: number): ReadonlyMap<number, readonly number[]> {
  const out = new Map<number, number[]>();
  for (const p of unitsOf(q, side)) {
    if (hasLine(q, p)) continue;
    const here = out.get(q.at(p));
    if (here) here.push(p);
    else out.set(q.at(p), [p]);
  }
  return out;
}

/** Units of a side that would lose a step now. Where its owner has yet to choose whom the stores keep, all of those count. */
export function unsupplied(q: Query, side: number, chosen: readonly number[] = []): readonly number[] {
  const out: number[] = [];
  for (const [at, units] of withoutLine(q, side)) {
    const kept = isHex(at) ? storesAt(q, at, side, units, chosen).kept : [];
    out.push(...units.filter((p) => !kept.includes(p)));
  }
  return out.sort((a, b) => a - b);
}

// The check (10.2, 10.4)

/** 10.5a, 15.31: the next place where the checked side has a real choice. */
function openChoice(
  q: Query,
  side: number,
  chosen: readonly number[],
): { at: number; among: readonly number[] } | undefined {
  for (const [at, units] of withoutLine(q, side)) {
    if (!isHex(at)) continue;
    const { among } = storesAt(q, at, side, units, chosen);
    if (among.length > 0) return { at, among };
  }
  return undefined;
}

/** 10.2, 10.4: in a side's Supply Phase the enemy's status is set; whoever has no line loses a step at once. */
function attrition(g: Play, side: number, chosen: readonly number[], excess: readonly number[]): void {
  const cut = new Set([...unsupplied(g, side, chosen), ...excess]);
  for (const p of unitsOf(g, side)) if (!cut.has(p)) g.lower(p, 'unsupplied');
  for (const p of cut) {
    g.raise(p, 'unsupplied');
    // 10.4n: which blocks starve is seen by both sides.
    g.disclose('10.4', say`${unit(p)} at ${place(g.at(p))} is unsupplied and loses a step.`);
    wither(g, p);
  }
}
const wither = rule(
  '10.4',
  (g: Play, p: number): void => loseStep(g, p, '10.4'),
  () => undefined,
);

export const supplyCheck: ProcessNode = {
  kind: 'process',
  id: 'supply check',
  title: 'Supply check',
  rule: '10.2',
  step(g) {
    const side = enemyOf(g.active);
    const chosen = (g.frame.vars['chosen'] ?? []) as readonly number[];
    const open = openChoice(g, side, chosen);
    if (open) {
      g.call('stores', { side, vars: { at: open.at, among: open.among, kept: chosen } });
      return 'again';
    }
    const named = (g.frame.vars['excess'] ?? []) as readonly number[];
    const full = openExcess(g, side, [...unsupplied(g, side, chosen), ...named]);
    if (full) {
      g.call('excess', { side, vars: { ...full, named } });
      return 'again';
    }
    attrition(g, side, chosen, named);
    return 'done';
  },
};

export const stores: DecisionNode = {
  kind: 'decision',
  id: 'stores',
  title: 'Stores of the besieged',
  rule: '10.5a',
  verbs: ['keep'],
  prompt: (q) => say`The stores at ${place(Number(q.v('at')))} keep one more unit: which?`,
};
export const keep = verb<{ readonly piece: number; readonly [name: string]: number }>({
  id: 'keep',
  title: 'Keep in supply',
  rule: '10.5a',
  ends: true,
  args: [{ name: 'piece', type: 'piece', title: 'unit', candidates: (q) => (q.v('among') ?? []) as readonly number[] }],
  apply(g, { piece }) {
    g.reply('chosen', [...((g.v('kept') ?? []) as readonly number[]), piece]);
  },
});
