import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_HANDLE, World } from '../src/world.ts';
import { forcedDice, seededDice } from '../src/dice.ts';
import { FACET, type Facet, type GameEvent } from '../src/events.ts';
import type { Game } from '../src/game.ts';
import { say } from '../src/message.ts';
import { cloneState } from '../src/state.ts';
import { FULL, KIND, NOWHERE, PRESENT, UNSEEN } from '../src/types.ts';
import { BLUE, hex, P, POOL, RED, toy, toyMatch, variant } from './toy.ts';

const SPECTATOR = 2;

function play(game: Game = toy): { g: World; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const state = cloneState(toyMatch({ game }).state);
  const g = new World(game, state, seededDice(5), (e) => events.push(e));
  return { g, events };
}
function changed(body: (g: World) => void, game: Game = toy): { g: World; events: GameEvent[] } {
  const p = play(game);
  p.g.during(() => body(p.g));
  return p;
}

const names = (g: World, viewer: number) => g.state.handles[viewer] ?? [];

describe('asking', () => {
  it('answers about pieces', () => {
    const { g } = play();
    expect([g.pieceCount, g.kindOf(P.r3).id, g.sideOf(P.b1), g.at(P.r2), g.steps(P.r3)]).toEqual([8, 'r3', 1, 1, 3]);
    expect([g.sideOf(99), g.at(99), g.steps(99), g.field(P.r1, 'fuel')]).toEqual([-1, NOWHERE, 0, 0]);
    expect(() => g.field(0, 'x')).toThrow('game toy: no field x');
    expect(() => g.kindOf(99)).toThrow('no piece 99');
    expect(g.has(P.r1, 'dug')).toBe(false);
    expect(() => g.has(P.r1, 'asleep')).toThrow('game toy: no flag asleep');
    expect(g.columns).toBe(g.state.pieces);
  });
  it('says of which pieces something has changed since a moment', () => {
    const { g } = play();
    const before = g.moment;
    expect(g.changedSince(before)).toEqual([]);
    g.during(() => g.raise(P.r1, 'dug'));
    const between = g.moment;
    g.during(() => {
      g.move(P.b1, g.at(P.r2));
      g.setField(P.b1, 'fuel', 1);
    });
    expect(g.changedSince(before)).toEqual([P.r1, P.b1, P.b1]);
    expect(g.changedSince(between)).toEqual([P.b1, P.b1]);
    expect(g.changedSince(g.moment)).toEqual([]);
    g.replaceState(cloneState(g.state));
    expect(g.changedSince(between)).toBeUndefined();
    expect(g.changedSince(g.moment)).toEqual([]);
  });
  it('lists pieces by place and by side, those out of play nowhere', () => {
    const { g } = changed((g) => g.remove(P.b3, POOL));
    expect(g.piecesAt(hex('B'))).toEqual([P.r2, P.r3]);
    expect(g.piecesAt(POOL)).toEqual([P.b3]);
    expect([g.piecesAt(NOWHERE), g.piecesAt(99)]).toEqual([[], []]);
    expect(g.piecesOf(RED)).toEqual([P.r1, P.r2, P.r3, P.mil1]);
    expect(g.piecesOf(BLUE)).toEqual([P.b1, P.b2, P.b3]);
    expect(g.piecesOf(7)).toEqual([]);
  });
  it('names what does not exist', () => {
    const { g } = play();
    expect(() => g.layer('snow')).toThrow('game toy: no layer snow');
    expect(() => g.track('morale')).toThrow('game toy: no track morale');
    expect(() => g.option('snow')).toThrow('game toy: no option snow');
    expect(() => g.mark('none', 'x')).toThrow('game toy: no mark none');
    expect(() => g.marked('none')).toThrow('game toy: no mark none');
    expect(() => g.memo('none')).toThrow('game toy: no memo none');
    expect(() => g.v('nothing')).toThrow('game toy: no variable nothing');
    expect(() => g.within('siesta')).toThrow('game toy: no node siesta');
    expect([g.mark('fort', 3), g.memo('press')]).toEqual([0, undefined]);
    expect([g.option('rain'), g.track('turn'), g.layer('mines')[5]]).toEqual([false, 1, 1]);
  });
  it('knows where the game is', () => {
    const { g } = changed((g) => {
      g.set('deep', 1);
      g.call('phase', { side: BLUE, vars: { a: 1 } });
      g.call('combat', { vars: { b: 0 } });
    });
    expect([g.frame.n, g.node.kind, g.active]).toEqual(['combat', 'process', BLUE]);
    expect([g.v('a'), g.v('b'), g.v('deep'), g.v('none')]).toEqual([1, 0, 1, undefined]);
    expect([g.within('plans'), g.within('combat'), g.within('rest')]).toEqual([true, true, false]);
    g.during(() => g.call('phase', { side: RED, vars: { a: 2 } }));
    expect([g.active, g.v('a')]).toEqual([RED, 2]);
  });
  it('nobody is active where no frame has a side; an empty stack is the end', () => {
    const { g } = play();
    expect(g.active).toBe(-1);
    g.during(() => {
      g.emit({ k: 'left', n: 'plans' });
      g.emit({ k: 'left', n: 'game' });
    });
    expect(() => g.frame).toThrow('the game is over');
    const wild = changed((g) => g.call('nowhere'));
    expect(() => wild.g.node).toThrow('game toy: no node nowhere');
  });
});

describe('what is computed once', () => {
  const touch: Record<Facet, (g: World) => void> = {
    pieces: (g) => g.setSteps(P.r1, 1),
    layers: (g) => g.setLayer('control', [1], 1),
    tracks: (g) => g.setTrack('turn', 2),
    marks: (g) => g.setMark('fort', 1, 1),
    memo: (g) => g.setMemo('m', 1),
    stack: (g) => g.set('x', 1),
    known: (g) => g.reveal([P.b1], RED),
    where: (g) => g.move(P.r1, 3),
  };
  /** The part that is touched along with it. */
  const whole: Partial<Record<Facet, Facet>> = { where: 'pieces' };
  it.each(Object.keys(FACET) as Facet[])(
    'depends on %s: computed again after it changes, not after others',
    (facet) => {
      const { g } = play();
      let n = 0;
      const ask = () => g.cached('test', [facet], () => ++n);
      ask();
      expect(ask()).toBe(1);
      for (const other of (Object.keys(FACET) as Facet[]).filter((f) => f !== facet && whole[f] !== facet)) {
        g.during(() => touch[other](g));
        expect(ask()).toBe(1);
      }
      g.during(() => touch[facet](g));
      expect([ask(), ask()]).toEqual([2, 2]);
    },
  );
  it('depends on several; keys do not mix; a new state forgets all', () => {
    const { g } = play();
    let n = 0;
    const both = () => g.cached('both', ['tracks', 'memo'], () => ++n);
    both();
    g.during(() => g.setMemo('m', 1));
    expect(both()).toBe(2);
    g.during(() => g.setTrack('turn', 2));
    expect(both()).toBe(3);
    expect(g.cached('other', ['tracks'], () => 'mine')).toBe('mine');
    g.replaceState(cloneState(toyMatch().state));
    expect(both()).toBe(4);
    expect(g.track('turn')).toBe(1);
  });
  it('pieces of a side are listed again when one leaves or comes', () => {
    const { g } = play();
    expect(g.piecesOf(RED)).toEqual([P.r1, P.r2, P.r3, P.mil1]);
    g.during(() => g.remove(P.r2, NOWHERE));
    expect(g.piecesOf(RED)).toEqual([P.r1, P.r3, P.mil1]);
    g.during(() => g.place(P.mil2, 3, 1));
    expect(g.piecesOf(RED)).toEqual([P.r1, P.r3, P.mil1, P.mil2]);
  });
  it('a lookup of handles follows knowledge', () => {
    const { g } = play();
    const before = g.piecesAt(hex('J'));
    g.during(() => g.move(P.b1, hex('H')));
    expect([before, g.piecesAt(hex('J')), g.piecesAt(hex('H'))]).toEqual([[P.b1], [], [P.b1]]);
  });
});

describe('changing', () => {
  it('is an error outside an action, and nothing happens', () => {
    const { g, events } = play();
    const text = JSON.stringify(g.state);
    expect(() => g.move(P.r1, 3)).toThrow('game toy: tried to change the state while being asked');
    expect([JSON.stringify(g.state), events]).toEqual([text, []]);
  });
  it('is closed again after an action, even one that failed', () => {
    const { g } = play();
    expect(() =>
      g.during(() => {
        throw new Error('rules');
      }),
    ).toThrow('rules');
    expect(() => g.setTrack('turn', 2)).toThrow('while being asked');
  });
  it('tells the listener after the event happened', () => {
    const seen: number[] = [];
    const g = new World(toy, cloneState(toyMatch().state), seededDice(1), (_, q) => seen.push(q.at(P.r1)));
    g.during(() => g.move(P.r1, 4));
    expect(seen).toEqual([4]);
  });
  it('makes events with what was before', () => {
    const { events } = changed((g) => {
      g.move(P.r1, 3, { path: [0, 1, 2, 3], by: 'rail' });
      g.move(P.r1, 4);
      g.setSteps(P.r1, 2, '10.3');
      g.setSteps(P.r1, 1);
      g.setTrack('turn', 3);
      g.setMark('fort', 3, 2);
      g.setMark('fort', 'E/F', 1);
      g.setMemo('m', [1]);
      g.note('1', say`hello`);
      g.note('1', say`secret`, [RED]);
      g.setOrders(RED, []);
      g.end({ winner: 0, level: 'x', rule: '2' });
    });
    expect(events.map(({ k, ...rest }) => [k, JSON.parse(JSON.stringify(rest))])).toEqual([
      ['moved', { p: 0, from: 0, to: 3, path: [0, 1, 2, 3], by: 'rail' }],
      ['moved', { p: 0, from: 3, to: 4 }],
      ['steps', { p: 0, from: 3, to: 2, rule: '10.3' }],
      ['steps', { p: 0, from: 2, to: 1 }],
      ['track', { track: 'turn', from: 1, to: 3 }],
      ['mark', { mark: 'fort', key: '3', to: 2 }],
      ['mark', { mark: 'fort', key: 'E/F', to: 1 }],
      ['memo', { memo: 'm', to: [1] }],
      ['noted', { message: { text: ['hello'], refs: [] }, rule: '1' }],
      ['noted', { message: { text: ['secret'], refs: [] }, rule: '1', to: [0] }],
      ['ordered', { side: 0, orders: [] }],
      ['ended', { result: { winner: 0, level: 'x', rule: '2' } }],
    ]);
  });
  it('what is so already makes no event', () => {
    const { events } = changed((g) => {
      g.lower(P.r1, 'dug');
      g.setField(P.r1, 'fuel', 0);
      g.setLayer('control', [1, 2], 0);
      g.setTrack('turn', 1);
      g.setMark('fort', 3, 0);
      g.reveal([P.r1], RED);
      g.reveal([P.b1], RED, PRESENT);
      g.conceal([P.b1, P.r1], RED);
    });
    expect(events).toEqual([]);
    const twice = changed((g) => {
      g.raise(P.r1, 'dug');
      g.raise(P.r1, 'dug');
      g.done(RED);
      g.done(RED);
      g.setField(P.r1, 'fuel', 2);
      g.setField(P.r1, 'fuel', 2);
    });
    expect(twice.events.map((e) => e.k)).toEqual(['flagged', 'frame', 'field']);
  });
  it('a layer is set only where it differs', () => {
    const { events } = changed((g) => g.setLayer('mines', [4, 5, 6], 1));
    expect(events).toEqual([{ k: 'layer', layer: 'mines', hexes: [4, 6], to: 1 }]);
  });
  it('flags are raised and lowered by name', () => {
    const { g } = changed((g) => {
      g.raise(P.r1, 'moved');
      g.raise(P.r1, 'dug');
      g.lower(P.r1, 'moved');
    });
    expect([g.has(P.r1, 'moved'), g.has(P.r1, 'dug')]).toEqual([false, true]);
  });
});

describe('chance', () => {
  it('a roll is an event with its index; by default of the active side', () => {
    const events: GameEvent[] = [];
    const g = new World(toy, cloneState(toyMatch().state), forcedDice([3, 4, 5]), (e) => events.push(e));
    g.during(() => {
      g.call('phase', { side: BLUE });
      expect(g.roll(2, 6, say`a`, '1')).toEqual([3, 4]);
      expect(g.roll(1, 6, say`b`, '2', RED)).toEqual([5]);
    });
    expect(events.slice(1)).toMatchObject([
      { k: 'rolled', i: 0, dice: [3, 4], faces: 6, rule: '1', by: BLUE },
      { k: 'rolled', i: 1, dice: [5], by: RED },
    ]);
    expect(g.state.rolls).toBe(2);
  });
  it('a draw moves on by one and is not told', () => {
    const { g, events } = play();
    const at = g.state.draws;
    g.during(() => {
      expect([g.draw(1000), g.draw(1000)]).toEqual([seededDice(5).draw(at, 1000), seededDice(5).draw(at + 1, 1000)]);
    });
    expect(events).toEqual([
      { k: 'drawn', n: 1 },
      { k: 'drawn', n: 1 },
    ]);
  });
});

describe('knowledge', () => {
  it('a new piece is introduced to the others, its owner sees it whole', () => {
    const { g } = changed((g) => {
      g.create('b1', 4);
      g.create('b1', 4, 2, KIND);
      g.create('b1', NOWHERE, 2, FULL);
    });
    expect([8, 9, 10].map((p) => [g.knows(RED, p), g.knows(BLUE, p), g.knows(SPECTATOR, p)])).toEqual([
      [PRESENT, FULL, PRESENT],
      [KIND, FULL, KIND],
      [UNSEEN, FULL, UNSEEN],
    ]);
    expect([g.steps(8), g.steps(9)]).toEqual([4, 2]);
    expect(() => g.during(() => g.create('zz', 1))).toThrow('game toy: no kind zz');
  });
  it('handles are foreign names: high, different for each viewer, never twice', () => {
    const { g } = changed((g) => {
      for (let i = 0; i < 300; i++) g.create(i % 2 ? 'mil' : 'b1', i % 10);
    });
    for (const viewer of [RED, BLUE, SPECTATOR]) {
      const used = names(g, viewer).filter((h) => h !== 0);
      expect(new Set(used).size).toBe(used.length);
      expect(used.every((h) => h >= FIRST_HANDLE)).toBe(true);
    }
    const reds = names(g, RED);
    expect(names(g, SPECTATOR).filter((h, p) => h === reds[p] && h !== 0)).toEqual([]);
    // The owner has no need of a handle.
    expect(names(g, RED)[P.r1]).toBe(0);
  });
  it('a taken handle is passed over', () => {
    const same = { roll: () => [1], draw: () => 0 };
    const g = new World(toy, cloneState(toyMatch().state), same, () => {});
    g.during(() => {
      g.create('b1', 1);
      g.create('b1', 1);
      g.know([P.b1, P.b2], RED, PRESENT, 'renamed');
    });
    const mine = [8, 9, P.b1, P.b2].map((p) => names(g, RED)[p]);
    expect(mine).toEqual([FIRST_HANDLE, FIRST_HANDLE + 1, FIRST_HANDLE + 2, FIRST_HANDLE + 3]);
  });
  it('revealing keeps the name, concealing gives a new one', () => {
    const { g } = play();
    const first = names(g, RED)[P.b2];
    g.during(() => g.reveal([P.b2], RED));
    expect([g.knows(RED, P.b2), names(g, RED)[P.b2]]).toEqual([FULL, first]);
    g.during(() => g.conceal([P.b2, P.b3], RED));
    expect([g.knows(RED, P.b2), names(g, RED)[P.b2] === first]).toEqual([PRESENT, false]);
    // b3 was only a back: it keeps its name.
    const { g: h } = play();
    const third = names(h, RED)[P.b3];
    h.during(() => h.conceal([P.b3], RED));
    expect(names(h, RED)[P.b3]).toBe(third);
  });
  it('revealing never makes less known', () => {
    const { g } = changed((g) => {
      g.reveal([P.b2], RED, FULL);
      g.reveal([P.b2, P.b3], RED, KIND);
    });
    expect([g.knows(RED, P.b2), g.knows(RED, P.b3)]).toEqual([FULL, KIND]);
  });
  it('a piece out of play is forgotten; back again it has another name', () => {
    const { g } = play();
    const first = names(g, BLUE)[P.r1];
    g.during(() => {
      g.reveal([P.r1], BLUE);
      g.remove(P.r1, NOWHERE);
    });
    expect([g.knows(BLUE, P.r1), g.knows(SPECTATOR, P.r1), g.knows(RED, P.r1)]).toEqual([UNSEEN, UNSEEN, FULL]);
    g.during(() => g.place(P.r1, 4, 2));
    expect([g.knows(BLUE, P.r1), g.steps(P.r1), g.at(P.r1)]).toEqual([PRESENT, 2, 4]);
    expect(names(g, BLUE)[P.r1]).not.toBe(first);
  });
  it('a piece placed again stays what it is', () => {
    const { g } = changed((g) => g.place(P.b2, 4, 2));
    expect([g.kindOf(P.b2).id, g.sideOf(P.b2)]).toEqual(['b2', BLUE]);
  });
  it('a piece out of play has a new name at once, for the spectator too', () => {
    const { g } = play();
    const before = [BLUE, SPECTATOR].map((v) => names(g, v)[P.r1]);
    g.during(() => g.remove(P.r1, NOWHERE));
    const after = [BLUE, SPECTATOR].map((v) => names(g, v)[P.r1]);
    expect(after.filter((h, i) => h === before[i])).toEqual([]);
  });
  it('names drawn together come from draws one after another', () => {
    const { g } = play();
    const from = g.state.draws;
    const dice = seededDice(5);
    g.during(() => g.know([P.b1, P.b2], RED, PRESENT, 'renamed'));
    expect([P.b1, P.b2].map((p) => names(g, RED)[p])).toEqual(
      [0, 1].map((i) => FIRST_HANDLE + dice.draw(from + i, 1 << 25)),
    );
  });
  it('a piece in a box is known as before', () => {
    const { g, events } = changed((g) => {
      g.reveal([P.r1], BLUE);
      g.remove(P.r1, POOL, '10');
    });
    expect(g.knows(BLUE, P.r1)).toBe(FULL);
    expect(events.at(-1)).toEqual({ k: 'removed', p: P.r1, from: 0, to: POOL, rule: '10' });
  });
  it('known events carry what was before', () => {
    const { g, events } = play();
    const was = names(g, RED)[P.b1];
    g.during(() => g.reveal([P.b1], RED, KIND));
    expect(events[0]).toEqual({
      k: 'known',
      to: RED,
      ps: [P.b1],
      level: KIND,
      handles: [],
      was: { levels: [PRESENT], handles: [was] },
    });
  });
  it('without fog everything is known and nothing is told', () => {
    const { g, events } = changed(
      (g) => {
        const p = g.create('b1', 3);
        g.reveal([p], RED);
        g.conceal([p], RED);
        g.know([p], RED, UNSEEN, 'renamed');
        g.remove(p, NOWHERE);
        g.place(p, 4, 1);
      },
      variant({ fog: false }),
    );
    expect(events.map((e) => e.k)).toEqual(['placed', 'removed', 'placed']);
    expect([g.knows(RED, 8), g.knows(SPECTATOR, 8)]).toEqual([FULL, FULL]);
  });
  it('the spectator knows what every side knows, whatever happens', () => {
    const third = variant({ sides: [...toy.sides, { id: 'green', name: 'Green' }] });
    const step = fc.record({
      what: fc.constantFrom('reveal', 'kind', 'conceal', 'remove', 'place', 'create'),
      p: fc.nat(7),
      to: fc.nat(2),
    });
    for (const game of [toy, third])
      fc.assert(
        fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
          const { g } = play(game);
          const { spectator } = g.compiled;
          g.during(() => {
            for (const { what, p, to } of steps) {
              const viewer = to % spectator;
              if (what === 'reveal') g.reveal([p], viewer);
              else if (what === 'kind') g.reveal([p], viewer, KIND);
              else if (what === 'conceal') g.conceal([p], viewer);
              else if (what === 'remove') g.remove(p, NOWHERE);
              else if (what === 'place') g.place(p, 3, 1);
              else g.create('b2', 2);
            }
          });
          for (let p = 0; p < g.pieceCount; p++) {
            const common = Math.min(...game.sides.map((_, s) => g.knows(s, p)));
            expect(g.knows(spectator, p)).toBe(common);
            expect(g.knows(g.sideOf(p), p)).toBe(FULL);
          }
          for (const list of g.state.handles) {
            const used = list.filter((h) => h !== 0);
            expect(new Set(used).size).toBe(used.length);
          }
        }),
        { numRuns: 60 },
      );
  });
  it("the spectator's name for a piece follows it up and is new when something is forgotten", () => {
    const { g } = play();
    const first = names(g, SPECTATOR)[P.b1];
    g.during(() => g.reveal([P.b1], RED));
    expect([g.knows(SPECTATOR, P.b1), names(g, SPECTATOR)[P.b1]]).toEqual([FULL, first]);
    g.during(() => g.conceal([P.b1], RED));
    expect([g.knows(SPECTATOR, P.b1), names(g, SPECTATOR)[P.b1] === first]).toEqual([PRESENT, false]);
  });
});

describe('calls', () => {
  it('a called node lies on top with its own variables', () => {
    const vars = { hex: 3 };
    const { g } = changed((g) => {
      g.call('battle', { side: BLUE, vars });
      g.set('hex', 4);
      g.reply('answer', 'stand');
    });
    expect(g.state.stack.map((f) => [f.n, f.side, f.vars])).toEqual([
      ['game', -1, {}],
      ['plans', -1, { answer: 'stand' }],
      ['battle', BLUE, { hex: 4 }],
    ]);
    expect(vars).toEqual({ hex: 3 });
  });
  it('done is kept for each side', () => {
    const { g } = changed((g) => {
      g.done(BLUE);
    });
    expect(g.frame.done).toBe(2);
    g.during(() => g.done(RED));
    expect(g.frame.done).toBe(3);
  });
});

describe('turned over again', () => {
  it('a block in a stack cannot be followed: all that look like it get new names, for the enemy and for spectators', () => {
    const { g } = changed((g) => {
      for (const p of [P.b2, P.b3]) g.move(p, hex('J'));
      g.reveal([P.b1], RED);
    });
    const stack = [P.b1, P.b2, P.b3];
    const before = new Set(stack.map((p) => names(g, RED)[p]));
    const watched = new Set(stack.map((p) => names(g, 2)[p]));
    g.during(() => g.conceal([P.b1], RED));
    const after = stack.map((p) => names(g, RED)[p]);
    expect(after.filter((h) => before.has(h))).toEqual([]);
    expect(new Set(after).size).toBe(3);
    expect(stack.map((p) => names(g, 2)[p]).filter((h) => watched.has(h))).toEqual([]);
  });
  it('whoever stands elsewhere keeps its name', () => {
    const { g } = changed((g) => g.reveal([P.b1], RED));
    const before = names(g, RED)[P.b2];
    g.during(() => g.conceal([P.b1], RED));
    expect(names(g, RED)[P.b2]).toBe(before);
  });
});
