// Units in Exit Zones when victory is counted (16.28).
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { unitsOf } from '../state.ts';
import type { Query } from '../words.ts';

/** 16.28: off the map is not lost. */
export const lostOffMap = rule(
  '16.28',
  (_q: Query, _side: Side): readonly Piece[] => [],
  (q, side) => unitsOf(q, side).filter((p) => isExit(q.at(p))),
);
