// What is worked out once in a phase and used until the dice have spoken again: distances, and the plan.
import { notebook } from '@rasputitsa/kit/notes';
import type { Kept } from './picture.ts';
import type { Plan } from './plan.ts';

export interface Notes {
  readonly kept: Kept;
  plan: Plan | undefined;
  /** Units that have been looked at and stay where they are. */
  readonly settled: Set<number>;
}
/** Within a battle nobody moves between the dice and the advance. */
const INSIDE: ReadonlySet<string> = new Set([
  'support',
  'step-loss',
  'hold-city',
  'retreat',
  'second-attack',
  'fall-back',
]);
export const notesOf = notebook(
  ({ scenario, tracks, phase, rolls }) => {
    const where = phase.map((f) => (INSIDE.has(f.node) ? '' : f.node)).join(' ');
    return `${scenario} ${tracks['turn'] ?? 0} ${phase[1]?.side ?? ''} ${where} ${rolls}`;
  },
  (): Notes => ({ kept: { menace: new Map() }, plan: undefined, settled: new Set() }),
);
