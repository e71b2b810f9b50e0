// Pairs that were played, a line each, so that a ladder can be climbed a little at a time: what is there is not played again, as long
// as the opponents play as they did then (mark.ts).
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Misused } from '../errors.ts';
import type { PlayedPair } from './match-up.ts';

const HEAD = 'mark a b scenario seed points-1 points-2 even seconds-a turns-a seconds-b turns-b'.split(' ');
const DIGITS = 3;

export interface Entry extends PlayedPair {
  readonly mark: string;
  readonly a: string;
  readonly b: string;
}

const short = (n: number): string => String(Number(n.toFixed(DIGITS)));

function lineOf({ mark, a, b, scenario, seed, bySeat, even, thought }: Entry): string {
  const times = thought.flatMap((t) => [short(t.seconds), String(t.turns)]);
  const cells = [mark, a, b, scenario, String(seed), ...bySeat.map(short), even === undefined ? '' : short(even)];
  return `${[...cells, ...times].join('\t')}\n`;
}
function entryOf(line: string, file: string, at: number): Entry {
  const cells = line.split('\t');
  const [mark = '', a = '', b = '', scenario = '', ...rest] = cells;
  const [seed = NaN, first = NaN, second = NaN, , ...times] = rest.map(Number);
  const [sa = NaN, ta = NaN, sb = NaN, tb = NaN] = times;
  if (cells.length !== HEAD.length || [seed, first, second, sa, ta, sb, tb].some(Number.isNaN))
    throw new Misused({ what: `line ${at} of ${file} is no pair of a ladder`, todo: 'mend or remove it' });
  return {
    mark,
    a,
    b,
    scenario,
    seed,
    bySeat: [first, second],
    ...(rest[3] === '' ? {} : { even: Number(rest[3]) }),
    thought: [
      { seconds: sa, turns: ta },
      { seconds: sb, turns: tb },
    ],
  };
}

export function readLedger(file: string): readonly Entry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, i) => (i === 0 || line === '' ? [] : [entryOf(line, file, i + 1)]));
}
export function addToLedger(file: string, entry: Entry): void {
  if (!existsSync(file)) appendFileSync(file, `${HEAD.join('\t')}\n`);
  appendFileSync(file, lineOf(entry));
}
/** The mark of how these opponents play this scenario today. */
export type Marking = (of: Pick<Entry, 'a' | 'b' | 'scenario'>) => string;
export interface Newest {
  readonly entries: readonly Entry[];
  /** Whether an entry tells of the opponents of today, or of some before. */
  readonly isToday: (entry: Pick<Entry, 'a' | 'b' | 'scenario' | 'mark'>) => boolean;
}
/** Of each scenario and each two opponents, what was played under today's mark; where nothing was, under the one that came last. */
export function newest(all: readonly Entry[], markOf: Marking): Newest {
  const chosen = new Map<string, { readonly mark: string; readonly isToday: boolean }>();
  for (const [key, of] of Map.groupBy(all, keyOf)) {
    const [first] = of;
    const today = first && markOf(first);
    const isToday = of.some((e) => e.mark === today);
    chosen.set(key, { mark: (isToday ? today : of.at(-1)?.mark) ?? '', isToday });
  }
  return {
    entries: all.filter((e) => chosen.get(keyOf(e))?.mark === e.mark),
    isToday: (e) => chosen.get(keyOf(e))?.isToday === true && chosen.get(keyOf(e))?.mark === e.mark,
  };
}
function keyOf({ a, b, scenario }: Pick<Entry, 'a' | 'b' | 'scenario'>): string {
  return `${a} ${b} ${scenario}`;
}
