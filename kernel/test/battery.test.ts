// Tests of the battery: the honest toy passes, and each way of being broken is found under its right name.
import { describe, expect, it } from 'vitest';
import { Broken, checkUndo } from '../src/battery/checks.ts';
import { battery, entryWords, mustPass, perft, permuted } from '../src/battery/index.ts';
import { parseCase, runCase } from '../src/case.ts';
import type { Play, Query } from '../src/context.ts';
import type { World } from '../src/world.ts';
import { forcedDice, random, seededDice } from '../src/dice.ts';
import type { Arg, Args, Game, Verb } from '../src/game.ts';
import type { Action } from '../src/info.ts';
import { Match } from '../src/match.ts';
import { place, refuse, say, unit } from '../src/message.ts';
import type { Ask } from '../src/opponent.ts';
import { canonical, cloneState, type State } from '../src/state.ts';
import { KIND, UNSEEN } from '../src/types.ts';
import { afterPlans, BLUE, combat, hex, must, P, RED, toy, toyMatch, variant, withNode, withVerb } from './toy.ts';

function verbOf(id: string): Verb {
  const v = toy.verbs.find((x) => x.id === id);
  if (!v) throw new Error(id);
  return v;
}
function argOf(id: string, name: string): Arg {
  const a = verbOf(id).args.find((x) => x.name === name);
  if (!a) throw new Error(name);
  return a;
}
/** The toy with one argument of one verb changed. */
function withArg(id: string, name: string, change: Partial<Arg>): Game {
  return withVerb(id, { args: verbOf(id).args.map((a) => (a.name === name ? { ...a, ...change } : a)) });
}
/** What the rules do not see, but could lay hands on. */
const kernels = (g: Play): World => g as World;
function withApply(id: string, apply: (g: Play, args: Args) => void): Game {
  const old = verbOf(id);
  return withVerb(id, {
    apply(g, args) {
      old.apply(g, args);
      apply(g, args);
    },
  });
}
const enemies = (q: Query) => q.piecesOf(1 - q.actor);
const hidden = (q: Query) => enemies(q).filter((p) => q.knows(q.actor, p) < KIND);
/** The strength of the first enemy block: nobody may know it. */
const secret = (q: Query) => q.steps(hidden(q)[0] ?? -1);
const dirty = (q: Query) => q.state as State;

const report = (game: Game, games = 3) => battery(game, { games, every: 2, mostActions: 400 });

describe('the honest toy', () => {
  it('passes, in every scenario, with every option', () => {
    const r = battery(toy, { games: 8, every: 6 });
    expect(r.failures).toEqual([]);
    expect([r.games, r.actions > 300, r.checks > 40]).toEqual([16, true, true]);
    expect(Object.values(r.results).reduce((a, b) => a + b)).toBe(16);
    expect(() => mustPass(r, () => '')).not.toThrow();
  });
  it('passes without fog', () => {
    expect(battery(variant({ fog: false }), { games: 3, every: 4 }).failures).toEqual([]);
  });
  it('plays what it is told: scenarios, options, seeds', () => {
    const r = battery(toy, { games: 2, scenarios: ['melee'], options: { turns: 1 }, firstSeed: 7, every: 50 });
    expect([r.games, Object.keys(r.results).every((k) => k.startsWith('melee: '))]).toEqual([2, true]);
    const again = battery(toy, { games: 2, scenarios: ['melee'], options: { turns: 1 }, firstSeed: 7, every: 50 });
    expect(again).toEqual(r);
  });
  it('is played by who is named, nine decisions in ten; what they choose and the rules refuse is found', () => {
    let asked = 0;
    const one = (choose: (ask: Ask) => Action | undefined) => ({
      id: 'x',
      make: () => ({ choose: (_: unknown, ask: Ask) => (asked++, choose(ask) ?? { verb: 'fly', args: {} }) }),
    });
    const first = one((ask) => [...ask.legal()].at(0));
    const r = battery(toy, { games: 4, scenarios: ['melee'], every: 100, player: first });
    expect(r.failures).toEqual([]);
    expect(asked / r.actions).toBeGreaterThan(0.75);
    expect(asked).toBeLessThan(r.actions);
    const wrong = one(() => undefined);
    const [f] = battery(toy, { games: 1, scenarios: ['melee'], every: 100, player: wrong }).failures;
    expect(f?.check).toBe('offered');
  });
});

const leaks: [string, Game][] = [
  ['in a memo for all', withApply('move', (g) => g.setMemo('press', secret(g)))],
  [
    'in a track for all',
    variant({
      tracks: { ...toy.tracks, alarm: { title: 'Alarm', start: 0 } },
      verbs: toy.verbs.map((v) =>
        v.id === 'dig'
          ? {
              ...v,
              apply(g, args) {
                v.apply(g, args);
                g.setTrack('alarm', secret(g));
              },
            }
          : v,
      ),
    }),
  ],
  [
    'in the words of a refusal',
    withArg('move', 'to', {
      refuse: (q, soFar, to) =>
        argOf('move', 'to').refuse?.(q, soFar, to) && refuse('4.1', say`No: the enemy has ${secret(q)} steps.`),
    }),
  ],
  [
    'in the rule of a refusal',
    withArg('move', 'to', {
      refuse: (q, soFar, to) => argOf('move', 'to').refuse?.(q, soFar, to) && refuse(`4.${secret(q)}`, say`No.`),
    }),
  ],
  ['in a preview', withArg('move', 'to', { preview: (q) => ({ cost: secret(q) }) })],
  [
    'in the label of a choice',
    withArg('move', 'piece', { preview: (q) => ({ label: say`${q.kindOf(hidden(q)[0] ?? 0).name} waits.` }) }),
  ],
  [
    'in the list of what is legal',
    withArg('move', 'piece', {
      refuse: (q, soFar, p) =>
        argOf('move', 'piece').refuse?.(q, soFar, p) ?? (secret(q) === 1 ? refuse('x', say`Afraid.`) : undefined),
    }),
  ],
  [
    'in the order of what is legal',
    withArg('move', 'to', {
      candidates: (q, soFar) => {
        const list = [...argOf('move', 'to').candidates(q, soFar)];
        return secret(q) > 2 ? list.reverse() : list;
      },
    }),
  ],
  ['in the prompt', withNode('move-step', { prompt: (q: Query) => say`Beware of ${secret(q)} steps.` })],
  [
    'in the order of events',
    withVerb('march', {
      apply(g, args) {
        const byStrength = [...(args['pieces'] as readonly number[])].sort((a, b) => g.steps(a) - g.steps(b));
        for (const p of byStrength) {
          g.raise(p, 'moved');
          g.move(p, Number(args['to']));
          g.note('4.5', say`A unit enters ${place(Number(args['to']))}.`);
        }
      },
    }),
  ],
  [
    'in a note about an enemy',
    withApply('move', (g) => g.note('4', say`The scouts report ${g.steps(P.r1) + g.steps(P.b1)} steps.`)),
  ],
];

describe('leaks are found', () => {
  it.each(leaks)('%s', (_, game) => {
    const r = battery(game, { games: 5, every: 1, mostActions: 400, scenarios: ['melee'] });
    // What a side can tell from the list of what is legal also sets the truth apart from the world it imagines.
    const checks = new Set(r.failures.map((f) => f.check));
    expect([...checks].filter((c) => c !== 'imagined')).toEqual(['non-interference']);
  });
  it('a name that knowledge hides is not a leak', () => {
    const game = withApply('move', (g) => g.note('4', say`${unit(P.b1)} hears it.`));
    expect(report(game).failures).toEqual([]);
  });
});

/** One blue piece that red does not even see, and nothing to do but to look for it. */
const unseen = (looks: Partial<Verb>): Game => ({
  ...withNode('move-step', { verbs: ['patrol'], prompt: () => say`Look.` }),
  verbs: toy.verbs.map((v) => (v.id === 'patrol' ? { ...v, ...looks } : v)),
  scenarios: toy.scenarios.map((s) => ({
    ...s,
    setup(g: Play) {
      s.setup(g);
      for (const p of [P.b1, P.b2]) g.move(p, hex('E'));
      g.move(P.b3, hex('D'));
      g.forget([P.b3], RED, UNSEEN);
    },
  })),
});
const placesOf = (q: Query, list: readonly number[]) => list.map((p) => q.at(p));
/** What only the numbers of hidden pieces tell, or what only an undo, a handle or a list tells. */
const finer: [string, string, Game][] = [
  [
    'in the order of notes, by number',
    'told',
    withApply('dig', (g) => {
      for (const p of hidden(g)) g.note('6', say`Noise at ${place(g.at(p))}.`);
    }),
  ],
  [
    'in the numbers of an overlay, by number',
    'overlay noise',
    variant({
      overlays: [
        {
          id: 'noise',
          title: 'Noise',
          compute: (q, side) => ({
            notes: q.piecesOf(1 - side).map((p, i) => ({ at: q.at(p), rule: '1', message: say`${i} men` })),
          }),
        },
      ],
    }),
  ],
  [
    'in the order of what is offered, by number',
    'asked',
    withArg('move', 'to', { candidates: (q) => placesOf(q, hidden(q)), refuse: () => undefined }),
  ],
  [
    'in which of two a refusal names, by number',
    'refusals',
    withArg('march', 'pieces', {
      whose: 'any',
      refuse: (q, soFar, value) => {
        const [first = 0] = (value as readonly number[]).toSorted((a, b) => a - b);
        const isForeign = q.sideOf(first) !== q.actor;
        return isForeign
          ? refuse('4', say`Not ${place(q.at(first))}.`)
          : argOf('march', 'pieces').refuse?.(q, soFar, value);
      },
    }),
  ],
  [
    'in which of them comes to light, by number',
    'view',
    withVerb('scout', { apply: (g) => g.reveal(hidden(g).slice(0, 1), g.actor) }),
  ],
  [
    'in what is said of a foreign piece in an argument',
    'refusals',
    withArg('dig', 'piece', {
      whose: 'any',
      refuse: (q, soFar, p) =>
        q.sideOf(Number(p)) === q.actor
          ? argOf('dig', 'piece').refuse?.(q, soFar, p)
          : refuse('6', say`That one has ${q.steps(Number(p))} steps.`),
    }),
  ],
  [
    'in whether an action can be undone',
    'undo after an action',
    withApply('dig', (g) => (secret(g) > 2 ? g.disclose('6', say`Quiet.`) : g.note('6', say`Quiet.`))),
  ],
  ['in whether a look that found nothing can be undone', 'undo after an action', unseen({})],
  [
    'in the order of the keys of what is seen',
    'told',
    withApply('dig', (g) => {
      for (const p of hidden(g)) g.setMark('fort', `at ${g.at(p)}`, 1);
    }),
  ],
];
describe('finer leaks are found', () => {
  it.each(finer)('%s', (_, by, game) => {
    const r = battery(game, { games: 3, every: 1, mostActions: 60 });
    const found = r.failures.filter((f) => f.check === 'non-interference').map((f) => f.message);
    expect(found.join('\n')).toContain(`can tell two truths apart by its ${by}: `);
  });
  it('a look for an unseen piece is no leak where it is declared', () => {
    expect(battery(unseen({ looks: () => true }), { games: 3, every: 1, mostActions: 60 }).failures).toEqual([]);
  });
});

const judged: string[] = [];

const broken: [string, string, Game][] = [
  [
    'accepts what was never offered',
    'refusal',
    // Listing asks for the choices first, checking for the refusal: a game that can tell them apart can cheat.
    withArg('ally', 'word', {
      candidates: () => {
        const extra = judged.filter((w) => w !== 'peace' && w !== 'war');
        judged.length = 0;
        return ['peace', 'war', ...extra];
      },
      refuse: (_, __, word) => {
        judged.push(String(word));
        return undefined;
      },
    }),
  ],
  [
    'offers what it refuses',
    'offered',
    withVerb('dig', { check: (q) => (q.game.id === 'toy' ? flicker() : undefined) }),
  ],
  [
    'refuses without a reason',
    'refusal',
    withArg('move', 'to', { refuse: (q, s, to) => argOf('move', 'to').refuse?.(q, s, to) && refuse('', say``) }),
  ],
  [
    'throws at a strange value',
    'refusal',
    withArg('move', 'to', {
      refuse: (q, s, to) => {
        if (Number(to) > 9) throw new RangeError('off the map');
        return argOf('move', 'to').refuse?.(q, s, to);
      },
    }),
  ],
  ['throws in an action', 'crash', withApply('dig', () => void JSON.parse('{'))],
  ['has a dead end', 'dead end', withVerb('answer', { refuse: () => refuse('x', say`No.`) })],
  [
    'waits for nobody',
    'dead end',
    variant({ sequence: { ...toy.sequence, while: () => false, steps: toy.sequence.steps.slice(0, 2) } }),
  ],
  [
    'goes round in circles',
    'endless',
    variant({
      sequence: {
        ...toy.sequence,
        steps: [
          toy.sequence.steps[0] ?? combat,
          { id: 'spin', title: '', kind: 'process', step: () => 'again' },
          ...toy.sequence.steps.slice(1),
        ],
      },
    }),
  ],
  ['never ends', 'length', withNode('judge', { run: () => {} })],
  ['changes the state past the events', 'fold', withApply('dig', (g) => void (dirty(g).tracks['redAir'] = 1))],
  [
    'changes the state past the events when asked',
    'asking',
    withArg('dig', 'piece', {
      refuse: (q, s, p) => {
        dirty(q).draws++;
        return argOf('dig', 'piece').refuse?.(q, s, p);
      },
    }),
  ],
  [
    'changes the state by events when asked',
    'asking',
    withVerb('dig', {
      refuse: (q) => {
        (q as Play).setTrack('turn', 2);
        return undefined;
      },
    }),
  ],
  [
    'makes an event without shape',
    'schema',
    withApply('dig', (g) => kernels(g).emit({ k: 'noted', rule: 3, message: say`x` } as never)),
  ],
  ['makes an event nobody knows', 'schema', withApply('dig', (g) => kernels(g).emit({ k: 'danced' } as never))],
  ['keeps what is not JSON', 'round trip', withApply('dig', (g) => g.setMemo('press', new Map() as never))],
  ['keeps what is not a number', 'round trip', withApply('dig', (g) => g.setMemo('press', { n: Number.NaN }))],
  ['puts a piece off the board', 'structure', withApply('dig', (g) => g.move(P.r1, 77))],
  ['gives a piece too many steps', 'structure', withApply('dig', (g) => g.setSteps(P.r1, 9))],
  ['gives a piece half a step', 'schema', withApply('dig', (g) => g.setSteps(P.r1, 1.5))],
  ['moves a track out of its range', 'structure', withApply('dig', (g) => g.setTrack('turn', 9))],
  [
    'gives two pieces one name',
    'structure',
    withApply('dig', (g) =>
      kernels(g).emit({
        k: 'known',
        to: BLUE,
        ps: [P.r1, P.r2],
        level: 1,
        handles: [5_000_000, 5_000_000],
        was: { levels: [1, 1], handles: [0, 0] },
      }),
    ),
  ],
  [
    'breaks its own invariants',
    'invariants',
    withApply('dig', (g) => {
      for (const p of [P.r1, P.r2, P.r3, P.mil1]) g.move(p, hex('A'));
    }),
  ],
  ['begins with broken invariants', 'invariants', variant({ invariants: () => ['nothing is right'] })],
  [
    'rolls dice behind the back',
    'dice',
    withApply('dig', (g) => g.setMark('fort', g.at(P.r1), kernels(g).dice.roll(0, 1, 6)[0] ?? 1)),
  ],
  ['acts at random', 'undo', withApply('move', (g) => g.setMark('trap', 3, 1 + Math.floor(Math.random() * 1e9)))],
  ['keeps from the page what can be done', 'offered', variant({ onlyWith: { verbs: { plan: { side: BLUE } } } })],
  // The rule lets any hex pass that is not barred; only the list keeps units to the next one.
  [
    'says of far hexes that they are listed',
    'membership',
    withArg('move', 'to', { has: () => true, refuse: () => undefined }),
  ],
  ['lists at random', 'offered', withArg('plan', 'n', { candidates: () => [1 + Math.floor(Math.random() * 1e6)] })],
  [
    'ends at random',
    'replay',
    withNode('judge', { run: (g: Play) => g.end({ winner: 0, level: `x${Math.random()}`, rule: '1' }) }),
  ],
  ['forgets on a way back', 'undo', remembering()],
];

const coin = random(11);
function flicker() {
  return coin.int(3) === 0 ? refuse('x', say`Changed my mind.`) : undefined;
}
/** A game that keeps a memory of its own beside the state. */
function remembering(): Game {
  const seen: number[] = [];
  return withApply('move', (g) => {
    seen.push(1);
    g.setMark('trap', 4, seen.length);
  });
}

describe('games that are broken are found out', () => {
  it.each(broken)('one that %s: %s', (_, check, game) => {
    const r = battery(game, { games: 12, every: 2, mostActions: 60, scenarios: ['melee'], firstSeed: 3 });
    expect(r.failures.map((f) => f.check)).toContain(check);
  });
  it('one that fails at its set-up is reported, not thrown', () => {
    const game = variant({
      scenarios: toy.scenarios.map((s) => ({
        ...s,
        setup() {
          throw new TypeError('no map');
        },
      })),
    });
    const [f] = battery(game, { games: 1 }).failures;
    expect(f).toMatchObject({ check: 'crash', action: 0, scenario: 'clash', seed: 1 });
    expect(f?.fixture).toContain('no map');
  });
});

describe('what is taken back over a barrier', () => {
  /** Promises that everything can be taken back. */
  class Forgiving extends Match {
    override canUndo(): boolean {
      return true;
    }
  }
  const forgiving = (game: Game = toy) =>
    afterPlans(new Forgiving({ game, scenario: 'melee', dice: forcedDice([3, 4]) }));
  it('dice, the end, a revelation', () => {
    for (const [game, kind] of [
      [withVerb('dig', { apply: (g) => void g.roll(2, 6, say`x`, '1') }), 'rolled'],
      [withVerb('dig', { apply: (g) => g.end({ winner: 0, level: 'x', rule: '1' }) }), 'ended'],
      [withVerb('dig', { apply: (g) => g.reveal([P.b1], RED) }), 'known'],
    ] as const) {
      const m = forgiving(game);
      const before = canonical(m.state);
      const events = must(m, RED, 'dig', { piece: P.r1 });
      expect(() => checkUndo(m, RED, before, events)).toThrow(`an action with ${kind} can be taken back`);
    }
  });
  it('a hand-over', () => {
    const m = forgiving();
    const before = canonical(m.state);
    const events = must(m, RED, 'done');
    expect(() => checkUndo(m, RED, before, events)).toThrow(
      new Broken('undo', 'the other side has come to move, and it can still be taken back'),
    );
  });
  it('a state that is not the one before, a log that stays', () => {
    const m = afterPlans(toyMatch());
    const events = must(m, RED, 'dig', { piece: P.r1 });
    expect(() => checkUndo(m, RED, 'another', events)).toThrow(
      new Broken('undo', 'undo does not give back the state before'),
    );
  });
  it('an honest match passes', () => {
    const m = afterPlans(toyMatch());
    const before = canonical(m.state);
    const events = must(m, RED, 'dig', { piece: P.r1 });
    const after = canonical(m.state);
    checkUndo(m, RED, before, events);
    expect(canonical(m.state)).toBe(after);
    checkUndo(m, BLUE, before, []);
    expect(canonical(m.state)).toBe(after);
  });
});

describe('a failure', () => {
  const game = withVerb('answer', {
    apply(g, args) {
      g.roll(3, 6, say`x`, '1');
      g.reply('answer', String(args['how']));
      throw new TypeError('a bug in the rules');
    },
  });
  const r = battery(game, { games: 4, scenarios: ['melee'], every: 100 });
  const [first] = r.failures;
  it('is told with check, scenario, seed, and the script that leads to it', () => {
    expect(first).toMatchObject({ check: 'crash', scenario: 'melee' });
    expect(first?.message).toContain('TypeError: a bug in the rules');
    expect(() => mustPass(r, (f) => `kept as ${f.seed}`)).toThrow(
      /battery: crash failed in scenario melee, seed \d+, after \d+ actions: TypeError: a bug[\s\S]*kept as \d+[\s\S]*script:/,
    );
  });
  it('its fixture is a case that runs into it', () => {
    const c = parseCase(first?.fixture ?? '', 'fixture.yaml');
    expect(c.data.script).toHaveLength(first?.action ?? 0);
    expect(() => runCase(game, c)).toThrow(/the rules failed: TypeError: a bug in the rules/);
    // With the bug mended it runs through, but for the dice that the bug rolled.
    expect(() => runCase(toy, c)).toThrow(/fixture.yaml:1: 1 of the dice were never rolled/);
  });
});

describe('log entries in words', () => {
  it('of every type of argument, orders and marks', () => {
    const m = afterPlans(toyMatch());
    const w = (verb: string, args: Args) => entryWords(m.q, { side: RED, verb, args });
    expect(w('move', { piece: P.r1, to: 1 })).toEqual({ side: 'red', do: 'move', piece: '1 Rifle', to: 'B' });
    expect(w('move', { piece: P.mil2, to: -1 })).toEqual({
      side: 'red',
      do: 'move',
      piece: 'Militia#2',
      to: 'nowhere',
    });
    expect(w('march', { pieces: [P.r2, P.mil1], to: 1 })).toMatchObject({ pieces: ['2 Rifle', 'Militia#1'] });
    expect(w('patrol', { piece: 0, route: [1, 0] })).toMatchObject({ route: ['B', 'A'] });
    expect(w('ally', { whom: 1, word: 'war' })).toEqual({ side: 'red', do: 'ally', whom: 'blue', word: 'war' });
    expect(w('plan', { n: 2 })).toEqual({ side: 'red', do: 'plan', n: 2 });
    expect(w('done', {})).toEqual({ side: 'red', do: 'done' });
    expect(w('move', { piece: P.r1 })).toEqual({ side: 'red', do: 'move', piece: '1 Rifle' });
    expect(entryWords(m.q, { takenBack: 3 })).toEqual({ note: '3 taken back' });
    expect(entryWords(m.q, { side: BLUE, orders: [{ id: 'always', params: { how: 'stand' } }] })).toEqual({
      orders: 'blue',
      are: [{ id: 'always', how: 'stand' }],
    });
  });
});

describe('another truth', () => {
  it('is one the viewer cannot tell from this one, and not always the same', () => {
    const m = afterPlans(toyMatch({ scenario: 'melee' }));
    must(m, RED, 'scout', { target: m.view(RED).pieces.find((p) => p.side === BLUE)?.id });
    const texts = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const s = permuted(m, RED, random(seed));
      texts.add(canonical(s));
      const twin = new Match({ game: toy, scenario: 'melee', dice: m.dice }, cloneState(s));
      expect(canonical(twin.view(RED))).toBe(canonical(m.view(RED)));
      expect(s.pieces.at).toEqual(m.state.pieces.at);
      expect(new Set(s.pieces.kind)).toEqual(new Set(m.state.pieces.kind));
    }
    expect(texts.size).toBeGreaterThan(5);
  });
  it('open flags stay where they are seen', () => {
    const m = afterPlans(toyMatch(), 1, 2);
    must(m, BLUE, 'dig', { piece: P.b2 });
    for (let seed = 0; seed < 20; seed++) {
      const s = permuted(m, RED, random(seed));
      expect(s.pieces.flags.map((f) => f & 2)).toEqual(m.state.pieces.flags.map((f) => f & 2));
    }
  });
  it('does not change the match', () => {
    const m = afterPlans(toyMatch());
    const before = canonical(m.state);
    permuted(m, RED, random(1));
    expect(canonical(m.state)).toBe(before);
  });
});

describe('perft', () => {
  const m = afterPlans(toyMatch());
  it('counts sequences of actions', () => {
    const dice = seededDice(1);
    expect(perft(toy, m.state, dice, 0)).toBe(1);
    const legal = [...m.legal(RED)];
    expect(perft(toy, m.state, dice, 1)).toBe(legal.length);
    let two = 0;
    for (const a of legal) {
      const next = new Match({ game: toy, scenario: 'clash', dice }, cloneState(m.state));
      must(next, RED, a.verb, a.args);
      for (const side of next.owing()) two += [...next.legal(side)].length;
    }
    expect(perft(toy, m.state, dice, 2)).toBe(two);
  });
  it('counts both sides where both may act, and leaves the state alone', () => {
    const p = toyMatch();
    const before = canonical(p.state);
    expect(perft(toy, p.state, p.dice, 1)).toBe(6);
    // Each of 6 plans leaves 2 others or done to one side, 3 to the other.
    expect(perft(toy, p.state, p.dice, 2)).toBe(36);
    expect(canonical(p.state)).toBe(before);
  });
});
