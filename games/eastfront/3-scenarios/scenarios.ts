// The scenarios (3.1): dates, and who waits where.
import { FULL, UNSEEN } from '@rasputitsa/kernel';
import { POOL, SET_UP, TRACK } from '../1-map/board.ts';
import { updateLevels } from '../11-production/production-level.ts';
import { isHeldBack } from '../14-paratroops/availability.ts';
import { watchPorts } from '../16-strategic/odessa-and-sevastopol.ts';
import { fixControl } from '../8-control/hex-control.ts';
import { aboutEdelweiss, aboutHalfYear } from '../about.ts';
import { HALF_YEARS, type HalfYear } from '../data/scenarios.ts';
import { BASIC_PRODUCTION, MONTHS_PER_SCENARIO } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { Play, ScenarioInfo } from '../words.ts';
import { setUpEdelweiss } from './edelweiss-set-up.ts';
import { ownersByLine } from './startlines.ts';
import { surveyGround } from './supply-at-start.ts';
import { beginW44, hasBalkans } from './w44-balkans.ts';

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
  g.setTrack('basic-german', basic[GERMAN]);
  g.setTrack('basic-soviet', basic[SOVIET]);
  if (half.id === 'w44') beginW44(g);
  ownersByLine(g, half.id.toUpperCase());
  for (const u of UNITS) {
    const box = u.side;
    // RULINGS R30: Rumanian recruits are set up only as the last infantry of the Balkan front.
    if (u.special === 'spare' && !hasBalkans(g)) continue;
    // 11.6c: what arrives in the first month is set up with the rest.
    if (u.arrival > half.first) {
      const p = g.create(u.id, TRACK[box], u.initial, FULL);
      g.setField(p, 'due', u.arrival);
    } else if (isHeldBack(u) && u.arrival < half.first) g.create(u.id, POOL[box], 0, FULL);
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
