// A page with what was found: for each game a table of its scenarios, the options that matter, and the score turn by turn as a curve.
import type { Game } from '@rasputitsa/kernel';
import { frame, r1, svg } from '@rasputitsa/host/report-chart';
import type { Findings, Trial } from './findings.ts';
import {
  bidText,
  effectsByWeight,
  isSure,
  meanText,
  percent,
  scenarioTitle,
  shareText,
  spreadText,
  valueText,
} from './words.ts';

export interface Found {
  readonly game: Game;
  readonly findings: Findings;
}

const STYLE =
  'svg{background:#fffdf6;color-scheme:light}text{font:12px system-ui,sans-serif;fill:#26221c}.name{font-weight:600}.grid{stroke:#d8cdb4}' +
  'polyline{fill:none;stroke:#a3231a;stroke-width:2.2}polygon{fill:#a3231a;opacity:.18}';
/** A turn that few games reached tells of those few. */
const FEWEST = 0.25;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const chartName = (f: Findings, t: Trial): string => `balance/${f.game}-${t.scenario}.svg`;

function curveTitle(game: Game): string {
  return game.panels?.find((p) => p.slot === 'score')?.curve?.title ?? 'Score';
}
function curveOf(t: Trial): Trial['curve'] {
  return t.curve.filter((c) => c.games >= t.games * FEWEST);
}
/** The middle half of all games as a band, the median as a line. */
function chart({ game }: Found, t: Trial): string | undefined {
  const turns = curveOf(t);
  if (turns.length < 2) return undefined;
  const title = curveTitle(game);
  const names = turns.map((c) => c.turn);
  const low = Math.min(0, ...turns.map((c) => c.low));
  const high = Math.max(0, ...turns.map((c) => c.high));
  const { x, y, axes } = frame(names, title, low, high);
  const at = (i: number, v: number): string => `${r1(x(i))},${r1(y(v))}`;
  const band = [...turns.map((c, i) => at(i, c.high)), ...turns.map((c, i) => at(i, c.low)).toReversed()];
  const line = turns.map((c, i) => at(i, c.median));
  const body = `<style>${STYLE}</style>${axes}<polygon points="${band.join(' ')}"/><polyline points="${line.join(' ')}"/>`;
  return `${svg(`${title}, turn by turn`, body).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`;
}
export function chartFiles(all: readonly Found[]): readonly { readonly name: string; readonly text: string }[] {
  return all.flatMap((f) =>
    f.findings.trials.flatMap((t) => {
      const text = chart(f, t);
      return text === undefined ? [] : [{ name: chartName(f.findings, t), text }];
    }),
  );
}

function effectsOf({ game, findings }: Found): readonly string[] {
  const tried = findings.trials.flatMap((t) => effectsByWeight(t.effects).map((e) => ({ t, e })));
  if (tried.length === 0) return [];
  const sure = tried.filter(({ e }) => isSure(e.wins) || isSure(e.score));
  const head = ['Scenario', 'Option', 'Set to', 'Games', `${game.sides[0]?.name ?? ''} won`, 'Score'];
  return [
    `Options tried one by one with the same seeds: ${tried.length}; these changed something beyond chance` +
      ` (of ${tried.length} that change nothing, about ${Math.round(tried.length / 10)} would be listed too):`,
    '',
    row(head),
    row(head.map((_, i) => (i < 3 ? '---' : '---:'))),
    ...sure.map(({ t, e }) =>
      row([
        scenarioTitle(game, t.scenario),
        e.title,
        valueText(e.value),
        String(e.games),
        `${meanText({ mean: e.wins.mean * 100, error: e.wins.error * 100 }, 0)} %`,
        meanText(e.score),
      ]),
    ),
    '',
  ];
}
/** Who played, and with which dice: so that it can be played again. */
function playedBy({ game, findings }: Found): readonly string[] {
  const [first] = findings.trials;
  if (!first) return [];
  const who = game.sides.map((s, i) => `${s.name}: ${first.bots[i] ?? ''}`).join(', ');
  return [`${who}; rules version ${findings.version}; seeds from ${first.firstSeed} on.`, ''];
}
function section(f: Found): readonly string[] {
  const { game, findings } = f;
  const head = ['Scenario', 'Games', ...game.sides.map((s) => `${s.name} won`), 'Drawn', 'Last score', 'Bid'];
  return [
    `## ${game.title}`,
    '',
    ...playedBy(f),
    row(head),
    row(head.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...findings.trials.map((t) =>
      row([
        scenarioTitle(game, t.scenario),
        String(t.games),
        ...game.sides.map((s) => {
          const share = t.wins[s.id];
          return share ? shareText(share) : '';
        }),
        percent(t.wins['draw']?.share ?? 0),
        spreadText(t.score),
        bidText(game, t.bid),
      ]),
    ),
    '',
    ...effectsOf(f),
    ...findings.trials.flatMap((t) =>
      curveOf(t).length < 2 ? [] : [`![${scenarioTitle(game, t.scenario)}](${chartName(findings, t)})`, ''],
    ),
  ];
}
/** What the list of scenarios tells of it, as a file of the game. */
export function trialsFile({ game, findings }: Found): string {
  const lines = findings.trials.map((t) => {
    const won = game.sides.map((s) => Math.round((t.wins[s.id]?.share ?? 0) * t.games));
    const bid = t.bid === undefined ? '' : ` bid: ${t.bid},`;
    const turns = curveOf(t);
    const points = turns.map((c) => `[${[c.low, c.median, c.high].map(r1).join(', ')}]`);
    const curve =
      turns.length < 2 ? '' : ` curve: { title: ${JSON.stringify(curveTitle(game))}, turns: [${points.join(', ')}] },`;
    return `  ${JSON.stringify(t.scenario)}: { games: ${t.games}, won: [${won.join(', ')}],${bid}${curve} },\n`;
  });
  return (
    '// Made by `rasputitsa lab`: games between equal opponents of ours, and how many each side won.\n' +
    "import type { Trials } from '@rasputitsa/kernel';\n\n" +
    `export const TRIALS: Trials = {\n${lines.join('')}};\n`
  );
}
export function pageOf(all: readonly Found[]): string {
  return [
    '# How the scenarios come out',
    '',
    'Made by `rasputitsa lab`: the computer plays both sides many times. It tells how our opponents do, which is not how people do: where',
    'they are weak, a side looks weaker than it is. A share stands with the interval in which the true one lies in 95 of 100 cases; a score',
    'with the middle half of all games; a bid is what one side should get, in points, for the sides to win equally often, and is left out',
    'where points alone do not decide. Curves show the median and the middle half.',
    '',
    ...all.flatMap(section),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
