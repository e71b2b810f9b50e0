// Rail and sea supply (9.3), railheads (9.4).
import { type Facet, type Loc, rule, type Side } from '@rasputitsa/kernel';
import { HEXES, neighbour } from '../1-map/board.ts';
import { entryOf, EXITS } from '../1-map/rail-entries.ts';
import { hasRail, onRail } from '../1-map/railroads.ts';
import { seaLinked, SUPPLIED } from '../15-seapower/sea-supply.ts';
import { GERMAN } from '../sides.ts';
import { battles, cachedFor, CONTROL, halfYear, LAYERS, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { flood } from './rail-lines.ts';
import { supplySources } from './supply-sources.ts';

const WHERE_AND_WHEN: readonly Facet[] = ['where', 'tracks'];

/** 9.3: hexes in rail or sea supply of a side (SUPPLIED, or BESIEGED where only ships come), by control as it was fixed. */
export function railSupply(q: Query, side: Side): Uint8Array {
  return cachedFor(q, 'ef.net', CONTROL, side, () => {
    const nets = cachedFor(q, 'ef.rail', LAYERS, side, () => new Map<string, Uint8Array>());
    const known = nets.get(sites(q)) ?? findNet(q, side);
    nets.set(sites(q), known);
    return known;
  });
}
/** All that a net depends on besides control: battles, Germans in the zones, and of the date the half-year (W44.1, W44.4). */
function sites(q: Query): string {
  return q.cached('ef.sites', WHERE_AND_WHEN, () => {
    const zones = EXITS.filter((e) => unitsAt(q, e, GERMAN).length > 0);
    return `${halfYear(q)} ${battles(q).join()} ${zones.join()}`;
  });
}
const findNet = rule(
  '9.3',
  (q: Query, side: Side): Uint8Array => {
    const sources = supplySources(q, side);
    const byRail = flood(q, side, sources.map(entryOf));
    return seaLinked(q, side, byRail, (ports) => flood(q, side, ports, byRail), sources);
  },
  () => new Uint8Array(HEXES).fill(SUPPLIED),
);
/** 9.4: the last hexes of the lines: those from which no friendly rail leads on. */
export function railheads(q: Query, side: Side): readonly Loc[] {
  const supplied = railSupply(q, side);
  const out: Loc[] = [];
  for (let h = 0; h < HEXES; h++) {
    if (supplied[h] !== 1) continue;
    for (let d = 0; d < 6; d++) {
      const n = neighbour(h, d);
      if (n >= 0 && hasRail(h, d) && supplied[n] !== 1) {
        out.push(h);
        break;
      }
    }
  }
  return out;
}

/** Whether a friendly rail line enters the hex. */
export function isOnLine(q: Query, hex: Loc, side: Side): boolean {
  return onRail[hex] === 1 && railSupply(q, side)[hex] === SUPPLIED;
}
