// Non-interference: change what a side may not know, and nothing it can see, ask, be told or take back may change.
import type { Random } from '../dice.ts';
import type { GameEvent } from '../events.ts';
import type { Action } from '../game.ts';
import type { Match } from '../match.ts';
import { KIND, type Side } from '../types.ts';
import { Broken } from './checks.ts';
import { overlaysFor, panelsFor } from './panels.ts';
import { probesFor } from './probes.ts';
import { copyOf, permuted, renamedAction, renumbered } from './twins.ts';

/** Everything a side can learn by asking. */
export function known(match: Match, side: Side, probes: readonly Action[]): Record<string, unknown> {
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
    'refusals one by one': probes.map((p) => oneByOne(match, side, p)),
    undo: undoOf(match, side),
    version: match.version(side),
    ...panelsFor(match, side),
    ...overlaysFor(match, side),
    'panels of the spectator': panelsFor(match, 'spectator'),
  };
}

/** The same action asked for as a page does: the first argument, then what follows from it. */
function oneByOne(match: Match, side: Side, { verb, args }: Action): unknown {
  const [first] = Object.keys(args);
  return first === undefined ? null : match.choices(side, verb, { [first]: args[first] });
}
/** What can be taken back and done again, and what the sentence says where it cannot. */
function undoOf(match: Match, side: Side): unknown {
  return [match.canUndo(side), match.canRedo(side), match.undoBarred(side) ?? null];
}

/** Text as it is sent: the order of lists and of keys is compared too. */
export function compare(side: string, a: Record<string, unknown>, b: Record<string, unknown>): void {
  for (const k of Object.keys(a)) {
    const x = JSON.stringify(a[k]) ?? '';
    const y = JSON.stringify(b[k]) ?? '';
    if (x === y) continue;
    let i = 0;
    while (x[i] === y[i]) i++;
    throw new Broken(
      'non-interference',
      `${side} can tell two truths apart by its ${k}: ...${x.slice(Math.max(0, i - 80), i + 80)} against ...${y.slice(Math.max(0, i - 80), i + 80)}`,
    );
  }
}

/** Nothing came to light by these, and no die fell. */
export function tellsNothing(match: Match, events: readonly GameEvent[]): boolean {
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

/** Pieces of which the viewer did not know more than the back came to light. */
export function uncovers(events: readonly GameEvent[], viewer: Side): boolean {
  return events.some(
    (e) => e.k === 'known' && e.to === viewer && e.level >= KIND && e.was.levels.some((was) => was < KIND),
  );
}

/** What a viewer hears of an action, and what it may say of it to the other truth. */
interface Heard {
  readonly told: unknown;
  readonly view: unknown;
  readonly undo: unknown;
  readonly canUndo: boolean;
  /** Nothing came to light by it, and no die fell. */
  readonly quiet: boolean;
  /** Pieces of which the viewer did not know more than the back came to light. */
  readonly uncovers: boolean;
  readonly rolled: boolean;
}

/** undefined: the action is not legal in this truth. */
function heard(m: Match, actor: Side, action: Action, viewer: Side): Heard | undefined {
  const out = m.act(actor, action);
  if (!out.ok) return undefined;
  return {
    told: [m.since(viewer, 0), m.version(viewer)],
    view: m.view(viewer),
    undo: undoOf(m, viewer),
    canUndo: m.canUndo(viewer),
    quiet: tellsNothing(m, out.events),
    uncovers: uncovers(out.events, viewer),
    rolled: out.events.some((e) => e.k === 'rolled' || e.k === 'drawn'),
  };
}

/** Other faces: what comes to light may differ, and then what is told; whether it can be taken back may not. */
function compareFaces(name: string, a: Heard, b: Heard): void {
  compare(name, { 'undo after an action': a.canUndo }, { 'undo after an action': b.canUndo });
  if (!a.quiet || !b.quiet) return;
  const { told, view, undo } = a;
  compare(name, { told, view, undo }, { told: b.told, view: b.view, undo: b.undo });
}
/** Other numbers: it is the same board, and all must be the same, dice included. Once pieces are uncovered their numbers are
 * those of the order of battle, and rules may go by them: what has come of it must still be the same, unless dice were thrown. */
function compareNumbers(name: string, a: Heard, b: Heard): void {
  const { told, view, undo } = a;
  if (!a.uncovers && !b.uncovers) compare(name, { told, view, undo }, { told: b.told, view: b.view, undo: b.undo });
  else if (!a.rolled && !b.rolled) compare(name, { view, undo }, { view: b.view, undo: b.undo });
}

/** Two truths, and how what a side does in the one is done in the other. */
interface Pair {
  readonly here: () => Match;
  readonly there: () => Match;
  readonly judge: (name: string, a: Heard, b: Heard) => void;
  readonly same: (actor: Side, action: Action) => Action;
}
function faces(match: Match, viewer: Side, random: Random): Pair {
  const other = permuted(match, viewer, random);
  return {
    here: () => copyOf(match, match.state),
    there: () => copyOf(match, other),
    judge: compareFaces,
    same: (_, action) => action,
  };
}
function numbers(match: Match, viewer: Side, random: Random): Pair {
  const { state, to } = renumbered(match, viewer, random);
  return {
    here: () => copyOf(match, match.state),
    there: () => copyOf(match, state, to),
    judge: compareNumbers,
    same: (actor, action) => (actor === viewer ? action : renamedAction(match.game, action, to)),
  };
}

/** Asks and acts in two truths that `viewer` cannot tell apart; counts what was compared. */
export function observe(match: Match, viewer: Side, random: Random, probes: number, kind: 'faces' | 'numbers'): number {
  const name = match.game.sides[viewer]?.id ?? '';
  const pair = kind === 'faces' ? faces(match, viewer, random) : numbers(match, viewer, random);
  const asked = probesFor(match, viewer, random, probes);
  const here = known(pair.here(), viewer, asked);
  compare(name, here, known(pair.there(), viewer, asked));
  let n = Object.keys(here).length + 2 * asked.length;
  for (const actor of match.owing()) {
    const action = match.sample(actor, random);
    if (!action) continue;
    const a = heard(pair.here(), actor, action, viewer);
    const b = heard(pair.there(), actor, pair.same(actor, action), viewer);
    if (!a || !b) continue;
    try {
      pair.judge(name, a, b);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      const who = match.game.sides[actor]?.id ?? '';
      throw new Broken(error.check, `${error.message}, after ${who} sent ${JSON.stringify(action)}`);
    }
    n++;
  }
  return n;
}

export function checkNonInterference(match: Match, random: Random, probes: number): void {
  if (!match.game.fog) return;
  for (const side of match.game.sides.keys()) {
    observe(match, side, random, probes, 'faces');
    observe(match, side, random, probes, 'numbers');
  }
}
