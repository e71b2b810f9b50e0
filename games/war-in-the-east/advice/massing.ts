// How the Russian of the Campaign attacks: not everywhere, but where he has gathered. A thin screen keeps the line; corps wait two hexes behind it, together,
// until an attack pays; whoever is beside the enemy without attacking would only be attacked himself.
import type { Loc } from '@rasputitsa/kernel';
import { hexDistance } from '../3-equipment/board.ts';
import { MASS } from '../data/advice.ts';
import { FAR, steps } from './fields.ts';
import { lineOf } from './line.ts';
import { isCombat, type Picture, type Unit } from './picture.ts';
import type { Plan } from './plan.ts';

const isStrong = (u: Unit): boolean => !u.guns && u.attack >= MASS.strong;
/** Enemy hexes around which most of us are already, where it leads somewhere and he is weak; apart from each other. */
function focuses(plan: Plan): readonly Loc[] {
  const { p, f } = plan;
  const near = new Float32Array(f.pull.length);
  for (const u of p.own) if (isStrong(u) || u.info.arm === 'artillery') spread(near, u.at, u.attack, MASS.gather);
  const held = new Float32Array(f.pull.length);
  const front = p.foeHexes().filter((hex) => p.foesAt(hex).some(isCombat) && (f.rear[hex] ?? FAR) <= MASS.touch);
  for (const hex of front) spread(held, hex, p.defense(hex), MASS.around);
  const worth = (hex: Loc): number =>
    (near[hex] ?? 0) - (held[hex] ?? 0) * MASS.odds - (f.pull[hex] ?? 0) * MASS.pull - f.hunger(hex) * MASS.hunger;
  const chosen: Loc[] = [];
  for (const hex of front.toSorted((a, b) => worth(b) - worth(a) || a - b)) {
    if (chosen.length === MASS.focuses) break;
    if (chosen.every((c) => hexDistance(c, hex) >= MASS.apart)) chosen.push(hex);
  }
  return chosen;
}
function spread(sum: Float32Array, at: Loc, n: number, within: number): void {
  for (const [hex, far] of steps([at], within).entries()) if (far <= within) sum[hex] = (sum[hex] ?? 0) + n;
}
export function mass(plan: Plan): void {
  const { p, f } = plan;
  screen(plan);
  const goals = focuses(plan);
  const ways = goals.map((hex) => steps([hex], FAR - 1));
  const strong = [...plan.free].toSorted(
    (a, b) => b.attack - a.attack || (f.front[a.at] ?? FAR) - (f.front[b.at] ?? FAR) || a.id - b.id,
  );
  for (const u of strong) {
    if (!plan.free.has(u) || plan.waitsForTrain(u)) continue;
    const { hexes } = plan.reachOf(u);
    const way = ways.toSorted((a, b) => (a[u.at] ?? FAR) - (b[u.at] ?? FAR))[0];
    const of = (hex: Loc): number =>
      u.guns || way === undefined ? plan.values.of(u, hex) : post(p, plan, u, hex, way);
    plan.order(u, plan.better(u, hexes, MASS.gain, of) ?? u.at);
  }
  p.respread();
}
/** Near the place where all gather, two hexes from the enemy, in supply, and with others as strong; or in an empty place that counts. */
function post(p: Picture, plan: Plan, u: Unit, hex: Loc, way: Uint8Array): number {
  const { f } = plan;
  const front = f.front[hex] ?? FAR;
  let n = -(way[hex] ?? FAR) * MASS.way;
  // Who is strong enough there has nothing to fear.
  if (front < MASS.stand) {
    const risk = (f.menace[hex] ?? 0) / Math.max(1, p.defenseWith(hex, u));
    const fear = Math.min(1, Math.max(0, risk - MASS.risk.from) / MASS.risk.over);
    n -= (MASS.stand - front) * MASS.contact * fear;
  }
  if (plan.goals.has(hex) && !p.isMine(hex)) n += MASS.take;
  const hunger = f.hunger(hex);
  if (hunger > 0) n -= MASS.starve.from + hunger * MASS.starve.each;
  let strong = 0;
  for (const x of p.ownAt(hex)) if (x !== u && isCombat(x) && isStrong(x)) strong++;
  return n + Math.min(2, strong) * MASS.together;
}
/** The weakest keep a line: every second hex of it, one unit each; the rest of them a second one behind. */
function screen(plan: Plan): void {
  const { p, f } = plan;
  const byHex = new Map<Loc, Unit[]>();
  for (const u of plan.free) {
    if (u.guns || isStrong(u)) continue;
    for (const hex of plan.reachOf(u).hexes) {
      const there = byHex.get(hex);
      if (there) there.push(u);
      else byHex.set(hex, [u]);
    }
  }
  const isHeld = (hex: Loc): boolean => p.ownAt(hex).some((u) => u.exerts && !plan.free.has(u));
  const fill = (hex: Loc): void => {
    if (isHeld(hex) || !p.hasRoom(hex)) {
      return;
    }
    const [u] = (byHex.get(hex) ?? [])
      .filter((x) => plan.free.has(x))
      .toSorted((a, b) => hexDistance(a.at, hex) - hexDistance(b.at, hex) || a.attack - b.attack || a.id - b.id);
    if (u) plan.order(u, hex);
  };
  const guarded = [...plan.goals].filter((hex) => p.isMine(hex) && (f.front[hex] ?? FAR) <= MASS.guard);
  for (const hex of guarded) for (let i = 0; i < 2; i++) if (p.ownAt(hex).filter(isCombat).length < 2) fill(hex);
  for (const [i, hex] of lineOf(p, f).entries()) if (i % 2 === 0) fill(hex);
}
