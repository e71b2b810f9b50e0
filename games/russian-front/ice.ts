// Ice (12.1.6.2, 19.3): where snow stops ships, and where it breaks.
import { type Play, type Query, rule, say } from '@rasputitsa/kernel';
import { HEXES, hexOf, map, weatherZone, type Zone } from './board.ts';
import { ICE_BREAKS, KERCH_HEXES, WEATHERS } from './data/tables.ts';
import { isAdvanced, uses } from './state.ts';
import { AXIS } from './units.ts';

/** What freezes, hex by hex: lakes as they are, the two seas with the track that says whether their ice has broken. */
interface Body {
  readonly name: string;
  readonly hexes: ReadonlySet<number>;
  /** 'never' for the Black Sea, '' for lakes. */
  readonly breaks: string;
}
const NEVER = 'never';
const BREAKS: Readonly<Record<string, string>> = {
  'Baltic Sea': 'breaks baltic',
  'Sea of Azov': 'breaks azov',
  'Black Sea': NEVER,
};
const BODIES: readonly Body[] = [
  ...new Set(map.areas.filter((a) => a.kind === 'body of water').map((a) => a.name)),
].map((name) => ({
  name,
  hexes: new Set(map.areas.filter((a) => a.kind === 'body of water' && a.name === name).flatMap((a) => a.hexes)),
  breaks: BREAKS[name] ?? '',
}));
const bodiesAt: readonly (readonly Body[])[] = Array.from({ length: HEXES }, (_, h) =>
  BODIES.filter((b) => b.hexes.has(h)),
);
const STRAIT: ReadonlySet<number> = new Set([...KERCH_HEXES.west, ...KERCH_HEXES.east].map(hexOf));

function hasSnow(q: Query, zone: Zone): boolean {
  return WEATHERS[q.track(`weather ${zone}`)] === 'snow';
}
function isFrozen(q: Query, body: Body, hex: number): boolean {
  if (body.breaks === NEVER || !hasSnow(q, weatherZone(hex))) return false;
  return body.breaks === '' || q.track(body.breaks) === 0;
}
/** 12.1.6.2: no ship moves into or out of this hex. Where two waters meet both must be frozen; the Kerch Strait never is. */
export const isIce = rule(
  '12.1.6.2',
  (q: Query, hex: number): boolean => {
    if (!isAdvanced(q) || STRAIT.has(hex)) return false;
    const bodies = bodiesAt[hex] ?? [];
    return bodies.length > 0 && bodies.every((b) => isFrozen(q, b, hex));
  },
  () => false,
);

/** The seas that may break open, each with the zones it lies in: one roll for each (19.3). */
const SEAS = [
  { track: 'breaks baltic', name: 'Baltic' },
  { track: 'breaks azov', name: 'Sea of Azov' },
].map(({ track, name }) => ({
  track,
  name,
  zones: [...new Set(BODIES.filter((b) => b.breaks === track).flatMap((b) => [...b.hexes].map(weatherZone)))],
}));
/** 19.3: after the weather a die for each sea that would freeze. */
export const rollForBreaks = rule(
  '19.3',
  (g: Play): void => {
    for (const sea of SEAS) {
      g.setTrack(sea.track, 0);
      if (!uses(g, 'breaksInTheIce') || !sea.zones.some((z) => hasSnow(g, z))) continue;
      const [die = 0] = g.roll(1, 6, say`Breaks in the ice, ${sea.name}`, '19.3', AXIS);
      if (opens(die)) g.setTrack(sea.track, 1);
      g.note(
        opens(die) ? '19.3.1' : '19.3.2',
        opens(die) ? say`The ice of the ${sea.name} has broken.` : say`The ${sea.name} is frozen.`,
      );
    }
  },
  () => undefined,
);
/** 19.3.1, 19.3.2 */
const opens = rule(
  '19.3.1',
  (die: number): boolean => die <= ICE_BREAKS,
  () => false,
);
