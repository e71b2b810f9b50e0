// Units leave play (7.3.3).
import { type Piece, rule } from '@rasputitsa/kernel';
import { POOL } from '../1-components/board.ts';
import { isGround, unitOf } from '../1-components/units.ts';
import { loseFort } from '../21-variants/fortifications.ts';
import { fields, flags, type Play, type Query } from '../words.ts';

/** Takes every marker off a unit. */
export function clearMarkers(g: Play, p: Piece): void {
  for (const f of flags) if (f.id !== 'no-rebuilding') g.lower(p, f.id);
  for (const f of fields) g.setField(p, f, 0);
}
/** Eliminated: off the map, into the pool. */
export function eliminate(g: Play, p: Piece, id: string): void {
  const side = g.sideOf(p);
  const at = g.at(p);
  clearMarkers(g, p);
  if (g.steps(p) > 0) g.setSteps(p, 0, id);
  g.remove(p, POOL[side] ?? POOL[0], id);
  if (isGround(g, p)) loseFort(g, at, side);
}
/** 7.3.1: a hit is added to those the unit has. */
const stepsAfterHit = rule(
  '7.3.1',
  (q: Query, p: Piece): number => q.steps(p) - 1,
  (q, p) => unitOf(q, p).defense - 1,
);
/** 7.3.3: as many hits as the defense factor. */
const isSpent = rule(
  '7.3.3',
  (left: number): boolean => left <= 0,
  (left) => left < 0,
);
/** One hit; what it cannot bear is gone. */
export function markHit(g: Play, p: Piece, id: string): void {
  const left = stepsAfterHit(g, p);
  if (isSpent(left)) eliminate(g, p, '7.3.3');
  else g.setSteps(p, left, id);
}
