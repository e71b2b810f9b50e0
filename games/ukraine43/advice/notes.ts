// What is worked out once in a phase and used until the dice have spoken again: distances, and the plan. Nothing in here is needed to go on: whoever
// has no notes, because a game was opened in the middle of a phase, makes new ones from what he sees.
import type { Ask, Posture, View } from '@rasputitsa/kernel';
import type { Kept } from './picture.ts';
import type { Plan } from './plan.ts';

export interface Notes {
  readonly key: string;
  readonly posture: Posture | undefined;
  readonly kept: Kept;
  plan: Plan | undefined;
  /** Units that have been looked at and stay where they are. */
  readonly settled: Set<number>;
}
const books = new WeakMap<Ask, Notes>();
/** Within a battle nobody moves between the dice and the advance. */
const INSIDE: ReadonlySet<string> = new Set([
  'support',
  'step-loss',
  'hold-city',
  'retreat',
  'second-attack',
  'fall-back',
]);
export function notesOf(view: View, ask: Ask, posture?: Posture): Notes {
  const where = view.phase.map((f) => (INSIDE.has(f.node) ? '' : f.node)).join(' ');
  const key = `${view.scenario} ${view.tracks['turn'] ?? 0} ${view.phase[1]?.side ?? ''} ${where} ${view.rolls}`;
  const known = books.get(ask);
  if (known?.key === key && known.posture === posture) return known;
  const fresh: Notes = { key, posture, kept: { menace: new Map() }, plan: undefined, settled: new Set() };
  books.set(ask, fresh);
  return fresh;
}
