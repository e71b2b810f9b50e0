// What the computer builds: each point where it brings most, headquarters and front together.
import type { Action, Ask, SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { pass, values } from './common.ts';
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

function stepWorth(p: Picture, x: SeenPiece): number {
  const cost = Math.max(1, stepCost(x));
  if (isHq(x)) {
    const value = HQ_VALUE[Math.min(3, stepsOf(x))] ?? 0;
    if (p.isCount) return Math.max(HQ_COUNT, value * 0.7) / cost;
    return ((p.isAttacker ? 2 : 1) * (isSupreme(x) ? 0.8 : 1) * value * p.will.staff) / cost;
  }
  if (p.front(x.at) > 3) return RESERVES * (p.isCount ? 0.3 : 1) + missing(x) * 0.02;
  const strikes = p.isAttacker && (typeOf(x) === 'armor' || typeOf(x) === 'shock') ? 0.2 : 0;
  return ((LINE[stepsOf(x)] ?? 1) + strikes) * (p.isCount ? 0.6 : 1) + missing(x) * 0.02;
}

export function produce(p: Picture, ask: Ask): Action | undefined {
  const arrival = values(ask, 'reinforce')[0];
  if (arrival !== undefined) {
    const to = best(values(ask, 'reinforce', { piece: arrival }), (at) => p.bare(at) - p.front(at));
    if (to !== undefined) return { verb: 'reinforce', args: { piece: arrival, to } };
  }
  const units = new Map(p.view.pieces.map((x) => [x.id, x]));
  const worth = (id: number): number => {
    const x = units.get(id);
    return x ? stepWorth(p, x) : 0;
  };
  const piece = best(values(ask, 'replace'), worth);
  const rebuilt = (id: number): number => {
    const x = units.get(id);
    if (!x) return 0;
    const cadre = stepCost(x) * (isHq(x) ? 2 : 1.5);
    if (p.isCount) return (isHq(x) ? 2 * HQ_COUNT : (LOST_UNIT[p.side] ?? 0)) / Math.max(1, cadre);
    return isHq(x) ? FALLEN * 1.2 : FALLEN;
  };
  const fallen = best(values(ask, 'cadre'), rebuilt);
  if (fallen !== undefined && (piece === undefined || rebuilt(fallen) > worth(piece))) {
    const to = best(values(ask, 'cadre', { piece: fallen }), (at) => p.bare(at) - p.front(at));
    if (to !== undefined) return { verb: 'cadre', args: { piece: fallen, to } };
  }
  return piece === undefined ? pass(ask) : { verb: 'replace', args: { piece } };
}
