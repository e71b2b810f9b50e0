// Command Range (5.3).
import { type Facet, type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { isExit, neighbour } from '../1-map/board.ts';
import { exitOf } from '../1-map/rail-entries.ts';
import { isOpen } from '../1-map/terrain.ts';
import { invasionSeas } from '../15-seapower/invasion-hqs.ts';
import { isOffshore } from '../15-seapower/seas.ts';
import { exitRange, reachesEntry, reachesZones } from '../16-strategic/exit-zone-command.ts';
import { unitOf } from '../2-units/units.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { commandPasses } from '../8-control/effects-of-control.ts';
import { BOARD, cachedFor } from '../state.ts';
import type { Query } from '../words.ts';
import { isDisrupted } from './disruption.ts';

/** 5.3: the command value that counts now; -1 for a disrupted zero HQ, which commands nothing (5.8). */
export function commandValue(q: Query, hq: Piece): number {
  return strengthOf(q, hq) - (isDisrupted(q, q.sideOf(hq)) ? 1 : 0);
}
/** 5.1a: an HQ commands as far as it has steps. */
const strengthOf = rule(
  '5.1a',
  (q: Query, hq: Piece): number => q.steps(hq),
  (q, hq) => unitOf(q, hq).max,
);

/** 5.3, 8.4b: command passes friendly and disputed hexes, never enemy ones. */
const commandBarred = rule(
  '5.3',
  (q: Query, hex: Loc, side: Side): boolean => !commandPasses(q, hex, side),
  () => false,
);

const CONTROLLED: readonly Facet[] = ['layers', 'tracks'];
/** More than any command value has. */
const VALUES = 8;
/** Hexes and zones within command range of an HQ: the last hex of a line may be an enemy battle hex (RULINGS R35). */
export function commandRange(q: Query, hq: Piece): ReadonlySet<Loc> {
  if (q.has(hq, 'invasion')) return cachedFor(q, 'ef.range', BOARD, hq, () => rangeFrom(q, hq, q.at(hq)));
  // From one place as far as another HQ of its value: units that come and go change nothing about it.
  const of = (q.at(hq) * VALUES + commandValue(q, hq) + 1) * 2 + q.sideOf(hq);
  const known = q.cached('ef.ranges', CONTROLLED, () => new Map<number, ReadonlySet<Loc>>());
  const range = known.get(of) ?? rangeFrom(q, hq, q.at(hq));
  known.set(of, range);
  return range;
}
/** The same from where an HQ might deploy. */
export function rangeFrom(q: Query, hq: Piece, at: Loc): ReadonlySet<Loc> {
  const side = q.sideOf(hq);
  const value = commandValue(q, hq);
  const over = invasionSeas(q, hq);
  const out = new Set<Loc>();
  if (value < 0) return out;
  out.add(at);
  if (isExit(at)) {
    for (const e of exitRange(value, at)) out.add(e);
    return out;
  }
  let edge = [at];
  for (let n = 0; n < value; n++) {
    const next: Loc[] = [];
    for (const hex of edge) {
      const barred = hex !== at && commandBarred(q, hex, side);
      if (barred && over.length === 0) continue;
      for (let d = 0; d < 6; d++) {
        const to = neighbour(hex, d);
        // RULINGS R116: a hex that nobody may enter is as impassable as a lake.
        if (to < 0 || out.has(to) || isClosed(q, to)) continue;
        if ((!barred && isOpen(hex, d)) || isOffshore(over, hex, to)) {
          out.add(to);
          next.push(to);
        }
      }
    }
    edge = next;
  }
  // 16.22a: an HQ of value two or more on a Rail Entry reaches the zone behind it.
  const zone = exitOf(at);
  if (zone >= 0 && reachesZones(value) && reachesEntry()) out.add(zone);
  return out;
}
