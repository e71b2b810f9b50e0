// What the player calls his games, kept in this browser.
import { createStore } from 'solid-js/store';
import { keepHere, readKept } from './kept-here.ts';

const KEY = 'rasputitsa.names';
const LONGEST = 60;

function read(): Record<string, string> {
  const found = readKept(KEY);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, v]) => typeof v === 'string'));
}
const [names, setNames] = createStore<Record<string, string>>(read());

export function nameOfGame(id: string): string {
  return names[id] ?? '';
}
/** An empty name is none. */
export function nameGame(id: string, name: string): void {
  const given = name.trim().slice(0, LONGEST);
  setNames(id, given === '' ? (undefined as unknown as string) : given);
  keepHere(KEY, names);
}
