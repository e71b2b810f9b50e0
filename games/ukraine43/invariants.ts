// What must be true after every action, and what no position may have.
import { NOWHERE, type Piece, place, type Refusal, refuse, say, unit } from '@rasputitsa/kernel';
import {
  AIRBORNE_RESERVE,
  CLOSED,
  deadPile,
  EXITED,
  GROUNDED,
  HALF_HEXES,
  HEXES,
  HOLDING_BOX,
  labelOf,
  LAND,
  MAJOR,
  NO_ROAD,
  ON_RAIL,
  reinforcementBox,
  ROAD,
  SIDE_NUMBERS,
  STAVKA_RESERVE,
  WATER,
} from './1-map/board.ts';
import { isAir, isBreakthrough, isGround, isOnMap, stackAt, typeOf } from './2-units/units.ts';
import { excessOf } from './5-stacking/stacking.ts';
import { lineHexes } from './17-railheads/set-up.ts';
import { tablesOf } from './data/tables.ts';
import { GERMAN, SOVIET } from './sides.ts';
import { BRIDGES, CONTROL, FORT, FORT_BEGUN, FORTS, type Query } from './words.ts';

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
    if (q.piecesAt(hex).filter((p) => isAir(q, p) && !q.has(p, 'das')).length > 1)
      return refuse('15.3a', say`More than one air unit is based in ${place(hex)}.`, { places: [hex] });
  }
  for (let p = 0; p < q.pieceCount; p++) {
    const cited = misplaced(q, p);
    if (cited !== undefined)
      return refuse(cited, say`${unit(p)} does not belong in ${place(q.at(p))}.`, { pieces: [p], places: [q.at(p)] });
  }
  return markFault(q) ?? railheadFault(q);
}
/** The rule that keeps a unit out of the box it is in. */
function misplaced(q: Query, p: Piece): string | undefined {
  const at = q.at(p);
  const side = q.sideOf(p);
  if (at === NOWHERE || at < HEXES) return undefined;
  if (at === AIRBORNE_RESERVE) return typeOf(q, p) === 'airborne' ? undefined : '20.1';
  if (at === STAVKA_RESERVE) return isBreakthrough(q, p) ? undefined : '22.5C';
  if (at === GROUNDED) return isAir(q, p) ? undefined : '15.3a';
  if (at === HOLDING_BOX || at === EXITED) return side === SOVIET && !isAir(q, p) ? undefined : '27.3a';
  if (at === deadPile(side) || at === reinforcementBox(side)) return isAir(q, p) ? '15.7' : undefined;
  return HALF_HEXES.some((h) => h.at === at) ? '27.2a' : 'BOX';
}
function markFault(q: Query): Refusal | undefined {
  for (const key of q.marked('fort')) {
    const hex = Number(key);
    if (LAND.includes(hex) && FORTS[q.mark('fort', key)] !== undefined) continue;
    return refuse(
      '19.1a',
      say`A fortification is ${FORT_BEGUN} (begun) or ${FORT} (finished), in a land hex: not in ${LAND.includes(hex) ? labelOf(hex) : key}.`,
    );
  }
  for (const key of q.marked('bridge')) {
    const hexside = Number(key);
    const isRiver = WATER[hexside] === MAJOR && ROAD[hexside] === NO_ROAD;
    if (isRiver && BRIDGES[q.mark('bridge', key)] !== undefined) continue;
    return refuse(
      '18.4',
      say`Bridge Trains and Pontoon Bridges lie on Major Rivers without a road: not on hexside ${key}.`,
    );
  }
  const most = tablesOf(q).LIMIT.pontoons;
  return q.marked('bridge').length > most
    ? refuse('18.5D', say`There are ${most} Pontoon Bridges and Bridge Trains together.`)
    : undefined;
}
function railheadFault(q: Query): Refusal | undefined {
  const all = q.memo('railheads') ?? [];
  const most = tablesOf(q).LIMIT.railheads;
  if (!Array.isArray(all) || all.length > most) return refuse('17.2', say`There are ${most} railheads at most.`);
  for (const { line, at } of all)
    if (!Number.isInteger(at) || lineHexes(q, line)[at] === undefined)
      return refuse(
        '17.2',
        say`A railhead stands on a hex of a light-green line: not on ${String(line)}, hex ${String(at)}.`,
      );
  const last = q.memo('new-rails')?.hexes ?? [];
  return Array.isArray(last) && last.every((hex) => ON_RAIL[hex] === 1)
    ? undefined
    : refuse('17.3', say`The hexes repaired last are rail hexes.`);
}
