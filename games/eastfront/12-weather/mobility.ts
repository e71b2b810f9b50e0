// Mobility in mud and snow (12.23).
import { type Piece, rule } from '@rasputitsa/kernel';
import { baseSpeed } from '../2-units/unit-types.ts';
import { winterSpeed } from '../3-scenarios/w41.ts';
import { DRY, MUD, SNOW } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { halfYear, W41, weather } from '../state.ts';
import type { Query } from '../words.ts';

/** 12.23: hexes a unit moves in this weather. */
export function speed(q: Query, p: Piece): number {
  if (weather(q) === MUD) return mudSpeed(q, p);
  return weather(q) === SNOW ? snowSpeed(q, p) : baseSpeed(q, p, DRY);
}
const mudSpeed = rule(
  '12.23a',
  (q: Query, p: Piece): number => baseSpeed(q, p, MUD),
  (q, p) => baseSpeed(q, p, DRY),
);
/** 12.23b, W41.1b: German units crawl in the snow of 1941. */
const snowSpeed = rule(
  '12.23b',
  (q: Query, p: Piece): number => {
    const base = baseSpeed(q, p, SNOW);
    return q.sideOf(p) === GERMAN && halfYear(q) === W41 ? winterSpeed(base) : base;
  },
  (q, p) => baseSpeed(q, p, DRY),
);
