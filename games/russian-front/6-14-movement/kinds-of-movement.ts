// What kind of ground movement is going on. What each forbids stands in its chapter: exploitation (8), reserves (11.5.3.2), blitz moves (11.7.2.4).
import type { Query } from '../words.ts';
/** What kind of ground movement is going on: it decides what a unit may enter. */
export type Mode = 'ground' | 'exploitation' | 'reserve' | 'blitz';
/** A unit's first step in a phase, or a later one (8.3). */
export type Nth = 'first' | 'later';
export function modeOf(q: Query): Mode {
  const known = q.cached('rf.mode', STACK, notAsked);
  known.mode ??= modeNow(q);
  return known.mode;
}
const STACK = ['stack'] as const;
const notAsked = (): { mode: Mode | undefined } => ({ mode: undefined });
function modeNow(q: Query): Mode {
  if (q.within('exploitation')) return 'exploitation';
  if (q.within('reserve-movement')) return 'reserve';
  return q.within('blitz-moves') || q.within('pursuit') ? 'blitz' : 'ground';
}
