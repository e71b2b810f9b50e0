// Rail and sea supply (9.3), railheads (9.4).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { HEXES, neighbour } from '../1-map/board.ts';
import { entryOf, EXITS } from '../1-map/rail-entries.ts';
import { hasRail, onRail } from '../1-map/railroads.ts';
import { seaLinked, SUPPLIED } from '../15-seapower/sea-supply.ts';
import { GERMAN } from '../sides.ts';
import { battles, cachedFor, CONTROL, halfYear, LAYERS, stands, WHERE } from '../state.ts';
import type { Query } from '../words.ts';
import { flood } from './rail-lines.ts';
import { supplySources } from './supply-sources.ts';

/** 9.3: hexes in rail or sea supply of a side (SUPPLIED, or BESIEGED where only ships come), by control as it was fixed. */
export function railSupply(q: Query, side: Side): Uint8Array {
  return cachedFor(q, 'ef.net', CONTROL, side, () => {
    const nets = found(q).nets[side] ?? new Map<string, Uint8Array>();
    const key = sites(q);
    const known = nets.get(key) ?? findNet(q, side);
    nets.set(key, known);
    return known;
  });
}
/** Nets of both sides that were found while control was like this. */
interface Found {
  readonly control: Uint8Array;
  readonly nets: readonly Map<string, Uint8Array>[];
}
/** Layers change often, control seldom: what was found is right for as long as no hex changes hands. */
function found(q: Query): Found {
  return q.cached('ef.rail', LAYERS, (last?: Found): Found => {
    const control = q.layer('control');
    if (last && isSame(last.control, control)) return last;
    return { control: Uint8Array.from(control), nets: [new Map(), new Map()] };
  });
}
function isSame(a: Uint8Array, b: readonly number[]): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
/** All that a net depends on besides control: battles, Germans in the zones, and of the date the half-year (W44.1, W44.4). */
function sites(q: Query): string {
  const where = q.cached('ef.sites', WHERE, () => {
    const zones = EXITS.filter((e) => stands(q, e, GERMAN));
    return `${battles(q).join()} ${zones.join()}`;
  });
  return `${halfYear(q)} ${where}`;
}
/** What follows from a net and from what the net follows from alone, found once for each. */
export function ofNet<T extends object>(
  make: (q: Query, side: Side, net: Uint8Array) => T,
): (q: Query, side: Side) => T {
  const known = new WeakMap<Uint8Array, T>();
  // Asked for unit by unit: mostly it is the one of last time.
  const last: ({ readonly net: Uint8Array; readonly value: T } | undefined)[] = [];
  return (q, side) => {
    const net = railSupply(q, side);
    const again = last[side];
    if (again?.net === net) return again.value;
    let value = known.get(net);
    if (!value) {
      value = make(q, side, net);
      known.set(net, value);
    }
    last[side] = { net, value };
    return value;
  };
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
