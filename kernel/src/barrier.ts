// Why an action stands. The page names the reason where undo is barred.
import type { GameEvent, Known } from './events.ts';
import type { Barrier } from './record.ts';
import { owing } from './sequence.ts';
import { NOWHERE, PRESENT, type Side } from './types.ts';
import type { World } from './world.ts';

/** Why nothing can be undone: for programs and in words. */
export interface UndoBarred {
  /** nothing: this side has done nothing yet. secret: both sides are deciding in secret. */
  readonly why: Barrier | 'nothing' | 'secret';
  readonly text: string;
}
const SENTENCES: Readonly<Record<UndoBarred['why'], string>> = {
  dice: 'This cannot be undone: dice were rolled.',
  drawn: 'This cannot be undone: something was drawn by lot.',
  revealed: 'This cannot be undone: something was revealed.',
  looked: 'This cannot be undone: it could have revealed something, whether or not it did.',
  handover: 'This cannot be undone: with it your part was done, and the other side could decide.',
  answered: 'This cannot be undone: the other side has acted since.',
  ended: 'This cannot be undone: the game is over.',
  depth: 'This cannot be undone: it lies too far back.',
  nothing: 'There is nothing to undo yet.',
  secret: 'Nothing can be taken back by agreement while both sides decide in secret.',
  unknown: 'This cannot be undone: dice were rolled, something was revealed, or the other side is to move.',
};
export function undoBarred(why: UndoBarred['why']): UndoBarred {
  return { why, text: SENTENCES[why] };
}

/** An action that has just been carried out. */
export interface Done {
  readonly side: Side;
  /** Who owed an answer before it. */
  readonly owed: readonly Side[];
  readonly events: readonly GameEvent[];
  /** It could have brought something to light. */
  readonly looked: boolean;
  /** A standing order of another side answered in the middle of it. */
  readonly answered: boolean;
}

/** Not after dice, not after a revelation or a look, not once somebody else has had a say. That it looked comes before that it found:
 * the reason given must not tell more than the board does. */
export function barrierOf(q: World, { side, owed: before, events, looked, answered }: Done): Barrier | undefined {
  const has = (is: (e: GameEvent) => boolean): boolean => events.some(is);
  if (has((e) => e.k === 'ended')) return 'ended';
  if (has((e) => e.k === 'rolled')) return 'dice';
  if (has((e) => e.k === 'drawn')) return 'drawn';
  if (looked) return 'looked';
  if (has((e) => (e.k === 'noted' && e.discloses === true) || (e.k === 'known' && reveals(q, side, e)) || opens(q, e)))
    return 'revealed';
  if (answered) return 'handover';
  const owed = owing(q);
  return owed.length === before.length && owed.every((s, i) => s === before[i]) ? undefined : 'handover';
}
/** Whether a move or an arrival of one's own could have brought something to light. */
export function looksBy(q: World, side: Side, e: GameEvent): boolean {
  const { game } = q;
  if (!game.looks || (e.k !== 'moved' && e.k !== 'placed') || q.sideOf(e.p) !== side) return false;
  const places = e.k === 'placed' ? [e.at] : [...(e.path?.slice(1) ?? []), e.to];
  return places.some((at) => at !== NOWHERE && game.looks?.(q, e.p, at) === true);
}
/** What was decided in secret is laid open when the last side is done. */
function opens(q: World, e: GameEvent): boolean {
  const n = e.k === 'left' ? q.compiled.nodes.get(e.n) : undefined;
  return n?.kind === 'decision' && n.secret === true;
}
function reveals(q: World, side: Side, e: Known): boolean {
  if (e.to === q.compiled.spectator) return false;
  return e.was.levels.some((was) => e.level > was) && (e.to === side || e.level > PRESENT);
}
