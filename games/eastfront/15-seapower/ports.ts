// Ports (1.45) and their capacity (15.21).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { hasMark } from '../1-map/board.ts';
import { MAJOR_PORT, MINOR_PORT } from '../data/seas.ts';
import type { Query } from '../words.ts';
import { beachheadIsPort } from './beachhead.ts';
import { type Sea, seas } from './seas.ts';

export const portSeas = new Map<Loc, Sea[]>();
for (const s of seas) for (const p of s.ports) portSeas.set(p, [...(portSeas.get(p) ?? []), s]);
export const PORTS: readonly Loc[] = [...portSeas.keys()];

/** The seas a side can put to from here: those of a port or Beachhead. */
export function seasAt(q: Query, at: Loc, side: Side): readonly Sea[] {
  const known = portSeas.get(at);
  if (known) return known;
  return beachheadIsPort(q, at, side) ? seas.filter((s) => s.coasts.has(at)) : [];
}
export function isPort(q: Query, at: Loc, side: Side): boolean {
  return portSeas.has(at) || beachheadIsPort(q, at, side);
}
/** 1.45, 15.21: units through a port in a player-turn. */
const portCapacity = rule(
  '15.21',
  (at: Loc): number => (hasMark(at, 'major port') ? MAJOR_PORT : MINOR_PORT),
  () => 99,
);
export function portRoom(q: Query, at: Loc): number {
  return portCapacity(at) - q.mark('port', at);
}
