// Strategic movement (19.1): along friendly railroads, far from the enemy, with twice the movement factor.
import {
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { isHex, neighbours, railsFrom } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isGround } from '../1-components/units.ts';
import { isSupplied } from '../4-11-general/supply.ts';
import { march } from '../6-14-movement/carrying-out-moves.ts';
import { endRefusal, stayRefusal, stepRefusal } from '../6-14-movement/general-movement.ts';
import { stepCost } from '../6-14-movement/movement-costs.ts';
import { allowance } from '../6-14-movement/movement-factors.ts';
import type { Way } from '../6-14-movement/reachable-hexes.ts';
import { STRATEGIC_MOVEMENT } from '../data/tables.ts';
import { isFriendlyGauge, unitsAt, uses } from '../state.ts';
import { type Query, verb } from '../words.ts';
import { strategicFactor } from './strategic-factor.ts';

function enemiesNear(q: Query, at: Loc, side: Side): readonly Piece[] {
  return [at, ...neighbours(at)].flatMap((h) => unitsAt(q, h, enemyOf(side)).all);
}
/** 19.1: why a strategic move cannot use a hex. */
const railRefusal = rule(
  '19.1',
  (q: Query, side: Side, at: Loc): Refusal | undefined => {
    if (!isFriendlyGauge(q, side, at))
      return refuse('19.1', say`${place(at)} is not a friendly railroad hex.`, { places: [at] });
    const near = enemiesNear(q, at, side);
    return near.length === 0
      ? undefined
      : refuse('19.1', say`${place(at)} is next to an enemy.`, { pieces: near, places: [at] });
  },
  () => undefined,
);
function starterRefusal(q: Query, p: Piece): Refusal | undefined {
  const no = stayRefusal(q, p);
  if (no) return no;
  if (!isHex(q.at(p))) return refuse('19.1', say`${unit(p)} is not on the map yet.`);
  if (q.has(p, 'out-of-supply') || !isSupplied(q, p)) return refuse('19.1', say`${unit(p)} is out of supply.`);
  if (q.field(p, 'spent') > 0 && !q.has(p, 'strategic'))
    return refuse('19.1', say`${unit(p)} has moved or worked on the rails.`, { pieces: [p] });
  return railRefusal(q, q.sideOf(p), q.at(p));
}
function groupRefusal(q: Query, pieces: readonly Piece[]): Refusal | undefined {
  const [first] = pieces;
  if (first === undefined) return refuse('6.1.1', say`Name the units that move.`);
  const apart = pieces.find((p) => q.at(p) !== q.at(first));
  if (apart !== undefined)
    return refuse('6.1', say`${unit(apart)} and ${unit(first)} do not stand in one hex.`, { pieces: [apart, first] });
  for (const p of pieces) {
    const no = starterRefusal(q, p);
    if (no) return no;
  }
  return undefined;
}
function* groups(q: Query): Generator<readonly Piece[]> {
  const stacks = new Map<Loc, Piece[]>();
  for (const p of starters(q)) {
    yield [p];
    const there = stacks.get(q.at(p));
    if (there) there.push(p);
    else stacks.set(q.at(p), [p]);
  }
  for (const stack of stacks.values()) if (stack.length > 1) yield stack;
}
function starters(q: Query): readonly Piece[] {
  return q.cached(`rf.strategic.${q.actor}`, ['pieces', 'stack', 'layers', 'marks', 'tracks'], () =>
    q.piecesOf(q.actor).filter((p) => isGround(q, p) && !starterRefusal(q, p)),
  );
}
function left(q: Query, p: Piece): number {
  const factor = STRATEGIC_MOVEMENT / strategicFactor(q, p);
  return allowance(q, p) * factor - q.field(p, 'spent');
}
/** Where the rails lead, with the cheapest way. */
function railReach(q: Query, pieces: readonly Piece[]): ReadonlyMap<Loc, Way> {
  return q.cached(`rf.railReach.${pieces.join(',')}`, ['pieces', 'marks', 'layers', 'tracks', 'stack'], () => {
    const out = new Map<Loc, Way>();
    const [first] = pieces;
    if (first === undefined || !isHex(q.at(first))) return out;
    const side = q.sideOf(first);
    const most = Math.min(...pieces.map((p) => left(q, p)));
    const rings: Way[][] = [[{ cost: 0, path: [q.at(first)] }]];
    for (let cost = 0; cost <= most; cost++)
      for (const way of rings[cost] ?? []) {
        const at = way.path.at(-1) ?? -1;
        if (out.has(at)) continue;
        out.set(at, way);
        for (const to of railsFrom(at)) {
          if (out.has(to) || railRefusal(q, side, to)) continue;
          if (pieces.some((p) => stepRefusal(q, p, at, to, 'ground', 'later'))) continue;
          const next = cost + Math.max(...pieces.map((p) => stepCost(q, p, at, to)));
          if (next <= most) (rings[next] ??= []).push({ cost: next, path: [...way.path, to] });
        }
      }
    out.delete(q.at(first));
    for (const to of out.keys()) if (endRefusal(q, pieces, to)) out.delete(to);
    return out;
  });
}
const strategicMove = verb({
  id: 'strategic-move',
  title: 'Move strategically',
  rule: '19.1',
  refuse: (q) =>
    uses(q, 'strategic-movement') ? undefined : refuse('19.1', say`Strategic movement is not used in this game.`),
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: {
      title: 'units',
      candidates: groups,
      elements: starters,
      refuse: (q, _soFar, chosen) => groupRefusal(q, chosen),
    },
    to: {
      candidates: (q, { units: pieces }) => railReach(q, pieces).keys(),
      refuse: (q, { units: pieces }, to) =>
        railReach(q, pieces).has(to)
          ? undefined
          : (railRefusal(q, q.actor, to) ??
            refuse('19.1', say`${place(to)} is beyond reach along friendly railroads.`, {
              places: [to],
            })),
      preview: (q, { units: pieces }, to) => ({ ...railReach(q, pieces).get(to) }),
    },
  },
  apply(g, { units: pieces, to }) {
    const path = railReach(g, pieces).get(to)?.path;
    if (!path) throw new Error('russian-front: no way');
    for (const p of pieces) g.raise(p, 'strategic');
    march(g, pieces, path);
  },
});

export const verbs: readonly Verb[] = [strategicMove];
