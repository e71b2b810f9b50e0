// What comes from outside: only known calls with arguments of the right kind and size get through.
import * as fc from 'fast-check';
import type { Match } from '@rasputitsa/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { Connection, dispatch, LocalHost, memoryStorage, METHODS, type Method, type Reply } from '../src/index.ts';
import { folderLibrary } from './library.ts';

const names = Object.keys(METHODS) as readonly Method[];
const SEAT = 'seat';
const GAME = { game: 'skirmish', scenario: 'crossing', options: {}, chairs: ['person', 'person'] };

let connection: Connection;
let match: Match;
const storage = memoryStorage();
let kept = '';
const state = async () => JSON.stringify([match.hash(), match.log.length, await storage.list()]);

beforeAll(async () => {
  const host = new LocalHost({ library: folderLibrary, storage });
  connection = new Connection(host);
  const { id } = await connection.create({ ...GAME, chairs: ['person', 'person'] });
  ({ match } = await host.table(id));
  await connection.sit(id, match.owing()[0] ?? 0, SEAT);
  kept = await state();
});

function expectClear(reply: Reply): void {
  if (reply.ok) return;
  const { what, why, todo } = reply.trouble;
  for (const words of [what, why, todo]) expect(words.length).toBeGreaterThan(3);
  // A clear refusal, not the stumbling of a program.
  expect(why).not.toMatch(/is not a function|Cannot read prop|is not iterable|of undefined|is not defined/);
}
async function refused(method: unknown, args: unknown): Promise<string> {
  const reply = await dispatch(connection, method, args);
  expectClear(reply);
  expect(await state()).toBe(kept);
  return reply.ok ? 'ok' : reply.trouble.why;
}

describe('calls from outside', () => {
  it('only those of the list are made, whatever else the connection can do', async () => {
    const others = new Set(
      [Connection.prototype, Object.prototype, Function.prototype].flatMap((p) => Object.getOwnPropertyNames(p)),
    );
    for (const name of names) others.delete(name);
    for (const name of ['listen', 'say', 'look', 'close', 'may', 'rights', '__proto__', '#do', '', 'sit ', 'SIT'])
      others.add(name);
    for (const name of others) expect(await refused(name, []), name).toBe('there is no such request');
    for (const name of [null, undefined, 0, {}, ['sit'], Symbol('sit')])
      expect(await refused(name, [])).toBe('there is no such request');
  });
  it('with the arguments they take, neither more nor fewer', async () => {
    for (const name of names) {
      expect(await refused(name, [...METHODS[name].map(() => 'x'), 'x', 'x'])).toMatch(/takes \d arguments/);
      expect(await refused(name, null)).toMatch(/takes \d arguments/);
    }
    for (const name of names.filter((n) => METHODS[n].length > 0)) expect(await refused(name, [])).toMatch(/must be/);
  });
  it('anything at all as arguments is answered clearly and changes nothing', async () => {
    const junk = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
      withUnboxedBoxed: true,
    } as never);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.array(junk, { maxLength: 4 }), async (name, args) => {
        // Leaving one's own seat is a change, and anybody's right.
        fc.pre(args[0] !== SEAT);
        expect(await refused(name, args)).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });
  it('arguments of the right shape and no sense are refused by the rules, and change nothing', async () => {
    const word = fc.oneof(
      fc.constantFrom('done', 'move', 'constructor', 'toString', '__proto__', 'hasOwnProperty'),
      fc.constantFrom(...match.game.verbs.map((v) => v.id), ...match.game.standingOrders.map((o) => o.id)),
      fc.string({ maxLength: 12 }),
    );
    const value = fc.oneof(
      fc.nat(2000),
      fc.integer(),
      fc.double(),
      fc.string(),
      fc.array(fc.nat(300), { maxLength: 8 }),
      fc.constant(null),
    );
    const args = fc.dictionary(fc.oneof(word, fc.constantFrom('piece', 'pieces', 'at', 'to', 'n')), value, {
      maxKeys: 4,
    });
    const action = fc.record({ verb: word, args });
    // With something that belongs to none, so that what happens to be an order is refused as well.
    const order = fc.record({ id: word, params: args.map((a) => ({ ...a, nonsense: 1 })) });
    const call: fc.Arbitrary<readonly [Method, readonly unknown[]]> = fc.oneof(
      fc.tuple(fc.constant('choices' as const), fc.tuple(word, args)),
      fc.tuple(fc.constant('whyNot' as const), fc.tuple(action)),
      fc.tuple(
        fc.constant('targets' as const),
        fc.tuple(fc.oneof(fc.record({ pieces: fc.array(fc.nat()) }), fc.record({ place: fc.nat() }))),
      ),
      fc.tuple(fc.constant('overlay' as const), fc.tuple(word)),
      fc.tuple(fc.constant('panel' as const), fc.tuple(word)),
      fc.tuple(fc.constant('goto' as const), fc.tuple(fc.nat())),
      fc.tuple(fc.constant('exportFile' as const), fc.tuple(fc.constantFrom('set-up', 'log', 'position'))),
      // One too old, so that what happens to be legal is refused as well.
      fc.tuple(fc.constant('act' as const), fc.tuple(fc.array(action, { minLength: 1, maxLength: 3 }), fc.constant(0))),
      fc.tuple(fc.constant('order' as const), fc.tuple(fc.array(order, { minLength: 1, maxLength: 3 }))),
    );
    await fc.assert(
      fc.asyncProperty(call, async ([name, more]) => {
        expect(await refused(name, [SEAT, ...more])).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });
  it('tables, games and files that do not exist are answered clearly', async () => {
    const id = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(
        '__proto__',
        'constructor',
        '../x',
        'case:skirmish:x',
        'case:',
        'tutorial:x',
        'replay:x',
        'replay:replay:x',
      ),
    );
    const spec = fc.record({
      game: fc.constantFrom('skirmish', 'x', 'constructor'),
      scenario: fc.constantFrom('x', '', '__proto__'),
      options: fc.dictionary(fc.string(), fc.oneof(fc.boolean(), fc.nat()), { maxKeys: 2 }),
      chairs: fc.array(fc.oneof(fc.constant('person'), fc.record({ bot: fc.string() })), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('profile', 'rulebook', 'openTutorial', 'openReplay', 'remove'),
        id,
        async (name, x) => {
          await refused(name, [x]);
        },
      ),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(id, fc.oneof(fc.constant('spectator'), fc.nat(5)), async (x, viewer) => {
        expect(await refused('sit', [x, viewer])).not.toBe('ok');
      }),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(spec, async (x) => {
        expect(await refused('create', [x])).not.toBe('ok');
      }),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        expect(await refused('importFile', [text, 'x'])).not.toBe('ok');
      }),
      { numRuns: 300 },
    );
  });
  it('sizes have their ends', async () => {
    const done = { verb: 'done', args: {} };
    expect(await refused('act', [SEAT, Array.from({ length: 201 }, () => done), 1])).toMatch(/at most 200/);
    expect(await refused('targets', [SEAT, { pieces: Array.from({ length: 201 }, (_, i) => i) }])).toMatch(
      /at most 200/,
    );
    expect(await refused('choices', [SEAT, 'x'.repeat(201), {}])).toMatch(/at most 200 letters/);
    expect(await refused('whyNot', [SEAT, { verb: 'x', args: { a: [[[[[1]]]]] } }])).toMatch(/plain data/);
    expect(await refused('whyNot', [SEAT, { verb: 'x', args: { a: Array.from({ length: 2001 }, () => 1) } }])).toMatch(
      /plain data/,
    );
    expect(
      await refused('whyNot', [SEAT, { verb: 'x', args: JSON.parse('{"__proto__": {"a": 1}}') as unknown }]),
    ).toMatch(/plain data/);
    expect(await refused('whyNot', [SEAT, { verb: 'x', args: new Map() }])).toMatch(/plain data/);
    expect(await refused('whyNot', [SEAT, { verb: 'x', args: {}, side: 1 }])).toMatch(/does not belong/);
    expect(await refused('act', [SEAT, [done], 0.5])).toMatch(/whole number/);
    const loop: Record<string, unknown> = {};
    loop['loop'] = loop;
    expect(await refused('whyNot', [SEAT, { verb: 'x', args: loop }])).toMatch(/plain data/);
  });
  it('the same piece many times is asked for once', async () => {
    const handle = Object.values(
      (await dispatch(connection, 'sit', [(await connection.tables())[0]?.id, match.owing()[0], SEAT])) as object,
    );
    expect(handle[0]).toBe(true);
    const asked: unknown[] = [];
    const choices = match.choices.bind(match);
    match.choices = (side, verb, given) => {
      asked.push(given);
      return choices(side, verb, given);
    };
    await dispatch(connection, 'targets', [SEAT, { pieces: [1] }]);
    const once = asked.length;
    await dispatch(connection, 'targets', [SEAT, { pieces: Array.from({ length: 200 }, () => 1) }]);
    expect(asked).toHaveLength(once * 2);
    match.choices = choices;
  });
  it('dice are chosen by nobody but in a sandbox', async () => {
    expect(await refused('create', [{ ...GAME, seed: 1 }])).toMatch(/only for sandbox/);
    expect(await refused('create', [{ ...GAME, sandbox: false, seed: 1 }])).toMatch(/only for sandbox/);
    const reply = await dispatch(connection, 'create', [{ ...GAME, sandbox: true, seed: 1 }]);
    expect(reply).toMatchObject({ ok: true, value: { sandbox: true } });
  });
  it('what a rule says when it fails is for the owner of the game only', async () => {
    const host = new LocalHost({ library: folderLibrary, storage });
    const guest = new Connection(host, { sit: () => undefined, owns: () => false });
    const mine = new Connection(host);
    const { id } = await mine.create({ ...GAME, chairs: ['person', 'person'] });
    const { match: game } = await host.table(id);
    const side = game.owing()[0] ?? 0;
    game.whyNot = () => {
      throw new Error('piece 17 is the Guards');
    };
    game.act = () => {
      throw new Error('piece 17 is the Guards');
    };
    for (const [who, words] of [
      [guest, /error in/],
      [mine, /Guards/],
    ] as const) {
      await who.sit(id, side, SEAT);
      for (const call of [
        ['whyNot', [SEAT, { verb: 'done', args: {} }]],
        ['act', [SEAT, [{ verb: 'done', args: {} }], 1]],
      ] as const) {
        const reply = await dispatch(who, call[0], call[1]);
        expect(reply.ok ? '' : reply.trouble.why).toMatch(words);
      }
    }
  });
});
