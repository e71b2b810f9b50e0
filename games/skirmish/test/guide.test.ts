// Guided play as the kernel follows it: cases and lessons on the smallest game that has everything.
import { join } from 'node:path';
import { type Guide, Guided, type GuideStep, parseCase, parseTutorial, runCase } from '@rasputitsa/kernel';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';

const BLUE = 0;
const RED = 1;
const at = (label: string): number => Number(game.places.parse(label));

const CASE = `
caption: Foot goes three hexes and not four.
rules: [4.1, 4.10]
phase: movement
side: blue
pieces:
  - { unit: Blue foot, at: 0107 }
  - { unit: Red foot, at: 0907 }
script:
  - note: Foot has three points.
  - { do: move, piece: Blue foot, to: 0507, refused: 4.1 }
  - { do: move, piece: Blue foot, to: 0407 }
  - fact: { piece: Blue foot, at: 0407, steps: 3 }
  - { undo: blue }
`;

const LESSON = `
title: A first march
player: blue
phase: movement
side: blue
dice: [5, 1, 1]
pieces:
  - { unit: 'Blue foot', at: 0107 }
  - { unit: 'Blue horse', at: 0101 }
  - { unit: 'Blue gun', at: 0103 }
  - { unit: Red foot, at: 0907 }
steps:
  - { chapter: Marching, say: These are your blocks., pieces: [Blue foot], places: [0107], rule: 4.1 }
  - { ask: Move the foot three hexes to the east., do: move, piece: Blue foot, to: 0407, hint: Three hexes along the edge.,
      wrong: Not this one yet., also: [{ do: move, piece: Blue foot, to: 0406 }] }
  - { refused: 4.8, do: move, piece: Blue foot, to: 0507 }
  - ask: Bring horse and gun forward.
    moves:
      - { do: move, piece: Blue horse, to: 0301 }
      - { do: move, piece: Blue gun, to: 0204 }
    check: [{ fact: { piece: Blue gun, at: 0204 } }]
  - { ask: End your movement., do: done }
  - { ask: And the combat., do: done }
  - { play: null, do: move, piece: Red foot, to: 0807 }
  - { play: Red is done as well., moves: [{ do: done }, { do: done }] }
  - { ask: Allot a point to what you like., do: allot, any: true, side: blue }
  - { say: That is all. }
`;

const shown = (g: Guided): Guide => g.guide(BLUE);
const current = (g: Guided): GuideStep | undefined => shown(g).steps[g.at];
const mover = (g: Guided, step: string): number => {
  const p = g.match.q.piecesOf(BLUE).find((x) => g.match.q.kindOf(x).name === step);
  if (p === undefined) throw new Error(`no ${step}`);
  return p;
};
const move = (g: Guided, who: string, to: string) => ({ verb: 'move', args: { piece: mover(g, who), to: at(to) } });
const DONE = { verb: 'done', args: {} };

describe('a case', () => {
  const open = () => new Guided(game, parseCase(CASE, 'case.yaml'));

  it('is told in words before it is played', () => {
    expect(shown(open()).steps.map((s) => [s.kind, s.text, s.rule])).toEqual([
      ['say', 'Foot has three points.', undefined],
      ['refused', 'Blue foot moves to 0507', '4.1'],
      ['play', 'Blue foot moves to 0407', undefined],
      ['expect', 'Blue foot is at 0407 and has 3 steps', undefined],
      ['play', 'Blue undoes the last action', undefined],
    ]);
    expect(shown(open())).toMatchObject({ kind: 'case', at: 0, done: false, rules: ['4.1', '4.10'] });
  });
  it('plays itself, step by step', () => {
    const g = open();
    expect(g.next()).toEqual([]);
    expect(current(g)).toMatchObject({ side: BLUE, pieces: [mover(g, 'Blue foot')], places: [at('0507')] });
    g.next();
    expect(shown(g)).toMatchObject({ at: 2, remark: '0507 costs 4 points; 3 are left.', remarkRule: '4.1' });
    expect(shown(g).steps[1]?.text).toBe('Blue foot moves to 0507: refused');
    expect(g.next().map((e) => e.k)).toContain('moved');
    expect(shown(g).remark).toBeUndefined();
    g.next();
    expect(g.done).toBe(false);
    g.next();
    expect(shown(g)).toMatchObject({ at: 5, done: true });
    expect(g.match.q.at(mover(g, 'Blue foot'))).toBe(at('0107'));
    expect(g.next()).toEqual([]);
    expect(g.judge(BLUE, DONE)).toMatchObject({ ok: false });
  });
  it('can be tried by hand, the refused step too', () => {
    const g = open();
    expect(g.acting).toBe(BLUE);
    // Through the note before it.
    expect(g.judge(BLUE, move(g, 'Blue foot', '0507'))).toMatchObject({ ok: false, refusal: { rule: '4.1' } });
    expect(g.at).toBe(2);
    expect(g.judge(BLUE, move(g, 'Blue foot', '0407')).ok).toBe(true);
    expect(g.at).toBe(3);
  });
  it('anything else changes nothing', () => {
    const g = open();
    const before = g.match.hash();
    expect(g.judge(BLUE, move(g, 'Blue foot', '0207'))).toMatchObject({
      ok: false,
      refusal: {
        text: 'That is legal, but it is not the next step here. Next: Blue foot moves to 0507.',
      },
    });
    expect(g.judge(RED, DONE)).toMatchObject({ ok: false, refusal: { rule: 'kernel:turn' } });
    for (const odd of [undefined, null, 7, [], { verb: 'fly' }, { verb: 'move' }])
      expect(g.judge(BLUE, odd)).toMatchObject({ ok: false });
    expect([g.at, g.match.hash()]).toEqual([0, before]);
  });
  it('begins again', () => {
    const g = open();
    const before = g.match.hash();
    g.goTo(4);
    expect(g.at).toBe(4);
    expect(g.match.hash()).not.toBe(before);
    g.restart();
    expect([g.at, g.match.hash()]).toEqual([0, before]);
    g.goTo(3);
    g.goTo(1);
    expect([g.at, g.match.hash()]).toEqual([1, before]);
    g.goTo(99);
    expect(g.done).toBe(true);
  });
  it('says file and line where it goes wrong', () => {
    const bad = new Guided(game, parseCase(CASE.replace('to: 0407 }', 'to: 0607 }'), 'case.yaml'));
    expect(() => bad.goTo(5)).toThrow(/^case\.yaml:12: move was refused/);
    const lost = CASE.replace('at: 0107', 'at: 9999');
    expect(() => new Guided(game, parseCase(lost, 'case.yaml'))).toThrow(/^case\.yaml:1: /);
  });
});

describe('words', () => {
  const texts = (script: string): readonly string[] => {
    const head = 'caption: x\nrules: [1]\nphase: movement\nside: blue\npieces:\n';
    const pieces = '  - { unit: Blue foot, at: 0103, count: 2 }\n  - { unit: Red foot, at: 0204 }\n';
    const g = new Guided(game, parseCase(`${head}${pieces}script:\n${script}`, 'x.yaml'));
    return shown(g).steps.map((s) => s.text);
  };
  it('name the step that ends once it is known which', () => {
    expect(texts('  - { do: done }\n  - { do: done }')).toEqual(['Done moving', 'The step ends']);
    const g = new Guided(
      game,
      parseCase(CASE.replace('  - note: Foot has three points.', '  - { do: done }'), 'x.yaml'),
    );
    g.next();
    expect(shown(g).steps[0]?.text).toBe('Done moving');
  });
  it('put whoever acts first, one or many', () => {
    expect(
      texts(`
  - { do: attack, target: 0204, blocks: ['Blue foot#1'] }
  - { do: attack, target: 0204, blocks: ['Blue foot#1', 'Blue foot#2'] }
  - { do: attack, target: 0204, blocks: [Blue foot@0103] }
  - { do: allot, to: shots, points: 2 }
  - { do: stand }`),
    ).toEqual([
      'The first Blue foot attacks at 0204',
      'The first Blue foot and the second Blue foot attack at 0204',
      'Blue foot at 0103 attacks at 0204',
      'Allot supply points: shots, Points 2',
      'Stand',
    ]);
  });
  it('tell what is pointed out', () => {
    expect(
      texts(`
  - expect: [{ k: moved, p: Blue foot, path: ['0103', '0203'] }, { k: steps, p: Red foot, from: 3, to: 2, rule: '6.11' }]
  - never: [{ k: rolled }]
  - fact: { sees: blue, of: red, pieces: [hidden, hidden] }
  - fact: { layer: control, at: Ashby, is: blue }
  - fact: { stack: 0204, is: [Red foot] }
  - fact: { over: { winner: draw, level: draw } }
  - fact: { owing: [blue, red] }
  - verbs: blue
    are: [move, done]
  - offers: { do: move, piece: Blue foot@0103 }
    are: [0203, 0104]
  - undo: blue`),
    ).toEqual([
      'Blue foot goes via 0103 - 0203; Red foot goes from 3 to 2 steps (6.11)',
      'This does not happen: dice are rolled',
      'Blue sees 2 hidden units of Red',
      'Control of Ashby: blue',
      'At 0204: Red foot',
      'The game is over: a draw, draw',
      'Blue and Red to decide',
      'Blue can choose: Move and Done',
      'Blue foot at 0103 moves: the choices are 0203 and 0104',
      'Blue undoes the last action',
    ]);
  });
});

describe('every case of a game', () => {
  const cases = casesOf(join(import.meta.dirname, '..'));
  it('ends as the runner ends it, played by itself and by hand', () => {
    for (const c of cases) {
      const hash = runCase(game, c).match.hash();
      const alone = new Guided(game, c);
      alone.goTo(alone.length);
      expect(alone.match.hash(), c.file).toBe(hash);
      const byHand = new Guided(game, c);
      while (!byHand.done) {
        const { side, action } = byHand.guide('referee').steps[byHand.at] ?? {};
        if (side === undefined || !action) byHand.next();
        else byHand.judge(side, action);
      }
      expect(byHand.match.hash(), c.file).toBe(hash);
    }
  });
  it('has words for every step', () => {
    for (const c of cases)
      for (const s of new Guided(game, c).guide('spectator').steps) {
        expect(s.text, c.file).not.toBe('');
        expect(s.text, c.file).not.toMatch(/[{}[\]]|undefined|null/);
      }
  });
});

describe('a tutorial', () => {
  const open = () => new Guided(game, parseTutorial(LESSON, 'lesson.yaml'));

  it('points at what it speaks of', () => {
    const g = open();
    expect(g.player).toBe(BLUE);
    expect(current(g)).toEqual({
      kind: 'say',
      chapter: 'Marching',
      text: 'These are your blocks.',
      rule: '4.1',
      pieces: [mover(g, 'Blue foot')],
      places: [at('0107')],
    });
    g.next();
    expect(current(g)).toMatchObject({ action: move(g, 'Blue foot', '0407'), hint: 'Three hexes along the edge.' });
    // Only the step at hand is pointed at.
    expect(shown(g).steps[0]?.pieces).toBeUndefined();
  });
  it('takes what was asked for, or what will do as well', () => {
    for (const to of ['0407', '0406']) {
      const g = open();
      expect(g.judge(BLUE, move(g, 'Blue foot', to)).ok).toBe(true);
      expect(g.at).toBe(2);
      expect(g.match.q.at(mover(g, 'Blue foot'))).toBe(at(to));
    }
  });
  it('answers other moves kindly: its own words, or the rule that forbids them', () => {
    const g = open();
    g.judge(BLUE, move(g, 'Blue foot', '0207'));
    expect(shown(g).remark).toBe('Not this one yet.');
    g.judge(BLUE, move(g, 'Blue foot', '0807'));
    expect(shown(g)).toMatchObject({ remarkRule: '4.1' });
    expect(shown(g).remark).toMatch(/What to do: Blue foot moves to 0407\.$/);
    expect(g.at).toBe(0);
  });
  it('lets several things be done in any order, and keeps count', () => {
    const g = open();
    g.goTo(3);
    expect(g.judge(BLUE, move(g, 'Blue gun', '0204')).ok).toBe(true);
    expect(g.at).toBe(3);
    expect(current(g)?.tasks).toEqual([
      { text: 'Blue horse moves to 0301', done: false },
      { text: 'Blue gun moves to 0204', done: true },
    ]);
    expect(current(g)).toMatchObject({ action: move(g, 'Blue horse', '0301') });
    expect(g.judge(BLUE, DONE).ok).toBe(false);
    expect(shown(g).remark).toMatch(/legal.*Blue horse moves to 0301/);
    g.next();
    expect(g.at).toBe(4);
    expect(g.match.q.at(mover(g, 'Blue horse'))).toBe(at('0301'));
  });
  it('plays the enemy in words its player may read', () => {
    const g = open();
    g.goTo(6);
    expect(current(g)?.text).toBe('A hidden Red unit moves to 0807');
    g.goTo(7);
    expect(shown(g).steps[6]?.text).toBe('A hidden Red unit moves to 0807');
  });
  it('leaves a choice where any will do', () => {
    const g = open();
    g.goTo(8);
    const choice = [...g.match.legal(BLUE)].findLast((a) => a.verb === 'allot');
    expect(g.judge(BLUE, DONE).ok).toBe(false);
    expect(g.judge(BLUE, choice).ok).toBe(true);
    expect(g.at).toBe(9);
    g.restart();
    g.goTo(10);
    expect(g.done).toBe(true);
  });
  it('is held to what it promises', () => {
    const g = new Guided(game, parseTutorial(LESSON.replace('gun, at: 0204 } }]', 'gun, at: 0205 } }]'), 'x.yaml'));
    expect(() => g.goTo(5)).toThrow(/^x\.yaml:17: place of Blue gun/);
  });
  it('that is badly written is refused with its line', () => {
    const bad = (steps: string) => () => parseTutorial(`title: x\nsteps:\n${steps}`, 'x.yaml');
    expect(bad('  - { say: a }\n  - { sya: b }')).toThrow('x.yaml:4: a step has one of ask, play, refused, say');
    expect(bad('  - { say: a, do: done }')).toThrow('x.yaml:3: a step that is said does nothing');
    expect(bad('  - { ask: a }')).toThrow('x.yaml:3: a step with ask needs do or moves');
    expect(bad('  - { ask: a, do: done, moves: [] }')).toThrow('use one');
    expect(bad('  - { ask: , do: done }')).toThrow('ask needs words');
    expect(bad('  - { refused: 4.1, moves: [] }')).toThrow('use do');
    expect(bad('  - 7')).toThrow('a list of fields');
    expect(() => parseTutorial('steps: []', 'x.yaml')).toThrow('the title is missing');
    expect(() => parseTutorial('title: x', 'x.yaml')).toThrow('the steps are missing');
    expect(() => parseTutorial('7', 'x.yaml')).toThrow('a title and steps');
  });
});
