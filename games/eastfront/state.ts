// What is remembered of a game, and short ways to ask for it.
import type { FlagInfo, LayerInfo, Query, TrackInfo, Visible } from '@rasputitsa/kernel';
import { inPlay, serves } from './1-map/board.ts';
import { enemyOf, GERMAN, SOVIET } from './2-units/units.ts';
import { DRY, FIRST_MONTH, FIRST_YEAR, MONTH_NAMES, MONTHS_PER_SCENARIO, WEATHER_NAMES } from './data/tables.ts';

/** Markers that lie on the table for both to see are open. Tabs: round and star for command, bars for what is done, triangles and crosses for trouble. */
export const flags: readonly FlagInfo[] = [
  { id: 'active', title: 'activated', rule: '5.2a', open: true, tab: { shape: 'round', tone: 'good' } },
  { id: 'blitz', title: 'Blitz HQ', rule: '4.41b', open: true, tab: { shape: 'star', tone: 'good' } },
  { id: 'invasion', title: 'Invasion HQ', rule: '15.41a', open: true, tab: { shape: 'square', tone: 'good' } },
  { id: 'paradrop', title: 'Paradrop HQ', rule: '14.2', open: true, tab: { shape: 'square', tone: 'plain' } },
  { id: 'moved', title: 'moved', rule: '6.1b', tab: { shape: 'bar', tone: 'quiet' } },
  { id: 'strategic', title: 'moved by rail or sea this turn', rule: '6.53c', tab: { shape: 'bar', tone: 'plain' } },
  { id: 'disengaged', title: 'left a battle this phase', rule: '6.32a' },
  { id: 'rearguard', title: 'Rearguard', rule: '6.41c', open: true, tab: { shape: 'square', tone: 'plain' } },
  { id: 'unsupplied', title: 'unsupplied', rule: '10.2', open: true, tab: { shape: 'triangle', tone: 'bad' } },
  { id: 'dispersed', title: 'dispersed', rule: '14.6a', open: true, tab: { shape: 'cross', tone: 'bad' } },
  { id: 'restricted', title: 'restricted for good', rule: '2.66b', tab: { shape: 'square', tone: 'quiet' } },
  { id: 'guns-lost', title: 'siege guns lost', rule: '2.63b', tab: { shape: 'cross', tone: 'quiet' } },
  {
    id: 'excess',
    title: 'over the stacking limit after a repulse',
    rule: '6.22b',
    tab: { shape: 'triangle', tone: 'owed' },
  },
  { id: 'commanded', title: 'has commanded an invasion or drop', rule: '15.41a', tab: { shape: 'bar', tone: 'quiet' } },
];

/** from: place it entered its battle from in this phase, plus one (0: it did not). entry: how. part: partial hits this round. due: month of arrival.
 * sail: port it retreats to by sea, plus one (15.6). beach: hex it landed at, plus one (15.51a). */
export const fields = ['from', 'entry', 'part', 'due', 'sail', 'beach'] as const;

/** How a unit came into a battle: decides river assaults and repulses (7.5, 14.4, 15.43). */
export const BY_LAND = 1;
export const BY_RIVER = 2;
export const BY_AIR = 3;
export const BY_SEA = 4;

/** Values of the layers: nobody, a side (its number plus one), or disputed. */
export const NOBODY = 0;
export const DISPUTED = 3;
export const ownedBy = (side: number): number => side + 1;

export const layers: Readonly<Record<string, LayerInfo>> = {
  control: {
    title: 'control, as fixed at the start of the phase',
    rule: '8.1',
    start: () => NOBODY,
    values: ['nobody', 'german', 'soviet', 'disputed'],
  },
  owner: {
    title: 'last undisputed controller',
    rule: '8.34',
    start: () => NOBODY,
    values: ['nobody', 'german', 'soviet'],
  },
  attacker: {
    title: 'Original Attacker of a battle',
    rule: '7.12',
    start: () => NOBODY,
    values: ['none', 'german', 'soviet'],
  },
};

export const marks: Readonly<Record<string, Visible>> = {
  crossed: { title: 'units over a hexside of a battle hex this phase', rule: '6.33' },
  begun: { title: 'battle begun this phase', rule: '7.15a' },
  // How few dice repulse tells who is among the attackers; nobody sees that before the battle is fought.
  repulse: {
    title: 'assault: a first round in which attackers may be driven back',
    rule: '7.5',
    seenBy: 'referee',
  },
  strike: { title: 'airstrike assigned', rule: '7.13' },
  fought: { title: 'fought this phase', rule: '7.21' },
  port: { title: 'units through a port this turn', rule: '15.21' },
  landed: { title: 'units landed on a defended hex this phase', rule: '15.42' },
  beachhead: { title: 'beachhead', rule: '15.51a' },
};

/** June 1941 and the months after it, in words. */
const MONTHS: readonly string[] = Array.from({ length: 49 }, (_, month) => monthName(month));

export const tracks: Readonly<Record<string, TrackInfo>> = {
  month: { title: 'Month', start: 0, min: 0, max: 48, values: MONTHS },
  fortnight: { title: 'Fortnight', start: 1, min: 1, max: 2 },
  weather: { title: 'Weather', start: DRY, min: 0, max: 2, values: WEATHER_NAMES },
  first: { title: 'First month of this game', start: 0, min: 0, max: 47, values: MONTHS },
  last: { title: 'Last month', start: 5, min: 0, max: 47, values: MONTHS },
  'level-german': { title: 'German Production Level', start: 0, rule: '11.2' },
  'level-soviet': { title: 'Soviet Production Level', start: 0, rule: '11.2' },
  'basic-german': { title: 'German basic production', start: 0, rule: '11.21' },
  'basic-soviet': { title: 'Soviet basic production', start: 0, rule: '11.21' },
  'pp-german': { title: 'German Production Points left', start: 0, rule: '11.3', seenBy: [GERMAN] },
  'pp-soviet': { title: 'Soviet Production Points left', start: 0, rule: '11.3', seenBy: [SOVIET] },
  supreme: { title: 'Supreme Moves left', start: 0, rule: '5.61n' },
  beachhead: {
    title: 'Beachhead: 0 eliminated, 1 prep, 2 ready, 3 deployed',
    start: 0,
    min: 0,
    max: 3,
    rule: '15.51b',
    // Paid for in secret; what lies on the board is a mark that both see.
    seenBy: [SOVIET],
  },
  odessa: {
    title: 'Odessa',
    start: 0,
    min: 0,
    max: 2,
    rule: '16.13a',
    values: ['never German', 'German', 'lost again'],
  },
  sevastopol: {
    title: 'Sevastopol',
    start: 0,
    min: 0,
    max: 2,
    rule: '16.13b',
    values: ['never German', 'German', 'lost again'],
  },
  bucharest: { title: 'Rumania', start: 0, min: 0, max: 1, rule: '16.11a', values: ['fights on', 'has surrendered'] },
};

export const memos: Readonly<Record<string, Visible>> = {
  result: { title: 'Results of past half-years', seenBy: 'all' },
  // The result that stands while both sides are asked whether to go on (3.13), and who would not.
  standing: { seenBy: 'referee' },
  stopped: { seenBy: 'referee' },
  'built-german': { seenBy: [GERMAN] },
  'built-soviet': { seenBy: [SOVIET] },
  // What the board offers before anybody stands on it, while set-up lasts (3.24b).
  'set-up': { seenBy: 'all' },
};

const SIDE_IDS = ['german', 'soviet'] as const;
export function sideId(side: number): string {
  return SIDE_IDS[side] ?? '';
}

// Time

export function weather(q: Query): number {
  return q.track('weather');
}
/** January = 0. */
export function calendarMonth(month: number): number {
  return (FIRST_MONTH + month) % 12;
}
export function monthName(month: number): string {
  return `${MONTH_NAMES[calendarMonth(month)] ?? ''} ${FIRST_YEAR + Math.floor((FIRST_MONTH + month) / 12)}`;
}
/** Half-years from S41 on: S41 = 0, W41 = 1 ... W44 = 7. */
export function halfYear(q: Query): number {
  return Math.min(7, Math.floor(q.track('month') / MONTHS_PER_SCENARIO));
}
export const S41 = 0;
export const W41 = 1;
export const S42 = 2;
export const S43 = 4;
export const W44 = 7;

export function isEdelweiss(q: Query): boolean {
  return q.state.scenario === 'edelweiss';
}

/** Both sides put up their blocks unseen (3.2): where the enemy stands is nobody's to reckon with. */
export function isSettingUp(q: Query): boolean {
  return q.within('set-up');
}

// Who is where

const NOTHING: readonly number[] = [];
/** Units of a side in a hex or Exit Zone. */
export function unitsAt(q: Query, at: number, side: number): readonly number[] {
  const lists = q.cached('ef.unitsAt', ['pieces'], () => {
    const out: number[][][] = [[], []];
    const { at: where } = q.columns;
    for (let p = 0; p < where.length; p++) {
      const a = where[p] ?? -1;
      const lists = inPlay(a) ? out[q.sideOf(p)] : undefined;
      if (!lists) continue;
      const there = lists[a];
      if (there) there.push(p);
      else lists[a] = [p];
    }
    return out;
  });
  return lists[side]?.[at] ?? NOTHING;
}
/** Both sides are there (7.11). */
export function isBattle(q: Query, at: number): boolean {
  return unitsAt(q, at, GERMAN).length > 0 && unitsAt(q, at, SOVIET).length > 0;
}
export function isEngaged(q: Query, p: number): boolean {
  return unitsAt(q, q.at(p), enemyOf(q.sideOf(p))).length > 0;
}
/** All hexes and zones with units of both sides. */
export function battles(q: Query): readonly number[] {
  return q.cached('ef.battles', ['pieces'], () => {
    const out = new Set<number>();
    for (const p of inPlayUnits(q)) if (q.sideOf(p) === GERMAN && isEngaged(q, p)) out.add(q.at(p));
    return [...out].sort((a, b) => a - b);
  });
}
/** Every unit on the map or in an Exit Zone. */
export function inPlayUnits(q: Query): readonly number[] {
  return q.cached('ef.inPlay', ['pieces'], () => {
    const out: number[] = [];
    const { at } = q.columns;
    for (let p = 0; p < at.length; p++) if (inPlay(at[p] ?? -1)) out.push(p);
    return out;
  });
}
/** Units of a side in play, HQs included. */
export function unitsOf(q: Query, side: number): readonly number[] {
  return q.piecesOf(side).filter((p) => serves(q.at(p)));
}
export function control(q: Query, at: number): number {
  return q.layer('control')[at] ?? NOBODY;
}
export function isFriendly(q: Query, at: number, side: number): boolean {
  return control(q, at) === ownedBy(side);
}
export function isEnemy(q: Query, at: number, side: number): boolean {
  return control(q, at) === ownedBy(enemyOf(side));
}
/** The Original Defender of a battle (7.12), -1 where there is none. */
export function defenderAt(q: Query, at: number): number {
  const attacker = q.layer('attacker')[at] ?? NOBODY;
  return attacker === NOBODY ? -1 : enemyOf(attacker - 1);
}
export function attackerAt(q: Query, at: number): number {
  return (q.layer('attacker')[at] ?? NOBODY) - 1;
}
