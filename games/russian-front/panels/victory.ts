// The victory count (9.2, 16.1): what the Axis holds, what it would be worth at the next check, what has been recorded.
import { type Loc, type PanelBlock, type PanelRow, place, say, sideName, type Tone } from '@rasputitsa/kernel';
import { bandAt, entryAt } from '@rasputitsa/kit';
import { cityKind, hexOf, OBJECTIVES, placeAt } from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import {
  chartRow,
  countsOnce,
  lastTurn,
  levelAfter,
  levelWords,
  nextCheck,
  objectiveNumber,
  objectiveParts,
  pointsFor,
  pointWords,
  records,
  verdict,
  worthOf,
} from '../9-16-victory/victory.ts';
import { BASIC_VICTORY, dateOf, REPLACEMENT_CITIES, VICTORY_COLUMNS, type VictoryRow } from '../data/tables.ts';
import { controller } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import type { Seat } from './common.ts';

function toneFor(who: Seat, winner: number): Tone {
  if (winner < 0 || who === 'spectator') return 'plain';
  return winner === who ? 'good' : 'bad';
}
function countBlock(q: Query): PanelBlock {
  return {
    kind: 'factors',
    title: 'Axis objective number',
    factors: objectiveParts(q).map(({ text, n, rule }) => ({ text, n, rule })),
    sum: { text: 'together', n: objectiveNumber(q) },
  };
}
function basicBlocks(q: Query, who: Seat): readonly PanelBlock[] {
  const n = objectiveNumber(q);
  const result = entryAt(BASIC_VICTORY, n);
  const winner = result.startsWith('Axis') ? 0 : result.startsWith('Soviet') ? 1 : -1;
  return [
    countBlock(q),
    {
      kind: 'text',
      text: `Counted once, at the end of ${dateOf(lastTurn(q))}. As things stand: ${result}.`,
      rule: '9.2',
      tone: toneFor(who, winner),
    },
    {
      kind: 'table',
      title: 'The scale',
      head: ['Objectives', 'Result'],
      rows: BASIC_VICTORY.bands.labels.map((label, i) => ({
        cells: [label, BASIC_VICTORY.entries[i] ?? ''],
        tone: BASIC_VICTORY.entries[i] === result ? 'owed' : 'plain',
      })),
      rule: '9.2',
    },
  ];
}
function chartBlock(row: VictoryRow, n: number): PanelBlock {
  const points = pointsFor(row, n);
  const here = bandAt(VICTORY_COLUMNS, n);
  const rows: PanelRow[] = VICTORY_COLUMNS.labels.map((label, i) => {
    const cell = row.points[i] ?? 0;
    return {
      cells: [label, cell === 0 ? '0' : `${cell > 0 ? 'A' : 'S'}${Math.abs(cell)}`],
      tone: i === here ? 'owed' : 'plain',
    };
  });
  return {
    kind: 'table',
    title: `Victory Points Chart, ${dateOf(row.turn)}: now ${pointWords(points)}`,
    head: ['Objectives', 'Points'],
    rows,
    rule: 'VPC',
  };
}
function advancedBlocks(q: Query, who: Seat): readonly PanelBlock[] {
  const n = objectiveNumber(q);
  const on = nextCheck(q);
  const row = chartRow(q, on);
  const out: PanelBlock[] = [countBlock(q)];
  if (row) {
    const level = levelAfter(q.track('level'), pointsFor(row, n));
    const result = verdict(worthOf(row, level), level);
    out.push(
      {
        kind: 'text',
        text: `The level is ${levelWords(q.track('level'))}. Next count at the end of ${dateOf(on)}: as things stand ${pointWords(pointsFor(row, n))}, level ${levelWords(level)}, ${result.level}.`,
        rule: '16.1.2',
        tone: toneFor(who, result.winner),
      },
      chartBlock(row, n),
      levelBlock(row),
    );
  }
  const past = records(q);
  if (past.length > 0)
    out.push({
      kind: 'table',
      title: 'Recorded so far',
      head: ['Date', 'Objectives', 'Points', 'Level', 'Result'],
      rows: past.map((r) => ({
        cells: [dateOf(r.turn), r.number, pointWords(r.points), levelWords(r.level), r.result],
        rule: '16.1.1.3',
      })),
      rule: '16.1.1.3',
    });
  return out;
}
function levelBlock(row: VictoryRow): PanelBlock {
  const words = { D: 'decisive, the game ends', M: 'marginal', T: 'tie' } as const;
  return {
    kind: 'table',
    title: 'What a level is worth then',
    head: ['Level', 'Result'],
    rows: row.levels.map((letter, i) => ({
      cells: [i === row.levels.length - 1 ? `${i + 1} or more` : i + 1, words[letter]],
    })),
    rule: '16.1.2',
  };
}

const NUMBERS = new Map(Object.entries(REPLACEMENT_CITIES).map(([name, n]) => [hexOf(name), n]));
/** What is held by whom, the Axis first, dear ones first. */
function holdings(q: Query): PanelBlock {
  const worth = (at: Loc): number => 1 + (countsOnce(q) ? 0 : (NUMBERS.get(at) ?? 0));
  const rows = OBJECTIVES.toSorted(
    (a, b) =>
      controller(q, a) - controller(q, b) ||
      worth(b) - worth(a) ||
      (placeAt(a)?.name ?? '').localeCompare(placeAt(b)?.name ?? ''),
  );
  return {
    kind: 'table',
    title: 'Fortresses, major cities and oilfields',
    head: ['Place', 'Kind', 'Held by', 'Counts'],
    rows: rows.map((at) => {
      const side = controller(q, at);
      return {
        cells: [say`${place(at)}`, cityKind(at), side < 0 ? 'nobody' : say`${sideName(side)}`, worth(at)],
        at,
        tone: side === AXIS ? 'plain' : 'quiet',
      };
    }),
    rule: '4.7',
  };
}
export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory',
  rule: '16.1',
  slot: 'reference',
  compute(q, who) {
    const r = q.state.result;
    const over: readonly PanelBlock[] = r
      ? [{ kind: 'text', text: `The game is over: ${r.level}.`, rule: r.rule, tone: toneFor(who, r.winner) }]
      : [];
    return [...over, ...(countsOnce(q) ? basicBlocks(q, who) : advancedBlocks(q, who)), holdings(q)];
  },
};
