import { describe, expect, it } from 'vitest';
import { World } from '../src/world.ts';
import { forcedDice, seededDice } from '../src/dice.ts';
import type { Game } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { refuse, say } from '../src/message.ts';
import { FileError } from '../src/names.ts';
import { buildPosition } from '../src/position.ts';
import { FULL, KIND, NOWHERE, PRESENT, UNSEEN } from '../src/types.ts';
import { BLUE, hex, P, POOL, RED, toy, toyMatch, variant } from './toy.ts';

const build = (file: unknown, game: Game = toy) => buildPosition(game, file, seededDice(1));
const ask = (file: unknown, game: Game = toy) => new World(game, build(file, game), seededDice(1), () => undefined);
const nodes = (q: World) => q.state.stack.map((f) => f.n);

const level = (seen?: string) =>
  ask({ pieces: [{ unit: '1 Rifle', at: 'D', ...(seen ? { seen } : {}) }] }).knows(BLUE, P.r1);
const order = (side: string, more: object = {}) =>
  ask({ phase: 'move-step', side, ...more }).state.stack[1]?.vars['order'];
describe('positions', () => {
  it('an empty file is a bare board at the first decision of the first scenario', () => {
    const q = ask({});
    expect([q.state.scenario, q.state.options, nodes(q)]).toEqual([
      'clash',
      { rain: false, turns: 2 },
      ['game', 'plans'],
    ]);
    expect([q.pieceCount, q.piecesOf(RED), q.piecesOf(BLUE)]).toEqual([8, [], []]);
    expect(q.knows(BLUE, P.r1)).toBe(UNSEEN);
  });
  it('a board that is bare keeps what the scenario says of the map; an empty one keeps nothing', () => {
    const marked = variant({
      scenarios: toy.scenarios.map((s) => ({
        ...s,
        setup(g) {
          s.setup(g);
          g.setLayer('control', [hex('A'), hex('B')], 1);
          g.setLayer('mines', [hex('F')], 0);
          g.setMark('fort', hex('C'), 2);
          g.raise(P.r1, 'dug');
          g.setField(P.r1, 'fuel', 4);
          g.setTrack('redAir', 1);
        },
      })),
    });
    const of = (board?: string) => {
      const q = ask({ ...(board ? { board } : {}), pieces: [{ unit: '1 Rifle', at: 'D' }] }, marked);
      const { control, mines } = q.state.layers;
      const piece = [q.has(P.r1, 'dug'), q.field(P.r1, 'fuel'), q.at(P.r2), q.pieceCount];
      return [control?.slice(0, 3), mines?.[hex('F')], q.state.marks['fort'], q.track('redAir'), ...piece];
    };
    expect(of('empty')).toEqual([[0, 0, 0], 1, {}, 1, false, 0, NOWHERE, 8]);
    expect(of('bare').slice(0, 4)).toEqual([[1, 1, 0], 0, { 2: 2 }, 1]);
    expect(of()).toEqual(of('bare'));
  });
  it('a board of the scenario is its set-up, changed by what follows', () => {
    const q = ask({ board: 'scenario', scenario: 'melee', pieces: [{ unit: '1 Rifle', at: 'E', steps: 2 }] });
    expect([q.at(P.r1), q.steps(P.r1), q.at(P.b1), q.at(P.r3)]).toEqual([hex('E'), 2, hex('D'), hex('C')]);
    expect(q.option('turns')).toBe(3);
    const plain = new Match({ game: toy, scenario: 'clash', dice: seededDice(1) }, build({ board: 'scenario' }));
    expect(plain.hash()).toBe(toyMatch().hash());
  });
  it('options as in a game', () => {
    expect(ask({ options: { rain: true } }).option('rain')).toBe(true);
  });
  it('pieces with strength, flags, columns', () => {
    const q = ask({ pieces: [{ unit: '1 Rifle', at: 'D', steps: 1, flags: ['moved', 'dug'], fields: { fuel: 5 } }] });
    expect([q.at(P.r1), q.steps(P.r1), q.has(P.r1, 'moved'), q.has(P.r1, 'dug'), q.field(P.r1, 'fuel')]).toEqual([
      hex('D'),
      1,
      true,
      true,
      5,
    ]);
    expect(ask({ pieces: [{ unit: 'r1', at: 'D' }] }).steps(P.r1)).toBe(3);
  });
  it('what the enemy knows of them', () => {
    expect([level(), level('unseen'), level('present'), level('kind'), level('full')]).toEqual([
      PRESENT,
      UNSEEN,
      PRESENT,
      KIND,
      FULL,
    ]);
  });
  it('several counters of a kind: those there are, then new ones', () => {
    const q = ask({
      pieces: [
        { unit: 'Militia', at: 'D', count: 3 },
        { unit: 'Militia', at: 'E', seen: 'kind' },
      ],
    });
    expect([q.pieceCount, q.piecesAt(hex('D')), q.piecesAt(hex('E'))]).toEqual([10, [P.mil1, P.mil2, 8], [9]]);
    expect(q.knows(BLUE, 9)).toBe(KIND);
    expect(ask({ pieces: [{ unit: 'Militia', at: 'D', count: 0 }] }).piecesAt(hex('D'))).toEqual([]);
  });
  it('a unit of which there is one cannot lie there twice; out of play strength does not matter', () => {
    const one = variant({ kinds: toy.kinds.map((k) => ({ ...k, count: k.id === 'mil' ? 2 : 1 })) });
    const twice = (unit: string) => () =>
      ask(
        {
          pieces: [
            { unit, at: 'D' },
            { unit, at: 'E', count: 2 },
          ],
        },
        one,
      );
    expect(twice('1 Rifle')).toThrow('pieces[1].unit: 1 Rifle is placed twice; there is only one');
    expect(twice('Militia')).toThrow('pieces[1].unit: Militia is placed 3 times; there are 2');
    expect(ask({ board: 'scenario', pieces: [{ unit: '1 Rifle', at: 'D' }] }, one).at(P.r1)).toBe(hex('D'));
    expect(ask({ pieces: [{ unit: '1 Rifle', at: 'Pool', steps: 0 }] }).steps(P.r1)).toBe(0);
    const cadres = variant({ kinds: toy.kinds.map((k) => ({ ...k, least: 0 })) });
    expect(ask({ pieces: [{ unit: '1 Rifle', at: 'D', steps: 0 }] }, cadres).steps(P.r1)).toBe(0);
  });
  it('pieces in boxes and out of play', () => {
    const q = ask({
      board: 'scenario',
      pieces: [
        { unit: '1 Rifle', at: 'Pool' },
        { unit: '2 Rifle', at: 'nowhere' },
      ],
    });
    expect([q.at(P.r1), q.at(P.r2)]).toEqual([POOL, NOWHERE]);
    expect(q.knows(BLUE, P.r2)).toBe(UNSEEN);
  });
  it('tracks, layers, marks, memos', () => {
    const q = ask({
      tracks: { turn: 2, redAir: 0 },
      layers: { control: { red: ['A', 'B'], blue: ['C'] } },
      marks: { fort: { D: 2, 'D/E': 1 } },
      memo: { press: { a: [1] } },
    });
    expect([q.track('turn'), q.track('redAir')]).toEqual([2, 0]);
    expect(q.layer('control').slice(0, 4)).toEqual([1, 1, 2, 0]);
    expect([q.mark('fort', hex('D')), q.mark('fort', 'D/E')]).toEqual([2, 1]);
    expect(q.memo('press')).toEqual({ a: [1] });
  });
  it('begins at a step as if play had come there', () => {
    const q = ask({ phase: 'move-step', side: 'blue' });
    expect([nodes(q), q.active, q.state.stack.map((f) => [f.side, f.pc])]).toEqual([
      ['game', 'phase', 'move-step'],
      BLUE,
      [
        [-1, 3],
        [BLUE, 2],
        [BLUE, 1],
      ],
    ]);
    expect(q.frame.vars).toEqual({});
  });
  it('the sides after the one named are still to come, unless the file says otherwise', () => {
    expect(order('blue', { vars: { phase: { order: [0, 0] } } })).toEqual([0, 0]);
  });
  it('a sequence named begins from its beginning; its own sides are asked', () => {
    const q = ask({ phase: 'phase', tracks: { bluePlan: 2 } });
    expect([nodes(q), q.active]).toEqual([['game', 'phase', 'move-step'], BLUE]);
    const sided = ask({ phase: 'plans', side: 'blue' });
    expect([nodes(sided), sided.active]).toEqual([['game', 'plans'], BLUE]);
  });
  it('variables of the frames on the way', () => {
    const q = ask({ phase: 'move-step', side: 'red', vars: { game: { a: 1 }, 'move-step': { b: 2 } } });
    expect([q.v('a'), q.v('b')]).toEqual([1, 2]);
  });
  it('goes on by itself to a decision', () => {
    const q = ask({
      phase: 'combat',
      side: 'red',
      pieces: [
        { unit: '1 Rifle', at: 'D' },
        { unit: '1 Panzer', at: 'D' },
      ],
    });
    expect([nodes(q), q.v('hex')]).toEqual([['game', 'phase', 'combat', 'battle'], hex('D')]);
  });
  it('the game brings the position into order', () => {
    const tidy = variant({ settle: (g) => g.setTrack('turn', g.piecesOf(RED).length + 1) });
    expect(ask({ pieces: [{ unit: '1 Rifle', at: 'D' }] }, tidy).track('turn')).toBe(2);
  });
  it('dice of the set-up come from the file', () => {
    const dice = forcedDice([3, 4]);
    const rolling = variant({
      settle: (g) => g.setTrack('turn', (g.roll(1, 6, { text: ['x'], refs: [] }, '1', RED)[0] ?? 0) - 1),
    });
    expect(buildPosition(rolling, {}, dice).tracks['turn']).toBe(2);
    expect(dice.left).toBe(1);
  });
});

describe('faults name their field', () => {
  it.each<[string, unknown, string]>([
    ['no object', 'x', 'position: must be a list of fields'],
    ['null', null, 'position: must be a list of fields'],
    ['a list', [], 'position: must be a list of fields'],
    [
      'an unknown field',
      { piecs: [] },
      'piecs: no such field; did you mean pieces? There are game, version, scenario, options, board, pieces,',
    ],
    ['another game', { game: 'go' }, 'game: this position is for go, not for toy'],
    ['no such scenario', { scenario: 'x' }, 'scenario: Toy has no scenario x'],
    ['a wrong option', { options: { turns: 9 } }, 'option turns (2) is 9'],
    ['a wrong board', { board: 'full' }, 'board: must be empty, bare or scenario'],
    ['dice that are not a list', { dice: 6 }, 'dice: must be a list of whole numbers'],
    ['dice that are not numbers', { dice: [1, 'x'] }, 'dice: must be a list of whole numbers'],
    ['pieces that are not a list', { pieces: {} }, 'pieces: must be a list'],
    ['a piece that is not one', { pieces: ['x'] }, 'pieces[0]: must have a unit and a place'],
    ['null for a piece', { pieces: [{ unit: 'r1', at: 'A' }, null] }, 'pieces[1]: must have a unit and a place'],
    ['a field of a piece', { pieces: [{ unit: 'r1', at: 'A', step: 1 }] }, 'pieces[0].step: no such field'],
    ['a die of nothing', { dice: [1, 0] }, 'dice[1]: a die shows 1 or more, not 0'],
    [
      'no strength on the map',
      { pieces: [{ unit: 'r1', at: 'A', steps: 0 }] },
      'r1 has 1 to 3 steps on the map, not 0',
    ],
    ['ten million counters', { pieces: [{ unit: 'mil', at: 'A', count: 1e7 }] }, 'a position has at most 5,000 pieces'],
    ['counters owed', { pieces: [{ unit: 'mil', at: 'A', count: -1 }] }, 'pieces[0].count: must not be negative'],
    ['a track beyond its end', { tracks: { turn: 4 } }, 'tracks.turn: goes from 1 to 3, not to 4'],
    ['fields that are a list', { layers: ['control'] }, 'layers: must be a list of fields'],
    ['places that are not a list', { layers: { control: { red: 'A' } } }, 'layers.control.red: must be a list'],
    ['a place that is not one', { layers: { control: { red: ['nowhere'] } } }, 'nowhere is not a place on the board'],
    [
      'flags that are not a list',
      { pieces: [{ unit: 'r1', at: 'A', flags: 'dug' }] },
      'pieces[0].flags: must be a list',
    ],
    ['a slip in a phase', { phase: 'mvoe-step' }, 'no step mvoe-step; did you mean move-step?'],
    ['a slip in a scenario', { scenario: 'clahs' }, 'Toy has no scenario clahs; did you mean clash?'],
    ['a slip in an option', { options: { rian: true } }, 'Toy has no option rian; did you mean rain?'],
    ['a slip in a place', { pieces: [{ unit: 'r1', at: 'Reserv' }] }, 'no place Reserv; did you mean Reserve?'],
    ['a slip in a unit', { pieces: [{ unit: '1 Panzre', at: 'A' }] }, 'no unit 1 Panzre; did you mean 1 Panzer?'],
    ['a page for a place', { pieces: [{ unit: 'r1', at: 'x'.repeat(1e6) }] }, 'no place is called xxx'],
    ['a page for a unit', { pieces: [{ unit: 'x'.repeat(1e6), at: 'A' }] }, 'no unit xxx'],
    ['a unit', { pieces: [{ unit: 'Ghost', at: 'A' }] }, 'pieces[0].unit: no unit Ghost'],
    ['no unit', { pieces: [{ at: 'A' }] }, 'pieces[0].unit: no unit undefined'],
    ['a place', { pieces: [{ unit: 'r1', at: 'Z' }] }, 'pieces[0].at: no place Z'],
    [
      'too many steps',
      { pieces: [{ unit: 'r1', at: 'A', steps: 4 }] },
      'pieces[0].steps: r1 has 1 to 3 steps on the map, not 4',
    ],
    ['steps below nothing', { pieces: [{ unit: 'r1', at: 'A', steps: -1 }] }, 'pieces[0].steps'],
    ['half a step', { pieces: [{ unit: 'r1', at: 'A', steps: 1.5 }] }, 'pieces[0].steps'],
    [
      'knowledge',
      { pieces: [{ unit: 'r1', at: 'A', seen: 'half' }] },
      'pieces[0].seen: no degree of knowledge half; there are unseen, present, kind, full',
    ],
    [
      'knowledge of the language',
      { pieces: [{ unit: 'r1', at: 'A', seen: 'constructor' }] },
      'pieces[0].seen: no degree',
    ],
    ['a flag', { pieces: [{ unit: 'r1', at: 'A', flags: ['x'] }] }, 'pieces[0].flags: no flag x; there are moved, dug'],
    [
      'a column',
      { pieces: [{ unit: 'r1', at: 'A', fields: { ammo: 1 } }] },
      'pieces[0].fields: no column ammo; there are fuel',
    ],
    ['ten million', { pieces: [{ unit: 'mil', at: 'A', count: 1e7 }] }, 'pieces[0].count: a position has at most'],
    ['a count', { pieces: [{ unit: 'mil', at: 'A', count: 'two' }] }, 'pieces[0].count: must be a whole number'],
    [
      'a column that is not a number',
      { pieces: [{ unit: 'r1', at: 'A', fields: { fuel: 'x' } }] },
      'pieces[0].fields.fuel: must be a whole number',
    ],
    ['a track', { tracks: { morale: 1 } }, 'tracks.morale: no track morale; there are turn, redPlan'],
    ['a track of the language', { tracks: { constructor: 1 } }, 'tracks.constructor: no track constructor'],
    ['a track that is not a number', { tracks: { turn: 'x' } }, 'tracks.turn: must be a number'],
    ['a layer', { layers: { snow: {} } }, 'layers.snow: no layer snow; there are control, mines'],
    [
      'a word of a layer',
      { layers: { control: { green: ['A'] } } },
      'layers.control.green: no value green; there are none, red, blue',
    ],
    ['a place of a layer', { layers: { control: { red: ['Z'] } } }, 'layers.control.red: no place Z'],
    ['a mark', { marks: { bridge: {} } }, 'marks.bridge: no mark bridge; there are fort, trap'],
    ['a mark that is not a number', { marks: { fort: { A: 'x' } } }, 'marks.fort.A: must be a whole number'],
    ['a phase', { phase: 'dance' }, 'phase: the sequence of play has no step dance'],
    ['an interrupt', { phase: 'battle' }, 'phase: the sequence of play has no step battle: it only interrupts others'],
    ['a side', { side: 'green' }, 'side: no side green'],
    [
      'variables off the way',
      { phase: 'plans', vars: { combat: { a: 1 } } },
      'vars.combat: is not on the way to this phase',
    ],
  ])('%s', (_, file, text) => {
    expect(() => build(file)).toThrow(FileError);
    expect(() => build(file)).toThrow(text);
  });
  it('fields the caller knows of are let pass', () => {
    expect(() => buildPosition(toy, { caption: 'x' }, seededDice(1), ['caption'])).not.toThrow();
    expect(() => buildPosition(toy, { other: 'x' }, seededDice(1), ['caption'])).toThrow(', caption');
  });
  it('a game without columns or scenarios says so', () => {
    expect(() => ask({ pieces: [{ unit: 'r1', at: 'A', fields: { x: 1 } }] }, variant({ fields: [] }))).toThrow(
      'there are none',
    );
    expect(() => ask({}, variant({ scenarios: [] }))).toThrow('scenario: Toy has no scenario');
  });
  it('faults of the rules are not taken for faults of the file', () => {
    const broken = variant({
      settle() {
        throw new TypeError('rules');
      },
    });
    expect(() => ask({}, broken)).toThrow(TypeError);
  });
});

describe('what the game itself says a position may not have', () => {
  it('names the rule', () => {
    const strict = { ...toy, positionFault: () => refuse('9.9', say`Too many stand there.`) };
    expect(() => buildPosition(strict, {}, forcedDice([]))).toThrow('pieces: Too many stand there. (9.9)');
    expect(() => buildPosition({ ...toy, positionFault: () => undefined }, {}, forcedDice([]))).not.toThrow();
  });
});
