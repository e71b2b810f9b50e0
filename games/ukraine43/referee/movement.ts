// 4: what a step costs, and where a unit can go. Movement points are counted in halves.
import {
  BELOW_DAM,
  distance,
  FLOODED,
  type Hex,
  isClosed,
  isMajor,
  isMarsh,
  isRiver,
  isSeaSide,
  isTownOrCity,
  neighbours,
  placeAt,
  roadBetween,
  sideKey,
  terrainOf,
} from './board.ts';
import { foeOf, GERMAN, isArtillery, type Position, SOVIET, type Unit } from './position.ts';
import { hasRoom, mayLeave } from './stacking.ts';
import { inEnemyZone, isBarred } from './zones.ts';

export type Phase = 'movement' | 'exploitation' | 'reaction';
const HALF = 1;
const ONE = 2;
/** TEC: mechanized and other units. */
const TERRAIN: Readonly<Record<string, readonly [mech: number, other: number]>> = {
  clear: [1, 1],
  hills: [1, 1],
  woods: [2, 1],
  marsh: [4, 3],
  'wooded marsh': [4, 3],
};

/** 28.2 */
export function isFloodedStep(pos: Position, from: Hex, to: Hex): boolean {
  return pos.isFlooded && (FLOODED.has(to) || BELOW_DAM.has(sideKey(from, to)));
}
/** 4.4, 18.5B, 18.5E: pontoons serve the Soviets; a German combat unit beside one has removed it. */
export function hasBridge(pos: Position, from: Hex, to: Hex, u?: Unit): boolean {
  if (roadBetween(from, to) !== undefined) return true;
  return pos.hasPontoon(from, to) && u?.side !== GERMAN;
}
/** 4.3: a river inside a town, city or marsh is not on the hexsides of our map. Cost of entering, without what leaving a zone costs. */
export function entryCost(pos: Position, u: Unit, from: Hex, to: Hex): number {
  const road = roadBetween(from, to);
  // 15.6c: bridges are interdicted; who crosses without one pays nothing for it.
  const isInterdicted =
    isMajor(from, to) && hasBridge(pos, from, to, u) && [from, to].some((h) => pos.das(foeOf(u.side), h) > 0);
  const bridge = isInterdicted ? 2 * ONE : 0;
  const [mech, other] = TERRAIN[terrainOf(to)] ?? [0, 0];
  const ground = (isTownOrCity(to) ? 1 : u.isMech ? mech : other) * ONE;
  const river = isRiver(from, to) && !isMajor(from, to) && road === undefined ? ONE : 0;
  // 4.2, TEC: a road that is no use (interdicted, in rain) costs a point, never more than the ground beside it.
  if (road === undefined) return ground + river + bridge;
  if (!u.isMech) return ONE + bridge;
  const isSlow = (pos.weather === 'rain' && road === 'secondary') || pos.das(foeOf(u.side), to) > 0;
  return (isSlow ? ONE : HALF) + bridge;
}
/** 4.5 */
function isOffRoadMarsh(from: Hex, to: Hex): boolean {
  return roadBetween(from, to) === undefined && (isMarsh(from) || isMarsh(to));
}
/** What bars any ground movement into the next hex, whatever it costs. Unbridged Major Rivers are judged apart. */
export function isPassable(pos: Position, u: Unit, from: Hex, to: Hex): boolean {
  if (isClosed(to) || isSeaSide(from, to) || isFloodedStep(pos, from, to)) return false;
  if (pos.isHeldBy(foeOf(u.side), to)) return false;
  if (isArtillery(u) && isOffRoadMarsh(from, to)) return false;
  return !isBarred(pos, u.side, from, to);
}

/** 4.1, 14.5, 25.2: in halves, without Extended Movement. */
export function allowance(pos: Position, u: Unit): number {
  if (pos.has(u, 'out-of-supply')) return 2 * ONE;
  return Math.min(u.movement, pos.weather === 'rain' ? 3 : u.movement) * ONE;
}
/** 4.7, 4.8A, 14.5b */
export function extension(pos: Position, u: Unit, phase: Phase): number {
  if (phase !== 'movement' || (u.isRestricted && u.id !== 'ld-man')) return 0;
  return (pos.has(u, 'out-of-supply') ? 2 : 3) * ONE;
}
/** 4.7C: one marker a stack, ten in all, with those of units that have left the map. `to`: where the units end, if they stay on it. */
export function hasMarker(pos: Position, going: readonly Unit[], to?: Hex): boolean {
  const side = going[0]?.side ?? GERMAN;
  const all = pos.keep(`extended ${side}`, () => pos.units.filter((u) => u.side === side && pos.has(u, 'extended')));
  const marked = all.filter((u) => !going.includes(u));
  const stacks = new Set(marked.filter((u) => pos.isOnMap(u)).map((u) => pos.at(u)));
  if (to !== undefined && stacks.has(to)) return true;
  return stacks.size + marked.filter((u) => !pos.isOnMap(u)).length < 10;
}
/** 21: a security division leaves a city only with a Soviet unit within three hexes of it, the city not counted. */
export function isPinned(pos: Position, u: Unit, hex: Hex = pos.at(u)): boolean {
  if (u.type !== 'security' || placeAt(hex) !== 'city') return false;
  return !pos.onMap(SOVIET).some((s) => s.is !== 'air' && distance(pos.at(s), hex) <= 3);
}
/** Why a unit may not move on foot in this phase at all. */
export function isHeld(pos: Position, u: Unit, phase: Phase): boolean {
  if (u.is === 'air' || !pos.isOnMap(u) || pos.has(u, 'moved') || pos.has(u, 'dropped')) return true;
  if (isPinned(pos, u)) return true;
  if (phase === 'movement') return pos.has(u, 'disrupted') && pos.field(u, 'hexes') > 0;
  if (pos.has(u, 'disrupted')) return true;
  if (u.isRestricted && !(u.id === 'ld-man' && phase === 'reaction')) return true;
  if (phase === 'exploitation') return pos.has(u, 'assault');
  if (pos.has(u, 'out-of-supply')) return true;
  return !pos.has(u, 'activated') && pos.track('reaction-stacks') >= 3;
}
/** 4.9C, 4.10, 11.3.3: held to one hex. */
function isOneHex(pos: Position, u: Unit, phase: Phase): boolean {
  if (pos.has(u, 'disrupted')) return true;
  if (phase === 'movement') return false;
  return !u.isMech || (phase === 'reaction' && inEnemyZone(pos, u.side, pos.at(u)) && pos.field(u, 'hexes') === 0);
}
/** 4.7A, 6.5: next to an enemy unit (leaders are none that bar a way), or in his zone. */
export function isNearEnemy(pos: Position, side: number, hex: Hex): boolean {
  return inEnemyZone(pos, side, hex) || neighbours(hex).some((n) => pos.isHeldBy(foeOf(side), n));
}

export interface Way {
  readonly cost: number;
  readonly isExtended: boolean;
}
/** Where a unit can stop, with the least it pays in this and earlier moves of the phase. Units of a stack go together if they are alike. */
export function reach(pos: Position, units: readonly Unit[], phase: Phase): ReadonlyMap<Hex, Way> {
  const found = new Map<Hex, Way>();
  const [u] = units;
  if (!u || units.some((x) => isHeld(pos, x, phase))) return found;
  if (!mayLeave(pos, u.side, pos.at(u), units)) return found;
  const from = pos.at(u);
  const spent = Math.max(...units.map((x) => pos.field(x, 'spent')));
  // 4.1e is for who has done nothing yet: points spent on assaults are gone.
  const isFresh = units.every((x) => pos.field(x, 'hexes') === 0 && pos.field(x, 'spent') === 0);
  const stop = (hex: Hex, way: Way) => {
    const old = found.get(hex);
    // The one hex everybody may move needs no marker.
    if (old && (old.cost <= way.cost || (way.isExtended && !old.isExtended))) return;
    if (way.isExtended && (isNearEnemy(pos, u.side, hex) || !hasMarker(pos, units, hex))) return;
    if (hasRoom(pos, u.side, hex, units)) found.set(hex, way);
  };
  const canPass = (a: Hex, b: Hex) => units.every((x) => isPassable(pos, x, a, b));
  const isOpen = (a: Hex, b: Hex) => !isMajor(a, b) || units.every((x) => hasBridge(pos, a, b, x));
  const costOf = (a: Hex, b: Hex) =>
    Math.max(...units.map((x) => entryCost(pos, x, a, b))) + (inEnemyZone(pos, u.side, a) ? 2 * ONE : 0);
  // 4.4A: those who began beside the Major River; the map remembers nobody, so they have not moved.
  const canFord = phase === 'movement' && isFresh && !u.isMech && spent === 0;
  const most = Math.min(...units.map((x) => allowance(pos, x)));
  const more = Math.min(...units.map((x) => extension(pos, x, phase)));
  const isOne = units.some((x) => isOneHex(pos, x, phase));

  // 4.1e, 4.9C, 4.10b, 11.3.3: one hex whatever it costs.
  if (isFresh)
    for (const to of neighbours(from)) {
      if (!canPass(from, to)) continue;
      const isFord = !isOpen(from, to);
      if (isFord && !canFord) continue;
      stop(to, { cost: spent + costOf(from, to) + (isFord && u.type === 'cavalry' ? ONE : 0), isExtended: false });
    }
  if (isOne) return found;
  // 4.4A, A-5: cavalry goes one hex on from the far bank.
  if (canFord && u.type === 'cavalry')
    for (const bank of neighbours(from)) {
      if (!canPass(from, bank) || isOpen(from, bank)) continue;
      const cost = costOf(from, bank) + ONE;
      for (const to of neighbours(bank)) {
        if (to === from || !canPass(bank, to) || !isOpen(bank, to)) continue;
        const total = cost + costOf(bank, to);
        if (total <= most) stop(to, { cost: total, isExtended: false });
        else if (total <= most + more) stop(to, { cost: total, isExtended: true });
      }
    }
  const least = new Map<Hex, number>([[from, spent]]);
  // Cheapest first: a list for each sum of half points.
  const open: Hex[][] = [];
  const put = (hex: Hex, cost: number) => {
    open[cost] ??= [];
    open[cost].push(hex);
  };
  put(from, spent);
  for (let paid = spent; paid <= most + more; paid++)
    for (const hex of open[paid] ?? []) {
      if (least.get(hex) !== paid) continue;
      if (units.some((x) => isPinned(pos, x, hex))) continue;
      for (const to of neighbours(hex)) {
        if (!canPass(hex, to) || !isOpen(hex, to)) continue;
        const cost = paid + costOf(hex, to);
        if (cost > most + more || cost >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        least.set(to, cost);
        put(to, cost);
      }
    }
  for (const [to, cost] of least) {
    if (to === from) continue;
    stop(to, { cost, isExtended: cost > most });
  }
  return found;
}
