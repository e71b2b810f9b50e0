// A page with what was found: for each game a table of its scenarios, the options that matter, and the score turn by turn as a curve.
import type { Game } from '@rasputitsa/kernel';
import { frame, r1, svg } from '@rasputitsa/host/report-chart';
import type { Findings, Trial } from './findings.ts';
import { LOOK } from './trial.ts';
import {
  bidText,
  effectsByWeight,
  isSure,
  percent,
  sameText,
  scenarioTitle,
  scoreText,
  shareText,
  spreadText,
  valueText,
  winsText,
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

const headOf = (game: Game): string => `## ${game.title}`;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const chartName = (f: Findings, t: Trial): string => `balance/${f.game}-${t.scenario}.svg`;

export function curveTitle(game: Game): string {
  return game.panels?.find((p) => p.slot === 'score')?.curve?.title ?? 'Score';
}
export function curveOf(t: Trial): Trial['curve'] {
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
export function chartFiles(f: Found): readonly { readonly name: string; readonly text: string }[] {
  return f.findings.trials.flatMap((t) => {
    const text = chart(f, t);
    return text === undefined ? [] : [{ name: chartName(f.findings, t), text }];
  });
}

function effectsOf({ game, findings }: Found): readonly string[] {
  const all = findings.trials.flatMap((t) => effectsByWeight(t.effects).map((e) => ({ t, e })));
  if (all.length === 0) return [];
  const same = all.flatMap(({ e }) => (e.same ? [e] : []));
  const sure = all.filter(({ e }) => isSure(e));
  const left = same.length === 0 ? '' : `, of which ${same.length} ${sameText(same)}`;
  const how = `Options tried one by one, each value in each scenario: ${all.length}${left}.`;
  if (same.length === all.length) return [how, ''];
  const others = same.length === 0 ? 'them' : 'the others';
  if (sure.length === 0) return [`${how} None of ${others} changed anything beyond chance.`, ''];
  const score = curveTitle(game);
  const head = ['Scenario', 'Option', 'Set to', 'Games', `${game.sides[0]?.name ?? ''} won`, score];
  return [
    `${how} Of ${others} these changed something beyond chance:`,
    '',
    row(head),
    row(head.map((_, i) => (i < 3 ? '---' : '---:'))),
    ...sure.map(({ t, e }) =>
      row([scenarioTitle(game, t.scenario), e.title, valueText(e.value), String(e.games), winsText(e), scoreText(e)]),
    ),
    '',
  ];
}
/** Why there is no bid, if it is not for want of points. */
function whyNoBid(game: Game, t: Trial): string {
  const never = game.sides.find((s) => t.wins[s.id]?.share === 0);
  if (!never) return 'points alone did not decide';
  return `${never.name} never won, so nobody knows how many points that would take`;
}
/** What is missing in the table, and why. */
function missing({ game, findings }: Found): readonly string[] {
  const titles = (of: readonly Trial[]): string => of.map((t) => scenarioTitle(game, t.scenario)).join(', ');
  const uncounted = findings.trials.filter((t) => t.score === undefined);
  const unbid = findings.trials.filter((t) => t.score !== undefined && t.bid === undefined);
  const lines = [
    ...(uncounted.length > 0 ? [`No score, bid or curve for ${titles(uncounted)}: points are not counted.`] : []),
    ...[...Map.groupBy(unbid, (t) => whyNoBid(game, t))].map(([why, of]) => `No bid for ${titles(of)}: ${why}.`),
  ];
  return lines.length === 0 ? [] : [lines.join(' '), ''];
}
/** Who played, and with which dice: so that it can be played again. */
function playedBy({ game, findings }: Found): readonly string[] {
  const ways = Map.groupBy(findings.trials, (t) => {
    const who = game.sides.map((s, i) => `${s.name}: ${t.bots[i] ?? ''}`).join(', ');
    return `${who}; rules version ${findings.version}; seeds from ${t.firstSeed} on.`;
  });
  return [...ways].flatMap(([way, of]) => {
    const which = ways.size < 2 ? '' : `${of.map((t) => scenarioTitle(game, t.scenario)).join(', ')}: `;
    return [which + way, ''];
  });
}
function section(f: Found): readonly string[] {
  const { game, findings } = f;
  const head = ['Scenario', 'Games', ...game.sides.map((s) => `${s.name} won`), 'Drawn', 'Last score', 'Bid'];
  return [
    headOf(game),
    '',
    ...(findings.note === undefined ? [] : [findings.note, '']),
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
    ...missing(f),
    ...effectsOf(f),
    ...findings.trials.flatMap((t) =>
      curveOf(t).length < 2 ? [] : [`![${scenarioTitle(game, t.scenario)}](${chartName(findings, t)})`, ''],
    ),
  ];
}
const HEAD = `# How the scenarios come out

Made by \`rasputitsa lab <game> --write\`: the computer plays both sides many times. It tells how our opponents do, which is not how people
do: where they are weak, a side looks weaker than it is. A share stands with the interval in which the true one lies in 95 of 100 cases; a
score with the middle half of all games; a bid is what one side should get, in points, for the sides to win equally often, and is left out
where points alone do not decide. Curves show the median and the middle half.

With \`--effects n\` each value of each option is tried by itself, in n games with it and n without, with the same seeds. A draw counts as
half a victory; a score is the one that the curve shows. An option with which the first ${LOOK} games come out the same, with the same score
every turn and the same position at the end, is left at that: it may still matter in other games, or between people. Whatever then seems
to be more than chance (one in 100) is played again with n other seeds. Only these second games are told, and only what holds in them
too (one in 20, on the same side), because an option picked out of many for the largest change owes part of it to its first games. Of
options that change nothing, about one in 2000 would be listed.

The same command writes this page, its plots, and \`data/trials.json\` of the game, from which the page's list of scenarios tells shares,
bid and curve, and its list of options what they change. Scenarios that were not played again (\`--scenario\`), options that were not tried
again, and other games stay as they are.
`;
/** Where the section of a game begins. */
const SECTION = /^(?=## )/m;

/** The page with a game's section in place of the one it had; those of other games stay as they are. */
export function pageWith(before: string, f: Found): string {
  const fresh = `${section(f).join('\n').trimEnd()}\n`;
  const [, ...old] = before.startsWith('#') ? before.split(SECTION) : [''];
  const title = `${headOf(f.game)}\n`;
  const known = old.some((text) => text.startsWith(title));
  const sections = [...old.map((text) => (text.startsWith(title) ? fresh : text)), ...(known ? [] : [fresh])];
  return [HEAD, ...sections.map((text) => `${text.trimEnd()}\n`)].join('\n');
}
