// Rail lines (9.1): friendly outward from a source of supply.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { HEXES } from '../1-map/board.ts';
import { railNeighbours } from '../1-map/railroads.ts';
import { railLinePasses } from '../8-control/effects-of-control.ts';
import { isBattle, ownedBy } from '../state.ts';
import type { Query } from '../words.ts';

/** 9.12a: friendly hexes only; enemy and disputed ones block. */
const railRuns = rule(
  '9.12a',
  (q: Query, hex: Loc, side: Side): boolean => railLinePasses(q, hex, side),
  () => true,
);
/** 9.12b: into a battle hex, never through it. */
const railEndsAt = rule(
  '9.12b',
  (q: Query, hex: Loc): boolean => isBattle(q, hex),
  () => false,
);

/** Hexes that friendly rail reaches from the given hexes, those included that pass the test, besides those it reaches already. */
export function flood(q: Query, side: Side, from: readonly Loc[], already?: Uint8Array): Uint8Array {
  const reached = already?.slice() ?? new Uint8Array(HEXES);
  const control = q.layer('control');
  const own = ownedBy(side);
  let end = 0;
  // Puts a hex on the queue if rail runs into it and on from there. A friendly one never bars it: what else there is the rules are asked.
  const visit = (hex: Loc): void => {
    if (reached[hex] === 1 || (control[hex] !== own && !railRuns(q, hex, side))) return;
    reached[hex] = 1;
    if (!railEndsAt(q, hex)) queue[end++] = hex;
  };
  for (const h of from) if (h >= 0) visit(h);
  while (end > 0) for (const next of railNeighbours(queue[--end] ?? -1)) visit(next);
  return reached;
}
const queue = new Int16Array(HEXES);
