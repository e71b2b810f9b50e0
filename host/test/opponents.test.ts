// Opponents with a character, and points given to a side: checked, kept, told when it is time, and part of the game that is verified.
import { load, verify } from '@rasputitsa/kernel';
import { describe, expect, it, test } from 'vitest';
import { type Chair, Connection, dispatch, LocalHost, memoryStorage, type NewGame } from '../src/index.ts';
import { checkGame } from '../src/check-game.ts';
import { newTable } from '../src/new-game.ts';
import { Table } from '../src/table.ts';
import { folderLibrary as library } from './library.ts';

const NEW: NewGame = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: [{ bot: 'greedy' }, 'person'],
};
const connect = (storage = memoryStorage()) => new Connection(new LocalHost({ library, storage }));
const seated = (chair: Chair): NewGame => ({ ...NEW, chairs: [chair, 'person'] });

describe('a style', () => {
  test('that nobody knows is refused in words', async () => {
    const reply = await dispatch(connect(), 'create', [
      { ...NEW, chairs: [{ bot: 'greedy', style: 'reckless' }, 'person'] },
    ]);
    expect(reply.ok).toBe(false);
    expect(JSON.stringify(reply)).toContain('style must be one of usual, cautious, bold, surprise');
    // What the table drew is for the table to say.
    const told = await dispatch(connect(), 'create', [{ ...NEW, chairs: [{ bot: 'greedy', was: 'bold' }, 'person'] }]);
    expect(JSON.stringify(told)).toContain('was does not belong there');
  });
  test('is refused where the game knows only one', async () => {
    const plain = await library.game('skirmish');
    const advice = plain.advice && Object.assign(plain.advice.bind(undefined), plain.advice, { styles: undefined });
    const game = { ...plain, advice };
    const spec: NewGame = {
      ...NEW,
      game: 'skirmish',
      scenario: 'crossing',
      chairs: [{ bot: 'greedy', style: 'bold' }, 'person'],
    };
    const one = { ...library, game: () => Promise.resolve(game as typeof plain) };
    await expect(newTable(one, spec)).rejects.toMatchObject({
      trouble: { why: expect.stringContaining('one way to play') },
    });
    const usual = await newTable(one, { ...spec, chairs: [{ bot: 'greedy', style: 'usual' }, 'person'] });
    expect(usual.chairs[0]).toEqual({ bot: 'greedy', style: 'usual' });
  });
  test('is kept with the table', async () => {
    const storage = memoryStorage();
    const page = connect(storage);
    const made = await page.create(seated({ bot: 'greedy', style: 'bold' }));
    await page.close();
    expect((await connect(storage).tables()).find((x) => x.id === made.id)?.chairs).toEqual([
      { bot: 'greedy', style: 'bold' },
      'person',
    ]);
  });
  test('changes how the opponent plays', async () => {
    const [usual, none, bold] = await Promise.all(
      ([{ style: 'usual' }, {}, { style: 'bold' }] as const).map(async (s) => hashOf({ bot: 'greedy', ...s }, 4)),
    );
    expect(none).toBe(usual);
    expect(bold).not.toBe(usual);
  });
});

/** The same game by computers alone, some way in. */
async function tableOf(chair: Chair, seed: number): Promise<Table> {
  return newTable(library, { ...NEW, chairs: [chair, { bot: 'greedy' }], seed });
}
async function hashOf(chair: Chair, seed: number): Promise<string> {
  const table = await tableOf(chair, seed);
  for (let n = 0; n < 60; n++) table.botActs();
  return table.match.hash();
}

const SEEDS = [1, 2, 3, 4, 5, 6];
describe('a surprise', () => {
  it('is not told before the end, and then truly', async () => {
    const found = new Set<string>();
    for (const seed of SEEDS) {
      const table = await tableOf({ bot: 'greedy', style: 'surprise' }, seed);
      expect(table.info.chairs[0]).toEqual({ bot: 'greedy', style: 'surprise' });
      expect(JSON.stringify(table.kept)).not.toMatch(/"was"|bold|cautious/);
      table.finish(1, 'resigned');
      const [chair] = table.info.chairs;
      const style = chair === undefined || chair === 'person' ? undefined : chair.was;
      if (style === undefined) throw new Error('not told');
      found.add(style);
      const was: Chair = { bot: 'greedy', style };
      // The same draw when it is taken up again.
      const { match } = load(table.file(), table.match.game);
      const { id, kind, chairs, dice } = table;
      expect(new Table({ id, kind, match, chairs, dice, seed }).info.chairs).toEqual(table.info.chairs);
      const [drawn, told] = [await hashOf({ bot: 'greedy', style: 'surprise' }, seed), await hashOf(was, seed)];
      expect(drawn).toBe(told);
    }
    expect([...found].sort()).toEqual(['bold', 'cautious', 'usual']);
  });
});

describe('a handicap', () => {
  const two: NewGame = {
    game: 'skirmish',
    scenario: 'crossing',
    options: {},
    chairs: [{ bot: 'greedy' }, { bot: 'greedy' }],
  };
  const finished = async (spec: NewGame): Promise<Table> => {
    const table = await newTable(library, spec);
    while (table.botActs());
    return table;
  };
  test('counts at the end, is told at the table, and is verified with the game', async () => {
    const seed = 5;
    const plain = await finished({ ...two, seed });
    const table = await finished({ ...two, seed, handicap: { side: 1, points: 50 } });
    expect(table.info.handicap).toEqual({ side: 1, points: 50 });
    expect(plain.info.handicap).toBeUndefined();
    expect(table.match.state.result).toMatchObject({ winner: 1, score: (plain.match.state.result?.score ?? 0) - 50 });
    const told = table.match
      .since(0, 0)
      .flat()
      .flatMap((e) => (e.k === 'noted' ? [e['text']] : []));
    expect(told.at(-1)).toMatch(/^Handicap: 50 points for Red\. The score was .* and is /);
    const fair = await finished({ ...two, handicap: { side: 0, points: 2 } });
    const file = fair.file();
    expect(verify(file, fair.match.game).problems).toEqual([]);
    expect((await checkGame(file, fair.match.game)).checked.join()).toContain('Handicap: 2 points for Blue');
    // With other points it is another game.
    const options = { ...file.head.options, 'kernel:bid': { side: 1, points: 3, handicap: true } };
    expect(verify({ ...file, head: { ...file.head, options } }, fair.match.game).problems).not.toEqual([]);
  });
  test('of nothing is none; and only where points are counted, for a side that is there', async () => {
    expect((await newTable(library, { ...two, handicap: { side: 0, points: 0 } })).info.handicap).toBeUndefined();
    const refused = (spec: NewGame, why: string) =>
      expect(newTable(library, spec)).rejects.toMatchObject({ trouble: { why: expect.stringContaining(why) } });
    await refused({ ...two, handicap: { side: 2, points: 3 } }, 'no such side');
    await refused(
      { ...two, game: 'war-in-the-east', scenario: 'barbarossa', handicap: { side: 0, points: 3 } },
      'counts no points',
    );
    const reply = await dispatch(connect(), 'create', [{ ...two, handicap: { side: 0, points: 1.5 } }]);
    expect(JSON.stringify(reply)).toContain('points must be a whole number');
  });
});
