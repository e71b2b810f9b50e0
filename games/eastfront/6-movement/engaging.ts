// Engaging (6.31): into a battle, or to begin one.
import { type Loc, type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { areHomeZones } from '../16-strategic/exit-zone-movement.ts';
import { hqEngageRefusal } from '../5-command/headquarters.ts';
import { beginBattle, showNewcomer } from '../7-combat/battles.ts';
import { entryKind, markAssault } from '../7-combat/river-assaults.ts';
import { BY_LAND, BY_RIVER, NOBODY } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { rearguardRefusal, staysOutOfBattle } from './disengaging.ts';
import { sideRefusal, sideUsed, useSide } from './hexside-limits.ts';

/** 6.31a, 5.1c, 6.32a, 6.33: why a unit may not go into battle over this side. */
export const engageRefusal = rule(
  '6.31a',
  (q: Query, p: Piece, from: Loc, to: Loc, disengaged: boolean): Refusal | undefined => {
    const hq = hqEngageRefusal(q, p, to);
    if (hq) return hq;
    if (disengaged && staysOutOfBattle() && !areHomeZones(q, from, to, q.sideOf(p)))
      return refuse('6.32a', say`${unit(p)} has left a battle and may not engage again this phase.`, { places: [to] });
    if (sideUsed(q, from, to, q.sideOf(p)) <= 0) return sideRefusal(from, to);
    return rearguardRefusal(q, p, to, from);
  },
  () => undefined,
);

/** 6.31, 7.11, 7.12: enters a battle, and begins it where there was none. */
export function engage(g: Play, p: Piece, from: Loc, to: Loc, how = entryKind(from, to)): void {
  const side = g.sideOf(p);
  if (how === BY_LAND || how === BY_RIVER) useSide(g, from, to, side);
  g.setField(p, 'from', from + 1);
  g.setField(p, 'entry', how);
  if (g.layer('attacker')[to] === NOBODY) beginBattle(g, to, side);
  markAssault(g, to);
  // 7.12n: newcomers of the Original Attacker to a running battle are seen at once; in a new one they stay hidden until it is fought.
  showNewcomer(g, p, to);
}
