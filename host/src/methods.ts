// The calls a client may make, and what their arguments look like. Nothing else reaches a host: not another name, not a
// value of the wrong kind or size.
import { COACH_LEVELS } from './coach-types.ts';
import { between, either, fields, flag, isRecord, literal, oneOf, type Shape } from '@rasputitsa/kernel/shape';
import type { Connection } from './connection.ts';
import { Failure, troubleOf } from './failure.ts';
import type { Method } from './method-names.ts';
import type { Trouble } from './protocol.ts';
import { OWNER } from './rights.ts';
import {
  chairStyle,
  CHARTS,
  count,
  deed,
  few,
  FILE,
  handle,
  maybe,
  misfit,
  name,
  plainRecord,
  upTo,
} from './shapes.ts';

/** As long as a signature. */
const SHORT = 128;

const viewer = either(literal('spectator'), count);
const action = fields({ verb: name, args: plainRecord });
const order = fields({ id: name, params: plainRecord });
const botChair = fields({ bot: name }, { style: chairStyle });
/** What is wrong with an opponent is said of the opponent. */
const chair: Shape = (value, path) => (isRecord(value) ? botChair : literal('person'))(value, path);
const MOST_POINTS = 10_000;
const newGame = fields(
  { game: name, scenario: name, options: plainRecord, chairs: few(chair, 8) },
  {
    sandbox: flag,
    handicap: fields({ side: count, points: between(0, MOST_POINTS) }),
    seed: count,
    charts: fields({ name, text: upTo(CHARTS) }),
  },
);
/** Who knows the seed knows every die: a client may choose it only where nothing is hidden and anything taken back. */
const fairGame: Shape = (value, path) => {
  const wrong = newGame(value, path);
  if (wrong) return wrong;
  const { seed, sandbox } = value as { seed?: number; sandbox?: boolean };
  return seed !== undefined && sandbox !== true ? `${path}/seed is only for sandbox games` : undefined;
};

const short = upTo(SHORT);
const pairs = (shapes: readonly Shape[]): Shape =>
  few((value, path) => {
    if (!Array.isArray(value) || value.length !== shapes.length) return `${path} must be a list of ${shapes.length}`;
    return shapes.map((s, i) => s(value[i], `${path}/${i}`)).find((wrong) => wrong !== undefined);
  });
const keptTrust = fields(
  { claims: pairs([count, short]), marks: pairs([viewer, count, short, short]) },
  { id: short, commitment: short, key: short, heads: fields({ side: count, live: short, away: short }) },
);

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
  checkGame: [upTo(FILE), maybe(keptTrust)],
  remove: [name],
  sit: [name, viewer, maybe(handle)],
  leave: [handle],
  choices: [handle, name, plainRecord],
  targets: [handle, either(fields({ pieces: few(count) }), fields({ place: count }))],
  whyNot: [handle, action],
  plan: [handle, few(action)],
  act: [handle, few(action), count, maybe(deed)],
  undo: [handle, maybe(deed)],
  redo: [handle, maybe(deed)],
  hurry: [handle],
  order: [handle, few(order), maybe(deed)],
  resign: [handle, maybe(deed)],
  keep: [handle],
  playHere: [handle],
  overlay: [handle, name],
  panel: [handle, name],
  forecast: [handle, few(count), count],
  luck: [handle],
  report: [handle],
  hint: [handle, maybe(oneOf(...COACH_LEVELS))],
  review: [handle],
  contents: [handle],
  told: [handle, count],
  goto: [handle, count],
} as const satisfies Record<Method, readonly Shape[]>;

export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly trouble: Trouble };

/** The answer to a call that is none of ours. */
export function misunderstood(why: string): Reply {
  const todo = 'Reload the page; if it happens again, tell us';
  return { ok: false, trouble: new Failure('call', 'This request was not understood', why, todo).trouble };
}

/** What is wrong with a call; undefined when it may be made. */
export function wrongCall(method: unknown, args: unknown): string | undefined {
  if (typeof method !== 'string' || !Object.hasOwn(METHODS, method)) return 'there is no such request';
  return misfit(method, METHODS[method as Method], args);
}

/** Makes a call that came from outside. Never throws: whatever goes wrong is answered in words; what is our own fault is complained of
 * in full to whoever runs this. */
export async function dispatch(
  connection: Connection,
  method: unknown,
  args: unknown,
  complain?: (error: unknown) => void,
): Promise<Reply> {
  try {
    const wrong = wrongCall(method, args);
    if (wrong !== undefined) return misunderstood(wrong);
    const call = connection[method as Method] as (...given: unknown[]) => Promise<unknown>;
    return { ok: true, value: await call.apply(connection, args as unknown[]) };
  } catch (error) {
    if (!(error instanceof Failure)) complain?.(error);
    const trouble = troubleOf(error, method === 'importFile' ? 'file' : 'rules');
    // What a rule says when it fails may name what is hidden; the owner of all games here may read it.
    const hush = trouble.kind === 'rules' && !(error instanceof Failure) && connection.rights !== OWNER;
    return { ok: false, trouble: hush ? { ...trouble, why: 'there is an error in our program' } : trouble };
  }
}
