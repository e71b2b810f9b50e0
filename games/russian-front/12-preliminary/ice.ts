// Ice (12.1.6.2): where snow stops ships.
import { type Loc, rule } from '@rasputitsa/kernel';
import { HEXES, hexOf, map, weatherZone, type Zone } from '../1-components/board.ts';
import { KERCH_HEXES, WEATHERS } from '../data/tables.ts';
import { isAdvanced } from '../state.ts';
import type { Query } from '../words.ts';

/** What freezes, hex by hex: lakes as they are, the two seas with the track that says whether their ice has broken. */
type Breaks = 'breaks-azov' | 'breaks-baltic';
interface Body {
  readonly name: string;
  readonly hexes: ReadonlySet<Loc>;
  /** 'never' for the Black Sea, '' for lakes. */
  readonly breaks: Breaks | 'never' | '';
}
const NEVER = 'never';
const BREAKS: Readonly<Record<string, Body['breaks']>> = {
  'Baltic Sea': 'breaks-baltic',
  'Sea of Azov': 'breaks-azov',
  'Black Sea': NEVER,
};
export const BODIES: readonly Body[] = [
  ...new Set(map.areas.filter((a) => a.kind === 'body of water').map((a) => a.name)),
].map((name) => ({
  name,
  hexes: new Set(map.areas.filter((a) => a.kind === 'body of water' && a.name === name).flatMap((a) => a.hexes)),
  breaks: BREAKS[name] ?? '',
}));
const bodiesAt: readonly (readonly Body[])[] = Array.from({ length: HEXES }, (_, h) =>
  BODIES.filter((b) => b.hexes.has(h)),
);
const STRAIT: ReadonlySet<Loc> = new Set([...KERCH_HEXES.west, ...KERCH_HEXES.east].map(hexOf));

export function hasSnow(q: Query, zone: Zone): boolean {
  return WEATHERS[q.track(`weather-${zone}`)] === 'snow';
}
function isFrozen(q: Query, body: Body, hex: Loc): boolean {
  if (body.breaks === NEVER || !hasSnow(q, weatherZone(hex))) return false;
  return body.breaks === '' || q.track(body.breaks) === 0;
}
/** 12.1.6.2: no ship moves into or out of this hex. Where two waters meet both must be frozen; the Kerch Strait never is. */
export const isIce = rule(
  '12.1.6.2',
  (q: Query, hex: Loc): boolean => {
    if (!isAdvanced(q) || STRAIT.has(hex)) return false;
    const bodies = bodiesAt[hex] ?? [];
    return bodies.length > 0 && bodies.every((b) => isFrozen(q, b, hex));
  },
  () => false,
);
