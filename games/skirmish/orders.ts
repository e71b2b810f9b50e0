// Chapter 2: orders in secret, and the initiative. Chapter 9: rebuilding.
import {
  type Args,
  NOWHERE,
  type Piece,
  type Play,
  place,
  PRESENT,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  sideName,
  UNSEEN,
  unit,
  verb,
} from '@rasputitsa/kernel';
import { nameOf, onMap } from './blocks.ts';
import { BLUE, HEXES, RED, RESERVE, SOURCES, VILLAGES } from './board.ts';
import { RAISED_STEPS, STOCK } from './data/tables.ts';
import { refuseOwn } from './movement.ts';
import { driveOff, isStealthy, lookForScouts } from './scouts.ts';
import { inSupply } from './supply.ts';
import { heldBy, takeControl } from './victory.ts';
import { picture, refuseStack, room } from './zones.ts';

export const PURPOSES = ['initiative', 'shots', 'rebuild'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Plan = Readonly<Record<Purpose, number>>;

const NO_PLAN: Plan = { initiative: 0, shots: 0, rebuild: 0 };
/** What a side has allotted so far. A memo that only its owner sees. */
export const planOf = (q: Query, side: Side): Plan => (q.memo(nameOf('plan', side)) as Plan | undefined) ?? NO_PLAN;
export const allotted = (plan: Plan): number => plan.initiative + plan.shots + plan.rebuild;

/** 2.3 No more than the stock holds, and at most so many to one purpose. */
const mostFor = rule(
  '2.3',
  (q: Query, to: Purpose): number => {
    const plan = planOf(q, q.actor);
    return Math.min(STOCK.purpose, q.track(nameOf('stock', q.actor)) - allotted(plan) + plan[to]);
  },
  () => STOCK.most,
);

type Allot = Args & { readonly to: Purpose; readonly points: number };

export const allot = verb<Allot>({
  id: 'allot',
  title: 'Allot supply points',
  rule: '2.3',
  args: [
    { name: 'to', type: 'choice', title: 'Purpose', candidates: () => PURPOSES },
    {
      name: 'points',
      type: 'number',
      title: 'Points',
      *candidates(q, { to = 'initiative' }) {
        for (let n = 0; n <= mostFor(q, to); n++) if (n !== planOf(q, q.actor)[to]) yield n;
      },
      refuse(q, { to = 'initiative' }, value) {
        const most = mostFor(q, to);
        if ((value as number) <= most) return undefined;
        return refuse('2.3', say`At most ${most} points can go to ${to}.`);
      },
    },
  ],
  apply: (g, { to, points }) => g.setMemo(nameOf('plan', g.actor), { ...planOf(g, g.actor), [to]: points }),
});

/** 2.4 The side that allotted more has the initiative; when equal it stays where it is. */
const initiative = rule(
  '2.4',
  (q: Query): Side => {
    const lead = planOf(q, BLUE).initiative - planOf(q, RED).initiative;
    return lead > 0 ? BLUE : lead < 0 ? RED : q.track('initiative');
  },
  (q: Query) => q.track('initiative'),
);

/** 2.4 Both plans are laid open at once. */
export function revealOrders(g: Play): void {
  const first = initiative(g);
  for (const side of [BLUE, RED]) {
    const plan = planOf(g, side);
    g.setTrack(nameOf('stock', side), g.track(nameOf('stock', side)) - allotted(plan));
    g.setTrack(nameOf('shots', side), plan.shots);
    g.setTrack(nameOf('rebuild', side), plan.rebuild);
    if (g.memo(nameOf('plan', side)) !== undefined) g.setMemo(nameOf('plan', side), null);
    g.note(
      '2.4',
      say`${sideName(side)} allots ${plan.initiative} to initiative, ${plan.shots} to guns, ${plan.rebuild} to rebuilding.`,
    );
  }
  g.setTrack('initiative', first);
}

// Rebuilding

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
  const own = refuseOwn(q, p, '9.1');
  if (own) return own;
  if (isFull(q, p)) return refuse('9.1', say`${unit(p)} is at full strength.`, { pieces: [p] });
  if (maySwell(q, p)) return undefined;
  return refuse('9.1', say`${unit(p)} is out of supply or in an enemy zone of control.`, { pieces: [p] });
}

export const replenish = verb<Args & { readonly piece: number }>({
  id: 'replenish',
  title: 'Replenish a block',
  rule: '9.1',
  refuse: refuseSpent,
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'Block',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor)) if (onMap(q, p) && !isFull(q, p)) yield p;
      },
      refuse: (q, _, value) => refuseReplenish(q, value as number),
    },
  ],
  apply(g, { piece }) {
    g.setSteps(piece, g.steps(piece) + 1, '9.1');
    spend(g);
  },
});

/** 9.3 Sources of supply, and supplied villages that the side holds; not beside the enemy. */
const mayRaiseAt = rule(
  '9.3',
  (q: Query, hex: number): boolean => {
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
  (_: Query, __: Piece): number => RAISED_STEPS,
  (q: Query, p: Piece) => q.kindOf(p).steps,
);

function raisingHexes(side: Side): readonly number[] {
  return [...(SOURCES[side] ?? []), ...VILLAGES.map((v) => v.hex)];
}

export const raise = verb<Args & { readonly piece: number; readonly at: number }>({
  id: 'raise',
  title: 'Raise a block from the reserve',
  rule: '9.2',
  refuse: refuseSpent,
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'Block',
      candidates: (q) => q.piecesAt(RESERVE[q.actor] ?? NOWHERE),
      refuse(q, _, value) {
        const p = value as number;
        if (q.sideOf(p) === q.actor && q.at(p) === RESERVE[q.actor]) return undefined;
        return refuse('9.2', say`${unit(p)} is not in the reserve.`, { pieces: [p] });
      },
    },
    {
      name: 'at',
      type: 'place',
      title: 'Hex',
      candidates: (q) => raisingHexes(q.actor),
      refuse(q, { piece = NOWHERE }, value) {
        const hex = value as number;
        if (hex >= HEXES || !mayRaiseAt(q, hex))
          return refuse(
            '9.3',
            say`${place(hex)} is no source of supply, nor a supplied village of ours out of the enemy's reach.`,
            { places: [hex] },
          );
        return refuseStack(q, q.actor, hex, room(q, piece));
      },
    },
  ],
  apply(g, { piece, at }) {
    driveOff(g, g.active, at);
    g.place(piece, at, raisedSteps(g, piece), isStealthy(g, piece) ? UNSEEN : PRESENT);
    takeControl(g, piece, [at]);
    lookForScouts(g);
    spend(g);
  },
});

/** 9.1 Points not used are lost. */
export function endRebuilding(g: Play): void {
  g.setTrack(nameOf('rebuild', g.active), 0);
}
