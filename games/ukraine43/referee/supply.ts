// 14: Supply Sources, Lines of Supply, isolation, petrol; 4.6: rail movement.
import {
  EAST_LINK,
  EDGE_SOURCES,
  HALF_HEXES,
  HEXES,
  type Hex,
  isClosed,
  isMajor,
  isMarsh,
  isOnRail,
  isOnRoad,
  isSeaSide,
  isTownOrCity,
  neighbours,
  placeAt,
  railsFrom,
  roadBetween,
  roadsFrom,
} from './board.ts';
import { isFloodedStep } from './movement.ts';
import { foeOf, GERMAN, isCommand, type Position, SOVIET, type Unit } from './position.ts';
import { usableRails } from './repair.ts';
import { hasRoom } from './stacking.ts';
import { bondsOf, inEnemyZone, isBarred } from './zones.ts';

/** 14.2A */
export function edgeSources(pos: Position, side: number): readonly Hex[] {
  return (EDGE_SOURCES[side] ?? []).filter((hex) => pos.control(hex) === side);
}
/** 27.2: hexes below acquired Entry Half Hexes. */
export function underHalfHexes(pos: Position): readonly Hex[] {
  return HALF_HEXES.slice(0, pos.track('half-hexes')).flat();
}
/** 14.2B: rail hexes a side can use for supply now. */
function carriesRail(pos: Position, side: number, hex: Hex): boolean {
  if (!isOnRail(hex) || pos.isHeldBy(foeOf(side), hex) || inEnemyZone(pos, side, hex)) return false;
  return side !== SOVIET || usableRails(pos).has(hex);
}
export function connectingRails(pos: Position, side: number): ReadonlySet<Hex> {
  return pos.keep(`connecting ${side}`, () => {
    const found = new Set(edgeSources(pos, side).filter((hex) => carriesRail(pos, side, hex)));
    for (const hex of found) for (const n of railsFrom(hex)) if (carriesRail(pos, side, n)) found.add(n);
    return found;
  });
}
export function sources(pos: Position, side: number): ReadonlySet<Hex> {
  return pos.keep(`sources ${side}`, () => new Set([...edgeSources(pos, side), ...connectingRails(pos, side)]));
}

/** 14.3C: the next hex of a line, seen from the one before. `wasThin`: that one was a vacant hex in an enemy zone. */
function canTrace(pos: Position, side: number, from: Hex, to: Hex, wasThin: boolean): boolean {
  if (isClosed(to) || isSeaSide(from, to) || pos.isHeldBy(foeOf(side), to)) return false;
  if (isBarred(pos, side, from, to)) return false;
  return !(wasThin && isThin(pos, side, to));
}
function isThin(pos: Position, side: number, hex: Hex): boolean {
  return inEnemyZone(pos, side, hex) && !pos.isHeldBy(side, hex);
}
/** 14.3A: hexes from which a road leads to a goal; the hex itself was entered like any other of the line. */
function roadsTo(pos: Position, side: number, goals: ReadonlySet<Hex>, key: string): ReadonlySet<Hex> {
  return pos.keep(`roads to ${key} ${side}`, () => {
    const found = new Set(goals);
    for (const hex of found)
      for (const n of roadsFrom(hex))
        if (!found.has(n) && canTrace(pos, side, n, hex, isThin(pos, side, n))) found.add(n);
    return found;
  });
}
interface Goals {
  readonly key: string;
  readonly hexes: ReadonlySet<Hex>;
}
const OVERLAND = 4;
const TO_HQ = 7;

function commandHexes(pos: Position, side: number): ReadonlySet<Hex> {
  return pos.keep(
    `command ${side}`,
    () =>
      new Set(
        pos
          .onMap(side)
          .filter(isCommand)
          .map((u) => pos.at(u)),
      ),
  );
}
export interface Trace {
  /** How far the part beside the roads may go. */
  readonly overland: number;
  readonly toHq: number;
}
export const GENERAL: Trace = { overland: OVERLAND, toHq: TO_HQ };
export const ANY_LENGTH: Trace = { overland: HEXES, toHq: HEXES };

/** Hexes a line from here can come to, off the road, with the fewest hexes; 14.3B and C hold. */
function* overland(pos: Position, side: number, from: Hex, far: number): Generator<readonly [Hex, number]> {
  const seen = new Set<number>();
  let now: { readonly hex: Hex; readonly rivers: number; readonly marshes: number; readonly thin: boolean }[] = [
    // A vacant hex that is asked for (an objective, a base) is the first of its line.
    { hex: from, rivers: 0, marshes: 0, thin: isThin(pos, side, from) },
  ];
  const key = (s: (typeof now)[number]) => ((s.hex * 2 + s.rivers) * 2 + s.marshes) * 2 + (s.thin ? 1 : 0);
  for (const s of now) seen.add(key(s));
  for (let far1 = 0; now.length > 0; far1++) {
    for (const s of now) yield [s.hex, far1];
    if (far1 === far) return;
    const next: typeof now = [];
    for (const s of now)
      for (const to of neighbours(s.hex)) {
        if (!canTrace(pos, side, s.hex, to, s.thin)) continue;
        const road = roadBetween(s.hex, to);
        const rivers = s.rivers + (isMajor(s.hex, to) && road === undefined && !pos.hasPontoon(s.hex, to) ? 1 : 0);
        const marshes = s.marshes + (isMarsh(to) && road === undefined ? 1 : 0);
        if (rivers > 1 || marshes > 1) continue;
        const state = { hex: to, rivers, marshes, thin: isThin(pos, side, to) };
        if (seen.has(key(state))) continue;
        seen.add(key(state));
        next.push(state);
      }
    now = next;
  }
}
function traces(pos: Position, side: number, from: Hex, goals: Goals, trace: Trace): boolean {
  const byRoad = roadsTo(pos, side, goals.hexes, goals.key);
  const hqs = commandHexes(pos, side);
  if (bondsOf(pos, foeOf(side)).hexes.has(from)) return false;
  for (const [hex, far] of overland(pos, side, from, Math.max(trace.overland, trace.toHq))) {
    const isRoad = isOnRoad(hex) && byRoad.has(hex);
    if (far <= trace.overland && (goals.hexes.has(hex) || isRoad)) return true;
    if (far <= trace.toHq && hqs.has(hex) && isRoad) return true;
  }
  return false;
}
/** 27.2: the step off the map into a half hex is not counted. */
const sourceGoals = (pos: Position, side: number): Goals => {
  const half = side === SOVIET ? underHalfHexes(pos).filter((hex) => isOpenHalf(pos, hex)) : [];
  return { key: 'sources', hexes: new Set([...sources(pos, side), ...half]) };
};
const isOpenHalf = (pos: Position, hex: Hex): boolean =>
  !pos.isHeldBy(GERMAN, hex) && !bondsOf(pos, GERMAN).hexes.has(hex);
/** 14.3, 14.4 */
export function isSupplied(pos: Position, side: number, hex: Hex): boolean {
  return pos.keep(`supplied ${side} ${hex}`, () => traces(pos, side, hex, sourceGoals(pos, side), GENERAL));
}
/** 14.6: a line whose part beside the roads has any length. */
export function isIsolated(pos: Position, side: number, hex: Hex): boolean {
  return pos.keep(`isolated ${side} ${hex}`, () => !traces(pos, side, hex, sourceGoals(pos, side), ANY_LENGTH));
}
/** 14.6c: a friendly city or town, or an HQ. */
export function hasDump(pos: Position, side: number, hex: Hex): boolean {
  const hexes = pos.keep(`dumps ${side}`, () => {
    const found = new Set(commandHexes(pos, side));
    for (let h = 0; h < HEXES; h++) if (isTownOrCity(h) && pos.control(h) === side) found.add(h);
    return found;
  });
  return traces(pos, side, hex, { key: 'dumps', hexes }, ANY_LENGTH);
}

/** 14.7B: hexes to the nearest Supply Source. */
export function petrolDistances(pos: Position, side: number): ReadonlyMap<Hex, number> {
  return pos.keep(`petrol ${side}`, () => {
    const far = new Map<Hex, number>([...sources(pos, side)].map((hex) => [hex, 0]));
    if (side === SOVIET) for (const hex of underHalfHexes(pos)) if (!far.has(hex)) far.set(hex, 1);
    const queue = [...far.keys()].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
    for (const hex of queue)
      for (const n of neighbours(hex)) {
        if (isClosed(n) || isSeaSide(hex, n)) continue;
        const d = (far.get(hex) ?? 0) + 1;
        if (d >= (far.get(n) ?? HEXES)) continue;
        far.set(n, d);
        queue.push(n);
      }
    return far;
  });
}
/** 23.2, A-9: at most seven hexes as a Line of Supply goes, to an HQ that is not Disrupted. */
export function hasCommand(pos: Position, side: number, from: Hex): boolean {
  return pos.keep(`commanded ${side} ${from}`, () => {
    const hqs = new Set(
      pos
        .onMap(side)
        .filter((u) => isCommand(u) && !pos.has(u, 'disrupted'))
        .map((u) => pos.at(u)),
    );
    for (const [hex] of overland(pos, side, from, TO_HQ)) if (hqs.has(hex)) return true;
    return false;
  });
}

/** 4.6: from 6021 off the map to the others, and back. */
function offMap(hex: Hex): readonly Hex[] {
  const [first = -1, ...others] = EAST_LINK;
  if (hex === first) return others;
  return others.includes(hex) ? [first] : [];
}
/** 4.6 */
export function railReach(pos: Position, u: Unit): ReadonlySet<Hex> {
  const from = pos.at(u);
  const found = new Set<Hex>();
  if (!isOnRail(from)) return found;
  const ours = (hex: Hex) => pos.control(hex) === u.side && (u.side !== SOVIET || usableRails(pos).has(hex));
  if (!ours(from)) return found;
  const seen = new Set([from]);
  for (const hex of seen) {
    const next = new Set(railsFrom(hex));
    if (u.side === SOVIET) for (const e of offMap(hex)) next.add(e);
    for (const n of next) {
      if (seen.has(n) || !ours(n) || pos.isHeldBy(foeOf(u.side), n) || inEnemyZone(pos, u.side, n)) continue;
      const isStep = railsFrom(hex).has(n);
      if (isStep && (isBarred(pos, u.side, hex, n) || isFloodedStep(pos, hex, n))) continue;
      seen.add(n);
    }
  }
  for (const hex of seen) if (hex !== from && hasRoom(pos, u.side, hex, [u])) found.add(hex);
  return found;
}

/** 15.3: a friendly controlled village, town or city in supply. */
export function isBase(pos: Position, side: number, hex: Hex): boolean {
  return (
    placeAt(hex) !== undefined &&
    pos.control(hex) === side &&
    !pos.isHeldBy(foeOf(side), hex) &&
    isSupplied(pos, side, hex)
  );
}
/** 15.3: bases without another air unit. */
export function freeBases(pos: Position, side: number): readonly Hex[] {
  return pos.keep(`free bases ${side}`, () => {
    const found: Hex[] = [];
    for (let hex = 0; hex < HEXES; hex++)
      if (isBase(pos, side, hex) && !pos.all(hex).some((u) => u.is === 'air' && u.side === side && !pos.has(u, 'das')))
        found.push(hex);
    return found;
  });
}
