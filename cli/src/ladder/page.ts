// The ladders of one or more games as a page.
import type { Game } from '@rasputitsa/kernel';
import { type Entry, newest } from './ledger.ts';
import { rungHead, rungRow, rungsOf } from './rungs.ts';

export interface Climbed {
  readonly game: Game;
  readonly entries: readonly Entry[];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function seedsOf(entries: readonly Entry[]): string {
  const seeds = entries.map((e) => e.seed);
  return `${Math.min(...seeds)} to ${Math.max(...seeds)}`;
}
function section({ game, entries }: Climbed): readonly string[] {
  const ups = [...Map.groupBy(newest(entries), (e) => `${e.a} ${e.b}`).values()];
  return [
    `## ${game.title}`,
    '',
    ...ups.flatMap((of) => {
      const [first] = of as [Entry];
      const rungs = rungsOf(game, of);
      const head = rungHead(game, rungs);
      return [
        `### ${first.a} against ${first.b}`,
        '',
        `Seeds ${seedsOf(of)}.`,
        '',
        row(head.map((h) => h.replace(/>$/, ''))),
        row(head.map((h) => (h.endsWith('>') ? '---:' : '---'))),
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
    'with their standard error. The verdict is Wald’s test: 65 % of the pairs or no more than half, errors of 5 %. Where a side “gains”, its points are less those',
    'of the second opponent in the same seat against itself. Seconds are of a processor, for a turn of the first and of the second.',
    '',
    ...all.flatMap(section),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
