// Repair Units follow the army: which rail hex each mends next.
import type { Action, Loc } from '@rasputitsa/kernel';
import { RAILS } from '../data/advice.ts';
import { AXIS, ownedBy } from '../sides.ts';
import { FAR, type Fields, spill } from './fields.ts';
import { HEXES, NORTH, RAIL_TO } from './ground.ts';
import { beside, has, isCombat, type Picture, SNOW, type Unit } from './picture.ts';

/** The rail hex that a Repair Unit should mend next, and the first step of its way there. */
function nextMend(
  p: Picture,
  f: Fields,
  u: Unit,
  taken: readonly Loc[],
): { readonly step: Loc; readonly goal: Loc } | undefined {
  const mine = ownedBy(p.side);
  const before = new Map<Loc, Loc>([[u.at, u.at]]);
  const far = new Map<Loc, number>([[u.at, 0]]);
  let best: { readonly goal: Loc; readonly n: number } | undefined;
  for (const hex of before.keys()) {
    const n = far.get(hex) ?? 0;
    if (n > RAILS.repairSearch) break;
    if (p.rail[hex] !== mine) {
      const crowd = taken.some((t) => t === hex || beside(t).includes(hex)) ? RAILS.apart : 0;
      const score = n + (f.pull[hex] ?? 0) * RAILS.toGoal + crowd;
      if (best === undefined || score < best.n) best = { goal: hex, n: score };
      // Beyond a hex that is not ours another would have to be mended first.
      continue;
    }
    for (const to of RAIL_TO[hex] ?? []) {
      if (before.has(to) || p.foeUnits[to] !== 0 || NORTH[to] === 1) continue;
      before.set(to, hex);
      far.set(to, n + 1 + (isUnsafe(p, to) ? RAILS.unsafe : 0));
    }
  }
  if (best === undefined) return undefined;
  let step = best.goal;
  for (let from = before.get(step); from !== undefined && from !== u.at; from = before.get(step)) step = from;
  return { step, goal: best.goal };
}
const isUnsafe = (p: Picture, hex: Loc): boolean => p.foeZoc[hex] === 1 && p.ownUnits[hex] === 0;
const isMender = (u: Unit): boolean => u.info.arm === 'repair' && !has(u, 'done') && !has(u, 'entrained');
export function repairs(p: Picture, f: Fields): readonly Action[] {
  if (p.side === AXIS && p.weather === SNOW) return [];
  const taken: Loc[] = [];
  const orders: Action[] = [];
  const tasks = p.row.campaign ? assigned(p, f, p.own.filter(isMender)) : undefined;
  for (const u of p.own) {
    if (!isMender(u)) continue;
    const way = tasks ? tasks.get(u) : nextMend(p, f, u, taken);
    if (!way) continue;
    taken.push(way.goal);
    // Far behind: a train brings it up.
    const isFar = way.step !== way.goal && f.net[u.at] === 1 && ringsBetween(u.at, way.goal) > RAILS.trainFrom;
    // In front of the enemy it waits rather than turn back.
    if (isUnsafe(p, way.step)) continue;
    if (isFar) continue;
    orders.push({ verb: 'repair-rail', args: { piece: u.id, to: way.step } });
    // In a full hex room is made for it: the others march on.
    if (p.row.campaign) p.send(u, way.step);
  }
  return orders;
}

// Repair in the Campaign: every railhead has one team, those first that the most units wait for

interface Task {
  readonly step: Loc;
  readonly goal: Loc;
}
const sum = new Float32Array(HEXES);
/** By hex: how much the units around want the railway to come nearer. */
function wanted(p: Picture, f: Fields): Float32Array {
  sum.fill(0);
  for (const hex of p.ownHexes()) {
    const range = f.range[hex] ?? FAR;
    if (range < RAILS.want.from) continue;
    let there = 0;
    for (const u of p.ownAt(hex)) if (isCombat(u)) there++;
    if (there === 0) continue;
    spill(sum, hex, there * (f.hunger(hex) > 0 ? RAILS.want.hunger : 1), RAILS.want.within);
  }
  return sum;
}
/** Whom each Repair Unit works for: the pairs of unit and railhead that promise most, one after the other, no railhead twice. */
export function assigned(p: Picture, f: Fields, units: readonly Unit[]): ReadonlyMap<Unit, Task> {
  const want = wanted(p, f);
  const pairs = units.flatMap((u) => tasksOf(p, f, u, want).map((t) => ({ u, ...t })));
  pairs.sort((a, b) => a.score - b.score || a.u.id - b.u.id || a.goal - b.goal);
  const tasks = new Map<Unit, Task>();
  const taken = new Set<Loc>();
  for (const { u, goal, step } of pairs) {
    if (tasks.has(u) || taken.has(goal)) continue;
    taken.add(goal);
    tasks.set(u, { goal, step });
  }
  return tasks;
}
function tasksOf(p: Picture, f: Fields, u: Unit, want: Float32Array): readonly (Task & { readonly score: number })[] {
  const mine = ownedBy(p.side);
  const first = new Map<Loc, Loc>([[u.at, u.at]]);
  const far = new Map<Loc, number>([[u.at, 0]]);
  const found: (Task & { readonly score: number })[] = [];
  for (const hex of first.keys()) {
    const n = far.get(hex) ?? 0;
    if (p.rail[hex] !== mine) {
      const need = Math.min(RAILS.want.most, (want[hex] ?? 0) * RAILS.want.each);
      const loose = (RAIL_TO[hex] ?? []).some((to) => f.net[to] === 1) ? 0 : RAILS.apartFromNet;
      const score = Math.min(n, RAILS.repairSearch) - need + (f.pull[hex] ?? 0) * RAILS.toGoal + loose;
      found.push({ goal: hex, step: first.get(hex) ?? hex, score });
      // Beyond a hex that is not ours another would have to be mended first.
      continue;
    }
    for (const to of RAIL_TO[hex] ?? []) {
      if (first.has(to) || p.foeUnits[to] !== 0 || NORTH[to] === 1) continue;
      first.set(to, hex === u.at ? to : (first.get(hex) ?? to));
      far.set(to, n + 1 + (isUnsafe(p, to) ? RAILS.unsafe : 0));
    }
  }
  return found;
}
function ringsBetween(a: Loc, b: Loc): number {
  const seen = new Set<Loc>([a]);
  let ring = [a];
  for (let n = 0; n < RAILS.repairSearch && ring.length > 0; n++) {
    if (ring.includes(b)) return n;
    ring = ring.flatMap((hex) => RAIL_TO[hex] ?? []).filter((hex) => !seen.has(hex) && seen.add(hex));
  }
  return FAR;
}
