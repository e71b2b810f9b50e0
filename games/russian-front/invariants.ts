// What must hold whenever somebody is asked.
import { place, type Refusal, refuse, say, unit } from '@rasputitsa/kernel';
import { CARRIED, COUNT, isAllWater, isCity, isHex, isLand, isPort, places, POOL } from './1-components/board.ts';
import { AXIS, sideId, SOVIET } from './1-components/sides.ts';
import { isAir, isGround, isNaval, unitOf } from './1-components/units.ts';
import { isSea } from './4-11-general/bodies-of-water.ts';
import { hasMines, minefields, missionHexes, MISSIONS } from './6-14-movement/minefields.ts';
import { AIR_UNITS_PER_BASE, BLITZ_MARKERS, MINEFIELDS, REFIT_MARKERS, RESERVE_MARKERS } from './data/tables.ts';
import { airAt, battles, groundAt, isBattle, markedHexes, unitsAt, unitsOf } from './state.ts';
import type { Query } from './words.ts';

export function invariants(q: Query): readonly string[] {
  const out: string[] = [];
  if (q.within('set-up')) return out;
  const fighting = q.within('battle') || q.within('march');
  for (const side of [AXIS, SOVIET])
    for (const p of unitsOf(q, side)) {
      const at = q.at(p);
      const { name, defense } = unitOf(q, p);
      const here = places.label(at);
      if (q.steps(p) < 1 || q.steps(p) > defense) out.push(`${name} is on the map with ${q.steps(p)} steps`);
      if (isGround(q, p) && !isLand(at)) out.push(`${name} is at ${here}, which is not land`);
      if (q.has(p, 'box') && !isBattle(q, at)) out.push(`${name} is in the box of no battle at ${here}`);
      if (q.within('exploitation') && isNaval(q, p) && !isPort(at)) out.push(`${name} is not in port but at ${here}`);
      if (isNaval(q, p) && !isSea(at)) out.push(`${name} lies at ${here}, which is land`);
      if (q.within('exploitation') && isAir(q, p) && !isCity(at)) out.push(`${name} is not at a base but at ${here}`);
      if (q.within('exploitation') && airAt(q, at, side).length > AIR_UNITS_PER_BASE)
        out.push(`too many air units at ${here}`);
    }
  for (const at of new Set(unitsOf(q, AXIS).map((p) => q.at(p))))
    if (!fighting && !isBattle(q, at) && groundAt(q, at, AXIS).length > 0 && groundAt(q, at, SOVIET).length > 0)
      out.push(`enemies without a battle at ${places.label(at)}`);
  if (q.within('exploitation') && battles(q).length > 0) out.push('a battle location is left over');
  for (const at of battles(q))
    if (!fighting && unitsAt(q, at, AXIS).all.length === 0 && unitsAt(q, at, SOVIET).all.length === 0)
      out.push(`nobody in the battle at ${places.label(at)}`);
  out.push(...markerFaults(q), ...leftovers(q));
  for (let p = 0; p < q.pieceCount; p++) {
    if (q.at(p) === POOL[q.sideOf(p)] && q.steps(p) !== 0) out.push(`${unitOf(q, p).name} lies in the pool with steps`);
    if (q.at(p) >= COUNT) out.push(`${unitOf(q, p).name} is nowhere known`);
  }
  return out;
}

/** Reserve, refit and blitz units: no more than there are, none where none can be (11.5 to 11.7, 14.4.1). */
function markerFaults(q: Query): readonly string[] {
  const out: string[] = [];
  for (const side of [AXIS, SOVIET]) {
    const marked = (flag: 'reserve' | 'refit') => unitsOf(q, side).filter((p) => q.has(p, flag));
    const reserve = marked('reserve');
    const refit = marked('refit');
    const id = sideId(side);
    if (new Set(reserve.map((p) => q.at(p))).size > RESERVE_MARKERS[id]) out.push(`too many ${id} reserve units`);
    if (refit.length > REFIT_MARKERS[id]) out.push(`too many ${id} refit units`);
    if (refit.some((p) => reserve.includes(p))) out.push(`an ${id} unit is in reserve and in refit`);
  }
  const blitz = battles(q).filter((at) => q.mark('blitz', at) > 0);
  if (blitz.length > BLITZ_MARKERS) out.push('too many blitz units');
  for (const mark of ['blitz', 'interdiction'] as const)
    for (const at of markedHexes(q, mark))
      if (!isBattle(q, at)) out.push(`${mark} without a battle location at ${places.label(at)}`);
  return out;
}

/** Of missions and of who is carried nothing is left when the phases are over; mines are six a side, one in a hex (14.3.2.3.2). */
const PASSING = [
  'box',
  'flew',
  'retreated',
  'transferred',
  'used',
  'minelaying',
  'minesweeping',
  'carries',
  'air-supply',
] as const;
function leftovers(q: Query): readonly string[] {
  const out: string[] = [];
  for (const side of [AXIS, SOVIET])
    if (minefields(q, side).length > MINEFIELDS) out.push(`too many ${sideId(side)} minefields`);
  for (const at of minefields(q, AXIS)) if (hasMines(q, at, SOVIET)) out.push(`two minefields at ${places.label(at)}`);
  if (!q.within('preparation') && !q.within('exploitation')) return out;
  for (const side of [AXIS, SOVIET]) {
    for (const p of unitsOf(q, side))
      for (const flag of PASSING) if (q.has(p, flag)) out.push(`${unitOf(q, p).name} is still marked ${flag}`);
    for (const p of q.piecesAt(CARRIED[side] ?? -1)) out.push(`${unitOf(q, p).name} is still carried`);
  }
  for (const mission of MISSIONS)
    for (const at of missionHexes(q, mission)) out.push(`${mission} is left over at ${places.label(at)}`);
  return out;
}

/** What a hand-written position may not have: ground units at sea, ships and aircraft in the wrong place. */
export function positionFault(q: Query): Refusal | undefined {
  for (const side of [AXIS, SOVIET])
    for (const p of unitsOf(q, side)) {
      const at = q.at(p);
      if (isHex(at) && isGround(q, p) && !isLand(at))
        return refuse(
          '6.1.4',
          say`${unit(p)} stands at ${place(at)}, which is ${isAllWater(at) ? 'all water' : 'out of play'}.`,
          {
            places: [at],
          },
        );
    }
  return undefined;
}
