// The keys this browser holds to chairs at tables far away. Whoever has a key plays that side: they stay in this browser, and go
// nowhere but to the server the page came from.
import type { Role } from '@rasputitsa/server';
import { keepHere, readKept } from './kept-here.ts';

export interface FarKey {
  readonly table: string;
  readonly key: string;
  readonly role: Role;
  /** null: only watches. */
  readonly side: number | null;
  /** Links to pass on, where we know them. */
  readonly invite?: string;
  readonly watch?: string;
}

const PLACE = 'rasputitsa.far-keys';
const NAME = 'rasputitsa.far-name';
/** In a browser that keeps nothing they last until the page is closed. */
let unkept: readonly FarKey[] = [];

function isKey(x: unknown): x is FarKey {
  const k = x as Partial<FarKey> | null;
  return (
    typeof k === 'object' && typeof k?.table === 'string' && typeof k.key === 'string' && typeof k.role === 'string'
  );
}
/** Read anew each time: another window may have taken a chair. */
export function farKeys(): readonly FarKey[] {
  const all = readKept(PLACE);
  return [...unkept, ...(Array.isArray(all) ? all.filter(isKey) : [])];
}
function keep(keys: readonly FarKey[]): void {
  unkept = keepHere(PLACE, keys) ? [] : keys;
}
export function keepFarKey(key: FarKey): void {
  keep([key, ...farKeys().filter((k) => k.key !== key.key)]);
}
export function dropFarKeys(table: string): void {
  keep(farKeys().filter((k) => k.table !== table));
}
/** The one that plays, where there are several. */
export function farKeyOf(table: string): FarKey | undefined {
  const all = farKeys().filter((k) => k.table === table.replace(/^replay:/, ''));
  return all.find((k) => k.role === 'player') ?? all[0];
}

/** What this person was called the last time. */
export function farName(): string {
  const name = readKept(NAME);
  return typeof name === 'string' ? name : '';
}
export function keepFarName(name: string): void {
  keepHere(NAME, name);
}

export function joinLink(key: string): string {
  return new URL(`#/join/${key}`, location.href).href;
}
