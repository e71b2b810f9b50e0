// Marking units out of supply (5.1) and losing them (7.7.2), or giving them hits by a die (18).
import { type AutoNode, type Play, type Query, rule, say, unit } from '@rasputitsa/kernel';
import { cityKind } from './board.ts';
import { UNSUPPLIED_MODIFIERS } from './data/tables.ts';
import { terrainLine } from './factors.ts';
import { look } from './intelligence.ts';
import { eliminate, markHit } from './losses.ts';
import { unitsOf, uses } from './state.ts';
import { isSupplied } from './supply.ts';
import { unitOf } from './units.ts';

/** 5.1 */
const mark = rule(
  '5.1',
  (g: Play): void => {
    for (const p of unitsOf(g, g.active)) g.lower(p, 'air supplied');
    const out = unitsOf(g, g.active).filter((p) => !isSupplied(g, p));
    for (const p of out) g.raise(p, 'outOfSupply');
  },
  () => undefined,
);
export const markSupply: AutoNode = {
  kind: 'auto',
  id: 'mark supply',
  title: 'Out of Supply Marking Step',
  rule: '5.1',
  run: (g) => mark(g),
};

/** 4.6.4.4, 7.7.2: what was marked and is still cut off is lost. */
const perish = rule(
  '4.6.4.4',
  (g: Play, p: number): void => {
    g.note('4.6.4.4', say`${unit(p)} is still out of supply and is lost.`);
    eliminate(g, p, '4.6.4.4');
  },
  (g, p) => g.lower(p, 'outOfSupply'),
);

// Chapter 18

/** 18.2.1 to 18.2.4: what keeps hungry units alive. */
const modifiers = {
  cavalryInMarsh: rule(
    '18.2.1',
    (q: Query, p: number): number =>
      unitOf(q, p).type === 'cavalry' && terrainLine(q.at(p)) === 'marsh' ? UNSUPPLIED_MODIFIERS.cavalryInMarsh : 0,
    () => 0,
  ),
  fortress: inCity('18.2.2', 'fortress', UNSUPPLIED_MODIFIERS.fortress),
  majorCity: inCity('18.2.3', 'major city', UNSUPPLIED_MODIFIERS.majorCity),
  minorCity: inCity('18.2.4', 'minor city', UNSUPPLIED_MODIFIERS.minorCity),
} as const;
function inCity(id: string, kind: string, by: number): (q: Query, p: number) => number {
  return rule(
    id,
    (q: Query, p: number): number => (cityKind(q.at(p)) === kind ? by : 0),
    () => 0,
  );
}
/** 18.1: the modified die is the number of hits. */
const starve = rule(
  '18.1',
  (g: Play, p: number): void => {
    g.lower(p, 'outOfSupply');
    const add = Object.values(modifiers).reduce((n, f) => n + f(g, p), 0);
    const [die = 0] = g.roll(1, 6, say`${unit(p)} out of supply, die ${add}`, '18.1', g.active);
    const hits = Math.max(0, die + add);
    g.note('18.1', say`${unit(p)} takes ${hits} hits for want of supply.`);
    for (let n = 0; n < hits && g.steps(p) > 0; n++) markHit(g, p, '18.1');
  },
  (g, p) => g.lower(p, 'outOfSupply'),
);
/** 18.0 */
const byTheDie = rule(
  '18.0',
  (q: Query): boolean => uses(q, 'optionalSupply'),
  () => false,
);
export const removeUnsupplied: AutoNode = {
  kind: 'auto',
  id: 'remove supply',
  title: 'Remove Out of Supply Segment',
  rule: '7.7.2',
  run(g) {
    const marked = unitsOf(g, g.active).filter((p) => g.has(p, 'outOfSupply'));
    // Judged together: nobody is lost because his neighbour was counted first.
    const lost = marked.filter((p) => !isSupplied(g, p));
    for (const p of marked) if (!lost.includes(p)) g.lower(p, 'outOfSupply');
    for (const p of lost) (byTheDie(g) ? starve : perish)(g, p);
    look(g);
  },
};
