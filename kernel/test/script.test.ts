import { describe, expect, it } from 'vitest';
import { forcedDice } from '../src/dice.ts';
import type { GameEvent } from '../src/events.ts';
import { wordedEvent } from '../src/expect.ts';
import type { Game } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { say } from '../src/message.ts';
import { FileError } from '../src/names.ts';
import { buildPosition } from '../src/position.ts';
import { performStep, runStep, type Step, Unmet } from '../src/script.ts';
import { hex, must, P, RED, toy, withVerb } from './toy.ts';

const BOARD = {
  phase: 'move-step',
  side: 'red',
  tracks: { redPlan: 2, bluePlan: 1 },
  pieces: [
    { unit: '1 Rifle', at: 'C' },
    { unit: '2 Rifle', at: 'C' },
    { unit: '1 Panzer', at: 'D' },
    { unit: '2 Jager', at: 'E', seen: 'kind' },
    { unit: '3 Jager', at: 'E', seen: 'full', flags: ['dug'] },
    { unit: 'Militia', at: 'B', count: 2 },
  ],
};
function match(dice: readonly number[] = [], game: Game = toy, board: object = BOARD): Match {
  const source = forcedDice(dice);
  const state = buildPosition(game, board, source);
  return new Match({ game, scenario: state.scenario, dice: source }, state);
}
function run(m: Match, ...steps: Step[]): readonly GameEvent[] {
  let last: readonly GameEvent[] = [];
  for (const [i, s] of steps.entries()) last = runStep(m, s, last, `script[${i}]`);
  return last;
}
const move = { do: 'move', piece: '1 Rifle', to: 'D' };

describe('doing', () => {
  it('names pieces and places as players do; the side that owes is meant', () => {
    const m = match();
    run(m, move);
    expect(m.log).toEqual([{ side: RED, verb: 'move', args: { piece: P.r1, to: hex('D') } }]);
  });
  it('every type of argument', () => {
    const m = match();
    run(
      m,
      { do: 'march', pieces: ['Militia#2', 'Militia#1'], to: 'A' },
      { do: 'patrol', piece: '1 Rifle', route: ['D', 'C'] },
      { do: 'ally', whom: 'blue', word: 'war' },
      { do: 'scout', target: '1 Panzer' },
      { do: 'done' },
    );
    expect(m.log.map((e) => ('verb' in e ? e.args : e))).toEqual([
      { pieces: [P.mil1, P.mil2], to: hex('A') },
      { piece: P.r1, route: [hex('D'), hex('C')] },
      { whom: 1, word: 'war' },
      { target: P.b1 },
      {},
    ]);
    const plans = match([], toy, {});
    run(plans, { do: 'plan', side: 'blue', n: 3 });
    expect(plans.state.tracks['bluePlan']).toBe(3);
  });
  it('what is refused must be expected, by its rule and in its words', () => {
    const m = match();
    run(m, { do: 'move', piece: '1 Rifle', to: 'G', refused: '4.1', because: 'not next to G' });
    expect(m.log).toEqual([]);
    expect(() => run(m, { do: 'move', piece: '1 Rifle', to: 'G' })).toThrow(
      'move was refused: 1 Rifle is not next to G. (4.1)',
    );
    expect(() => run(m, { ...move, refused: '4.1' })).toThrow('move was accepted, expected a refusal by 4.1');
    const n = match();
    expect(() => run(n, { do: 'move', piece: '1 Rifle', to: 'G', refused: '4.2' })).toThrow(
      'rule of the refusal is "4.1", expected "4.2"',
    );
    expect(() => run(n, { do: 'move', piece: '1 Rifle', to: 'G', refused: '4.1', because: 'rain' })).toThrow(
      'the refusal says "1 Rifle is not next to G.", expected "rain"',
    );
  });
  it.each<[string, Step, string]>([
    ['a verb', { do: 'fly' }, 'script[0].do: no verb fly; there are done, move, march'],
    ['an argument', { do: 'dig', unit: '1 Rifle' }, 'script[0].unit: dig takes no unit; it takes piece'],
    ['a piece', { ...move, piece: 'Ghost' }, 'script[0].piece: no unit Ghost'],
    ['a place', { ...move, to: 'Z' }, 'script[0].to: no place Z'],
    ['a list', { do: 'march', pieces: 'Militia', to: 'A' }, 'script[0].pieces: must be a list'],
    ['a side', { ...move, side: 'green' }, 'script[0].side: no side green'],
    ['nothing known', { dance: 1 }, 'script[0]: a step is one of do, undo, redo, orders, fact, expect'],
  ])('%s that does not exist is a fault of the file', (_, step, text) => {
    expect(() => run(match(), step)).toThrow(FileError);
    expect(() => run(match(), step)).toThrow(text);
  });
  it('the side must be said when both owe a decision, and cannot be guessed when none does', () => {
    const m = match([], toy, {});
    expect(() => run(m, { do: 'plan', n: 1 })).toThrow('script[0].side: both sides have to decide: say which one acts');
    const over = match([], withVerb('dig', { apply: (g) => g.end({ winner: 0, level: 'x', rule: '1' }) }));
    run(over, { do: 'dig', piece: '1 Rifle' });
    expect(() => run(over, { do: 'done' })).toThrow('script[0].side: nobody has to decide');
  });
  it('a verb without arguments takes none', () => {
    const bare = withVerb('dig', { args: [] });
    expect(() => run(match([], bare), { do: 'dig', piece: '1 Rifle' })).toThrow('dig takes no piece; it takes nothing');
  });
});

describe('taking back', () => {
  it('undo and redo, and where they must not be possible', () => {
    const m = match([3, 4]);
    run(m, move, { undo: 'red' }, { redo: 'red' });
    expect(m.q.at(P.r1)).toBe(hex('D'));
    run(
      m,
      { undo: 'blue', refused: true },
      { redo: 'red', refused: true },
      { do: 'done' },
      { undo: 'red', refused: 'yes' },
    );
    expect(() => run(m, { undo: 'red' })).toThrow('undo was refused: This cannot be undone');
    const n = match();
    expect(() => run(n, move, { undo: 'red', refused: true })).toThrow('undo was accepted');
    expect(() => run(n, { redo: 'green' })).toThrow('script[0].redo: no side green');
    expect(() => run(n, { redo: 'blue' })).toThrow('redo was refused');
  });
  it('nothing is left to expect after it', () => {
    expect(() => run(match(), move, { undo: 'red' }, { expect: [{ k: 'moved' }] })).toThrow(Unmet);
  });
});

describe('standing orders', () => {
  it('are left and answer', () => {
    const m = match([6, 1]);
    run(m, { orders: 'blue', are: [{ id: 'always', how: 'stand' }] }, move, { do: 'done' });
    expect(m.rolls).toEqual([[6, 1]]);
  });
  it('of all types', () => {
    const m = match();
    run(m, { orders: 'red', are: [{ id: 'hold', hexes: ['A', 'B'], units: ['1 Rifle'], at: 'Pool', most: 2 }] });
    expect(m.state.orders[RED]).toEqual([{ id: 'hold', params: { hexes: [0, 1], units: [0], at: 10, most: 2 } }]);
  });
  it('faults', () => {
    expect(() => run(match(), { orders: 'red', are: [{ id: 'x' }] })).toThrow('script[0].are: no standing order x');
    expect(() => run(match(), { orders: 'red', are: 'x' })).toThrow('script[0].are: must be a list');
    expect(() =>
      run(match(), { orders: 'red', are: [{ id: 'hold', hexes: [], units: [], at: 'nowhere', most: 1 }] }),
    ).toThrow('the orders were refused: Standing orders: hold needs at (place).');
  });
});

describe('expecting events', () => {
  it('finds events like those named, and says what there was instead', () => {
    const m = match();
    run(m, move, {
      expect: [
        { k: 'moved', p: '1 Rifle', from: 'C', to: 'D', path: ['C', 'D'] },
        { k: 'flagged', flag: 'moved', on: true },
      ],
    });
    run(
      m,
      { do: 'dig', piece: '2 Rifle' },
      { note: 'words' },
      { fact: { phase: 'move-step' } },
      { expect: [{ k: 'mark' }] },
    );
    expect(() => run(match(), move, { expect: [{ k: 'moved', to: 'E' }] })).toThrow(
      'no event like {"k":"moved","to":"E"}; the nearest: to is "D", expected "E"',
    );
    expect(() => run(match(), move, { expect: [{ k: 'moved', path: ['C'] }] })).toThrow(Unmet);
    expect(() => run(match(), { expect: 'moved' })).toThrow('script[0].expect: must be a list');
  });
  it('a failed expectation shows the nearest event and the fields that differ, not all events', () => {
    const march = { do: 'march', pieces: ['Militia#1', 'Militia#2'], to: 'A' };
    const why = (want: Step, ...steps: Step[]): string => {
      try {
        run(match(), ...steps, { expect: [want] });
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    };
    expect(why({ k: 'flagged', p: '1 Rifle', flag: 'dug', on: true }, move)).toBe(
      'no event like {"k":"flagged","p":"1 Rifle","flag":"dug","on":true}; the nearest (p "1 Rifle", on true): flag is "moved", expected "dug"',
    );
    expect(why({ k: 'moved', to: 'B' }, march)).toMatch(/to is "A", expected "B"; 2 events are moved$/);
    expect(why({ k: 'rolled' }, march)).toMatch(/: none is rolled; there were 2 moved, 2 flagged$/);
    expect(why({ k: 'rolled' })).toMatch(/: there was none at all$/);
  });
  it('names in an expectation are checked, and read as everywhere else', () => {
    run(match(), move, { expect: [{ k: 'moved', p: 'r1', to: 'D' }] });
    const fault =
      (step: Step): (() => unknown) =>
      () =>
        run(match(), move, step);
    expect(fault({ never: [{ k: 'moveed' }] })).toThrow(
      'script[1].never[0].k: no kind of event moveed; did you mean moved?',
    );
    expect(fault({ never: [{ k: 'moved', p: '1 Rifel' }] })).toThrow('no unit 1 Rifel; did you mean 1 Rifle');
    expect(fault({ never: [{ k: 'moved', too: 'A' }] })).toThrow('moved has no too; did you mean to?');
    expect(fault({ expect: [{ k: 'track', track: 'trun' }] })).toThrow('no track trun; did you mean turn?');
    expect(fault({ expect: [{ k: 'entered', node: 'batle' }] })).toThrow('no node batle; did you mean battle?');
    expect(fault({ expect: [{ k: 'moved', to: 'Poll' }] })).toThrow('no place Poll; did you mean Pool?');
  });
  it('finds what must not have been', () => {
    run(match(), move, { never: [{ k: 'rolled' }, { k: 'moved', p: '2 Rifle' }] });
    expect(() => run(match(), move, { never: [{ k: 'moved', p: '1 Rifle' }] })).toThrow(
      'there was an event like {"k":"moved","p":"1 Rifle"}',
    );
    expect(() => run(match(), { never: 'x' })).toThrow('script[0].never: must be a list');
  });
  it('words every event', () => {
    const { q } = match();
    const words: [GameEvent, object][] = [
      [
        { k: 'placed', p: 0, kind: 0, at: 2, steps: 1 },
        { p: '1 Rifle', at: 'C', steps: 1 },
      ],
      [
        { k: 'removed', p: 0, from: 2, to: -1 },
        { from: 'C', to: 'nowhere' },
      ],
      [
        { k: 'steps', p: 0, from: 2, to: 1 },
        { p: '1 Rifle', from: 2, to: 1 },
      ],
      [
        { k: 'track', track: 'turn', from: 1, to: 2 },
        { from: 1, to: 2 },
      ],
      [
        { k: 'layer', layer: 'control', hexes: [0, 3], to: 2 },
        { hexes: ['A', 'D'], to: 'blue' },
      ],
      [{ k: 'layer', layer: 'control', hexes: [0], to: 7 }, { to: 7 }],
      [
        { k: 'known', to: 1, ps: [0, 3], level: 3, handles: [], was: { levels: [], handles: [] } },
        { to: 'blue', ps: ['1 Rifle', '1 Panzer'] },
      ],
      [{ k: 'known', to: 2, ps: [], level: 3, handles: [], was: { levels: [], handles: [] } }, { to: 'spectator' }],
      [
        { k: 'flagged', p: 0, bit: 1, on: true },
        { flag: 'dug', on: true },
      ],
      [
        { k: 'rolled', i: 0, dice: [1], faces: 6, purpose: say`a ${{ piece: 3 }}`, rule: '1', by: 1 },
        { by: 'blue', purpose: 'a 1 Panzer', dice: [1] },
      ],
      [{ k: 'noted', message: say`at ${{ at: 3 }}`, rule: '1' }, { message: 'at D' }],
      [
        { k: 'entered', frame: { n: 'battle', pc: 0, side: 1, done: 0, vars: {} } },
        { node: 'battle', side: 'blue' },
      ],
      [{ k: 'ended', result: { winner: 1, level: 'x', rule: '1' } }, { winner: 'blue' }],
      [{ k: 'ended', result: { winner: -1, level: 'x', rule: '1' } }, { winner: 'draw' }],
    ];
    for (const [e, due] of words) expect(wordedEvent(q, e)).toMatchObject(due);
    const entered = wordedEvent(q, { k: 'entered', frame: { n: 'battle', pc: 0, side: 1, done: 0, vars: {} } });
    expect(entered).not.toHaveProperty('frame');
  });
});

describe('facts', () => {
  const met: Step[] = [
    { piece: '1 Rifle', at: 'C', steps: 3, flags: [], fields: { fuel: 0 } },
    { piece: '3 Jager', flags: ['dug'] },
    { piece: '3 Guards', at: 'nowhere' },
    { track: 'turn', is: 1 },
    { layer: 'control', at: 'C', is: 'none' },
    { mark: 'fort', at: 'C', is: 0 },
    { mark: 'fort', at: 'C/D', is: 0 },
    { memo: 'press' },
    { stack: 'C', is: ['2 Rifle', '1 Rifle'] },
    { stack: 'J', is: [] },
    { phase: 'move-step', side: 'red' },
    { phase: 'game' },
    { owing: ['red'] },
    { over: null },
    { sees: 'red', at: 'D', count: 1, pieces: ['hidden'] },
    { sees: 'red', at: 'E', pieces: ['2 Jager', '3 Jager 2'] },
    { sees: 'blue', at: 'D', pieces: ['1 Panzer 4'] },
    { sees: 'blue', of: 'red', count: 4 },
    { sees: 'spectator', of: 'blue', at: 'D', pieces: ['hidden'] },
    { sees: 'red', tracks: { turn: 1, redAir: 2, blueAir: null }, owing: ['red'] },
  ];
  it.each(met)('%j', (fact) => {
    expect(() => run(match(), { fact })).not.toThrow();
  });
  it.each<[Step, string]>([
    [{ piece: '1 Rifle', at: 'D' }, 'place of 1 Rifle is "C", expected "D"'],
    [{ piece: '3 Guards', at: 'C' }, 'place of 3 Guards is "nowhere", expected "C"'],
    [{ piece: '1 Rifle', steps: 2 }, 'steps of 1 Rifle is 3, expected 2'],
    [{ piece: '1 Rifle', flags: ['dug'] }, 'flags of 1 Rifle is [], expected ["dug"]'],
    [{ piece: '1 Rifle', fields: { fuel: 1 } }, 'fuel of 1 Rifle is 0, expected 1'],
    [{ track: 'turn', is: 2 }, 'track turn is 1, expected 2'],
    [{ layer: 'control', at: 'C', is: 'red' }, 'control of C is "none", expected "red"'],
    [{ mark: 'fort', at: 'C', is: 1 }, 'mark fort is 0, expected 1'],
    [{ memo: 'press', is: 1 }, 'memo press is undefined, expected 1'],
    [{ stack: 'C', is: ['1 Rifle'] }, 'pieces at C is ["1 Rifle","2 Rifle"], expected ["1 Rifle"]'],
    [{ phase: 'plans' }, 'the game is at game/phase/move-step, not in plans'],
    [{ phase: 'move-step', side: 'blue' }, 'side to play is "red", expected "blue"'],
    [{ owing: ['blue'] }, 'owing is ["red"], expected ["blue"]'],
    [{ over: { winner: 'red', level: 'marginal' } }, 'result is null, expected'],
    [{ sees: 'red', at: 'D', count: 2 }, 'number of pieces seen is 1, expected 2'],
    [{ sees: 'red', at: 'D', pieces: ['1 Panzer 4'] }, 'pieces seen is ["hidden"], expected ["1 Panzer 4"]'],
    [{ sees: 'red', tracks: { blueAir: 2 } }, 'track blueAir as seen is undefined, expected 2'],
    [{ sees: 'red', owing: [] }, 'owing is ["red"], expected []'],
  ])('%j is not so', (fact, text) => {
    expect(() => run(match(), { fact })).toThrow(Unmet);
    expect(() => run(match(), { fact })).toThrow(text);
  });
  it.each<[Step, string]>([
    [{ weather: 'fine' }, 'script[0].fact: a fact is about one of piece, sees, track'],
    [{ piece: '1 Rifle', mood: 'good' }, 'script[0].fact.mood: a fact of a piece may be at, steps, flags, fields'],
    [{ piece: 'Ghost' }, 'script[0].fact.piece: no unit Ghost'],
    [{ track: 'morale', is: null }, 'script[0].fact.track: no track morale'],
    [{ layer: 'snow', at: 'A', is: 'x' }, 'script[0].fact.layer: no layer snow'],
    [{ layer: 'control', at: 'Z', is: 'x' }, 'script[0].fact.at: no place Z'],
    [{ mark: 'bridge', at: 'A', is: 0 }, 'script[0].fact.mark: no mark bridge'],
    [{ stack: 'Z', is: [] }, 'script[0].fact.stack: no place Z'],
    [{ sees: 'green' }, 'script[0].fact.sees: no side green'],
    [{ sees: 'red', at: 'Z' }, 'script[0].fact.at: no place Z'],
    [{ sees: 'red', of: 'green' }, 'script[0].fact.of: no side green'],
    [{ sees: 'red', mood: 1 }, 'script[0].fact.mood: a fact of what a side sees may be count, pieces, tracks, owing'],
  ])('%j is a fault of the file', (fact, text) => {
    expect(() => run(match(), { fact })).toThrow(FileError);
    expect(() => run(match(), { fact })).toThrow(text);
  });
  it('marks at places and at keys of the game', () => {
    const m = match([], toy, { ...BOARD, marks: { fort: { C: 2, 'C/D': 1 } } });
    run(m, { fact: { mark: 'fort', at: 'C', is: 2 } }, { fact: { mark: 'fort', at: 'C/D', is: 1 } });
    expect(() => run(m, { fact: { mark: 'fort', at: 'D', is: 2 } })).toThrow('mark fort is 0, expected 2');
  });
  it('the end', () => {
    const m = match([], withVerb('dig', { apply: (g) => g.end({ winner: -1, level: 'none', rule: '1' }) }));
    must(m, RED, 'dig', { piece: P.r1 });
    run(m, { fact: { over: { winner: 'draw', level: 'none' } } }, { fact: { owing: [] } });
    expect(() => run(m, { fact: { over: { winner: 'red', level: 'none' } } })).toThrow('result is {"winner":"draw"');
  });
});

describe('slips of the pen', () => {
  it.each<[Step, string]>([
    [{ do: 'mvoe' }, 'no verb mvoe; did you mean move?'],
    [{ do: 'move', pice: '1 Rifle' }, 'move takes no pice; it takes piece, to; did you mean piece?'],
    [{ do: 'dig', piece: '1 Rifle', refsued: '4.1' }, 'did you mean refused?'],
    [{ fact: { phase: 'move-stpe' } }, 'script[0].fact.phase: no phase move-stpe; did you mean move-step?'],
    [{ fact: { piece: '1 Rifle', flags: ['dugg'] } }, 'no flag dugg; did you mean dug?'],
    [{ fact: { piece: '1 Rifle', fields: { feul: 1 } } }, 'no column feul; did you mean fuel?'],
    [{ fact: { layer: 'contrl', at: 'A', is: 'red' } }, 'no layer contrl; did you mean control?'],
    [{ fact: { layer: 'control', at: 'A', is: 'redd' } }, 'no value redd; did you mean red?'],
    [{ fact: { trak: 'turn', is: 1 } }, 'did you mean track?'],
    [{ fact: { piece: '1 Rifle', step: 1 } }, 'did you mean steps?'],
    [{ fact: { sees: 'rde' } }, 'no side rde; did you mean red?'],
    [{ orders: 'red', are: [{ id: 'alwys' }] }, 'no standing order alwys; did you mean always?'],
    [{ verbs: 'red', are: ['mvoe'] }, 'no verb mvoe; did you mean move?'],
    [
      { exspect: [] },
      'a step is one of do, undo, redo, orders, fact, expect, never, offers, verbs, show, note; did you mean expect?',
    ],
  ])('%j', (step, text) => {
    expect(() => run(match(), step)).toThrow(FileError);
    expect(() => run(match(), step)).toThrow(text);
  });
  it('long lists are told by their difference', () => {
    const verbs = ['done', 'ally', 'dig', 'march', 'move', 'patrol', 'rebuild', 'plan'];
    expect(() => run(match(), { verbs: 'red', are: verbs })).toThrow('verbs: there is also scout; there is no plan');
  });
});

describe('show', () => {
  const shown = (what: unknown): readonly string[] => performStep(match(), { show: what }, [], 'script[0]').shown ?? [];
  it('prints what is offered, with first choices', () => {
    expect(shown('offers')).toEqual([
      'red: move, piece: 1 Rifle, 2 Rifle, Militia, Militia',
      'red: march, pieces: 1 Rifle, 2 Rifle, Militia, Militia',
      'red: patrol, piece: 1 Rifle, 2 Rifle, Militia, Militia',
      'red: dig, piece: 1 Rifle, 2 Rifle, Militia, Militia',
      'red: scout, target: hidden, 3 Jager, 2 Jager',
      'red: rebuild, piece: nothing',
      'red: ally, whom: red, blue',
      'red: done',
    ]);
    expect(shown('blue')).toEqual(['blue: this side has nothing to decide now']);
  });
  it('prints the next choice of an action begun, or why there is none', () => {
    expect(shown({ do: 'move', piece: '1 Rifle' })).toEqual(['move, to: B, D']);
    expect(shown({ do: 'answer' })[0]).toBe(
      'answer: refused: Answer is not possible in this step (Movement), only in: Battle. (10.1)',
    );
    const m = match();
    run(m, { do: 'ally', whom: 'blue', word: 'war' });
    const lines = performStep(m, { show: 'red' }, [], 's').shown ?? [];
    expect(lines).toContain('red: ally: refused: Word was sent already. (9.1)');
  });
  it('changes nothing, and a later expectation still speaks of the last action', () => {
    run(match(), move, { show: 'offers' }, { expect: [{ k: 'moved' }] });
    expect(() => shown({ piece: '1 Rifle' })).toThrow('show takes offers, a side, or an action in part');
    expect(() => shown('gren')).toThrow('no side gren');
  });
});

describe('what a step did', () => {
  it('a refusal that was expected is told', () => {
    const done = performStep(match(), { do: 'move', piece: '1 Rifle', to: 'G', refused: '4.1' }, [], 's');
    expect(done).toMatchObject({ events: [], refusal: { rule: '4.1', text: '1 Rifle is not next to G.' } });
    expect(performStep(match(), { undo: 'red', refused: true }, [], 's').refusal?.rule).toBe('kernel:undo');
  });
});

describe('offers', () => {
  it('the legal values of the next argument, in words', () => {
    run(
      match(),
      { offers: { do: 'move' }, are: ['1 Rifle', '2 Rifle', 'Militia', 'Militia'] },
      { offers: { do: 'move', piece: '1 Rifle' }, are: ['D', 'B'] },
      { offers: { do: 'scout' }, are: ['hidden', '2 Jager', '3 Jager'] },
      { offers: { do: 'ally', whom: 'blue' }, are: ['war', 'peace'] },
    );
    run(match([], toy, {}), { offers: { do: 'plan', side: 'red' }, are: [1, 2, 3] });
    expect(() => run(match(), { offers: { do: 'move', piece: '1 Rifle' }, are: ['D'] })).toThrow(
      'choices for move is ["B","D"], expected ["D"]',
    );
    expect(() => run(match(), { offers: { do: 'answer' }, are: [] })).toThrow(
      'answer is refused: Answer is not possible',
    );
    expect(() => run(match(), { offers: { do: 'move' }, are: 'x' })).toThrow('script[0].are: must be a list');
  });
  it('the verbs open to a side', () => {
    run(
      match(),
      { verbs: 'red', are: ['done', 'ally', 'dig', 'march', 'move', 'patrol', 'rebuild', 'scout'] },
      { verbs: 'blue', are: [] },
    );
    const m = match();
    run(m, { do: 'ally', whom: 'blue', word: 'war' });
    expect(() => run(m, { verbs: 'red', are: ['ally'] })).toThrow(/verbs is \["dig","done","march"/);
    expect(() => run(m, { verbs: 'green', are: [] })).toThrow('script[0].verbs: no side green');
  });
});
