// Chapter 17, 17.1: which railways a side may use. Germans use all of them, the Soviets what is repaired.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GREEN_RAIL, GRID, HEXES, placeOf, RAIL, UNREPAIRABLE_RAIL } from '../1-map/board.ts';
import { GERMAN } from '../sides.ts';
import type { Query } from '../words.ts';

/** 17.1a What was German in August must be repaired before the Soviets can use it. */
export const railUsable = rule(
  '17.1a',
  (q: Query, side: Side, hexside: number): boolean => {
    if (RAIL[hexside] !== 1) return false;
    if (side === GERMAN) return true;
    const repaired = q.layer('repaired');
    return repaired[GRID.sideA[hexside] ?? NONE] === 1 && repaired[GRID.sideB[hexside] ?? NONE] === 1;
  },
  (_q: Query, _side: Side, hexside: number) => RAIL[hexside] === 1,
);

// The lines between green ones, worked out once

const railSides = (hex: Loc): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map((d) => GRID.sides[hex * 6 + d] ?? NONE).filter((s) => RAIL[s] === 1);
const isGreenHex = (hex: Loc): boolean => railSides(hex).some((s) => GREEN_RAIL[s] === 1);
const otherEnd = (hexside: number, hex: Loc): Loc =>
  GRID.sideA[hexside] === hex ? (GRID.sideB[hexside] ?? NONE) : (GRID.sideA[hexside] ?? NONE);
/** Where a line ends: on a green line, at a junction, or where the rails end. */
const isKnot = (hex: Loc): boolean => isGreenHex(hex) || railSides(hex).length !== 2;
export interface Line {
  /** From end to end. */
  readonly hexes: readonly Loc[];
  /** 17.1c: the far end leads nowhere. */
  readonly deadEnd: boolean;
}
function lineFrom(start: Loc, hexside: number): Line {
  const hexes = [start];
  let at = otherEnd(hexside, start);
  let by = hexside;
  while (!isKnot(at) && !hexes.includes(at)) {
    hexes.push(at);
    by = railSides(at).find((s) => s !== by) ?? NONE;
    at = otherEnd(by, at);
  }
  hexes.push(at);
  return { hexes, deadEnd: railSides(at).length === 1 };
}
/** Every line that is neither green nor beyond repair (27.4b), from each of its ends. */
export const PLAIN_LINES: readonly Line[] = Array.from({ length: HEXES }, (_, hex) => hex)
  .filter((hex) => railSides(hex).length > 0 && isKnot(hex))
  .flatMap((hex) =>
    railSides(hex)
      .filter((s) => GREEN_RAIL[s] !== 1 && UNREPAIRABLE_RAIL[s] !== 1)
      .map((s) => lineFrom(hex, s)),
  );
/** 27.4a: the minor lines off the north edge that wait for Bakhmach - Gorodnya. */
export const NORTHERN_ENDS: readonly Loc[] = [placeOf('2701'), placeOf('3001')];
