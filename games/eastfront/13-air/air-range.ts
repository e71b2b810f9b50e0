// Air range (13.11).
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, isExit, isHex } from '../1-map/board.ts';
import { zoneStrike } from '../16-strategic/exit-zone-air.ts';
import { commandValue } from '../5-command/command-range.ts';
import { airFactor } from '../5-command/supreme-hqs.ts';
import type { Query } from '../words.ts';

/** 13.11, 5.63, 16.22b: air range ignores control and terrain; Supreme HQs fly twice as far; zones only among themselves. */
export function inAirRange(q: Query, hq: Piece, at: Loc): boolean {
  const value = airValue(q, hq);
  if (value <= 0) return false;
  const from = q.at(hq);
  if (isExit(from) || isExit(at)) return zoneStrike(q, hq, from, at);
  if (!isHex(from)) return false;
  return distance(grid, from, at) <= airRange(q, hq, value);
}

/** 13.17: disruption costs an HQ one in range and dice. */
export const airValue = rule('13.17', commandValue, (q, hq) => q.steps(hq));

const airRange = rule(
  '13.11',
  (q: Query, hq: Piece, value: number): number => value * airFactor(q, hq),
  () => 99,
);
