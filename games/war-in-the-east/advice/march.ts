// The plan of a Movement Phase: overruns, then marches to the attacks that pay, then everybody else. One picture, one list of orders.
import type { Action, Loc } from '@rasputitsa/kernel';
import { COMBAT, LINE, MARCH, MASS } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import { type Attack, Attacks, standsIn } from './attacks.ts';
import { close, keepGround } from './closing.ts';
import { duties } from './duties.ts';
import { FAR } from './fields.ts';
import { forceMarches } from './forced.ts';
import { hold } from './holding.ts';
import { mass } from './massing.ts';
import { Overruns } from './overruns.ts';
import { has, isCombat, isFighter, type Picture, type Unit } from './picture.ts';
import { sendPartisans } from './partisans.ts';
import { Plan } from './plan.ts';
import { besiege } from './siege.ts';
import { relief, shelter } from './values.ts';
import { mayWithdraw, withdraw } from './withdraw.ts';

/** The Russian of the Campaign gathers before he attacks, until he is so strong that he goes forward everywhere. */
function isMassing(p: Picture): boolean {
  if (p.side === AXIS || !p.row.campaign) return false;
  const mine = p.own.reduce((n, u) => n + (isFighter(u) ? u.attack : 0), 0);
  const theirs = p.foes.reduce((n, u) => n + (isCombat(u) ? u.defense : 0), 0);
  return mine < theirs * MASS.everywhere;
}
export function movementOrders(p: Picture): readonly Action[] {
  const plan = new Plan(p);
  garrison(plan);
  overrun(plan);
  plan.look();
  relieve(plan);
  toDuties(plan);
  if (plan.isInitial) toAttacks(plan);
  besiege(plan);
  if (plan.isInitial) forceMarches(plan);
  if (plan.role === 'attack' && isMassing(p)) mass(plan);
  else if (plan.role === 'attack') forward(plan);
  else {
    if (mayWithdraw(p)) withdraw(plan);
    hold(plan);
  }
  sendPartisans(plan);
  if (p.side === AXIS) close(plan);
  if (p.side === AXIS && p.row.historical) keepGround(plan);
  return plan.orders;
}
/** Only what places that count want: for who holds and does nothing else. */
export function garrisonOrders(p: Picture): readonly Action[] {
  const plan = new Plan(p);
  garrison(plan);
  plan.look();
  toDuties(plan);
  return plan.orders;
}

// Who stays

/** Somebody stays in every place that counts, if the enemy could come. */
function garrison(plan: Plan): void {
  const { p, f } = plan;
  for (const hex of plan.goals) {
    const there = p.ownAt(hex).filter(isCombat);
    const near = (f.front[hex] ?? FAR) <= LINE.guardWithin;
    if (there.length === 0 || (p.side !== AXIS && !near)) continue;
    // The slowest: armor is wanted elsewhere.
    const stays = there.toSorted((a, b) => a.moves - b.moves || b.defense - a.defense);
    const wanted = p.side === AXIS ? (near ? 2 : 1) : near ? 3 : 0;
    for (const u of stays.slice(0, wanted)) plan.free.delete(u);
  }
}

/** 9.21: nobody stays in an overfull hex; militia comes where there is no room for it. */
function relieve(plan: Plan): void {
  const { p, f } = plan;
  for (const hex of p.ownHexes()) {
    if (p.excess(hex) === 0) continue;
    const able = p
      .ownAt(hex)
      .filter((u) => plan.mayMove(u))
      .toSorted((a, b) => a.defense - b.defense || a.id - b.id);
    for (const u of able) {
      if (p.excess(hex) === 0) break;
      const { hexes } = plan.reach.get(u) ?? plan.marches.from(u);
      const to = hexes
        .filter((h) => h !== hex && p.hasRoom(h))
        .toSorted((a, b) => relief(p, f, hex, a) - relief(p, f, hex, b) || a - b)[0];
      if (to !== undefined) plan.order(u, to);
    }
  }
}
function toDuties(plan: Plan): void {
  const { p, f } = plan;
  for (const [u, { hex, way }] of duties(p, f)) {
    if (!plan.free.has(u)) continue;
    plan.free.delete(u);
    const isLong = (way[u.at] ?? FAR) > u.moves;
    if (isLong && plan.isInitial && f.net[u.at] === 1 && f.net[hex] === 1) continue;
    const r = plan.reachOf(u);
    const to = r.hexes
      .filter((h) => h !== u.at && p.hasRoom(h))
      .toSorted((a, b) => (way[a] ?? FAR) - (way[b] ?? FAR) || a - b)[0];
    if (to !== undefined && (way[to] ?? FAR) < (way[u.at] ?? FAR)) plan.order(u, to);
  }
}

// Overruns

function overrun(plan: Plan): void {
  const { orders } = new Overruns(
    plan.p,
    plan.marches,
    (u) => plan.free.has(u),
    (units) => onward(plan, units),
  );
  plan.give(...orders);
  for (const { verb, args } of orders)
    if (verb === 'overrun') for (const id of args['units'] as readonly number[]) plan.overran.add(id);
  for (const u of plan.p.own) if (u.left < u.moves && !has(u, 'moving')) plan.free.delete(u);
}
/** Where a stack that has broken through goes on to. */
function onward(plan: Plan, units: readonly Unit[]): Loc | undefined {
  const [first] = units;
  if (!first) return undefined;
  const left = Math.min(...units.map((u) => u.left));
  if (left === 0) return undefined;
  const { hexes } = plan.marches.from(first, left);
  return plan.bestOf(first, hexes, units.length);
}

// Attacks

function toAttacks(plan: Plan): void {
  const { p } = plan;
  const able = p.own.filter((u) => plan.free.has(u) || !has(u, 'done'));
  const stands = standsIn(plan.reach);
  const least = (plan.role === 'attack' ? COMBAT.least : COMBAT.leastInDefense) / plan.p.will.attack;
  const found = new Attacks(
    p,
    plan.f,
    able,
    (u) => (plan.free.has(u) ? stands(u) : [u.at]),
    (u) => givesWay(plan, u),
  ).all(least);
  const used = new Set(found.flatMap((a) => a.units));
  for (const a of found) post(plan, a, used);
}
function givesWay(plan: Plan, u: Unit): boolean {
  return plan.free.has(u) && u.attack <= MARCH.weak && !plan.goals.has(u.at);
}
/** The weak leave a full hex to those who attack from it. */
function makeRoom(plan: Plan, hex: Loc, count: number, used: ReadonlySet<Unit>): void {
  const { p, f } = plan;
  for (const u of p.ownAt(hex)) {
    if (p.hasRoom(hex, count)) return;
    if (used.has(u) || !givesWay(plan, u)) continue;
    const to = plan
      .reachOf(u)
      .hexes.filter((h) => h !== hex && p.hasRoom(h))
      .toSorted((a, b) => shelter(p, f, a) - shelter(p, f, b) || a - b)[0];
    if (to !== undefined) plan.order(u, to);
  }
}
function post(plan: Plan, { units, posts }: Attack, used: ReadonlySet<Unit>): void {
  const together = new Map<string, Unit[]>();
  for (const [i, u] of units.entries()) {
    const to = posts[i] ?? u.at;
    plan.free.delete(u);
    if (to === u.at) continue;
    const key = `${u.at} ${to} ${u.mech ? 1 : 0}`;
    const group = together.get(key);
    if (group) group.push(u);
    else together.set(key, [u]);
  }
  for (const [key, group] of together) {
    const to = Number(key.split(' ')[1]);
    makeRoom(plan, to, group.length, used);
    plan.give({ verb: 'move', args: { units: group.map((u) => u.id), to } });
    for (const u of group) {
      plan.p.send(u, to);
      u.left = 0;
    }
  }
}

// Forward

function forward(plan: Plan): void {
  const { p, f } = plan;
  const units = [...plan.free].toSorted(
    (a, b) => (f.front[a.at] ?? FAR) - (f.front[b.at] ?? FAR) || b.attack - a.attack || a.id - b.id,
  );
  for (const u of units) {
    if (plan.waitsForTrain(u)) continue;
    const to = plan.bestOf(u, plan.reachOf(u).hexes, 1);
    if (to === undefined) continue;
    plan.order(u, to);
    plan.forwarded.add(u);
  }
  p.respread();
}
