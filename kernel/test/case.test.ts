import { describe, expect, it } from 'vitest';
import { caseTitle, parseCase, runCase } from '../src/case.ts';
import { toy, withVerb } from './toy.ts';

const HEAD = `caption: A case
rules: [4.10, 5]
phase: move-step
side: red
pieces:
  - {unit: 1 Rifle, at: C}
  - {unit: 1 Panzer, at: D}
`;
const parse = (text: string) => parseCase(text, 'x.yaml');
const run = (script: string, head = HEAD, game = toy) => runCase(game, parse(`${head}script:\n${script}`));

describe('reading a case', () => {
  it('keeps rule ids and hex labels as they are written', () => {
    const c = parse(
      `${HEAD}script:\n  - {do: move, piece: 1 Rifle, to: 0830, refused: 4.10}\n  - {note: 0830, n: 12}\n`,
    );
    expect(c.data.rules).toEqual(['4.10', '5']);
    expect(c.data.script).toEqual([
      { do: 'move', piece: '1 Rifle', to: '0830', refused: '4.10' },
      { note: '0830', n: 12 },
    ]);
  });
  it('other numbers are numbers', () => {
    const c = parse('caption: x\nrules: [1.1]\ndice: [1, 6, 0]\ntracks: {turn: 2.50}\nscript: []\n');
    expect([c.data.dice, c.data.tracks]).toEqual([[1, 6, 0], { turn: 2.5 }]);
  });
  it('JSON is read too', () => {
    const c = parse('{"caption": "x", "rules": ["4.10"], "script": [{"note": "n"}]}');
    expect([c.data.caption, c.data.rules, c.lines]).toEqual(['x', ['4.10'], [1]]);
  });
  it('knows the line of each step', () => {
    expect(parse(`${HEAD}script:\n  - {note: a}\n\n  - do: done\n    side: red\n  - {note: b}\n`).lines).toEqual([
      9, 11, 13,
    ]);
  });
  it('titles carry a tag for each rule', () => {
    expect(caseTitle(toy, parse(`${HEAD}script: []`))).toBe('[toy 4.10] [toy 5] A case');
  });
  it.each<[string, string, string]>([
    ['broken YAML', 'caption: x\nrules: [1\nscript: []\n', /^x.yaml:[34]: /.source],
    ['a word', 'hello', 'x.yaml:1: a case has a caption, rules and a script'],
    ['nothing', '', 'x.yaml:1: a case has a caption, rules and a script'],
    ['no caption', 'rules: [1]\nscript: []', 'x.yaml:1: the caption is missing'],
    ['no script', 'caption: x\nrules: [1]', 'x.yaml:1: the script is missing'],
    ['no rules', 'caption: x\nscript: []', 'x.yaml:1: rules must list the rule ids it shows'],
    ['empty rules', 'caption: x\nrules: []\nscript: []', 'x.yaml:1: rules must list the rule ids it shows'],
    ['one rule, no list', 'caption: x\nrules: 4\nscript: []', 'x.yaml:1: rules must list the rule ids it shows'],
  ])('%s is a fault with its line', (_, text, why) => {
    expect(() => parse(text)).toThrow(new RegExp(why));
    expect(() => parse(text)).toThrow(expect.objectContaining({ name: 'CaseError' }));
  });
});

describe('running a case', () => {
  it('plays it to its end with its dice', () => {
    const { match, events } = run(
      '  - {do: move, piece: 1 Rifle, to: D}\n  - {note: now}\n  - {do: done}\n  - {do: answer, how: stand}\n  - {expect: [{k: rolled, dice: [6, 1]}]}\n',
      `${HEAD}dice: [6, 1]\n`,
    );
    expect(match.log).toHaveLength(3);
    expect(events).toHaveLength(3);
    expect(events[0]?.[0]).toMatchObject({ k: 'moved' });
  });
  it.each<[string, string, string, string]>([
    [
      'what is not met',
      '  - {note: a}\n  - {fact: {track: turn, is: 2}}\n',
      '',
      'x.yaml:10: track turn is 1, expected 2',
    ],
    ['a fault of a step', '  - {do: fly}\n', '', 'x.yaml:9: script[0].do: no verb fly'],
    ['dice left over', '  - {note: a}\n', 'dice: [1, 2, 3]\n', 'x.yaml:1: 3 of the dice were never rolled'],
    [
      'dice run dry',
      '  - {do: move, piece: 1 Rifle, to: D}\n  - {do: done}\n  - {do: answer, how: stand}\n',
      'dice: [6]\n',
      'x.yaml:12: the dice ran out: roll 0 needs 2, and 1 of the 1 given are left',
    ],
    ['a fault of the position', '  - {note: a}\n', 'tracks: {morale: 1}\n', 'x.yaml:1: tracks.morale: no track morale'],
    ['an unknown field', '  - {note: a}\n', 'weather: fine\n', 'x.yaml:1: weather: no such field'],
  ])('%s is told with file and line', (_, script, more, why) => {
    expect(() => run(script, HEAD + more)).toThrow(why);
    expect(() => run(script, HEAD + more)).toThrow(expect.objectContaining({ name: 'CaseError' }));
  });
  it('rules that fail are told as such, with where', () => {
    const broken = withVerb('dig', {
      apply() {
        throw new TypeError('a bug');
      },
    });
    expect(() => run('  - {do: dig, piece: 1 Rifle}\n', HEAD, broken)).toThrow(
      /x.yaml:9: the rules failed: TypeError: a bug\n.*at/,
    );
    const odd = withVerb('dig', {
      apply() {
        // oxlint-disable-next-line no-throw-literal, only-throw-error
        throw 'words';
      },
    });
    expect(() => run('  - {do: dig, piece: 1 Rifle}\n', HEAD, odd)).toThrow('x.yaml:9: the rules failed: words');
  });
  it('a fault of a face is the fault of the case', () => {
    expect(() =>
      run(
        '  - {do: move, piece: 1 Rifle, to: D}\n  - {do: done}\n  - {do: answer, how: stand}\n',
        `${HEAD}dice: [7, 1]\n`,
      ),
    ).toThrow(/^x.yaml:12: dice: 7 is not a face of a 6-sided die/);
  });
});
