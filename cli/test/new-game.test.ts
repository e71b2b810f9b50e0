// A game as `rasputitsa new-game` makes it, with secrets and without, outside the repository: it compiles, is clean, runs its cases,
// passes the battery, and its opponent plays. What is tried here is what somebody tries on the first afternoon.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BOTS, playout } from '@rasputitsa/bots';
import { coverage, parseLedger, runCase } from '@rasputitsa/kernel';
import { battery, mustPass } from '@rasputitsa/kernel/battery/index';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../src/node-games.ts';
import { GAMES, inside, type Ran, rasputitsa, ROOT, scratch } from './program.ts';

const into = join(scratch, 'my-games');
const env = { RASPUTITSA_GAMES: into };
const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

function ran(command: string, args: readonly string[], cwd: string): string {
  const r = spawnSync(bin(command), args, { cwd, encoding: 'utf8' });
  return r.status === 0 ? '' : `${command}: ${r.stdout}${r.stderr}`;
}
async function within<T>(games: string, body: () => Promise<T>): Promise<T> {
  const before = process.env['RASPUTITSA_GAMES'];
  process.env['RASPUTITSA_GAMES'] = games;
  try {
    return await body();
  } finally {
    if (before === undefined) delete process.env['RASPUTITSA_GAMES'];
    else process.env['RASPUTITSA_GAMES'] = before;
  }
}
const textsOf = (dir: string): readonly (readonly [file: string, text: string])[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => [e.name, readFileSync(join(e.parentPath, e.name), 'utf8')]);

let made: { readonly open: Ran; readonly fog: Ran };
beforeAll(async () => {
  const open = await inside(['new-game', 'third-kharkov', '--into', into], env);
  const fog = await inside(['new-game', 'night', '--fog', '--title', "Night's Edge", '--into', into, '--json'], env);
  made = { open, fog };
});

it('says what it has made, and how to go on', () => {
  expect(made.open).toMatchObject({ code: 0, err: '' });
  expect(made.open.out).toContain('Third Kharkov, 20 rules, 19 cases');
  expect(made.open.out).toContain('is a link to the packages of this program');
  expect(made.open.out).toContain(`RASPUTITSA_GAMES=${into} npm start`);
  expect(JSON.parse(made.fog.out)).toMatchObject({ id: 'night', title: "Night's Edge", secrets: 'fog' });
});

describe.each([
  ['third-kharkov', 'open'],
  ['night', 'fog'],
] as const)('%s (%s)', (id, secrets) => {
  const dir = join(into, id);
  it('every rule can be missed: some case turns red without it', async () => {
    const { out } = await rasputitsa(['mutate', id, '--json'], '', env);
    expect(JSON.parse(out)).toMatchObject({ failing: [], unnoticed: [], unaccounted: [], faults: [], ok: true });
  });
  it('compiles, and is as lint and formatter want it', () => {
    expect(ran('tsc', ['--noEmit'], dir)).toBe('');
    expect(ran('oxlint', ['-c', join(ROOT, '.oxlintrc.json'), '--type-aware', '--deny-warnings', '.'], dir)).toBe('');
    const format = ['format', `--config-path=${ROOT}`, '--vcs-enabled=false', '--vcs-use-ignore-file=false', '.'];
    expect(ran('biome', format, dir)).toBe('');
  });
  it('nothing is left of the template, nor of secrets where there are none', () => {
    const texts = textsOf(dir);
    expect(texts.filter(([, text]) => /template-game|Template Game|fog>|<fog|(?:\/\/|#) fog\b/.test(text))).toEqual([]);
    const secret = texts.filter(([, text]) => /7\.\d|shells|knowledge/.test(text)).length;
    expect([secret > 0, existsSync(join(dir, 'imagine.ts'))]).toEqual([secrets === 'fog', secrets === 'fog']);
  });
  it('runs its cases, which show every rule', async () => {
    const { game } = await within(into, () => loadGame(id));
    const cases = casesOf(dir);
    for (const c of cases) expect(() => runCase(game, c), c.file).not.toThrow();
    const rows = parseLedger(readFileSync(join(dir, 'rules.tsv'), 'utf8'), 'rules.tsv');
    const shown = cases.flatMap((c) => c.data.rules);
    expect(coverage(rows, shown)).toMatchObject({ missing: [], unknown: [] });
    const one = await inside(['run', join(dir, 'cases', '5-combat', 'losses.yaml')], env);
    expect(one).toMatchObject({ code: 0, err: '' });
  });
  it('passes the battery', async () => {
    const { game } = await within(into, () => loadGame(id));
    expect(game.fog).toBe(secrets === 'fog');
    const report = battery(game, { games: 12, every: 4 });
    mustPass(report, (f) => `${f.scenario}-${f.seed}`);
    expect(report.checks).toBeGreaterThan(20);
  });
  it('its opponent beats chance on either side, and games between two of them end in more than one way', async () => {
    const { game } = await within(into, () => loadGame(id));
    const won = (names: readonly string[], seed: number): number => {
      const bots = names.map((name, side) => {
        const bot = BOTS.find((b) => b.id === name);
        if (!bot) throw new Error(`no bot ${name}`);
        return bot.make(seed * 31 + side, game);
      });
      return playout({ game, scenario: 'meeting', seed, bots, mostActions: 1000 }).result.winner;
    };
    const seeds = Array.from({ length: 10 }, (_, i) => i + 1);
    expect(seeds.filter((s) => won(['greedy', 'random'], s) === 0).length).toBeGreaterThanOrEqual(8);
    expect(seeds.filter((s) => won(['random', 'greedy'], s) === 1).length).toBeGreaterThanOrEqual(8);
    expect(new Set(seeds.map((s) => won(['greedy', 'greedy'], s))).size).toBeGreaterThan(1);
  });
  it('its map is drawn', async () => {
    const out = join(scratch, `${id}.svg`);
    expect(await inside(['map', 'draw', id, '--out', out], env)).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(out, 'utf8')).toContain('Birch');
  });
});

describe('its own tests', () => {
  it('pass where it lies', () => {
    expect(ran('vitest', ['run'], join(into, 'night'))).toBe('');
  });
});

describe('what new-game refuses', () => {
  it.for([
    [['Third Kharkov'], 2, 'Third Kharkov cannot be the id of a game', 'try third-kharkov'],
    [['3rd-kharkov'], 2, '3rd-kharkov cannot be the id', 'try rd-kharkov'],
    [['../out'], 2, '../out cannot be the id', 'try out'],
    [['a'.repeat(31)], 2, 'cannot be the id', '30 letters at most'],
    [['kernel'], 2, 'kernel cannot be the id', '@rasputitsa/kernel is a part of this program'],
    [['skirmish'], 1, 'there is a folder', 'choose another id'],
    [['night'], 1, 'there is a folder', 'choose another id'],
    [['dawn', '--title', 'a\tb'], 2, 'the title "a\\tb" cannot be used', 'can be any text there'],
    [['dawn', '--title', 'a `b`'], 2, 'cannot be used', 'letters, digits'],
    [['dawn', '--title', 'x'.repeat(61)], 2, 'cannot be used', 'at most 60'],
  ] as const)('%j', async ([args, code, what, hint]) => {
    const before = readdirSync(into);
    const said = await inside(['new-game', ...args, '--into', into], env);
    expect(said.err).toContain(what);
    expect(said.err).toContain(hint);
    expect([said.code, said.out, readdirSync(into)]).toEqual([code, '', before]);
  });
  it('a game as the folder to go into, and one that cannot be written', async () => {
    const inGame = await inside(['new-game', 'dawn', '--into', join(into, 'night')], env);
    expect(inGame.err).toContain('is a game');
    const file = join(scratch, 'a-file');
    writeFileSync(file, '');
    const no = await inside(['new-game', 'dawn', '--into', join(file, 'x')], env);
    expect([no.code, no.err]).toEqual([1, expect.stringContaining('could not be made')]);
  });
});

describe('RASPUTITSA_GAMES', () => {
  const ids = async (list: string): Promise<readonly string[]> => {
    const { out } = await inside(['games', '--json'], { RASPUTITSA_GAMES: list });
    return (JSON.parse(out) as { readonly id: string }[]).map((g) => g.id);
  };
  it('lists folders of games and games', async () => {
    expect(await ids(into)).toEqual(['night', 'third-kharkov']);
    expect(await ids([GAMES, join(into, 'night')].join(delimiter))).toEqual(['night', 'pond']);
    expect(await ids([into, join(into, 'night')].join(delimiter))).toEqual(['night', 'third-kharkov']);
  });
  it('two games of one name are told apart by their folders, and refused', async () => {
    const other = join(scratch, 'other', 'night');
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'rules.tsv'), '');
    const said = await inside(['games'], { RASPUTITSA_GAMES: [into, other].join(delimiter) });
    expect(said.err).toContain('there are two games night');
    expect(said.err).toContain(other);
    expect(said.code).toBe(1);
  });
  it('a game that cannot find our packages is told how', async () => {
    const lost = join(scratch, 'lost', 'lonely');
    mkdirSync(lost, { recursive: true });
    writeFileSync(join(lost, 'index.ts'), "import '@rasputitsa/kernel';\n");
    const said = await rasputitsa(['scenarios', 'lonely'], '', { RASPUTITSA_GAMES: join(scratch, 'lost') });
    expect(said.err).toContain('the game lonely cannot be loaded');
    expect(said.err).toContain(`to do: link our packages beside it: ln -s ${join(ROOT, 'node_modules')}`);
    expect(said.code).toBe(1);
  });
});
