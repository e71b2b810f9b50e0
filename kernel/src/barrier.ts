// Why an action stands. The page names the reason where undo is barred.
import type { GameEvent, Known } from './events.ts';
import type { Barrier } from './record.ts';
import { owing } from './sequence.ts';
import { PRESENT, type Side } from './types.ts';
import type { World } from './world.ts';

/** Why nothing can be undone: for programs and in words. */
export interface UndoBarred {
  /** nothing: this side has done nothing yet. */
  readonly why: Barrier | 'nothing';
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
  unknown: 'This cannot be undone: dice were rolled, something was revealed, or the other side is to move.',
};
export function undoBarred(why: UndoBarred['why']): UndoBarred {
  return { why, text: SENTENCES[why] };
}

/** Not after dice, not after a revelation, not once somebody else is to move. Asked when the action is done; `before` is who owed
 * an answer until then. */
export function barrierOf(
  q: World,
  side: Side,
  before: readonly Side[],
  events: readonly GameEvent[],
): Barrier | undefined {
  const has = (is: (e: GameEvent) => boolean): boolean => events.some(is);
  if (has((e) => e.k === 'ended')) return 'ended';
  if (has((e) => e.k === 'rolled')) return 'dice';
  if (has((e) => e.k === 'drawn')) return 'drawn';
  if (has((e) => (e.k === 'noted' && e.discloses === true) || (e.k === 'known' && reveals(q, side, e))))
    return 'revealed';
  const owed = owing(q);
  return owed.length === before.length && owed.every((s, i) => s === before[i]) ? undefined : 'handover';
}
function reveals(q: World, side: Side, e: Known): boolean {
  if (e.to === q.compiled.spectator) return false;
  return e.was.levels.some((was) => e.level > was) && (e.to === side || e.level > PRESENT);
}
