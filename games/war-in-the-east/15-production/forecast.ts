// 36.21: when what is on the way will be there, if every Center stays as it is.
import type { Piece } from '@rasputitsa/kernel';
import { REPLACEMENT_TRACK } from '../3-equipment/board.ts';
import { infoAt } from '../3-equipment/units.ts';
import { turnsOnTrack } from '../20-21-drafts/replacements.ts';
import type { Query } from '../words.ts';
import { isTrainingOperational } from './centers.ts';
import { centerNumbered, phasesLeft, type Started, started } from './tracks.ts';

export interface Expected {
  readonly turn: number;
  readonly what: string;
  readonly center: Piece | undefined;
  /** False: the Center does not work now, so it will be later than that. */
  readonly moving: boolean;
  readonly start: Started;
}
/** The turn of the last Production Phase that advanced the tracks. */
const lastAdvance = (q: Query): number => (q.within('production') ? q.track('turn') : q.track('turn') - 1);
/** 15: everything on the tracks, the soonest first. */
export function expected(q: Query): readonly Expected[] {
  return started(q)
    .map((start): Expected => {
      const center = centerNumbered(q, start.center);
      return {
        turn: lastAdvance(q) + phasesLeft(q, start),
        what: start.what,
        center,
        moving: center !== undefined && isTrainingOperational(q, center),
        start,
      };
    })
    .toSorted((a, b) => a.turn - b.turn || a.start.center - b.start.center || a.start.track - b.start.track);
}
export interface ExpectedDivision {
  readonly turn: number;
  readonly what: string;
  readonly piece: Piece;
}
/** 21: Replacement Divisions advance when the Axis Reinforcement Phase begins. */
export function expectedDivisions(q: Query): readonly ExpectedDivision[] {
  const before = q.within('air-war') || !q.within('player-turn');
  return q
    .piecesAt(REPLACEMENT_TRACK)
    .map((piece) => ({
      turn: q.track('turn') + turnsOnTrack(q, piece) + 1 - q.field(piece, 'box') - (before ? 1 : 0),
      what: infoAt(q, piece).name,
      piece,
    }))
    .toSorted((a, b) => a.turn - b.turn || a.piece - b.piece);
}
