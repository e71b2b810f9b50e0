// The calendar and what weather does (12.0).
import { type PanelBlock, type PanelRow, say, sideName, type Tone } from '@rasputitsa/kernel';
import { asDouble, chanceOf, diceSum } from '@rasputitsa/kit';
import { TRACK } from '../1-map/board.ts';
import { turnOrder } from '../12-weather/initiative.ts';
import { isSurprise } from '../3-scenarios/s41.ts';
import { isDisrupted } from '../5-command/disruption.ts';
import { calendarMonth, monthName } from '../calendar.ts';
import {
  CALENDAR,
  CLEAR_SIDE_LIMIT,
  DRY,
  MONTHS_PER_SCENARIO,
  MUD,
  OTHER_SIDE_LIMIT,
  SNOW,
  SPEED,
  WEATHER_NAMES,
} from '../data/tables.ts';
import { GERMAN, of, SOVIET } from '../sides.ts';
import { halfYear, isEdelweiss, W41, W44, weather } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import { knowsUnit, many, type Seat, TYPES } from './common.ts';

const WEATHERS = [DRY, MUD, SNOW] as const;

function name(w: number): string {
  return WEATHER_NAMES[w] ?? '';
}
function forecast(month: number): string {
  const entry = CALENDAR[calendarMonth(month)] ?? DRY;
  return typeof entry === 'number' ? name(entry) : `${name(entry.even)} or ${name(entry.odd)}`;
}
function isRolled(month: number): boolean {
  return typeof CALENDAR[calendarMonth(month)] !== 'number';
}

// Now

export function nowBlocks(q: Query): readonly PanelBlock[] {
  const month = q.track('month');
  const fortnight = q.track('fortnight') === 1 ? 'first' : 'second';
  const [first = GERMAN, second = SOVIET] = turnOrder(q);
  // Before the first weather of a month is known the old one still stands on the track.
  const isKnown = q.within('fortnight');
  const hit = isKnown ? [GERMAN, SOVIET].filter((side) => isDisrupted(q, side)) : [];
  return [
    {
      kind: 'text',
      text: isKnown
        ? `${monthName(month)}, ${fortnight} fortnight: ${name(weather(q))}.`
        : `${monthName(month)}: ${forecast(month)} to come.`,
      rule: isRolled(month) ? '12.1b' : '12.1a',
    },
    ...(isKnown
      ? [{ kind: 'text', text: say`${sideName(first)} move first, then ${sideName(second)}.`, rule: '12.21' } as const]
      : []),
    ...hit.map(
      (side): PanelBlock => ({
        kind: 'text',
        text: say`${sideName(side)} HQs are disrupted: worth one less.`,
        rule: side === SOVIET && isSurprise(q) && weather(q) !== MUD ? 'S41.3' : '5.8',
        tone: 'bad',
      }),
    ),
  ];
}

// The Time Track

export function eventsOf(q: Query, who: Seat, month: number): string {
  const due = [GERMAN, SOVIET].map((side) => {
    const n = q.piecesAt(of(TRACK, side)).filter((p) => knowsUnit(q, who, p) && q.field(p, 'due') === month).length;
    return n === 0 ? '' : many(n, `${q.game.sides[side]?.name ?? ''} reinforcement`);
  });
  const ends =
    !isEdelweiss(q) && month % MONTHS_PER_SCENARIO === MONTHS_PER_SCENARIO - 1 && month < W44 * MONTHS_PER_SCENARIO;
  const last = month === q.track('last') ? 'last month' : ends ? 'half-year ends' : '';
  return [...due, last].filter((x) => x !== '').join(', ');
}
function monthRow(q: Query, who: Seat, month: number): PanelRow {
  const now = q.track('month');
  const tone: Tone = month < now ? 'quiet' : month === now ? 'owed' : 'plain';
  return {
    cells: [
      monthName(month),
      forecast(month),
      month === now ? `fortnight ${q.track('fortnight')}` : '',
      eventsOf(q, who, month),
    ],
    rule: isRolled(month) ? '12.1b' : '12.1a',
    tone,
  };
}
/** The half-year that is played, and as much of the next as the game has. */
function trackRows(q: Query, who: Seat): readonly PanelRow[] {
  const from = Math.max(q.track('first'), Math.floor(q.track('month') / MONTHS_PER_SCENARIO) * MONTHS_PER_SCENARIO);
  const to = Math.min(q.track('last'), from + 2 * MONTHS_PER_SCENARIO - 1);
  const out: PanelRow[] = [];
  for (let month = from; month <= to; month++) out.push(monthRow(q, who, month));
  return out;
}
/** The next weather that dice decide. */
function nextRoll(q: Query): readonly PanelBlock[] {
  const now = q.track('month');
  // The second fortnight of a month is rolled for anew.
  const first = q.within('fortnight') && q.track('fortnight') === 2 ? now + 1 : now;
  for (let month = first; month <= q.track('last'); month++) {
    const entry = CALENDAR[calendarMonth(month)] ?? DRY;
    if (typeof entry === 'number') continue;
    const even = asDouble(chanceOf(diceSum(2, 6), (n) => n % 2 === 0));
    return [
      {
        kind: 'chances',
        title: say`Weather of each fortnight of ${monthName(month)}`,
        bars: [
          { label: `${name(entry.even)} (even)`, p: even },
          { label: `${name(entry.odd)} (odd)`, p: 1 - even },
        ],
        rule: '12.1b',
      },
    ];
  }
  return [];
}

// What weather does

function row(what: string, cells: readonly [string, string, string], rule: string): PanelRow {
  return { cells: [what, ...cells], rule };
}
function effectRows(q: Query): readonly PanelRow[] {
  const now = weather(q);
  return [
    row('Moves first', ['German', 'German', 'Soviet'], '12.21'),
    row('HQs disrupted', ['none', 'all', 'German'], '5.8'),
    row('HQs deploy one hex', ['yes', 'no', 'yes'], '12.22a'),
    ...TYPES.map(([type, title]) => {
      const [dry, mud, snow] = SPEED[type];
      return row(`${title}: hexes`, [String(dry), String(mud), String(snow)], now === SNOW ? '12.23b' : '12.23a');
    }),
    row('Offensive Fire', ['by type', 'SF', 'by type'], '12.24b'),
    row('Hits to a step in the open', ['1', '2', '1'], '12.24b'),
    row('Airstrikes', ['by the air table', 'as dry, a die less', 'as dry, German a die less'], '12.24c'),
    row(
      'Clear hexside into battle',
      [`${CLEAR_SIDE_LIMIT} units`, `${OTHER_SIDE_LIMIT} unit`, `${CLEAR_SIDE_LIMIT} units`],
      '12.24a',
    ),
    row('Units stop on entering', ['marsh, mountain', 'any hex', 'mountain'], '12.24a'),
    row('Rivers', ['repulse', 'repulse', 'frozen: no repulse'], '7.52'),
    row('Marsh', ['marsh', 'marsh', 'as forest'], '12.24d'),
    ...(halfYear(q) === W41 && !isEdelweiss(q)
      ? [row('Germans in the first winter', ['', '', 'one hex, Offensive Fire SF'], 'W41.1b')]
      : []),
  ];
}

export const weatherPanel: PanelInfo = {
  id: 'weather',
  title: 'Weather and calendar',
  rule: '12.1a',
  slot: 'reference',
  compute: (q, who) => [
    ...nowBlocks(q),
    {
      kind: 'table',
      title: 'Time Track',
      head: ['Month', 'Weather', '', 'What it brings'],
      rows: trackRows(q, who),
      rule: '4.1',
    },
    ...nextRoll(q),
    {
      kind: 'table',
      title: 'What weather does',
      head: ['', ...WEATHERS.map(name)],
      rows: effectRows(q),
      rule: '12.2',
    },
  ],
};
