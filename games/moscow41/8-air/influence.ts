// Chapter 8, 8.2.11 to 8.2.15 and 8.2.16 to 8.2.21: what air missions do to movement. Called by chapter 3 for every step and move.
// TO WRITE: `attackCrossings` (8.2.16 to 8.2.21).
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { AROUND, HEXES, SOVIET } from '../1-basics/board.ts';
import type { Mission, Play, Query } from '../words.ts';

/** 8.2.11 Only Soviet movement is disorganized. */
const isDisturbed = rule(
  '8.2.11',
  (side: Side): boolean => side === SOVIET,
  () => true,
);
/** 8.2.15 Missions add up. */
const addedUp = rule(
  '8.2.15',
  (before: number): number => before + 1,
  () => 1,
);

/** 8.2.13 Movement missions that hang over each hex for a side's movement, by hex; undefined when there are none. */
export function missionsOver(q: Query, side: Side): Uint8Array | undefined {
  return q.cached(`missions-over-${side}`, ['memo'], () => {
    const flown = (q.memo('missions') ?? []).filter((m: Mission) => m.mission === 'movement' && m.side !== side);
    if (flown.length === 0 || !isDisturbed(side)) return undefined;
    const over = new Uint8Array(HEXES);
    for (const m of flown) for (const hex of [m.hex, ...(AROUND[m.hex] ?? [])]) over[hex] = addedUp(over[hex] ?? 0);
    return over;
  });
}

/** 8.2.19 A unit has gone along this path: attacks on those that crossed a big river without a bridge are rolled here. */
export function attackCrossings(_g: Play, _p: Piece, _path: readonly Loc[]): void {}
