// How much a player had seen of a game when he last looked at it, kept in this browser: what came later is told when he comes back.
// Storage may be closed to us: then it is remembered until the page is closed.
import { keepHere, readKept } from './kept-here.ts';

const KEY = 'rasputitsa.looks';
/** Games are many, and old ones are not missed. */
const MOST = 200;
/** The first thing anybody is told is how the game begins. */
const SET_UP = 1;

function read(): Map<string, number> {
  const found = readKept(KEY);
  if (!Array.isArray(found)) return new Map();
  return new Map(
    found.filter((x): x is [string, number] => Array.isArray(x) && typeof x[0] === 'string' && Number.isInteger(x[1])),
  );
}
let looks: Map<string, number> | undefined;

export function lastLook(table: string, side: number): number {
  looks ??= read();
  return looks.get(`${table} ${side}`) ?? SET_UP;
}
export function keepLook(table: string, side: number, version: number): void {
  looks ??= read();
  const key = `${table} ${side}`;
  if (looks.get(key) === version) return;
  looks.delete(key);
  looks.set(key, version);
  keepHere(KEY, [...looks].slice(-MOST));
}
