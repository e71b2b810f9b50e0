// Scenarios and set-up (3.0).
import { FULL, type Play, type ScenarioInfo, UNSEEN } from '@rasputitsa/kernel';
import { aboutEdelweiss, aboutHalfYear } from './about.ts';
import { HEXES, hexOf, MOSCOW_BOX, map, POOL, SET_UP, TRACK } from './board.ts';
import { BALKAN_LOSS } from './data/deployment.ts';
import { HALF_YEARS, type HalfYear } from './data/scenarios.ts';
import { BASIC_PRODUCTION, EDELWEISS_LEVELS, MONTHS_PER_SCENARIO } from './data/tables.ts';
import { EDELWEISS, EDELWEISS_GERMAN, UNITS } from './data/units.ts';
import { fixControl } from './control.ts';
import { hasBalkans } from './deploy-forces.ts';
import { surveyGround } from './deploy-where.ts';
import { productionLevel, updateLevels } from './production.ts';
import { watchPorts } from './satellites.ts';
import { ownedBy, sideId, unitsAt } from './state.ts';
import { GERMAN, SOVIET } from './units.ts';

/** GAPS 3.13: hexes west of the start line are German, the others Soviet. */
export function ownersByLine(g: Play, line: string): void {
  for (const [side, name] of [
    [GERMAN, 'german'],
    [SOVIET, 'soviet'],
  ] as const) {
    const hexes = map.areas
      .filter((a) => a.kind === 'start line' && a.name === `${line} ${name}`)
      .flatMap((a) => a.hexes);
    g.setLayer(
      'owner',
      hexes.filter((h) => h < HEXES),
      ownedBy(side),
    );
  }
}

function setUpEdelweiss(g: Play): void {
  g.setTrack('month', 13);
  g.setTrack('first', 13);
  g.setTrack('fortnight', 2);
  g.setTrack('last', 17);
  ownersByLine(g, 'S42');
  g.setLayer('owner', EDELWEISS_GERMAN.map(hexOf), ownedBy(GERMAN));
  for (const u of EDELWEISS) {
    if (u.hex === 'pool') g.create(u.id, POOL[u.side], 0, 3);
    else g.create(u.id, u.hex === 'Moscow box' ? MOSCOW_BOX : hexOf(u.hex), u.cv);
  }
  const stalingrad = hexOf('Stalingrad');
  g.setLayer('attacker', [stalingrad], ownedBy(GERMAN));
  g.reveal(unitsAt(g, stalingrad, GERMAN), SOVIET);
  fixControl(g);
  for (const side of [GERMAN, SOVIET])
    g.setTrack(`basic ${sideId(side)}`, (EDELWEISS_LEVELS[side] ?? 0) - productionLevel(g, side));
  updateLevels(g);
}

const LAST_MONTH = 47;
/** 3.11 to 3.14: one half-year, two, or all to May 1945. */
function lastMonth(g: Play, half: HalfYear): number {
  const length = g.option('length');
  if (length === 'campaign' || length === 'extended') return LAST_MONTH;
  return length === 'year' ? Math.min(LAST_MONTH, half.last + MONTHS_PER_SCENARIO) : half.last;
}

/** 3.22: everybody who has arrived by now waits to be set up; later arrivals wait on the track (3.22c). */
function setUpHalfYear(g: Play, half: HalfYear): void {
  g.setTrack('month', half.first);
  g.setTrack('first', half.first);
  g.setTrack('last', lastMonth(g, half));
  g.setTrack('fortnight', half.fortnight);
  const basic = BASIC_PRODUCTION[Math.floor(half.first / MONTHS_PER_SCENARIO)] ?? [0, 0];
  g.setTrack('basic german', basic[GERMAN]);
  g.setTrack('basic soviet', basic[SOVIET]);
  // W44.5a: four Balkan zones are Soviet and contested, off the board; W44.2: Rumania has changed sides.
  if (half.id === 'w44') {
    if (!hasBalkans(g)) g.setTrack('basic german', basic[GERMAN] - BALKAN_LOSS);
    g.setTrack('bucharest', 1);
  }
  ownersByLine(g, half.id.toUpperCase());
  for (const u of UNITS) {
    const box = u.side;
    // GAPS 2.2: Rumanian recruits are set up only as the last infantry of the Balkan front.
    if (u.special === 'spare' && !hasBalkans(g)) continue;
    // 11.6c: what arrives in the first month is set up with the rest.
    if (u.arrival > half.first) {
      const p = g.create(u.id, TRACK[box], u.initial, FULL);
      g.setField(p, 'due', u.arrival);
    } else if (u.special === 'paratroop' && u.arrival < half.first) g.create(u.id, POOL[box], 0, FULL);
    else g.create(u.id, SET_UP[box], 0, UNSEEN);
  }
  fixControl(g);
  watchPorts(g);
  surveyGround(g);
  updateLevels(g);
}

export const scenarios: readonly ScenarioInfo[] = [
  {
    id: 'edelweiss',
    title: 'Operation Edelweiss',
    rule: 'EDW.1',
    summary:
      'The drive on the Caucasus, July to November 1942: a fixed set-up of 26 blocks in the south. The place to learn the game.',
    about: aboutEdelweiss,
    setup: setUpEdelweiss,
  },
  ...HALF_YEARS.map((half) => ({
    id: half.id,
    title: half.title,
    rule: `${half.id.toUpperCase()}.F`,
    summary: half.summary,
    ...aboutHalfYear(half),
    setup: (g: Play) => setUpHalfYear(g, half),
  })),
];
