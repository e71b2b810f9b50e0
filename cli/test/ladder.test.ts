// A ladder that is climbed a little at a time: pairs that are kept, the mark they were played under, and what they say.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Advice,
  type Ask,
  askOf,
  type Game,
  Match,
  type Posture,
  type Random,
  seededDice,
  type View,
} from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { addToLedger, type Entry, newest, readLedger } from '../src/ladder/ledger.ts';
import { markOf } from '../src/ladder/mark.ts';
import { playPair } from '../src/ladder/match-up.ts';
import { ladderPage } from '../src/ladder/page.ts';
import { rungsOf } from '../src/ladder/rungs.ts';
import { loadGame } from '../src/node-games.ts';
import { opponentNamed } from '../src/opponents.ts';

const { game } = await loadGame('skirmish');
const [first = '', second = ''] = game.scenarios.map((s) => s.id);
const entry = (scenario: string, seed: number, bySeat: readonly number[], even?: number, mark = 'm1'): Entry => ({
  mark,
  a: 'greedy',
  b: 'hold',
  scenario,
  seed,
  bySeat,
  ...(even === undefined ? {} : { even }),
  thought: [
    { seconds: 0.5, turns: 4 },
    { seconds: 0.1, turns: 2 },
  ],
});

describe('ledger', () => {
  const file = (): string => join(mkdtempSync(join(tmpdir(), 'ladder-')), 'pairs.tsv');
  test('what is kept is read as it was, also that a pair has no even game', () => {
    const to = file();
    const all = [entry(first, 7, [1.5, -2]), entry(second, 8, [0, 3], 0)];
    for (const e of all) addToLedger(to, e);
    expect(readLedger(to)).toEqual(all);
  });
  test('pairs of opponents that play otherwise now are left out; where there are no others, the last ones stand and are said to be old', () => {
    const all = [
      entry(first, 1, [9, 9], undefined, 'old'),
      entry(first, 2, [1, 1]),
      entry(first, 3, [9, 9], undefined, 'of another tree'),
      entry(second, 1, [2, 2], 0, 'older'),
      entry(second, 2, [3, 3], 0, 'old'),
    ];
    const { entries, isToday } = newest(all, () => 'm1');
    expect(entries.map((e) => `${e.scenario} ${e.seed} ${isToday(e)}`)).toEqual([
      `${first} 2 true`,
      `${second} 2 false`,
    ]);
  });
});
describe('page', () => {
  const page = (today: string): string =>
    ladderPage([
      { game, entries: [entry(first, 1, [1, 1]), entry(second, 2, [1, 1])], markOf: () => today, gates: [] },
    ]);
  test('says which rows are not of the opponents of today', () => {
    expect(page('m1')).not.toContain('Out of date');
    expect(page('m2')).toContain('Seeds 1 to 2. Out of date: ');
    const mixed = ladderPage([
      {
        game,
        entries: [entry(first, 1, [1, 1]), entry(second, 2, [1, 1])],
        markOf: ({ scenario }) => (scenario === first ? 'm1' : 'm2'),
        gates: [],
      },
    ]);
    expect(mixed).toContain(`Out of date in ${second}: `);
  });
});

describe('mark', () => {
  test('the same for the same opponents, another when the advice changes', () => {
    const stubborn: Game = { ...game, advice: (_view, ask, random) => ask.sample(random) };
    expect(markOf(game, first, [])).toBe(markOf(game, first, []));
    expect(markOf(stubborn, first, [])).not.toBe(markOf(game, first, []));
  });
  test('where planners are compared, how thoroughly they plan belongs to the mark', async () => {
    const { game: planned } = await loadGame('eastfront');
    const { advice } = planned;
    const brief = {
      ...planned,
      advice: Object.assign(advice?.bind(undefined) ?? (() => undefined), advice, {
        budgets: { veteran: { simulations: 7 } },
      }),
    };
    const of = (game: Game, ids: Parameters<typeof markOf>[2]): string => markOf(game, 'edelweiss', ids);
    expect(of(brief, ['veteran'])).not.toBe(of(planned, ['veteran']));
    expect(of(planned, ['marshal', 'veteran'])).not.toBe(of(planned, ['veteran']));
    expect(of(brief, [])).toBe(of(planned, []));
    // Who follows the advice in his own way plays otherwise than the advice.
    expect(new Set([[], ['recruit'], ['regular']].map((ids) => of(planned, ids))).size).toBe(3);
  });
  test('what no game shows is counted up by hand, and concerns only those who are named', () => {
    const marks = (ids: readonly string[]) =>
      [{}, { hold: 1 }, { hold: 2 }, { hold: 3 }].map((v) => markOf(game, first, ids, v));
    const [plain, one, two, three] = marks(['greedy', 'hold']);
    expect(one).toBe(plain);
    expect(new Set([plain, two, three]).size).toBe(3);
    expect(new Set(marks(['greedy', 'recruit'])).size).toBe(1);
  });
});

test('a gain is what a seat brings beyond what it brings to the other opponent anyway', () => {
  // The first seat is worth 10 to anybody: the first opponent gains 2 there, and 1 in the second.
  const [rung] = rungsOf(game, [entry(first, 1, [12, -9], 10), entry(first, 2, [12, -9], 10)]);
  expect(rung?.gain).toEqual([
    { mean: 2, error: 0 },
    { mean: 1, error: 0 },
  ]);
  expect(rung).toMatchObject({ margin: 1.5, share: 1, seconds: [0.125, 0.05] });
});
test('scenarios come in the order of the game, and together at the end', () => {
  const rungs = rungsOf(game, [entry(second, 1, [1, 1]), entry(first, 1, [-1, -1])]);
  expect(rungs.map((r) => [r.scenario, r.pairs, r.share])).toEqual([
    [first, 1, 0],
    [second, 1, 1],
    [undefined, 2, 0.5],
  ]);
});
test('a pair is the same whoever plays it when, and the even game is the second opponent against itself', () => {
  const up = { scenario: first, seed: 3, a: 'random', b: 'random', withEven: true };
  const [once, again] = [playPair(game, up), playPair(game, up)];
  expect(again.bySeat).toEqual(once.bySeat);
  // Equal opponents with the same dice play the same game in both seats.
  expect(once.bySeat[0]).toBe(once.even);
  expect(once.bySeat[1]).toBe(once.even === 0 ? 0 : -(once.even ?? NaN));
  expect(once.thought.every((t) => t.turns > 0)).toBe(true);
});

describe('names of opponents', () => {
  test('a character is named behind a colon, and reaches the advice', () => {
    const heard: (string | undefined)[] = [];
    const style = (name: string): Posture => ({ name, weights: {} });
    const advice: Advice = Object.assign(
      (_view: View, ask: Ask, random: Random, posture?: Posture) => {
        heard.push(posture?.name);
        return ask.sample(random);
      },
      { styles: { cautious: style('careful'), bold: style('daring') } },
    );
    const match = new Match({ game, scenario: first, dice: seededDice(1) });
    const [side = 0] = match.owing();
    for (const name of ['greedy:bold', 'greedy:cautious', 'greedy'])
      opponentNamed(name)
        .make(1, { ...game, advice })
        .choose(() => match.view(side), askOf(match, side));
    expect(heard).toEqual(['daring', 'careful', undefined]);
  });
  test('what is misspelt is refused, with what was meant', () => {
    expect(() => opponentNamed('greddy')).toThrow(/there is no bot greddy/);
    expect(() => opponentNamed('greedy:brave')).toThrow(/greedy:brave is no character/);
    expect(() => opponentNamed('greedy:bold:bold')).toThrow(/is no character/);
  });
});
