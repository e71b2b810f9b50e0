// How long a plan holds: until dice have fallen, its side has to decide something else, or a unit is not where the plan sent it.
import type { Action, View } from '@rasputitsa/kernel';
import type { Keeping } from '@rasputitsa/kit/notes';

export const KEEPING: Keeping<number> = {
  key: ({ rolls, tracks, phase }) =>
    `${rolls} ${tracks['turn'] ?? 0} ${phase.map((f) => `${f.node}${f.side}`).join(' ')}`,
  print,
  isDone,
};

/** The same for the same board, as far as a side changes it itself. */
function print({ pieces, viewer, phase, layers, memo }: View): number {
  let h = phase.length;
  const take = (n: number): void => {
    h = Math.imul(h ^ n, 0x0100_0193) ^ (h >>> 15);
  };
  for (const p of pieces) {
    take(p.at);
    if (p.side !== viewer) continue;
    take(p.steps ?? 0);
    take(p.fields?.['spent'] ?? 0);
    take(p.flags?.length ?? 0);
  }
  const works = layers['works'];
  if (works) for (let hex = 0; hex < works.length; hex++) if ((works[hex] ?? 0) > 0) take(hex);
  for (const f of phase) for (const list of Object.values(f.vars)) take(Array.isArray(list) ? list.length : 1);
  for (const list of Object.values(memo)) take(Array.isArray(list) ? list.length : 1);
  return h;
}
function isDone({ pieces }: View, { verb, args }: Action): boolean {
  if (verb !== 'move') return true;
  return pieces.some((p) => p.id === args['piece'] && p.at === args['to']);
}
