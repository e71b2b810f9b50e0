// Chapter 8, 8.2.11 to 8.2.15 and 8.2.16 to 8.2.21: what air missions do to movement. Called by chapter 3 for every step and move.
import { type Loc, type Piece, place, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { sideBetween } from '@rasputitsa/kit';
import { AROUND, BIG_RIVER, GRID, HEXES, SOVIET } from '../1-basics/board.ts';
import { ground } from '../1-basics/ground.ts';
import { loseCel } from '../1-basics/losses.ts';
import { onMap } from '../1-basics/units.ts';
import { table } from '../data/tables.ts';
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

/** 8.2.16, 8.2.21 A step over a big river, not over a bridge. */
const isCrossing = rule(
  '8.2.16',
  (q: Query, hexside: number): boolean => ground(q).water[hexside] === BIG_RIVER && !isSafe(q, hexside),
  () => false,
);
const isSafe = rule(
  '8.2.21',
  (q: Query, hexside: number): boolean => ground(q).bridge[hexside] === 1,
  () => false,
);
/** 8.2.19 A 6 costs a CEL. */
const hits = rule(
  '8.2.19',
  (die: number): boolean => die >= table('numbers').crossingHit,
  () => false,
);
/** A unit has gone along this path: attacks on the hexes into which it crossed are rolled, one die each (8.2.19.note, 8.2.20). */
export function attackCrossings(g: Play, p: Piece, path: readonly Loc[]): void {
  const flown = (g.memo('missions') ?? []).filter(
    (m: Mission) => m.mission === 'river-crossing' && m.side !== g.sideOf(p),
  );
  if (flown.length === 0) return;
  for (const [i, to] of path.slice(1).entries()) {
    if (!isCrossing(g, sideBetween(GRID, path[i] ?? -1, to))) continue;
    const attacks = flown.flatMap((m) => m.hexes ?? []).filter((hex) => hex === to).length;
    for (let n = 0; n < attacks && onMap(g, p); n++) {
      const [die = 1] = g.roll(1, 6, say`Air attack on ${unit(p)} crossing to ${place(to)}`, '8.2.19', 1 - g.sideOf(p));
      if (hits(die)) loseCel(g, p, 1, '8.2.19', 'crossing');
    }
  }
}
