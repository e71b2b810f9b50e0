// What a script expects of the last action: events like these, or none like those.
import type { World } from './world.ts';
import type { EventKind, GameEvent } from './events.ts';
import { contains, short, type Step, Unmet } from './facts.ts';
import { render } from './message.ts';
import { asFields, asList, declared, FileError, parseKind, parsePlace } from './names.ts';
import { help } from './near.ts';
import { NOWHERE } from './types.ts';
import { namerFor } from './view.ts';

/** The fields an event has in the words of a file. */
const FIELDS: Readonly<Record<EventKind, readonly string[]>> = {
  placed: ['p', 'kind', 'at', 'steps'],
  moved: ['p', 'from', 'to', 'path', 'veiled', 'by'],
  steps: ['p', 'from', 'to', 'rule'],
  removed: ['p', 'from', 'to', 'rule'],
  flagged: ['p', 'bit', 'flag', 'on'],
  field: ['p', 'field', 'to'],
  layer: ['layer', 'hexes', 'to'],
  track: ['track', 'from', 'to'],
  mark: ['mark', 'key', 'to'],
  memo: ['memo', 'to'],
  rolled: ['i', 'dice', 'faces', 'purpose', 'rule', 'by', 'least'],
  known: ['to', 'ps', 'level', 'handles', 'was'],
  entered: ['node', 'side'],
  left: ['n'],
  frame: ['up', 'pc', 'side', 'done', 'key', 'to'],
  ordered: ['side', 'orders'],
  noted: ['message', 'rule', 'to', 'discloses'],
  drawn: ['n'],
  ended: ['result', 'winner'],
};

/** An event in the words of the file: pieces, places and sides by name. */
export function wordedEvent(q: World, e: GameEvent): Record<string, unknown> {
  const name = namerFor(q, 'referee');
  const out: Record<string, unknown> = { ...e };
  if ('p' in e) out['p'] = name.piece(e.p);
  if ('ps' in e) out['ps'] = e.ps.map((p) => name.piece(p));
  for (const k of ['from', 'to', 'at'] as const)
    if (k in out && typeof out[k] === 'number' && isPlaced(e.k)) out[k] = name.place(out[k]);
  if (e.k === 'moved' && e.path) out['path'] = e.path.map((h) => name.place(h));
  if (e.k === 'layer') {
    out['hexes'] = e.hexes.map((h) => name.place(h));
    out['to'] = q.game.layers[e.layer]?.values[e.to] ?? e.to;
  }
  if (e.k === 'known') out['to'] = e.to === q.compiled.spectator ? 'spectator' : q.game.sides[e.to]?.id;
  if (e.k === 'flagged') out['flag'] = q.game.flags[e.bit]?.id;
  if (e.k === 'rolled') {
    out['by'] = q.game.sides[e.by]?.id;
    out['purpose'] = render(e.purpose, name);
  }
  if (e.k === 'noted') out['message'] = render(e.message, name);
  if (e.k === 'entered') {
    out['node'] = e.frame.n;
    out['side'] = q.game.sides[e.frame.side]?.id;
    delete out['frame'];
  }
  if (e.k === 'ended') out['winner'] = q.game.sides[e.result.winner]?.id ?? 'draw';
  return out;
}

function isPlaced(k: unknown): boolean {
  return k === 'moved' || k === 'removed' || k === 'placed';
}

/** The ids a field of an event may hold. */
function idsFor(q: World, field: string): Iterable<string> | undefined {
  const { game, compiled } = q;
  switch (field) {
    case 'flag':
      return compiled.flagBits.keys();
    case 'field':
      return game.fields;
    case 'layer':
      return Object.keys(game.layers);
    case 'track':
      return Object.keys(game.tracks);
    case 'mark':
      return Object.keys(game.marks);
    case 'node':
      return compiled.nodes.keys();
    default:
      return undefined;
  }
}

/** What is wanted, its names checked and brought into the form events have: a slip of the pen would never be met. */
function wanted(q: World, raw: unknown, field: string): Step {
  const want = { ...asFields(raw, field) };
  const k = declared('kind of event', want['k'], Object.keys(FIELDS), `${field}.k`) as EventKind;
  const unit = (x: unknown, where: string): unknown => q.game.kinds[parseKind(q.game, x, where)]?.name;
  const place = (x: unknown, where: string): unknown => {
    const at = parsePlace(q.game, x, where);
    return at === NOWHERE ? 'nowhere' : q.game.places.label(at);
  };
  for (const [key, value] of Object.entries(want)) {
    if (key === 'k') continue;
    const where = `${field}.${key}`;
    if (!FIELDS[k].includes(key)) throw new FileError(where, `${k} has no ${key}; ${help(key, FIELDS[k])}`);
    const ids = idsFor(q, key);
    if (ids) declared(key, value, ids, where);
    else if (key === 'p') want[key] = unit(value, where);
    else if (key === 'ps') want[key] = asList(value, where).map((x) => unit(x, where));
    else if (key === 'path' || key === 'hexes') want[key] = asList(value, where).map((x) => place(x, where));
    else if (isPlaced(k) && ['from', 'to', 'at'].includes(key)) want[key] = place(value, where);
  }
  return want;
}

/** How far an event is from what was wanted: the fields that differ. */
function differing(have: Step, want: Step): readonly string[] {
  return Object.keys(want).filter((key) => !contains(have[key], want[key]));
}

function kindsOf(events: readonly Step[]): string {
  const counts = new Map<string, number>();
  for (const e of events) counts.set(String(e['k']), (counts.get(String(e['k'])) ?? 0) + 1);
  return [...counts].map(([k, n]) => (n === 1 ? k : `${n} ${k}`)).join(', ');
}

function unmet(have: readonly Step[], want: Step): Unmet {
  const none = `no event like ${short(want)}`;
  if (have.length === 0) return new Unmet(`${none}: there was none at all`);
  const same = have.filter((e) => e['k'] === want['k']);
  let near: Step | undefined;
  for (const e of same) if (!near || differing(e, want).length < differing(near, want).length) near = e;
  if (!near) return new Unmet(`${none}: none is ${String(want['k'])}; there were ${kindsOf(have)}`);
  const found = near;
  const fields = differing(found, want).map((k) => `${k} is ${short(found[k])}, expected ${short(want[k])}`);
  // What tells the nearest from others of its kind.
  const agreed = Object.keys(want).filter((k) => k !== 'k' && !differing(found, want).includes(k));
  const of = agreed.length > 0 ? ` (${agreed.map((k) => `${k} ${short(found[k])}`).join(', ')})` : '';
  const others = same.length > 1 ? `; ${same.length} events are ${String(want['k'])}` : '';
  return new Unmet(`${none}; the nearest${of}: ${fields.join('; ')}${others}`);
}

export function checkExpected(q: World, list: unknown, last: readonly GameEvent[], field: string): void {
  const have = last.map((e) => wordedEvent(q, e));
  for (const [i, raw] of asList(list, field).entries()) {
    const want = wanted(q, raw, `${field}[${i}]`);
    if (!have.some((e) => contains(e, want))) throw unmet(have, want);
  }
}

export function checkNever(q: World, list: unknown, last: readonly GameEvent[], field: string): void {
  const have = last.map((e) => wordedEvent(q, e));
  for (const [i, raw] of asList(list, field).entries()) {
    const want = wanted(q, raw, `${field}[${i}]`);
    const found = have.find((e) => contains(e, want));
    if (found) throw new Unmet(`there was an event like ${short(want)}: ${short(found)}`);
  }
}
