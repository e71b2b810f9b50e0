// Stacking (6.2): how many units of a side a place holds, and who may still come.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { groundAt } from '../1-map/terrain.ts';
import { commander, mobilizes, moverRefusal } from '../4-sequence/movement-phase.ts';
import { EXIT_STACKING, STACKING } from '../data/tables.ts';
import { cachedFor, unitsAt, unitsOf, WHERE } from '../state.ts';
import type { Query } from '../words.ts';
import { landMoves } from './land-moves.ts';
import { lastUnitRefusal } from './retreats.ts';

/** 6.21, 12.N1: units of one side; weather never lowers it. */
export const stackLimit = rule(
  '6.21',
  (at: Loc): number => (isExit(at) ? EXIT_STACKING : (STACKING[groundAt(at)] ?? 0)),
  () => 99,
);

/** 6.22a: hexes where a side stands over the limit. */
export function overstacked(q: Query, side: Side): readonly Loc[] {
  return cachedFor(q, 'ef.overstacked', WHERE, side, () => {
    const out = new Set<Loc>();
    for (const p of unitsOf(q, side)) if (unitsAt(q, q.at(p), side).length > stackLimit(q.at(p))) out.add(q.at(p));
    return [...out];
  });
}

/** Whether a unit can still get out of the way in this phase: by a move of its own, or by mobilizing (5.41). */
function mayLeave(q: Query, p: Piece): boolean {
  if (q.has(p, 'active')) return mobilizes(q, p) && landMoves(q, p).size > 0;
  return !moverRefusal(q, p) && !lastUnitRefusal(q, p) && landMoves(q, p).size > 0;
}

/** Units that can still leave a place in this phase: for nothing, or for a Supreme Move each. HQs mobilize at the end. */
function leavers(q: Query, at: Loc, side: Side, but: Piece): { readonly free: number; readonly paid: number } {
  const marching = q.frame.n === 'moves' || q.frame.n === 'blitz-moves';
  let free = 0;
  let paid = 0;
  for (const p of unitsAt(q, at, side)) {
    if (p === but || !(marching || q.has(p, 'active')) || !mayLeave(q, p)) continue;
    if (q.has(p, 'active') || commander(q, p) === 'hq') free++;
    else paid++;
  }
  return { free, paid };
}
/** 6.22a: Supreme Moves to be kept back for clearing overfull hexes, were the unit to go there; undefined if even they would not do. */
function keptBack(q: Query, p: Piece, to: Loc): number | undefined {
  const side = q.sideOf(p);
  let sum = 0;
  for (const at of new Set([...overstacked(q, side), to])) {
    const here = unitsAt(q, at, side);
    // 6.22b: what a Repulse made too many is no fault of the owner's.
    const tolerated = here.filter((x) => x !== p && q.has(x, 'excess')).length;
    const count = here.length + (at === to ? 1 : 0) - (at === q.at(p) ? 1 : 0);
    const { free, paid } = leavers(q, at, side, p);
    const need = count - stackLimit(at) - (at === to ? 0 : tolerated) - free;
    if (need > paid && at === to) return undefined;
    sum += Math.max(0, Math.min(need, paid));
  }
  return sum;
}

/** 6.22a: a unit may end its move on a full stack only if others can still leave it this phase (6.2), and while they can be paid for. */
export const stackRefusal = rule(
  '6.22a',
  (q: Query, p: Piece, to: Loc, spend = commander(q, p) === 'supreme' ? 1 : 0): Refusal | undefined => {
    const there = unitsAt(q, to, q.sideOf(p));
    if (there.length < stackLimit(to) && overstacked(q, q.sideOf(p)).length === 0) return undefined;
    const kept = keptBack(q, p, to);
    if (kept === undefined)
      return refuse('6.21', say`${place(to)} holds ${stackLimit(to)} units of a side.`, {
        places: [to],
        pieces: there,
      });
    return kept === 0 || q.track('supreme') - spend >= kept
      ? undefined
      : refuse('6.22a', say`The Supreme Moves left are needed to clear overfull hexes.`, {
          places: overstacked(q, q.sideOf(p)),
        });
  },
  () => undefined,
);

/** 6.22a: naming a Rearguard takes a Supreme Move too, which may be needed to clear overfull hexes. */
export function spareRefusal(q: Query, p: Piece): Refusal | undefined {
  if (commander(q, p) !== 'supreme' || overstacked(q, q.sideOf(p)).length === 0) return undefined;
  return q.track('supreme') - 1 >= (keptBack(q, p, q.at(p)) ?? 0)
    ? undefined
    : refuse('6.22a', say`The Supreme Moves left are needed to clear overfull hexes.`, {
        places: overstacked(q, q.sideOf(p)),
      });
}

/** Whether there is anywhere to go that the stacking limits allow. */
function hasRoom(q: Query, p: Piece): boolean {
  for (const to of landMoves(q, p).keys()) if (!stackRefusal(q, p, to)) return true;
  return false;
}
/** 6.2, 6.22b: a movement phase may not end on an overstack that can be mended; HQs may mend it by mobilizing (5.41). */
export const doneRefusal = rule(
  '6.2',
  (q: Query, side: Side): Refusal | undefined => {
    for (const at of overstacked(q, side)) {
      const here = unitsAt(q, at, side);
      const excess = here.length - stackLimit(at);
      const later = here.filter((p) => q.has(p, 'active') && mayLeave(q, p)).length;
      if (later < excess && here.some((p) => !q.has(p, 'active') && mayLeave(q, p) && hasRoom(q, p)))
        return tooMany(q, at, side);
    }
    return undefined;
  },
  () => undefined,
);
export function tooMany(q: Query, at: Loc, side: Side): Refusal {
  return refuse('6.21', say`${place(at)} holds ${stackLimit(at)} units of a side; move some off.`, {
    places: [at],
    pieces: unitsAt(q, at, side),
  });
}
