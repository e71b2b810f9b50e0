// What chapters 14 to 17, 19 to 21 and 25 to 30 add to the sequence of play: verbs of the phases, steps, and nodes that interrupt others.
import type { Verb } from '@rasputitsa/kernel';
import type { Node, Play } from '../words.ts';
import { billExits, exitWest, removeStep, settleExits } from '../30-victory/exit.ts';
import { pending } from './pending.ts';

export const verbs: readonly Verb[] = [exitWest, removeStep];
export const interrupts: readonly Node[] = [];

/** Ids of verbs, by the phase that offers them. */
export const inMovement: readonly string[] = ['exit-west', 'remove-step'];
export const inExploitation: readonly string[] = ['exit-west'];

/** Before anybody moves: replacements are received (16.2), fortifications completed (19.1), reinforcements due (16.1). */
export function beginMovement(_g: Play): void {}
/** 19.1c, 16.2b: when the Movement Phase ends. */
export function endMovement(_g: Play): void {}
/** At the start and at the end of each player turn. */
export function beginPlayerTurn(_g: Play): void {}
export function endPlayerTurn(g: Play): void {
  billExits(g);
  settleExits(g);
}

/** 3.C.1.c, 25.3 */
export const air: readonly Node[] = [
  pending('air-return', 'Air Units return', '3.C.1.c'),
  pending('das-reserve', 'Air Units kept for Defensive Air Support', '25.3.34'),
  pending('air-ready', 'Air Units turn Ready', '3.C.1.c'),
];
/** 3.C.7.c, e, f */
export const railRepair: Node = pending('rail-repair', 'Rail repair', '3.C.7.c');
export const dam: Node = pending('dam', 'The dam', '3.C.7.e');
export const das: Node = pending('das', 'Defensive Air Support', '3.C.7.f');
