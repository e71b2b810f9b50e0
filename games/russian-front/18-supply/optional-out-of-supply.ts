// Optional out of supply (18): a die instead of the end.
import { type Piece, rule, say, unit } from '@rasputitsa/kernel';
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
/** 18.1: the modified die is the number of hits. */
export const starve = rule(
  '18.1',
  (g: Play, p: Piece): void => {
    g.lower(p, 'out-of-supply');
    const add = dieModifier(g, p);
    const [die = 0] = g.roll(1, 6, say`${unit(p)} out of supply, die ${add}`, '18.1', g.active);
    const hits = Math.max(0, die + add);
    g.note('18.1', say`${unit(p)} takes ${hits} ${hits === 1 ? 'hit' : 'hits'} for lack of supply.`);
    for (let n = 0; n < hits && g.steps(p) > 0; n++) markHit(g, p, '18.1');
  },
  (g, p) => g.lower(p, 'out-of-supply'),
);
/** 18.0 */
export const byTheDie = rule(
  '18.0',
  (q: Query): boolean => uses(q, 'optional-supply'),
  () => false,
);
