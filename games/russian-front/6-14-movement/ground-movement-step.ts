// The Ground Movement Step (6.2) and its orders: move, march by a chosen path.
import {
  type Loc,
  type Piece,
  place,
  type Preview,
  type Refusal,
  refuse,
  rule,
  say,
  units,
  type Verb,
} from '@rasputitsa/kernel';
import { EDGE, HELD, isHex } from '../1-components/board.ts';
import { enemyOf, sideId } from '../1-components/sides.ts';
import { look } from '../4-11-general/examining-units.ts';
import { leaveRefusal } from '../4-11-general/forced-out.ts';
import { placing as refitOrders } from '../4-11-general/refit.ts';
import { placing as reserveOrders } from '../4-11-general/reserves.ts';
import { clearMarkers } from '../7-15-combat/elimination.ts';
import { groundAt, isBattle, unitsOf } from '../state.ts';
import { type Asking, type DecisionNode, type Play, type Query, verb } from '../words.ts';
import { march } from './carrying-out-moves.ts';
import { groupRefusalOf, moverRefusal, pathRefusal } from './general-movement.ts';
import { beginMovement, factorsLeft } from './movement-factors.ts';
import { canReach, goals, reach, unreachable, type Way, wayTo } from './reachable-hexes.ts';
import { provokes } from './response.ts';

// Orders

/** Units that could move now, by hex. */
function movers(q: Query): ReadonlyMap<Loc, readonly Piece[]> {
  return q.cached(`rf.movers.${q.actor}`, ['pieces', 'stack', 'tracks'], () => {
    const out = new Map<Loc, Piece[]>();
    for (const p of q.piecesOf(q.actor)) {
      if (moverRefusal(q, p)) continue;
      const there = out.get(q.at(p));
      if (there) there.push(p);
      else out.set(q.at(p), [p]);
    }
    return out;
  });
}
/** Lists worth trying: each unit alone, and each stack. */
function* groups(q: Query): Generator<readonly Piece[]> {
  for (const [at, stack] of movers(q)) {
    for (const p of stack) yield [p];
    if (stack.length > 1 && isHex(at)) yield stack;
  }
}

const movingUnits: Asking<unknown, readonly Piece[]> = {
  title: 'units',
  candidates: groups,
  elements: (q) => [...movers(q).values()].flat(),
  refuse: (q, _soFar, chosen) => groupRefusalOf(q, chosen, moverRefusal),
};
/** What a move means, told before it is made: by what the board shows. */
function prospect(q: Query, pieces: readonly Piece[], way: Way | undefined): Preview {
  if (!way) return {};
  const side = q.sideOf(pieces[0] ?? -1);
  const to = way.path.at(-1) ?? -1;
  const notes: NonNullable<Preview['notes']>[number][] = [];
  const enemies = groundAt(q, to, enemyOf(side));
  if (isBattle(q, to)) notes.push({ rule: '6.1.3.1', message: say`joins the battle` });
  else if (enemies.length > 0) notes.push({ rule: '4.8', message: say`attacks ${units(enemies)}` });
  const answered = way.path.filter((into, i) => i > 0 && provokes(q, side, way.path[i - 1] ?? -1, into));
  const [first, ...others] = answered;
  if (first !== undefined)
    notes.push({
      rule: '6.2.1',
      message:
        others.length === 0
          ? say`the enemy may respond at ${place(first)}`
          : say`the enemy may respond at ${answered.length} hexes, first at ${place(first)}`,
    });
  return { cost: way.cost, path: way.path, ...(notes.length > 0 ? { notes } : {}) };
}

/** 6.1: by the cheapest way, avoiding steps the enemy could answer where that is possible. */
const move = verb({
  id: 'move',
  title: 'Move',
  rule: '6.1',
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: movingUnits,
    to: {
      candidates: (q, { units: pieces }) => goals(q, pieces),
      has: (q, { units: pieces }, to) => wayTo(q, pieces, to) !== undefined,
      refuse: (q, { units: pieces }, to) => (canReach(q, pieces, to) ? undefined : unreachable(q, pieces, to)),
      preview: (q, { units: pieces }, to) => prospect(q, pieces, wayTo(q, pieces, to)),
    },
  },
  apply(g, { units: pieces, to }) {
    const path = wayTo(g, pieces, to)?.path;
    if (!path) throw new Error('russian-front: no way');
    march(g, pieces, path);
  },
});

/** 6.1: by a path of the owner's choice. */
const marchBy = verb({
  id: 'march',
  title: 'Move by a chosen path',
  rule: '6.1',
  args: { units: 'pieces', path: 'places' },
  ask: {
    units: movingUnits,
    path: {
      title: 'path',
      candidates: (q, { units: pieces }) => [...reach(q, pieces).values()].map((w) => w.path.slice(1)),
      refuse: (q, { units: pieces }, path) => routeRefusal(q, pieces, path),
    },
  },
  apply(g, { units: pieces, path }) {
    march(g, pieces, withStart(g, pieces, path));
  },
});
/** What `wayTo` found needs no second look. */
function routeRefusal(q: Query, pieces: readonly Piece[], route: readonly Loc[]): Refusal | undefined {
  const found = wayTo(q, pieces, route.at(-1) ?? -1)?.path;
  if (found?.length === route.length + 1 && route.every((h, i) => h === found[i + 1])) return undefined;
  return pathRefusal(q, pieces, withStart(q, pieces, route));
}
function withStart(q: Query, pieces: readonly Piece[], path: readonly Loc[]): readonly Loc[] {
  return [q.at(pieces[0] ?? -1), ...path];
}

// The step

/** 5.2.1.3.2: who waits in a partial hex must come in if it can. */
const waiting = rule(
  '5.2.1.3.2',
  (q: Query): readonly Piece[] => {
    const edge = EDGE[q.active] ?? -1;
    return q.piecesAt(edge).filter((p) => goals(q, [p]).length > 0 && factorsLeft(q, p) > 0);
  },
  () => [],
);
function endMovement(g: Play): void {
  // Units that found no way in are held back (5.2.2).
  for (const p of g.piecesAt(EDGE[g.active] ?? -1)) {
    clearMarkers(g, p);
    g.move(p, HELD[g.active] ?? -1, { by: 'held back' });
  }
  g.setTrack(`blitz-${sideId(g.active)}`, 0);
  for (const p of unitsOf(g, g.active)) g.lower(p, 'strategic');
  look(g);
}

const ids = (orders: readonly Verb[]): readonly string[] => orders.map((v) => v.id);

export const groundStep: DecisionNode = {
  kind: 'decision',
  id: 'ground-movement',
  title: 'Ground Movement Step',
  rule: '6.2',
  enter: beginMovement,
  verbs: [
    'move',
    'march',
    'strategic-move',
    'forced-march',
    'convert',
    ...ids(reserveOrders),
    ...ids(refitOrders),
    'raze-fortification',
  ],
  prompt: () => say`Move ground units; convert railroads.`,
  // 6.1.1: as many units as the owner likes, none too.
  done: {
    title: 'Ground movement ends',
    refuse: (q) => {
      const late = waiting(q);
      return late.length === 0
        ? leaveRefusal(q, q.active)
        : refuse('5.2.1.3.2', say`${units(late)} must enter the map from the edge.`, { pieces: late });
    },
  },
  leave: endMovement,
};

export const verbs: readonly Verb[] = [move, marchBy];
