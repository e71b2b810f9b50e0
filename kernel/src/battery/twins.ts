// Two truths one side cannot tell apart. Faces: hidden pieces exchange all but their places. Numbers: the same board to the last
// man, in which hidden pieces have exchanged their numbers, by which rules go through them.
import type { DiceSource, Random } from '../dice.ts';
import { random as randomFrom } from '../dice.ts';
import type { Action, Game } from '../game.ts';
import type { ReadonlyState } from '../context.ts';
import { flagColumn, flagMask } from '../flags.ts';
import { Match } from '../match.ts';
import { cloneState, type State } from '../state.ts';
import { type Json, KIND, NOWHERE, type Piece, PRESENT, type Side } from '../types.ts';
import { FIRST_HANDLE, World } from '../world.ts';

/** Another truth that the viewer cannot tell from this one: foreign blocks of one side exchange all but their places. */
export function permuted(match: Match, viewer: Side, random: Random): State {
  const { q, game } = match;
  const state = cloneState(match.state);
  const groups = new Map<string, Piece[]>();
  for (let p = 0; p < q.pieceCount; p++) {
    const side = q.sideOf(p);
    const level = q.knows(viewer, p);
    if (side === viewer || level >= KIND) continue;
    // A piece out of play or unseen may be any piece; seen blocks exchange what is on their faces. Open flags are seen, so they must agree.
    const open = game.flags.flatMap((f, i) =>
      f.open && ((state.pieces[flagColumn(i)]?.[p] ?? 0) & flagMask(i)) !== 0 ? [i] : [],
    );
    const key = level === PRESENT ? `${side} seen ${open.join()}` : q.at(p) === NOWHERE ? '' : `${side} unseen`;
    if (key === '') continue;
    groups.set(key, [...(groups.get(key) ?? []), p]);
  }
  const columns = Object.keys(state.pieces).filter((c) => c !== 'at');
  for (const [key, group] of groups) {
    for (let i = group.length - 1; i > 0; i--) {
      const j = random.int(i + 1);
      const a = group[i];
      const b = group[j];
      if (a === undefined || b === undefined) continue;
      for (const c of columns) {
        const column = state.pieces[c];
        if (!column) continue;
        [column[a], column[b]] = [column[b] ?? 0, column[a] ?? 0];
      }
    }
    // An unseen piece may be anywhere its side may be.
    if (key.endsWith('unseen'))
      for (const p of group) state.pieces.at[p] = elsewhere(match, q.sideOf(p), random) ?? q.at(p);
    // Strengths nobody has seen may be any the block can have.
    for (const p of group) {
      const full = game.kinds[state.pieces.kind[p] ?? -1]?.steps ?? 0;
      if (full > 1 && (state.pieces.steps[p] ?? 0) > 0) state.pieces.steps[p] = 1 + random.int(full);
    }
  }
  if (game.permute) {
    const g = new World(game, state, match.dice, () => {});
    g.during(() => game.permute?.(g, viewer, random));
  }
  return state;
}

/** A place where some piece of the side stands: somewhere this unseen one could be as well. */
function elsewhere(match: Match, side: Side, random: Random): number | undefined {
  const there = match.q.piecesOf(side).filter((p) => match.q.at(p) < match.game.places.hexes);
  const p = there[random.int(Math.max(1, there.length))];
  return p === undefined ? undefined : match.q.at(p);
}

/** By number in the one truth: its number in the other. */
export type Numbering = readonly Piece[];

function exchanged(match: Match, viewer: Side, random: Random): Piece[] {
  const { q } = match;
  const to = Array.from({ length: q.pieceCount }, (_, p) => p);
  for (const side of match.game.sides.keys()) {
    if (side === viewer) continue;
    // Of a piece whose kind is known the number is known too: it is that of the order of battle.
    const group = to.filter((p) => q.sideOf(p) === side && q.knows(viewer, p) < KIND);
    const shuffled = [...group];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = random.int(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j] ?? 0, shuffled[i] ?? 0];
    }
    for (const [i, p] of group.entries()) to[p] = shuffled[i] ?? p;
  }
  return to;
}
function moved<T>(list: readonly T[], to: Numbering): T[] {
  const out = list.slice();
  for (const [p, value] of list.entries()) out[to[p] ?? p] = value;
  return out;
}
/** Pieces under their new numbers, in a value of this type. */
function renamedValue(type: string | undefined, value: Json, to: Numbering): Json {
  if (type === 'piece' && typeof value === 'number') return to[value] ?? value;
  if (type === 'pieces' && Array.isArray(value)) return value.map((p) => to[Number(p)] ?? p);
  return value;
}
function renamedAll(values: Readonly<Record<string, Json>>, type: (key: string) => string | undefined, to: Numbering) {
  return Object.fromEntries(Object.entries(values).map(([k, v]) => [k, renamedValue(type(k), v, to)]));
}

/** The same truth in which pieces that the viewer does not know have exchanged their numbers. */
export function renumbered(
  match: Match,
  viewer: Side,
  random: Random,
): { readonly state: State; readonly to: Numbering } {
  const { game } = match;
  const to = exchanged(match, viewer, random);
  const state = cloneState(match.state);
  for (const [id, column] of Object.entries(state.pieces)) state.pieces[id] = moved(column, to);
  state.known = state.known.map((row) => moved(row, to));
  state.handles = state.handles.map((row) => moved(row, to));
  for (const f of state.stack) f.vars = renamedAll(f.vars, (key) => game.vars[key]?.type, to);
  state.orders = state.orders.map((list) =>
    list.map((o) => {
      const params = game.standingOrders.find((x) => x.id === o.id)?.params ?? {};
      return { ...o, params: renamedAll(o.params, (key) => params[key], to) };
    }),
  );
  if (game.renumber) {
    const g = new World(game, state, match.dice, () => {});
    g.during(() => game.renumber?.(g, (p) => to[p] ?? p));
  }
  return { state, to };
}

/** An action of a side whose own pieces have new numbers. */
export function renamedAction(game: Game, action: Action, to: Numbering): Action {
  const args: Record<string, Action['args'][string]> = {};
  const types = game.verbs.find((v) => v.id === action.verb)?.args ?? [];
  const own = (p: number): number => (p < FIRST_HANDLE ? (to[p] ?? p) : p);
  for (const [name, value] of Object.entries(action.args)) {
    const type = types.find((a) => a.name === name)?.type;
    if (type === 'piece') args[name] = own(Number(value));
    else if (type === 'pieces') args[name] = (value as readonly number[]).map(own);
    else args[name] = value;
  }
  return { verb: action.verb, args };
}

/** Names that depend on the piece alone: two truths then give the same names. `to` says how pieces are numbered there. */
export function alikeNames(draws: number, to?: Numbering): NonNullable<DiceSource['name']> {
  const from: Piece[] = [];
  for (const [p, q] of (to ?? []).entries()) from[q] = p;
  const given = new Map<string, number>();
  return (viewer, piece, below) => {
    const first = from[piece] ?? piece;
    const key = `${viewer} ${first}`;
    const n = given.get(key) ?? 0;
    given.set(key, n + 1);
    return randomFrom(viewer + 8 * first + 65_536 * n + draws * 2_097_152).int(below);
  };
}
/** Goes on from a state, with dice that fall as those of the match do; `to` says how its pieces are numbered there. */
export function copyOf(match: Match, state: ReadonlyState, to?: Numbering): Match {
  const source: DiceSource = {
    roll: (index, count, faces) => match.dice.roll(index, count, faces),
    draw: (index, below) => match.dice.draw(index, below),
    name: alikeNames(match.state.draws, to),
  };
  return new Match({ game: match.game, scenario: match.state.scenario, dice: source }, cloneState(state));
}
