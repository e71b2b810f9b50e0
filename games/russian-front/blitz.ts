// Blitz (11.7): placing the unit, its number by rounds, pursuit and blitz moves.
import type { Node, Play, Query, Verb } from '@rasputitsa/kernel';

/** Whether this battle is marked with a blitz unit. */
export function isBlitz(q: Query, at: number): boolean {
  return q.mark('blitz', at) > 0;
}
/** 11.7.1: called when phasing ground units have made a battle (by entering, or because they were answered) or joined one. May call a node. Not written yet. */
export function offerBlitz(_g: Play, _at: number, _how: 'new' | 'joined', _pieces: readonly number[]): void {}
/** 11.7.2.1: called before each further round of ground combat. Not written yet. */
export function nextBlitzRound(_g: Play, _at: number): void {}
/**
 * 11.7.2.2 to 11.7.2.4: called when a ground combat is won by the attacker, before the battle location is taken away.
 * May call nodes and is called again until it says done; `retreated` are the hexes the defenders went to. Not written yet.
 */
export function followUp(_g: Play, _at: number, _retreated: readonly number[]): 'again' | 'done' {
  return 'done';
}

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
