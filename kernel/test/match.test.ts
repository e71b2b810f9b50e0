import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleOf, KERNEL_RULES } from '../src/actions.ts';
import type { Play, Query } from '../src/context.ts';
import { forcedDice, random, seededDice } from '../src/dice.ts';
import type { Game } from '../src/game.ts';
import { type LogEntry, Match, type MatchOptions, type Outcome } from '../src/match.ts';
import { place, refuse, say, unit } from '../src/message.ts';
import { canonical, cloneState } from '../src/state.ts';
import { KIND } from '../src/types.ts';
import { afterPlans, BLUE, hex, must, P, RED, toy, toyMatch, variant, withNode, withVerb } from './toy.ts';

const text = (m: Match) => canonical(m.state);
const rule = (o: Outcome | ReturnType<Match['choices']>) => (o.ok ? 'accepted' : o.refusal.rule);
const marching = (o: Partial<MatchOptions> = {}) => afterPlans(toyMatch(o));
const versions = (m: Match) => [m.version(RED), m.version(BLUE), m.version('spectator')];
/** The log alone must lead to the same state: what every kind of undo must leave true. */
function replayed(m: Match): string {
  const { game, dice } = m;
  return canonical(Match.replay({ game, dice, scenario: m.state.scenario, options: m.state.options }, m.log).state);
}
/** A red and a blue stack in one hex, red to move. */
const contact = (o: Partial<MatchOptions> = {}) => {
  const m = marching({ scenario: 'melee', ...o });
  must(m, RED, 'move', { piece: P.mil1, to: hex('D') });
  return m;
};

describe('a match', () => {
  it('sets up the scenario and waits at the first decision', () => {
    const m = toyMatch();
    expect([m.owing(), m.over, m.log, m.rolls, m.q.frame.n]).toEqual([[RED, BLUE], false, [], [], 'plans']);
    expect(m.snapshots.map((s) => s.at)).toEqual([1]);
    expect(() => toyMatch({ scenario: 'x' })).toThrow('no scenario x');
    expect(() => toyMatch({ options: { turns: 7 } })).toThrow('option turns');
  });
  it('carries out what is legal, logs it, and gives the events', () => {
    const m = marching();
    const out = m.act(RED, { verb: 'move', args: { piece: P.r1, to: hex('B') } });
    expect(out.ok && out.events.map((e) => e.k)).toEqual(['moved', 'flagged', 'field', 'layer']);
    expect(m.log.at(-1)).toEqual({ side: RED, verb: 'move', args: { piece: P.r1, to: hex('B') } });
    expect(m.q.at(P.r1)).toBe(hex('B'));
  });
  it('the log names pieces by index, whatever the side called them', () => {
    const m = marching();
    must(m, RED, 'scout', { target: handleOf(m.q, RED, P.b2) });
    expect(m.log.at(-1)).toEqual({ side: RED, verb: 'scout', args: { target: P.b2 } });
  });
  it('refuses what is not, and changes nothing', () => {
    const m = marching();
    const before = [text(m), m.log.length, ...versions(m)];
    expect(rule(m.act(RED, { verb: 'move', args: { piece: P.r1, to: hex('F') } }))).toBe('4.1');
    expect(rule(m.act(RED, 'junk'))).toBe(KERNEL_RULES.malformed);
    expect(rule(m.act(BLUE, { verb: 'done' }))).toBe(KERNEL_RULES.turn);
    expect([text(m), m.log.length, ...versions(m)]).toEqual(before);
  });
  it('why not gives the same answer as trying', () => {
    const m = marching();
    const raw = { verb: 'move', args: { piece: P.r1, to: hex('F') } };
    const out = m.act(RED, raw);
    expect(m.whyNot(RED, raw)).toEqual(out.ok ? undefined : out.refusal);
    expect(m.whyNot(RED, null)?.rule).toBe(KERNEL_RULES.malformed);
    expect(m.whyNot(RED, { verb: 'done' })).toBeUndefined();
  });
  it('a verb that ends a decision is done before it is applied', () => {
    const m = contact();
    must(m, RED, 'done');
    expect([m.q.frame.n, m.owing(), m.q.v('hex')]).toEqual(['battle', [BLUE], hex('D')]);
    must(m, BLUE, 'answer', { how: 'yield' });
    expect([m.q.frame.n, m.owing(), m.rolls]).toEqual(['move-step', [BLUE], []]);
  });
  it('tells the end', () => {
    const m = toyMatch({ options: { turns: 1 } });
    afterPlans(m);
    must(m, RED, 'done');
    expect(m.over).toBe(false);
    must(m, BLUE, 'done');
    expect([m.over, m.owing(), m.state.result?.winner]).toEqual([true, [], RED]);
  });
  it('has a hash of the state, the same for the same game', () => {
    const [a, b] = [marching(), marching()];
    expect(a.hash()).toBe(b.hash());
    must(a, RED, 'done');
    expect(a.hash()).not.toBe(b.hash());
  });
});

describe('versions', () => {
  it('count for each viewer what it was told, and only that', () => {
    const m = toyMatch();
    expect(versions(m)).toEqual([1, 1, 1]);
    must(m, RED, 'plan', { n: 2 });
    expect(versions(m)).toEqual([2, 1, 1]);
    expect(m.since(RED, 1)).toEqual([[{ k: 'track', track: 'redPlan', from: 0, to: 2 }]]);
    expect(m.since(BLUE, 1)).toEqual([]);
    must(m, RED, 'done');
    expect(versions(m)).toEqual([2, 1, 1]);
  });
  it('an action sent with an old number is stale, with the right one it is taken', () => {
    const m = marching();
    const v = m.version(RED);
    must(m, RED, 'dig', { piece: P.r1 });
    const before = text(m);
    const out = m.act(RED, { verb: 'dig', args: { piece: P.r2 } }, v);
    expect(out.ok ? '' : out.refusal).toMatchObject({
      rule: KERNEL_RULES.stale,
      text: `The game has moved on since you last looked (you have version ${v}, it is now ${v + 1}). Look again and decide.`,
    });
    expect(text(m)).toBe(before);
    expect(rule(m.act(RED, { verb: 'dig', args: { piece: P.r2 } }, v + 1))).toBe('accepted');
  });
  it('a spectator hears of pieces by its own names', () => {
    const m = marching();
    const from = m.version('spectator');
    must(m, RED, 'move', { piece: P.r1, to: hex('B') });
    const [moved] = m.since('spectator', from).flat();
    expect(moved?.['id']).toBe(handleOf(m.q, 2, P.r1));
  });
  it('viewers that do not exist are an error of the host', () => {
    expect(() => toyMatch().version(9)).toThrow('no viewer 9');
  });
});

describe('choices', () => {
  it('lists the legal values of the next argument with what they would mean', () => {
    const m = marching();
    const first = m.choices(RED, 'move');
    expect(first).toMatchObject({ ok: true, arg: 'piece', type: 'piece', title: 'unit', elements: [] });
    expect(first.ok && first.choices).toEqual([
      { value: P.r1, preview: { label: '1 Rifle at A', cost: 1 } },
      { value: P.r2, preview: { label: '2 Rifle at B', cost: 1 } },
      { value: P.r3, preview: { label: '3 Guards at B', cost: 1 } },
      { value: P.mil1, preview: { label: 'Militia at C', cost: 1 } },
    ]);
    const second = m.choices(RED, 'move', { piece: P.r1 });
    expect(second).toMatchObject({ ok: true, arg: 'to', type: 'place', title: 'to' });
    expect(second.ok && second.choices).toEqual([
      {
        value: hex('B'),
        preview: {
          cost: '1',
          path: [hex('A'), hex('B')],
          notes: [{ rule: '4.1', text: 'meets 2 Rifle, 3 Guards', n: 1 }],
        },
      },
    ]);
    expect(m.choices(RED, 'move', { piece: P.r1, to: hex('B') })).toEqual({
      ok: true,
      arg: null,
      type: null,
      missing: [],
      title: 'Move',
      choices: [{ value: '', preview: { label: '1 Rifle to B' } }],
      elements: [],
    });
  });
  it('offers the elements of a list by the names the asker has', () => {
    const m = marching();
    expect(m.choices(RED, 'march')).toMatchObject({
      choices: [{ value: [P.r2, P.r3], preview: {} }],
      elements: [P.r1, P.r2, P.r3, P.mil1],
    });
    const foreign = withVerb('march', {
      args: [{ name: 'pieces', type: 'pieces', candidates: () => [], elements: () => [P.b1, P.b2, P.b3] }],
    });
    const n = marching({ game: foreign });
    const names = [P.b1, P.b2, P.b3].map((p) => handleOf(n.q, RED, p)).sort((a, b) => a - b);
    expect(n.choices(RED, 'march')).toMatchObject({ elements: names });
  });
  it('offers places as they are', () => {
    const places = withVerb('patrol', {
      args: [{ name: 'route', type: 'places', candidates: () => [[5, 4]], elements: () => [5, 4] }],
    });
    expect(marching({ game: places }).choices(RED, 'patrol')).toMatchObject({
      choices: [{ value: [5, 4] }],
      elements: [5, 4],
    });
  });
  it('previews are put into words for the asker', () => {
    const m = marching();
    must(m, RED, 'scout', { target: handleOf(m.q, RED, P.b2) });
    const notes = withVerb('dig', {
      args: [
        {
          name: 'piece',
          type: 'piece',
          candidates: () => [P.r1],
          preview: () => ({ notes: [{ rule: '1', message: say`${unit(P.b1)} at ${place(3)}` }] }),
        },
      ],
    });
    const out = marching({ game: notes }).choices(RED, 'dig');
    expect(out.ok && out.choices[0]?.preview).toEqual({ notes: [{ rule: '1', text: 'a hidden Blue unit at D' }] });
  });
  it('says why where there are none', () => {
    const m = marching();
    expect(rule(m.choices(RED, 'fly'))).toBe(KERNEL_RULES.unknown);
    expect(rule(m.choices(RED, 'answer'))).toBe('10.1');
    expect(rule(m.choices(BLUE, 'move'))).toBe(KERNEL_RULES.turn);
    expect(rule(m.choices(RED, 'move', { piece: 'x' }))).toBe(KERNEL_RULES.malformed);
    expect(rule(m.choices(RED, 'move', { piece: P.b1 }))).toBe(KERNEL_RULES.unknown);
    expect(rule(m.choices(RED, 'move', { piece: P.r1, to: hex('F') }))).toBe('4.1');
    must(m, RED, 'ally', { whom: BLUE, word: 'war' });
    expect(rule(m.choices(RED, 'ally'))).toBe('9.1');
  });
  it('does not promise what a condition on the whole forbids', () => {
    const m = marching();
    expect(rule(m.choices(RED, 'ally', { whom: RED, word: 'war' }))).toBe('9.2');
    expect(rule(m.choices(RED, 'ally', { whom: BLUE, word: 'war' }))).toBe('accepted');
  });
  it('done has no arguments', () => {
    expect(marching().choices(RED, 'done')).toEqual({
      ok: true,
      arg: null,
      type: null,
      missing: [],
      title: 'End movement',
      choices: [],
      elements: [],
    });
    expect(rule(toyMatch().choices(RED, 'done'))).toBe('3.1');
    expect(rule(marching().choices(BLUE, 'done'))).toBe(KERNEL_RULES.turn);
  });
  it('offers carry the refusal as the side may hear it', () => {
    const game = withVerb('dig', { refuse: () => refuse('6.2', say`${unit(P.b1)} watches.`, { pieces: [P.b1] }) });
    const m = marching({ game });
    expect(m.offers(RED).find((o) => o.verb === 'dig')?.refusal).toEqual({
      rule: '6.2',
      text: 'a hidden Blue unit watches.',
      pieces: [handleOf(m.q, RED, P.b1)],
      places: [],
    });
    expect(m.offers(RED).find((o) => o.verb === 'move')).not.toHaveProperty('refusal');
  });
});

describe('undo', () => {
  it('gives back the identical state, log and dice; redo does it again', () => {
    const m = marching();
    const before = text(m);
    const log = canonical(m.log);
    must(m, RED, 'move', { piece: P.r1, to: hex('B') });
    const after = text(m);
    expect(m.canUndo(RED)).toBe(true);
    expect(rule(m.undo(RED))).toBe('accepted');
    expect([text(m), canonical(m.log)]).toEqual([before, log]);
    expect(rule(m.redo(RED))).toBe('accepted');
    expect([text(m), m.log.length]).toEqual([after, 5]);
    expect(rule(m.redo(RED))).toBe(KERNEL_RULES.undo);
  });
  it('goes back step by step to where the side came to move, and no further', () => {
    const m = marching();
    const states = [text(m)];
    for (const piece of [P.r1, P.r2, P.r3]) {
      must(m, RED, 'dig', { piece });
      states.push(text(m));
    }
    for (const due of states.slice(0, -1).reverse()) {
      m.undo(RED);
      expect(text(m)).toBe(due);
    }
    expect(m.canUndo(RED)).toBe(false);
    const out = m.undo(RED);
    expect(out.ok ? '' : [out.refusal.rule, out.refusal.text]).toEqual([
      KERNEL_RULES.undo,
      'This cannot be undone: with it your part was done, and the other side could decide.',
    ]);
    for (const due of states.slice(1)) {
      m.redo(RED);
      expect(text(m)).toBe(due);
    }
  });
  it('an action after undo forgets what could be done again', () => {
    const m = marching();
    must(m, RED, 'dig', { piece: P.r1 });
    m.undo(RED);
    must(m, RED, 'dig', { piece: P.r2 });
    expect(rule(m.redo(RED))).toBe(KERNEL_RULES.undo);
  });
  it('the other side cannot take it back, nor do it again', () => {
    const m = marching();
    must(m, RED, 'dig', { piece: P.r1 });
    expect([m.canUndo(BLUE), rule(m.undo(BLUE))]).toEqual([false, KERNEL_RULES.undo]);
    m.undo(RED);
    expect(rule(m.redo(BLUE))).toBe(KERNEL_RULES.undo);
  });
  it('those who saw it are told that it was taken back', () => {
    const m = marching();
    const from = versions(m);
    must(m, RED, 'dig', { piece: P.r1 });
    m.undo(RED);
    expect(versions(m)).toEqual(from.map((v) => v + 2));
    expect(m.since(BLUE, from[1] ?? 0).at(-1)).toEqual([{ k: 'takenBack' }]);
  });
  it.each<[string, Game, string, Record<string, unknown>, string]>([
    ['dice', withVerb('dig', { apply: (g) => void g.roll(1, 6, say`x`, '1') }), 'dig', { piece: 0 }, 'dice'],
    ['a secret draw', withVerb('dig', { apply: (g) => void g.draw(6) }), 'dig', { piece: 0 }, 'drawn'],
    [
      'a revelation to oneself',
      withVerb('dig', { apply: (g) => g.reveal([P.b1], RED, KIND) }),
      'dig',
      { piece: 0 },
      'revealed',
    ],
    [
      'seeing that something is there',
      withVerb('dig', { apply: (g) => void g.create('b1', 3) }),
      'dig',
      { piece: 0 },
      'revealed',
    ],
    [
      'a revelation to the enemy',
      withVerb('dig', { apply: (g) => g.reveal([P.r1], BLUE, KIND) }),
      'dig',
      { piece: 0 },
      'revealed',
    ],
    [
      'the end',
      withVerb('dig', { apply: (g) => g.end({ winner: 0, level: 'x', rule: '1' }) }),
      'dig',
      { piece: 0 },
      'ended',
    ],
    [
      'a disclosure',
      withVerb('dig', { apply: (g) => g.disclose('1', say`Nobody is there.`) }),
      'dig',
      { piece: 0 },
      'revealed',
    ],
    ['a hand-over', toy, 'done', {}, 'handover'],
  ])('is barred by %s, for earlier steps too, and says so', (_, game, verb, args, why) => {
    const m = marching({ game });
    must(m, RED, 'move', { piece: P.mil1, to: hex('D') });
    expect(m.canUndo(RED)).toBe(true);
    must(m, RED, verb, args);
    const after = text(m);
    expect([m.canUndo(RED), rule(m.undo(RED)), text(m)]).toEqual([false, KERNEL_RULES.undo, after]);
    expect(m.undoBarred(RED)?.why).toBe(why);
  });
  it('is barred by plans that lie open, even where the side that was done last goes on', () => {
    const m = toyMatch();
    must(m, BLUE, 'plan', { n: 1 });
    must(m, BLUE, 'done');
    must(m, RED, 'plan', { n: 2 });
    must(m, RED, 'done');
    expect([m.owing(), m.canUndo(RED), m.undoBarred(RED)?.why]).toEqual([[RED], false, 'revealed']);
  });
  it("is barred by a standing order of the other side's: it has had its say", () => {
    const m = contact();
    m.order(BLUE, [{ id: 'always', params: { how: 'yield' } }]);
    const events = must(m, RED, 'done');
    expect(events.some((e) => e.k === 'rolled')).toBe(false);
    expect([m.canUndo(RED), m.undoBarred(RED)?.why]).toEqual([false, 'handover']);
  });
  it.each<[string, Game]>([
    ['of its verb', withVerb('dig', { looks: (q) => q.actor === RED })],
    ['of a move', withVerb('dig', { apply: (g) => g.move(P.r1, hex('B')) })],
    ['on the way', withVerb('dig', { apply: (g) => g.move(P.r1, hex('A'), { path: [0, 1, 0] }) })],
    ['of an arrival', withVerb('dig', { apply: (g) => void g.create('mil', hex('B')) })],
  ])('is barred by a look %s, whether or not something is found', (_, broken) => {
    const game = { ...broken, looks: (_q: Query, _p: number, at: number) => at === hex('B') };
    const m = marching({ game });
    must(m, RED, 'dig', { piece: P.r1 });
    expect(m.undoBarred(RED)).toEqual({
      why: 'looked',
      text: 'This cannot be undone: it could have revealed something, whether or not it did.',
    });
    const out = m.undo(RED);
    expect(out.ok ? '' : out.refusal.text).toBe(m.undoBarred(RED)?.text);
  });
  it('is not barred by a move that cannot see anything, nor by a look of the other side', () => {
    const game = {
      ...withVerb('dig', { apply: (g) => g.move(P.b1, hex('B')) }),
      looks: (_: Query, p: number) => p < 3,
    };
    const m = marching({ game });
    must(m, RED, 'dig', { piece: P.r1 });
    expect(m.canUndo(RED)).toBe(true);
  });
  it('goes back 256 steps and no further, however much was done; the other side has as many', () => {
    const m = toyMatch();
    for (let i = 0; i < 300; i++) must(m, RED, 'plan', { n: 1 + (i % 2) });
    must(m, BLUE, 'plan', { n: 1 });
    let steps = 0;
    while (m.canUndo(RED)) {
      m.undo(RED);
      steps++;
    }
    expect([steps, m.undoBarred(RED)?.why, m.canUndo(BLUE)]).toEqual([256, 'depth', true]);
  });
  it('is barred by nothing where nothing was done, and what bars it is the last barrier, not what was undone since', () => {
    const m = toyMatch();
    expect(m.undoBarred(RED)).toEqual({ why: 'nothing', text: 'There is nothing to undo yet.' });
    afterPlans(m);
    must(m, RED, 'dig', { piece: P.r1 });
    expect(m.undoBarred(RED)).toBeUndefined();
    m.undo(RED);
    // Blue was done last: with that the plans lay open.
    expect([m.undoBarred(RED)?.why, m.undoBarred(BLUE)?.why]).toEqual(['handover', 'revealed']);
  });
  it.each<[string, Game]>([
    ['forgetting', withVerb('dig', { apply: (g) => g.conceal([P.mil1], BLUE) })],
    [
      "an own piece that comes into the enemy's sight as a block",
      withVerb('dig', { apply: (g) => void g.create('mil', 0) }),
    ],
    ['words', withVerb('dig', { apply: (g) => g.note('1', say`Nothing new.`) })],
  ])('is not barred by %s', (_, game) => {
    const m = marching({ game });
    const before = text(m);
    must(m, RED, 'dig', { piece: P.r1 });
    expect([m.canUndo(RED), rule(m.undo(RED)), text(m)]).toEqual([true, 'accepted', before]);
  });
  it('after dice the next steps can be taken back again, down to the dice', () => {
    const game = withVerb('dig', { apply: (g) => void g.roll(1, 6, say`x`, '1') });
    const m = marching({ game });
    must(m, RED, 'dig', { piece: P.r1 });
    const rolled = text(m);
    must(m, RED, 'move', { piece: P.r1, to: hex('B') });
    expect([rule(m.undo(RED)), text(m), m.rolls.length, m.canUndo(RED)]).toEqual(['accepted', rolled, 1, false]);
  });
  it('standing orders given meanwhile stay given', () => {
    const m = marching();
    must(m, RED, 'dig', { piece: P.r1 });
    m.order(BLUE, [{ id: 'always', params: { how: 'stand' } }]);
    must(m, RED, 'dig', { piece: P.r2 });
    m.undo(RED);
    m.undo(RED);
    expect(m.view(BLUE).orders).toHaveLength(1);
    expect(text(m)).toBe(replayed(m));
    expect(m.q.has(P.r1, 'dug')).toBe(false);
  });
  it("where sides act in each other's sight, an answer makes what was done stand", () => {
    const m = toyMatch({ game: withNode('plans', { secret: false }) });
    must(m, RED, 'plan', { n: 1 });
    must(m, BLUE, 'plan', { n: 2 });
    expect([m.canUndo(RED), m.canUndo(BLUE)]).toEqual([false, true]);
    expect(m.undoBarred(RED)?.why).toBe('answered');
    m.undo(BLUE);
    expect([m.state.tracks['redPlan'], m.state.tracks['bluePlan']]).toEqual([1, 0]);
  });
});

describe('undo in a secret decision', () => {
  it("takes back only one's own, and the other is not told", () => {
    const m = toyMatch();
    must(m, RED, 'plan', { n: 1 });
    must(m, BLUE, 'plan', { n: 2 });
    must(m, RED, 'plan', { n: 3 });
    const blue = [m.version(BLUE), canonical(m.view(BLUE))];
    m.undo(RED);
    m.undo(RED);
    expect([m.state.tracks['redPlan'], m.state.tracks['bluePlan']]).toEqual([0, 2]);
    expect([m.version(BLUE), canonical(m.view(BLUE))]).toEqual(blue);
    expect(m.canUndo(RED)).toBe(false);
    expect(text(m)).toBe(replayed(m));
    m.redo(RED);
    m.redo(RED);
    expect([m.state.tracks['redPlan'], m.state.tracks['bluePlan']]).toEqual([3, 2]);
    m.undo(BLUE);
    expect([m.state.tracks['redPlan'], m.state.tracks['bluePlan']]).toEqual([3, 0]);
    expect(text(m)).toBe(replayed(m));
  });
  it('works when the other side is done already', () => {
    const m = toyMatch();
    must(m, BLUE, 'plan', { n: 2 });
    must(m, RED, 'plan', { n: 1 });
    must(m, RED, 'done');
    expect([m.canUndo(RED), m.canUndo(BLUE)]).toEqual([false, true]);
    m.undo(BLUE);
    expect([m.owing(), m.state.tracks['redPlan'], m.state.tracks['bluePlan']]).toEqual([[BLUE], 1, 0]);
    expect(text(m)).toBe(replayed(m));
    expect(m.canUndo(RED)).toBe(false);
  });
  it('one side doing something again does not feel what the other took back', () => {
    const m = toyMatch();
    must(m, RED, 'plan', { n: 1 });
    must(m, BLUE, 'plan', { n: 2 });
    m.undo(RED);
    m.undo(BLUE);
    expect(rule(m.redo(RED))).toBe('accepted');
    expect(rule(m.redo(BLUE))).toBe('accepted');
    expect([m.state.tracks['redPlan'], m.state.tracks['bluePlan']]).toEqual([1, 2]);
  });
  it('is over when the last side is done', () => {
    const m = marching();
    expect([m.canUndo(RED), m.canUndo(BLUE)]).toEqual([false, false]);
  });
  it('whatever both do, the log leads to the state, and a side sees only its own doing', () => {
    const step = fc.record({
      side: fc.constantFrom(RED, BLUE),
      what: fc.constantFrom('plan', 'undo', 'redo', 'order'),
      n: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const m = toyMatch();
        const alone = [toyMatch(), toyMatch()];
        for (const { side, what, n } of steps)
          for (const x of [m, alone[side]]) {
            if (what === 'undo') x?.undo(side);
            else if (what === 'redo') x?.redo(side);
            else if (what === 'order') x?.order(side, n === 0 ? [] : [{ id: 'always', params: { how: 'stand' } }]);
            else x?.act(side, { verb: 'plan', args: { n: n + 1 } });
          }
        expect(text(m)).toBe(replayed(m));
        for (const side of [RED, BLUE]) {
          expect(canonical(m.view(side))).toBe(canonical(alone[side]?.view(side)));
          expect(m.since(side, 0)).toEqual(alone[side]?.since(side, 0));
          expect(m.canUndo(side)).toBe(alone[side]?.canUndo(side));
        }
      }),
      { numRuns: 60 },
    );
  });
});

const digging = (o: Partial<MatchOptions> = {}) => marching({ sandbox: true, ...o });

describe('a sandbox game', () => {
  it('takes back anything, over dice and hand-overs, and marks it in the log', () => {
    const m = contact({ sandbox: true });
    const states = [text(m)];
    must(m, RED, 'done');
    states.push(text(m));
    must(m, BLUE, 'answer', { how: 'stand' });
    expect(m.rolls).toHaveLength(1);
    m.undo(RED);
    expect([text(m), m.rolls, m.log.at(-1)]).toEqual([states[1], [], { takenBack: 1 }]);
    m.undo(BLUE);
    expect([text(m), m.log.at(-1), m.log.length]).toEqual([states[0], { takenBack: 2 }, 6]);
    expect(text(m)).toBe(replayed(m));
  });
  it('does again across sides; a new action forgets it all', () => {
    const m = contact({ sandbox: true });
    must(m, RED, 'done');
    must(m, BLUE, 'answer', { how: 'yield' });
    const end = text(m);
    m.undo(RED);
    m.undo(RED);
    expect(rule(m.redo(RED))).toBe('accepted');
    expect(rule(m.redo(RED))).toBe('accepted');
    expect([text(m), text(m) === replayed(m)]).toEqual([end, true]);
    m.undo(RED);
    m.undo(RED);
    must(m, RED, 'dig', { piece: P.r1 });
    expect(rule(m.redo(RED))).toBe(KERNEL_RULES.undo);
  });
  it('marks stand between what was played before and after', () => {
    const m = digging();
    must(m, RED, 'dig', { piece: P.r1 });
    must(m, RED, 'dig', { piece: P.r2 });
    m.undo(RED);
    must(m, RED, 'dig', { piece: P.r3 });
    expect(m.log.slice(4).map((e) => ('verb' in e ? e.args['piece'] : e))).toEqual([P.r1, { takenBack: 1 }, P.r3]);
    m.undo(RED);
    expect(m.log.slice(4)).toEqual([{ side: RED, verb: 'dig', args: { piece: P.r1 } }, { takenBack: 2 }]);
    m.undo(RED);
    expect([m.log.slice(4), m.canUndo(RED)]).toEqual([[{ takenBack: 3 }], true]);
  });
  it('goes back to the very beginning of a long game, past what is kept at hand', () => {
    const m = toyMatch({ sandbox: true });
    const states = [text(m)];
    for (let i = 0; i < 230; i++) {
      must(m, i % 3 === 0 ? BLUE : RED, 'plan', { n: pick(m, i) });
      states.push(text(m));
    }
    expect(m.snapshots.length).toBeGreaterThan(2);
    for (let i = 229; i >= 0; i--) {
      expect(m.undo(RED).ok).toBe(true);
      expect(text(m)).toBe(states[i]);
    }
    expect([m.canUndo(RED), m.log]).toEqual([false, [{ takenBack: 230 }]]);
    for (let i = 1; i <= 230; i++) {
      expect(m.redo(RED).ok).toBe(true);
      expect(text(m)).toBe(states[i]);
    }
    expect(text(m)).toBe(replayed(m));
  });
  it('keeps standing orders on the way back', () => {
    const m = toyMatch({ sandbox: true });
    m.order(RED, [{ id: 'always', params: { how: 'stand' } }]);
    for (let i = 0; i < 130; i++) must(m, RED, 'plan', { n: pick(m, 1) });
    for (let i = 0; i < 130; i++) m.undo(RED);
    expect(m.state.orders[RED]).toHaveLength(1);
    m.undo(RED);
    expect(m.state.orders[RED]).toEqual([]);
  });
  it('taken back behind its last snapshot it gets a new one: what is kept never leads into a future that is gone', () => {
    const m = toyMatch({ sandbox: true });
    for (let i = 0; i < 190; i++) must(m, RED, 'plan', { n: pick(m, 1) });
    const last = m.snapshots.at(-1)?.at ?? 0;
    expect(last).toBeGreaterThan(1);
    for (let i = 0; i < 190 - last + 3; i++) m.undo(RED);
    expect(m.snapshots.at(-1)?.at).toBe(m.length);
    expect(canonical(m.snapshots.at(-1)?.state)).toBe(text(m));
  });
});

/** A plan the side does not have yet. */
function pick(m: Match, i: number): number {
  const now = m.state.tracks[i % 3 === 0 ? 'bluePlan' : 'redPlan'];
  return now === 1 ? 2 : 1;
}

describe('rules that fail half way', () => {
  const game = withVerb('dig', {
    apply(g) {
      g.move(P.r1, 5);
      g.roll(1, 6, say`x`, '1');
      throw new Error('rules are broken');
    },
  });
  it('leave state, log, dice and versions as before, and the error goes on', () => {
    const m = marching({ game });
    const before = [text(m), m.log.length, canonical(m.rolls), ...versions(m)];
    expect(() => m.act(RED, { verb: 'dig', args: { piece: P.r1 } })).toThrow('rules are broken');
    expect([text(m), m.log.length, canonical(m.rolls), ...versions(m)]).toEqual(before);
    expect(m.q.piecesAt(5)).toEqual([]);
    must(m, RED, 'move', { piece: P.r1, to: hex('B') });
    expect([m.rolls, m.canUndo(RED)]).toEqual([[], true]);
  });
  it('rules that change things while asked are stopped', () => {
    const sly = withVerb('dig', {
      refuse(q) {
        (q as Play).setTrack('turn', 3);
        return undefined;
      },
    });
    const m = marching({ game: sly });
    expect(() => m.offers(RED)).toThrow('tried to change the state while being asked');
    expect(m.state.tracks['turn']).toBe(1);
  });
});

const always = (how: string) => [{ id: 'always', params: { how } }];

describe('standing orders', () => {
  it('answer the decision they are for, and only the giver is told why', () => {
    const m = contact();
    m.order(BLUE, always('yield'));
    const from = versions(m);
    must(m, RED, 'done');
    expect([m.q.frame.n, m.owing()]).toEqual(['move-step', [BLUE]]);
    const notes = [RED, BLUE].map((s) =>
      m
        .since(s, from[s] ?? 0)
        .flat()
        .filter((e) => e.k === 'noted'),
    );
    expect(notes).toEqual([[], [{ k: 'noted', text: 'By standing order: Always answer so.', rule: '10.5' }]]);
  });
  it('given while the decision is open they answer at once', () => {
    const m = contact();
    must(m, RED, 'done');
    expect(m.q.frame.n).toBe('battle');
    expect(rule(m.order(BLUE, always('yield')))).toBe('accepted');
    expect(m.q.frame.n).toBe('move-step');
    expect(text(m)).toBe(replayed(m));
  });
  it('answer at no other decision', () => {
    const game = variant({
      standingOrders: [
        {
          id: 'pass',
          title: 'Pass',
          rule: '1',
          node: 'plans',
          params: {},
          answer: () => ({ verb: 'done', args: {} }),
        },
      ],
    });
    const m = toyMatch({ game });
    m.order(RED, [{ id: 'pass', params: {} }]);
    expect(m.owing()).toEqual([RED, BLUE]);
    must(m, RED, 'plan', { n: 2 });
    expect(m.owing()).toEqual([BLUE]);
    must(m, BLUE, 'plan', { n: 1 });
    must(m, BLUE, 'done');
    expect([m.q.frame.n, m.owing()]).toEqual(['move-step', [RED]]);
  });
  it('of the other side answer nothing', () => {
    const m = contact();
    m.order(RED, always('yield'));
    must(m, RED, 'done');
    expect(m.q.frame.n).toBe('battle');
  });
  it('are tried in order; what is not legal or not wanted is passed over', () => {
    const m = contact();
    m.order(BLUE, [hold({ hexes: [hex('A')] }), { id: 'always', params: { how: 'dance' } }]);
    must(m, RED, 'done');
    expect(m.q.frame.n).toBe('battle');
    const n = contact({ dice: forcedDice([1, 6]) });
    n.order(BLUE, [{ id: 'always', params: { how: 'dance' } }, hold({ hexes: [hex('D')] }), ...always('yield')]);
    must(n, RED, 'done');
    expect(n.rolls).toEqual([[1, 6]]);
  });
  it.each<[string, number, unknown, string]>([
    ['no side', 7, [], 'there is no such side'],
    ['no list', RED, 'x', 'they must be a list'],
    ['null', RED, [null], 'each needs an id and params, and nothing else'],
    ['a word', RED, ['always'], 'each needs an id and params, and nothing else'],
    [
      'a field too many',
      RED,
      [{ id: 'always', params: { how: 'x' }, node: 'battle' }],
      'each needs an id and params, and nothing else',
    ],
    ['an unknown id', RED, [{ id: 'z'.repeat(60), params: {} }], `there is none called ${'z'.repeat(40)}`],
    ['no params', RED, [{ id: 'always' }], 'always needs params'],
    ['null params', RED, [{ id: 'always', params: null }], 'always needs params'],
    ['a choice that is not a word', RED, [{ id: 'always', params: { how: 1 } }], 'always needs how (choice)'],
    ['a param too many', RED, [{ id: 'always', params: { how: 'x', why: 1 } }], 'always has an unknown parameter'],
    ['places that are not a list', RED, [hold({ hexes: 3 })], 'hold needs hexes (places)'],
    ['places that do not exist', RED, [hold({ hexes: [99] })], 'hold needs hexes (places)'],
    ['pieces that do not exist', RED, [hold({ units: [99] })], 'hold needs units (pieces)'],
    ['a fraction', RED, [hold({ most: 1.5 })], 'hold needs most (number)'],
    ['a place that does not exist', RED, [hold({ at: 12 })], 'hold needs at (place)'],
  ])('%s is refused', (_, side, orders, why) => {
    const m = toyMatch();
    const before = text(m);
    const out = m.order(side, orders as never);
    expect(out.ok ? '' : [out.refusal.rule, out.refusal.text]).toEqual([
      KERNEL_RULES.orders,
      `Standing orders: ${why}.`,
    ]);
    expect([text(m), m.log]).toEqual([before, []]);
  });
  it('are refused when the game is over', () => {
    const m = marching({ game: withVerb('dig', { apply: (g) => g.end({ winner: 0, level: 'x', rule: '1' }) }) });
    must(m, RED, 'dig', { piece: P.r1 });
    const end = m.hash();
    expect([rule(m.order(RED, always('stand'))), m.hash()]).toEqual([KERNEL_RULES.over, end]);
  });
  it('are replaced by new ones, and can be taken back', () => {
    const m = marching();
    m.order(RED, always('stand'));
    m.order(RED, always('yield'));
    expect(m.state.orders[RED]).toEqual(always('yield'));
    m.undo(RED);
    expect(m.state.orders[RED]).toEqual(always('stand'));
    expect(m.log.slice(4)).toEqual([{ side: RED, orders: always('stand') }]);
  });
});

function hold(change: Record<string, unknown>) {
  return { id: 'hold', params: { hexes: [], units: [], at: 0, most: 1, ...change } };
}

function played(seed: number, o: Partial<MatchOptions> = {}, most = 1000): Match {
  const m = toyMatch({ scenario: 'melee', dice: seededDice(seed), ...o });
  const r = random(seed);
  for (let i = 0; i < most && !m.over; i++) {
    const side = m.owing()[r.int(m.owing().length)] ?? 0;
    const a = m.sample(side, r);
    if (a) must(m, side, a.verb, a.args);
  }
  return m;
}

describe('playing a log again', () => {
  it('gives the same game, its dice and what everybody was told', () => {
    const m = played(3);
    const again = Match.replay({ game: toy, scenario: 'melee', dice: m.dice }, m.log);
    expect([text(again), again.rolls, again.over, again.chain]).toEqual([text(m), m.rolls, true, m.chain]);
    for (const who of [RED, BLUE, 'spectator'] as const) expect(again.since(who, 0)).toEqual(m.since(who, 0));
  });
  it('a log that is not legal is an error with the entry', () => {
    const m = marching();
    const log: LogEntry[] = [...m.log, { side: RED, verb: 'move', args: { piece: P.r1, to: 7 } }];
    expect(() => Match.replay({ game: toy, scenario: 'clash', dice: m.dice }, log)).toThrow(
      'entry 4 of the log is refused: 1 Rifle is not next to H. (4.1)',
    );
    const orders: LogEntry[] = [{ side: RED, orders: [{ id: 'none', params: {} }] }];
    expect(() => Match.replay({ game: toy, scenario: 'clash', dice: m.dice }, orders)).toThrow('entry 0');
  });
  it.each<[string, LogEntry]>([
    ['a piece that is a word', { side: RED, verb: 'move', args: { piece: 'x', to: 1 } }],
    ['a place too many', { side: RED, verb: 'move', args: { piece: P.r1, to: 1, by: 2 } }],
    ['a piece there is none', { side: RED, verb: 'move', args: { piece: 1e9, to: 1 } }],
    ['a verb there is none', { side: RED, verb: 'constructor', args: {} }],
    ['an argument missing', { side: RED, verb: 'move', args: { piece: P.r1 } }],
  ])('an entry from outside is looked at as closely as an action: %s', (_, entry) => {
    const m = marching();
    const before = text(m);
    for (const out of [m.replayEntry(entry), m.recall(entry)]) expect(out.ok).toBe(false);
    expect(text(m)).toBe(before);
  });
  it('does not touch the state it begins from', () => {
    const m = marching();
    const start = cloneState(toyMatch().state);
    const before = canonical(start);
    Match.replay({ game: toy, scenario: 'clash', dice: m.dice }, m.log, start);
    expect(canonical(start)).toBe(before);
  });
  it('a game begun from a state with dice behind it knows only its own', () => {
    const m = played(3, {}, 60);
    expect(m.rolls.length).toBeGreaterThan(0);
    const begun = new Match({ game: toy, scenario: 'melee', dice: m.dice }, cloneState(m.state));
    expect(begun.rolls).toEqual([]);
  });
});

describe('lean matches', () => {
  it('do what was just found legal without judging it again, and judge it again once something has happened', () => {
    let asked = 0;
    const game = withVerb('move', { check: () => void asked++ });
    const m = marching({ game, lean: true });
    const move = { verb: 'move', args: { piece: P.r1, to: hex('B') } };
    expect(m.whyNot(RED, move)).toBeUndefined();
    const once = asked;
    expect(once).toBeGreaterThan(0);
    expect([m.whyNot(BLUE, move)?.rule, m.act(RED, move).ok, asked]).toEqual([KERNEL_RULES.turn, true, once]);
    expect(m.act(RED, move).ok).toBe(false);
  });
  it('a table judges what is sent, whatever was asked before', () => {
    const m = marching();
    const move = { verb: 'move', args: { piece: P.r1, to: hex('B') } };
    expect(m.whyNot(RED, move)).toBeUndefined();
    move.args.to = -5;
    expect(m.act(RED, move).ok).toBe(false);
  });
  it('play the same game and keep nothing for viewers', () => {
    const [fat, lean] = [played(5), played(5, { lean: true })];
    expect([lean.hash(), lean.rolls]).toEqual([fat.hash(), fat.rolls]);
    expect([lean.version(RED), lean.since(RED, 0), lean.canUndo(RED), lean.snapshots]).toEqual([0, [], false, []]);
  });
});

describe('events given back', () => {
  it('are all of the action and of what followed by itself', () => {
    const m = contact({ dice: forcedDice([6, 1]) });
    must(m, RED, 'done');
    const events = must(m, BLUE, 'answer', { how: 'stand' });
    expect(events.some((e) => e.k === 'rolled')).toBe(true);
    expect(events.at(-1)?.k).toBe('frame');
  });
});

describe('what comes from outside', () => {
  const junk: readonly unknown[] = [{ piece: 7 }, { at: 3 }, { side: 1 }, [1], 1.5, 'now', null, Number.NaN];
  it.each(junk)('as a version, %j does not refer to anything', (version) => {
    const out = marching().act(RED, { verb: 'dig', args: {} }, version as number);
    expect(out.ok ? '' : out.refusal.rule).toBe(KERNEL_RULES.malformed);
    expect(out.ok ? [] : [...out.refusal.pieces, ...out.refusal.places]).toEqual([]);
  });
  it.each(junk)('as a verb, %j does not refer to anything', (verb) => {
    const m = marching();
    const asked = [m.choices(RED, verb as string), m.choices(RED, 'move', verb as Record<string, unknown>)];
    const said = [...asked.map((a) => (a.ok ? '' : a.refusal.text)), m.whyNot(RED, { verb, args: {} })?.text];
    expect(said.join(' ')).not.toMatch(/Rifle|Panzer|unit/);
  });
  it('is said back in part only', () => {
    const why = marching().whyNot(RED, { verb: 'x'.repeat(9999), args: {} });
    expect(why?.text.length).toBeLessThan(100);
  });
  it('standing orders are capped, keep to their words, and the same again changes nothing', () => {
    const m = marching();
    const order = { id: 'always', params: { how: 'stand' } };
    expect(
      m.order(
        RED,
        Array.from({ length: 61 }, () => order),
      ).ok,
    ).toBe(false);
    expect(m.order(RED, [order]).ok).toBe(true);
    const { length } = m.log;
    expect(m.order(RED, [order]).ok).toBe(true);
    expect(m.log.length).toBe(length);
    const strict = variant({ standingOrders: toy.standingOrders.map((o) => ({ ...o, choices: { how: ['stand'] } })) });
    const other = afterPlans(toyMatch({ game: strict }));
    expect(other.order(RED, [{ id: 'always', params: { how: 'flee' } }]).ok).toBe(false);
    expect(other.order(RED, [order]).ok).toBe(true);
  });
});
