// The keys this browser holds to chairs at tables far away. Whoever has a key plays that side: they stay in this browser, and go
// nowhere but to the server the page came from.
import type { Role } from '@rasputitsa/server';

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

const PLACE = 'rasputitsa:far-keys';
const NAME = 'rasputitsa:far-name';

function isKey(x: unknown): x is FarKey {
  const k = x as Partial<FarKey> | null;
  return (
    typeof k === 'object' && typeof k?.table === 'string' && typeof k.key === 'string' && typeof k.role === 'string'
  );
}
export function farKeys(): readonly FarKey[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(all) ? all.filter(isKey) : [];
  } catch {
    return [];
  }
}
export function keepFarKey(key: FarKey): void {
  const others = farKeys().filter((k) => k.key !== key.key);
  localStorage.setItem(PLACE, JSON.stringify([key, ...others]));
}
export function dropFarKeys(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify(farKeys().filter((k) => k.table !== table)));
}
/** The one that plays, where there are several. */
export function farKeyOf(table: string): FarKey | undefined {
  const all = farKeys().filter((k) => k.table === table.replace(/^replay:/, ''));
  return all.find((k) => k.role === 'player') ?? all[0];
}

/** What this person was called the last time. */
export function farName(): string {
  return localStorage.getItem(NAME) ?? '';
}
export function keepFarName(name: string): void {
  localStorage.setItem(NAME, name);
}

export function joinLink(key: string): string {
  return new URL(`#/join/${key}`, location.href).href;
}
