// Non-interference: change what a side may not know, and nothing it can see, ask or be told may change.
import type { ReadonlyState } from '../context.ts';
import { World } from '../world.ts';
import type { Random } from '../dice.ts';
import type { GameEvent } from '../events.ts';
import type { Action } from '../game.ts';
import { Match } from '../match.ts';
import { canonical, cloneState, type State } from '../state.ts';
import { KIND, NOWHERE, type Piece, PRESENT, type Side } from '../types.ts';
import { Broken } from './checks.ts';
import { overlaysFor, panelsFor } from './panels.ts';

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
    const open = game.flags.reduce(
      (bits, f, i) => (f.open ? bits | ((state.pieces.flags[p] ?? 0) & (1 << i)) : bits),
      0,
    );
    const key = level === PRESENT ? `${side} seen ${open}` : q.at(p) === NOWHERE ? '' : `${side} unseen`;
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

/** Everything a side can learn by asking. */
function known(match: Match, side: Side, probes: readonly unknown[]): Record<string, unknown> {
  const asked = match.offers(side).map((o) => {
    if (o.args.length === 0) return o;
    const first = match.choices(side, o.verb);
    if (!first.ok || first.arg === null) return [o, first];
    const name = first.arg;
    // The second question shows targets, costs, paths and previews: where leaks like to sit.
    return [o, first, first.choices.map((c) => match.choices(side, o.verb, { [name]: c.value }))];
  });
  return {
    view: match.view(side),
    spectator: match.view('spectator'),
    asked,
    legal: [...match.legal(side)],
    refusals: probes.map((p) => match.whyNot(side, p) ?? null),
    version: match.version(side),
    ...panelsFor(match, side),
    ...overlaysFor(match, side),
    'panels of the spectator': panelsFor(match, 'spectator'),
  };
}

function compare(side: string, a: Record<string, unknown>, b: Record<string, unknown>): void {
  for (const k of Object.keys(a)) {
    const x = canonical(a[k]);
    const y = canonical(b[k]);
    if (x === y) continue;
    let i = 0;
    while (x[i] === y[i]) i++;
    throw new Broken(
      'non-interference',
      `${side} can tell two truths apart by its ${k}: ...${x.slice(Math.max(0, i - 80), i + 80)} against ...${y.slice(Math.max(0, i - 80), i + 80)}`,
    );
  }
}

function tellsNothing(match: Match, events: readonly GameEvent[]): boolean {
  const secretLeft = (id: string) => {
    const n = match.q.compiled.nodes.get(id);
    return n?.kind === 'decision' && n.secret === true;
  };
  return events.every(
    (e) =>
      e.k !== 'rolled' &&
      e.k !== 'ended' &&
      !(e.k === 'noted' && e.discloses) &&
      // What was decided in secret is laid open when the last side is done.
      !(e.k === 'left' && secretLeft(e.n)) &&
      !(e.k === 'known' && e.was.levels.some((l) => e.level > l)),
  );
}

function copy(match: Match, state: ReadonlyState): Match {
  return new Match({ game: match.game, scenario: match.state.scenario, dice: match.dice }, cloneState(state));
}

/** What `viewer` is told of an action, in two truths; undefined when the action is not possible in both, or lawfully reveals something. */
function told(match: Match, state: ReadonlyState, actor: Side, action: Action, viewer: Side): string | undefined {
  const m = copy(match, state);
  const out = m.act(actor, action);
  if (!out.ok || !tellsNothing(m, out.events)) return undefined;
  return canonical([m.since(viewer, 0), m.view(viewer)]);
}

/** Actions by which a side probes what it should not know: legal ones, and ones aimed anywhere. */
function probesFor(match: Match, side: Side, random: Random, count: number): unknown[] {
  const legal = [...match.legal(side)];
  const out: unknown[] = [];
  for (let i = 0; i < count && legal.length > 0; i++) {
    const a = legal[random.int(legal.length)];
    if (!a) continue;
    out.push(a);
    const places = Object.keys(a.args).filter((k) => typeof a.args[k] === 'number');
    const name = places[random.int(Math.max(1, places.length))];
    if (name !== undefined)
      out.push({ verb: a.verb, args: { ...a.args, [name]: random.int(match.game.places.count) } });
  }
  return out;
}

export function checkNonInterference(match: Match, random: Random, probes: number): void {
  if (!match.game.fog) return;
  for (const [side, info] of match.game.sides.entries()) {
    const other = permuted(match, side, random);
    const twin = copy(match, other);
    const here = copy(match, match.state);
    const asked = probesFor(match, side, random, probes);
    compare(info.id, known(here, side, asked), known(twin, side, asked));
    for (const actor of match.owing()) {
      const action = match.sample(actor, random);
      if (!action) continue;
      const a = told(match, match.state, actor, action, side);
      const b = told(match, other, actor, action, side);
      if (a !== undefined && b !== undefined) compare(info.id, { told: a }, { told: b });
    }
  }
}
