// Chapter 17, 17.1, and 27.4: which railways a side may use. Germans use all of them, the Soviets what is repaired: green lines hex by hex,
// all others by themselves once their ends are.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GREEN_RAIL, GRID, HEXES, homeOf, ON_RAIL, placeOf, RAIL, UNREPAIRABLE_RAIL } from '../1-map/board.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

const SIDES_OF = (hex: Loc): readonly number[] => [...GRID.sides.subarray(hex * 6, hex * 6 + 6)];
const otherEnd = (hexside: number, hex: Loc): Loc =>
  (GRID.sideA[hexside] === hex ? GRID.sideB[hexside] : GRID.sideA[hexside]) ?? NONE;
const HOME: ReadonlySet<Loc> = new Set(homeOf(SOVIET, 'August').filter((hex) => ON_RAIL[hex] === 1));
/** Hexsides of each hex over which a line runs that is not green, on the map. */
const MINOR_OF: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, hex) =>
  SIDES_OF(hex).filter(
    (s) => RAIL[s] === 1 && GREEN_RAIL[s] !== 1 && UNREPAIRABLE_RAIL[s] !== 1 && otherEnd(s, hex) !== NONE,
  ),
);
/** Where such a line ends: on another, behind the Soviet front of August, or on the edge of the map (RULINGS 17.1). */
const IS_END = Uint8Array.from({ length: HEXES }, (_, hex) =>
  HOME.has(hex) ||
  SIDES_OF(hex).some(
    (s) => GREEN_RAIL[s] === 1 || UNREPAIRABLE_RAIL[s] === 1 || (RAIL[s] === 1 && otherEnd(s, hex) === NONE),
  )
    ? 1
    : 0,
);
const hexesWhere = (is: (hex: Loc) => boolean): readonly Loc[] =>
  Array.from({ length: HEXES }, (_, hex) => hex).filter(is);
const END_HEXES = hexesWhere((hex) => IS_END[hex] === 1);
const MINOR_HEXES = hexesWhere((hex) => (MINOR_OF[hex] ?? []).length > 0);
const RAIL_SIDES: readonly number[] = Array.from({ length: GRID.sideCount }, (_, s) => s).filter((s) => RAIL[s] === 1);
/** 27.4a: the two lines that end on the north edge, and the end of the line to Gorodnya that repairs them. */
const NORTH_ENDS: ReadonlySet<Loc> = new Set([placeOf('2701'), placeOf('3001')]);
const GORODNYA = placeOf('1801');

/** 27.4a They wait for the line from Bakhmach to Gorodnya. */
const waitsForGorodnya = rule(
  '27.4a',
  (hex: Loc): boolean => NORTH_ENDS.has(hex),
  () => false,
);
/** 27.4b The line from Nezhin to Repki is never repaired. */
const isBeyondRepair = rule(
  '27.4b',
  (hexside: number): boolean => UNREPAIRABLE_RAIL[hexside] === 1,
  () => false,
);
/** 17.1a Green lines are usable where they are repaired. */
const greenUsable = rule(
  '17.1a',
  (repaired: readonly number[], a: Loc, b: Loc): boolean => repaired[a] === 1 && repaired[b] === 1,
  () => true,
);

/** 17.3 What was repaired in the last End Phase cannot be used before the next Soviet player turn. */
const waiting = rule(
  '17.3',
  (q: Query): readonly Loc[] => {
    const last = q.memo('new-rails');
    return last?.wait === true ? last.hexes : [];
  },
  () => [],
);
function repairedHexes(q: Query): readonly number[] {
  const wait = waiting(q);
  const repaired = q.layer('repaired');
  if (wait.length === 0) return repaired;
  const usable = [...repaired];
  for (const hex of wait) usable[hex] = 0;
  return usable;
}

/** 17.1b, 17.1c: marks the hexsides of the lines that are repaired by themselves. */
const repairedLinks = rule(
  '17.1b',
  (repaired: readonly number[], links: Uint8Array): void => {
    const isOpen = (hex: Loc): boolean => repaired[waitsForGorodnya(hex) ? GORODNYA : hex] === 1;
    joinEnds(links, isOpen);
    joinDeadEnds(links, isOpen);
  },
  () => {},
);
/**
 * 17.1b: what lies on a way from one repaired end to another, at whatever junctions. Think of a depot from which a siding runs to each
 * repaired end: then these are the railways that lie on a ring through the depot. Searched in depth; what comes back to nothing above the
 * place where it branched off is on no such ring.
 */
function joinEnds(links: Uint8Array, isOpen: (hex: Loc) => boolean): void {
  const found = new Int16Array(HEXES);
  let count = 1;
  /** The earliest place that can be reached again from beyond `hex`; 1 is the depot. Adds the hexsides on the way there to `ring`. */
  const search = (hex: Loc, from: number, ring: number[]): number => {
    const here = ++count;
    found[hex] = here;
    let earliest = IS_END[hex] === 1 && from !== NONE ? 1 : here;
    for (const s of MINOR_OF[hex] ?? []) {
      const to = otherEnd(s, hex);
      if (s === from || (IS_END[to] === 1 && !isOpen(to))) continue;
      const before = found[to] ?? 0;
      const beyond = [s];
      const back = before > 0 ? before : search(to, s, beyond);
      if (back < here) ring.push(...beyond);
      earliest = Math.min(earliest, back);
    }
    return earliest;
  };
  for (const hex of END_HEXES) {
    if (!isOpen(hex) || found[hex] !== 0) continue;
    const ring: number[] = [];
    search(hex, NONE, ring);
    for (const s of ring) links[s] = 1;
  }
}
/** 17.1c: what hangs on repaired hexes and leads to no end that is not. */
function joinDeadEnds(links: Uint8Array, isOpen: (hex: Loc) => boolean): void {
  const isRepaired = (hex: Loc): boolean =>
    IS_END[hex] === 1 ? isOpen(hex) : (MINOR_OF[hex] ?? []).some((s) => links[s] === 1);
  const wasRepaired = new Uint8Array(HEXES);
  for (const hex of MINOR_HEXES) wasRepaired[hex] = isRepaired(hex) ? 1 : 0;
  const seen = new Uint8Array(links.length);
  for (const hex of MINOR_HEXES) {
    if (wasRepaired[hex] !== 1) continue;
    for (const branch of MINOR_OF[hex] ?? []) {
      if (links[branch] === 1 || seen[branch] === 1) continue;
      let leadsOn = false;
      const part = [branch];
      const reached = [otherEnd(branch, hex)];
      seen[branch] = 1;
      for (const at of reached) {
        if (wasRepaired[at] === 1) continue;
        if (IS_END[at] === 1) leadsOn = true;
        else
          for (const s of MINOR_OF[at] ?? []) {
            if (seen[s] === 1) continue;
            seen[s] = 1;
            part.push(s);
            reached.push(otherEnd(s, at));
          }
      }
      if (!leadsOn) for (const s of part) links[s] = 1;
    }
  }
}
/** By hexside: 1 where the Soviets may use the railway. */
export function sovietRails(q: Query): Uint8Array {
  // What is repaired changes together with the railheads; control, a layer too, with every march.
  return q.cached('soviet-rails', ['memo'], () => {
    const links = new Uint8Array(GRID.sideCount);
    const repaired = repairedHexes(q);
    repairedLinks(repaired, links);
    for (const s of RAIL_SIDES) {
      const a = GRID.sideA[s] ?? NONE;
      const b = GRID.sideB[s] ?? NONE;
      if (GREEN_RAIL[s] === 1) links[s] = greenUsable(repaired, a, b) ? 1 : 0;
      else if (HOME.has(a) && HOME.has(b)) links[s] = 1;
      else if (UNREPAIRABLE_RAIL[s] === 1) links[s] = isBeyondRepair(s) ? 0 : 1;
    }
    return links;
  });
}
/** By hexside: 1 where a side may use the railway. */
export const usableRails = (q: Query, side: Side): Uint8Array => (side === GERMAN ? RAIL : sovietRails(q));
export function railUsable(q: Query, side: Side, hexside: number): boolean {
  return side === GERMAN ? RAIL[hexside] === 1 : sovietRails(q)[hexside] === 1;
}
