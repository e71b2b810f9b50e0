// Games that were played for gates, a line each, like the pairs of a ladder (ledger.ts): what is there is not played again, as long as the
// advice plays as it did then and the same is looked at.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Misused } from '../errors.ts';
import type { GateGame, Spent } from './gate-game.ts';

const HEAD = 'mark scenario seed taken cut-off turns unknown'.split(' ');

export interface GateEntry extends GateGame {
  readonly mark: string;
}

const TURNS = ['all', 'unused', 'waited', 'powerless'] as const satisfies readonly (keyof Spent)[];
const turnsText = (turns: Readonly<Spent>): string => TURNS.map((id) => turns[id]).join('/');
function turnsIn(text: string): Readonly<Spent> {
  const [all = NaN, unused = NaN, waited = NaN, powerless = NaN] = text.split('/').map(Number);
  return { all, unused, waited, powerless };
}

function lineOf({ mark, scenario, seed, taken, cutOff, turns, unknown }: GateEntry): string {
  const cells = [
    mark,
    scenario,
    String(seed),
    JSON.stringify(taken),
    cutOff.join(' '),
    turns.map(turnsText).join(' '),
    unknown.join(' '),
  ];
  return `${cells.join('\t')}\n`;
}
function entryOf(line: string, file: string, at: number): GateEntry {
  const cells = line.split('\t');
  const [mark = '', scenario = '', seed = '', taken = '{}', lost = '', spent = '', unknown = ''] = cells;
  const cutOff = lost.split(' ').map(Number);
  const turns = spent.split(' ').map(turnsIn);
  const isWhole = cells.length === HEAD.length && taken.startsWith('{');
  if (!isWhole || [Number(seed), ...cutOff, ...turns.flatMap((t) => Object.values(t))].some(Number.isNaN))
    throw new Misused({ what: `line ${at} of ${file} is no game for gates`, todo: 'mend or remove it' });
  return {
    mark,
    scenario,
    seed: Number(seed),
    taken: JSON.parse(taken) as GateEntry['taken'],
    cutOff,
    turns,
    unknown: unknown === '' ? [] : unknown.split(' '),
  };
}

export function readGateGames(file: string): readonly GateEntry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, i) => (i === 0 || line === '' ? [] : [entryOf(line, file, i + 1)]));
}
export function keepGateGame(file: string, entry: GateEntry): void {
  if (!existsSync(file)) appendFileSync(file, `${HEAD.join('\t')}\n`);
  appendFileSync(file, lineOf(entry));
}
