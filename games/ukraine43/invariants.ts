// What must be true after every action, and what no position may have.
import { type Refusal, refuse, say, place } from '@rasputitsa/kernel';
import { CLOSED, GROUNDED, HEXES, labelOf, LAND, SIDE_NUMBERS } from './1-map/board.ts';
import { isAir, isGround, isOnMap, stackAt } from './2-units/units.ts';
import { excessOf } from './5-stacking/stacking.ts';
import { GERMAN } from './sides.ts';
import { CONTROL, type Query } from './words.ts';

function* pieceFaults(q: Query): Generator<string> {
  for (let p = 0; p < q.pieceCount; p++) {
    const { name, steps: full } = q.kindOf(p);
    const at = q.at(p);
    if (q.steps(p) < 1 || q.steps(p) > full) yield `${name} has ${q.steps(p)} steps`;
    if (at < HEXES && CLOSED[at] === 1 && !isAir(q, p)) yield `${name} is at sea`;
    if (at === GROUNDED && !isAir(q, p)) yield `${name} is among the air units`;
    if (isOnMap(q, p)) continue;
    for (const flag of ['moving', 'moved', 'attacked', 'assault'] as const)
      if (q.has(p, flag)) yield `${name} is off the map and ${flag}`;
  }
}
function* hexFaults(q: Query): Generator<string> {
  const control = q.layer('control');
  for (const hex of LAND) {
    if (CONTROL[control[hex] ?? -1] === undefined) yield `${labelOf(hex)} is controlled by ${control[hex]}`;
    const here = q.piecesAt(hex);
    if (here.length === 0) continue;
    const ground = here.filter((p) => isGround(q, p));
    const [first] = ground;
    if (first !== undefined && ground.some((p) => q.sideOf(p) !== q.sideOf(first)))
      yield `both sides are in ${labelOf(hex)}`;
    for (const side of SIDE_NUMBERS) {
      const { combat, support } = excessOf(q, side, stackAt(q, hex, side));
      if (combat + support > 0) yield `too many units in ${labelOf(hex)}`;
    }
  }
}
export function invariants(q: Query): readonly string[] {
  return [...pieceFaults(q), ...hexFaults(q)];
}

/** 5.2, 5.3, 4.1c: a position must be one that play could reach. */
export function positionFault(q: Query): Refusal | undefined {
  for (let p = 0; p < q.pieceCount; p++)
    if (q.at(p) >= 0 && q.at(p) < HEXES && CLOSED[q.at(p)] === 1)
      return refuse('6.1', say`Nobody can be in ${place(q.at(p))}: it is all sea or out of play.`, {
        places: [q.at(p)],
      });
  for (const hex of LAND) {
    const ground = q.piecesAt(hex).filter((p) => isGround(q, p));
    if (new Set(ground.map((p) => q.sideOf(p))).size > 1)
      return refuse('4.1c', say`Units of both sides are in ${place(hex)}.`, { places: [hex] });
    for (const side of SIDE_NUMBERS) {
      const { combat, support } = excessOf(q, side, stackAt(q, hex, side));
      if (combat + support > 0)
        return refuse(side === GERMAN ? '5.2' : '5.3', say`Too many units are in ${place(hex)}.`, { places: [hex] });
    }
  }
  return undefined;
}
