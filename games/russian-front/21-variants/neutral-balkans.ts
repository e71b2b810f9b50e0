// Variant I: Neutral Balkans (V1).
import { rule } from '@rasputitsa/kernel';
import type { Country } from '../1-components/board.ts';
import { chartTurn } from '../2-10-set-up/early-start.ts';
import { remembered } from '../2-10-set-up/groups.ts';
import { BALKAN_PORT } from '../data/setup-variants.ts';
import { REPLACEMENTS } from '../data/tables.ts';
import type { Nation, UnitRow } from '../data/units.ts';
import { ITALIAN_TURNS, NEUTRAL_BALKANS } from '../data/variants.ts';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';
import { type Extra, extra, NOBODY_AT_ALL } from './common.ts';
import { isAfrikaKorps } from './italy.ts';

/** V1: Germans of Romania start in the south, ships and the Afrika Korps's aircraft in the north. */
export const homesWithoutBalkans = rule(
  'V1',
  (q: Query, u: UnitRow): readonly string[] | undefined => {
    if (!uses(q, 'neutral-balkans')) return undefined;
    return u.type === 'flotilla' || (isAfrikaKorps(u) && u.type === 'air') ? ['N'] : ['S'];
  },
  () => undefined,
);
/** V1: no Romanian for Odessa; the German ships of the Black Sea are with those of the Baltic. */
export const withoutBalkanPorts = rule(
  'V1',
  remembered((row) => {
    const { garrison: _garrison, ...rest } = row;
    const at = row.ports.find((p) => p.unit === BALKAN_PORT.with)?.at ?? '';
    return { ...rest, ports: row.ports.map((p) => (p.unit === BALKAN_PORT.unit ? { ...p, at } : p)) };
  }),
  (row) => row,
);
export const withoutBalkans = rule(
  'V1',
  (q: Query): readonly Nation[] => (uses(q, 'neutral-balkans') ? ['Romanian', 'Hungarian'] : NOBODY_AT_ALL),
  () => NOBODY_AT_ALL,
);

/** V1 */
export const balkansClosed = rule(
  'V1',
  (q: Query): boolean => uses(q, 'neutral-balkans'),
  () => false,
);
/** V1: Italians come through Germany when Romania is closed. */
export function variantHome(q: Query, home: Country): Country {
  return home === 'Romania' && balkansClosed(q) ? 'Germany' : home;
}
/** What the chart would give the other allies; in the Early Start June has July's line (S1.J3e). */
function chartOther(q: Query): number {
  return REPLACEMENTS[chartTurn(q)]?.other ?? 0;
}

/** V1: the other allies have what Italy sends. */
export const balkanFactors: Extra = extra('V1', 'neutral Balkans', 'other', (q, t) =>
  uses(q, 'neutral-balkans') ? (ITALIAN_TURNS.includes(t) ? NEUTRAL_BALKANS.other : 0) - chartOther(q) : 0,
);
