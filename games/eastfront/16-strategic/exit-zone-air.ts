// Airstrikes in Exit Zones (16.22b).
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { commandRange } from '../5-command/command-range.ts';
import type { Query } from '../words.ts';

/** 16.22b, 16.22n */
export const zoneStrike = rule(
  '16.22b',
  (q: Query, hq: Piece, from: Loc, at: Loc): boolean => isExit(from) && isExit(at) && commandRange(q, hq).has(at),
  (q, hq, _from, at) => commandRange(q, hq).has(at),
);
