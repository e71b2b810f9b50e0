// Scenarios: Typhoon and Red Snow, set up (SETUP, TY, RS). Where the owner has a choice the automatic one is made here (RULINGS R110).
import { FULL, fromChart, type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { areaOf, BOTH, enemyOf, GERMAN, GRID, hexOf, RESERVES, SOVIET } from '../1-basics/board.ts';
import { onMap, unitOf } from '../1-basics/units.ts';
import { lookAround, seenOnArrival } from '../16-masking/masking.ts';
import { stackLimit } from '../3-movement/stacking.ts';
import { readyAircraft } from '../8-air/phase.ts';
import { aboutScenario } from '../about.ts';
import { SCENARIOS, type ScenarioData } from '../data/scenarios.ts';
import { startingLosses } from '../data/charts.ts';
import { placement } from '../data/placement.ts';
import type { Setup, SetupEntry } from '../data/setup-row.ts';
import { table } from '../data/tables.ts';
import { KINDS, type Unit, unitsOn, type UnitValues } from '../data/units.ts';
import { nameOf, type Play, type Query, type ScenarioInfo } from '../words.ts';

const IDS = new Map(KINDS.map((k) => [k.name, k.id]));
function idOf(name: string): string {
  const id = IDS.get(name);
  if (id === undefined) throw new Error(`moscow41: no unit ${name}`);
  return id;
}

const named = fromChart((values: UnitValues) => new Map(unitsOn(values).map((u) => [u.name, u])));
function unitNamed(q: Query, name: string): Unit {
  const u = named(q.chart('units')).get(name);
  if (!u) throw new Error(`moscow41: no unit ${name}`);
  return u;
}

/** SETUP.2 */
const losses = rule(
  'SETUP.2',
  startingLosses,
  (_: SetupEntry, units: readonly { readonly cel: number; readonly type: string }[]) => units.map((u) => u.cel),
);
function lay(g: Play, setup: Setup): void {
  const stands = placement(setup, (name) => unitNamed(g, name), losses, stackLimit());
  if ('name' in stands) throw new Error(`moscow41: no room for ${stands.name}`);
  for (const { name, at, cel } of stands) g.create(idOf(name), at, cel, seenOnArrival(g));
}

function wait(g: Play, side: number, name: string, due: number, at: Loc): void {
  const p = g.create(idOf(name), RESERVES[side] ?? -1, undefined, FULL);
  if (due > 0) g.setField(p, 'due', due);
  // The place a unit is due at, one more than its number: nothing is 0.
  if (at >= 0) g.setField(p, 'zone', at + 1);
}

function setUp(g: Play, data: ScenarioData): void {
  g.setTrack('last', data.turns);
  for (const side of BOTH) g.setLayer('control', areaOf(data.control[side] ?? ''), side + 1);
  const setup = g.chart('set-ups')[data.id];
  lay(g, setup);
  for (const side of BOTH) {
    const air = g.chart('air-support')[data.id];
    const rounds = table('ammunition')[data.id];
    g.setTrack(nameOf('air', side), side === GERMAN ? air.german.strength : air.soviet.strength);
    g.setTrack(nameOf('ammunition', side), side === GERMAN ? rounds.german : rounds.soviet);
    if (isDugIn(g, data, side)) digIn(g, side, () => true);
  }
  if (sovietWorks(g, data)) digIn(g, SOVIET, (p) => nearEnemy(g, p));
  for (const name of setup.reserves) wait(g, GERMAN, name, 0, -1);
  for (const { turn, unit, at } of setup.arrivals) wait(g, SOVIET, unit, turn, hexOf(at));
  for (const name of setup.moscowReserves) wait(g, SOVIET, name, 0, -1);
  readyAircraft(g);
  settle(g);
}

/** TY.setup.G, RS.setup.G, RS.setup.S All units of these sides begin in field fortifications. */
const isDugIn = rule(
  'TY.setup.G',
  (_: Query, data: ScenarioData, side: number): boolean => data.dugIn.includes(side),
  () => false,
);
/** RULINGS R69 */
const sovietWorks = (q: Query, data: ScenarioData): boolean => data.id === 'typhoon' && q.option('soviet-works');
function nearEnemy(q: Query, p: Piece): boolean {
  const near = 2;
  return q.piecesOf(enemyOf(q.sideOf(p))).some((foe) => onMap(q, foe) && distance(GRID, q.at(foe), q.at(p)) <= near);
}
function digIn(g: Play, side: number, which: (p: Piece) => boolean): void {
  const hexes = g
    .piecesOf(side)
    .filter((p) => onMap(g, p) && unitOf(g, p).side === side && which(p))
    .map((p) => g.at(p));
  g.setLayer('works', [...new Set(hexes)], side + 1);
}

export const scenarios: readonly ScenarioInfo[] = SCENARIOS.map((data) => ({
  id: data.id,
  title: data.title,
  rule: data.rule,
  summary: aboutScenario(data.id).summary,
  about: aboutScenario(data.id).about,
  setup: (g) => setUp(g, data),
}));

/** The board is laid out, by a scenario or by hand: whoever stands beside an enemy has been told of him. */
export function settle(g: Play): void {
  lookAround(
    g,
    new Set(
      BOTH.flatMap((side) =>
        g
          .piecesOf(side)
          .filter((p) => onMap(g, p))
          .map((p) => g.at(p)),
      ),
    ),
  );
}
