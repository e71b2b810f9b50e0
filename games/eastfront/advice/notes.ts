// The plan of a phase, as far as it is not carried out. Nothing in here is needed to go on: whoever has no notes, because a game was
// opened in the middle of a phase, makes a new plan from what he sees.
import type { Action, Ask, Posture, View } from '@rasputitsa/kernel';

export interface Notes {
  readonly key: string;
  readonly posture: Posture | undefined;
  readonly queue: Action[];
  /** What the view looked like when it was asked last, and what it said. */
  print: number;
  answer: Action | undefined;
  /** Whether nothing has changed since. */
  isAnswered: boolean;
}
const books = new WeakMap<Ask, Notes>();

/** A number for where everybody is: the same for the same board. */
function printOf(view: View): number {
  let h = view.rolls;
  for (const p of view.pieces) {
    h = Math.imul(h ^ (p.at + 1), 0x0100_0193);
    h = Math.imul(h ^ ((p.steps ?? 7) * 16 + (p.flags?.length ?? 0)), 0x0100_0193) ^ (h >>> 13);
  }
  for (const n of Object.values(view.tracks)) h = Math.imul(h ^ n, 0x0100_0193);
  for (const f of view.phase) h = Math.imul(h ^ f.pc ^ f.done, 0x0100_0193);
  // What is planned for production or chosen for battle shows nowhere else.
  if (view.phase.at(-1)?.node.endsWith('moves') !== true) {
    const text = JSON.stringify([view.memo, view.marks, view.phase.at(-1)?.vars]);
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x0100_0193);
  }
  return h;
}
/** Whether what was advised has been done, so that the rest of the plan still holds. */
function isDone(view: View, { verb, args }: Action): boolean {
  if (verb !== 'move' && verb !== 'rail') return true;
  const p = view.pieces.find((x) => x.id === args['piece']);
  return p?.at === args['to'];
}

export function notesOf(view: View, ask: Ask, posture: Posture | undefined): Notes {
  const key = `${view.tracks['month'] ?? 0} ${view.tracks['fortnight'] ?? 0} ${view.rolls} ${view.phase.map((f) => `${f.node}${f.side}`).join(' ')}`;
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
