// Strategic moves (6.53): what a Supreme Move carries by rail or sea, and who may not go.
import { type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isExit, isHex } from '../1-map/board.ts';
import { zoneIsOnLine } from '../16-strategic/exit-rail-moves.ts';
import { moverRefusal } from '../4-sequence/movement-phase.ts';
import { railRetreatRefusal } from '../9-rail/rail-retreats.ts';
import { isOnLine } from '../9-rail/rail-supply.ts';
import { RAIL_MOVE_HEXES } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** 9.21: how far one Rail Move carries. */
export const hexesPerMove = rule(
  '6.53a',
  (): number => RAIL_MOVE_HEXES,
  () => 1,
);

/** 6.53a: hexes on the clock after a step. A step of two that a Rail Move cannot finish begins the next one, if the unit can stop there. */
export const clockAfter = rule(
  '6.53a',
  (clock: number, hexes: number, stop: 'may stop' | 'may not stop'): number | undefined => {
    const used = clock % hexesPerMove();
    const isWhole = (used > 0 || clock === 0) && used + hexes <= hexesPerMove();
    if (isWhole) return clock + hexes;
    return stop === 'may stop' ? Math.ceil(clock / hexesPerMove()) * hexesPerMove() + hexes : undefined;
  },
  (clock, hexes) => clock + hexes,
);

/** Rail Moves a ride takes. */
export function movesFor(cost: number): number {
  return Math.max(1, Math.ceil(cost / hexesPerMove()));
}

/** 9.22, 6.53c: by rail out of a friendly battle hex, but not as the last to leave it. */
export const railRefusal = rule(
  '6.53c',
  (q: Query, p: Piece): Refusal | undefined => {
    const no = moverRefusal(q, p);
    if (no && no.rule !== '5.3') return no;
    if (q.within('blitz-movement')) return refuse('9.2', say`There are no rail moves in the blitz.`);
    if (isHex(q.at(p)) && !isOnLine(q, q.at(p), q.sideOf(p)))
      return refuse('9.21', say`${unit(p)} is not on a friendly rail line.`, { places: [q.at(p)] });
    if (isExit(q.at(p)) && !zoneIsOnLine(q, q.at(p), q.sideOf(p)))
      return refuse('9.12a', say`No friendly rail line leads to ${place(q.at(p))}.`, { places: [q.at(p)] });
    return railRetreatRefusal(q, p);
  },
  () => undefined,
);

/** 6.53b: Supreme Moves for a voyage over this many sea areas. */
export const movesForSeas = rule(
  '6.53b',
  (areas: number): number => areas,
  () => 1,
);
