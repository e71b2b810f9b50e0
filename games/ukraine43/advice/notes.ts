// What is worked out once in a phase and used until the dice have spoken again: distances, and the plan.
import type { Action, View } from '@rasputitsa/kernel';
import { type Keeping, notebook } from '@rasputitsa/kit/notes';
import type { Kept, Lasting } from './picture.ts';
import type { Plan } from './plan.ts';

export interface Notes {
  readonly kept: Kept;
  plan: Plan | undefined;
  /** Units that have been looked at and stay where they are. */
  readonly settled: Set<number>;
  /** Units that were sent somewhere. */
  readonly sent: Set<number>;
  /** What has been seen to before anybody marches. */
  readonly done: Set<string>;
}
/** The attacks of a Combat Phase: they are planned at its start, and again when all that was planned has been tried. */
export interface Battles {
  plan: Plan | undefined;
  /** Hexes that have been seen to. */
  readonly tried: Set<number>;
  /** The rolls that had been made when it was planned. */
  rolls: number;
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
/** The same for as long as what was worked out can hold. */
function keyOf({ scenario, tracks, phase, rolls }: View): string {
  const where = phase.map((f) => (INSIDE.has(f.node) ? '' : f.node)).join(' ');
  return `${scenario} ${tracks['turn'] ?? 0} ${phase[1]?.side ?? ''} ${where} ${rolls}`;
}
export const notesOf = notebook(
  keyOf,
  (): Notes => ({ kept: {}, plan: undefined, settled: new Set(), sent: new Set(), done: new Set() }),
);
/** The phases after the enemy's reaction. */
const LATER: ReadonlySet<string> = new Set(['exploitation', 'second-combat', 'end-phase']);
export const lastingOf = notebook(
  ({ scenario, tracks, phase }) =>
    `${scenario} ${tracks['turn'] ?? 0} ${phase[1]?.side ?? ''} ${LATER.has(phase[2]?.node ?? '') ? 2 : 1}`,
  (): Lasting => ({ pull: [] }),
);
export const battlesOf = notebook(
  ({ scenario, tracks, phase }) =>
    `${scenario} ${tracks['turn'] ?? 0} ${phase[1]?.side ?? ''} ${phase.map((f) => f.node).join(' ')}`,
  (): Battles => ({ plan: undefined, tried: new Set(), rolls: -1 }),
);

/** A number for where everybody is and what was decided: the same for the same board. */
function printOf(view: View): number {
  let h = view.rolls;
  const take = (n: number): void => {
    h = Math.imul(h ^ n, 0x0100_0193) ^ (h >>> 13);
  };
  for (const { at, steps = 0, flags = [], fields = {} } of view.pieces) {
    take(at + 1);
    take(steps * 16 + flags.length);
    for (const n of Object.values(fields)) take(n);
  }
  for (const n of Object.values(view.tracks)) take(n);
  for (const n of view.layers['repaired'] ?? []) take(n);
  const text = JSON.stringify([view.memo, view.marks, view.phase]);
  for (let i = 0; i < text.length; i++) take(text.charCodeAt(i));
  return h;
}
function isDone(view: View, { verb, args }: Action): boolean {
  const [id] = verb === 'move' ? (args['units'] as readonly number[]) : [];
  return id === undefined || view.pieces.find((p) => p.id === id)?.at === args['to'];
}
/** When the plan of a phase still holds. */
export const KEEPING: Keeping<number> = { key: keyOf, print: printOf, isDone };
