// Sea supply (15.3): what ports add to the rail net.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { standingLink } from '../3-scenarios/w44.ts';
import { isBattle, isFriendly } from '../state.ts';
import type { Query } from '../words.ts';
import { PORTS, portSeas } from './ports.ts';
import { controlsSea, hasSeapower, type Sea, seasBeyond } from './seas.ts';

/** Not supplied; in rail or sea supply; a besieged port that only ships reach (15.31). */
export const SUPPLIED = 1;
export const BESIEGED = 2;

/** 15.3: the ports that ships reach from these, over controlled seas that adjoin. */
function linkedPorts(q: Query, side: Side, from: readonly Loc[]): readonly Loc[] {
  if (!hasSeapower(q)) return standingLink(q, side, from);
  const seen = new Set<Sea>();
  for (const port of from)
    for (const s of portSeas.get(port) ?? []) if (!seen.has(s) && controlsSea(q, s, side)) seen.add(s);
  const out: Loc[] = [];
  // Grows while it is gone through.
  for (const s of seen) {
    for (const next of seasBeyond(q, s, side)) seen.add(next);
    for (const p of s.ports) if (isHex(p) && isFriendly(q, p, side)) out.push(p);
  }
  return out;
}

/** Adds what friendly ports on controlled seas bring to the rail net (15.3): `again` traces rail from further hexes. */
export const seaLinked = rule(
  '15.3',
  (
    q: Query,
    side: Side,
    byRail: Uint8Array,
    again: (ports: readonly Loc[]) => Uint8Array,
    sources: readonly Loc[] = [],
  ): Uint8Array => {
    let net = byRail;
    let known = 0;
    for (;;) {
      // Rail and ships go into a battle hex, not through it (15.31).
      const open = PORTS.filter((p) => (isHex(p) ? net[p] === SUPPLIED && !isBattle(q, p) : sources.includes(p)));
      const reached = linkedPorts(q, side, open);
      const free = [...new Set(reached.filter((p) => !isBattle(q, p)))];
      // No more than last time, or none but those that have rail already: nothing is added, and no further ports are reached.
      if (free.length === known || free.every((p) => net[p] === SUPPLIED)) return withSieges(q, net, reached);
      known = free.length;
      net = railInland(net, free, again);
    }
  },
  (_q, _side, byRail) => byRail,
);
/** 15.3n: a friendly port that ships reach is a source, and rail runs inland from it. */
const railInland = rule(
  '15.3n',
  (_net: Uint8Array, ports: readonly Loc[], again: (ports: readonly Loc[]) => Uint8Array): Uint8Array => again(ports),
  (net, ports) => net.map((n, h) => (ports.includes(h) ? SUPPLIED : n)),
);
/** 15.31: ships reach a besieged port, but nothing goes on from there. */
function withSieges(q: Query, net: Uint8Array, reached: readonly Loc[]): Uint8Array {
  for (const p of reached) if (net[p] === 0 && isBattle(q, p)) net[p] = BESIEGED;
  return net;
}
