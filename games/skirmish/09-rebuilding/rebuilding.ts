// Chapter 9: rebuilding, with the points that the orders set aside for it.
import {
  NOWHERE,
  type Piece,
  place,
  PRESENT,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  UNSEEN,
  unit,
  type Loc,
} from '@rasputitsa/kernel';
import { onMap } from '../01-board/blocks.ts';
import { HEXES, RESERVE, SOURCES, VILLAGES } from '../01-board/board.ts';
import { picture, refuseStack, room } from '../03-zones/zones.ts';
import { refuseOffMap } from '../04-movement/movement.ts';
import { driveOff, isStealthy, lookForScouts } from '../05-scouts/scouts.ts';
import { inSupply } from '../08-supply/supply.ts';
import { heldBy, takeControl } from '../11-victory/victory.ts';
import { RAISED_STEPS } from '../data/tables.ts';
import { nameOf } from '../words.ts';
import { type Play, type Query, verb } from '../words.ts';

export const rebuildPoints = (q: Query): number => q.track(nameOf('rebuild', q.active));
const spend = (g: Play): void => g.setTrack(nameOf('rebuild', g.active), rebuildPoints(g) - 1);

function refuseSpent(q: Query): Refusal | undefined {
  return rebuildPoints(q) > 0 ? undefined : refuse('9.1', say`No rebuilding points are left.`);
}

/** 9.1 A block that is supplied and not beside the enemy. */
const maySwell = rule(
  '9.1',
  (q: Query, p: Piece): boolean => {
    const at = q.at(p);
    return inSupply(q, q.actor, at) && (picture(q, q.actor).zoc[at] ?? 0) === 0;
  },
  () => true,
);

/** 1.3 A block is never stronger than its full strength. */
const isFull = rule(
  '1.3',
  (q: Query, p: Piece): boolean => q.steps(p) >= q.kindOf(p).steps,
  () => false,
);

function refuseReplenish(q: Query, p: Piece): Refusal | undefined {
  const own = refuseOffMap(q, p, '9.1');
  if (own) return own;
  if (isFull(q, p)) return refuse('9.1', say`${unit(p)} is at full strength.`, { pieces: [p] });
  if (maySwell(q, p)) return undefined;
  return refuse('9.1', say`${unit(p)} is out of supply or in an enemy zone of control.`, { pieces: [p] });
}

export const replenish = verb({
  id: 'replenish',
  title: 'Replenish a block',
  rule: '9.1',
  refuse: refuseSpent,
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'Block',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor)) if (onMap(q, p) && !isFull(q, p)) yield p;
      },
      refuse: (q, _, value) => refuseReplenish(q, value),
    },
  },
  apply(g, { piece }) {
    g.setSteps(piece, g.steps(piece) + 1, '9.1');
    spend(g);
  },
});

/** 9.3 Sources of supply, and supplied villages that the side holds; not beside the enemy. */
const mayRaiseAt = rule(
  '9.3',
  (q: Query, hex: Loc): boolean => {
    const side = q.actor;
    const seen = picture(q, side);
    if ((seen.foes[hex] ?? 0) > 0 || (seen.zoc[hex] ?? 0) > 0) return false;
    if (SOURCES[side]?.includes(hex) === true) return true;
    return VILLAGES.some((v) => v.hex === hex) && heldBy(q, hex) === side && inSupply(q, side, hex);
  },
  () => true,
);

/** 9.2 A block comes back with a single step. */
const raisedSteps = rule(
  '9.2',
  (full: number): number => Math.min(full, RAISED_STEPS),
  (full: number) => full,
);

function raisingHexes(side: Side): readonly number[] {
  return [...(SOURCES[side] ?? []), ...VILLAGES.map((v) => v.hex)];
}

export const raise = verb({
  id: 'raise',
  title: 'Raise a block from the reserve',
  rule: '9.2',
  refuse: refuseSpent,
  args: { piece: 'piece', at: 'place' },
  ask: {
    piece: {
      title: 'Block',
      candidates: (q) => q.piecesAt(RESERVE[q.actor] ?? NOWHERE),
      refuse(q, _, value) {
        const p = value;
        if (q.sideOf(p) === q.actor && q.at(p) === RESERVE[q.actor]) return undefined;
        return refuse('9.2', say`${unit(p)} is not in the reserve.`, { pieces: [p] });
      },
    },
    at: {
      title: 'Hex',
      candidates: (q) => raisingHexes(q.actor),
      refuse(q, { piece }, value) {
        const hex = value;
        if (hex >= HEXES || !mayRaiseAt(q, hex))
          return refuse(
            '9.3',
            say`${place(hex)} is neither a source of supply nor a supplied village of ours out of the enemy's reach.`,
            { places: [hex] },
          );
        return refuseStack(q, q.actor, hex, room(q, piece));
      },
    },
  },
  apply(g, { piece, at }) {
    driveOff(g, g.active, at);
    g.place(piece, at, raisedSteps(g.kindOf(piece).steps), isStealthy(g, piece) ? UNSEEN : PRESENT);
    takeControl(g, piece, [at]);
    lookForScouts(g);
    spend(g);
  },
});

/** 9.1 Points not used are lost. */
export function endRebuilding(g: Play): void {
  g.setTrack(nameOf('rebuild', g.active), 0);
}
