// Overstacking (6.22a): nobody ends a move where too many would be left at the end of the phase (RULINGS R41).
import { type Loc, type Piece, type Refusal, rule, type Side } from '@rasputitsa/kernel';
import { commander, moverRefusal } from '../4-sequence/movement-phase.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { canClear, clearRefusal, lateLeavers } from './clearing.ts';
import { landMoves } from './land-moves.ts';
import { lastUnitRefusal } from './retreats.ts';
import { overstacked, stackLimit, tooMany } from './stacking.ts';

/** What a move takes besides the room: its way, if that crosses sides of battles, ports, and Supreme Moves. */
interface Cost {
  readonly path?: readonly Loc[];
  readonly ports?: readonly Loc[];
  readonly spend?: number;
}

/** 6.22a: a unit may end its move on a full stack only if others can still leave it this phase (6.2), and nobody may bar those who have to. */
export const stackRefusal = rule(
  '6.22a',
  (q: Query, p: Piece, to: Loc, cost: Cost = {}): Refusal | undefined => {
    const side = q.sideOf(p);
    if (unitsAt(q, to, side).length < stackLimit(to) && overstacked(q, side).length === 0) return undefined;
    return clearRefusal(q, side, {
      piece: p,
      to,
      path: cost.path ?? [],
      ports: cost.ports ?? [],
      spend: cost.spend ?? 0,
    });
  },
  () => undefined,
);
/** A march: its way, and the Supreme Move of a unit that nobody else commands. */
export function marchRefusal(q: Query, p: Piece, path: readonly Loc[]): Refusal | undefined {
  return stackRefusal(q, p, path.at(-1) ?? q.at(p), { path, spend: commander(q, p) === 'supreme' ? 1 : 0 });
}

/** 6.22a: a Rearguard keeps a side for itself, and may take a Supreme Move; both may be needed to clear overfull hexes. */
export const spareRefusal = rule(
  '6.22a',
  (q: Query, p: Piece): Refusal | undefined => {
    const side = q.sideOf(p);
    if (overstacked(q, side).length === 0) return undefined;
    const spend = commander(q, p) === 'supreme' ? 1 : 0;
    return clearRefusal(q, side, { piece: p, to: q.at(p), path: [], spend, isNaming: true });
  },
  () => undefined,
);

/** Whether a unit may march off by itself now. */
function isFree(q: Query, p: Piece): boolean {
  return !q.has(p, 'active') && !moverRefusal(q, p) && !lastUnitRefusal(q, p);
}
/** Whether there is anywhere to go that the stacking limits allow. */
function hasRoom(q: Query, p: Piece): boolean {
  for (const way of landMoves(q, p).values()) if (!marchRefusal(q, p, way.path)) return true;
  return false;
}
/** 6.2, 6.22b: a movement phase may not end on an overstack that can be mended; Rearguards and HQs may mend it when all others have moved. */
export const doneRefusal = rule(
  '6.2',
  (q: Query, side: Side): Refusal | undefined => {
    const full = overstacked(q, side);
    const [first] = full;
    if (first === undefined) return undefined;
    const crowd = full.find((at) => lateLeavers(q, at, side) < unitsAt(q, at, side).length - stackLimit(at));
    if (!canClear(q, side, undefined, 'late') && canClear(q, side)) return tooMany(q, crowd ?? first, side);
    for (const at of full) {
      const here = unitsAt(q, at, side);
      if (lateLeavers(q, at, side) >= here.length - stackLimit(at)) continue;
      if (here.some((p) => isFree(q, p) && hasRoom(q, p))) return tooMany(q, at, side);
    }
    return undefined;
  },
  () => undefined,
);
