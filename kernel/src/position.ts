// Position files: a board written by hand, for cases, bug reports and tutorials.
import { World } from './world.ts';
import type { DiceSource } from './dice.ts';
import type { Game, Kind, Node, StepsNode } from './game.ts';
import { type Refusal, render } from './message.ts';
import { asFields, asList, declared, FileError, parseKind, parsePlace, parseSide } from './names.ts';
import { help, nearest, quoted } from './near.ts';
import { presentFile, versionOf } from './older.ts';
import { advance } from './sequence.ts';
import { emptyState, resolveOptions, scenarioOf, SetupError } from './setup.ts';
import type { State } from './state.ts';
import { FULL, type Json, KIND, type Knowledge, type Loc, NOWHERE, type Piece, PRESENT, UNSEEN } from './types.ts';
import { namerFor } from './view.ts';

export interface PlacedPiece {
  readonly unit: string;
  readonly at: string;
  readonly steps?: number;
  readonly flags?: readonly string[];
  readonly fields?: Readonly<Record<string, number>>;
  /** What the other side knows of it. */
  readonly seen?: 'unseen' | 'present' | 'kind' | 'full';
  /** Several counters of one kind. */
  readonly count?: number;
}

export interface PositionFile {
  readonly game?: string;
  /** The version of the rules it was written for. Without it ids the game does not know are looked up among its old ones. */
  readonly version?: number;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, Json>>;
  /**
   * `scenario` begins with its set-up, `bare` (the default) with the same but without any piece, `empty` with nothing on
   * the map: no piece, no mark, every layer as in no scenario.
   */
  readonly board?: 'empty' | 'bare' | 'scenario';
  readonly pieces?: readonly PlacedPiece[];
  readonly tracks?: Readonly<Record<string, number>>;
  readonly layers?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly marks?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly memo?: Readonly<Record<string, Json>>;
  /** The node of the sequence of play to begin at. */
  readonly phase?: string;
  readonly side?: string;
  /** Variables of frames, by node. */
  readonly vars?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly dice?: readonly number[];
}

/** A board that breaks a rule of the game. */
export class PositionFault extends FileError {
  readonly rule: string;
  readonly places: readonly Loc[];
  /** Without field and rule. */
  readonly text: string;
  constructor({ rule, places }: Refusal, text: string) {
    super('pieces', `${text} (${rule})`);
    this.rule = rule;
    this.places = places;
    this.text = text;
  }
}

const FIELDS = [
  'game',
  'version',
  'scenario',
  'options',
  'board',
  'pieces',
  'tracks',
  'layers',
  'marks',
  'memo',
  'phase',
  'side',
  'vars',
  'dice',
] as const satisfies (keyof PositionFile)[];
const BOARDS: ReadonlySet<unknown> = new Set(['empty', 'bare', 'scenario']);
const SEEN: Readonly<Record<string, Knowledge>> = { unseen: UNSEEN, present: PRESENT, kind: KIND, full: FULL };
const PIECE_FIELDS = ['unit', 'at', 'steps', 'flags', 'fields', 'seen', 'count'];
/** A monster game has two thousand counters. */
const MOST_PIECES = 5000;

function checkFields(raw: object, known: readonly string[], prefix = ''): void {
  for (const k of Object.keys(raw))
    if (!known.includes(k)) throw new FileError(`${prefix}${quoted(k)}`, `no such field; ${help(k, known)}`);
}

/** Whether this is a position at all; says what is wrong with it. */
export function checkPosition(raw: unknown, others: readonly string[] = []): asserts raw is PositionFile {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new FileError('position', 'must be a list of fields');
  checkFields(raw, [...FIELDS, ...others]);
  const { pieces, dice, board, ...rest } = raw as Readonly<Record<string, unknown>>;
  if (board !== undefined && !BOARDS.has(board)) throw new FileError('board', 'must be empty, bare or scenario');
  if (dice !== undefined) checkDice(dice);
  for (const field of ['options', 'tracks', 'layers', 'marks', 'memo', 'vars']) asFields(rest[field], field);
  if (pieces !== undefined) checkPieces(asList(pieces, 'pieces'));
}

/** The dice a file gives, checked. */
export function diceOf(file: { readonly dice?: unknown }): readonly number[] {
  if (file.dice !== undefined) checkDice(file.dice);
  return (file.dice ?? []) as readonly number[];
}

function checkDice(dice: unknown): void {
  if (!Array.isArray(dice) || !dice.every((d) => Number.isInteger(d)))
    throw new FileError('dice', 'must be a list of whole numbers');
  const i = (dice as readonly number[]).findIndex((d) => d < 1);
  if (i >= 0) throw new FileError(`dice[${i}]`, `a die shows 1 or more, not ${quoted(dice[i])}`);
}

function checkPieces(pieces: readonly unknown[]): void {
  let all = 0;
  for (const [i, p] of pieces.entries()) {
    const field = `pieces[${i}]`;
    if (typeof p !== 'object' || p === null) throw new FileError(field, 'must have a unit and a place');
    checkFields(p, PIECE_FIELDS, `${field}.`);
    const { count = 1, flags, fields } = p as Readonly<Record<string, unknown>>;
    if (whole(count, `${field}.count`) < 0) throw new FileError(`${field}.count`, 'must not be negative');
    all += whole(count, `${field}.count`);
    if (all > MOST_PIECES)
      throw new FileError(`${field}.count`, `a position has at most ${MOST_PIECES.toLocaleString('en')} pieces`);
    if (flags !== undefined) asList(flags, `${field}.flags`);
    asFields(fields, `${field}.fields`);
  }
}

/** The nodes from the sequence's root down to one of its nodes. */
function pathTo(root: Node, id: string): readonly Node[] | undefined {
  if (root.id === id) return [root];
  if (root.kind !== 'steps') return undefined;
  for (const s of root.steps) {
    const rest = pathTo(s, id);
    if (rest) return [root, ...rest];
  }
  return undefined;
}

function isIn(node: StepsNode, next: Node | undefined): number {
  return next ? node.steps.indexOf(next) + 2 : 0;
}

function noStep(g: World, id: unknown): string {
  const none = `the sequence of play has no step ${quoted(id)}`;
  if (typeof id !== 'string') return none;
  if (g.compiled.nodes.has(id)) return `${none}: it only interrupts others, begin at one of those`;
  const near = nearest(
    id,
    [...g.compiled.nodes.keys()].filter((n) => pathTo(g.game.sequence, n)),
  );
  return near === undefined ? none : `${none}; did you mean ${near}?`;
}

/** Puts the game at a node as if it had just come there. */
function enterPhase(g: World, file: PositionFile): void {
  const { game } = g;
  const id = file.phase ?? game.sequence.id;
  const path = pathTo(game.sequence, id);
  if (!path) throw new FileError('phase', noStep(g, id));
  const side = file.side === undefined ? -1 : parseSide(game, file.side, 'side');
  for (const [i, n] of path.entries()) {
    const vars = { ...file.vars?.[n.id] };
    const last = i === path.length - 1;
    const own = n.kind === 'steps' && n.sides !== undefined && side >= 0 && !last;
    if (own) vars['order'] ??= game.sides.map((_, s) => s).filter((s) => s > side);
    g.call(n.id, { vars, ...(own || (last && side >= 0) ? { side } : {}) });
    if (!last && n.kind === 'steps') g.frameSet({ pc: isIn(n, path[i + 1]) });
  }
  for (const node of Object.keys(file.vars ?? {}))
    if (!path.some((n) => n.id === node))
      throw new FileError(
        `vars.${quoted(node)}`,
        `is not on the way to this phase: ${path.map((n) => n.id).join(', ')}`,
      );
}

function whole(n: unknown, field: string): number {
  if (typeof n !== 'number' || !Number.isInteger(n)) throw new FileError(field, 'must be a whole number');
  return n;
}

/** The pieces of each kind that are still to be had, and how many of it lie already. */
interface Stock {
  readonly left: Map<number, Piece[]>;
  readonly laid: Map<number, number>;
}

function stockOf(g: World): Stock {
  const left = new Map<number, Piece[]>();
  for (const [p, kind] of g.columns.kind.entries()) {
    const same = left.get(kind);
    if (same) same.push(p);
    else left.set(kind, [p]);
  }
  return { left, laid: new Map() };
}

/** On the map a unit has at least one step, unless its kind says otherwise. */
function stepsOf(g: World, spec: PlacedPiece, info: Kind, at: Loc, field: string): number {
  const steps: unknown = spec.steps ?? info.steps;
  const least = at >= 0 && at < g.game.places.hexes ? (info.least ?? Math.min(1, info.steps)) : 0;
  if (typeof steps !== 'number' || !Number.isInteger(steps) || steps < least || steps > info.steps)
    throw new FileError(
      `${field}.steps`,
      `${quoted(spec.unit)} has ${least} to ${info.steps} steps${least > 0 ? ' on the map' : ''}, not ${quoted(steps)}`,
    );
  return steps;
}

function layPiece(g: World, spec: PlacedPiece, field: string, stock: Stock): void {
  const kind = parseKind(g.game, spec.unit, `${field}.unit`);
  const info = g.game.kinds[kind];
  if (!info) throw new FileError(`${field}.unit`, `no unit ${spec.unit}`);
  const at = parsePlace(g.game, spec.at, `${field}.at`);
  const steps = stepsOf(g, spec, info, at, field);
  const seen = SEEN[declared('degree of knowledge', spec.seen ?? 'present', Object.keys(SEEN), `${field}.seen`)];
  const laid = (stock.laid.get(kind) ?? 0) + 1;
  stock.laid.set(kind, laid);
  if (info.count !== undefined && laid > info.count)
    throw new FileError(
      `${field}.unit`,
      info.count === 1
        ? `${info.name} is placed twice; there is only one`
        : `${info.name} is placed ${laid} times; there are ${info.count}`,
    );
  let p = stock.left.get(kind)?.shift();
  if (p === undefined) p = g.create(info.id, at, steps, seen);
  else if (at === NOWHERE) g.remove(p, NOWHERE);
  else g.place(p, at, steps, seen);
  for (const f of spec.flags ?? []) g.raise(p, declared('flag', f, g.compiled.flagBits.keys(), `${field}.flags`));
  for (const [f, n] of Object.entries(spec.fields ?? {}))
    g.setField(p, declared('column', f, g.game.fields, `${field}.fields`), whole(n, `${field}.fields.${f}`));
}

function layTrack(g: World, id: string, value: unknown): void {
  const field = `tracks.${quoted(id)}`;
  const info = g.game.tracks[declared('track', id, Object.keys(g.game.tracks), field)];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new FileError(field, 'must be a number');
  const { min, max } = info ?? {};
  if ((min !== undefined && value < min) || (max !== undefined && value > max))
    throw new FileError(field, `goes from ${min ?? 'anywhere'} to ${max ?? 'anywhere'}, not to ${value}`);
  g.setTrack(id, value);
}

function layLayer(g: World, id: string, values: unknown): void {
  const field = `layers.${quoted(id)}`;
  const layer = g.game.layers[declared('layer', id, Object.keys(g.game.layers), field)];
  for (const [value, places] of Object.entries(asFields(values, field))) {
    const here = `${field}.${quoted(value)}`;
    const n = layer?.values.indexOf(declared('value', value, layer.values, here)) ?? 0;
    g.setLayer(
      id,
      asList(places, here).map((t) => onBoard(parsePlace(g.game, t, here), here)),
      n,
    );
  }
}

function onBoard(at: Loc, field: string): Loc {
  if (at === NOWHERE) throw new FileError(field, 'nowhere is not a place on the board');
  return at;
}

function layMarks(g: World, id: string, counts: unknown): void {
  const field = `marks.${quoted(id)}`;
  declared('mark', id, Object.keys(g.game.marks), field);
  for (const [key, n] of Object.entries(asFields(counts, field))) {
    const at = g.game.places.parse(key);
    g.setMark(id, typeof at === 'number' ? at : key, whole(n, `${field}.${quoted(key)}`));
  }
}

function layBoard(g: World, file: PositionFile): void {
  const stock = stockOf(g);
  for (const [i, spec] of (file.pieces ?? []).entries())
    for (let n = 0; n < (spec.count ?? 1); n++) layPiece(g, spec, `pieces[${i}]`, stock);
  for (const [id, value] of Object.entries(file.tracks ?? {})) layTrack(g, id, value);
  for (const [id, values] of Object.entries(file.layers ?? {})) layLayer(g, id, values);
  for (const [id, counts] of Object.entries(file.marks ?? {})) layMarks(g, id, counts);
  for (const [id, value] of Object.entries(file.memo ?? {})) g.setMemo(id, value);
}

/** The state a position file describes, ready for its first decision. Throws a FileError that names the field. */
export function buildPosition(game: Game, raw: unknown, dice: DiceSource, others: readonly string[] = []): State {
  checkPosition(raw, others);
  versionOf(game, raw);
  const file = presentFile(game, raw);
  if (file.game !== undefined && file.game !== game.id)
    throw new FileError('game', `this position is for ${file.game}, not for ${game.id}`);
  const first = game.scenarios[0];
  if (!first) throw new FileError('scenario', `${game.title} has no scenario`);
  try {
    const scenario = scenarioOf(game, file.scenario ?? first.id);
    const state = emptyState(game, scenario.id, resolveOptions(game, scenario, file.options ?? {}));
    const g = new World(game, state, dice, () => {});
    g.during(() => {
      scenario.setup(g);
      if (file.board !== 'scenario') takeOff(g);
      if (file.board === 'empty') wipe(g);
      layBoard(g, file);
      game.settle?.(g);
      const fault = game.positionFault?.(g);
      if (fault) throw new PositionFault(fault, render(fault.message, namerFor(g, 'referee')));
      enterPhase(g, file);
      advance(g, () => 'ask');
    });
    return state;
  } catch (error) {
    if (error instanceof SetupError) throw new FileError('scenario', error.message);
    throw error;
  }
}

/** The pieces of the scenario exist, but none is in play. */
function takeOff(g: World): void {
  for (let p = 0; p < g.pieceCount; p++) if (g.at(p) !== NOWHERE) g.remove(p, NOWHERE);
}

/** Nothing of a scenario stays on the map: what a unit was there, who controlled what, whatever lay about. */
function wipe(g: World): void {
  for (let p = 0; p < g.pieceCount; p++) {
    for (const f of g.game.flags) g.lower(p, f.id);
    for (const f of g.game.fields) g.setField(p, f, 0);
  }
  for (const [id, layer] of Object.entries(g.game.layers)) {
    const places = new Map<number, Loc[]>();
    for (const [at, now] of g.layer(id).entries()) {
      const first = layer.start(at);
      if (now !== first) places.set(first, [...(places.get(first) ?? []), at]);
    }
    for (const [first, at] of places) g.setLayer(id, at, first);
  }
  for (const id of Object.keys(g.game.marks))
    for (const key of Object.keys(g.state.marks[id] ?? {})) g.setMark(id, key, 0);
}
