// Set-ups to keep: units, places and strengths.
import { type KeptSetUp as Kept, setUpBook, type KeptUnit as Unit } from '@rasputitsa/kit';
import { inPlay } from '../1-map/board.ts';
import { toSetUp } from '../3-scenarios/starting-forces.ts';
import { isSettingUp } from '../state.ts';
import type { Words } from '../words.ts';

interface KeptUnit extends Unit {
  readonly steps: number;
}
export type KeptSetUp = Kept<KeptUnit>;

export const { setupOf, actionsFor } = setUpBook<KeptUnit, Words>({
  game: 'eastfront',
  isSetUp: isSettingUp,
  deployed: (q, side) => toSetUp(q, side).filter((p) => inPlay(q.at(p))),
  inHand: toSetUp,
  more: (q, p) => ({ steps: q.steps(p) }),
  faults: ({ unit, steps }) => (Number.isInteger(steps) ? [] : [`${unit}: ${String(steps)} is no number of steps.`]),
  otherwise: () => undefined,
  recall: (piece) => ({ verb: 'recall', args: { piece } }),
  deploy: (_q, piece, to, { steps }) => [{ verb: 'deploy', args: { piece, to, steps } }],
});
