// The victory count as far as one may know it (17.0): headquarters of the enemy are reckoned from what they can be (17.N1).
import {
  counted,
  type Loc,
  type Message,
  type PanelBlock,
  type PanelRow,
  place,
  say,
  type Side,
  sideName,
  type Tone,
} from '@rasputitsa/kernel';
import { placeAt } from '../1-map/cities.ts';
import { resourceFactor } from '../1-map/resource-centers.ts';
import { CENTRES, centreYield } from '../11-production/production-level.ts';
import { levelOf, resultOf } from '../17-victory/victory-levels.ts';
import {
  difference,
  edelweissDifference,
  edelweissParts,
  type HqSteps,
  type Part,
  parts,
  sumOf,
} from '../17-victory/victory-points.ts';
import { isHq, unitOf } from '../2-units/units.ts';
import { COLLAPSE, FIRST_W44 } from '../3-scenarios/w44.ts';
import { monthName } from '../calendar.ts';
import { MONTHS_PER_SCENARIO, VICTORY_LEVELS } from '../data/tables.ts';
import { enemyOf, GERMAN, SIDES, SOVIET } from '../sides.ts';
import { halfYear, isEdelweiss, isSettingUp, unitsOf, W44 } from '../state.ts';
import { type PanelInfo, type Query, words as WORDS } from '../words.ts';
import { knowsUnit, type Seat, signed } from './common.ts';

/** Least and most. */
interface Span {
  readonly low: number;
  readonly high: number;
}
function words({ low, high }: Span): string {
  return low === high ? signed(low) : `${signed(low)} to ${signed(high)}`;
}
/** Steps of a side's headquarters: those a seat knows, and for the others anything from zero to whole. Which are in play is
 * no secret: the eliminated and the reinforcements lie open. */
function stepsSpan(q: Query, who: Seat, side: Side): Span {
  let low = 0;
  let high = 0;
  for (const p of unitsOf(q, side)) {
    if (!isHq(q, p)) continue;
    const known = knowsUnit(q, who, p);
    low += known ? q.steps(p) : 0;
    high += known ? q.steps(p) : unitOf(q, p).max;
  }
  return { low, high };
}

/** The count with headquarters as weak and as strong as they may be. */
interface Counts {
  readonly parts: (side: Side, steps: HqSteps) => readonly Part[];
  readonly difference: (steps: HqSteps) => number;
}
function counts(q: Query): Counts {
  if (isEdelweiss(q))
    return {
      parts: (side, steps) => edelweissParts(q, side, steps),
      difference: (steps) => edelweissDifference(q, steps),
    };
  const half = halfYear(q);
  return {
    parts: (side, steps) => parts(q, half, side, steps),
    difference: (steps) => difference(q, half, steps),
  };
}
function countBlock(side: Side, c: Counts, german: Span, soviet: Span): PanelBlock {
  // W41.2: the Soviet count grows as the German headquarters grow weak.
  const low = c.parts(side, side === GERMAN ? [german.low, soviet.low] : [german.high, soviet.low]);
  const high = c.parts(side, side === GERMAN ? [german.high, soviet.high] : [german.low, soviet.high]);
  const lines = low.map((part, i) => ({ ...part, span: { low: part.n, high: high[i]?.n ?? part.n } }));
  return {
    kind: 'factors',
    title: say`${sideName(side)} count`,
    factors: lines
      .filter((l) => l.span.low !== 0 || l.span.high !== 0)
      .map(({ text, span: s, rule }) => ({ text, n: words(s), rule })),
    sum: { text: 'together', n: words({ low: sumOf(low), high: sumOf(high) }) },
  };
}

function verdict(lead: number): string {
  const { winner, level } = resultOf(lead);
  return winner < 0 ? 'a draw' : `a ${winner === GERMAN ? 'German' : 'Soviet'} ${level} victory`;
}
function leadBlock(who: Seat, span: Span): PanelBlock {
  const worst = verdict(span.low);
  const best = verdict(span.high);
  const lead = `The German side leads by ${words(span)}`;
  const tone: Tone = toneOf(who, span);
  return {
    kind: 'text',
    text:
      worst === best ? `${lead}: ${best}.` : `${lead}: between ${worst} and ${best}. HQs not seen make the difference.`,
    rule: '17.3',
    tone,
  };
}
function toneOf(who: Seat, { low, high }: Span): Tone {
  if (who === 'spectator' || levelOf(Math.abs(low)) === 'draw' || levelOf(Math.abs(high)) === 'draw') return 'plain';
  if (low > 0) return who === GERMAN ? 'good' : 'bad';
  return high < 0 ? (who === SOVIET ? 'good' : 'bad') : 'plain';
}
function leadSpan(c: Counts, german: Span, soviet: Span): Span {
  return { low: c.difference([german.low, soviet.high]), high: c.difference([german.high, soviet.low]) };
}
/** In one line, as far as one may know. */
export function leadWords(q: Query, who: Seat): Message {
  const { low, high } = leadSpan(counts(q), stepsSpan(q, who, GERMAN), stepsSpan(q, who, SOVIET));
  if (low === 0 && high === 0) return say`Even`;
  const [worst, best] = [verdict(low), verdict(high)];
  const result = worst === best ? best : `${worst} to ${best}`;
  if (low >= 0) return say`${sideName(GERMAN)} lead by ${spanOf(low, high)}: ${result}`;
  if (high <= 0) return say`${sideName(SOVIET)} lead by ${spanOf(-high, -low)}: ${result}`;
  return say`Between ${sideName(SOVIET)} +${-low} and ${sideName(GERMAN)} +${high}`;
}
/** The middle of what it may be. */
export function leadMiddle(q: Query, who: Seat): number {
  const { low, high } = leadSpan(counts(q), stepsSpan(q, who, GERMAN), stepsSpan(q, who, SOVIET));
  return (low + high) / 2;
}
function spanOf(low: number, high: number): string {
  return low === high ? String(low) : `${low} to ${high}`;
}
function countBlocks(q: Query, who: Seat): readonly PanelBlock[] {
  const [german, soviet] = [stepsSpan(q, who, GERMAN), stepsSpan(q, who, SOVIET)];
  const c = counts(q);
  const end = isEdelweiss(q) ? q.track('last') : (halfYear(q) + 1) * MONTHS_PER_SCENARIO - 1;
  return [
    { kind: 'text', text: `Counted at the end of ${monthName(end)}. As things stand:`, rule: '17.1a', tone: 'quiet' },
    leadBlock(who, leadSpan(c, german, soviet)),
    {
      kind: 'versus',
      left: [countBlock(GERMAN, c, german, soviet)],
      right: [countBlock(SOVIET, c, german, soviet)],
      leftTitle: say`${sideName(GERMAN)}`,
      rightTitle: say`${sideName(SOVIET)}`,
    },
    levelTable(),
  ];
}
function levelTable(): PanelBlock {
  return {
    kind: 'table',
    title: 'What a lead is worth',
    head: ['Lead', 'Result', 'Tournament points'],
    rows: VICTORY_LEVELS.map(({ from, level, points }, i) => {
      const next = VICTORY_LEVELS[i - 1];
      return { cells: [next ? `${from} to ${next.from - 1}` : `${from} or more`, level, points], rule: '17.31' };
    }),
    rule: '17.3',
  };
}

// What would change it

/** Points between the sides if the other one held a centre and its railway. */
function swing(q: Query, hex: Loc): PanelRow | undefined {
  const holder = SIDES.find((s) => centreYield(q, hex, s) > 0);
  if (holder === undefined) return undefined;
  const values = placeAt(hex)?.values;
  const other = enemyOf(holder);
  const gain = (values?.['production'] ?? 0) + (values?.['resource'] ?? 0) * resourceFactor(other);
  const lead = centreYield(q, hex, holder) + gain;
  return {
    cells: [say`${place(hex)}`, say`${sideName(holder)}`, lead],
    at: hex,
    rule: '17.1a',
  };
}
/** So many of the dearest are listed. */
const LISTED = 12;
export function prizeTable(q: Query, most = LISTED): PanelBlock {
  const rows = CENTRES.map((hex) => swing(q, hex)).filter((r) => r !== undefined);
  rows.sort((a, b) => Number(b.cells[2]) - Number(a.cells[2]));
  return {
    kind: 'table',
    title: 'What taking a place would change',
    head: ['Place', 'Held by', 'Points between the sides'],
    rows: rows.slice(0, most),
    rule: '17.1a',
  };
}
/** 16.1: cities on which more than production hangs. */
function stakeRows(q: Query): readonly PanelRow[] {
  const value = (track: 'odessa' | 'sevastopol' | 'bucharest'): string =>
    WORDS.tracks[track].values[q.track(track)] ?? '';
  return [
    { cells: ['Odessa', value('odessa'), 'frees the 3rd Rumanian Army when it falls'], rule: '16.13a' },
    { cells: ['Sevastopol', value('sevastopol'), 'frees the other Satellites when it falls'], rule: '16.13b' },
    { cells: ['Rumania', value('bucharest'), 'surrenders when Bucharest is Soviet'], rule: '16.11a' },
  ];
}

// W44 counts months, not points (W44.4)

function w44Rows(q: Query): readonly PanelRow[] {
  return COLLAPSE.map(([winner, level], i) => ({
    cells: [monthName(FIRST_W44 + i), winner < 0 ? 'a draw' : say`${sideName(winner)} ${level} victory`],
    rule: 'W44.4',
    tone: FIRST_W44 + i < q.track('month') ? 'quiet' : FIRST_W44 + i === q.track('month') ? 'owed' : 'plain',
  }));
}
function w44Blocks(q: Query): readonly PanelBlock[] {
  return [
    {
      kind: 'table',
      title: 'If no German unit on the map is in supply after a Soviet turn of',
      head: ['Month', 'Result'],
      rows: w44Rows(q),
      rule: 'W44.4',
    },
    { kind: 'text', text: 'If they hold out to the end of May 1945 it is a German decisive victory.', rule: 'W44.4' },
  ];
}

function pastBlocks(q: Query): readonly PanelBlock[] {
  const past = q.memo('result') ?? [];
  if (past.length === 0) return [];
  const rows = past.map(({ half, month, winner, level, points }) => ({
    cells: [
      monthName(month ?? (half + 1) * MONTHS_PER_SCENARIO - 1),
      winner < 0 ? 'draw' : say`${sideName(winner)} ${level}`,
      points,
    ],
    rule: '17.3',
  }));
  return [{ kind: 'table', title: 'Results', head: ['Ended', 'Result', 'Tournament points'], rows, rule: '3.12a' }];
}
function overBlocks(q: Query): readonly PanelBlock[] {
  const r = q.state.result;
  if (!r) return [];
  const won = r.winner < 0 ? say`The game is a draw.` : say`${sideName(r.winner)} ${r.level} victory.`;
  const lead = r.score;
  const words =
    lead === undefined
      ? []
      : [
          {
            kind: 'text',
            text:
              lead === 0
                ? say`Both counts were equal.`
                : say`${sideName(lead > 0 ? GERMAN : SOVIET)} lead at the end: ${counted(Math.abs(lead), 'point')}.`,
            rule: '17.1a',
          } as const,
        ];
  return [{ kind: 'text', text: won, rule: r.rule }, ...words];
}

export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory',
  rule: '17.1a',
  slot: 'reference',
  compute(q, who) {
    const isLast = halfYear(q) === W44 && !isEdelweiss(q);
    // While both set up nobody can count: who is in play is not settled.
    if (isSettingUp(q)) return isLast ? w44Blocks(q) : [levelTable()];
    // When the game is over there is nothing left to reckon with: the count is known.
    if (q.state.result !== null) return [...overBlocks(q), ...pastBlocks(q), ...(isLast ? [] : [levelTable()])];
    const count = isLast ? w44Blocks(q) : countBlocks(q, who);
    return [
      ...count,
      prizeTable(q),
      ...(isEdelweiss(q)
        ? []
        : [
            {
              kind: 'table',
              title: 'Satellites and what frees them',
              head: ['Place', 'Now', 'What follows'],
              rows: stakeRows(q),
              rule: '16.1',
            } as const,
          ]),
      ...pastBlocks(q),
    ];
  },
};
