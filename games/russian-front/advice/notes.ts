// When the plan of a step still holds.
import type { Action, View } from '@rasputitsa/kernel';
import type { Keeping } from '@rasputitsa/kit/notes';

/** Where everybody is and what is marked: the same for the same board. */
function printOf(view: View): string {
  const units = view.pieces.map((p) => `${p.at}.${p.steps ?? ''}.${p.fields?.['spent'] ?? ''}.${p.flags?.length ?? 0}`);
  return `${units.join(' ')} ${JSON.stringify([view.tracks, view.marks, view.memo, view.phase])}`;
}
function isDone(view: View, { args }: Action): boolean {
  const { to, piece, units } = args;
  if (to === undefined) return true;
  const id = Array.isArray(units) ? (units as readonly number[])[0] : piece;
  return view.pieces.find((x) => x.id === id)?.at === to;
}

export const KEEPING: Keeping<string> = {
  key: ({ tracks, rolls, phase }) =>
    `${tracks['turn'] ?? 0} ${rolls} ${phase.map((f) => `${f.node}${f.side}`).join(' ')}`,
  print: printOf,
  isDone,
};
