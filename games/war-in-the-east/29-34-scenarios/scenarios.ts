// Chapters 30 to 34: scenarios, made from data/scenarios.ts.
import type { Loc, ScenarioAbout, Side } from '@rasputitsa/kernel';
import {
  ARMS_CENTERS,
  behindLine,
  HEXES,
  isHex,
  ON_RAIL,
  PERSONNEL_CENTERS,
  placeOf,
  RAIL_HEXES,
  railway,
  setUpBox,
  SIBERIA,
  SIBERIAN,
  TRAINING_CENTERS,
} from '../3-equipment/board.ts';
import { INFO, isPartisan, isRepair, kindNamed } from '../3-equipment/units.ts';
import { ARMS_AT_START, PRODUCTION } from '../data/charts.ts';
import { BRANCHES, NORTH_OF_ROW_38, SCENARIOS, SEVASTOPOL_GARRISON, SEVASTOPOL_SIEGE } from '../data/scenarios.ts';
import { TURNS } from '../data/turns.ts';
import { type Force, type ScenarioRow, WEATHERS } from '../data/shapes.ts';
import { calendarRow, firstTurn } from '../35-variants/calendar.ts';
import { airAtStart, airLostAtStart, isInTurkey, lineOf, moreRepair } from '../35-variants/set-up.ts';
import { AXIS, NOBODY, ownedBy, RUSSIAN, SIDE_NUMBERS } from '../sides.ts';
import type { Play, ScenarioInfo } from '../words.ts';
import { sectorNumber } from './sectors.ts';

function sectorFor(row: ScenarioRow, side: Side, name: string, nth: number): string {
  if (side === RUSSIAN)
    return row.line === 'Stalingrad' && nth < (SEVASTOPOL_GARRISON[name] ?? 0) ? 'Sevastopol' : 'any';
  const north = NORTH_OF_ROW_38[name] ?? 0;
  if (nth < north) return 'north';
  return row.line === 'Stalingrad' && nth < north + (SEVASTOPOL_SIEGE[name] ?? 0) ? 'Sevastopol' : 'any';
}
function raise(g: Play, row: ScenarioRow, side: Side, sector: string, force: Force): void {
  for (const [entry, count] of Object.entries(force)) {
    const [name = entry, remnant] = / [KB]G$/.test(entry) ? entry.split(' ') : [entry];
    const info = INFO[kindNamed(name)];
    for (let i = 0; i < count; i++) {
      const p = g.create(info?.id ?? '', setUpBox(side), remnant === undefined ? (info?.steps ?? 1) : 1);
      const at = sector === 'any' && remnant === undefined ? sectorFor(row, side, name, i) : sector;
      g.setField(p, 'sector', sectorNumber(at));
    }
  }
}

/** 6.51, 6.52, 31.23, 32.23, 33.23, 34.23: in 1941 the border divides the nets; later the Axis has the branches as well, and what is behind
 * its line and on none of them is nobody's (RULINGS G23). */
function setUpRailways(g: Play, row: ScenarioRow): void {
  const line = lineOf(g, row.line);
  const border = behindLine(row.line === 'Barbarossa' ? line : 'Barbarossa', AXIS);
  const axisSide = behindLine(line, AXIS);
  const russianSide = behindLine(line, RUSSIAN);
  const axis = new Set<Loc>(RAIL_HEXES.filter((hex) => border[hex] === 1 && axisSide[hex] === 1));
  for (const branch of row.branches) {
    const stops = (BRANCHES[branch] ?? []).map(placeOf);
    for (let i = 0; i + 1 < stops.length; i++)
      for (const hex of railway(stops[i] ?? 0, stops[i + 1] ?? 0)) if (axisSide[hex] === 1) axis.add(hex);
  }
  g.setLayer('rail', [...axis], ownedBy(AXIS));
  g.setLayer(
    'rail',
    RAIL_HEXES.filter((hex) => russianSide[hex] === 1 && !axis.has(hex)),
    ownedBy(RUSSIAN),
  );
}

/** 30.32: Arms and Training Centers. */
function setUpCenters(g: Play): void {
  for (const [hex, count] of ARMS_CENTERS) for (let i = 0; i < count; i++) g.create('so-arc', hex);
  // 15.18: those of Siberia are numbered first.
  const siberian = Array.from({ length: SIBERIAN['training'] ?? 0 }, () => SIBERIA);
  for (const [i, at] of [...siberian, ...TRAINING_CENTERS.map(([hex]) => hex)].entries())
    g.setField(g.create('so-trc', at), 'number', i + 1);
  g.setTrack('siberian-arms', SIBERIAN['arms'] ?? 0);
  g.setTrack('arms-points', ARMS_AT_START);
}

function setUp(g: Play, row: ScenarioRow): void {
  g.setTrack('turn', firstTurn(g, row.first));
  g.setTrack('last', row.last);
  g.setTrack('weather', WEATHERS.indexOf(calendarRow(g)?.[2] ?? 'clear'));
  g.setTrack('axis-air', row.air[0]);
  g.setTrack('russian-air', airAtStart(g, row.air[1]));
  if (row.campaign) g.setTrack('russian-air-lost', airLostAtStart(g, PRODUCTION.lostAir));
  g.setTrack('infantry-draft', row.drafts[0]);
  g.setTrack('armor-draft', row.drafts[1]);
  for (const side of SIDE_NUMBERS) {
    const home = behindLine(lineOf(g, row.line), side);
    g.setLayer(
      'entered',
      Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => home[hex] === 1),
      ownedBy(side),
    );
    for (const [sector, force] of Object.entries(side === AXIS ? row.axis : row.russian))
      if (!isInTurkey(g, sector)) raise(g, row, side, sector, force);
    raise(g, row, side, 'any', {
      [side === AXIS ? 'Axis Repair' : 'Russian Repair']: (row.repair[side] ?? 0) + (side === AXIS ? moreRepair(g) : 0),
    });
  }
  for (const hex of PERSONNEL_CENTERS) if (g.layer('entered')[hex] === ownedBy(AXIS)) g.setMark('ever-entered', hex, 1);
  setUpRailways(g, row);
  if (row.campaign) setUpCenters(g);
}

const LENGTH: Readonly<Record<ScenarioRow['id'], string>> = {
  barbarossa: 'Several evenings',
  stalingrad: 'A dozen evenings',
  kursk: 'Several evenings',
  'army-group-center': 'Several evenings',
  campaign: 'A year of evenings',
  'standard-campaign': 'A year of evenings',
};
const EXPECT: Readonly<Record<ScenarioRow['id'], string>> = {
  barbarossa:
    'Panzers overrun what stands at the border and then outrun their railways. The Russian trades space for time until the snow.',
  stalingrad: 'The Axis must still take eight Personnel Centers; thirty turns later the snow and the tank corps come.',
  kursk: 'Both sides are strong, and six mechanized divisions must leave in the middle of it.',
  'army-group-center': 'A line of kampfgruppen without reserves against massed artillery and tank corps.',
  campaign: 'Everything: production, politics, four winters. Play the scenarios first.',
  'standard-campaign': 'The Campaign without the constraints of history.',
};
const total = (forces: Readonly<Record<string, Force>>): number =>
  Object.values(forces)
    .flatMap((f) => Object.values(f))
    .reduce((sum, n) => sum + n, 0);
/** `Jun 1941 week 5`: month and year. */
const dateOf = (turn: number): string => TURNS[turn - 1]?.[1].replace(/ week.*/, '') ?? '';
function aboutScenario(row: ScenarioRow): ScenarioAbout {
  return {
    dates: `${dateOf(row.first)} to ${dateOf(row.last)}`,
    turns: `${row.last - row.first + 1} turns (${row.first} to ${row.last})`,
    length: LENGTH[row.id],
    forces: `${total(row.axis)} Axis and ${total(row.russian)} Russian units, more on the way.`,
    expect: EXPECT[row.id],
  };
}
export const scenarios: readonly ScenarioInfo[] = SCENARIOS.map((row) => ({
  id: row.id,
  title: row.title,
  rule: row.rule,
  summary: row.summary,
  about: aboutScenario(row),
  setup: (g) => setUp(g, row),
}));

/** What follows from where units of a hand-written position are: who was last to enter their hexes. */
export function settle(g: Play): void {
  for (let p = 0; p < g.pieceCount; p++) {
    const at = g.at(p);
    if (!isHex(at) || isPartisan(g, p)) continue;
    const side = g.sideOf(p);
    if (g.layer('entered')[at] !== ownedBy(side)) g.setLayer('entered', [at], ownedBy(side));
    if (ON_RAIL[at] === 1 && !isRepair(g, p) && g.layer('rail')[at] === ownedBy(1 - side))
      g.setLayer('rail', [at], NOBODY);
  }
}
