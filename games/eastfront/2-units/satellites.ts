// Satellites (2.66): who is Restricted, by which rule, and to where.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { areaHexes, HEXES, neighbour } from '../1-map/board.ts';
import { boundByPorts, LOST_AGAIN, releasedBy } from '../16-strategic/odessa-and-sevastopol.ts';
import { boundLate } from '../3-scenarios/s43.ts';
import { isEdelweiss } from '../state.ts';
import type { Query } from '../words.ts';
import { isSatellite } from './units.ts';

/** A country and the hexes next to it. */
function withBorder(country: ReadonlySet<Loc>): ReadonlySet<Loc> {
  const out = new Set(country);
  for (const h of country)
    for (let d = 0; d < 6; d++) if (neighbour(h, d) >= 0 && neighbour(h, d) < HEXES) out.add(neighbour(h, d));
  return out;
}
/** Where a Restricted Satellite may be (16.13a, S43.2). The Italians have no such place (RULINGS R91). */
export const AREA: Readonly<Record<string, ReadonlySet<Loc>>> = {
  Rumanian: withBorder(areaHexes('country', 'Rumania')),
  Hungarian: withBorder(areaHexes('country', 'Hungary')),
};

/** 2.66b: one that was rebuilt stays bound. */
const boundForGood = rule(
  '2.66b',
  (q: Query, p: Piece): boolean => q.has(p, 'restricted'),
  () => false,
);
export function isRestricted(q: Query, p: Piece): boolean {
  if (!isSatellite(q, p) || isEdelweiss(q)) return false;
  return boundForGood(q, p) || boundLate(q) !== undefined || boundByPorts(q, p);
}

/** 2.66a: Restricted units keep to their area. */
export const isConfined = rule('2.66a', isRestricted, () => false);

/** The rule that binds it. */
export function bindingRule(q: Query, p: Piece): string {
  if (boundForGood(q, p)) return '2.66b';
  const late = boundLate(q);
  if (late !== undefined) return late;
  return q.track('odessa') === LOST_AGAIN || q.track('sevastopol') === LOST_AGAIN ? '16.13c' : releasedBy(q, p).rule;
}
