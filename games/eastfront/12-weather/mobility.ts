// Mobility in mud and snow (12.23).
import { type Piece, rule } from '@rasputitsa/kernel';
import { baseSpeed } from '../2-units/unit-types.ts';
import { winterSpeed } from '../3-scenarios/w41.ts';
import { SNOW } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { halfYear, W41, weather } from '../state.ts';
import type { Query } from '../words.ts';

/** 12.23, W41.1b: hexes under this weather; German units crawl in the snow of 1941. */
export const speed = rule(
  '12.23b',
  (q: Query, p: Piece): number => {
    const base = baseSpeed(q, p, weather(q));
    return weather(q) === SNOW && q.sideOf(p) === GERMAN && halfYear(q) === W41 ? winterSpeed(base) : base;
  },
  (q, p) => baseSpeed(q, p, 0),
);
