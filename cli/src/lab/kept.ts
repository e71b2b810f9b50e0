// Findings that stay: beside the game, for the page's list of scenarios, and on the page with the balance of all games.
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Game } from '@rasputitsa/kernel';
import type { ScenarioTrial, Trials } from '@rasputitsa/host';
import { Misused, reason } from '../errors.ts';
import { writeText } from '../matches.ts';
import { type LoadedGame, OWN_GAMES, ROOT } from '../node-games.ts';
import type { Change } from './experiment.ts';
import { type Findings, findingsText, isFindings, joined, type Trial } from './findings.ts';
import { chartFiles, curveOf, curveTitle, pageWith } from './page.ts';

const fileIn = (dir: string): string => join(dir, 'data', 'trials.json');
/** A game that lies elsewhere has its balance beside it. */
const pageFor = (dir: string): string =>
  dir.startsWith(OWN_GAMES + sep) ? join(ROOT, 'docs', 'balance.md') : join(dir, 'balance.md');

export function readFindings(file: string): Findings {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misused({ what: `${file} cannot be read`, why: reason(error), todo: 'make it with lab --json' });
  }
  if (isFindings(found)) return found;
  throw new Misused({ what: `${file} holds no findings`, todo: 'make it with lab --json' });
}
/** What was found of a game, if it was ever tried. */
export function keptFindings(dir: string): Findings | undefined {
  return existsSync(fileIn(dir)) ? readFindings(fileIn(dir)) : undefined;
}

/** Writes the game's own file, its section of the page and its plots; says what was written. */
export function keep({ game, dir }: LoadedGame, found: Findings): readonly string[] {
  const order = game.scenarios.map((s) => s.id);
  const text = findingsText(joined(keptFindings(dir), found, order));
  // The page is made of what is kept, digit by digit: so it says the same when it is made again.
  const findings = JSON.parse(text) as Findings;
  const page = pageFor(dir);
  const tried = new Set(found.trials.map((t) => t.scenario));
  const plots = chartFiles({
    game,
    findings: { ...findings, trials: findings.trials.filter((t) => tried.has(t.scenario)) },
  }).map((chart) => ({ file: join(page, '..', chart.name), text: chart.text }));
  const files = [
    { file: fileIn(dir), text },
    { file: page, text: pageWith(existsSync(page) ? readFileSync(page, 'utf8') : '', { game, findings }) },
    ...plots,
  ];
  for (const { file, text } of files) writeText(file, text);
  return files.map((f) => f.file);
}

const r1 = (n: number): number => Math.round(n * 10) / 10;

function curveFor(game: Game, t: Trial): Pick<ScenarioTrial, 'curve'> {
  const turns = curveOf(t);
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last || turns.length < 2) return {};
  const points = turns.map((c) => [r1(c.low), r1(c.median), r1(c.high)] as const);
  return { curve: { title: curveTitle(game), first: first.turn, last: last.turn, turns: points } };
}
/** Only what is sure is told to somebody who chooses options, and not what is too little to be seen. */
function told(change: Change | undefined, by: number): readonly [number, number] | undefined {
  if (!change?.sure || r1(change.mean * by) === 0) return undefined;
  return [r1(change.mean * by), r1(change.error * by)];
}
function effectsFor({ effects }: Trial): Pick<ScenarioTrial, 'effects'> {
  const sure = effects.flatMap((e) => {
    const { option, value, games } = e;
    const [wins, score] = [told(e.wins, 100), told(e.score, 1)];
    if (!wins && !score) return [];
    return [{ option, value, games, ...(wins ? { wins } : {}), ...(score ? { score } : {}) }];
  });
  return sure.length === 0 ? {} : { effects: sure };
}
/** What the list of scenarios tells of it. */
export function trialsOf(game: Game, { trials }: Findings): Trials {
  return Object.fromEntries(
    trials
      .filter((t) => t.games > 0)
      .map((t) => [
        t.scenario,
        {
          games: t.games,
          won: game.sides.map((s) => Math.round((t.wins[s.id]?.share ?? 0) * t.games)),
          ...(t.bid === undefined ? {} : { bid: t.bid }),
          ...curveFor(game, t),
          ...effectsFor(t),
        },
      ]),
  );
}
