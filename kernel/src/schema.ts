// Schemas of what is stored and sent. Checked where data comes from outside, and by the battery on every event.
import type { EventKind } from './events.ts';
import { BARRIERS, ENDINGS } from './record.ts';
import {
  anything,
  either,
  fields,
  flag,
  list,
  literal,
  nothing,
  number,
  oneOf,
  record,
  type Shape,
  text,
  whole,
} from './shape.ts';

const wholes = list(whole);

const message = fields({ text: list(text), refs: list(either(text, number, record(anything))) });
const frame = fields({ n: text, pc: whole, side: whole, done: whole, vars: record(anything) });
const order = fields({ id: text, params: record(anything) });
const result = fields({ winner: whole, level: text, rule: text }, { score: number });
const kind = (k: EventKind): Shape => literal(k);

/** One schema for each kind of event. */
export const EVENT_SCHEMAS: Readonly<Record<EventKind, Shape>> = {
  placed: fields({ k: kind('placed'), p: whole, kind: whole, at: whole, steps: whole }),
  moved: fields(
    { k: kind('moved'), p: whole, from: whole, to: whole },
    { path: wholes, veiled: literal(true), by: text },
  ),
  steps: fields({ k: kind('steps'), p: whole, from: whole, to: whole }, { rule: text }),
  removed: fields({ k: kind('removed'), p: whole, from: whole, to: whole }, { rule: text }),
  flagged: fields({ k: kind('flagged'), p: whole, bit: whole, on: flag }),
  field: fields({ k: kind('field'), p: whole, field: text, to: whole }),
  layer: fields({ k: kind('layer'), layer: text, hexes: wholes, to: whole }),
  track: fields({ k: kind('track'), track: text, from: number, to: number }),
  mark: fields({ k: kind('mark'), mark: text, key: text, to: whole }),
  memo: fields({ k: kind('memo'), memo: text, to: anything }),
  rolled: fields(
    { k: kind('rolled'), i: whole, dice: wholes, faces: whole, purpose: message, rule: text, by: whole },
    { least: whole },
  ),
  known: fields({
    k: kind('known'),
    to: whole,
    ps: wholes,
    level: either(literal(0), literal(1), literal(2), literal(3)),
    handles: wholes,
    was: fields({ levels: wholes, handles: wholes }),
  }),
  entered: fields({ k: kind('entered'), frame }),
  left: fields({ k: kind('left'), n: text }),
  frame: fields({ k: kind('frame'), up: whole }, { pc: whole, side: whole, done: whole, key: text, to: anything }),
  ordered: fields({ k: kind('ordered'), side: whole, orders: list(order) }),
  noted: fields({ k: kind('noted'), message, rule: text }, { to: wholes, discloses: literal(true) }),
  drawn: fields({ k: kind('drawn'), n: whole }),
  ended: fields({ k: kind('ended'), result }),
};

const columns = record(wholes);
export const STATE_SCHEMA = fields({
  scenario: text,
  options: record(anything),
  pieces: columns,
  known: list(wholes),
  handles: list(wholes),
  layers: columns,
  tracks: record(number),
  marks: record(record(whole)),
  memo: record(anything),
  stack: list(frame),
  orders: list(list(order)),
  rolls: whole,
  draws: whole,
  result: either(nothing, result),
});

const argValue = either(whole, text, wholes);
const logEntry = either(
  fields({ side: whole, verb: text, args: record(argValue) }),
  fields({ side: whole, orders: list(order) }),
  fields({ side: whole, ends: oneOf(...ENDINGS) }),
  fields({ takenBack: whole }),
);

const dice = either(
  fields({ kind: literal('seeded'), seed: whole }),
  fields({ kind: literal('committed'), id: text, commitment: text }, { secret: text, v: literal(2) }),
  fields(
    {
      kind: literal('chained'),
      id: text,
      commitment: text,
      table: text,
      heads: list(fields({ side: whole, live: text, away: text })),
    },
    { secret: text },
  ),
);
const start = either(literal('scenario'), literal('position'));

/** Saves of format 1. */
export const OLD_SAVE_SCHEMA = fields({
  format: literal('rasputitsa-save'),
  v: whole,
  game: text,
  rules: whole,
  events: whole,
  scenario: text,
  options: record(anything),
  start,
  sandbox: flag,
  dice,
  meta: record(anything),
  log: list(logEntry),
  rolls: list(wholes),
  snapshots: list(fields({ at: whole, state: STATE_SCHEMA })),
  hash: text,
  sum: text,
});

/** What its charts must look like only the game knows (pack.ts). */
const pack = fields({ title: text, charts: record(anything) }, { note: text });
export const HEAD_SCHEMA = fields(
  {
    game: text,
    rules: whole,
    events: whole,
    scenario: text,
    options: record(anything),
    start,
    sandbox: flag,
    dice,
    meta: record(anything),
  },
  { pack },
);

const event: Shape = (value, path) => {
  if (typeof value !== 'object' || value === null || typeof (value as { k?: unknown }).k !== 'string')
    return `${path} must be an event`;
  const { k } = value as { k: string };
  const shape = Object.hasOwn(EVENT_SCHEMAS, k) ? EVENT_SCHEMAS[k as EventKind] : undefined;
  return shape ? shape(value, path) : `${path}: no kind of event is called ${k.slice(0, 40)}`;
};
/** Told events are words for a reader; what they speak of was checked when it happened. */
const told: Shape = (value, path) => record(anything)(value, path) ?? text((value as { k?: unknown }).k, `${path}/k`);

const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? undefined : shape(value, path);

const begin = fields(
  { begin: start, scenario: text, options: record(anything), sandbox: flag },
  { dice: text, state: text, pack: text },
);
const barrier = either(...BARRIERS.map((b) => literal(b)));
export const RECORD_SCHEMA = fields(
  {
    n: whole,
    rules: whole,
    entry: either(logEntry, begin, fields({ undo: whole, of: whole }, { agreed: literal(true) })),
    told: list(orNull(list(told))),
    events: orNull(list(event)),
    hash: text,
  },
  {
    rolls: list(wholes),
    links: fields({ n: whole, of: list(fields({ link: text }, { left: whole })) }),
    again: list(list(event)),
    binding: either(literal('free'), literal('answer'), literal('secret'), literal('final')),
    barrier,
    redone: literal(true),
  },
);
export const SNAPSHOT_SCHEMA = fields(
  {
    at: whole,
    rules: whole,
    state: STATE_SCHEMA,
    versions: wholes,
    standing: whole,
    redo: list(fields({ side: whole, entry: logEntry })),
    hash: text,
  },
  { barred: list(orNull(barrier)) },
);
export const END_SCHEMA = fields(
  { records: whole, hash: text, state: text },
  { signed: fields({ key: text, sig: text }) },
);

/** The first thing wrong with a value, in words; undefined when nothing is. */
export function fault(shape: Shape, value: unknown): string | undefined {
  return shape(value, '');
}

export function eventFault(e: { readonly k: string }): string | undefined {
  const shape = Object.hasOwn(EVENT_SCHEMAS, e.k) ? EVENT_SCHEMAS[e.k as EventKind] : undefined;
  return shape ? fault(shape, e) : `no kind of event is called ${e.k}`;
}
