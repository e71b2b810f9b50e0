// What the computer builds: each point where it brings most, headquarters and front together.
import { type Action, type Ask, DONE, type Loc, type SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { COST, HQ_SURCHARGE } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { W41 } from '../state.ts';
import { values } from '@rasputitsa/kit/asking';
import { isHq, isSupreme, missing, type Picture, stepCost, stepsOf, typeOf } from './picture.ts';

/** A step of a headquarters by how many it has: without one nothing moves, the third only reaches further. */
const HQ_VALUE: readonly number[] = [26, 19, 13, 11];
/** A step for a unit in the line by how many it has, for one point of its price: the last step is soon a lost unit. */
const LINE: readonly number[] = [1.8, 1.8, 1.5, 1.2, 1];
const RESERVES = 0.7;
/** A unit back from the dead. */
const FALLEN = 1.4;
/** At the count a unit lost costs this much (17.1c, 17.1d), and a step of a headquarters brings this much (17.1b). */
const LOST_UNIT: readonly [german: number, soviet: number] = [10, 5];
const HQ_COUNT = 10;
/** A step for a unit in the line then: it counts only if it keeps the unit alive. */
const AT_COUNT = 0.4;
/** A month before, of what a unit will count. */
const SOON = 0.5;

const done: Action = { verb: DONE, args: {} };

function stepWorth(p: Picture, x: SeenPiece): number {
  const cost = Math.max(1, stepCost(x));
  if (isHq(x)) {
    const value = HQ_VALUE[Math.min(3, stepsOf(x))] ?? 0;
    if (p.isCount) return Math.max(HQ_COUNT, value * 0.7) / cost;
    return ((p.isAttacker ? 2 : 1) * (isSupreme(x) ? 0.8 : 1) * value * p.will.staff) / cost;
  }
  if (p.front(x.at) > 3) return RESERVES * (p.isCount ? 0.3 : 1) + missing(x) * 0.02;
  const strikes = p.isAttacker && (typeOf(x) === 'armor' || typeOf(x) === 'shock') ? 0.2 : 0;
  return ((LINE[stepsOf(x)] ?? 1) + strikes) * (p.isCount ? AT_COUNT : 1) + missing(x) * 0.02;
}

/** W41.1a */
function costOf(p: Picture, x: SeenPiece): number {
  return stepCost(x) + (isHq(x) && p.half === W41 && p.side === GERMAN ? HQ_SURCHARGE[0] : 0);
}
/** What a unit that was lost is worth, for a point of its price. */
function rebuilt(p: Picture, x: SeenPiece): number {
  if (p.isCount) return (isHq(x) ? 2 * HQ_COUNT : (LOST_UNIT[p.side] ?? 0)) / Math.max(1, cadreCost(p, x));
  const counts = p.monthsLeft === 1 ? (SOON * (LOST_UNIT[p.side] ?? 0)) / Math.max(1, cadreCost(p, x)) : 0;
  return (isHq(x) ? FALLEN * 1.2 : FALLEN) + counts;
}
function cadreCost(p: Picture, x: SeenPiece): number {
  const type = typeOf(x);
  return isHq(x) ? 2 * costOf(p, x) : type ? (COST[type][p.side as 0 | 1]?.[1] ?? 0) : 0;
}

/** What the points of the month go to, the best first; asked again while something is left. */
export function produce(p: Picture, ask: Ask): readonly Action[] {
  const home = (at: Loc): number => p.bare(at) - p.front(at);
  const [arrival] = values(ask, 'reinforce');
  if (arrival !== undefined) {
    const to = best(values(ask, 'reinforce', { piece: arrival }), home);
    if (to !== undefined) return [{ verb: 'reinforce', args: { piece: arrival, to } }];
  }
  const units = new Map([...p.view.pieces, ...p.view.offMap].map((x) => [x.id, x]));
  const wanted: { readonly worth: number; readonly cost: number; readonly action: () => Action | undefined }[] = [];
  for (const id of values(ask, 'replace')) {
    const x = units.get(id);
    const action = { verb: 'replace', args: { piece: id } };
    if (x) wanted.push({ worth: stepWorth(p, x), cost: costOf(p, x), action: () => action });
  }
  for (const id of values(ask, 'cadre')) {
    const x = units.get(id);
    if (!x) continue;
    const action = (): Action | undefined => {
      const to = best(values(ask, 'cadre', { piece: id }), home);
      return to === undefined ? undefined : { verb: 'cadre', args: { piece: id, to } };
    };
    wanted.push({ worth: rebuilt(p, x), cost: cadreCost(p, x), action });
  }
  wanted.sort((a, b) => b.worth - a.worth);
  let left = p.view.tracks[p.side === GERMAN ? 'pp-german' : 'pp-soviet'] ?? 0;
  const out: Action[] = [];
  for (const { cost, action } of wanted) {
    if (cost > left) continue;
    const one = action();
    if (!one) continue;
    left -= cost;
    out.push(one);
    // Where a new unit comes in, another may not.
    if (one.verb === 'cadre') break;
  }
  if (out.length > 0) return out;
  // What costs more than it seems is put to the rules.
  const any = wanted[0]?.action();
  return [any ?? done];
}
