// The plan of a step, as far as it is not carried out. Nothing in here is needed to go on: whoever has no notes, because a game was
// opened in the middle of a step, makes a new plan from what he sees.
import type { Action, Ask, Posture, View } from '@rasputitsa/kernel';

export interface Notes {
  readonly key: string;
  readonly posture: Posture | undefined;
  readonly queue: Action[];
  /** What the view looked like when it was asked last, and what it said. */
  print: string;
  answer: Action | undefined;
  /** Whether nothing has changed since. */
  isAnswered: boolean;
}
const books = new WeakMap<Ask, Notes>();

/** Where everybody is and what is marked: the same for the same board. */
function printOf(view: View): string {
  const units = view.pieces.map((p) => `${p.at}.${p.steps ?? ''}.${p.fields?.['spent'] ?? ''}.${p.flags?.length ?? 0}`);
  return `${units.join(' ')} ${JSON.stringify([view.tracks, view.marks, view.memo, view.phase])}`;
}
/** Whether what was advised has been done, so that the rest of the plan still holds. */
function isDone(view: View, { args }: Action): boolean {
  const { to, piece, units } = args;
  if (to === undefined) return true;
  const id = Array.isArray(units) ? (units as readonly number[])[0] : piece;
  return view.pieces.find((x) => x.id === id)?.at === to;
}

export function notesOf(view: View, ask: Ask, posture: Posture | undefined): Notes {
  const key = `${view.tracks['turn'] ?? 0} ${view.rolls} ${view.phase.map((f) => `${f.node}${f.side}`).join(' ')}`;
  const print = printOf(view);
  const known = books.get(ask);
  if (known?.key === key && known.posture === posture && known.answer) {
    known.isAnswered = known.print === print;
    known.print = print;
    if (!known.isAnswered && !isDone(view, known.answer)) known.queue.length = 0;
    return known;
  }
  const fresh: Notes = { key, posture, queue: [], print, answer: undefined, isAnswered: false };
  books.set(ask, fresh);
  return fresh;
}
