// What chapters 8 to 13, 18 and 22 add to the sequence of play: verbs of the phases, steps, and nodes that interrupt others.
import type { Verb } from '@rasputitsa/kernel';
import type { Node } from '../words.ts';
import { pending } from './pending.ts';

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];

/** Ids of verbs, by the phase that offers them. */
export const inMovement: readonly string[] = [];
export const inFirstCombat: readonly string[] = [];
export const inExploitation: readonly string[] = [];
export const inSecondCombat: readonly string[] = [];

/** 3.C.1.b */
export const artillery: Node = pending('artillery', 'Artillery', '3.C.1.b');
/** 18.5B */
export const earlyPontoons: Node = pending('early-pontoons', 'Early completion of Pontoon Bridges', '18.5B');
/** 3.C.7.d */
export const pontoons: Node = pending('pontoons', 'Pontoon Bridges', '3.C.7.d');
