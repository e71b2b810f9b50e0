// The ladders of one or more games as a page, with the gates their opponents have to pass.
import type { Game } from '@rasputitsa/kernel';
import { GATE_HEAD, type GateResult, gateRow } from './gate-results.ts';
import { type Entry, type Marking, newest, type Newest } from './ledger.ts';
import { rungHead, rungRow, rungsOf } from './rungs.ts';

export interface Climbed {
  readonly game: Game;
  readonly entries: readonly Entry[];
  readonly markOf: Marking;
  /** By what is kept of today's opponents; none where the game declares no gates. */
  readonly gates: readonly GateResult[];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
function headRows(head: readonly string[]): readonly string[] {
  return [row(head.map((h) => h.replace(/>$/, ''))), row(head.map((h) => (h.endsWith('>') ? '---:' : '---')))];
}

function seedsOf(entries: readonly Entry[]): string {
  const seeds = entries.map((e) => e.seed);
  return `${Math.min(...seeds)} to ${Math.max(...seeds)}`;
}
/** Which scenarios tell of opponents as they were. */
function age(of: readonly Entry[], { isToday }: Newest): string {
  const old = [...new Set(of.filter((e) => !isToday(e)).map((e) => e.scenario))];
  const all = new Set(of.map((e) => e.scenario));
  if (old.length === 0) return '';
  if (old.length === all.size) return ' Out of date: at least one of the two plays otherwise now.';
  return ` Out of date in ${old.join(', ')}: at least one of the two plays otherwise there now.`;
}
function gateSection(gates: readonly GateResult[]): readonly string[] {
  if (gates.length === 0) return [];
  const rows = gates.map((g) => row(gateRow(g)));
  return ['### Gates', '', ...headRows(GATE_HEAD), ...rows, ''];
}
function section({ game, entries, markOf, gates }: Climbed): readonly string[] {
  const latest = newest(entries, markOf);
  const ups = [...Map.groupBy(latest.entries, (e) => `${e.a} ${e.b}`).values()];
  return [
    `## ${game.title}`,
    '',
    ...gateSection(gates),
    ...ups.flatMap((of) => {
      const [first] = of as [Entry];
      const rungs = rungsOf(game, of);
      return [
        `### ${first.a} against ${first.b}`,
        '',
        `Seeds ${seedsOf(of)}.${age(of, latest)}`,
        '',
        ...headRows(rungHead(game, rungs)),
        ...rungs.map((r) => row(rungRow(r))),
        '',
      ];
    }),
  ];
}
export function ladderPage(all: readonly Climbed[]): string {
  return [
    '# The ladder',
    '',
    'Made by `rasputitsa ladder --page`: opponents compared in pairs of games, the same seed with the seats exchanged. A pair is won by who has more',
    'points in both games together; the share of pairs won stands with the interval in which the true one lies in 95 of 100 cases, the points for each seat',
    'with their standard error. The verdict is Wald’s test: 65 % of the pairs or no more than half, errors of 5 %. What stopped as soon as that was decided',
    'was stopped while things went well for the one it favored, so its share leans upward a little, and so do its points; what was played to a fixed number does not lean. Where a side',
    '“gains”, its points are less those of the second opponent in the same seat against itself. Seconds are of a processor, for a turn of the first and of the second.',
    '',
    'Gates are what a game asks of its own advice (`rasputitsa ladder --gates`): points over a side that only holds, from the pairs below; what it takes and cuts off',
    'when it plays both sides; and that no turn is let pass. A gate is met if what was found reaches what was wanted; the interval says how surely.',
    '',
    ...all.flatMap(section),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
