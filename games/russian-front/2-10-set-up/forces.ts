// The forces of a scenario (2.2, 10.2, S1.I, S2.I, S3.I): who waits to be set up, who comes later, who is gone; and the board
// they find (10.3).
import { FULL, type Loc, type Piece, rule, type Side, UNSEEN } from '@rasputitsa/kernel';
import {
  CONTROLLED,
  hexOf,
  isControlled,
  isOilfield,
  isRail,
  POOL,
  REMOVED,
  SET_UP,
  TO_COME,
} from '../1-components/board.ts';
import { AXIS, sideNumberOf, SOVIET } from '../1-components/sides.ts';
import { unitOf } from '../1-components/units.ts';
import { hideCard, seenInWaiting } from '../19-options/hidden-cards.ts';
import { layIncomplete } from '../19-options/incomplete-railroads.ts';
import { hasAfrikaKorps, withoutItaly } from '../21-variants/italy.ts';
import { kurskWon } from '../21-variants/kursk-won.ts';
import { withoutBalkanPorts, withoutBalkans } from '../21-variants/neutral-balkans.ts';
import { isClosed } from '../21-variants/neutral-countries.ts';
import { watchesFinland, withArmiesOfFinland, withoutFinland } from '../21-variants/neutral-finland.ts';
import { sendFromWest } from '../21-variants/no-western-front.ts';
import { variantDue } from '../21-variants/upgraded-soviets.ts';
import type { ForceGroup, HitGroup, LineScenario, ScenarioRow } from '../data/scenarios.ts';
import { ARRIVALS, CORPS_WITHDRAWAL, DEPARTURES, NEVER } from '../data/schedule.ts';
import { type Nation, NAVAL_TYPES, type UnitRow, UNITS, VARIANT_UNITS } from '../data/units.ts';
import { groundOf } from '../deploy/ground.ts';
import { scenarioOf, uses } from '../state.ts';
import { NOBODY, ownedBy, type Play, type Query } from '../words.ts';
import { factorsOf, groupLike, isSame } from './groups.ts';

/** 1942 and 1943: the scenario with a start line, as variants leave it. */
export function lineScenarioOf(q: Query): LineScenario | undefined {
  const row = scenarioOf(q);
  if (row.setUp !== 'line') return undefined;
  const after = uses(q, 'kursk-won') ? kurskWon(row) : row;
  const east = uses(q, 'neutral-finland') ? withArmiesOfFinland(after) : after;
  return uses(q, 'neutral-balkans') ? withoutBalkanPorts(east) : east;
}
/** V15: hits a unit has before the others are shared out. */
export function wornHits(row: LineScenario, u: UnitRow): number {
  return u.nation === 'Soviet' ? 0 : (row.worn?.[factorsOf(u)] ?? 0);
}
/** S2.I1, S2.I2: the count a unit falls under; none when the list does not name its like. */
export function groupOf(row: LineScenario, u: UnitRow): ForceGroup | undefined {
  if (row.excluded.includes(u.id)) return undefined;
  return row.forces.find((g) => g.nation === u.nation && g.type === u.type && g.factors === factorsOf(u));
}
/** S2.H, S3.H: the hits a unit may get a share of. */
export function hitGroupOf(row: LineScenario, u: UnitRow): HitGroup | undefined {
  return row.hits.find((h) => h.nation === u.nation && h.types.includes(u.type));
}

/** V1, V2, V3a.1: nations that take no part. */
function absent(q: Query): readonly Nation[] {
  return [...withoutBalkans(q), ...withoutFinland(q), ...withoutItaly(q)];
}
/** The Turn the card brings a unit for the first time; 0 stands on the map in June 1941. */
function firstTurn(u: UnitRow): number {
  if (u.setUp !== '') return 0;
  return ARRIVALS.find((a) => a.unit === u.id && a.how !== 'returns')?.turn ?? NEVER;
}
/** The Turn the card brings it back after a Turn. */
function returnTurn(id: string, after: number): number {
  return ARRIVALS.find((a) => a.unit === id && a.how === 'returns' && a.turn > after)?.turn ?? NEVER;
}
/** Whether the card has taken a unit away for good before a scenario begins (RULINGS R39). */
function hasLeft(q: Query, u: UnitRow, through: number): boolean {
  const { turn, size, types } = CORPS_WITHDRAWAL;
  if (u.side === 'soviet' && turn <= through && u.size === size && types.includes(u.type)) return true;
  const gone = DEPARTURES.findLast((d) => d.unit === u.id && d.turn <= through);
  if (gone && watchesFinland(q, gone)) return false;
  return gone !== undefined && (typeof gone.returns !== 'number' || gone.returns > through);
}

function toCome(g: Play, u: UnitRow, due: number): Piece {
  const p = g.create(u.id, TO_COME[sideNumberOf(u.side)] ?? 0, u.defense, seenInWaiting(g));
  hideCard(g, p);
  g.setField(p, 'due', variantDue(g, sideNumberOf(u.side), due));
  return p;
}
function toSetUp(g: Play, u: UnitRow, hits = 0): void {
  g.create(u.id, SET_UP[sideNumberOf(u.side)] ?? 0, u.defense - hits, UNSEEN);
}

/** 2.2: the Basic Game has no ships and ends before most units come. */
const isLeftOut = rule(
  '2.2',
  (row: ScenarioRow, u: UnitRow, turn: number): boolean =>
    row.layer === 'basic' && (NAVAL_TYPES.has(u.type) || turn > row.last),
  () => false,
);
/** 2.2, S1.I: June 1941. */
function gatherByAreas(g: Play, row: ScenarioRow): void {
  const barred = absent(g);
  for (const u of UNITS) {
    const turn = firstTurn(u);
    if (barred.includes(u.nation) || isLeftOut(row, u, turn)) continue;
    if (turn > 0 && row.noArrivals.includes(u.nation)) continue;
    if (row.delayed?.units.includes(u.id)) g.raise(toCome(g, u, row.delayed.rest), 'any');
    else if (turn === 0) toSetUp(g, u);
    else toCome(g, u, turn);
  }
  if (hasAfrikaKorps(g)) for (const u of VARIANT_UNITS) toSetUp(g, u);
}

/** S2.I3a, S3.I3a: ships and marines start in ports; those without one were lost. */
function inPorts(u: UnitRow): boolean {
  return NAVAL_TYPES.has(u.type) || u.type === 'marine';
}
/** S2.J3, S3.J3: some come back only by their card. */
const comesByCard = rule(
  'S2.J3',
  (row: LineScenario, u: UnitRow): boolean => row.excluded.includes(u.id),
  () => false,
);
/** S2.I, S3.I: units the cards have brought may be gathered; the rest is lost, withdrawn or still to come (RULINGS R39). */
function gatherByLine(g: Play, row: LineScenario): void {
  const barred = absent(g);
  for (const u of UNITS) {
    if (barred.includes(u.nation)) continue;
    const side = sideNumberOf(u.side);
    const turn = firstTurn(u);
    const port = row.ports.find((x) => x.unit === u.id);
    if (turn > row.through) toCome(g, u, turn);
    else if (comesByCard(row, u)) toCome(g, u, returnTurn(u.id, row.through));
    // S2.I3a, S3.I3a: in exact ports, nothing to choose.
    else if (port) g.raise(g.create(u.id, hexOf(port.at), u.defense, FULL), 'halted');
    else if (hasLeft(g, u, row.through)) g.create(u.id, REMOVED[side] ?? 0, 0, FULL);
    else if (groupOf(row, u) && !inPorts(u)) toSetUp(g, u, wornHits(row, u));
    else g.create(u.id, POOL[side] ?? 0, 0, FULL);
  }
}

/** 10.4: rails have the gauge of the side of the start line they lie on. */
const layGauge = rule(
  '10.4',
  (g: Play, hexes: readonly Loc[], side: Side): void => g.setLayer('gauge', hexes.filter(isRail), ownedBy(side)),
  () => undefined,
);
/** 4.7, 10.4: who holds what at the start, by national boundaries or by the start line. */
function divide(g: Play, row: LineScenario): void {
  const { own } = groundOf(g, row);
  for (const side of [AXIS, SOVIET] as const) {
    const hexes = [...own[side]];
    g.setLayer('control', hexes.filter(isControlled), ownedBy(side));
    layGauge(g, hexes, side);
  }
}

/** 10.3: the tracks, factories, mines and borders of a scenario. */
function layOut(g: Play, row: ScenarioRow): void {
  g.setTrack('turn', row.first);
  g.setTrack('first', row.first);
  g.setTrack('last', row.last);
  g.setTrack('level', row.level);
  // 10.3.3
  g.setTrack('partisans', row.partisans);
  g.setTrack('pool-german', row.saved.german);
  g.setTrack('pool-finnish', row.saved.finland);
  g.setTrack('pool-other', row.saved.other);
  g.setTrack('pool-soviet', row.saved.soviet);
  // 10.3.2
  g.setTrack('factories-off-board', row.factories.offBoard);
  g.setTrack('factories-lost', row.factories.eliminated);
  for (const city of row.factories.cities) g.setMark('factory', hexOf(city), 1);
  // 10.3.4
  for (const hex of row.mines.axis) g.setMark('mines-axis', hexOf(hex), 1);
  for (const hex of row.mines.soviet) g.setMark('mines-soviet', hexOf(hex), 1);
  if (row.setUp !== 'line') {
    layIncomplete(g);
    return;
  }
  divide(g, row);
  // RULINGS R40: the Caucasus army group has gone before 1943 begins (S3.J3).
  if (row.lost.groups.length > 0) g.setTrack('caucasus', 1);
}

/** V1, V2: cities of a neutral country are nobody's; the oil of Ploesti still flows to the Axis. */
function leaveNeutrals(g: Play): void {
  const neutral = CONTROLLED.filter((h) => isClosed(g, h) && !isOilfield(h));
  if (neutral.length > 0) g.setLayer('control', neutral, NOBODY);
}

/** The whole start of a scenario, up to the first set-up decision. */
export function beginScenario(g: Play, row: ScenarioRow): void {
  const line = lineScenarioOf(g);
  layOut(g, line ?? row);
  leaveNeutrals(g);
  if (line) gatherByLine(g, line);
  else gatherByAreas(g, row);
}

/** S3.J3: withdrawn, removed or replaced by Guards before play. */
const bar = rule(
  'S3.J3',
  (g: Play, p: Piece): void => g.raise(p, 'no-rebuilding'),
  () => undefined,
);
/** S2.I1, RULINGS R39: when set-up is over, what was not gathered counts as eliminated; some of it may not be rebuilt (S2.J3, S3.J3). */
export function poolSurplus(g: Play): void {
  const row = lineScenarioOf(g);
  const left = new Map(row?.lost.groups.map((x) => [x, x.count]));
  for (const side of [AXIS, SOVIET])
    for (const p of g.piecesAt(SET_UP[side] ?? 0)) {
      const like = groupLike(unitOf(g, p));
      g.place(p, POOL[side] ?? 0, 0, FULL);
      const lost = row?.lost.groups.find((x) => isSame(x, like) && (left.get(x) ?? 0) > 0);
      if (!lost) continue;
      left.set(lost, (left.get(lost) ?? 0) - 1);
      bar(g, p);
    }
  if (row) sendFromWest(g, row);
}
