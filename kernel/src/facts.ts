// What scripts hold to be true of the board, and the comparison of what is with what was expected.
import type { Match } from './match.ts';
import { FileError, parseKind, parsePiece, parsePlace, parseSide } from './names.ts';
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

export function equal(what: string, have: unknown, want: unknown): void {
  if (canonical(have ?? null) !== canonical(want ?? null))
    throw new Unmet(`${what} is ${JSON.stringify(have)}, expected ${JSON.stringify(want)}`);
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
        want,
      ),
    fields: (want) => {
      for (const [f, n] of Object.entries(want as Record<string, number>))
        equal(`${f} of ${String(fact['piece'])}`, q.field(p, f), n);
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
    if (!test) throw new FileError(`${field}.${k}`, `a fact of a ${subject} may be ${Object.keys(known).join(', ')}`);
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
    else if (k === 'pieces') equal('pieces seen', pieces.map(shown).sort(), (want as string[]).toSorted());
    else if (k === 'tracks')
      for (const [t, n] of Object.entries(want as Record<string, unknown>))
        equal(`track ${t} as seen`, view.tracks[t], n);
    else if (k === 'owing')
      equal(
        'owing',
        view.owing.map((s) => q.game.sides[s]?.id),
        want,
      );
    else throw new FileError(`${field}.${k}`, 'a fact of what a side sees may be count, pieces, tracks, owing');
  }
};

/** A slip of the pen must not pass for a thing that is not there. */
function declared(all: Readonly<Record<string, unknown>>, fact: Step, what: string, field: string): string {
  const id = String(fact[what]);
  if (!Object.hasOwn(all, id))
    throw new FileError(`${field}.${what}`, `no ${what} ${id}; there are ${Object.keys(all).join(', ')}`);
  return id;
}

const FACTS: Readonly<Record<string, Fact>> = {
  piece: pieceFact,
  sees: seesFact,
  track: (match, fact, field) => {
    const id = declared(match.game.tracks, fact, 'track', field);
    equal(`track ${id}`, match.state.tracks[id], fact['is']);
  },
  memo: (match, fact) => equal(`memo ${String(fact['memo'])}`, match.state.memo[String(fact['memo'])], fact['is']),
  mark: (match, fact, field) => {
    const id = declared(match.game.marks, fact, 'mark', field);
    const at = match.game.places.parse(String(fact['at']));
    equal(`mark ${id}`, match.q.mark(id, typeof at === 'number' ? at : String(fact['at'])), fact['is']);
  },
  layer: (match, fact, field) => {
    const id = declared(match.game.layers, fact, 'layer', field);
    const at = parsePlace(match.game, fact['at'], `${field}.at`);
    equal(`${id} of ${String(fact['at'])}`, match.game.layers[id]?.values[match.q.layer(id)[at] ?? -1], fact['is']);
  },
  phase: (match, fact) => {
    if (!match.q.within(String(fact['phase'])))
      throw new Unmet(`the game is at ${match.state.stack.map((f) => f.n).join('/')}, not in ${String(fact['phase'])}`);
    if (fact['side'] !== undefined) equal('side to play', match.game.sides[match.q.active]?.id, fact['side']);
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
      (fact['is'] as string[]).toSorted(),
    );
  },
};

export function checkFact(match: Match, fact: Step, field: string): void {
  const subject = Object.keys(FACTS).find((k) => k in fact);
  if (!subject) throw new FileError(field, `a fact speaks of ${Object.keys(FACTS).join(', ')}`);
  FACTS[subject]?.(match, fact, field);
}
