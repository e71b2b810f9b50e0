// Chapter 6, 6.3 to 6.5 and 6.13: giving way, before the fight or after it.
import { type Piece, place, type Refusal, refuse, rule, say, type Side, type Verb, type Loc } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { isArm, piecesIn } from '../01-board/blocks.ts';
import { AROUND, GRID, RIVER, WATER } from '../01-board/board.ts';
import { picture, refuseStack, room } from '../03-zones/zones.ts';
import { driveOff, lookForScouts } from '../05-scouts/scouts.ts';
import { fordClosed } from '../10-weather/weather.ts';
import { takeControl } from '../11-victory/victory.ts';
import { type DecisionNode, type Play, type Query, type StandingOrderInfo, verb } from '../words.ts';

/** The hex under attack. */
export const battleHex = (q: Query): number => q.v('target') ?? NONE;

/** 6.4 A stack with a gun must stand. */
const tiedByGun = rule(
  '6.4',
  (q: Query, stack: readonly Piece[]): boolean => stack.some((p) => isArm(q, p, 'gun')),
  () => false,
);

/** 6.5 One hex, over no river, away from the enemy and his zones unless a friend is there. */
const wayBarred = rule(
  '6.5',
  (q: Query, side: Side, hex: Loc): boolean => {
    const seen = picture(q, side);
    return (seen.foes[hex] ?? 0) > 0 || ((seen.zoc[hex] ?? 0) > 0 && (seen.own[hex] ?? 0) === 0);
  },
  (q: Query, side: Side, hex: Loc) => (picture(q, side).foes[hex] ?? 0) > 0,
);

function refuseWay(q: Query, side: Side, to: Loc): Refusal | undefined {
  const from = battleHex(q);
  const hexside = sideBetween(GRID, from, to);
  if (hexside === NONE) return refuse('6.5', say`${place(to)} is not beside ${place(from)}.`, { places: [to] });
  if (WATER[hexside] === RIVER || fordClosed(q, hexside))
    return refuse('6.5', say`The river bars the way to ${place(to)}.`, { places: [to] });
  if (wayBarred(q, side, to)) return refuse('6.5', say`The enemy bars the way to ${place(to)}.`, { places: [to] });
  const more = piecesIn(q, from, side).reduce((sum, p) => sum + room(q, p), 0);
  return refuseStack(q, side, to, more);
}

/** Whether a beaten side has anywhere to go. */
export function hasWayOut(q: Query, side: Side): boolean {
  return (AROUND[battleHex(q)] ?? []).some((to) => refuseWay(q, side, to) === undefined);
}

/** The whole stack goes one hex. */
function giveWay(g: Play, to: Loc, manner: string): void {
  const from = battleHex(g);
  driveOff(g, g.active, to);
  const stack = piecesIn(g, from, g.active);
  for (const p of stack) g.move(p, to, { path: [from, to], by: manner });
  // Only when all have gone: what is told in between would tell who went first.
  for (const p of stack) takeControl(g, p, [to]);
  lookForScouts(g);
}

function givingWay(id: string, title: string, cited: string, bars?: (q: Query) => Refusal | undefined): Verb {
  return verb({
    id,
    title,
    rule: cited,
    ends: true,
    ...(bars ? { refuse: bars } : {}),
    args: { to: 'place' },
    ask: {
      to: {
        title: 'Hex',
        candidates: (q) => AROUND[battleHex(q)] ?? [],
        refuse: (q, _, value) => refuseWay(q, q.actor, value),
      },
    },
    apply(g, { to }) {
      giveWay(g, to, id);
      g.reply('gaveWay', true);
    },
  });
}

export const withdraw = givingWay('withdraw', 'Withdraw', '6.3', (q) => {
  const stack = piecesIn(q, battleHex(q), q.actor);
  return tiedByGun(q, stack)
    ? refuse('6.4', say`The guns cannot be left behind: the stack must stand.`, {
        pieces: stack.filter((p) => isArm(q, p, 'gun')),
      })
    : undefined;
});
export const retreat = givingWay('retreat', 'Retreat', '6.13');

export const stand = verb({
  id: 'stand',
  title: 'Stand',
  rule: '6.3',
  ends: true,
  args: {},
  ask: {},
  apply: (g) => g.reply('gaveWay', false),
});

/**
 * 6.3 The defender is always asked, even where he can only stand: whether he can withdraw depends on what his blocks
 * are, and not asking would tell.
 */
export const reaction: DecisionNode = {
  kind: 'decision',
  id: 'reaction',
  title: 'Stand or withdraw',
  rule: '6.3',
  verbs: ['stand', 'withdraw'],
  prompt: (q) => say`The enemy attacks ${place(battleHex(q))}: stand or withdraw.`,
};

/** 6.13 A forced decision: there is nothing else to do. */
export const beaten: DecisionNode = {
  kind: 'decision',
  id: 'beaten',
  title: 'Retreat',
  rule: '6.13',
  verbs: ['retreat'],
  prompt: (q) => say`Beaten at ${place(battleHex(q))}: choose the hex to retreat to.`,
};

/** Standing order: hold this hex. */
export const holdHere: StandingOrderInfo = {
  id: 'hold',
  title: 'never withdraw from this hex',
  rule: '6.3',
  node: 'reaction',
  params: { at: 'place' },
  answer: (q, _, params) => (battleHex(q) === params['at'] ? { verb: 'stand', args: {} } : undefined),
};
