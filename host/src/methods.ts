// The calls a client may make, and what their arguments look like. Nothing else reaches a host: not another name, not a
// value of the wrong kind or size.
import { either, fields, flag, literal, oneOf, plain as plainData, type Shape } from '@rasputitsa/kernel/shape';
import type { Connection } from './connection.ts';
import { Failure, troubleOf } from './failure.ts';
import type { Host, Trouble } from './protocol.ts';
import { OWNER } from './rights.ts';

export type Method = Exclude<keyof Host, 'listen'>;

/** A saved game of two hundred turns has under two million letters. */
const FILE = 20_000_000;
/** As much as a file of charts may have. */
const CHARTS = 3_000_000;
const NAME = 200;
/** More pieces or actions than any stack or column has. */
const MANY = 200;
const DEPTH = 4;
/** Values in one piece of free data: arguments of an action, options of a game. */
const VALUES = 2000;

function test(what: string, holds: (value: unknown) => boolean): Shape {
  return (value, path) => (holds(value) ? undefined : `${path} must be ${what}`);
}
const upTo = (most: number): Shape =>
  test(`text of at most ${most} letters`, (v) => typeof v === 'string' && v.length <= most);
const count = test('a whole number from 0', (v) => Number.isSafeInteger(v) && (v as number) >= 0);
const name = upTo(NAME);
const handle = test('the handle of a seat', (v) => typeof v === 'string' && /^[\w-]{1,64}$/.test(v));
/** May be left out, but only at the end. */
const maybe = (shape: Shape): Shape =>
  either(
    shape,
    test('left out', (v) => v === undefined),
  );

function few(of: Shape, most = MANY): Shape {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > most) return `${path} must be a list of at most ${most}`;
    for (let i = 0; i < value.length; i++) {
      const wrong = of(value[i], `${path}/${i}`);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

const plain = plainData({ depth: DEPTH, values: VALUES, letters: NAME });
const plainRecord: Shape = (value, path) =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? `${path} must be an object`
    : plain(value, path);

const viewer = either(literal('spectator'), count);
const action = fields({ verb: name, args: plainRecord });
const order = fields({ id: name, params: plainRecord });
const chair = either(literal('person'), fields({ bot: name }));
const newGame = fields(
  { game: name, scenario: name, options: plainRecord, chairs: few(chair, 8) },
  { sandbox: flag, seed: count, charts: fields({ name, text: upTo(CHARTS) }) },
);
/** Who knows the seed knows every die: a client may choose it only where nothing is hidden and anything taken back. */
const fairGame: Shape = (value, path) => {
  const wrong = newGame(value, path);
  if (wrong) return wrong;
  const { seed, sandbox } = value as { seed?: number; sandbox?: boolean };
  return seed !== undefined && sandbox !== true ? `${path}/seed is only for sandbox games` : undefined;
};

export const METHODS = {
  games: [],
  profile: [name, maybe(name)],
  charts: [name],
  readCharts: [name, upTo(CHARTS), name],
  rulebook: [name],
  tables: [],
  create: [fairGame],
  openCase: [name, name],
  openTutorial: [name],
  openReplay: [name],
  tryLine: [handle],
  importFile: [upTo(FILE), name, maybe(handle)],
  checkPosition: [upTo(FILE)],
  exportFile: [handle, oneOf('game', 'position', 'log', 'set-up')],
  remove: [name],
  sit: [name, viewer, maybe(handle)],
  leave: [handle],
  choices: [handle, name, plainRecord],
  targets: [handle, either(fields({ pieces: few(count) }), fields({ place: count }))],
  whyNot: [handle, action],
  plan: [handle, few(action)],
  act: [handle, few(action), count],
  undo: [handle],
  redo: [handle],
  order: [handle, few(order)],
  keep: [handle],
  playHere: [handle],
  overlay: [handle, name],
  panel: [handle, name],
  forecast: [handle, few(count), count],
  luck: [handle],
  report: [handle],
  contents: [handle],
  told: [handle, count],
  goto: [handle, count],
} as const satisfies Record<Method, readonly Shape[]>;

export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly trouble: Trouble };

function misunderstood(why: string): Reply {
  const todo = 'Reload the page; if it happens again, tell us';
  return { ok: false, trouble: new Failure('call', 'This request was not understood', why, todo).trouble };
}

/** What is wrong with a call; undefined when it may be made. */
export function wrongCall(method: unknown, args: unknown): string | undefined {
  if (typeof method !== 'string' || !Object.hasOwn(METHODS, method)) return 'there is no such request';
  const shapes: readonly Shape[] = METHODS[method as Method];
  if (!Array.isArray(args) || args.length > shapes.length) return `${method} takes ${shapes.length} arguments`;
  for (const [i, shape] of shapes.entries()) {
    const wrong = shape(args[i], `argument ${i + 1} of ${method}`);
    if (wrong) return wrong;
  }
  return undefined;
}

/** Makes a call that came from outside. Never throws: whatever goes wrong is answered in words. */
export async function dispatch(connection: Connection, method: unknown, args: unknown): Promise<Reply> {
  try {
    const wrong = wrongCall(method, args);
    if (wrong !== undefined) return misunderstood(wrong);
    const call = connection[method as Method] as (...given: unknown[]) => Promise<unknown>;
    return { ok: true, value: await call.apply(connection, args as unknown[]) };
  } catch (error) {
    const trouble = troubleOf(error, method === 'importFile' ? 'file' : 'rules');
    // What a rule says when it fails may name what is hidden; the owner of all games here may read it.
    const hush = trouble.kind === 'rules' && !(error instanceof Failure) && connection.rights !== OWNER;
    return { ok: false, trouble: hush ? { ...trouble, why: 'there is an error in our program' } : trouble };
  }
}
