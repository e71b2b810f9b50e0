// What is worked out once in a phase and used until it is done: the list of orders.
import type { Action, View } from '@rasputitsa/kernel';
import { notebook } from '@rasputitsa/kit/notes';

export interface Notes {
  /** Orders still to be given, the next one first. */
  orders: Action[];
  /** Orders that somebody was in the way of: they are tried once more. */
  readonly late: Set<Action>;
  /** How often orders were made in this phase. */
  rounds: number;
  /** The order given last, and what the board was like: the same question gets the same answer. */
  given: { readonly print: number; readonly action: Action } | undefined;
  /** The orders of this phase as they were foreseen at once, and how often that was asked for. */
  foreseen: readonly Action[];
  asked: number;
}
export const notesOf = notebook(
  ({ scenario, tracks, phase }) => {
    const frame = phase.at(-1);
    return `${scenario} ${tracks['turn'] ?? 0} ${frame?.side ?? ''} ${frame?.node ?? ''}`;
  },
  (): Notes => ({ orders: [], late: new Set(), rounds: 0, given: undefined, foreseen: [], asked: 0 }),
);
/** One flag may have taken the place of another. */
const flagPrint = (flags: readonly string[] = []): number =>
  flags.reduce((n, flag) => n + flag.length + flag.charCodeAt(0), flags.length) & 1023;
/** A number for what can change within a phase. */
export function printOf(view: View): number {
  let n = view.rolls;
  const mix = (value: number): void => {
    n = Math.imul(n ^ value, 0x9e3779b1);
    n ^= n >>> 15;
  };
  for (const { at, steps = 0, flags, fields } of view.pieces)
    mix(at + (steps << 13) + (flagPrint(flags) << 16) + ((fields?.['spent'] ?? 0) << 26));
  for (const value of Object.values(view.tracks)) mix(value);
  for (const marks of Object.values(view.marks)) mix(Object.keys(marks).length);
  return n;
}
