// The Movement Phase, planned as a whole from one picture. Whoever stands beside the enemy digs in, so that no attack is owed that was not
// wanted (5.1.3, 7.1.11); others come up to where an attack pays, take what lies open, or fill holes in the line. Guns and headquarters follow.
import { type Action, DONE, type Loc } from '@rasputitsa/kernel';
import { best, distance } from '@rasputitsa/kit';
import { legal, pass, values } from '@rasputitsa/kit/asking';
import { GRID, SWAMP, TERRAIN } from '../1-basics/board.ts';
import { points } from '../3-movement/costs.ts';
import { COMBAT, MARCH, POSTS } from '../data/advice.ts';
import { table } from '../data/tables.ts';
import { assaults } from './assault.ts';
import { dash } from './dash.ts';
import { daring } from './fight.ts';
import type { Picture } from './picture.ts';
import { isDear, posts } from './posts.ts';
import { cost, reachOf } from './reach.ts';
import { HALTED, has, LIMBERED, MOVED, type Own, RETREATED, STRATEGIC } from './units.ts';
import { isGuard, valueOf } from './value.ts';

const isFresh = (u: Own): boolean => u.spent === 0 && !has(u, MOVED | STRATEGIC | HALTED);
const canDig = (p: Picture, u: Own): boolean =>
  u.isRegular && isFresh(u) && !has(u, RETREATED) && TERRAIN[u.at] !== SWAMP && !p.isDugIn(u.at);
const NOBODY: ReadonlySet<Own> = new Set();
const done: Action = { verb: DONE, args: {} };

export function moves(p: Picture): readonly Action[] {
  const out = enter(p);
  if (out.length > 0) return out;
  if (p.isStanding && p.turnsLeft === 0) lastMarch(p, out);
  digBesideEnemy(p, out);
  const posted: ReadonlySet<Own> = p.isStanding ? man(p, out) : NOBODY;
  const ready = p.own.filter((u) => u.isRegular && isFresh(u) && !posted.has(u) && mayLeave(p, u));
  assaults(p, ready, out);
  march(p, ready, out);
  guns(p, out);
  digNear(p, out);
  // Where everybody has moved and the phase cannot end, too many are in one place.
  return out.length > 0 || pass(p.ask) ? [...out, done] : makeRoom(p);
}
export function strategic(p: Picture): readonly Action[] {
  const out = enter(p);
  if (out.length > 0) return out;
  return pass(p.ask) ? [done] : makeRoom(p);
}

/** Whoever may come, comes, where it is nearest to what is wanted; the others plan when they are there. */
function enter(p: Picture): Action[] {
  const out: Action[] = [];
  const coming = new Map<Loc, number>();
  const hasRoom = (hex: Loc): boolean => p.celAt(hex) + (coming.get(hex) ?? 0) + MOST_CEL <= table('numbers').stack;
  for (const piece of values(p.ask, 'enter').slice(0, TRIES)) {
    const open = values(p.ask, 'enter', { piece }).filter((hex) => !p.isZoned(hex) && hasRoom(hex));
    const to = best(open, (hex) => -p.goal(hex));
    if (to === undefined) continue;
    coming.set(to, (coming.get(to) ?? 0) + MOST_CEL);
    out.push({ verb: 'enter', args: { piece, to } });
  }
  return out;
}
/** Of a counter, whichever it is. */
const MOST_CEL = 2;
/** 3.2.1: out of a hex that is too full, or given up. */
function makeRoom(p: Picture): readonly Action[] {
  for (const u of p.own) {
    if (!p.isOverfull(u.at) || has(u, HALTED | STRATEGIC)) continue;
    const spots = reachOf(p, u).filter((hex) => isFree(p, hex) && p.hasRoom(hex, u));
    const action = firstLegal(p, u, spots);
    if (action) return [action];
  }
  const byId = new Map(p.own.map((u) => [u.id, u]));
  const piece = best(values(p.ask, 'give-up'), (id) => -(byId.get(id)?.attack ?? 0));
  return piece === undefined ? [] : [{ verb: 'give-up', args: { piece } }];
}

/** The unit that digs for its stack: the slowest and weakest. */
function digger(p: Picture, hex: Loc): Own | undefined {
  let found: Own | undefined;
  for (const u of p.ownAt(hex))
    if (canDig(p, u) && (!found || u.unit.mp * 10 + u.attack < found.unit.mp * 10 + found.attack)) found = u;
  return found;
}
function dig(p: Picture, u: Own, out: Action[]): void {
  p.dig(u);
  out.push({ verb: 'dig-in', args: { piece: u.id } });
}
function send(p: Picture, u: Own, to: Loc, out: Action[]): void {
  p.send(u, to, cost[to] ?? 0);
  out.push({ verb: 'move', args: { piece: u.id, to } });
}
/** In an enemy zone without works: dig in; who cannot goes, unless the fight is welcome. */
function digBesideEnemy(p: Picture, out: Action[]): void {
  const seen = new Set<Loc>();
  for (const u of p.own) {
    if (!u.isRegular || !p.isZoned(u.at) || p.isDugIn(u.at) || seen.has(u.at) || has(u, MOVED)) continue;
    seen.add(u.at);
    const by = digger(p, u.at);
    if (by) {
      dig(p, by, out);
      continue;
    }
    if (isWelcome(p, u.at, p.ownAt(u.at))) continue;
    for (const x of p.ownAt(u.at).filter(isFresh)) flee(p, x, out);
  }
}
function flee(p: Picture, u: Own, out: Action[]): void {
  let [to, most] = [-1, -Infinity];
  for (const hex of reachOf(p, u)) {
    if (!isFree(p, hex) || !p.hasRoom(hex, u)) continue;
    const n = refuge(p, hex);
    if (n > most) [to, most] = [hex, n];
  }
  if (to >= 0) send(p, u, to, out);
}
const refuge = (p: Picture, hex: Loc): number =>
  (p.isDugIn(hex) ? 1 : 0) +
  p.worth(hex) * (p.isMine(hex) ? 1 : 0) -
  (p.front(hex) > 3 ? 0.5 : 0) +
  (p.isMine(hex) ? 0.5 : -1);
/** No duty arises there. */
const isFree = (p: Picture, hex: Loc): boolean => !p.isZoned(hex) || p.isDugIn(hex);

const TRIES = 3;
function firstLegal(p: Picture, u: Own, hexes: readonly Loc[]): Action | undefined {
  for (const to of hexes.slice(0, TRIES)) {
    const action = legal(p.ask, { verb: 'move', args: { piece: u.id, to } });
    if (action) return action;
  }
  return undefined;
}

/** Whether units in a hex would gladly meet every duty that arises there: for each enemy stack with a zone over it an attack that pays. */
function isWelcome(p: Picture, hex: Loc, units: readonly Own[]): boolean {
  const watchers = p.watchers(hex);
  if (watchers.length === 0 || watchers.length > 2) return watchers.length === 0;
  const able = units.filter((u) => u.isRegular && u.attack > 0).map((u) => (u.at === hex ? u : { ...u, at: hex }));
  if (able.length === 0) return false;
  const pays = (at: Loc, mine: readonly Own[]): boolean => {
    const all = [...mine];
    for (const u of p.strikers(at)) if (u.at !== hex) all.push(u);
    return all.length > 0 && p.promise([at], all) >= COMBAT.welcome - daring(p);
  };
  const [first, second] = watchers;
  if (!first) return true;
  if (!second) return pays(first.at, able);
  // One of the two must be seen to by others.
  return (pays(first.at, able) && pays(second.at, [])) || (pays(second.at, able) && pays(first.at, []));
}

/** One unit after the other, the nearest to the enemy first. */
function march(p: Picture, ready: readonly Own[], out: Action[]): void {
  const able = ready.toSorted((a, b) => p.front(a.at) - p.front(b.at));
  const value = valueOf(p);
  for (const u of able) {
    if (!isFresh(u) || !mayLeave(p, u)) continue;
    const here = value(u, u.at) + MARCH.least;
    const seen = reachOf(p, u);
    const scored: (readonly [Loc, number])[] = [];
    for (const to of seen) {
      if (!p.hasRoom(to, u)) continue;
      const n = value(u, to);
      if (n > here) scored.push([to, n]);
    }
    scored.sort((a, b) => b[1] - a[1]);
    // What would oblige to an attack is looked at closely: seldom more than one or two of them.
    const goal = scored.find(([to]) => isFree(p, to) || isWelcome(p, to, [...p.ownAt(to), u]));
    if (goal) send(p, u, goal[0], out);
  }
}
/** Into the city that is worth all the rest; gives back who belongs there. */
function man(p: Picture, out: Action[]): ReadonlySet<Own> {
  const able = p.own.filter((u) => u.isRegular && isFresh(u) && !p.isZoned(u.at) && !isSettled(p, u));
  for (const { unit, post } of posts(p, able)) {
    let [to, most] = [-1, distance(GRID, unit.at, post)];
    for (const hex of reachOf(p, unit)) {
      if (!isFree(p, hex) || !p.hasRoom(hex, unit)) continue;
      const far = distance(GRID, hex, post);
      if (far < most) [to, most] = [hex, far];
    }
    if (to >= 0) send(p, unit, to, out);
  }
  return new Set(p.own.filter((u) => u.isRegular && isDear(p, u.at)));
}
/** So near to the enemy that a march would only bring him out of his works, or keep him from digging. */
const isSettled = (p: Picture, u: Own): boolean =>
  p.isDugIn(u.at) ? p.front(u.at) <= POSTS.still : canDig(p, u) && p.front(u.at) <= POSTS.stillOpen;
function lastMarch(p: Picture, out: Action[]): void {
  const able = p.own.filter((u) => u.isRegular && isFresh(u));
  for (const { unit, to, spent } of dash(p, able)) {
    p.send(unit, to, spent);
    out.push({ verb: 'move', args: { piece: unit.id, to } });
  }
}
/** Not whoever holds works beside the enemy, or a place near him, alone. */
function mayLeave(p: Picture, u: Own): boolean {
  if (isGuard(p, u)) return false;
  if (p.will.back > 0 && p.front(u.at) <= 2) return true;
  const hasOthers = p.ownAt(u.at).some((x) => x !== u && x.isRegular);
  if (p.isZoned(u.at)) return p.isBold && hasOthers && p.isDugIn(u.at);
  const holds = (p.isMine(u.at) && p.worth(u.at) > 0) || (p.isDugIn(u.at) && !p.isBold);
  return !holds || hasOthers || p.front(u.at) > MARCH.holdWithin + 2;
}

/** Who defends digs in near the enemy when the marches are done; so does who attacks, on what he wants to keep. */
function digNear(p: Picture, out: Action[]): void {
  const within = p.isBold ? 2 : p.isStanding ? POSTS.dig : MARCH.digWithin;
  const seen = new Set<Loc>();
  for (const u of p.own) {
    if (!u.isRegular || p.front(u.at) > within || p.isDugIn(u.at) || seen.has(u.at)) continue;
    seen.add(u.at);
    const by = digger(p, u.at);
    if (by) dig(p, by, out);
  }
}

const HITCH = points(table('numbers').changeSetUp);
/** Guns go where they reach the enemy, headquarters where they reach their own. */
function guns(p: Picture, out: Action[]): void {
  for (const u of p.own) {
    const isGun = u.unit.type === 'art';
    if ((!isGun && u.unit.type !== 'hq') || has(u, HALTED | STRATEGIC)) continue;
    const far = p.front(u.at);
    if (isGun ? far > 1 && far <= MARCH.gunsWithin : far >= MARCH.hqFrom && far <= MARCH.hqWithin) {
      if (isGun && has(u, LIMBERED)) hitch(u, out);
      continue;
    }
    if (u.spent > 0) continue;
    const isEmplaced = isGun && !has(u, LIMBERED);
    const to = spotFor(p, u, isEmplaced ? HITCH : 0);
    if (to === undefined) continue;
    if (isEmplaced) hitch(u, out);
    send(p, u, to, out);
    const near = p.front(to);
    if (isGun && near > 1 && near <= MARCH.gunsWithin) hitch(u, out);
  }
}
function hitch(u: Own, out: Action[]): void {
  u.flags ^= LIMBERED;
  u.spent += HITCH;
  out.push({ verb: 'change-set-up', args: { gun: u.id } });
}
function spotFor(p: Picture, u: Own, less: number): Loc | undefined {
  const wanted = u.unit.type === 'art' ? MARCH.gunsWithin - 1 : MARCH.hqWithin - 1;
  const score = (hex: Loc): number =>
    -Math.abs(p.front(hex) - wanted) + (p.ownAt(hex).some((x) => x.isRegular) ? 0.6 : 0) + (p.isMine(hex) ? 0 : -1);
  let to: Loc | undefined;
  let most = score(u.at) + 0.3;
  for (const hex of reachOf(p, u, less)) {
    if (p.isZoned(hex) || !p.hasRoom(hex, u)) continue;
    const n = score(hex);
    if (n > most) [to, most] = [hex, n];
  }
  return to;
}
