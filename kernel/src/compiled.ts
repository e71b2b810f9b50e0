// A game made ready for the kernel: everything found by id, faults of the module found before the first move.
import { FLAGS_PER_COLUMN, flagColumn } from './flags.ts';
import type { Game, Node, Verb } from './game.ts';
import type { Visible } from './info.ts';
import type { Side } from './types.ts';

export interface Compiled {
  readonly game: Game;
  readonly nodes: ReadonlyMap<string, Node>;
  readonly verbs: ReadonlyMap<string, Verb>;
  readonly flagBits: ReadonlyMap<string, number>;
  readonly kindIds: ReadonlyMap<string, number>;
  /** The side of each kind, by its index: asked more often than anything else. */
  readonly kindSides: readonly Side[];
  /** Index of the spectator among the viewers: after the sides. */
  readonly spectator: number;
}

/** The verb every decision with a `done` understands. */
export const DONE = 'done';
/** The columns every game's pieces have, those of its flags included. */
export function ownColumns(game: Game): readonly string[] {
  const more: string[] = [];
  for (let bit = FLAGS_PER_COLUMN; bit < game.flags.length; bit += FLAGS_PER_COLUMN) more.push(flagColumn(bit));
  return ['kind', 'at', 'steps', 'flags', ...more];
}

function* walk(n: Node): Generator<Node> {
  yield n;
  if (n.kind === 'steps') for (const s of n.steps) yield* walk(s);
}

/** The ids of all nodes of a sequence of play and its interrupts. */
export function nodeIds(sequence: Node, interrupts: readonly Node[]): readonly string[] {
  return [sequence, ...interrupts].flatMap((n) => [...walk(n)]).map((n) => n.id);
}

function unique<T>(what: string, items: Iterable<T>, id: (item: T) => string): Map<string, T> {
  const out = new Map<string, T>();
  for (const item of items) {
    if (out.has(id(item))) throw new Error(`${what} ${id(item)} is declared twice`);
    out.set(id(item), item);
  }
  return out;
}

const compiled = new WeakMap<Game, Compiled>();

export function compile(game: Game): Compiled {
  const known = compiled.get(game);
  if (known) return known;
  const where = `game ${game.id}:`;
  const all = [game.sequence, ...game.interrupts].flatMap((n) => [...walk(n)]);
  const nodes = unique(`${where} node`, all, (n) => n.id);
  const verbs = unique(`${where} verb`, game.verbs, (v) => v.id);
  if (verbs.has(DONE)) throw new Error(`${where} the verb ${DONE} belongs to the kernel`);
  for (const id of game.nodes) if (!nodes.has(id)) throw new Error(`${where} node ${id} is declared and not there`);
  for (const id of nodes.keys()) if (!game.nodes.includes(id)) throw new Error(`${where} node ${id} is not declared`);
  for (const n of all) {
    if (n.kind !== 'decision') continue;
    for (const v of n.verbs) if (!verbs.has(v)) throw new Error(`${where} node ${n.id} offers the unknown verb ${v}`);
  }
  for (const o of game.standingOrders)
    if (nodes.get(o.node)?.kind !== 'decision') throw new Error(`${where} standing order ${o.id} answers no decision`);
  unique(`${where} side`, game.sides, (x) => x.id);
  unique(`${where} flag`, game.flags, (f) => f.id);
  unique(`${where} column`, [...ownColumns(game), ...game.fields], (f) => f);
  unique(`${where} kind`, game.kinds, (k) => k.id);
  unique(`${where} scenario`, game.scenarios, (s) => s.id);
  unique(`${where} option`, game.options, (o) => o.id);
  const out: Compiled = {
    game,
    nodes,
    verbs,
    flagBits: new Map(game.flags.map((f, i) => [f.id, i])),
    kindIds: new Map(game.kinds.map((k, i) => [k.id, i])),
    kindSides: game.kinds.map((k) => k.side),
    spectator: game.sides.length,
  };
  compiled.set(game, out);
  return out;
}

/** Whether a side (or, beyond the sides, the spectator) may see something declared. */
export function mayViewerSee(v: Visible | undefined, viewer: Side, unsaid: 'all' | 'referee'): boolean {
  const seenBy = v?.seenBy ?? unsaid;
  if (seenBy === 'all') return true;
  if (seenBy === 'referee') return false;
  return seenBy.includes(viewer);
}
