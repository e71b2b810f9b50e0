// What the lab makes of games: shares with their certainty, and the points that would even a scenario out.
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/node-games.ts';
import { areSame, type Change, confirmed, type Effect, effectOf, outcomeOf } from '../src/lab/experiment.ts';
import { chanceOf, meanOf, quantile, shareOf } from '../src/lab/statistics.ts';
import { type Findings, findingsText, isFindings, joined, type Problem, type Trial } from '../src/lab/findings.ts';
import { trialsOf } from '../src/lab/kept.ts';
import { pageWith } from '../src/lab/page.ts';
import { type Bench, tryScenario } from '../src/lab/trial.ts';
import { effectTable } from '../src/lab/words.ts';
import { Crew, type Plan, type Played, playHere } from '../src/simulation.ts';

const { game } = await loadGame('skirmish');
const played = (seed: number, winner: string, score: number): Played => ({
  seed,
  actions: 9,
  winner,
  level: 'x',
  score,
});

describe('certainty', () => {
  test('a share of ten games is less sure than the same share of a thousand', () => {
    expect(shareOf(5, 10)).toMatchObject({ share: 0.5, low: expect.closeTo(0.237, 3), high: expect.closeTo(0.763, 3) });
    expect(shareOf(500, 1000)).toMatchObject({ low: expect.closeTo(0.469, 3), high: expect.closeTo(0.531, 3) });
  });
  test('ten of ten does not mean always', () => {
    expect(shareOf(10, 10)).toMatchObject({ share: 1, low: expect.closeTo(0.722, 3), high: 1 });
  });
  test('mean and quartiles', () => {
    expect(meanOf([1, 2, 3, 4])).toMatchObject({ mean: 2.5, error: expect.closeTo(1.265, 3) });
    expect([0.25, 0.5, 0.75].map((p) => quantile([1, 2, 3, 4], p))).toEqual([1.75, 2.5, 3.25]);
  });
});

describe('chance', () => {
  test('few differences prove nothing, however much alike they are', () => {
    expect(chanceOf([])).toBe(1);
    expect(chanceOf([40])).toBe(1);
    expect(chanceOf([0, 0, 0, 0])).toBe(1);
    // All of one sign by chance: two ways of 32, two of 128.
    expect(chanceOf(Array.from({ length: 5 }, () => 3))).toBe(1 / 16);
    expect(chanceOf(Array.from({ length: 7 }, () => 3))).toBe(1 / 64);
  });
  test('games that stay as they were say nothing', () => {
    const moved = [1, 1, 1, -1, 1, 1];
    expect(chanceOf([...moved, ...Array.from({ length: 90 }, () => 0)])).toBe(chanceOf(moved));
  });
  test('the size counts: one large fall outweighs small rises', () => {
    expect(chanceOf([1, 1, 1, 1, 1, 1, 1, 1, 1, -9])).toBe(1);
    // Two ways of 1024 to set the signs.
    expect(chanceOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 9])).toBe(2 / 1024);
  });
  test('figures too large to be counted one by one are rounded', () => {
    const large = [4e6, 3e6, 2.5e6, 5e6, 4.5e6, 6e6, 1e6, 7e6];
    expect(chanceOf(large)).toBe(2 / 256);
    expect(chanceOf([...large, -9e6])).toBeGreaterThan(0.05);
  });
  test('as many one way as the other is chance, nearly all one way is not', () => {
    const signs = (plus: number, minus: number) => [
      ...Array.from({ length: plus }, () => 1),
      ...Array.from({ length: minus }, () => -1),
    ];
    expect(chanceOf(signs(10, 10))).toBeCloseTo(1);
    // By the binomial distribution 0.0414 and 0.0026.
    expect(chanceOf(signs(15, 5))).toBeCloseTo(0.0414, 4);
    expect(chanceOf(signs(17, 3))).toBeCloseTo(0.0026, 4);
  });
});

describe('confirmation by other seeds', () => {
  const change = (mean: number, chance: number, error = 1): Change => ({ mean, error, chance });
  const effect = (score: Change): Effect => ({
    option: 'night',
    title: 'Night',
    value: true,
    games: 40,
    wins: change(0, 1),
    score,
  });
  const sure = (first: Change, again: Change) => confirmed(effect(first), effect(again)).score?.sure === true;
  test('keeps the second estimate, and is sure where both say the same', () => {
    const both = confirmed(effect(change(5, 0.001)), effect(change(3, 0.03)));
    expect(both).toMatchObject({ games: 40, score: { mean: 3, chance: 0.03, sure: true } });
    expect(both.wins).not.toHaveProperty('sure');
  });
  test.for([
    ['what goes the other way', change(5, 0.001), change(-3, 0.001)],
    ['what is lost again', change(5, 0.001), change(3, 0.06)],
    ['what only the second games show', change(5, 0.02), change(3, 0.001)],
    ['an interval with nothing in it', change(5, 0.001), change(3, 0.04, 3.1)],
  ] as const)('is not sure of %s', ([, first, again]) => {
    expect(sure(first, again)).toBe(false);
  });
});

describe('bid', () => {
  const blueAhead = [played(1, 'blue', 8), played(2, 'blue', 6), played(3, 'blue', 4), played(4, 'red', -2)];
  test('who wins too often gives points away until half of the games are lost', () => {
    // Blue wins from 1 on (between -2 and 4); half of the games are above 5.
    expect(outcomeOf(game, blueAhead).bid).toBe(-4);
  });
  test('none where the points do not say who has won', () => {
    expect(outcomeOf(game, [...blueAhead, played(5, 'red', 7)]).bid).toBeUndefined();
  });
  test('none where a side always wins: nobody knows how much is too much', () => {
    expect(outcomeOf(game, blueAhead.slice(0, 3)).bid).toBeUndefined();
  });
});

test('the effect of an option is judged game by game, not by means of different games', () => {
  const option = game.options[0];
  if (!option) throw new Error('an option was expected');
  const plain = [played(1, 'blue', 8), played(2, 'red', -8)];
  const changed = [played(2, 'red', -6), played(1, 'blue', 10), played(3, 'blue', 50)];
  expect(effectOf(game, option, true, plain, changed)).toMatchObject({
    games: 2,
    score: { mean: 2, error: 0, chance: 0.5 },
    wins: { mean: 0, error: 0, chance: 1 },
  });
  const drawn = effectOf(game, option, true, [played(1, 'blue', 1)], [played(1, 'draw', 0)]);
  expect(drawn).toMatchObject({ games: 1, wins: { mean: -0.5, chance: 1 }, score: { mean: -1, chance: 1 } });
});
test('the score that an option changes is the one that the curve shows', () => {
  const [option] = game.options;
  if (!option) throw new Error('an option was expected');
  const shown = (score: number, value: number) => ({ ...played(1, 'blue', score), curve: [{ turn: '1', value }] });
  expect(effectOf(game, option, true, [shown(2, 10)], [shown(2, 13)]).score).toMatchObject({ mean: 3 });
});

test('games are the same only with the same course and the same position at the end', () => {
  const curve = (value: number) => [{ turn: '1', value }];
  const plain = [1, 2, 3].map((seed) => ({ ...played(seed, 'blue', 4), curve: curve(seed), end: 'a' }));
  expect(areSame(plain, plain.slice(0, 2))).toBe(true);
  // The same result by another way.
  const [one] = plain;
  if (!one) throw new Error('a game was expected');
  expect(areSame(plain, [{ ...one }])).toBe(true);
  expect(areSame(plain, [{ ...one, curve: curve(9) }])).toBe(false);
  expect(areSame(plain, [{ ...one, actions: 10 }])).toBe(false);
  expect(areSame(plain, [{ ...one, end: 'b' }])).toBe(false);
  expect(areSame(plain, [{ ...one, seed: 7 }])).toBe(false);
  const failed = { seed: 1, actions: 0, problem: 'stuck' };
  expect(areSame([failed], [failed])).toBe(false);
});

const PLAN: Plan = {
  game: game.id,
  scenario: 'crossing',
  options: {},
  bots: ['greedy', 'greedy'],
  firstSeed: 100,
  games: 20,
  mostActions: 1000,
  curve: true,
};

describe('an option on trial', () => {
  const CHANGES = ['mist', 'tight'] as const;
  type Ending = (seed: number) => Partial<Played>;
  /** Games as they are end 0 to 0; with an option, as it says. */
  function bench(endings: Partial<Record<(typeof CHANGES)[number] | 'plain', Ending>>, games = 20) {
    const asked: string[] = [];
    const play: Bench['play'] = (plan) => {
      const option = CHANGES.find((id) => plan.options[id] === true);
      asked.push(`${option ?? 'plain'} ${plan.firstSeed} to ${plan.firstSeed + plan.games - 1}`);
      const ending = endings[option ?? 'plain'];
      const seeds = Array.from({ length: plan.games }, (_, i) => plan.firstSeed + i);
      return Promise.resolve(seeds.map((seed) => ({ ...played(seed, 'draw', 0), ...ending?.(seed) })));
    };
    return { asked, bench: { game, plan: { ...PLAN, games }, play } };
  }
  const ahead = (score: number): Partial<Played> => ({ winner: score > 0 ? 'blue' : 'red', score });
  const failed: Partial<Played> = { problem: 'stuck\n    at a file' };

  test('is left at a look where nothing is different, and goes on where something is', async () => {
    // One game in the middle, and as many up as down.
    const one = bench({ mist: (seed) => (seed === 104 ? ahead(1) : {}) });
    const { effects } = await tryScenario(one.bench, 20);
    expect(one.asked).toEqual(['plain 100 to 119', 'mist 100 to 105', 'mist 106 to 119', 'tight 100 to 105']);
    expect(effects).toMatchObject([
      { option: 'mist', games: 20, score: { mean: 0.05 } },
      { option: 'tight', games: 6, same: true },
    ]);
    expect(effects[0]).not.toHaveProperty('same');
  });
  test('what seems to matter is played with other seeds, and those games are told; no game is played twice', async () => {
    const both = { mist: (seed: number) => ahead(seed < 120 ? 9 : 4), tight: () => ahead(-2) };
    const two = bench(both);
    const { effects, games } = await tryScenario(two.bench, 20);
    expect(two.asked).toEqual([
      'plain 100 to 119',
      'mist 100 to 105',
      'mist 106 to 119',
      'mist 120 to 139',
      'plain 120 to 139',
      'tight 100 to 105',
      'tight 106 to 119',
      'tight 120 to 139',
    ]);
    expect(games).toBe(20);
    expect(effects).toMatchObject([
      { option: 'mist', games: 20, wins: { mean: 0.5, sure: true }, score: { mean: 4, sure: true } },
      { option: 'tight', games: 20, wins: { mean: -0.5, sure: true }, score: { mean: -2, sure: true } },
    ]);
  });
  test('games as they are that were played anyway serve for other seeds too', async () => {
    const many = bench({ mist: () => ahead(1) }, 50);
    await tryScenario(many.bench, 20);
    expect(many.asked.filter((a) => a.startsWith('plain'))).toEqual(['plain 100 to 149']);
  });
  test('what seemed to matter and does not hold is kept as it came out the second time', async () => {
    const once = bench({ mist: (seed) => ahead(seed < 120 || seed % 2 === 0 ? 9 : -9) });
    const [effect] = (await tryScenario(once.bench, 20)).effects;
    expect(effect).toMatchObject({ games: 20, score: { mean: 0 } });
    expect(effect?.score).not.toHaveProperty('sure');
  });
  test('one game says nothing', async () => {
    const one = bench({ mist: () => ahead(99) }, 1);
    const trial = await tryScenario(one.bench, 20);
    expect(one.asked).toEqual(['plain 100 to 100', 'mist 100 to 100', 'tight 100 to 100']);
    expect(trial.effects[0]).toMatchObject({ games: 1, score: { mean: 99, chance: 1 } });
    expect(effectTable(game, trial)).toMatch(/Mist on the water +on +1 +\+50 % +\+99\.0$/m);
  });
  test('games that fail are told with the option and the seed; where all of them do, they are not tried further', async () => {
    const some = bench({
      plain: (seed) => (seed === 103 ? failed : {}),
      mist: (seed) => (seed < 102 ? failed : ahead(1)),
    });
    const { effects, problems, games } = await tryScenario(some.bench, 6);
    expect(games).toBe(19);
    expect(effects[0]).toMatchObject({ option: 'mist', games: 3 });
    expect(problems.map(({ seed, option }) => `${option ?? 'plain'} ${seed}`)).toEqual([
      'plain 103',
      'mist=true 100',
      'mist=true 101',
    ]);
    const all = bench({ tight: () => failed });
    const trial = await tryScenario(all.bench, 20);
    expect(trial.effects.map((e) => e.option)).toEqual(['mist']);
    expect(trial.problems).toHaveLength(6);
    expect(all.asked.at(-1)).toBe('tight 100 to 105');
  });
  test('a value the scenario has by itself is not tried', async () => {
    const own = bench({});
    await tryScenario({ ...own.bench, plan: { ...own.bench.plan, scenario: 'bridgehead', options: {} } }, 6);
    expect(own.asked).toEqual(['plain 100 to 119', 'mist 100 to 105', 'plain 100 to 105']);
  });
});

test('a crew plays plan after plan, and each game as one core plays it', async () => {
  const crew = new Crew(2);
  try {
    for (const games of [1, 5]) {
      const plan = { ...PLAN, games, firstSeed: 100 + games };
      const done: number[] = [];
      expect(await crew.play(plan, (n) => done.push(n))).toEqual(playHere(game, plan, () => undefined));
      expect(done.at(-1)).toBe(games);
    }
    await expect(crew.play({ ...PLAN, game: 'nowhere' }, () => undefined)).rejects.toThrow(/nowhere/);
  } finally {
    await crew.close();
  }
});
test('another position at the end is another game, options are not', () => {
  const one = { ...PLAN, games: 1 };
  const end = (plan: Plan) => playHere(game, plan, () => undefined)[0]?.end;
  expect(end(one)).toMatch(/^[0-9a-f]{12}$/);
  // Here the mist does not come up.
  const bridgehead = { ...one, scenario: 'bridgehead', firstSeed: 41_000 };
  expect(end({ ...bridgehead, options: { mist: true } })).toBe(end(bridgehead));
  expect(end({ ...one, firstSeed: 101 })).not.toBe(end(one));
});

test('the list of scenarios is told the shares, the bid and the curve, of turns that enough games reached', () => {
  const curve = (value: number) => ['1', '2'].map((turn) => ({ turn, value: turn === '2' ? value : 0 }));
  const games = [6, 4, 2, -2].map((score, i) => ({
    ...played(i, score > 0 ? 'blue' : 'red', score),
    curve: i === 0 ? [...curve(score), { turn: '3', value: 99 }] : curve(score),
  }));
  const trial = { scenario: 'crossing', bots: [], firstSeed: 0, effects: [], problems: [], ...outcomeOf(game, games) };
  const findings = { game: game.id, version: 1, trials: [trial, { ...trial, scenario: 'bridgehead', games: 40 }] };
  expect(trialsOf(game, findings)).toMatchObject({
    crossing: { games: 4, won: [3, 1], bid: -3 },
    // One game of forty came to the third turn, and too few to the others.
    bridgehead: { games: 40, won: [30, 10], bid: -3 },
  });
  const { crossing, bridgehead } = trialsOf(game, findings);
  expect(crossing?.curve).toMatchObject({
    first: '1',
    last: '3',
    turns: [
      [0, 0, 0],
      [1, 3, 4.5],
      [99, 99, 99],
    ],
  });
  expect(bridgehead?.curve).toBeUndefined();
});

describe('what is kept', () => {
  const trial = (scenario: string, winner: string): Trial => ({
    scenario,
    bots: ['greedy', 'greedy'],
    firstSeed: 1,
    effects: [],
    problems: [],
    ...outcomeOf(game, [played(1, winner, 2.34567), played(2, winner, 1)]),
  });
  const found = (...trials: Trial[]): Findings => ({ game: game.id, version: 2, trials });
  const order = game.scenarios.map((s) => s.id);
  test('scenarios that were tried again replace their own findings only, in the order of the game', () => {
    const before = { ...found(trial('crossing', 'blue'), trial('bridgehead', 'blue')), note: 'old' };
    const now = joined(before, found(trial('crossing', 'red')), order);
    expect(now.trials.map((t) => [t.scenario, t.wins['red']?.share])).toEqual([
      ['crossing', 1],
      ['bridgehead', 0],
    ]);
    expect(now).not.toHaveProperty('note');
    expect(joined({ ...before, version: 1 }, found(trial('bridgehead', 'red')), order).trials).toHaveLength(1);
  });
  test('as text with a line for each scenario, and no more digits than mean something', () => {
    const problems = [{ seed: 7, option: 'mist=true', what: 'stuck\n    at a file' }];
    const text = findingsText(found({ ...trial('crossing', 'blue'), problems }));
    const read: unknown = JSON.parse(text);
    expect(isFindings(read) && read.trials[0]?.problems).toEqual([{ seed: 7, option: 'mist=true', what: 'stuck' }]);
    expect(text).toContain('"median":1.673');
    expect(text.split('\n').filter((line) => line.includes('"scenario"'))).toHaveLength(1);
  });

  const change = (mean: number, more: Partial<Change> = {}): Change => ({ mean, error: 2, chance: 0.5, ...more });
  const SURE = { chance: 0.001, sure: true } as const;
  const effect = (option: string, score: Change, more: Partial<Effect> = {}): Effect => ({
    option,
    title: option,
    value: true,
    games: 40,
    wins: { mean: 0, error: 0, chance: 1 },
    score,
    ...more,
  });
  const same = (option: string): Effect => effect(option, change(0), { games: 6, same: true });
  const tried = (...effects: Effect[]): Trial => ({ ...trial('crossing', 'blue'), effects });

  describe('of options', () => {
    const page = (...effects: Effect[]): string => pageWith('', { game, findings: found(tried(...effects)) });
    const told = (...effects: Effect[]) => trialsOf(game, found(tried(...effects)))['crossing']?.effects;
    test('those are listed that are sure; those that came out the same are counted', () => {
      const effects = [effect('rivers', change(3.1, SURE)), effect('bridges', change(-9)), same('night')];
      expect(page(...effects)).toContain('| The Crossing | rivers | on | 40 | 0 ± 0 % | +3.1 ± 2.0 |');
      expect(page(...effects)).not.toContain('| bridges |');
      expect(page(...effects)).not.toContain('| night |');
      expect(page(...effects)).toContain(
        'each value in each scenario: 3, of which 1 came out the same in the first 6 games,',
      );
      expect(told(...effects)).toEqual([{ option: 'rivers', value: true, games: 40, score: [3.1, 2] }]);
    });
    test('a fall, and a value that is neither on nor off', () => {
      const fall = effect('length', change(-3.14, SURE), {
        value: 'year',
        wins: change(-0.25, { ...SURE, error: 0.1 }),
      });
      expect(page(fall)).toContain('| The Crossing | length | year | 40 | -25 ± 10 % | -3.1 ± 2.0 |');
      expect(told(fall)).toEqual([{ option: 'length', value: 'year', games: 40, wins: [-25, 10], score: [-3.1, 2] }]);
      expect(effectTable(game, tried(fall))).toMatch(/^length +year +40 +-25 ± 10 % +-3\.1 ± 2\.0 +yes$/m);
    });
    test('what is sure and too little to be seen is not told to players', () => {
      expect(told(effect('rivers', change(0.04, SURE)))).toBeUndefined();
    });
    test('all the same: no table without rows', () => {
      expect(effectTable(game, tried(same('night'), same('rivers')))).toBe(
        'night (on), rivers (on): came out the same in the first 6 games, as our opponents play.',
      );
      expect(page(same('night'))).toContain(
        'of which 1 came out the same in the first 6 games, as our opponents play.\n',
      );
      expect(page(same('night'))).not.toContain('None of');
      expect(page(same('night'), effect('rivers', change(1)))).toContain('None of the others changed anything');
      expect(page(effect('rivers', change(1)))).toContain('scenario: 1. None of them changed');
    });
  });

  describe('when a scenario is tried again', () => {
    const stuck: Problem = { seed: 3, option: 'mist=true', what: 'stuck' };
    const plainly: Problem = { seed: 9, what: 'stuck too' };
    const before = { ...tried(effect('rivers', change(3, SURE))), problems: [stuck, plainly] };
    const again = (old: Trial, now: Trial): Trial | undefined => joined(found(old), found(now), order).trials[0];
    test('options stay as they were where nobody asked about them, with their problems', () => {
      const now = again(before, trial('crossing', 'red'));
      expect(now?.wins['red']?.share).toBe(1);
      expect(now?.effects).toEqual(before.effects);
      expect(now?.problems).toEqual([stuck]);
    });
    test('and are replaced where somebody did, though all of it failed', () => {
      expect(again(before, tried(same('night')))?.effects).toEqual([same('night')]);
      expect(again(before, tried(same('night')))?.problems).toEqual([]);
      const other = { ...stuck, seed: 4 };
      expect(again(before, { ...tried(), problems: [other] })).toMatchObject({ effects: [], problems: [other] });
    });
    test('other bots and other rules begin anew', () => {
      expect(again({ ...before, bots: ['veteran', 'greedy'] }, trial('crossing', 'red'))?.effects).toEqual([]);
      const older = { ...found(before), version: 1 };
      expect(joined(older, found(trial('crossing', 'red')), order).trials[0]?.effects).toEqual([]);
    });
    test('options asked about in fewer games leave the larger sample, of the same dice', () => {
      const large = { ...before, games: 200 };
      const asked = { ...trial('crossing', 'red'), effects: [same('night')] };
      expect(again(large, asked)).toMatchObject({ games: 200, effects: asked.effects, problems: [plainly] });
      expect(again(large, asked)?.wins['blue']?.share).toBe(1);
      expect(again(large, { ...asked, firstSeed: 2 })?.games).toBe(2);
      expect(again(large, trial('crossing', 'red'))?.games).toBe(2);
    });
  });

  test('a scenario without curve or bid says why', () => {
    const bare = { ...trial('crossing', 'blue'), curve: [] };
    const words = (t: Trial): string => pageWith('', { game, findings: found(t) });
    expect(words(bare)).toContain('No bid for The Crossing: Red never won, so nobody knows');
    const { score: _, ...unscored } = bare;
    expect(words(unscored)).toContain('No score, bid or curve for The Crossing: points are not counted.');
    const mixed = { ...bare, ...outcomeOf(game, [played(1, 'blue', 1), played(2, 'red', 2), played(3, 'blue', 3)]) };
    expect(words(mixed)).toContain('No bid for The Crossing: points alone did not decide.');
    const { bid: __, ...even } = mixed;
    expect(words({ ...even, bid: 0 })).not.toContain('No bid for');
  });
  test('the page: one section is replaced, those of other games stay', () => {
    const other = '## Another game\n\nIts figures.\n';
    const first = pageWith(`# Old head\n\nOld words.\n\n${other}`, {
      game,
      findings: found(trial('crossing', 'blue')),
    });
    expect(first).not.toContain('Old words');
    expect(first).toContain(other);
    const second = pageWith(first, { game, findings: found(trial('crossing', 'red')) });
    expect(second.match(/^## /gm)).toHaveLength(2);
    expect(second).toContain('| The Crossing | 2 | 0 % (0 to 66) | 100 % (34 to 100) |');
    expect(pageWith('', { game, findings: found(trial('crossing', 'red')) })).toMatch(/^# How[\s\S]*\n## Skirmish/);
  });
});
