// When the plan of a phase still holds.
import type { Action, View } from '@rasputitsa/kernel';
import type { Keeping } from '@rasputitsa/kit/notes';

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
function isDone(view: View, { verb, args }: Action): boolean {
  if (verb !== 'move' && verb !== 'rail') return true;
  const p = view.pieces.find((x) => x.id === args['piece']);
  return p?.at === args['to'];
}

export const KEEPING: Keeping<number> = {
  key: ({ tracks, rolls, phase }) =>
    `${tracks['month'] ?? 0} ${tracks['fortnight'] ?? 0} ${rolls} ${phase.map((f) => `${f.node}${f.side}`).join(' ')}`,
  print: printOf,
  isDone,
};
