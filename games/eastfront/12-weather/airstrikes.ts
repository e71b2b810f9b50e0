// Airstrikes in mud (12.24c).
import { rule } from '@rasputitsa/kernel';
import { MUD, SF } from '../data/tables.ts';
import { weather } from '../state.ts';
import type { Query } from '../words.ts';

/** 12.24c: mud leaves the class of a strike as it is. */
export const mudStrike = rule(
  '12.24c',
  (_q: Query, base: number): number => base,
  (q, base) => (weather(q) === MUD ? Math.max(base, SF) : base),
);
