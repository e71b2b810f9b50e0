// Schemas of what is stored and sent. Checked where data comes from outside, and by the battery on every event.
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { EventKind } from './events.ts';

const int = Type.Integer();
const ints = Type.Array(int);
const text = Type.String();
const json = Type.Unknown();
const opt = Type.Optional;
const shape = <P extends Record<string, TSchema>>(p: P) => Type.Object(p, { additionalProperties: false });

const message = shape({ text: Type.Array(text), refs: Type.Array(Type.Union([text, Type.Number(), Type.Object({})])) });
const frame = shape({ n: text, pc: int, side: int, done: int, vars: Type.Record(text, json) });
const order = shape({ id: text, params: Type.Record(text, json) });
const result = shape({ winner: int, level: text, rule: text, score: opt(Type.Number()) });
const kind = <K extends EventKind>(k: K) => Type.Literal(k);

/** One schema for each kind of event. */
export const EVENT_SCHEMAS: Readonly<Record<EventKind, TSchema>> = {
  placed: shape({ k: kind('placed'), p: int, kind: int, at: int, steps: int }),
  moved: shape({ k: kind('moved'), p: int, from: int, to: int, path: opt(ints), by: opt(text) }),
  steps: shape({ k: kind('steps'), p: int, from: int, to: int, rule: opt(text) }),
  removed: shape({ k: kind('removed'), p: int, from: int, to: int, rule: opt(text) }),
  flagged: shape({ k: kind('flagged'), p: int, bit: int, on: Type.Boolean() }),
  field: shape({ k: kind('field'), p: int, field: text, to: int }),
  layer: shape({ k: kind('layer'), layer: text, hexes: ints, to: int }),
  track: shape({ k: kind('track'), track: text, from: Type.Number(), to: Type.Number() }),
  mark: shape({ k: kind('mark'), mark: text, key: text, to: int }),
  memo: shape({ k: kind('memo'), memo: text, to: json }),
  rolled: shape({ k: kind('rolled'), i: int, dice: ints, faces: int, purpose: message, rule: text, by: int }),
  known: shape({
    k: kind('known'),
    to: int,
    ps: ints,
    level: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    handles: ints,
    was: shape({ levels: ints, handles: ints }),
  }),
  entered: shape({ k: kind('entered'), frame }),
  left: shape({ k: kind('left'), n: text }),
  frame: shape({
    k: kind('frame'),
    up: int,
    pc: opt(int),
    side: opt(int),
    done: opt(int),
    key: opt(text),
    to: opt(json),
  }),
  ordered: shape({ k: kind('ordered'), side: int, orders: Type.Array(order) }),
  noted: shape({ k: kind('noted'), message, rule: text, to: opt(ints) }),
  drawn: shape({ k: kind('drawn'), n: int }),
  ended: shape({ k: kind('ended'), result }),
};

const columns = Type.Record(text, ints);
export const STATE_SCHEMA = shape({
  scenario: text,
  options: Type.Record(text, json),
  pieces: columns,
  known: Type.Array(ints),
  handles: Type.Array(ints),
  layers: columns,
  tracks: Type.Record(text, Type.Number()),
  marks: Type.Record(text, Type.Record(text, int)),
  memo: Type.Record(text, json),
  stack: Type.Array(frame),
  orders: Type.Array(Type.Array(order)),
  rolls: int,
  draws: int,
  result: Type.Union([Type.Null(), result]),
});

const argValue = Type.Union([int, text, ints]);
const logEntry = Type.Union([
  shape({ side: int, verb: text, args: Type.Record(text, argValue) }),
  shape({ side: int, orders: Type.Array(order) }),
  shape({ takenBack: int }),
]);

export const SAVE_SCHEMA = shape({
  format: Type.Literal('rasputitsa-save'),
  v: int,
  game: text,
  rules: int,
  events: int,
  scenario: text,
  options: Type.Record(text, json),
  start: Type.Union([Type.Literal('scenario'), Type.Literal('position')]),
  sandbox: Type.Boolean(),
  dice: Type.Union([
    shape({ kind: Type.Literal('seeded'), seed: int }),
    shape({ kind: Type.Literal('committed'), id: text, commitment: text, secret: opt(text) }),
  ]),
  meta: Type.Record(text, json),
  log: Type.Array(logEntry),
  rolls: Type.Array(ints),
  snapshots: Type.Array(shape({ at: int, state: STATE_SCHEMA })),
  hash: text,
  sum: text,
});

/** The first thing wrong with a value, in words; undefined when nothing is. */
export function fault(schema: TSchema, value: unknown): string | undefined {
  if (Value.Check(schema, value)) return undefined;
  const first = Value.Errors(schema, value)[0];
  return first ? `${first.instancePath || 'the whole'} ${first.message}` : 'does not fit its schema';
}

export function eventFault(e: { readonly k: string }): string | undefined {
  const schema = Object.hasOwn(EVENT_SCHEMAS, e.k) ? EVENT_SCHEMAS[e.k as EventKind] : undefined;
  return schema ? fault(schema, e) : `no kind of event is called ${e.k}`;
}
