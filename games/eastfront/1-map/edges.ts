// Home map edges (1.1).
import type { Loc, Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { FIRST_EXIT } from './board.ts';
import { exitLetter, EXITS } from './rail-entries.ts';

/** Edges of the map by letters; neighbours on one edge adjoin (RULINGS R92). */
export const EDGES = ['ABCDEFGHIJ', 'KLM', 'NOPQRSTU', 'VW'] as const;
const WEST = 0;
const SOUTH = 1;
const EAST = 2;
const edgeByExit = EXITS.map((exit) => EDGES.findIndex((e) => e.includes(exitLetter(exit))));
export function edgeOf(exit: Loc): number {
  return edgeByExit[exit - FIRST_EXIT] ?? NONE;
}

/** The side whose home edge a zone lies on, by the map (1.1); NONE in the north. Baku lost changes the south (16.35). */
export function homeSide(exit: Loc): Side {
  const edge = edgeOf(exit);
  if (edge === WEST) return 0;
  return edge === SOUTH || edge === EAST ? 1 : NONE;
}
export function isSouthern(exit: Loc): boolean {
  return edgeOf(exit) === SOUTH;
}
