// Set-ups to keep: units, places and strengths.
import { type KeptSetUp as Kept, type KeptUnit as Unit, setUpBook } from '@rasputitsa/kit';
import { inPlay } from './board.ts';
import { toSetUp } from './deploy-forces.ts';

export interface KeptUnit extends Unit {
  readonly steps: number;
}
export type KeptSetUp = Kept<KeptUnit>;

export const { setupOf, actionsFor } = setUpBook<KeptUnit>({
  game: 'eastfront',
  isSetUp: (q) => q.within('set-up'),
  deployed: (q, side) => toSetUp(q, side).filter((p) => inPlay(q.at(p))),
  inHand: toSetUp,
  more: (q, p) => ({ steps: q.steps(p) }),
  faults: ({ unit, steps }) => (Number.isInteger(steps) ? [] : [`${unit}: ${String(steps)} is no number of steps.`]),
  otherwise: () => undefined,
  recall: (piece) => ({ verb: 'recall', args: { piece } }),
  deploy: (_q, piece, to, { steps }) => [{ verb: 'deploy', args: { piece, to, steps } }],
});
