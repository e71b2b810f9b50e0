// Odessa and Sevastopol (16.13): their fall frees Satellites.
import { type Piece, rule } from '@rasputitsa/kernel';
import { hexOf } from '../1-map/board.ts';
import { unitOf } from '../2-units/units.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { ownedBy } from '../state.ts';
import type { Play, Query } from '../words.ts';

const ODESSA = hexOf('Odessa');
const SEVASTOPOL = hexOf('Sevastopol');

/** What has become of a port city: never German, German, or lost again. */
const NEVER = 0;
const TAKEN = 1;
export const LOST_AGAIN = 2;

/** 16.13: remembers the fall and the loss of Odessa and Sevastopol. */
export function watchPorts(g: Play): void {
  for (const [track, hex] of [
    ['odessa', ODESSA],
    ['sevastopol', SEVASTOPOL],
  ] as const) {
    const control = g.layer('control')[hex];
    if (control === ownedBy(GERMAN)) g.setTrack(track, TAKEN);
    else if (control === ownedBy(SOVIET) && g.track(track) === TAKEN) g.setTrack(track, LOST_AGAIN);
  }
}

/** 16.13: Odessa frees the 3rd Rumanian, Sevastopol the others; either lost again binds all (16.13c). */
export function boundByPorts(q: Query, p: Piece): boolean {
  if (portsLostAgain(q)) return true;
  return releasedBy(q, p).track === 'odessa' ? awaitsOdessa(q) : awaitsSevastopol(q);
}
const portsLostAgain = rule(
  '16.13c',
  (q: Query): boolean => q.track('odessa') === LOST_AGAIN || q.track('sevastopol') === LOST_AGAIN,
  () => false,
);
const awaitsOdessa = rule(
  '16.13a',
  (q: Query): boolean => q.track('odessa') === NEVER,
  () => false,
);
const awaitsSevastopol = rule(
  '16.13b',
  (q: Query): boolean => q.track('sevastopol') === NEVER,
  () => false,
);

/** 16.13a, 16.13b: the port whose fall frees a Satellite. */
export function releasedBy(q: Query, p: Piece): { readonly track: 'odessa' | 'sevastopol'; readonly rule: string } {
  return unitOf(q, p).id === 'G-R3-SAT' ? { track: 'odessa', rule: '16.13a' } : { track: 'sevastopol', rule: '16.13b' };
}
