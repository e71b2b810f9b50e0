// To hold: a line of defense, objectives first, reserves where it is weakest.
import type { Loc } from '@rasputitsa/kernel';
import { LINE } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import { FAR, steps } from './fields.ts';
import { HEXES } from './ground.ts';
import { lineOf } from './line.ts';
import type { Unit } from './picture.ts';
import type { Plan } from './plan.ts';

/** Objectives first, then every second hex of the line, then the rest of it; others go where it is weakest. */
export function hold(plan: Plan): void {
  const { p, f } = plan;
  const line = p.side === AXIS ? standing(plan) : lineOf(p, f);
  const enough = p.side === AXIS ? LINE.enough.axis : LINE.enough.russian;
  const byHex = new Map<Loc, Unit[]>();
  for (const u of [...plan.mission.keys()].filter((x) => plan.free.has(x))) {
    const to = plan.bestOf(u, plan.reachOf(u).hexes, 1);
    plan.order(u, to ?? u.at);
  }
  const guarded = [...plan.goals].filter((hex) => p.isMine(hex) && (f.front[hex] ?? FAR) <= LINE.guardWithin);
  const isWanted = new Uint8Array(HEXES);
  for (const hex of line) isWanted[hex] = 1;
  for (const hex of guarded) isWanted[hex] = 1;
  for (const u of plan.free) {
    if (u.guns) continue;
    for (const hex of plan.reachOf(u).hexes) {
      if (isWanted[hex] === 0) continue;
      const there = byHex.get(hex);
      if (there) there.push(u);
      else byHex.set(hex, [u]);
    }
  }
  const strengthAt = (hex: Loc): number => p.ownAt(hex).reduce((n, u) => n + (plan.free.has(u) ? 0 : u.defense), 0);
  /** Brings the nearest units to a hex until it has what is wanted. */
  const fill = (hex: Loc, wanted: number): void => {
    let have = strengthAt(hex);
    if (have >= wanted) return;
    const able = (byHex.get(hex) ?? [])
      .filter((u) => plan.free.has(u))
      .map((u) => ({ u, cost: u.at === hex ? -1 : costTo(plan, u, hex) }))
      .toSorted((a, b) => a.cost - b.cost || b.u.defense - a.u.defense || a.u.id - b.u.id);
    for (const { u } of able) {
      if (have >= wanted || (u.at !== hex && !p.hasRoom(hex))) break;
      plan.order(u, hex);
      have += u.defense;
    }
  };
  for (const hex of guarded) fill(hex, enough);
  for (const [i, hex] of line.entries()) if (i % 2 === 0) fill(hex, 1);
  for (const [i, hex] of line.entries()) if (i % 2 === 0) fill(hex, enough);
  for (const [i, hex] of line.entries()) if (i % 2 === 1) fill(hex, enough);
  reinforce(
    plan,
    line.filter((hex) => strengthAt(hex) < enough),
  );
  p.respread();
}
/** Where the Axis faces the enemy now: who is there stays, and where it is weakest reserves come first. */
function standing(plan: Plan): readonly Loc[] {
  const { p, f } = plan;
  const held = p.ownHexes().filter((hex) => (f.front[hex] ?? FAR) <= 2 && p.ownAt(hex).some((u) => u.exerts));
  for (const hex of held) for (const u of p.ownAt(hex)) if (f.home[hex] === 1) plan.free.delete(u);
  const need = (hex: Loc): number => (f.menace[hex] ?? 0) / Math.max(1, p.defense(hex, p.ownAt(hex)));
  return held.toSorted((a, b) => need(b) - need(a) || a - b);
}
function costTo(plan: Plan, u: Unit, hex: Loc): number {
  const r = plan.reachOf(u);
  return r.costs[r.hexes.indexOf(hex)] ?? FAR;
}
function reinforce(plan: Plan, weak: readonly Loc[]): void {
  const { p, f } = plan;
  const far = steps(weak.length > 0 ? weak : plan.goals, FAR - 1);
  for (const u of [...plan.free].toSorted((a, b) => (far[a.at] ?? FAR) - (far[b.at] ?? FAR) || a.id - b.id)) {
    if (plan.waitsForTrain(u)) continue;
    if (u.guns) {
      const to = plan.bestOf(u, plan.reachOf(u).hexes, 1);
      if (to !== undefined) plan.order(u, to);
      continue;
    }
    const worth = (hex: Loc): number =>
      -(far[hex] ?? FAR) -
      (p.foeZoc[hex] === 1 ? 2 : 0) -
      (f.hunger(hex) > 0 ? 3 : 0) -
      p.ownAt(hex).length * 0.2 -
      ((f.front[hex] ?? FAR) <= 2 ? 1.5 : 0);
    const to = plan.better(u, plan.reachOf(u).hexes, 0.8, worth);
    if (to !== undefined) plan.order(u, to);
  }
}
