// Position files: a board written by hand, for cases, bug reports and tutorials.
import { World } from './world.ts';
import type { DiceSource } from './dice.ts';
import type { Game, Node, StepsNode } from './game.ts';
import { render } from './message.ts';
import { FileError, parseKind, parsePlace, parseSide } from './names.ts';
import { advance } from './sequence.ts';
import { emptyState, resolveOptions, scenarioOf, SetupError } from './setup.ts';
import type { State } from './state.ts';
import { FULL, type Json, KIND, type Knowledge, NOWHERE, type Piece, PRESENT, UNSEEN } from './types.ts';
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
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** `empty` (the default) begins with a bare board, `scenario` with its set-up. */
  readonly board?: 'empty' | 'scenario';
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

const FIELDS = new Set<string>([
  'game',
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
] satisfies (keyof PositionFile)[]);
const SEEN: Readonly<Record<string, Knowledge>> = { unseen: UNSEEN, present: PRESENT, kind: KIND, full: FULL };
const PIECE_FIELDS = new Set(['unit', 'at', 'steps', 'flags', 'fields', 'seen', 'count']);

/** Whether this is a position at all; says what is wrong with it. */
export function checkPosition(raw: unknown, others: readonly string[] = []): asserts raw is PositionFile {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new FileError('position', 'must be a list of fields');
  for (const k of Object.keys(raw))
    if (!FIELDS.has(k) && !others.includes(k))
      throw new FileError(k, `no such field; there are ${[...FIELDS, ...others].join(', ')}`);
  const { pieces, dice, board } = raw as { pieces?: unknown; dice?: unknown; board?: unknown };
  if (board !== undefined && board !== 'empty' && board !== 'scenario')
    throw new FileError('board', 'must be empty or scenario');
  if (dice !== undefined && !(Array.isArray(dice) && dice.every((d) => Number.isInteger(d))))
    throw new FileError('dice', 'must be a list of whole numbers');
  if (pieces === undefined) return;
  if (!Array.isArray(pieces)) throw new FileError('pieces', 'must be a list');
  for (const [i, p] of (pieces as unknown[]).entries()) {
    if (typeof p !== 'object' || p === null) throw new FileError(`pieces[${i}]`, 'must have a unit and a place');
    for (const k of Object.keys(p)) if (!PIECE_FIELDS.has(k)) throw new FileError(`pieces[${i}].${k}`, 'no such field');
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

/** Puts the game at a node as if it had just come there. */
function enterPhase(g: World, file: PositionFile): void {
  const { game } = g;
  const id = file.phase ?? game.sequence.id;
  const path = pathTo(game.sequence, id);
  if (!path) throw new FileError('phase', `the sequence of play has no step ${id}`);
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
    if (!path.some((n) => n.id === node)) throw new FileError(`vars.${node}`, 'is not on the way to this phase');
}

function whole(n: unknown, field: string): number {
  if (typeof n !== 'number' || !Number.isInteger(n)) throw new FileError(field, 'must be a whole number');
  return n;
}

function layPiece(g: World, spec: PlacedPiece, field: string, used: Set<Piece>): void {
  const kind = parseKind(g.game, spec.unit, `${field}.unit`);
  const info = g.game.kinds[kind];
  if (!info) throw new FileError(`${field}.unit`, `no unit ${spec.unit}`);
  const at = parsePlace(g.game, spec.at, `${field}.at`);
  const steps = spec.steps ?? info.steps;
  if (!Number.isInteger(steps) || steps < 0 || steps > info.steps)
    throw new FileError(`${field}.steps`, `${spec.unit} has 0 to ${info.steps} steps, not ${steps}`);
  const word = spec.seen ?? 'present';
  const seen = Object.hasOwn(SEEN, word) ? SEEN[word] : undefined;
  if (seen === undefined) throw new FileError(`${field}.seen`, `must be one of ${Object.keys(SEEN).join(', ')}`);
  let p = [...g.columns.kind.keys()].find((x) => g.columns.kind[x] === kind && !used.has(x));
  if (p === undefined) p = g.create(info.id, at, steps, seen);
  else if (at === NOWHERE) g.remove(p, NOWHERE);
  else g.place(p, at, steps, seen);
  used.add(p);
  for (const f of spec.flags ?? []) {
    if (!g.compiled.flagBits.has(f))
      throw new FileError(`${field}.flags`, `no flag ${f}; there are ${[...g.compiled.flagBits.keys()].join(', ')}`);
    g.raise(p, f);
  }
  for (const [f, n] of Object.entries(spec.fields ?? {})) {
    if (!g.game.fields.includes(f))
      throw new FileError(`${field}.fields`, `no column ${f}; there are ${g.game.fields.join(', ') || 'none'}`);
    g.setField(p, f, whole(n, `${field}.fields.${f}`));
  }
}

function layBoard(g: World, file: PositionFile): void {
  const { game } = g;
  const used = new Set<Piece>();
  for (const [i, spec] of (file.pieces ?? []).entries())
    for (let n = 0; n < whole(spec.count ?? 1, `pieces[${i}].count`); n++) layPiece(g, spec, `pieces[${i}]`, used);
  for (const [id, value] of Object.entries(file.tracks ?? {})) {
    if (!Object.hasOwn(game.tracks, id))
      throw new FileError(`tracks.${id}`, `no such track; there are ${Object.keys(game.tracks).join(', ')}`);
    if (!Number.isFinite(value)) throw new FileError(`tracks.${id}`, 'must be a number');
    g.setTrack(id, value);
  }
  for (const [id, values] of Object.entries(file.layers ?? {})) {
    const layer = game.layers[id];
    if (!layer) throw new FileError(`layers.${id}`, `no such layer; there are ${Object.keys(game.layers).join(', ')}`);
    for (const [value, places] of Object.entries(values)) {
      const n = layer.values.indexOf(value);
      if (n < 0) throw new FileError(`layers.${id}.${value}`, `must be one of ${layer.values.join(', ')}`);
      g.setLayer(
        id,
        places.map((t) => parsePlace(game, t, `layers.${id}.${value}`)),
        n,
      );
    }
  }
  for (const [id, keys] of Object.entries(file.marks ?? {})) {
    if (!Object.hasOwn(game.marks, id))
      throw new FileError(`marks.${id}`, `no such mark; there are ${Object.keys(game.marks).join(', ')}`);
    for (const [key, n] of Object.entries(keys)) {
      const at = game.places.parse(key);
      g.setMark(id, typeof at === 'number' ? at : key, whole(n, `marks.${id}.${key}`));
    }
  }
  for (const [id, value] of Object.entries(file.memo ?? {})) g.setMemo(id, value);
}

/** The state a position file describes, ready for its first decision. Throws a FileError that names the field. */
export function buildPosition(game: Game, raw: unknown, dice: DiceSource, others: readonly string[] = []): State {
  checkPosition(raw, others);
  const file = raw;
  if (file.game !== undefined && file.game !== game.id)
    throw new FileError('game', `this position is of ${file.game}, not of ${game.id}`);
  const first = game.scenarios[0];
  if (!first) throw new FileError('scenario', `${game.title} has no scenario`);
  try {
    const scenario = scenarioOf(game, file.scenario ?? first.id);
    const state = emptyState(game, scenario.id, resolveOptions(game, scenario, file.options ?? {}));
    const g = new World(game, state, dice, () => {});
    g.during(() => {
      scenario.setup(g);
      if (file.board !== 'scenario') clear(g);
      layBoard(g, file);
      game.settle?.(g);
      const fault = game.positionFault?.(g);
      if (fault) throw new FileError('pieces', `${render(fault.message, namerFor(g, 'referee'))} (${fault.rule})`);
      enterPhase(g, file);
      advance(g, () => 'ask');
    });
    return state;
  } catch (error) {
    if (error instanceof SetupError) throw new FileError('scenario', error.message);
    throw error;
  }
}

/** Takes everything off the board: the pieces of the scenario exist, but none is in play. */
function clear(g: World): void {
  for (let p = 0; p < g.pieceCount; p++) if (g.at(p) !== NOWHERE) g.remove(p, NOWHERE);
}
