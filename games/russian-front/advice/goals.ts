// Which objective each unit is sent to.
import type { Loc, SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { hexDistance, OBJECTIVES } from '../1-components/board.ts';
import { GOALS, MARCH } from '../data/advice.ts';
import { armOf, FAR, has, isArmor, leftOf, type Picture, rowOf } from './picture.ts';

export interface Target {
  readonly at: Loc;
  readonly way: Uint8Array;
  readonly worth: number;
  readonly foes: number;
  /** What it takes, in attack factors; and what has been sent. */
  readonly demand: number;
  sent: number;
}
export type GoalOf = (id: number) => Target | undefined;
/** Sends every unit to an enemy objective: those first that are nearest to one, so that plans do not change on the way. It goes only as far
 * as somebody asks. */
export function assign(p: Picture, raids: 'before' | 'now', mayStarve: boolean): GoalOf {
  const targets: readonly Target[] = OBJECTIVES.filter((h) => p.isTheirs(h)).map((at) => {
    const foes = p.foesAt(at).length;
    return {
      at,
      way: p.way(at),
      worth: p.worth(at) * p.will.city + (p.will.aim === at ? GOALS.aim : 0),
      foes,
      demand:
        (foes === 0 ? GOALS.empty : GOALS.demand + foes * GOALS.perFoe) * (p.will.aim === at ? GOALS.aimForce : 1),
      sent: 0,
    };
  });
  const units = p.own.filter((u) => armOf(u) === 'ground');
  const out = new Map<number, Target>();
  const sendNext = nearestFirst(units, targets, raidsOf(p, raids, mayStarve), out);
  let isOver = false;
  return (id) => {
    while (!isOver && !out.has(id)) {
      if (sendNext()) continue;
      isOver = true;
      toTheSmallestCrowd(units, targets, out);
    }
    return out.get(id);
  };
}
/** Whoever is left goes where the crowd is smallest for the way. */
function toTheSmallestCrowd(units: readonly SeenPiece[], targets: readonly Target[], out: Map<number, Target>): void {
  for (const x of units) {
    if (out.has(x.id)) continue;
    const shyness = shynessOf(x);
    const target = best(targets, (t) => -distance(x, t, shyness) - (t.sent / t.demand) * GOALS.crowded);
    if (!target) continue;
    target.sent += rowOf(x)?.attack ?? 0;
    out.set(x.id, target);
  }
}
function shynessOf(x: SeenPiece): number {
  return isArmor(x) ? GOALS.shyArmor : GOALS.shy;
}
function distance(x: SeenPiece, t: Target, shyness: number): number {
  return (t.way[x.at] ?? FAR) - t.worth + t.foes * shyness;
}
type Raid = (x: SeenPiece, t: Target) => number;
/** What it is worth that armor can take an empty city in this phase or in the next. Ways are looked for only where they could be short enough: a
 * hex costs one factor or more. */
function raidsOf(p: Picture, raids: 'before' | 'now', mayStarve: boolean): Raid {
  const open = new Map<Target, boolean>();
  const launches = new Map<Target, number>();
  let reach: number | undefined;
  return (x, t) => {
    if (t.foes > 0 || !isArmor(x) || has(x, 'box')) return 0;
    let isOpen = open.get(t);
    if (isOpen === undefined) {
      isOpen = mayStarve || p.outOfReach(t.at) <= MARCH.catchUp;
      open.set(t, isOpen);
    }
    if (!isOpen) return 0;
    const most = rowOf(x)?.move ?? 0;
    reach ??= most;
    p.expectRaid(t.at, reach);
    const left = leftOf(x);
    const far = hexDistance(x.at, t.at);
    if (far <= left && (p.raidWay(t.at, most)[x.at] ?? FAR) <= left) return GOALS.raid;
    if (raids === 'now') return 0;
    let launch = launches.get(t);
    if (launch === undefined) launches.set(t, (launch = most));
    if (far > left + reach) return 0;
    return (p.launchWay(t.at, launch)[x.at] ?? FAR) <= left ? GOALS.raid : 0;
  };
}
/** The nearest pair of a unit and a target that still asks for somebody, again and again. Nobody has to be sorted for that: each unit
 * knows the target it would take, and looks for another when that one has enough. What comes back sends the next one, if there is one. */
function nearestFirst(
  units: readonly SeenPiece[],
  targets: readonly Target[],
  raid: Raid,
  out: Map<number, Target>,
): () => boolean {
  const size = targets.length;
  const table = new Float64Array(units.length * size);
  let cell = 0;
  for (const x of units) {
    const mayRaid = isArmor(x);
    const shyness = shynessOf(x);
    for (const t of targets) table[cell++] = distance(x, t, shyness) - (mayRaid ? raid(x, t) : 0);
  }
  const choice = new Int16Array(units.length);
  const least = new Float64Array(units.length);
  const choose = (i: number): void => {
    least[i] = Infinity;
    choice[i] = -1;
    for (let k = 0; k < size; k++) {
      const t = targets[k];
      const n = table[i * size + k] ?? Infinity;
      if (!t || t.sent >= t.demand || n >= (least[i] ?? 0)) continue;
      least[i] = n;
      choice[i] = k;
    }
  };
  for (let i = 0; i < units.length; i++) choose(i);
  return () => {
    let next = -1;
    let n = Infinity;
    for (let i = 0; i < units.length; i++)
      if ((least[i] ?? Infinity) < n) {
        n = least[i] ?? Infinity;
        next = i;
      }
    const x = units[next];
    const k = choice[next] ?? -1;
    const t = targets[k];
    if (!x || !t) return false;
    t.sent += rowOf(x)?.attack ?? 0;
    out.set(x.id, t);
    least[next] = Infinity;
    choice[next] = -1;
    if (t.sent >= t.demand) for (let i = 0; i < units.length; i++) if (choice[i] === k) choose(i);
    return true;
  };
}
