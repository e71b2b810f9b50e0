// Optional out of supply (18): a die instead of the end.
import { counted, type Loc, type Piece, place, rule, say, unit, units } from '@rasputitsa/kernel';
import { cityKind } from '../1-components/board.ts';
import { terrainLine } from '../1-components/terrain.ts';
import { unitOf } from '../1-components/units.ts';
import { markHit } from '../7-15-combat/elimination.ts';
import { UNSUPPLIED_MODIFIERS } from '../data/tables.ts';
import { uses } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** 18.2.1 to 18.2.4: what keeps hungry units alive. */
const modifiers = {
  cavalryInMarsh: rule(
    '18.2.1',
    (q: Query, p: Piece): number =>
      unitOf(q, p).type === 'cavalry' && terrainLine(q.at(p)) === 'marsh' ? UNSUPPLIED_MODIFIERS.cavalryInMarsh : 0,
    () => 0,
  ),
  fortress: inCity('18.2.2', 'fortress', UNSUPPLIED_MODIFIERS.fortress),
  majorCity: inCity('18.2.3', 'major city', UNSUPPLIED_MODIFIERS.majorCity),
  minorCity: inCity('18.2.4', 'minor city', UNSUPPLIED_MODIFIERS.minorCity),
} as const;
function inCity(id: string, kind: string, by: number): (q: Query, p: Piece) => number {
  return rule(
    id,
    (q: Query, p: Piece): number => (cityKind(q.at(p)) === kind ? by : 0),
    () => 0,
  );
}
/** 18.2 */
const dieModifier = rule(
  '18.2',
  (q: Query, p: Piece): number => Object.values(modifiers).reduce((n, f) => n + f(q, p), 0),
  () => 0,
);
/** 18.1: a die for each unit of a hex; the modified die is the number of hits. Whose it is only the owner hears: hits are not seen on the
 * map (11.10). */
export const starve = rule(
  '18.1',
  (g: Play, at: Loc, hungry: readonly Piece[]): void => {
    feed(g, at, hungry);
    const dice = g.roll(hungry.length, 6, say`${units(hungry)} out of supply at ${place(at)}`, '18.1', g.active);
    const hits = hungry.map((p, i) => Math.max(0, (dice[i] ?? 0) + dieModifier(g, p)));
    for (const [i, p] of hungry.entries())
      g.note('18.1', say`${unit(p)} takes ${counted(hits[i] ?? 0, 'hit')} for lack of supply.`, [g.sideOf(p)]);
    for (const [i, p] of hungry.entries())
      for (let n = 0; n < (hits[i] ?? 0) && g.steps(p) > 0; n++) markHit(g, p, '18.1');
  },
  feed,
);
function feed(g: Play, _at: Loc, hungry: readonly Piece[]): void {
  for (const p of hungry) g.lower(p, 'out-of-supply');
}
/** 18.0 */
export const byTheDie = rule(
  '18.0',
  (q: Query): boolean => uses(q, 'optional-supply'),
  () => false,
);
