// Each sub-command once as a process of its own, as a user runs it; the many ways to go wrong inside this process.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpText } from '../src/command.ts';
import { COMMANDS } from '../src/commands/index.ts';
import type { Findings } from '../src/lab/findings.ts';
import { OWN_GAMES } from '../src/node-games.ts';
import { linkPackages } from '../src/node-template.ts';
import { GAMES, inside, rasputitsa, scratch } from './program.ts';

const parsed = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
const at = (name: string): string => join(scratch, name);
const file = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

describe('help and wrong calls', () => {
  it('lists every command, and fails only when nothing was asked', async () => {
    const asked = await rasputitsa(['--help']);
    for (const c of COMMANDS) expect(asked.out).toContain(`  ${c.name} `);
    expect(asked.code).toBe(0);
    expect(await inside([])).toEqual({ ...asked, code: 2 });
  });
  it.for(COMMANDS.map((c) => c.name))('%s has a help text that names its options', async (name) => {
    const { out, code } = await inside([name, '--help']);
    expect(code).toBe(0);
    expect(out.startsWith(`rasputitsa ${name}`)).toBe(true);
    const command = await COMMANDS.find((c) => c.name === name)?.load();
    expect(command && `${helpText(command)}\n`).toBe(out);
    for (const o of Object.keys(command?.options ?? {})) expect(out).toContain(`--${o} `);
    expect(await inside(['help', name])).toMatchObject({ out, code: 0 });
  });
  it.for([
    [['simulat'], 'there is no command simulat', 'did you mean simulate?'],
    [['play'], 'play needs more', 'rasputitsa play <save.json> | <game>'],
    [['games', 'pond'], 'games does not understand pond', 'rasputitsa games --help'],
    [['games', '--loud'], "Unknown option '--loud'", 'rasputitsa games --help'],
    [['scenarios', 'pont'], 'there is no game pont', 'did you mean pond?'],
    [['new', 'pond'], 'new needs --out', 'where to save the game'],
    [
      ['new', 'pond', '--out', 'x.json', '--scenario', 'sumer'],
      'The Pond has no scenario sumer',
      'did you mean summer?',
    ],
    [['new', 'pond', '--out', 'x.json', '--option', 'stuck'], '--option stuck has no value', 'stuck=true'],
    [
      ['new', 'pond', '--out', 'x.json', '--option', 'stuck=often'],
      'option stuck cannot be often',
      'choose one of false, true',
    ],
    [['new', 'pond', '--out', 'x.json', '--option', 'ice=1'], 'The Pond has no option ice', 'choose among stuck'],
    [['new', 'pond', '--out', 'x.json', '--seed', '1.5'], '--seed must be a whole number', 'not 1.5'],
    [
      ['new', 'pond', '--out', 'x.json', '--seed', '1', '--committed'],
      '--seed and --committed cannot be used together',
      'secret',
    ],
    [['simulate', 'pond', '--bots', 'deep'], 'there is no bot deep', 'random'],
    [['simulate', 'pond', '--bots', 'random,random,random'], '3 bots are too many', 'ducks, geese'],
    [['simulate', 'pond', '--games', '0'], '--games must be a whole number of at least 1', 'simulate --help'],
    [['map', 'eat', 'pond'], 'map cannot eat', 'build, check, lint, draw'],
    [['map', 'draw', 'pond', '--out', 'x.png', '--zoom', 'neer'], 'there is no zoom level neer', 'far, middle, near'],
    [['map', 'draw', 'pond', '--out', 'x.png', '--region', 'Kiev'], 'Kiev is not a region', 'two hexes or places'],
    [['run', 'no', 'such', 'thing'], 'run does not understand thing', '<position> <script>'],
  ] as const)('%j is called wrongly: exit code 2', async ([args, what, hint]) => {
    const { code, err, out } = await inside(args);
    expect(err).toContain(what);
    expect(err).toContain(hint);
    expect([code, out]).toEqual([2, '']);
  });
});

describe('map draw', () => {
  it('draws a map that stands in the code of its game', async () => {
    const out = at('pond.svg');
    const ran = await inside(['map', 'draw', 'pond', '--out', out]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain(out);
    expect(readFileSync(out, 'utf8')).toContain('<title>The Pond</title>');
  });
  it('says so when there is none', async () => {
    const { code, err } = await inside(['map', 'draw', 'empty', '--out', at('empty.svg')]);
    expect(err).toContain('empty shows no map');
    expect(code).toBe(1);
  });
});

describe('games', () => {
  it('finds games by their folders', async () => {
    const { out, code } = await rasputitsa(['games', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ id: 'pond', sides: ['ducks', 'geese'], scenarios: ['summer', 'autumn'] }]);
  });
  it('tells of a broken game and shows the others', async () => {
    const dir = at('broken');
    mkdirSync(join(dir, 'torn'), { recursive: true });
    writeFileSync(join(dir, 'torn', 'index.ts'), "throw new Error('torn in two');\n");
    const all = await inside(['games'], { RASPUTITSA_GAMES: dir });
    expect(all).toMatchObject({ code: 0, err: 'rasputitsa: the game torn cannot be loaded: torn in two\n' });
    const one = await inside(['scenarios', 'torn'], { RASPUTITSA_GAMES: dir });
    expect(one.err).toMatch(/the game torn cannot be loaded\n {2}why: torn in two/);
    expect(one.code).toBe(1);
    expect((await inside(['games'], { RASPUTITSA_GAMES: at('nowhere') })).err).toContain('there is no folder');
  });
  it('says why a folder cannot be played', async () => {
    const { code, err } = await inside(['scenarios', 'empty']);
    expect(err).toContain('empty cannot be played yet');
    expect(code).toBe(1);
  });
  it('lists scenarios and options with their rules', async () => {
    const { out } = await rasputitsa(['scenarios', 'pond']);
    expect(out).toContain('summer: Summer [1.1]. Two birds a side.');
    expect(out).toContain('stuck=false (start)|true: Ice [9.1]. Nothing can be done.');
  });
  it('start without a terminal prints help and succeeds', async () => {
    const { out, code } = await rasputitsa(['start']);
    expect(out).toContain('rasputitsa play <game>');
    expect(out).toContain('pond (The Pond)');
    expect(code).toBe(0);
  });
});

describe('saved games', () => {
  it('a committed game: new, play, replay, verify; a forged one is found out', async () => {
    const begun = await rasputitsa(['new', 'pond', '--committed', '--out', 'fair.json', '--json']);
    expect(parsed(begun.out)).toMatchObject({ game: 'pond', dice: { kind: 'committed' }, owing: ['ducks', 'geese'] });
    expect(begun.out).not.toContain('secret');
    const end = await rasputitsa(['play', 'fair.json', '--bot', 'ducks=random', '--bot', 'geese=eager']);
    expect(end.out).toMatch(/The game is over\. (Ducks|Geese) wins \(plain\) \[4\.1\]/);
    const told = await rasputitsa(['replay', 'fair.json', '--view', 'ducks']);
    expect(told.out).toContain('-- Ducks: Swimming --');
    expect(told.out).toMatch(/Ducks: nest \(where (left|right)\)/);
    expect(told.out).not.toMatch(/Geese: nest \(/);
    const fair = await rasputitsa(['verify', 'fair.json']);
    expect(fair.out).toContain('rolls come from the secret that was committed to');
    expect(fair.code).toBe(0);
    const save = readFileSync(at('fair.json'), 'utf8');
    const forged = await inside([
      'verify',
      file('forged.json', save.replace('"scenario":"summer"', '"scenario":"autumn"')),
    ]);
    expect(forged.err).toContain('its checksum does not match');
    expect(forged.code).toBe(1);
  });
  it('looks at any point of a game from any side', async () => {
    await inside(['new', 'pond', '--seed', '7', '--out', at('seeded.json')]);
    const point = await inside(['replay', at('seeded.json'), '--at', '0', '--json']);
    expect(parsed(point.out)).toMatchObject({ at: 0, view: { viewer: 'spectator', owing: [0, 1] } });
    const shown = await inside(['replay', at('seeded.json'), '--at', '0', '--view', 'geese']);
    expect(shown.out).toContain('G GA1');
    expect(await inside(['replay', at('seeded.json'), '--at', '9'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no point 9') as string,
    });
    expect(await inside(['replay', at('seeded.json'), '--view', 'swans'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('ducks, geese, spectator') as string,
    });
    const verdict = await inside(['verify', at('seeded.json'), '--json']);
    expect(verdict.out).toContain('seeded, not committed');
    expect(verdict.code).toBe(1);
  });
  it.for([
    ['absent.json', undefined, 'there is no such file'],
    ['cut.json', '{"format":', 'cut off or damaged'],
    ['poem.json', 'Roses are red', 'it is not one of our files'],
    ['other.json', '{"format":"chess"}', 'its format is not rasputitsa-save'],
    ['future.json', '{"format":"rasputitsa-save","v":99}', 'a newer version of the program saved it'],
  ] as const)('%s: says what is wrong with it', async ([name, text, why]) => {
    const { code, err } = await inside(['replay', text === undefined ? at(name) : file(name, text)]);
    expect(err).toContain(why);
    expect(err).toContain('to do:');
    expect(code).toBe(1);
  });
  it('says why a file cannot be written', async () => {
    const { code, err } = await inside(['new', 'pond', '--out', join(file('plain.txt', ''), 'save.json')]);
    expect(err).toContain('cannot be written');
    expect(code).toBe(1);
  });
});

describe('run', () => {
  const swim = join(GAMES, 'pond', 'cases', 'swim.yaml');
  it('tells a case step by step', async () => {
    const { out, code } = await rasputitsa(['run', swim]);
    expect(out).toContain('A bird swims one hex and no further');
    expect(out).toContain('Duck: 0101 to 0201');
    expect(out).toContain('All 4 steps turned out as written.');
    expect(code).toBe(0);
  });
  it('takes a position and a script apart, and names the line that is unmet', async () => {
    const position = file('pos.yaml', 'game: pond\npieces: [{unit: Duck, at: 0102}]\nphase: swim\nside: ducks\n');
    const good = file('good.yaml', '- {do: swim, bird: Duck, to: 0202}\n- {fact: {piece: Duck, at: 0202}}\n');
    const bad = file('bad.yaml', '- {do: swim, bird: Duck, to: 0202}\n- {fact: {piece: Duck, at: 0101}}\n');
    expect((await inside(['run', position, good])).code).toBe(0);
    const no = await inside(['run', position, bad, '--json']);
    expect(no.code).toBe(1);
    expect(parsed(no.out)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/bad\.yaml:2: place of Duck is "0202"/) as string,
    });
  });
  it('rolls from a seed, and tells bookkeeping to who asks', async () => {
    const position = file('pos2.yaml', 'game: pond\npieces: [{unit: Duck, at: 0102}]\nphase: swim\nside: ducks\n');
    const script = file('roll.yaml', '- {do: quack, bird: Duck}\n');
    expect((await inside(['run', position, script])).err).toContain('the dice ran out');
    const seeded = await inside(['run', position, script, '--seed', '3', '--all']);
    expect(seeded.out).toMatch(/Ducks rolls \d \(d6\): Duck quacks \[3\.1\]/);
    expect(seeded.code).toBe(0);
  });
  it.for([
    ['torn.yaml', 'caption: [', /torn\.yaml:1/],
    ['bare.yaml', 'caption: x\nrules: [1.1]\n', /the script is missing[\s\S]*position\.yaml script\.yaml/],
    ['nogame.yaml', 'caption: x\nrules: [1.1]\nscript: []\n', /does not say which game[\s\S]*--game/],
    [
      'nopiece.yaml',
      'caption: x\ngame: pond\nrules: [1.1]\npieces: [{unit: Swan, at: 0101}]\nscript: []\n',
      /no unit Swan/,
    ],
    [
      'dice.yaml',
      'caption: x\ngame: pond\nrules: [1.1]\ndice: [1, 2]\nscript: [{note: nothing}]\n',
      /2 of the dice were never rolled/,
    ],
  ] as const)('%s: a fault of the file', async ([name, text, why]) => {
    const { code, err } = await inside(['run', file(name, text)]);
    expect(err).toMatch(why);
    expect(code).toBeGreaterThan(0);
  });
});

describe('simulate', () => {
  it('gives the same games on one core and on two', async () => {
    const args = ['simulate', 'pond', '--games', '6', '--seed', '11', '--json'];
    const two = parsed((await rasputitsa([...args, '--jobs', '2'])).out);
    const one = parsed((await inside([...args, '--jobs', '1'])).out);
    expect(one).toMatchObject({ finished: 6, jobs: 1, problems: [] });
    expect(two['jobs']).toBe(2);
    expect([two['results'], two['length']]).toEqual([one['results'], one['length']]);
  });
  it('reports a dead end with its seed and fails', async () => {
    const { out, code } = await inside(['simulate', 'pond', '--games', '1', '--seed', '5', '--option', 'stuck=true']);
    expect(out).toContain('seed 5: ducks: a side has to decide and has no legal action at game/round/swim');
    expect(code).toBe(1);
  });
  it('reports a game that does not end', async () => {
    const { out, code } = await inside(['simulate', 'pond', '--games', '1', '--most', '3']);
    expect(out).toContain('not over after 3 actions');
    expect(code).toBe(1);
  });
});

describe('lab', () => {
  it('says how often each side wins, and what an option changes in the same games', async () => {
    const args = [
      'lab',
      'skirmish',
      '--scenario',
      'crossing',
      '--games',
      '6',
      '--effects',
      '6',
      '--jobs',
      '1',
      '--json',
    ];
    const own = { RASPUTITSA_GAMES: '' };
    const { out, code } = await inside(args, own);
    const found = parsed(out) as unknown as Findings;
    const [trial] = found.trials;
    expect(code).toBe(0);
    expect(found).toMatchObject({ game: 'skirmish', trials: [{ scenario: 'crossing', games: 6, problems: [] }] });
    expect(Object.values(trial?.wins ?? {}).reduce((sum, w) => sum + w.share, 0)).toBeCloseTo(1);
    expect(trial?.curve.length).toBeGreaterThan(2);
    expect(trial?.effects.map((e) => e.games)).toEqual([6, 6]);
  });
  it('keeps what it found beside the game, with a page and plots', async () => {
    const games = at('tried');
    cpSync(join(OWN_GAMES, 'skirmish'), join(games, 'skirmish'), { recursive: true });
    linkPackages(games);
    const own = { RASPUTITSA_GAMES: games };
    const tell = (name: string): string => readFileSync(join(games, 'skirmish', name), 'utf8');
    const scenarios = (): string[] => (JSON.parse(tell('data/trials.json')) as Findings).trials.map((t) => t.scenario);
    rmSync(join(games, 'skirmish', 'data/trials.json'), { force: true });
    const args = ['lab', 'skirmish', '--games', '6', '--jobs', '1'];
    expect((await inside([...args, '--scenario', 'bridgehead', '--write'], own)).code).toBe(0);
    expect(scenarios()).toEqual(['bridgehead']);
    // What was found elsewhere joins it.
    const { out } = await inside([...args, '--scenario', 'crossing', '--json'], own);
    expect((await inside(['lab', '--write', file('found.json', out)], own)).code).toBe(0);
    expect(scenarios()).toEqual(['crossing', 'bridgehead']);
    // Options that were tried once stay known, and asking about them in fewer games leaves the scenario's own.
    const kept = (): readonly (readonly [number, readonly number[]])[] =>
      (JSON.parse(tell('data/trials.json')) as Findings).trials.map((t) => [t.games, t.effects.map((e) => e.games)]);
    const fewer = ['lab', 'skirmish', '--jobs', '1', '--scenario', 'crossing', '--games', '2', '--effects', '2'];
    expect((await inside([...fewer, '--write'], own)).code).toBe(0);
    expect((await inside([...args, '--scenario', 'crossing', '--write'], own)).code).toBe(0);
    expect(kept()).toEqual([
      [6, [2, 2]],
      [6, []],
    ]);
    expect(tell('balance.md')).toContain('## Skirmish at the Ford');
    for (const id of scenarios()) {
      expect(tell('balance.md')).toContain(`(balance/skirmish-${id}.svg)`);
      expect(tell(`balance/skirmish-${id}.svg`)).toContain('<polyline');
    }
  });
  it('tells with which option and seed a game failed, and fails itself', async () => {
    const args = ['lab', 'pond', '--scenario', 'summer', '--games', '2', '--seed', '5', '--effects', '2'];
    const { out, code } = await inside(args);
    expect(out).toContain('2 games (');
    expect(out).toMatch(/^stuck=true, seed 5: /m);
    expect(out).toMatch(/^stuck=true, seed 6: /m);
    expect(code).toBe(1);
  });
  it('does not keep what was played with options of somebody’s own', async () => {
    const { err, code } = await inside(['lab', 'pond', '--scenario', 'nowhere', '--option', 'stuck=true', '--write']);
    expect(err).toContain('--option and --write cannot be used together');
    expect(code).toBe(2);
  });
  it('refuses findings that are none', async () => {
    const { err, code } = await inside(['lab', '--write', file('none.json', '{}')]);
    expect(err).toContain('holds no findings');
    expect(code).toBe(2);
  });
});

describe('battery, rules, mutate, bench, map', () => {
  it('battery writes what fails as a case that runs', async () => {
    // With options drawn by the seed some of these games lie under ice.
    const { out, code } = await rasputitsa([
      'battery',
      'pond',
      '--games',
      '4',
      '--every',
      '9',
      '--out',
      'found',
      '--json',
    ]);
    const { games, failures } = parsed(out) as { games: number; failures: { check: string; file: string }[] };
    expect([games, code]).toEqual([8, 1]);
    expect(new Set(failures.map((f) => f.check))).toEqual(new Set(['dead end']));
    const first = at(failures[0]?.file ?? '');
    expect(existsSync(first)).toBe(true);
    expect((await inside(['run', first])).code).toBe(0);
    const sound = await inside(['battery', 'pond', '--games', '1', '--scenario', 'summer', '--seed', '2']);
    expect(sound.out).toContain(sound.code === 0 ? 'All checks passed.' : 'FAILED dead end');
  });
  it('attack counts what it tried, and fails when it finds something', async () => {
    const { out, code } = await inside([
      'attack',
      'pond',
      '--probes',
      '400',
      '--twins',
      '100',
      '--seed',
      '2',
      '--json',
    ]);
    const { probes, findings } = parsed(out) as { probes: number; findings: { what: string }[] };
    expect([probes > 0, code]).toEqual([true, findings.length === 0 ? 0 : 1]);
    // Some of these games lie under ice.
    expect(new Set(findings.map((f) => f.what))).toEqual(
      new Set(findings.length > 0 ? ['nobody can act: a dead end'] : []),
    );
    const words = await inside(['attack', 'pond', '--probes', '400', '--seed', '2']);
    expect(words.out).toMatch(/hostile calls and [\d,]+ twin observations at/);
  });
  it('sentences names refusals to look at', async () => {
    const { out, code } = await inside(['sentences', 'pond', '--points', '2', '--stride', '3', '--json']);
    expect([parsed(out), code]).toMatchObject([
      { game: 'pond', points: 2 },
      (parsed(out) as { suspects: [] }).suspects.length > 0 ? 1 : 0,
    ]);
  });
  it('referee: counts comparisons, groups disagreements with seed and step, and needs a referee', async () => {
    const sound = await inside(['referee', 'pond', '--games', '2', '--scenario', 'summer']);
    expect(sound.out).toMatch(/seasons +\d+ +what season it is/);
    expect(sound).toMatchObject({ code: 0 });
    const { out, code } = await inside(['referee', 'pond', '--games', '2', '--scenario', 'autumn', '--json']);
    const { found, compared } = parsed(out) as {
      found: { rule: string; seed: number; step: number }[];
      compared: Record<string, number>;
    };
    expect(found[0]).toMatchObject({ rule: '1.1', what: 'seasons', scenario: 'autumn', seed: 1, step: 1 });
    expect(compared['seasons']).toBe(found.length);
    expect(code).toBe(1);
    const group = await inside(['referee', 'pond', '--games', '1', '--scenario', 'autumn']);
    expect(group.out).toContain('the referee finds summer, the module autumn');
    expect((await inside(['referee', 'empty'])).code).toBe(1);
  });
  it('rules: counts, gaps, ids that do not exist', async () => {
    const { out, code } = await rasputitsa(['rules', '--json']);
    expect(parsed(out)).toEqual({
      games: [
        {
          game: 'pond',
          rules: 7,
          binding: 6,
          cases: 2,
          withCase: ['1.2', '2.1', '3.1', '3.2'],
          withTest: ['4.1'],
          without: [{ id: '1.1', title: 'Birds' }],
          switched: ['2.1', '3.1', '3.2'],
          declared: ['1.2', '4.1'],
          unaccounted: [{ id: '1.1', title: 'Birds' }],
          faults: ['held.tsv: 4.1: end.ts has no test called nobody swims on'],
          unknown: [{ id: '9.9', where: ['test/end.ts'] }],
        },
      ],
      skipped: ['empty'],
    });
    expect(code).toBe(1);
    const words = await inside(['rules']);
    expect(words.out).toContain('empty: skipped, it has no rules.tsv yet');
    expect(words.out).toContain('9.9  in test/end.ts');
    expect(words.out).not.toContain('  1.1  Birds');
    const one = await rasputitsa(['rules', 'pond']);
    expect(one.out).toContain('  1.1  Birds');
    expect(one.out).toContain('neither a switch nor a row in held.tsv, by chapter:\n  1: 1.1\n');
    expect(one.out).toMatch(
      /game +rules +cases +binding .* switched +declared +unaccounted\npond +7 +2 +6 .* 3 +2 +1\n/,
    );
  });
  it('mutate: names the rule whose loss no case notices, and what is declared in vain', async () => {
    const { out, code } = await rasputitsa(['mutate', 'pond', '--json']);
    expect(parsed(out)).toMatchObject({
      switches: 3,
      failing: [],
      unnoticed: ['3.1', '3.2'],
      unaccounted: ['1.1'],
      faults: ['held.tsv: 4.1: end.ts has no test called nobody swims on'],
      mutants: [
        { rule: '2.1', cases: 1, red: ['swim.yaml'] },
        { rule: '3.1', red: [] },
        { rule: '3.2', red: [] },
      ],
    });
    expect(code).toBe(1);
    expect((await rasputitsa(['mutate', 'pond', '--sample', '1'])).out).toContain('1 of 3 switches tried on 2 cases');
  });
  it('bench measures a game', async () => {
    const { out, code } = await rasputitsa(['bench', '--only', 'pond', '--quick', '--json']);
    const { games, benches } = parsed(out) as {
      games: { game: string; stepsPerSecond: number }[];
      benches: { name: string }[];
    };
    expect(games[0]?.game).toBe('pond');
    expect(games[0]?.stepsPerSecond).toBeGreaterThan(10);
    expect(benches.map((b) => b.name)).toContain('pond: load');
    expect(code).toBe(0);
  });
  it('map says what is missing', async () => {
    const { err, code } = await rasputitsa(['map', 'build', 'pond']);
    expect(err).toContain('pond has no map of its own');
    expect(code).toBe(1);
  });
});
