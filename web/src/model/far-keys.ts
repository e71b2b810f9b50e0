// The keys this browser holds to chairs at tables far away. Whoever has a key plays that side: they stay in this browser, and go
// nowhere but to the server the page came from.
import type { KeptTrust } from '@rasputitsa/host';
import type { Role } from '@rasputitsa/server';
import { KEY_PATTERN, newKey } from '@rasputitsa/server/keys';
import { keepHere, readKept } from './kept-here.ts';

export interface FarKey {
  readonly table: string;
  readonly key: string;
  readonly role: Role;
  /** null: only watches. */
  readonly side: number | null;
  /** What this chair's part in the dice comes from. Goes to nobody, not even to the server: it is only in one's own link. */
  readonly seed?: string;
  /** Links to pass on, where we know them. */
  readonly invite?: string;
  readonly watch?: string;
}

const PLACE = 'rasputitsa.far-keys';
const NAME = 'rasputitsa.far-name';
const BOX = 'rasputitsa.far-box';
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
  keepFarTrust(table, NOTHING);
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

/** The box of this browser: what tells its owner that it is their turn. */
export function farBox(): string {
  const known = readKept(BOX);
  if (typeof known === 'string' && KEY_PATTERN.test(known)) return known;
  unkeptBox ??= newKey();
  keepHere(BOX, unkeptBox);
  return unkeptBox;
}
let unkeptBox: string | undefined;

/** Sides that were bid for are known when the game begins. */
export function nowPlays(table: string, side: number | null): void {
  const mine = farKeyOf(table);
  if (mine?.role === 'player' && side !== null && mine.side !== side) keepFarKey({ ...mine, side });
}

/** With the seed it is a chair on another device; what stands after # never leaves the browser. */
export function joinLink(key: string, seed?: string): string {
  return new URL(`#/join/${key}${seed === undefined ? '' : `.${seed}`}`, location.href).href;
}

// What this browser remembers of its tables, so that nobody can show it another game

const NOTHING: KeptTrust = { claims: [], marks: [] };
const trustOf = (table: string): string => `rasputitsa.far-trust.${table}`;
const unkeptTrust = new Map<string, KeptTrust>();

/** Read each time: another window may have given something. */
export function farTrust(table: string): KeptTrust {
  const kept = readKept(trustOf(table)) as Partial<KeptTrust> | null;
  if (!kept || !Array.isArray(kept.claims) || !Array.isArray(kept.marks)) return unkeptTrust.get(table) ?? NOTHING;
  return { ...NOTHING, ...kept };
}
export function keepFarTrust(table: string, kept: KeptTrust): void {
  if (!keepHere(trustOf(table), kept)) unkeptTrust.set(table, kept);
}
