import { describe, expect, it } from 'vitest';
import { handleOf } from '../src/actions.ts';
import { FIRST_HANDLE, World } from '../src/world.ts';
import { random, seededDice } from '../src/dice.ts';
import type { GameEvent } from '../src/events.ts';
import type { Game } from '../src/game.ts';
import { refuse, render, say, sideName, unit, units } from '../src/message.ts';
import { cloneState } from '../src/state.ts';
import { FULL, KIND, type Knowledge, NOWHERE, PRESENT, UNSEEN } from '../src/types.ts';
import { inNamedOrder, namerFor, type SeenEvent, seenEvent, seenRefusal, viewerIndex, viewFor } from '../src/view.ts';
import { afterPlans, BLUE, hex, must, P, POOL, RED, toy, toyMatch, variant } from './toy.ts';

type Who = number | 'spectator';
const EVERYBODY: readonly Who[] = [RED, BLUE, 'spectator'];

function changed(body: (g: World) => void, game: Game = toy): World {
  const g = new World(game, cloneState(toyMatch({ game }).state), seededDice(5), () => {});
  g.during(() => body(g));
  return g;
}
/** What each viewer hears of the last event. */
function heard(
  body: (g: World) => void,
  game: Game = toy,
): Record<'red' | 'blue' | 'spectator', SeenEvent | undefined> {
  let last: (SeenEvent | undefined)[] = [];
  const g = new World(game, cloneState(toyMatch({ game }).state), seededDice(5), (e, q) => {
    last = EVERYBODY.map((w) => seenEvent(q, w, e));
  });
  g.during(() => body(g));
  return { red: last[0], blue: last[1], spectator: last[2] };
}
const seen = (g: World, who: Who, p: number) => viewFor(g, who).pieces.find((x) => x.id === nameOf(g, who, p));
const nameOf = (g: World, who: Who, p: number) => handleOf(g, viewerIndex(g, who), p);

describe('pieces in a view', () => {
  it('are as somebody sees them who looks for the first time, however often one has looked', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const m = toyMatch({ dice: seededDice(seed) });
      const r = random(seed);
      for (let n = 0; !m.over && n < 200; n++) {
        const fresh = new World(toy, cloneState(m.state), seededDice(seed), () => {});
        for (const who of EVERYBODY) expect(m.view(who).pieces).toEqual(viewFor(fresh, who).pieces);
        const [side = RED] = m.owing();
        const action = m.sample(side, r);
        if (!action || !m.act(side, action).ok) throw new Error('dead end');
      }
    }
  });
  it('are the same object while nothing of them changes', () => {
    const m = afterPlans(toyMatch({ scenario: 'melee' }));
    const before = m.view(RED).pieces;
    must(m, RED, 'move', { piece: P.r3, to: hex('B') });
    const after = m.view(RED).pieces;
    expect(after.filter((p) => !before.includes(p)).map((p) => p.id)).toEqual([P.r3]);
  });
  const levels: [Knowledge, object | undefined][] = [
    [UNSEEN, undefined],
    [PRESENT, { side: BLUE, at: hex('J'), flags: ['dug'] }],
    [KIND, { side: BLUE, at: hex('J'), kind: 'b1', flags: ['dug'] }],
    [FULL, { side: BLUE, at: hex('J'), kind: 'b1', steps: 4, flags: ['moved', 'dug'], fields: { fuel: 3 } }],
  ];
  it.each(levels)('at level %i', (level, due) => {
    const g = changed((g) => {
      g.raise(P.b1, 'moved');
      g.raise(P.b1, 'dug');
      g.setField(P.b1, 'fuel', 3);
      g.know([P.b1], RED, level, 'same name');
    });
    const id = nameOf(g, RED, P.b1);
    const there = viewFor(g, RED).pieces.filter((p) => p.at === hex('J'));
    expect(there).toEqual(due ? [{ id, ...due }] : []);
    // The owner sees all of it, by its own number.
    const shown = level === PRESENT ? {} : { shown: level };
    expect(seen(g, BLUE, P.b1)).toEqual({ id: P.b1, ...levels[3]?.[1], ...shown });
  });
  it('a block with nothing to show shows no list of flags', () => {
    const g = changed((g) => g.raise(P.b1, 'moved'));
    expect(seen(g, RED, P.b1)).toEqual({ id: nameOf(g, RED, P.b1), side: BLUE, at: hex('J') });
  });
  it('a game without further columns shows none', () => {
    const g = changed(() => {}, variant({ fields: [] }));
    expect(seen(g, RED, P.r1)).toEqual({ id: 0, side: RED, at: 0, kind: 'r1', steps: 3, flags: [] });
  });
  it("what is out of play is in nobody's view, what is in a box is", () => {
    const g = changed((g) => {
      g.remove(P.r1, POOL);
      g.remove(P.r2, NOWHERE);
    });
    expect([seen(g, RED, P.r1)?.at, seen(g, RED, P.r2), seen(g, BLUE, P.r1)?.at]).toEqual([POOL, undefined, POOL]);
  });
  it("are sorted by the viewer's own names, own pieces first", () => {
    for (let seed = 1; seed < 10; seed++) {
      const m = toyMatch({ dice: seededDice(seed) });
      for (const who of EVERYBODY) {
        const ids = m.view(who).pieces.map((p) => p.id);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      }
      expect(m.view('spectator').pieces.every((p) => p.id >= FIRST_HANDLE)).toBe(true);
    }
  });
  it('without fog everybody sees the same', () => {
    const m = toyMatch({ game: variant({ fog: false }) });
    expect(m.view(RED).pieces).toEqual(m.view('spectator').pieces);
    expect(m.view(RED).pieces.map((p) => p.id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('the rest of a view', () => {
  it('tracks, layers, marks and memos go to whom they are declared for', () => {
    const g = changed((g) => {
      g.setMark('fort', 1, 1);
      g.setMark('trap', 1, 1);
      g.setMemo('press', 'p');
      g.setMemo('diary', 'd');
      g.setMemo('m', 'u');
    });
    const parts = EVERYBODY.map((w) => {
      const v = viewFor(g, w);
      return [v.tracks, v.layers, v.marks, v.memo].map((x) => Object.keys(x).sort());
    });
    expect(parts).toEqual([
      [['redAir', 'redPlan', 'turn'], ['control'], ['fort'], ['diary', 'press']],
      [['blueAir', 'bluePlan', 'turn'], ['control', 'mines'], ['fort'], ['press']],
      [['turn'], ['control'], ['fort'], ['press']],
    ]);
    expect(viewFor(g, RED).memo['press']).toBe('p');
  });
  it('says where the game is, who is asked, and asks only those', () => {
    const m = toyMatch();
    const v = m.view(RED);
    expect([v.game, v.scenario, v.options, v.viewer]).toEqual(['toy', 'clash', { rain: false, turns: 2 }, RED]);
    expect(v.phase).toEqual([
      { node: 'game', title: 'Game', side: -1, pc: 2, done: 0, vars: {} },
      { node: 'plans', title: 'Plans', side: -1, pc: 1, done: 0, vars: {} },
    ]);
    expect(v.owing).toEqual([RED, BLUE]);
    expect(EVERYBODY.map((w) => m.view(w).prompt)).toEqual(['Red, plan turn 1.', 'Blue, plan turn 1.', null]);
    afterPlans(m);
    expect(m.view(BLUE).prompt).toBeNull();
    expect(m.view(BLUE).owing).toEqual([RED]);
    expect(m.view(RED).prompt).toBe('Red moves; 1 Rifle, 2 Rifle, 3 Guards, Militia.');
  });
  it('orders are seen by the side that left them', () => {
    const m = toyMatch();
    const orders = [{ id: 'always', params: { how: 'stand' } }];
    m.order(BLUE, orders);
    expect(EVERYBODY.map((w) => m.view(w).orders)).toEqual([[], orders, []]);
  });
  it('shows the result, and asks nothing any more', () => {
    const g = changed((g) => g.end({ winner: 0, level: 'x', rule: '2' }));
    const v = viewFor(g, RED);
    expect([v.result, v.prompt, v.owing]).toEqual([{ winner: 0, level: 'x', rule: '2' }, null, []]);
    const empty = changed((g) => {
      g.emit({ k: 'left', n: 'plans' });
      g.emit({ k: 'left', n: 'game' });
    });
    expect(viewFor(empty, RED)).toMatchObject({ prompt: null, owing: [], phase: [] });
  });
  it('the prompt is put for the side that reads it', () => {
    let actor = -5;
    const m = toyMatch({
      game: variant({
        sequence: {
          ...toy.sequence,
          steps: [
            {
              id: 'plans',
              title: '',
              kind: 'decision',
              who: () => [0, 1],
              verbs: [],
              prompt: (q, side) => {
                actor = q.actor;
                return say`${sideName(side)} sees ${unit(P.b1)}`;
              },
            },
          ],
        },
        standingOrders: [],
      }),
    });
    expect([m.view(RED).prompt, actor]).toEqual(['Red sees a hidden Blue unit', RED]);
    expect([m.view(BLUE).prompt, actor]).toEqual(['Blue sees 1 Panzer', BLUE]);
  });
});

describe('names for a viewer', () => {
  it('say no more than the viewer knows', () => {
    const g = changed((g) => {
      g.reveal([P.b2], RED, KIND);
      g.know([P.b3], RED, UNSEEN, 'same name');
    });
    const text = (who: Who | 'referee') => render(say`${unit(P.b1)}; ${unit(P.b2)}; ${unit(P.b3)}`, namerFor(g, who));
    expect(text(RED)).toBe('a hidden Blue unit; 2 Jager; an unseen unit');
    expect(text('spectator')).toBe('a hidden Blue unit; 2 Jager; an unseen unit');
    expect(text(BLUE)).toBe('1 Panzer; 2 Jager; 3 Jager');
    expect(text('referee')).toBe('1 Panzer; 2 Jager; 3 Jager');
  });
  it('a list of units does not tell by its order which of them is hidden', () => {
    const texts = [P.b1, P.b2, P.b3].map((hidden) => {
      const g = changed((g) => {
        g.reveal([P.b1, P.b2, P.b3], RED, KIND);
        g.conceal([hidden], RED);
      });
      const words = render(say`${units([P.b1, P.b2, P.b3])}`, namerFor(g, RED)).split(', ');
      return words.indexOf('a hidden Blue unit');
    });
    expect(new Set(texts).size).toBe(1);
  });
  it('places and sides', () => {
    const n = namerFor(
      changed(() => {}),
      RED,
    );
    expect([n.place(2), n.place(NOWHERE), n.place(POOL), n.side(1), n.side(-1)]).toEqual([
      'C',
      'nowhere',
      'Pool',
      'Blue',
      'nobody',
    ]);
  });
});

describe('refusals for a viewer', () => {
  it('leave out blockers it does not know of, and give the others its own names', () => {
    const g = changed((g) => g.know([P.b3], RED, UNSEEN, 'same name'));
    const r = refuse('4.2', say`${unit(P.b1)} bars the way of ${unit(P.r1)}`, {
      pieces: [P.b1, P.b2, P.b3, P.r1],
      places: [3],
    });
    const names = [P.b1, P.b2].map((p) => nameOf(g, RED, p)).sort((a, b) => a - b);
    expect(seenRefusal(g, RED, r)).toEqual({
      rule: '4.2',
      text: 'a hidden Blue unit bars the way of 1 Rifle',
      pieces: [P.r1, ...names],
      places: [3],
    });
    expect(seenRefusal(g, 'referee', r)).toEqual({
      rule: '4.2',
      text: '1 Panzer bars the way of 1 Rifle',
      pieces: [0, 3, 4, 5],
      places: [3],
    });
    expect(seenRefusal(g, 'spectator', r).pieces).toHaveLength(3);
  });
});

const of = (body: (g: World) => void) => heard(body).blue;

const told = (body: (g: World) => void, who: Who) => {
  const out: SeenEvent[] = [];
  const g = new World(toy, cloneState(toyMatch().state), seededDice(5), (e, q) => {
    const s = e.k === 'known' ? seenEvent(q, who, e) : undefined;
    if (s) out.push(s);
  });
  const before = [P.b1, P.b2].map((p) => nameOf(g, who, p));
  g.during(() => body(g));
  return { out, before, after: [P.b1, P.b2].map((p) => nameOf(g, who, p)) };
};

const sorted = (list: number[]) => list.toSorted((a, b) => a - b);

describe('events for owner, enemy and spectator', () => {
  it('a move is heard by those who see the piece', () => {
    const h = heard((g) => g.move(P.r1, 1, { path: [0, 1], by: 'march' }));
    expect(h.red).toEqual({ k: 'moved', id: P.r1, from: 0, to: 1, path: [0, 1], by: 'march' });
    expect(h.blue).toMatchObject({ k: 'moved', from: 0, to: 1, path: [0, 1], by: 'march' });
    expect(h.blue?.['id']).toBeGreaterThanOrEqual(FIRST_HANDLE);
    expect(h.spectator?.['id']).not.toBe(h.blue?.['id']);
    expect(heard((g) => g.move(P.r1, 1)).red).toEqual({ k: 'moved', id: P.r1, from: 0, to: 1 });
    const unseen = heard((g) => {
      g.know([P.r1], BLUE, UNSEEN, 'same name');
      g.move(P.r1, 1);
    });
    expect([unseen.red?.k, unseen.blue, unseen.spectator]).toEqual(['moved', undefined, undefined]);
  });
  it('a new piece is heard by its owner; others hear of it as a thing seen', () => {
    const h = heard((g) => g.emit({ k: 'placed', p: P.mil2, kind: 6, at: 3, steps: 1 }));
    expect(h).toEqual({
      red: { k: 'placed', id: P.mil2, kind: 'mil', at: 3, steps: 1 },
      blue: undefined,
      spectator: undefined,
    });
    // Also one that was known before: its name is still the old one at this moment.
    const again = heard((g) => g.emit({ k: 'placed', p: P.r1, kind: 0, at: 3, steps: 1 }));
    expect([again.red?.k, again.blue]).toEqual(['placed', undefined]);
    const open = heard((g) => g.emit({ k: 'placed', p: P.mil2, kind: 6, at: 3, steps: 1 }), variant({ fog: false }));
    expect(open.blue).toEqual({ k: 'placed', id: P.mil2, kind: 'mil', at: 3, steps: 1 });
  });
  it('a loss of steps is heard by who knows the strength', () => {
    const h = heard((g) => g.setSteps(P.r1, 2, '10'));
    expect(h).toEqual({
      red: { k: 'steps', id: 0, from: 3, to: 2, rule: '10' },
      blue: undefined,
      spectator: undefined,
    });
    const kind = heard((g) => {
      g.reveal([P.r1], BLUE, KIND);
      g.setSteps(P.r1, 2);
    });
    expect(kind.blue).toBeUndefined();
    const full = heard((g) => {
      g.reveal([P.r1], BLUE, FULL);
      g.setSteps(P.r1, 2);
    });
    expect([full.blue, full.spectator]).toMatchObject([
      { k: 'steps', from: 3, to: 2 },
      { k: 'steps', from: 3, to: 2 },
    ]);
    expect(full.red).not.toHaveProperty('rule');
  });
  it('a removal names the kind only to those who know it', () => {
    const h = heard((g) => g.remove(P.r1, POOL, '10.4'));
    expect(h.red).toEqual({ k: 'removed', id: 0, from: 0, to: POOL, rule: '10.4', kind: 'r1' });
    expect(h.blue).toEqual({ k: 'removed', id: h.blue?.['id'], from: 0, to: POOL, rule: '10.4' });
    const known = heard((g) => {
      g.reveal([P.r1], BLUE, KIND);
      g.remove(P.r1, POOL);
    });
    expect(known.blue).toMatchObject({ kind: 'r1' });
    expect(known.blue).not.toHaveProperty('rule');
  });
  it('open flags are heard by those who see the piece, others by those who know it in full', () => {
    const open = heard((g) => g.raise(P.r1, 'dug'));
    expect(open.blue).toEqual({ k: 'flagged', id: open.blue?.['id'], flag: 'dug', on: true });
    const hidden = heard((g) => g.raise(P.r1, 'moved'));
    expect([hidden.red, hidden.blue]).toEqual([{ k: 'flagged', id: 0, flag: 'moved', on: true }, undefined]);
    const full = heard((g) => {
      g.reveal([P.r1], BLUE);
      g.raise(P.r1, 'moved');
    });
    expect(full.blue).toMatchObject({ flag: 'moved', on: true });
  });
  it('columns are heard by who knows the piece whole', () => {
    const h = heard((g) => g.setField(P.r1, 'fuel', 2));
    expect(h).toEqual({ red: { k: 'field', id: 0, field: 'fuel', to: 2 }, blue: undefined, spectator: undefined });
    const full = heard((g) => {
      g.reveal([P.r1], BLUE);
      g.setField(P.r1, 'fuel', 2);
    });
    expect(full.blue).toMatchObject({ k: 'field', to: 2 });
  });
  it.each<[string, (g: World) => void, readonly boolean[]]>([
    ['a layer for all', (g) => g.setLayer('control', [1], 1), [true, true, true]],
    ['a layer for one', (g) => g.setLayer('mines', [1], 1), [false, true, false]],
    ['a track for all', (g) => g.setTrack('turn', 2), [true, true, true]],
    ['a track for one', (g) => g.setTrack('redAir', 1), [true, false, false]],
    ['a mark for all', (g) => g.setMark('fort', 1, 1), [true, true, true]],
    ['a mark for the referee', (g) => g.setMark('trap', 1, 1), [false, false, false]],
    ['a memo for all', (g) => g.setMemo('press', 1), [true, true, true]],
    ['a memo for one', (g) => g.setMemo('diary', 1), [true, false, false]],
    ['a memo nobody declared', (g) => g.setMemo('x', 1), [false, false, false]],
    ['a note for all', (g) => g.note('1', say`x`), [true, true, true]],
    ['a note for one', (g) => g.note('1', say`x`, [BLUE]), [false, true, false]],
    ['dice', (g) => void g.roll(1, 6, say`x`, '1', RED), [true, true, true]],
    ['a secret draw', (g) => void g.draw(6), [false, false, false]],
    ['the end', (g) => g.end({ winner: 0, level: 'x', rule: '1' }), [true, true, true]],
    ['standing orders', (g) => g.setOrders(BLUE, []), [false, true, false]],
    ['a decision begun', (g) => g.call('battle', { side: BLUE }), [true, true, true]],
    ['a phase begun', (g) => g.call('phase', { side: BLUE }), [true, true, true]],
    ['an automatic step begun', (g) => g.call('rest'), [false, false, false]],
    ['a process begun', (g) => g.call('combat'), [false, false, false]],
    ['a node nobody knows', (g) => g.call('x'), [false, false, false]],
    ['bookkeeping', (g) => g.set('x', 1), [false, false, false]],
    ['a node left', (g) => g.emit({ k: 'left', n: 'plans' }), [false, false, false]],
  ])('%s', (_, body, who) => {
    const h = heard(body);
    expect([h.red, h.blue, h.spectator].map((e) => e !== undefined)).toEqual(who);
  });
  it('says what happened, in words and figures', () => {
    expect(of((g) => g.setLayer('mines', [1, 2], 1))).toEqual({ k: 'layer', layer: 'mines', hexes: [1, 2], to: 1 });
    expect(of((g) => g.setTrack('turn', 2))).toEqual({ k: 'track', track: 'turn', from: 1, to: 2 });
    expect(of((g) => g.setMark('fort', 1, 2))).toEqual({ k: 'mark', mark: 'fort', key: '1', to: 2 });
    expect(of((g) => g.setMemo('press', [1]))).toEqual({ k: 'memo', memo: 'press', to: [1] });
    expect(of((g) => void g.roll(2, 6, say`shot at ${unit(P.r1)}`, '10', BLUE))).toMatchObject({
      k: 'rolled',
      i: 0,
      faces: 6,
      purpose: 'shot at a hidden Red unit',
      rule: '10',
      by: BLUE,
    });
    expect(of((g) => void g.roll(2, 6, say`x`, '10', BLUE))?.['dice']).toHaveLength(2);
    expect(of((g) => g.note('9', say`${unit(P.r1)} yields`))).toEqual({
      k: 'noted',
      text: 'a hidden Red unit yields',
      rule: '9',
    });
    expect(of((g) => g.call('battle', { side: RED }))).toEqual({
      k: 'entered',
      node: 'battle',
      title: 'Battle',
      side: RED,
    });
    expect(of((g) => g.setOrders(BLUE, [{ id: 'a', params: {} }]))).toEqual({
      k: 'ordered',
      orders: [{ id: 'a', params: {} }],
    });
    expect(of((g) => g.end({ winner: -1, level: 'x', rule: '1' }))).toEqual({
      k: 'ended',
      result: { winner: -1, level: 'x', rule: '1' },
    });
  });
  describe('of knowledge', () => {
    it('only the one who learns is told; a revealed piece keeps its name', () => {
      const { out, before } = told((g) => g.reveal([P.b1], RED, KIND), RED);
      expect(out).toEqual([
        { k: 'seen', gone: [], now: [{ id: before[0], side: BLUE, at: hex('J'), kind: 'b1', flags: [] }] },
      ]);
      expect(told((g) => g.reveal([P.b1], RED, KIND), BLUE).out).toEqual([]);
    });
    it('concealed together they come back under new names, in an order that tells nothing', () => {
      const { out, before, after } = told((g) => {
        g.reveal([P.b1, P.b2], RED);
        g.conceal([P.b1, P.b2], RED);
      }, RED);
      // Their neighbour, who looks like them, is renamed with them.
      const gone = out[1]?.['gone'] as readonly number[];
      const now = ((out[1]?.['now'] ?? []) as unknown as { id: number }[]).map((p) => p.id);
      expect([gone, now]).toEqual([sorted([...gone]), sorted(now)]);
      expect([gone.length, now.length]).toEqual([3, 3]);
      expect([gone, now]).toEqual([expect.arrayContaining(before), expect.arrayContaining(after)]);
      expect(after.some((h) => before.includes(h))).toBe(false);
    });
    it('forgotten: the old name is gone and nothing is there; what was never seen is not missed', () => {
      const { out, before } = told((g) => g.know([P.b1], RED, UNSEEN, 'renamed'), RED);
      expect(out).toEqual([{ k: 'seen', gone: [before[0]], now: [] }]);
      const twice = told((g) => {
        g.know([P.b1], RED, UNSEEN, 'renamed');
        g.know([P.b1], RED, UNSEEN, 'renamed');
      }, RED);
      expect(twice.out).toHaveLength(1);
      const kept = told((g) => g.know([P.b1], RED, UNSEEN, 'same name'), RED);
      expect(kept.out).toEqual([{ k: 'seen', gone: [kept.before[0]], now: [] }]);
    });
  });
});

const moved = (id: number, to = 0): SeenEvent => ({ k: 'moved', id, to });

const renamed = (from: number, to: number): SeenEvent => ({ k: 'seen', gone: [from], now: [{ id: to }] });

const flag = (id: number): SeenEvent => ({ k: 'flagged', id });

describe('the order of what is told', () => {
  const a = FIRST_HANDLE + 1;
  const b = FIRST_HANDLE + 2;
  const c = FIRST_HANDLE + 3;
  it('foreign pieces come by name, each with its own events in their order', () => {
    expect(inNamedOrder([moved(c), flag(c), moved(a, 1), moved(b), moved(a, 2)])).toEqual([
      moved(a, 1),
      moved(a, 2),
      moved(b),
      moved(c),
      flag(c),
    ]);
  });
  it('own pieces and everything else stay where they are', () => {
    const note: SeenEvent = { k: 'noted', text: '' };
    const list = [moved(b), moved(a), moved(7), moved(5), moved(c), moved(a), note, moved(b)];
    expect(inNamedOrder(list)).toEqual([moved(a), moved(b), moved(7), moved(5), moved(a), moved(c), note, moved(b)]);
    expect(inNamedOrder([])).toEqual([]);
  });
  it('a change of name stays between what was heard under the old and under the new', () => {
    const chain = [moved(c), renamed(c, a), moved(a)];
    expect(inNamedOrder([moved(b), ...chain])).toEqual([...chain, moved(b)]);
    const long = [renamed(c, b), renamed(b, a)];
    expect(inNamedOrder([moved(FIRST_HANDLE + 2.5), ...long])).toEqual([...long, moved(FIRST_HANDLE + 2.5)]);
  });
  it('what speaks of several at once is a wall', () => {
    const wall: SeenEvent = { k: 'seen', gone: [a, b], now: [{ id: c }] };
    expect(inNamedOrder([moved(b), moved(a), wall, moved(c), moved(a)])).toEqual([
      moved(a),
      moved(b),
      wall,
      moved(a),
      moved(c),
    ]);
    const other: SeenEvent = { k: 'seen', gone: [], now: [{ id: a }, { id: c }] };
    expect(inNamedOrder([moved(b), other, moved(a)])).toEqual([moved(b), other, moved(a)]);
  });
  it('so that the set-up does not tell who stands where', () => {
    for (let seed = 1; seed < 12; seed++) {
      const [batch = []] = toyMatch({ dice: seededDice(seed) }).since(RED, 0);
      const ids = batch.filter((e) => e.k === 'seen').map((e) => (e['now'] as unknown as { id: number }[])[0]?.id ?? 0);
      expect(ids).toHaveLength(3);
      expect(ids).toEqual(ids.toSorted((x, y) => x - y));
    }
  });
  it('nor does a stack that moves', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed < 12; seed++) {
      const m = afterPlans(toyMatch({ dice: seededDice(seed) }));
      const from = m.version(BLUE);
      must(m, RED, 'march', { pieces: [P.r2, P.r3], to: hex('A') });
      const ids = m
        .since(BLUE, from)
        .flat()
        .map((e) => Number(e['id']));
      expect(ids).toEqual(ids.toSorted((x, y) => x - y));
      orders.add(String(ids[0] === handleOf(m.q, BLUE, P.r2)));
    }
    expect(orders.size).toBe(2);
  });
});

describe('a whole game told', () => {
  it('events of every kind reach viewers as plain JSON', () => {
    const m = afterPlans(toyMatch());
    must(m, RED, 'move', { piece: P.mil1, to: hex('D') });
    const all: readonly GameEvent[] = must(m, RED, 'done');
    expect(all.length).toBeGreaterThan(0);
    for (const who of EVERYBODY) {
      const batches = m.since(who, 0);
      expect(JSON.parse(JSON.stringify(batches))).toEqual(batches);
    }
  });
});
