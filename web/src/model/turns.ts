// How each table's board lies before the reader, kept in this browser: quarter turns clockwise.
import { createSignal } from 'solid-js';
import type { Turn } from '../board/types.ts';
import { keepHere, readKept } from './kept-here.ts';

const KEY = 'rasputitsa.turns';
/** Tables remembered: older ones lie as printed again. */
const MOST = 60;
const QUARTERS = 4;

type Turns = readonly (readonly [table: string, turn: number])[];
function kept(): Turns {
  const found = readKept(KEY);
  // A browser that keeps nothing shows every board as printed.
  return Array.isArray(found) ? found.filter((x): x is [string, number] => Array.isArray(x) && x.length === 2) : [];
}
const [turns, setTurns] = createSignal(kept());

export function turnOf(table: string): Turn {
  const found = turns().find(([id]) => id === table)?.[1] ?? 0;
  return found === 1 || found === 2 || found === 3 ? found : 0;
}
/** A quarter further. */
export function turnBoard(table: string): void {
  const next = (turnOf(table) + 1) % QUARTERS;
  const others = turns().filter(([id]) => id !== table);
  const all = next === 0 ? others : [[table, next] as const, ...others].slice(0, MOST);
  setTurns(all);
  keepHere(KEY, all);
}
