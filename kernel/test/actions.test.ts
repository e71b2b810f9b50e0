import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inNamesOf,
  check,
  decode,
  decodeArg,
  encode,
  handleOf,
  KERNEL_RULES,
  legalActions,
  offers,
  pieceOf,
  sampleAction,
} from '../src/actions.ts';
import { FIRST_HANDLE } from '../src/world.ts';
import { random, seededDice } from '../src/dice.ts';
import type { Action, Game, Verb } from '../src/game.ts';
import type { Match } from '../src/match.ts';
import { type Refusal, refuse, render, say } from '../src/message.ts';
import { canonical } from '../src/state.ts';
import { NOWHERE } from '../src/types.ts';
import { namerFor } from '../src/view.ts';
import { afterPlans, BLUE, hex, must, P, POOL, RED, toy, toyMatch, variant, withNode, withVerb } from './toy.ts';

const ruleOf = (x: Action | Refusal | { value: unknown } | undefined) => (x && 'rule' in x ? x.rule : undefined);
const textOf = (m: Match, x: Action | Refusal | undefined) =>
  x && 'rule' in x ? render(x.message, namerFor(m.q, 'referee')) : undefined;
const marching = (game: Game = toy) => afterPlans(toyMatch({ game }));
const blue = (m: Match, p: number) => handleOf(m.q, RED, p);

describe('names of pieces', () => {
  it('own pieces by index, foreign ones by handle', () => {
    const m = toyMatch();
    expect([handleOf(m.q, RED, P.r1), handleOf(m.q, BLUE, P.b1)]).toEqual([P.r1, P.b1]);
    const h = handleOf(m.q, RED, P.b1);
    expect(h).toBeGreaterThanOrEqual(FIRST_HANDLE);
    expect([pieceOf(m.q, RED, h), pieceOf(m.q, BLUE, P.b1)]).toEqual([P.b1, P.b1]);
  });
  it('the index of a foreign piece is not a name, nor is the name another viewer has for it', () => {
    const m = toyMatch();
    expect(pieceOf(m.q, RED, P.b1)).toBe(-1);
    expect(pieceOf(m.q, BLUE, handleOf(m.q, RED, P.b1))).toBe(-1);
    for (const h of [-1, 99, 0.5, FIRST_HANDLE, Number.NaN]) expect(pieceOf(m.q, RED, h)).toBe(-1);
  });
  it('a piece that is not seen has no name one could use', () => {
    const m = toyMatch();
    const h = handleOf(m.q, BLUE, P.mil2);
    expect(h).toBeGreaterThanOrEqual(FIRST_HANDLE);
    expect(pieceOf(m.q, BLUE, h)).toBe(-1);
  });
  it('without fog everybody speaks of the same numbers', () => {
    const m = toyMatch({ game: variant({ fog: false }) });
    expect([handleOf(m.q, RED, P.b1), pieceOf(m.q, RED, P.b1), pieceOf(m.q, RED, 8), pieceOf(m.q, RED, -1)]).toEqual([
      P.b1,
      P.b1,
      -1,
      -1,
    ]);
  });
});

describe('decoding', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'it must be an object with a verb'],
    ['null', null, 'it must be an object with a verb'],
    ['a list', [], 'it must be an object with a verb'],
    ['a word', 'move', 'it must be an object with a verb'],
    ['no verb', { args: {} }, 'the verb is missing'],
    ['a number for a verb', { verb: 1, args: {} }, 'the verb is missing'],
    ['a field too many', { verb: 'done', args: {}, side: 0 }, 'it has an unknown field side'],
    ['a very long field', { verb: 'done', ['x'.repeat(99)]: 0 }, `it has an unknown field ${'x'.repeat(40)}`],
    ['args a list', { verb: 'done', args: [] }, 'args must be an object'],
    ['args null', { verb: 'done', args: null }, 'args must be an object'],
    ['args a word', { verb: 'done', args: 'x' }, 'args must be an object'],
    ['done with arguments', { verb: 'done', args: { a: 1 } }, 'done takes no arguments'],
    ['an argument too many', { verb: 'dig', args: { piece: 0, at: 3 } }, 'dig takes no at'],
    ['an argument missing', { verb: 'move', args: { piece: 0 } }, 'move needs to'],
    ['an inherited argument', { verb: 'dig', args: Object.create({ piece: 0 }) }, 'dig needs piece'],
    ['a piece that is a word', { verb: 'dig', args: { piece: '0' } }, 'piece must be a piece'],
    ['a piece that is a fraction', { verb: 'dig', args: { piece: 0.5 } }, 'piece must be a piece'],
    ['a place that is not a number', { verb: 'move', args: { piece: 0, to: null } }, 'to must be a place'],
    ['pieces that are not a list', { verb: 'march', args: { pieces: 0, to: 1 } }, 'pieces must be a list of pieces'],
    ['pieces with a word in', { verb: 'march', args: { pieces: [0, 'a'], to: 1 } }, 'pieces must be a list of pieces'],
    ['pieces named twice', { verb: 'march', args: { pieces: [0, 0], to: 1 } }, 'pieces names a piece twice'],
    [
      'far too many pieces',
      { verb: 'march', args: { pieces: Array(21).fill(0), to: 1 } },
      'pieces must be a list of pieces',
    ],
    [
      'places that are not a list',
      { verb: 'patrol', args: { piece: 0, route: 'AB' } },
      'route must be a list of places',
    ],
    ['a side that is a word', { verb: 'ally', args: { whom: 'red', word: 'x' } }, 'whom must be a side'],
    ['a choice that is a number', { verb: 'ally', args: { whom: 0, word: 1 } }, 'word must be a word'],
  ])('%s is malformed', (_, raw, text) => {
    const m = marching();
    const out = decode(m.q, RED, raw);
    expect([ruleOf(out), textOf(m, out)]).toEqual([KERNEL_RULES.malformed, `This is not an action: ${text}.`]);
  });
  it('a number argument must be whole', () => {
    const m = toyMatch();
    for (const n of [1.5, '1', null, Number.NaN, Infinity])
      expect(textOf(m, decode(m.q, RED, { verb: 'plan', args: { n } }))).toBe(
        'This is not an action: n must be a whole number.',
      );
    expect(decode(m.q, RED, { verb: 'plan', args: { n: -7 } })).toEqual({ verb: 'plan', args: { n: -7 } });
  });
  it.each<[string, unknown, string]>([
    ['a verb', { verb: 'fly', args: {} }, 'There is no verb fly.'],
    ['a verb of the language', { verb: '__proto__', args: {} }, 'There is no verb __proto__.'],
    ['a very long verb', { verb: 'y'.repeat(99) }, `There is no verb ${'y'.repeat(40)}.`],
    ['a piece', { verb: 'dig', args: { piece: 99 } }, 'There is no such piece as 99.'],
    ['an enemy piece by its index', { verb: 'dig', args: { piece: P.b1 } }, 'There is no such piece as 3.'],
    ['a place', { verb: 'move', args: { piece: 0, to: 12 } }, 'There is no such place as 12.'],
    ['a place below', { verb: 'move', args: { piece: 0, to: -1 } }, 'There is no such place as -1.'],
    ['a side', { verb: 'ally', args: { whom: 2, word: 'war' } }, 'There is no such side as 2.'],
    ['one of the pieces', { verb: 'march', args: { pieces: [0, 55], to: 1 } }, 'There are no such pieces as 0,55.'],
    ['one of the places', { verb: 'patrol', args: { piece: 0, route: [0, 12] } }, 'There are no such places as 0,12.'],
    ['one of the places below', { verb: 'patrol', args: { piece: 0, route: [-1] } }, 'There are no such places as -1.'],
  ])('%s that does not exist is unknown', (_, raw, text) => {
    const m = marching();
    const out = decode(m.q, RED, raw);
    expect([ruleOf(out), textOf(m, out)]).toEqual([KERNEL_RULES.unknown, text]);
  });
  it('whose turn it is not is told first, whatever was sent', () => {
    const m = marching();
    const out = decode(m.q, BLUE, null);
    expect([ruleOf(out), textOf(m, out)]).toEqual([KERNEL_RULES.turn, 'Blue has nothing to decide now.']);
    expect(textOf(m, decode(m.q, 9, null))).toBe('This side has nothing to decide now.');
  });
  it('turns names into pieces; a set of pieces has no order, a path of places has', () => {
    const m = marching();
    expect(decode(m.q, RED, { verb: 'march', args: { pieces: [P.r3, P.r2], to: 2 } })).toEqual({
      verb: 'march',
      args: { pieces: [P.r2, P.r3], to: 2 },
    });
    expect(decode(m.q, RED, { verb: 'patrol', args: { piece: 0, route: [3, 1, 3] } })).toMatchObject({
      args: { route: [3, 1, 3] },
    });
    expect(decode(m.q, RED, { verb: 'scout', args: { target: blue(m, P.b2) } })).toEqual({
      verb: 'scout',
      args: { target: P.b2 },
    });
    expect(decode(m.q, RED, { verb: 'done' })).toEqual({ verb: 'done', args: {} });
  });
  it('one argument by itself', () => {
    const m = marching();
    const target = toy.verbs.find((v) => v.id === 'scout')?.args[0];
    if (!target) throw new Error('no target');
    expect(decodeArg(m.q, RED, target, blue(m, P.b2))).toEqual({ value: P.b2 });
    expect(ruleOf(decodeArg(m.q, RED, target, P.b2))).toBe(KERNEL_RULES.unknown);
  });
  it('an action read and written is the same', () => {
    const m = marching();
    must(m, RED, 'scout', { target: blue(m, P.b3) });
    for (const a of m.legal(RED)) {
      const inside = decode(m.q, RED, a);
      expect(ruleOf(inside)).toBeUndefined();
      expect(encode(m.q, RED, inside as Action)).toEqual(a);
    }
  });
  it('writing leaves out what is not there', () => {
    const m = marching();
    expect(encode(m.q, RED, { verb: 'move', args: { piece: 0 } })).toEqual({ verb: 'move', args: { piece: 0 } });
    expect(encode(m.q, RED, { verb: 'fly', args: { piece: 0 } })).toEqual({ verb: 'fly', args: {} });
    expect(encode(m.q, RED, { verb: 'ally', args: { whom: 1, word: 'war' } })).toEqual({
      verb: 'ally',
      args: { whom: 1, word: 'war' },
    });
  });
});

const why = (m: Match, side: number, action: Action) => {
  const no = check(m.q, side, action);
  return no ? [no.rule, render(no.message, namerFor(m.q, side))] : undefined;
};

describe('checking', () => {
  it('accepts what is legal', () => {
    const m = marching();
    expect(why(m, RED, { verb: 'move', args: { piece: P.r1, to: hex('B') } })).toBeUndefined();
    expect(why(m, RED, { verb: 'march', args: { pieces: [P.r2, P.r3], to: hex('A') } })).toBeUndefined();
    expect(why(m, RED, { verb: 'done', args: {} })).toBeUndefined();
  });
  it.each<[string, Action, string, string]>([
    ['an argument', { verb: 'move', args: { piece: P.r1, to: 5 } }, '4.1', '1 Rifle is not next to F.'],
    [
      'the first argument first',
      { verb: 'move', args: { piece: P.b1, to: 5 } },
      '4.0',
      'a hidden Blue unit is not yours.',
    ],
    [
      'a list',
      { verb: 'march', args: { pieces: [P.r1, P.r2], to: 1 } },
      '4.6',
      '1 Rifle, 2 Rifle do not stand together.',
    ],
    ['a list too short', { verb: 'march', args: { pieces: [P.r1], to: 1 } }, '4.5', 'A march takes at least 2 units.'],
    ['the whole', { verb: 'ally', args: { whom: RED, word: 'war' } }, '9.2', 'Red cannot fight itself.'],
    [
      'a choice not offered',
      { verb: 'ally', args: { whom: RED, word: 'x' } },
      '9',
      'Send word: x cannot be chosen now; choose among peace, war.',
    ],
    [
      'a verb of another step',
      { verb: 'answer', args: { how: 'stand' } },
      '10.1',
      'Answer is not possible in this step (Movement), only in: Battle.',
    ],
    ['a verb nobody knows', { verb: 'fly', args: {} }, KERNEL_RULES.unknown, 'There is no verb fly.'],
  ])('refuses by %s', (_, action, rule, text) => {
    expect(why(marching(), RED, action)).toEqual([rule, text]);
  });
  it('a value no rule speaks of is refused when it is not among the choices', () => {
    const m = toyMatch();
    expect(why(m, RED, { verb: 'plan', args: { n: 4 } })).toEqual([
      '3',
      'Plan: 4 cannot be chosen now; choose among 1, 2, 3.',
    ]);
    const titled = withVerb('dig', { args: [{ name: 'piece', type: 'piece', title: 'unit', candidates: () => [] }] });
    expect(why(marching(titled), RED, { verb: 'dig', args: { piece: 0 } })).toEqual([
      '6',
      'Dig in: not possible with 1 Rifle now.',
    ]);
  });
  it('a verb that is shut refuses before its arguments are looked at', () => {
    const shut = withVerb('dig', { refuse: () => refuse('6.2', say`Frozen.`) });
    expect(why(marching(shut), RED, { verb: 'dig', args: { piece: 99 } })).toEqual(['6.2', 'Frozen.']);
  });
  it('done is refused where it has a condition or does not exist', () => {
    expect(why(toyMatch(), RED, { verb: 'done', args: {} })).toEqual(['3.1', 'Plan first.']);
    const forced = toyMatch({ game: withNode('plans', { done: undefined } as never) });
    expect(why(forced, RED, { verb: 'done', args: {} })).toEqual(['3', 'Plans: you must decide; you cannot pass.']);
    const nameless = toyMatch({ game: withNode('plans', { done: undefined, rule: undefined } as never) });
    expect(why(nameless, RED, { verb: 'done', args: {} })?.[0]).toBe(KERNEL_RULES.unoffered);
  });
  it('nothing is legal for a side that is not asked, or after the end', () => {
    expect(why(marching(), BLUE, { verb: 'done', args: {} })?.[0]).toBe(KERNEL_RULES.turn);
    const m = toyMatch({ options: { turns: 1 } });
    playOut(m, 3);
    expect(why(m, RED, { verb: 'done', args: {} })).toEqual([KERNEL_RULES.over, 'The game is over.']);
    expect([[...m.legal(RED)], m.offers(RED), m.sample(RED, random(1))]).toEqual([[], [], undefined]);
  });
  it('sets the actor before it turns to the rules', () => {
    const actors: number[] = [];
    const game = withVerb('dig', {
      refuse: (q) => {
        actors.push(q.actor);
        return undefined;
      },
    });
    const m = marching(game);
    for (const ask of [
      () => check(m.q, RED, { verb: 'dig', args: { piece: 0 } }),
      () => offers(m.q, RED),
      () => [...legalActions(m.q, RED)],
    ]) {
      actors.length = 0;
      m.q.actor = 7;
      ask();
      expect(new Set(actors)).toEqual(new Set([RED]));
    }
    let sampled = 7;
    const other = withVerb('plan', { refuse: (q) => void (sampled = q.actor) });
    const n = toyMatch({ game: other });
    n.q.actor = 7;
    sampleAction(n.q, BLUE, random(3));
    expect(sampled).toBe(BLUE);
  });
});

function playOut(m: Match, seed: number, most = 500): void {
  const r = random(seed);
  for (let i = 0; i < most && !m.over; i++) {
    const owed = m.owing();
    const side = owed[r.int(owed.length)] ?? 0;
    const action = m.sample(side, r);
    if (!action) throw new Error('dead end');
    must(m, side, action.verb, action.args);
  }
}

const done = (game: Game) => offers(toyMatch({ game }).q, RED).find((o) => o.verb === 'done');

describe('offers', () => {
  it('lists the verbs of the step with their arguments, shut ones with the reason', () => {
    const m = marching();
    const list = offers(m.q, RED);
    expect(list.map((o) => o.verb)).toEqual(['move', 'march', 'patrol', 'dig', 'scout', 'rebuild', 'ally', 'done']);
    expect(list[0]).toEqual({
      verb: 'move',
      title: 'Move',
      rule: '4',
      args: [
        { name: 'piece', type: 'piece', title: 'unit' },
        { name: 'to', type: 'place', title: 'to' },
      ],
    });
    expect(list.at(-1)).toEqual({ verb: 'done', title: 'End movement', rule: '4.9', args: [] });
    must(m, RED, 'ally', { whom: 1, word: 'war' });
    expect(offers(m.q, RED).find((o) => o.verb === 'ally')?.refusal?.rule).toBe('9.1');
  });
  it('done carries its own rule, the rule of the step, or none; and its refusal', () => {
    expect(done(toy)).toMatchObject({ rule: '3', refusal: { rule: '3.1' } });
    expect(done(withNode('plans', { rule: undefined } as never))?.rule).toBe('');
    expect(done(withNode('plans', { done: undefined } as never))).toBeUndefined();
  });
  it('offers nothing to a side that is not asked', () => {
    expect(offers(marching().q, BLUE)).toEqual([]);
  });
});

/** Every action one could write with pieces, places, words and numbers of the toy. */
function* anything(m: Match, side: number, v: Verb): Generator<Action> {
  const values: Record<string, readonly (number | string | readonly number[])[]> = {
    piece: Array.from({ length: m.q.pieceCount }, (_, p) => p),
    place: Array.from({ length: 12 }, (_, h) => h),
    side: [0, 1],
    choice: ['peace', 'war', 'stand', 'yield', ''],
    number: [0, 1, 2, 3, 4],
  };
  const [a, b] = v.args;
  const known = (x: unknown) => typeof x === 'number' && handleOf(m.q, side, x) > 0;
  for (const x of a ? (values[a.type] ?? []) : [0])
    for (const y of b ? (values[b.type] ?? []) : [0])
      if (a?.type !== 'piece' || m.q.sideOf(Number(x)) === side || known(x))
        yield { verb: v.id, args: { ...(a ? { [a.name]: x } : {}), ...(b ? { [b.name]: y } : {}) } };
}

describe('listing', () => {
  it('gives exactly what a check of everything possible lets pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(40), (seed, steps) => {
        const m = toyMatch({ scenario: 'melee' });
        playOut(m, seed, steps);
        for (const side of m.owing()) {
          const listed = [...legalActions(m.q, side)]
            .filter((a) => Object.values(a.args).every((x) => !Array.isArray(x)))
            .map(canonical)
            .sort();
          const brute: string[] = [];
          for (const v of toy.verbs)
            if (v.args.every((a) => a.type !== 'pieces' && a.type !== 'places'))
              for (const a of anything(m, side, v)) if (!check(m.q, side, a)) brute.push(canonical(a));
          if (!check(m.q, side, { verb: 'done', args: {} })) brute.push(canonical({ verb: 'done', args: {} }));
          expect(listed).toEqual(brute.sort());
        }
      }),
      { numRuns: 25 },
    );
  });
  it('lists nothing for the side that waits', () => {
    expect([...legalActions(marching().q, BLUE)]).toEqual([]);
  });
  it('is not misled by questions of others in between', () => {
    const m = toyMatch();
    const all = [...m.legal(BLUE)];
    const slow: Action[] = [];
    for (const a of m.legal(BLUE)) {
      slow.push(a);
      m.view(RED);
      m.offers(RED);
    }
    expect(slow).toEqual(all);
    const n = marching();
    const mine = [...n.legal(RED)];
    const again: Action[] = [];
    for (const a of n.legal(RED)) {
      again.push(a);
      n.whyNot(BLUE, a);
    }
    expect(again).toEqual(mine);
  });
  it('leaves out done when it is refused, and verbs that are shut', () => {
    const m = toyMatch();
    expect([...legalActions(m.q, RED)].map((a) => a.verb)).toEqual(['plan', 'plan', 'plan']);
    const shut = marching(withVerb('move', { refuse: () => refuse('x', say`no`) }));
    expect([...legalActions(shut.q, RED)].some((a) => a.verb === 'move')).toBe(false);
  });
  it('applies conditions on the whole', () => {
    const words = [...legalActions(marching().q, RED)].filter((a) => a.verb === 'ally').map((a) => a.args);
    expect(words).toEqual([
      { whom: 0, word: 'peace' },
      { whom: 1, word: 'peace' },
      { whom: 1, word: 'war' },
    ]);
  });
});

describe('sampling', () => {
  it('gives only legal actions, and in time every one of them', () => {
    for (const side of [RED]) {
      const m = marching();
      const all = new Set([...legalActions(m.q, side)].map(canonical));
      const met = new Set<string>();
      const r = random(11);
      for (let i = 0; i < 3000; i++) {
        const a = sampleAction(m.q, side, r);
        met.add(canonical(a));
      }
      expect([...met].sort()).toEqual([...all].sort());
    }
  });
  it('finds the only legal action though guesses fail', () => {
    // Of a hundred numbers one is legal, and only the condition on the whole knows.
    const needle = variant({
      verbs: toy.verbs.map((v) =>
        v.id === 'plan'
          ? {
              ...v,
              args: [{ name: 'n', type: 'number', candidates: () => Array.from({ length: 100 }, (_, i) => i) }],
              check: (_, { n }) => (n === 77 ? undefined : refuse('x', say`no`)),
            }
          : v,
      ),
    });
    const m = toyMatch({ game: needle });
    for (let seed = 0; seed < 10; seed++)
      expect(sampleAction(m.q, RED, random(seed))).toEqual({ verb: 'plan', args: { n: 77 } });
  });
  it('does not list, and asks a verb that is shut once', () => {
    let asked = 0;
    let listed = 0;
    const game = variant({
      verbs: toy.verbs.map((v) => ({
        ...v,
        refuse: () => {
          asked++;
          return v.id === 'dig' || v.id === 'plan' ? undefined : refuse('x', say`no`);
        },
        check: (q, args) => {
          listed++;
          return v.check?.(q, args);
        },
      })),
    });
    const m = marching(game);
    [asked, listed] = [0, 0];
    for (let seed = 0; seed < 20; seed++) {
      expect(sampleAction(m.q, RED, random(seed))?.verb).toMatch(/dig|done/);
      const node = m.q.node;
      expect(asked).toBeLessThanOrEqual(node.kind === 'decision' ? node.verbs.length : 0);
      expect(listed).toBeLessThanOrEqual(1);
      [asked, listed] = [0, 0];
    }
  });
  it('gives nothing only when there is nothing', () => {
    const m = toyMatch({ game: withVerb('plan', { refuse: () => refuse('x', say`no`) }) });
    for (let seed = 0; seed < 10; seed++) expect(sampleAction(m.q, RED, random(seed))).toBeUndefined();
    expect(sampleAction(marching().q, BLUE, random(1))).toBeUndefined();
  });
  it('an argument without choices gives no action', () => {
    const m = marching();
    const r = random(5);
    const verbs = new Set(Array.from({ length: 400 }, () => sampleAction(m.q, RED, r)?.verb));
    expect(verbs).toEqual(new Set(['move', 'march', 'patrol', 'dig', 'scout', 'ally', 'done']));
    m.q.actor = RED;
    expect(m.q.piecesOf(RED).filter((p) => m.q.at(p) === POOL || m.q.at(p) === NOWHERE)).toEqual([]);
  });
});

describe('order tells nothing', () => {
  it('foreign pieces are listed by the names the asker has for them', () => {
    // Whatever the draw of the names: listed in rising order, never in the order of the truth.
    for (let seed = 1; seed < 12; seed++) {
      const m = afterPlans(toyMatch({ dice: seededDice(seed) }));
      const targets = [...m.legal(RED)].filter((a) => a.verb === 'scout').map((a) => Number(a.args['target']));
      expect(targets).toHaveLength(3);
      expect(targets).toEqual(targets.toSorted((a, b) => a - b));
    }
  });
  it('so are sets of them, inside and one after another', () => {
    const sets = withVerb('scout', {
      args: [
        {
          name: 'targets',
          type: 'pieces',
          whose: 'foe',
          candidates: () => [
            [P.b1, P.b2],
            [P.b1, P.b3],
            [P.b2, P.b3],
          ],
        },
      ],
    });
    for (let seed = 1; seed < 12; seed++) {
      const m = afterPlans(toyMatch({ game: sets, dice: seededDice(seed) }));
      const lists = [...m.legal(RED)].filter((a) => a.verb === 'scout').map((a) => a.args['targets'] as number[]);
      for (const l of lists) expect(l).toEqual(l.toSorted((a, b) => a - b));
      const named = [P.b1, P.b2, P.b3].map((p) => blue(m, p)).sort((a, b) => a - b);
      expect(lists).toEqual([
        [named[0], named[1]],
        [named[0], named[2]],
        [named[1], named[2]],
      ]);
    }
  });
});

it("pieces in the order of a viewer's names for them are in no order of their numbers", () => {
  const m = marching();
  const blue = [P.b1, P.b2, P.b3];
  const names = inNamesOf(m.q, RED, blue).map((p) => handleOf(m.q, RED, p));
  expect(names).toEqual(names.toSorted((a, b) => a - b));
  expect(new Set(inNamesOf(m.q, RED, blue))).toEqual(new Set(blue));
  expect(inNamesOf(m.q, BLUE, [P.b3, P.b1])).toEqual([P.b1, P.b3]);
  expect(inNamesOf(marching(variant({ fog: false })).q, RED, [P.b3, P.b1])).toEqual([P.b3, P.b1]);
});
