// What must be true after every action, what no position may have, and how the secrets of a side may be shuffled unseen.
import { KIND, type Random, type Refusal, refuse, place, say, type Side, unit } from '@rasputitsa/kernel';
import { BOTH, ELIMINATED, HEXES, PLACES, RESERVES } from './1-basics/board.ts';
import { onMap } from './1-basics/units.ts';
import { overfull } from './3-movement/stacking.ts';
import { allowance } from './3-movement/points.ts';
import { celTold } from './16-masking/masking.ts';
import { nameOf, type Play, type Query } from './words.ts';
import { enemyOf } from './1-basics/board.ts';

function* pieceFaults(q: Query): Generator<string> {
  for (let p = 0; p < q.pieceCount; p++) {
    const { name, steps: full } = q.kindOf(p);
    const at = q.at(p);
    const side = q.sideOf(p);
    if (at >= HEXES && at !== RESERVES[side] && at !== ELIMINATED[side]) yield `${name} is in the wrong box`;
    if (at === ELIMINATED[side] && q.steps(p) !== 0) yield `${name} is eliminated with ${q.steps(p)} CEL`;
    if (!onMap(q, p)) continue;
    if (q.steps(p) < 1 || q.steps(p) > full) yield `${name} has ${q.steps(p)} CEL`;
    if (q.field(p, 'spent') < 0) yield `${name} has spent ${q.field(p, 'spent')}`;
    if (q.field(p, 'oos') < 0) yield `${name} has an out-of-supply level of ${q.field(p, 'oos')}`;
    if (q.within('movement') && q.field(p, 'spent') > allowance(q, p)) yield `${name} has spent more than it had`;
  }
}

function* hexFaults(q: Query): Generator<string> {
  const sides = new Map<number, Side>();
  for (const side of BOTH)
    for (const p of q.piecesOf(side)) {
      if (!onMap(q, p)) continue;
      if ((sides.get(q.at(p)) ?? side) !== side) yield `both sides are in ${PLACES.label(q.at(p))}`;
      sides.set(q.at(p), side);
    }
  for (const [hex, owner] of q.layer('works').entries())
    if (owner !== 0 && sides.get(hex) === 2 - owner) yield `the enemy stands in works at ${PLACES.label(hex)}`;
  // 3.2.1: a hex may be too full only while its side still moves.
  for (const side of BOTH)
    if (!(isMoving(q) && q.active === side))
      for (const hex of overfull(q, side)) yield `too many CEL in ${PLACES.label(hex)}`;
}
const isMoving = (q: Query): boolean => q.within('movement') || q.within('strategic-movement') || q.within('attack');

export function invariants(q: Query): readonly string[] {
  if (q.state.result !== null) return [];
  return [...pieceFaults(q), ...hexFaults(q)];
}

/** 3.2.1, 3.1.8: what cannot be. */
export function positionFault(q: Query): Refusal | undefined {
  const sides = new Map<number, Side>();
  for (const side of BOTH)
    for (const p of q.piecesOf(side)) {
      if (!onMap(q, p)) continue;
      if ((sides.get(q.at(p)) ?? side) !== side)
        return refuse('3.1.8', say`${unit(p)} is in ${place(q.at(p))} with the enemy.`);
      sides.set(q.at(p), side);
    }
  return undefined;
}

/** The enemy's air plot and his bridges may be anything: `viewer` must not see a difference. */
export function permute(g: Play, viewer: Side, _random: Random): void {
  const enemy = enemyOf(viewer);
  if (g.memo(nameOf('plot', enemy)) !== undefined) g.setMemo(nameOf('plot', enemy), []);
  // 16.1.4: outside fortifications what was told of a counter's CEL is true.
  for (const p of g.piecesOf(enemy)) {
    const told = celTold(g, p);
    if (told !== undefined && g.knows(viewer, p) < KIND && g.steps(p) > 0 && g.steps(p) !== told)
      g.setSteps(p, told, '16.1.4');
  }
}
