// 6.1, 6.2, 8, 11.2, 11.5, 14.1, 14.2: what ground units may enter, what it costs, how far they come, who may answer.
import {
  bodiesAt,
  cityAt,
  type Hex,
  isAllWater,
  isDeep,
  isInCountry,
  isLand,
  isOutOfPlay,
  isStrait,
  isWhollyOn,
  neighbours,
  PARTIALS,
  terrainAt,
} from './board.ts';
import { AXIS, foeOf, isFinnishArea, type Position, type Unit } from './position.ts';
import { controlledPorts, covers, isSuppliedCoast, leadsHome } from './supply.ts';

/** Terrain Chart: fair, wet, mud, snow. */
const COSTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  clear: { fair: 1, wet: 2, mud: 3, snow: 2 },
  forest: { fair: 2, wet: 2, mud: 3, snow: 2 },
  mountain: { fair: 2, wet: 3, mud: 3, snow: 3 },
  marsh: { fair: 3, wet: 3, mud: 3, snow: 2 },
};
const CITY_COST = 1;
const STRAIT: readonly number[] = [3, 1];

/** 12.1.6.1, 14.2.3: movement factors to enter a hex. */
export function costOf(pos: Position, u: Unit, from: Hex | undefined, to: Hex): number {
  const weather = pos.weather(to);
  const kind = cityAt(to)?.kind;
  let cost = COSTS[terrainAt(to)]?.[weather] ?? 99;
  if (kind === 'fortress' || kind === 'major city') cost = CITY_COST;
  else if (pos.isAdvanced) {
    if (terrainAt(to) === 'mountain' && u.row.type === 'mountain') cost -= 1;
    const inSnow = weather !== 'snow' || pos.option('cavalry-marsh-in-snow') === true;
    if (terrainAt(to) === 'marsh' && u.row.type === 'cavalry' && inSnow) cost -= 1;
  }
  if (from !== undefined && isStrait(from, to)) cost += STRAIT[u.side] ?? 0;
  return cost;
}

/** 11.2, 11.8.1, 4.4.2: hexes this nation's ground units keep out of. */
export function isForbidden(pos: Position, u: Unit, hex: Hex): boolean {
  const { nation } = u.row;
  // R49: the Hungarian corps stays in Hungary on Turn 1.
  if (nation === 'Hungarian' && pos.isHungaryNeutral) return !isInCountry('Hungary', hex);
  if (pos.isClosed(hex)) return true;
  if (!pos.isAdvanced) return false;
  if (isRivalCountry(pos, u, hex)) return true;
  if (['Hungarian', 'Romanian', 'Italian'].includes(nation)) return isWhollyOn(['A', 'B'], hex);
  if (nation !== 'Finnish') return false;
  if (isWhollyOn(['B', 'C', 'D'], hex)) return true;
  return pos.track('leningrad-fell') === 0 && !isFinnishArea(hex);
}

/** 11.8.1, R64: Hungarians keep out of Romania and Romanians out of Hungary. */
export function isRivalCountry(pos: Position, u: Unit, hex: Hex): boolean {
  if (!pos.isAdvanced) return false;
  if (u.row.nation === 'Hungarian') return isInCountry('Romania', hex);
  return u.row.nation === 'Romanian' && isInCountry('Hungary', hex);
}

const isBlackSea = (hex: Hex): boolean => bodiesAt(hex).has('Black Sea');
/** 14.1.4, R207: a ship and a port on either sea, and no enemy mines at either end. */
function mayCrossStrait(pos: Position, side: number, a: Hex, b: Hex): boolean {
  if (!pos.isAdvanced) return true;
  if (pos.hasMines(foeOf(side), a) || pos.hasMines(foeOf(side), b)) return false;
  const hasShip = pos.onMap(side).some((u) => u.arm === 'naval' && isBlackSea(pos.at(u)));
  return hasShip && controlledPorts(pos, side).some(isBlackSea);
}
/** Whether ground units can go from a hex to the next at all, whoever is there (6.1.4, 14.1.4). */
export function isPassable(pos: Position, side: number, from: Hex, to: Hex): boolean {
  if (!isLand(to) || isOutOfPlay(to) || isAllWater(to) || isDeep(from, to)) return false;
  return !isStrait(from, to) || mayCrossStrait(pos, side, from, to);
}

/** 4.6.4.1, R51: where a unit marked out of supply may step. */
export function isWayBack(pos: Position, u: Unit, from: Hex, to: Hex): boolean {
  if (leadsHome(pos, u.side, from, to)) return true;
  const there = pos.all(to);
  if (there.length > 0 && there.every((x) => x.side === u.side)) return true;
  if (cityAt(to) && pos.control(to) === u.side) return true;
  return isSuppliedCoast(pos, u.side, to);
}
/** 11.4.3.2 */
export function mayRestOnCoast(pos: Position, side: number, to: Hex): boolean {
  const foe = foeOf(side);
  return !pos.hasGround(foe, to) && !(cityAt(to) && pos.control(to) === foe) && !isInterdicted(pos, side, to);
}
/** 14.4.1.3: enemy aircraft close this hex. */
export function isInterdicted(pos: Position, side: number, hex: Hex): boolean {
  return pos.mark('interdiction', hex) === foeOf(side) + 1;
}

/** 6.2.1, R3: units of the other side whose zones of control cover both hexes of a step. They are asked. */
export function whoIsAsked(pos: Position, mover: number, from: Hex, to: Hex): readonly Unit[] {
  if (cityAt(to) || pos.hasGround(foeOf(mover), to)) return [];
  return pos.onMap(foeOf(mover)).filter((u) => covers(pos, u, from) && covers(pos, u, to) && !isNoAnswer(pos, u, to));
}
/** What the mover can see himself: a nation that may not go there, known for what it is, or a marked unit's wrong way. */
function isNoAnswer(pos: Position, u: Unit, to: Hex): boolean {
  const isKnown = (pos.state.known[foeOf(u.side)]?.[u.p] ?? 3) >= 2;
  return isLost(pos, u, to) || (isKnown && !mayAnswer(pos, u, to));
}
/** 4.6.4.1: marked out of supply, which everybody sees, and this is no way back. */
const isLost = (pos: Position, u: Unit, to: Hex): boolean =>
  pos.has(u, 'out-of-supply') && !isWayBack(pos, u, pos.at(u), to);
/** Nobody goes where its nation may not, nor, marked out of supply, where a marked unit may not. */
export function mayAnswer(pos: Position, u: Unit, to: Hex): boolean {
  if (isForbidden(pos, u, to)) return false;
  if (isLost(pos, u, to)) return false;
  return !meetsRival(pos, u, to);
}

/** 11.8, R64: Romanians and Hungarians do not end in one hex. */
export function meetsRival(pos: Position, u: Unit, hex: Hex): boolean {
  if (!pos.isAdvanced) return false;
  const rival = u.row.nation === 'Romanian' ? 'Hungarian' : u.row.nation === 'Hungarian' ? 'Romanian' : '';
  return rival !== '' && pos.all(hex).some((x) => x.row.nation === rival);
}

export type Mode = 'ground-movement' | 'exploitation' | 'reserve-movement' | 'blitz-moves';

/** What a unit has left to spend. */
export function factorsLeft(pos: Position, u: Unit): number {
  const full = pos.has(u, 'out-of-supply') ? Math.floor(u.row.move / 2) : u.row.move;
  return full - pos.field(u, 'spent');
}

/** R4: in exploitation a unit the mover does not know might answer wherever it could go. */
export function couldAnswer(pos: Position, u: Unit, from: Hex, to: Hex): boolean {
  if (cityAt(to)) return false;
  const isKnown = (x: Unit) => (pos.state.known[u.side]?.[x.p] ?? 3) >= 2;
  return pos
    .onMap(foeOf(u.side))
    .some((x) => covers(pos, x, from) && covers(pos, x, to) && (!isKnown(x) || mayAnswer(pos, x, to)));
}

/** Every hex a unit can end in, with the least it costs. */
export function reach(pos: Position, u: Unit, mode: Mode, left: number): ReadonlyMap<Hex, number> {
  const foe = foeOf(u.side);
  const from = pos.at(u);
  const isMarked = pos.has(u, 'out-of-supply');
  const best = new Map<Hex, number>();
  const through = new Map<Hex, number>();
  const open: { readonly hex: Hex; readonly spent: number; readonly first: boolean }[] = [];
  if (pos.isOnMap(u)) open.push({ hex: from, spent: 0, first: pos.field(u, 'spent') === 0 });
  else {
    // 5.2.1.3.2, R65: from the partial hex onto the map.
    const name = pos.field(u, 'entry') - 1;
    for (const entry of PARTIALS.find((p) => p.name === name)?.touches ?? []) {
      const cost = costOf(pos, u, undefined, entry);
      if (cost > left || !isLand(entry) || isForbidden(pos, u, entry)) continue;
      best.set(entry, cost);
      through.set(entry, cost);
      if (!pos.hasGround(foe, entry)) open.push({ hex: entry, spent: cost, first: false });
    }
  }
  const mayStart = (to: Hex): boolean => {
    if (mode === 'ground-movement') return true;
    return !pos.hasGround(foe, to) || (mode === 'reserve-movement' && pos.isBattle(to));
  };
  while (open.length > 0) {
    open.sort((a, b) => b.spent - a.spent);
    const now = open.pop();
    if (!now) break;
    for (const to of neighbours(now.hex)) {
      const spent = now.spent + costOf(pos, u, now.hex, to);
      if (spent > left || !isPassable(pos, u.side, now.hex, to) || isForbidden(pos, u, to) || !mayStart(to)) continue;
      if (isMarked && !isWayBack(pos, u, now.hex, to)) continue;
      if (isInterdicted(pos, u.side, to)) continue;
      const provokes = mode === 'exploitation' && couldAnswer(pos, u, now.hex, to);
      if (provokes && !now.first) continue;
      best.set(to, Math.min(best.get(to) ?? spent, spent));
      const stops = pos.hasGround(foe, to) || provokes || (mode === 'reserve-movement' && pos.isBattle(to));
      if (stops || (through.get(to) ?? 99) <= spent) continue;
      through.set(to, spent);
      open.push({ hex: to, spent, first: false });
    }
  }
  best.delete(from);
  for (const hex of best.keys()) {
    const isNoEnd = mode === 'reserve-movement' && !(pos.isBattle(hex) && pos.hasGround(foe, hex));
    if (isNoEnd || meetsRival(pos, u, hex)) best.delete(hex);
  }
  return best;
}

/** 4.5.2: whether a unit can pay for the gauge of the hex it stands in. */
export function mayConvert(pos: Position, u: Unit, left: number): boolean {
  const at = pos.at(u);
  const gauge = pos.gauge(at);
  if (u.arm !== 'ground' || gauge === -1 || gauge === u.side || pos.has(u, 'out-of-supply')) return false;
  if (pos.isClosed(at)) return false;
  return pos.mark('converting', at) !== u.side + 1 && left >= (u.side === AXIS ? 1 : 2);
}
