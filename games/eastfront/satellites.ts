// Satellites and where they may go (2.66, 16.13, S43.2).
import { type Play, place, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { areaHexes, grid, HEXES, hexOf, inPlay, isHex, neighbour } from './board.ts';
import { halfYear, isEdelweiss, ownedBy, S43 } from './state.ts';
import { GERMAN, isSatellite, SOVIET, unitOf } from './units.ts';

const ODESSA = hexOf('Odessa');
const SEVASTOPOL = hexOf('Sevastopol');

/** A country and the hexes next to it. */
function withBorder(country: ReadonlySet<number>): ReadonlySet<number> {
  const out = new Set(country);
  for (const h of country)
    for (let d = 0; d < 6; d++) if (neighbour(h, d) >= 0 && neighbour(h, d) < HEXES) out.add(neighbour(h, d));
  return out;
}
/** Where a Restricted Satellite may be (16.13a, S43.2). The Italians have no such place (GAPS 3.16). */
const AREA: Readonly<Record<string, ReadonlySet<number>>> = {
  Rumanian: withBorder(areaHexes('country', 'Rumania')),
  Hungarian: withBorder(areaHexes('country', 'Hungary')),
};

/** What has become of a port city: never German, German, or lost again. */
const NEVER = 0;
const TAKEN = 1;
const LOST_AGAIN = 2;

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
const boundByPorts = rule(
  '16.13a',
  (q: Query, p: number): boolean => {
    const odessa = q.track('odessa');
    const sevastopol = q.track('sevastopol');
    if (odessa === LOST_AGAIN || sevastopol === LOST_AGAIN) return true;
    return q.track(releasedBy(q, p).track) === NEVER;
  },
  () => false,
);
/** S43.2: from the summer of 1943 on all of them. */
const boundLate = rule(
  'S43.2',
  (q: Query): boolean => halfYear(q) >= S43,
  () => false,
);
/** 2.66b: one that was rebuilt stays bound. */
const boundForGood = rule(
  '2.66b',
  (q: Query, p: number): boolean => q.has(p, 'restricted'),
  () => false,
);
export function isRestricted(q: Query, p: number): boolean {
  if (!isSatellite(q, p) || isEdelweiss(q)) return false;
  return boundForGood(q, p) || boundLate(q) || boundByPorts(q, p);
}
/** Whether a Restricted Satellite stands where it may not: then nothing supplies it (16.13c). */
export const isStrayed = rule(
  '16.13c',
  (q: Query, p: number): boolean =>
    isSatellite(q, p) && inPlay(q.at(p)) && isRestricted(q, p) && AREA[unitOf(q, p).nation]?.has(q.at(p)) !== true,
  () => false,
);
/** Hexes from each place to where a Restricted Satellite of a nation belongs. */
function farFrom(nation: string, at: number): number {
  const area = AREA[nation];
  if (!area || !isHex(at)) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const h of area) least = Math.min(least, distance(grid, at, h));
  return least;
}
/** 2.66a: why a Restricted Satellite may not go there. One that has strayed may come nearer home. */
export function restrictedRefusal(q: Query, p: number, to: number): Refusal | undefined {
  if (!isSatellite(q, p) || !isRestricted(q, p)) return undefined;
  const { nation } = unitOf(q, p);
  if (AREA[nation]?.has(to) === true) return undefined;
  if (isStrayed(q, p) && isHex(to) && farFrom(nation, to) < farFrom(nation, q.at(p))) return undefined;
  return refuse(bindingRule(q, p), say`${unit(p)} is Restricted and may not go to ${place(to)}.`, { places: [to] });
}
/** The rule that binds it. */
function bindingRule(q: Query, p: number): string {
  if (boundForGood(q, p)) return '2.66b';
  if (boundLate(q)) return 'S43.2';
  return q.track('odessa') === LOST_AGAIN || q.track('sevastopol') === LOST_AGAIN ? '16.13c' : releasedBy(q, p).rule;
}
/** 16.13a, 16.13b: the port whose fall frees a Satellite. */
function releasedBy(q: Query, p: number): { readonly track: string; readonly rule: string } {
  return unitOf(q, p).id === 'G-R3-SAT' ? { track: 'odessa', rule: '16.13a' } : { track: 'sevastopol', rule: '16.13b' };
}
/** 16.13b: the Italians come only while nothing binds them; they have no country of their own on the map. */
export function appearanceRefusal(q: Query, p: number): Refusal | undefined {
  return unitOf(q, p).nation === 'Italian' && isRestricted(q, p)
    ? refuse(bindingRule(q, p), say`${unit(p)} does not come while it is Restricted.`, { pieces: [p] })
    : undefined;
}
