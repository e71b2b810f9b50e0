// Ways out of an overfull hex (6.2, RULINGS R41): by land, by rail, by sea, and what of all that is counted each of them uses up.
import type { Loc, Piece } from '@rasputitsa/kernel';
import { portRoom } from '../15-seapower/ports.ts';
import { embarkRefusal, portRefusal, seaMoves } from '../15-seapower/voyages.ts';
import { isSupreme } from '../2-units/units.ts';
import { commander } from '../4-sequence/movement-phase.ts';
import { strategicMoves } from '../5-command/supreme-hqs.ts';
import { railMoves } from '../9-rail/rides.ts';
import { enemyOf } from '../sides.ts';
import { BOARD, cachedFor, isEngaged, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { sideKey, sideUsed } from './hexside-limits.ts';
import { landWays } from './land-moves.ts';
import { givesUpBattle } from './retreats.ts';
import { movesFor, railRefusal } from './strategic-moves.ts';

/** One way out of a place: what it uses up (sides of battles, ports), what it costs in Supreme Moves, and where it ends. */
export interface Exit {
  readonly uses: readonly string[];
  readonly price: number;
  readonly to: Loc;
}
/** All of a unit's ways out that differ in this, and how much is left of what they use up. */
interface Exits {
  readonly all: readonly Exit[];
  readonly left: ReadonlyMap<string, number>;
}

/** Sides of battles that a way by land or rail crosses. */
export function sidesOf(q: Query, p: Piece, path: readonly Loc[]): readonly (readonly [from: Loc, to: Loc])[] {
  const out: (readonly [Loc, Loc])[] = [];
  const [from, next] = path;
  const to = path.at(-1);
  const last = path.at(-2);
  if (from === undefined || next === undefined || to === undefined || last === undefined) return out;
  if (isEngaged(q, p)) out.push([from, next]);
  if (unitsAt(q, to, enemyOf(q.sideOf(p))).length > 0) out.push([last, to]);
  return out;
}
export const portKey = (at: Loc): string => `port ${at}`;

export function exitsOf(q: Query, p: Piece): Exits {
  return cachedFor(q, 'ef.exits', BOARD, p, () => {
    const side = q.sideOf(p);
    const all = new Map<string, Exit>();
    const left = new Map<string, number>();
    const add = (to: Loc, price: number, uses: readonly string[]): void => {
      const key = `${to} ${price} ${uses.join()}`;
      if (!all.has(key)) all.set(key, { uses, price, to });
    };
    const along = (path: readonly Loc[]): readonly string[] =>
      sidesOf(q, p, path).map(([a, b]) => {
        const key = sideKey(side, a, b);
        left.set(key, sideUsed(q, a, b, side));
        return key;
      });
    // Rearguards have been paid for; HQs that mobilize cost nothing.
    const isPaid = q.has(p, 'active') || q.has(p, 'rearguard');
    const price = isPaid || commander(q, p) === 'hq' ? 0 : 1;
    for (const [to, ways] of landWays(q, p)) {
      // A battle that is being given up needs its sides for the Rearguard (RULINGS R44).
      if (unitsAt(q, to, side).some((x) => q.has(x, 'rearguard'))) continue;
      for (const way of ways) add(to, price, along(way.path));
    }
    const carried = strategic(q, p);
    if (!carried) return { all: [...all.values()], left };
    const { moves, free } = carried;
    if (carried.byRail)
      for (const [to, ride] of railMoves(q, p, moves)) add(to, movesFor(ride.cost) - free, along(ride.path));
    if (carried.bySea)
      for (const [to, seas] of seaMoves(q, p)) {
        if (portRefusal(q, p, to, moves)) continue;
        for (const port of [q.at(p), to]) left.set(portKey(port), portRoom(q, port));
        add(to, seas - free, [portKey(q.at(p)), portKey(to)]);
      }
    return { all: [...all.values()], left };
  });
}
/** Who may go by train or ship, with how many Rail or Sea Moves, and how many of them are free (5.62). */
interface Carried {
  readonly byRail: boolean;
  readonly bySea: boolean;
  readonly moves: number;
  readonly free: number;
}
function strategic(q: Query, p: Piece): Carried | undefined {
  if (q.has(p, 'rearguard') || q.within('blitz-movement')) return undefined;
  if (!q.has(p, 'active')) {
    const moves = q.track('supreme');
    if (moves === 0) return undefined;
    return { byRail: !railRefusal(q, p), bySea: !embarkRefusal(q, p), moves, free: 0 };
  }
  if (!isSupreme(q, p) || (isEngaged(q, p) && givesUpBattle(q, p))) return undefined;
  return { byRail: true, bySea: portRoom(q, q.at(p)) > 0, moves: strategicMoves(q), free: 1 };
}
