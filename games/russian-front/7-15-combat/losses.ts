// Units leave play (7.3.3).
import type { Piece } from '@rasputitsa/kernel';
import { POOL } from '../1-components/board.ts';
import { isGround } from '../1-components/units.ts';
import { loseFort } from '../21-variants/fortifications.ts';
import { fields, flags, type Play } from '../words.ts';

/** Takes every marker off a unit. */
export function clearMarkers(g: Play, p: Piece): void {
  for (const f of flags) if (f.id !== 'no-rebuilding') g.lower(p, f.id);
  for (const f of fields) g.setField(p, f, 0);
}
/** Eliminated: off the map, into the pool. */
export function eliminate(g: Play, p: Piece, rule: string): void {
  const side = g.sideOf(p);
  const at = g.at(p);
  clearMarkers(g, p);
  if (g.steps(p) > 0) g.setSteps(p, 0, rule);
  g.remove(p, POOL[side] ?? POOL[0], rule);
  if (isGround(g, p)) loseFort(g, at, side);
}
/** 7.3.1, 7.3.3: one hit; a unit with as many hits as its defense factor is gone. */
export function markHit(g: Play, p: Piece, rule: string): void {
  const left = g.steps(p) - 1;
  if (left <= 0) eliminate(g, p, '7.3.3');
  else g.setSteps(p, left, rule);
}
