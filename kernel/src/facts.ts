// What scripts hold to be true of the board, and the comparison of what is with what was expected.
import type { Match } from './match.ts';
import { asFields, asList, declared, FileError, parseKind, parsePiece, parsePlace, parseSide } from './names.ts';
import { nearest } from './near.ts';
import { canonical } from './state.ts';
import { NOWHERE } from './types.ts';

export type Step = Readonly<Record<string, unknown>>;

/** What a script expected and did not find. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

/** Whether `want` is contained in `have`: every field it names is equal, lists to the last entry. */
export function contains(have: unknown, want: unknown): boolean {
  if (typeof want !== 'object' || want === null) return have === want;
  if (Array.isArray(want)) return Array.isArray(have) && canonical(have) === canonical(want);
  if (typeof have !== 'object' || have === null) return false;
  return Object.entries(want).every(([k, w]) => contains((have as Record<string, unknown>)[k], w));
}

/** A list longer than this is told by what is too much and what is missing. */
const SHORT_LIST = 6;
const MOST_TOLD = 12;

export function equal(what: string, have: unknown, want: unknown): void {
  if (canonical(have ?? null) === canonical(want ?? null)) return;
  if (Array.isArray(have) && Array.isArray(want) && have.length + want.length > 2 * SHORT_LIST)
    throw new Unmet(`${what}: ${listDifference(have, want)}`);
  throw new Unmet(`${what} is ${short(have)}, expected ${short(want)}`);
}

const MOST_SHOWN = 200;

export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
}

/** What is in one list and not in the other, in words. */
function without(all: readonly unknown[], other: readonly unknown[]): readonly string[] {
  const rest = other.map((x) => canonical(x));
  return all.flatMap((x) => {
    const i = rest.indexOf(canonical(x));
    if (i < 0) return [typeof x === 'string' ? x : short(x)];
    rest.splice(i, 1);
    return [];
  });
}

function some(list: readonly string[]): string {
  const rest = list.length > MOST_TOLD ? ` and ${list.length - MOST_TOLD} more` : '';
  return list.slice(0, MOST_TOLD).join(', ') + rest;
}

function listDifference(have: readonly unknown[], want: readonly unknown[]): string {
  const [more, less] = [without(have, want), without(want, have)];
  if (more.length + less.length === 0) return 'the same in another order';
  return [
    ...(more.length > 0 ? [`there is also ${some(more)}`] : []),
    ...(less.length > 0 ? [`there is no ${some(less)}`] : []),
  ].join('; ');
}

// Facts: what is true of the board.

type Fact = (match: Match, fact: Step, field: string) => void;

const pieceFact: Fact = (match, fact, field) => {
  const { q } = match;
  const p = parsePiece(q, fact['piece'], `${field}.piece`);
  const known: Readonly<Record<string, (want: unknown) => void>> = {
    at: (want) =>
      equal(
        `place of ${String(fact['piece'])}`,
        q.at(p) === NOWHERE ? 'nowhere' : q.game.places.label(q.at(p)),
        want === 'nowhere' ? want : q.game.places.label(parsePlace(q.game, want, field)),
      ),
    steps: (want) => equal(`steps of ${String(fact['piece'])}`, q.steps(p), want),
    flags: (want) =>
      equal(
        `flags of ${String(fact['piece'])}`,
        q.game.flags.filter((f) => q.has(p, f.id)).map((f) => f.id),
        asList(want, `${field}.flags`).map((f) => declared('flag', f, q.compiled.flagBits.keys(), `${field}.flags`)),
      ),
    fields: (want) => {
      for (const [f, n] of Object.entries(asFields(want, `${field}.fields`)))
        equal(
          `${f} of ${String(fact['piece'])}`,
          q.field(p, declared('column', f, q.game.fields, `${field}.fields`)),
          n,
        );
    },
  };
  checkAll(fact, 'piece', known, field);
};

function checkAll(
  fact: Step,
  subject: string,
  known: Readonly<Record<string, (want: unknown) => void>>,
  field: string,
): void {
  for (const [k, want] of Object.entries(fact)) {
    if (k === subject) continue;
    const test = known[k];
    if (!test) {
      const near = nearest(k, Object.keys(known));
      const hint = near === undefined ? '' : `; did you mean ${near}?`;
      throw new FileError(`${field}.${k}`, `a fact of a ${subject} may be ${Object.keys(known).join(', ')}${hint}`);
    }
    test(want);
  }
}

const seesFact: Fact = (match, fact, field) => {
  const { q } = match;
  const viewer = fact['sees'] === 'spectator' ? 'spectator' : parseSide(q.game, fact['sees'], `${field}.sees`);
  const view = match.view(viewer);
  const at = fact['at'] === undefined ? undefined : parsePlace(q.game, fact['at'], `${field}.at`);
  const of = fact['of'] === undefined ? undefined : parseSide(q.game, fact['of'], `${field}.of`);
  const pieces = view.pieces.filter((p) => (at === undefined || p.at === at) && (of === undefined || p.side === of));
  const kindName = (id: string) => q.game.kinds[parseKind(q.game, id, field)]?.name ?? id;
  const shown = (p: (typeof pieces)[number]) =>
    p.kind === undefined ? 'hidden' : p.steps === undefined ? kindName(p.kind) : `${kindName(p.kind)} ${p.steps}`;
  for (const [k, want] of Object.entries(fact)) {
    if (k === 'sees' || k === 'at' || k === 'of') continue;
    if (k === 'count') equal('number of pieces seen', pieces.length, want);
    else if (k === 'pieces') equal('pieces seen', pieces.map(shown).sort(), words(want, `${field}.pieces`));
    else if (k === 'tracks')
      for (const [t, n] of Object.entries(asFields(want, `${field}.tracks`)))
        equal(
          `track ${declared('track', t, Object.keys(q.game.tracks), `${field}.tracks`)} as seen`,
          view.tracks[t],
          n,
        );
    else if (k === 'owing')
      equal(
        'owing',
        view.owing.map((s) => q.game.sides[s]?.id),
        want,
      );
    else throw new FileError(`${field}.${k}`, 'a fact of what a side sees may be count, pieces, tracks, owing');
  }
};

function idOf(all: Readonly<Record<string, unknown>>, fact: Step, what: string, field: string): string {
  return declared(what, fact[what], Object.keys(all), `${field}.${what}`);
}

function words(raw: unknown, field: string): readonly string[] {
  return asList(raw, field).map(String).sort();
}

const FACTS: Readonly<Record<string, Fact>> = {
  piece: pieceFact,
  sees: seesFact,
  track: (match, fact, field) => {
    const id = idOf(match.game.tracks, fact, 'track', field);
    equal(`track ${id}`, match.state.tracks[id], fact['is']);
  },
  memo: (match, fact) => equal(`memo ${String(fact['memo'])}`, match.state.memo[String(fact['memo'])], fact['is']),
  mark: (match, fact, field) => {
    const id = idOf(match.game.marks, fact, 'mark', field);
    const at = match.game.places.parse(String(fact['at']));
    equal(`mark ${id}`, match.q.mark(id, typeof at === 'number' ? at : String(fact['at'])), fact['is']);
  },
  layer: (match, fact, field) => {
    const id = idOf(match.game.layers, fact, 'layer', field);
    const at = parsePlace(match.game, fact['at'], `${field}.at`);
    const values = match.game.layers[id]?.values ?? [];
    const want = declared('value', fact['is'], values, `${field}.is`);
    equal(`${id} of ${String(fact['at'])}`, values[match.q.layer(id)[at] ?? -1], want);
  },
  phase: (match, fact, field) => {
    declared('phase', fact['phase'], match.q.compiled.nodes.keys(), `${field}.phase`);
    if (!match.q.within(String(fact['phase'])))
      throw new Unmet(`the game is at ${match.state.stack.map((f) => f.n).join('/')}, not in ${String(fact['phase'])}`);
    if (fact['side'] === undefined) return;
    const side = match.game.sides[parseSide(match.game, fact['side'], `${field}.side`)]?.id;
    equal('side to play', match.game.sides[match.q.active]?.id, side);
  },
  owing: (match, fact) =>
    equal(
      'owing',
      match.owing().map((s) => match.game.sides[s]?.id),
      fact['owing'],
    ),
  over: (match, fact) => {
    const r = match.state.result;
    equal('result', r && { winner: match.game.sides[r.winner]?.id ?? 'draw', level: r.level }, fact['over']);
  },
  stack: (match, fact, field) => {
    const at = parsePlace(match.game, fact['stack'], `${field}.stack`);
    equal(
      `pieces at ${String(fact['stack'])}`,
      match.q
        .piecesAt(at)
        .map((p) => match.q.kindOf(p).name)
        .sort(),
      words(fact['is'], `${field}.is`),
    );
  },
};

export function checkFact(match: Match, fact: Step, field: string): void {
  const subject = Object.keys(FACTS).find((k) => k in fact);
  if (!subject) {
    const [first = ''] = Object.keys(fact);
    const near = nearest(first, Object.keys(FACTS));
    const hint = near === undefined ? '' : `; did you mean ${near}?`;
    throw new FileError(field, `a fact is about one of ${Object.keys(FACTS).join(', ')}${hint}`);
  }
  FACTS[subject]?.(match, fact, field);
}
