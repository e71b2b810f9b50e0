// Chapter 3: the march. One unit at a time, as far as its points last, in as many parts as its owner likes.
import {
  type Loc,
  type Message,
  NOWHERE,
  type Piece,
  place,
  type Preview,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
} from '@rasputitsa/kernel';
import { createReachBuffers, type Mover, type Reach, reach, whyNot } from '@rasputitsa/kit/reach';
import { refuse as barred } from '@rasputitsa/kit/search';
import { formatUnits } from '@rasputitsa/kit/units';
import { GRID, HEXES, LAKE, NO_ROAD, SECONDARY } from '../1-basics/board.ts';
import { terrainAt } from '../1-basics/ground.ts';
import { onMap, unitOf } from '../1-basics/units.ts';
import { refuseStrategic } from '../12-strategic-movement/markers.ts';
import { refuseBridging } from '../14-bridges/bridges.ts';
import { refuseRooted } from '../15-special-units/resilience.ts';
import { type Picture, picture } from '../4-zone-of-control/zones.ts';
import { refuseAfterBarrage } from '../6-artillery/barrage-rest.ts';
import { refuseEmplaced } from '../6-artillery/set-up.ts';
import { attackCrossings, missionsOver } from '../8-air/influence.ts';
import { table } from '../data/tables.ts';
import { isOpenTo, points, pricing, roadAlong, SCALE, SHUT, stepPrice } from './costs.ts';
import { BARRED, overrun, overrunPrice } from './overrun.ts';
import { isFresh, pointsLeft, spend } from './points.ts';
import { relocate } from './relocate.ts';
import { keepWays, type Ways } from './ways.ts';
import { type Play, type Query, verb } from '../words.ts';

/** Why a step is closed: the codes the kit's search hands back, and what to tell the player. */
const ENEMY = 1;
const GROUND = 2;
const INSIDE = 3;
const ZONE = 4;
const STRATEGIC_ZONE = 5;
const OVERRUN = 6;
const SPENT = 7;
const REASONS: Readonly<Record<number, readonly [rule: string, text: (at: Loc) => Message]>> = {
  [ENEMY]: ['3.1.8', (at) => say`Enemy units are in ${place(at)}.`],
  [GROUND]: ['3.1.11', (at) => say`${place(at)} is closed to this unit.`],
  [INSIDE]: [
    '4.2.3',
    (at) => say`${place(at)} lies in the zone of control of the same enemy unit: leave that zone first.`,
  ],
  [ZONE]: ['4.2.1', (at) => say`The move ends in the enemy zone of control at ${place(at)}.`],
  [STRATEGIC_ZONE]: [
    '12.2.2',
    (at) => say`Strategic movement does not enter the enemy zone of control at ${place(at)}.`,
  ],
  [OVERRUN]: ['6.1.7', (at) => say`The move ends where the guns at ${place(at)} are overrun.`],
  [SPENT]: ['3.1.5', (at) => say`There are not enough movement points left to enter ${place(at)}.`],
};

/** 3.1.8 Nobody enters a hex with enemy units, except to overrun guns and headquarters. */
const isHeld = rule(
  '3.1.8',
  (foes: number): boolean => foes > 0,
  () => false,
);
/** 4.2.1 A unit that comes into an enemy zone of control stops. */
const stopsIn = rule(
  '4.2.1',
  (seen: Picture, hex: Loc): boolean => (seen.zone[hex] ?? 0) > 0,
  () => false,
);
/** 4.2.3 No step from hex to hex of one unit's zone. */
const isInside = rule(
  '4.2.3',
  (seen: Picture, hexside: number): boolean => (seen.inside[hexside] ?? 0) > 0,
  () => false,
);
/** 4.2.6 Leaving a zone costs a point. */
const leavingPrice = rule(
  '4.2.6',
  (seen: Picture, from: Loc): number => ((seen.zone[from] ?? 0) > 0 ? points(table('numbers').leaveZone) : 0),
  () => 0,
);
/** 8.2.13 Air missions make hexes dearer. */
const bombedPrice = rule(
  '8.2.13',
  (missions: Uint8Array | undefined, to: Loc): number =>
    missions === undefined ? 0 : (missions[to] ?? 0) * points(table('numbers').bombedRoads),
  () => 0,
);
/** 3.1.13 A unit that has not moved can always enter one hex. */
const minimumMove = rule(
  '3.1.13',
  (q: Query, p: Piece): boolean => isFresh(q, p),
  () => false,
);
/** TEC.note2 One hex more for units on foot and on tracks whose whole move keeps to roads, on a secondary one. */
const hasRoadBonus = rule(
  'TEC.note2',
  (q: Query, p: Piece): boolean =>
    !q.has(p, 'off-road') && (unitOf(q, p).moves === 'foot' || unitOf(q, p).moves === 'tracked'),
  () => false,
);
/** 12.2.2 */
const isBarredToStrategic = rule(
  '12.2.2',
  (seen: Picture, to: Loc): boolean => (seen.zone[to] ?? 0) > 0,
  () => false,
);

/** Labels of a way: on roads all the time, or not. */
const BY_ROAD = 0;
const CROSS_COUNTRY = 1;

function mover(q: Query, p: Piece): Mover {
  const side = q.sideOf(p);
  const seen = picture(q, side);
  const prices = pricing(q, unitOf(q, p).moves);
  const missions = missionsOver(q, side);
  const left = pointsLeft(q, p);
  const start = q.at(p);
  const bonus = hasRoadBonus(q, p) ? (prices.prices.road[SECONDARY] ?? 0) : 0;
  const isStrategic = q.within('strategic-movement');
  const isFirst = minimumMove(q, p);
  const hasMarched = !isFresh(q, p);
  const step = (from: Loc, to: Loc, hexside: number, _direction: number, label: number, spent: number): number => {
    const foes = seen.foes[to] ?? 0;
    const extra = isHeld(foes) ? overrunPrice(q, p, to) : 0;
    if (extra === BARRED) return barred(ENEMY);
    const price = stepPrice(prices, to, hexside);
    if (price === SHUT) return barred(GROUND);
    if (isInside(seen, hexside)) return barred(INSIDE);
    if (isStrategic && isBarredToStrategic(seen, to)) return barred(STRATEGIC_ZONE);
    const whole = price + extra + leavingPrice(seen, from) + bombedPrice(missions, to);
    if (spent + whole <= left) return whole;
    // The additional hex: on a secondary road, from a way that kept to roads, and not into an enemy zone (RULINGS R19).
    const isExtra =
      bonus > 0 &&
      extra === 0 &&
      label === BY_ROAD &&
      (hasMarched || spent > 0) &&
      spent <= left &&
      roadAlong(prices.land, hexside) === SECONDARY;
    if (isExtra && !stopsIn(seen, to)) return whole;
    return isFirst && from === start && spent === 0 ? whole : barred(SPENT);
  };
  // Only who may have the additional hex needs to know how he came.
  const labelled = {
    labels: 2,
    relabel: (_from: Loc, _to: Loc, hexside: number, _direction: number, label: number) =>
      roadAlong(prices.land, hexside) === NO_ROAD ? CROSS_COUNTRY : label,
    dominates: (better: number) => better === BY_ROAD,
  };
  return {
    hex: start,
    label: BY_ROAD,
    budget: left,
    rule: {
      step,
      ...(bonus > 0 ? labelled : {}),
      stop: (hex) => (stopsIn(seen, hex) ? ZONE : (seen.foes[hex] ?? 0) > 0 ? OVERRUN : 0),
      ...(isFirst ? { minimum: () => 0 } : {}),
    },
  };
}

/** One set of arrays for all searches. What is wanted of an answer is copied out before the next search. */
const scratch = createReachBuffers();
/** The search looks a road's hex beyond the budget; what only the additional hex allows is refused by the step itself. */
function searchFrom(q: Query, p: Piece): Reach {
  const m = mover(q, p);
  if (!hasRoadBonus(q, p)) return reach(GRID, m, scratch);
  const found = reach(GRID, { ...m, budget: m.budget + SCALE }, scratch);
  // Of two ways that cost the same the one by road keeps the additional hex.
  const { best, search } = found;
  for (const hex of found.hexes) {
    const byRoad = hex * search.labels + BY_ROAD;
    if (search.cost[byRoad] === search.cost[best[hex] ?? byRoad]) best[hex] = byRoad;
  }
  return found;
}

const keys: string[] = [];
const keyOf = (p: Piece): string => (keys[p] ??= `reach-${p}`);

/** One search answers both: what it costs, and which way it goes. */
const waysOf = (q: Query, p: Piece): Ways =>
  q.cached(keyOf(p), ['pieces', 'known', 'marks', 'layers', 'memo', 'stack'], () => keepWays(searchFrom(q, p)));
/** Where a unit can go by what its owner sees, nearest first, and what it costs. */
export const reachOf = (q: Query, p: Piece): ReadonlyMap<Loc, number> => waysOf(q, p).costs();

/** Why a unit may not move at all now. Whose it is the kernel has seen to. */
export function refuseMover(q: Query, p: Piece): Refusal | undefined {
  if (!onMap(q, p)) return refuse('3.1.1', say`${unit(p)} is not on the map.`, { pieces: [p] });
  const no =
    refuseRooted(q, p) ??
    refuseEmplaced(q, p) ??
    refuseBridging(q, p) ??
    refuseAfterBarrage(q, p) ??
    refuseStrategic(q, p);
  if (no) return no;
  if (q.has(p, 'halted'))
    return refuse('4.2.1', say`${unit(p)} has stopped in an enemy zone of control.`, { pieces: [p] });
  // With no points left the additional hex of a march by road may still be there.
  if (pointsLeft(q, p) > 0 || isFresh(q, p) || (hasRoadBonus(q, p) && waysOf(q, p).isOpen)) return undefined;
  return refuse('3.1.5', say`${unit(p)} has used up its movement points.`, { pieces: [p] });
}

function refuseGoal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (waysOf(q, p).costTo(to) !== undefined) return undefined;
  if (to === q.at(p) || to >= HEXES) return refuse('3.1.4', say`A move leads to another hex.`);
  if (isWater(q, p, to)) return refuse('TEC.lake', say`${place(to)} is a lake.`, { places: [to] });
  const m = mover(q, p);
  const why = whyNot(GRID, m, searchFrom(q, p), to);
  switch (why.kind) {
    case 'budget': {
      const barrier = why.barred && 'code' in why.barred ? codeRefusal(why.barred) : undefined;
      return barrier ?? tooFar(q, p, to);
    }
    case 'forbidden':
    case 'stopped':
    case 'no-end':
      return codeRefusal(why, to);
    default:
      return tooFar(q, p, to);
  }
}
/** However far it is: a lake that this unit can enter from nowhere. */
function isWater(q: Query, p: Piece, hex: Loc): boolean {
  if (terrainAt(q, hex) !== LAKE) return false;
  const prices = pricing(q, unitOf(q, p).moves);
  return GRID.sides.subarray(hex * 6, hex * 6 + 6).every((side) => side < 0 || !isOpenTo(prices, hex, side));
}
function tooFar(q: Query, p: Piece, to: Loc): Refusal {
  const left = formatUnits(pointsLeft(q, p), SCALE);
  return refuse('3.1.5', say`${place(to)} is too far: ${unit(p)} has ${left} movement points left.`, { places: [to] });
}
function codeRefusal(
  why: { readonly code: number; readonly to?: Loc; readonly at?: Loc },
  goal = NOWHERE,
): Refusal | undefined {
  const [cited, text] = REASONS[why.code] ?? [];
  const hex = why.to ?? why.at ?? goal;
  return cited === undefined || text === undefined ? undefined : refuse(cited, text(hex), { places: [hex] });
}

/** The cost, the way, and what is worth knowing before the unit sets out. */
function previewMove(q: Query, p: Piece, to: Loc): Preview {
  const ways = waysOf(q, p);
  const { zone, foes } = picture(q, q.sideOf(p));
  const notes: { rule: string; message: Message }[] = [];
  if ((zone[to] ?? 0) > 0) notes.push({ rule: '4.2.1', message: say`The move ends here: enemy zone of control.` });
  if ((zone[q.at(p)] ?? 0) > 0)
    notes.push({ rule: '4.2.6', message: say`Leaving the enemy zone of control costs 1 point.` });
  if ((foes[to] ?? 0) > 0) notes.push({ rule: '6.1.7', message: say`What is there is overrun.` });
  return { cost: formatUnits(ways.costTo(to) ?? 0, SCALE), path: ways.to(to), notes };
}

function march(g: Play, p: Piece, to: Loc): void {
  const side = g.sideOf(p);
  const ways = waysOf(g, p);
  const path = ways.to(to);
  const cost = ways.costTo(to) ?? 0;
  const { land } = pricing(g, unitOf(g, p).moves);
  // The additional hex is there once.
  if (cost > pointsLeft(g, p) || !keepsToRoads(land, path)) g.raise(p, 'off-road');
  spend(g, p, cost);
  if ((picture(g, side).foes[to] ?? 0) > 0) overrun(g, p, to);
  relocate(g, p, path, g.within('strategic-movement') ? 'strategic' : 'march');
  attackCrossings(g, p, path);
  if (onMap(g, p) && stopsIn(picture(g, side), to)) g.raise(p, 'halted');
}
function keepsToRoads(land: Parameters<typeof roadAlong>[0], path: readonly Loc[]): boolean {
  return path.slice(1).every((to, i) => {
    const d = GRID.neighbours.subarray((path[i] ?? 0) * 6, (path[i] ?? 0) * 6 + 6).indexOf(to);
    return roadAlong(land, GRID.sides[(path[i] ?? 0) * 6 + d] ?? -1) !== NO_ROAD;
  });
}

export const move = verb({
  id: 'move',
  title: 'Move',
  rule: '3.1.1',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) => q.piecesOf(q.actor),
      refuse: (q, _, p) => refuseMover(q, p),
      preview: (q, _, p) => ({ label: say`${formatUnits(pointsLeft(q, p), SCALE)} points left` }),
    },
    to: {
      title: 'Hex',
      candidates: (q, { piece }) => reachOf(q, piece).keys(),
      refuse: (q, { piece }, to) => refuseGoal(q, piece, to),
      preview: (q, { piece }, to) => previewMove(q, piece, to),
    },
  },
  apply: (g, { piece, to }) => march(g, piece, to),
});

/** A phase of movement ends: points are whole again (3.1.6). */
export function endMoves(g: Play): void {
  for (const p of g.piecesOf(g.active)) {
    g.setField(p, 'spent', 0);
    for (const f of ['halted', 'off-road', 'full-move'] as const) g.lower(p, f);
  }
}
