// How the computer marches in the Movement, Reaction and Exploitation Phases: to the attacks it plans, into the line, towards the enemy's cities.
import type { Action, Ask, Loc } from '@rasputitsa/kernel';
import { values } from '@rasputitsa/kit/asking';
import { AROUND, ZAPOROZHYE } from '../1-map/board.ts';
import { LIMIT } from '../data/charts.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { apart } from './distances.ts';
import { bonusOf, type Picture } from './picture.ts';
import { has, isFighter, type Unit } from './units.ts';
import type { Plan } from './plan.ts';
import { SENDS_FOOT, WITHDRAWS } from './posture.ts';

/** What a hex is worth to somebody who holds a line. */
const LINE = { bond: 3, mostBonds: 2, beside: 1, terrain: 0.7, fort: 2, point: 2.5, guard: 4, stay: 1.5 } as const;
/** Strength against strength: above the first nobody stands gladly. */
const RISK = { from: 1.5, each: 2, most: 8 } as const;
/** Strength against strength: who means to fall back does it from here on. */
const HOPELESS = 3;
const HUNGER = { off: 10, each: 1.5 } as const;
/** For a hex nearer to the objectives. */
const FORWARD = { foot: 1.2, mech: 1.6, german: 0 } as const;
/** For a hex nearer to the front, for those behind it. */
const TO_FRONT = 0.8;
const CROWD = 0.8;
/** A move has to be better than staying by this much. */
const GAIN = 0.75;
const REACTION_GAIN = 2;
/** Taking an open objective. */
const CAPTURE = 9;
const CUT = 1.5;

/** How far behind the front a city that counts wants a garrison: armor that breaks through comes far in a turn. */
const GUARD = { soviet: 7, german: 14 } as const;
const guardOf = (p: Picture): number => (p.side === GERMAN ? GUARD.german : GUARD.soviet);
const DAM_REACH = 5;

type Phase = 'movement' | 'reaction' | 'exploitation';
const TRIES = 4;

/** Foot, then mechanized, then staffs and guns: those who lead and support go where the others are. */
function rank({ info }: Unit): number {
  if (info.class === 'combat') return info.mech ? 1 : 0;
  if (info.class === 'support') return info.type === 'artillery' ? 4 : 2;
  return info.class === 'hq' ? 3 : 5;
}
const order = (a: Unit, b: Unit): number => rank(a) - rank(b) || a.id - b.id;

/** What it is worth for a unit to be in a hex at the end of the phase. */
export function value(p: Picture, u: Unit, hex: Loc): number {
  const friends = p.friends(hex, u);
  const isCombat = u.info.class === 'combat';
  let n = bonusOf(hex) * LINE.terrain;
  if (isCombat && friends === 0) n += inLine(p, u, hex);
  if (p.isFort(p.side, hex)) n += LINE.fort;
  const front = p.front(hex);
  const isMine = p.isMine(hex);
  const guards = isMine && friends === 0 && front <= guardOf(p) ? p.points(hex) : 0;
  n += guards * (p.side === GERMAN ? LINE.guard : LINE.point) * p.will.cover;
  if (!isMine) n += p.points(hex) * CAPTURE;
  n -= friends * CROWD;
  n -= risk(p, u, hex, friends) * p.will.cover;
  if (!p.isFed(hex) && !p.isLast) n -= HUNGER.off + Math.min(4, p.hunger(hex) / 10) * HUNGER.each;
  if (p.side === SOVIET) n -= p.pull(hex, u) * (u.info.mech ? FORWARD.mech : FORWARD.foot) * p.will.forward;
  // A garrison is not meant to be at the front.
  if (guards === 0 || p.side === SOVIET)
    n -= Math.max(0, front - (u.info.mech && p.side === GERMAN ? 3 : 2)) * TO_FRONT;
  return n;
}
/** The Germans stand in their line; the Soviets close theirs, and whoever is not needed for that goes on. */
function inLine(p: Picture, u: Unit, hex: Loc): number {
  if (p.side === GERMAN)
    return Math.min(LINE.mostBonds, p.bonds(hex, u)) * LINE.bond + Math.min(2, p.neighbours(hex, u)) * LINE.beside;
  return Math.min(LINE.mostBonds, p.joins(hex, u)) * (u.info.mech ? LINE.bond / 2 : LINE.bond);
}
function risk(p: Picture, u: Unit, hex: Loc, friends: number): number {
  const menace = p.menace(hex);
  // Nothing to fear for the weakest.
  if (menace <= RISK.from) return 0;
  const odds = menace / Math.max(1, p.defense(p.side, hex, [u]));
  const part = p.side === SOVIET ? 0.4 : 1;
  return part * Math.min(RISK.most, Math.max(0, odds - RISK.from) * RISK.each) * (friends > 0 ? 0.7 : 1);
}

/** Alone in a city that counts, with the enemy near. */
export function isGarrison(p: Picture, u: Unit): boolean {
  if (p.side === SOVIET || p.points(u.at) === 0 || p.front(u.at) > guardOf(p)) return false;
  return isPost(p, u);
}
/** Has a reason to look around; others hold the line without being asked. */
function isRestless(p: Picture, u: Unit, phase: Phase): boolean {
  if (u.info.class === 'support') return p.front(u.at) > 2;
  const front = p.front(u.at);
  if (!p.isFed(u.at)) return true;
  if (p.view.marks['river-assault']?.[u.at] !== undefined) return false;
  if (isGarrison(p, u)) return false;
  if (phase === 'exploitation') return p.side === SOVIET ? u.info.mech || front === 2 : u.info.mech && front > 1;
  if (front > 2) return true;
  // An enemy across a great river holds nobody (6.4).
  if (p.side === SOVIET) return front > 1 || !p.isZoned(u.at) || !isPost(p, u);
  if (p.will.cover > WITHDRAWS && p.menace(u.at) > HOPELESS * Math.max(1, p.defense(p.side, u.at))) return true;
  // A line that holds is not given up: whoever leaves it opens it.
  return p.bonds(u.at, u) + p.neighbours(u.at, u) === 0;
}

/** Who may leave his place to attack: of the Germans only armor that the line can spare. */
export const mayMarch = (p: Picture, u: Unit): boolean =>
  p.side === SOVIET ||
  ((u.info.mech || p.will.attack > SENDS_FOOT) && !isGarrison(p, u) && (p.front(u.at) > 1 || !isPost(p, u)));
/** The only combat unit in its hex: without it the line is open. */
/** A city of the Germans that counts and stands open to armor that breaks through. */
export const wantsGarrison = (p: Picture, hex: Loc): boolean =>
  p.side === GERMAN &&
  p.points(hex) > 0 &&
  p.isMine(hex) &&
  p.front(hex) <= GUARD.german &&
  p.ownAt(hex).every((x) => x.info.class !== 'combat');
const isPost = (p: Picture, u: Unit): boolean => p.ownAt(u.at).every((x) => x === u || x.info.class !== 'combat');

/** Where a unit is worth more than where it is. */
function march(p: Picture, ask: Ask, u: Unit, on: Marching, phase: Phase): Loc | undefined {
  if (!isRestless(p, u, phase)) return undefined;
  const hexes = on.plan.reach.get(u.id) ?? values(ask, 'move', { units: [u.id] });
  if (hexes.length === 0) return undefined;
  const stay = value(p, u, u.at) + LINE.stay + (phase === 'reaction' ? REACTION_GAIN : GAIN);
  const better: { readonly hex: Loc; readonly n: number }[] = [];
  for (const hex of hexes) {
    const n = value(p, u, hex) + (phase === 'exploitation' ? behind(p, hex) * CUT : 0);
    if (n > stay && p.hasRoom(u, hex)) better.push({ hex, n });
  }
  better.sort((a, b) => b.n - a.n || a.hex - b.hex);
  // Who was refused once is sent only where the rules let him go.
  if (!on.sent.has(u.id)) return better[0]?.hex;
  const open = values(ask, 'move', { units: [u.id] });
  return better.slice(0, TRIES).find(({ hex }) => open.includes(hex))?.hex;
}
const go = (unit: number, to: Loc): Action => ({ verb: 'move', args: { units: [unit], to } });
/** Enemy stacks beside a hex that were not beside us: they find their way back closed. */
function behind(p: Picture, hex: Loc): number {
  return Math.min(3, (AROUND[hex] ?? []).filter((h) => p.foesAt(h).length > 0 && !p.isMine(hex)).length);
}

// Staffs and guns

/** A headquarters goes where it leads most; guns go to within reach of the front, not beside the enemy. */
function follow(p: Picture, ask: Ask, u: Unit): Loc | undefined {
  const worth = followWorth(u);
  if (worth === undefined) return undefined;
  const here = worth(p, u, u.at);
  if (here >= 0) return undefined;
  let best: Loc | undefined;
  let most = here + 0.5;
  for (const hex of values(ask, 'move', { units: [u.id] })) {
    const n = worth(p, u, hex);
    if (n > most) {
      most = n;
      best = hex;
    }
  }
  return best;
}
type Worth = (p: Picture, u: Unit, hex: Loc) => number;
const behindTheFront =
  (least: number, most: number): Worth =>
  (p, _, hex) => {
    const front = p.front(hex);
    const near = front < least ? (front - least) * 3 : front > most ? most - front : 0;
    return near - (p.isFed(hex) ? 0 : 5);
  };
const withItsUnits: Worth = (p, u, hex) => {
  const led = p.ownAt(hex).filter((x) => x !== u && leads(u, x)).length;
  return led > 0 ? (hex === u.at ? 0 : led * 2) : -4 - Math.min(6, p.front(hex)) / 2;
};
function leads(hq: Unit, x: Unit): boolean {
  if (x.info.class !== 'combat') return false;
  if (hq.info.type === 'tank-army') return x.info.type === 'tank' || x.info.type === 'mech';
  if (hq.info.type === 'shock-army') return !x.info.mech;
  return hq.info.nation === 'ss' ? x.info.nation === 'ss' : x.info.type === 'panzer';
}
/** Two hexes behind, or beside the dam when it is to be blown up. */
const gunsPost: Worth = (p, u, hex) => {
  const far = apart(hex, ZAPOROZHYE);
  if (p.preparesDam() && apart(u.at, ZAPOROZHYE) <= DAM_REACH)
    return far === 1 ? (p.ownAt(hex).length > 0 ? 5 : 3) : -far;
  return behindTheFront(2, 2)(p, u, hex);
};
function followWorth({ info }: Unit): Worth | undefined {
  if (info.type === 'artillery') return gunsPost;
  if (info.type === 'army-hq' || info.type === 'front-hq') return behindTheFront(3, 5);
  if (info.class === 'hq') return withItsUnits;
  // Zhukov leads within four hexes if he has not moved (26.1A); Manstein keeps out of the way.
  if (info.type === 'leader') return info.side === SOVIET ? behindTheFront(2, 3) : behindTheFront(3, 4);
  return undefined;
}

const canMove = (u: Unit): boolean =>
  !has(u, 'moved') &&
  !has(u, 'railed') &&
  !has(u, 'replaced') &&
  !has(u, 'assault') &&
  !has(u, 'dropped') &&
  u.hexes === 0;
export interface Marching {
  readonly plan: Plan;
  /** Who has been looked at and has nothing to do. */
  readonly settled: Set<number>;
  /** Who was sent somewhere: if he is still there, the rules did not let him go. */
  readonly sent: Set<number>;
}
/** Sent on the map as well as in the picture. */
function send(p: Picture, u: Unit, to: Loc, { sent }: Marching): Action {
  const action = go(u.id, to);
  sent.add(u.id);
  p.send(u, to);
  return action;
}
/** To where the plan wants them, the best attack first; `then` is done on arrival, before somebody else moves. */
export function toPosts(p: Picture, ask: Ask, on: Marching, then?: (u: Unit) => Action | undefined): Action[] {
  const actions: Action[] = [];
  for (const [id, to] of on.plan.posts) {
    const u = p.unit(id);
    if (!u || u.at === to || on.settled.has(id) || !canMove(u)) continue;
    if (on.sent.has(id) && !values(ask, 'move', { units: [id] }).includes(to)) {
      on.settled.add(id);
      continue;
    }
    actions.push(send(p, u, to, on));
    const more = then?.(u);
    if (more) actions.push(more);
  }
  return actions;
}
/** Units that have something to do; whoever came in this turn is seen to later. */
export function moves(p: Picture, ask: Ask, phase: Phase, on: Marching): Action[] {
  const actions: Action[] = [];
  const units = p.own.filter(
    (u) => u.info.class !== 'air' && !has(u, 'fresh') && !on.settled.has(u.id) && canMove(u) && !isPlanned(on.plan, u),
  );
  const stacks = new Set<Loc>();
  for (const u of units.sort(order)) {
    // 4.10a: the others are asked again when these have moved.
    if (phase === 'reaction' && stacks.size >= LIMIT.reactionStacks) break;
    const from = u.at;
    const to = mayGo(u, phase) ? (isFighter(u) ? march(p, ask, u, on, phase) : follow(p, ask, u)) : undefined;
    if (to === undefined) on.settled.add(u.id);
    else {
      actions.push(send(p, u, to, on));
      stacks.add(from);
    }
  }
  return actions;
}
const mayGo = (u: Unit, phase: Phase): boolean => phase === 'movement' || (!has(u, 'disrupted') && !u.info.restricted);
const isPlanned = (plan: Plan, u: Unit): boolean => plan.posts.get(u.id) === u.at;
/** Nobody has marched in this phase yet. */
export const isBeginning = (p: Picture): boolean => p.own.every((u) => u.hexes === 0);
