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
const isMinor = (hexside: number): boolean =>
  RAIL[hexside] === 1 && GREEN_RAIL[hexside] !== 1 && UNREPAIRABLE_RAIL[hexside] !== 1;
/** Where a line that is not green ends: on a green line, or behind the Soviet front of August. */
const IS_END = Uint8Array.from({ length: HEXES }, (_, hex) =>
  HOME.has(hex) || SIDES_OF(hex).some((s) => GREEN_RAIL[s] === 1) ? 1 : 0,
);
const MINOR_OF: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, hex) =>
  ON_RAIL[hex] === 1 ? SIDES_OF(hex).filter(isMinor) : [],
);
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

/** 17.1b, 17.1c Links between repaired ends are repaired, and so are dead ends. Whatever leads to an end that is not, is not. */
const repairedLinks = rule(
  '17.1b',
  (q: Query, links: Uint8Array): void => {
    const repaired = q.layer('repaired');
    const isOpen = (hex: Loc): boolean => (waitsForGorodnya(hex) ? repaired[GORODNYA] === 1 : repaired[hex] === 1);
    for (let hex = 0; hex < HEXES; hex++) for (const s of MINOR_OF[hex] ?? []) links[s] = 1;
    // From every end that is not repaired the link is closed, junction after junction, as long as only one way is left there.
    const queue: Loc[] = [];
    const close = (hexside: number, from: Loc): void => {
      if (links[hexside] === 0) return;
      links[hexside] = 0;
      queue.push(otherEnd(hexside, from));
    };
    for (let hex = 0; hex < HEXES; hex++)
      if ((IS_END[hex] === 1 || waitsForGorodnya(hex)) && !isOpen(hex))
        for (const s of MINOR_OF[hex] ?? []) close(s, hex);
    for (const hex of queue) {
      if (IS_END[hex] === 1 || waitsForGorodnya(hex)) continue;
      const left = (MINOR_OF[hex] ?? []).filter((s) => links[s] === 1);
      const [only] = left;
      if (left.length === 1 && only !== undefined) close(only, hex);
    }
    closeStrays(links, isOpen);
  },
  () => {},
);
/** A line that hangs on no repaired end at all cannot be reached by anybody. */
function closeStrays(links: Uint8Array, isOpen: (hex: Loc) => boolean): void {
  const seen = new Uint8Array(HEXES);
  const queue: Loc[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (IS_END[hex] === 1 && isOpen(hex)) queue.push(hex);
  for (const hex of queue) seen[hex] = 1;
  for (const hex of queue)
    for (const s of MINOR_OF[hex] ?? []) {
      const to = otherEnd(s, hex);
      if (links[s] !== 1 || to === NONE || seen[to] === 1) continue;
      seen[to] = 1;
      queue.push(to);
    }
  for (let hex = 0; hex < HEXES; hex++) if (seen[hex] === 0) for (const s of MINOR_OF[hex] ?? []) links[s] = 0;
}
/** By hexside: 1 where the Soviets may use the railway. */
export function sovietRails(q: Query): Uint8Array {
  // What is repaired changes together with the railheads; control, a layer too, with every march.
  return q.cached('soviet-rails', ['memo'], () => {
    const links = new Uint8Array(GRID.sideCount);
    const repaired = q.layer('repaired');
    repairedLinks(q, links);
    for (let s = 0; s < links.length; s++) {
      if (RAIL[s] !== 1) continue;
      const [a, b] = [GRID.sideA[s] ?? NONE, GRID.sideB[s] ?? NONE];
      if (HOME.has(a) && HOME.has(b)) links[s] = 1;
      else if (GREEN_RAIL[s] === 1) links[s] = greenUsable(repaired, a, b) ? 1 : 0;
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
