// What a page and a server say to each other beyond the calls of a host: making a table, inviting, sitting down, talking.
// A chair is held by a key: whoever has it plays that side. The server keeps only its hash.
import type { NewGame, TableInfo } from '@rasputitsa/host';
import type { ClockSpec, ClockState } from './clock.ts';
import type { Json, Side } from '@rasputitsa/kernel';

/** What a key opens. */
export type Role = 'player' | 'spectator' | 'invited';

/** me: who makes the table. friend: whoever is given the link. */
export type FarChair = 'me' | 'friend' | { readonly bot: string };

export interface FarGame {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly charts?: NonNullable<NewGame['charts']>;
  readonly chairs: readonly FarChair[];
  /** random: the people at the table are given their sides by lot when it is made. */
  readonly sides: 'chosen' | 'random';
  /** How the one who makes it is called there. */
  readonly name: string;
  /** Anybody may find it and sit down. */
  readonly listed: boolean;
  /** Nobody is hurried without one. */
  readonly clock?: ClockSpec;
}

/** A table as its key shows it. */
export interface FarTable {
  readonly info: TableInfo;
  readonly role: Role;
  /** The side this key plays; null for those who watch or have not sat down. */
  readonly side: Side | null;
  /** Who sits in each chair; null where nobody does yet. */
  readonly names: readonly (string | null)[];
  /** Chairs of people that nobody has taken. */
  readonly free: readonly Side[];
  readonly listed: boolean;
  readonly clock: { readonly spec: ClockSpec; readonly state: ClockState } | null;
  /** Who has offered a draw that was not answered yet. */
  readonly draw: Side | null;
}

/** A chair that was taken: the key is the only way back to it. */
export interface Taken {
  readonly table: string;
  readonly key: string;
  readonly side: Side;
  /** For a friend: lets whoever has it take a free chair. */
  readonly invite: string;
  /** For those who want to watch. */
  readonly watch: string;
}

export interface Said {
  readonly n: number;
  readonly from: string;
  /** null: to everybody at the table. */
  readonly to: Side | null;
  readonly text: string;
  readonly at: number;
}

/** How things are between us and the server, beside what a host tells. */
export type FarNews =
  | { readonly kind: 'far'; readonly table: FarTable }
  | { readonly kind: 'said'; readonly table: string; readonly said: Said };

/** The calls of the desk: where tables are made and chairs are given out. */
export interface Desk {
  /** The key is the caller's own choice: who did not hear the answer asks again with the same one, and gets the same table. */
  makeTable(spec: FarGame, key: string): Promise<Taken>;
  /** Opens these doors for this connection; says what each leads to. null: it opens nothing (any more). */
  show(keys: readonly string[]): Promise<readonly (FarTable | null)[]>;
  /** Takes a free chair; the door is a key, or the id of a table that is open to all. */
  takeChair(door: string, side: Side, name: string, key: string): Promise<Taken>;
  /** Tables anybody may join, newest first. Their ids are doors. */
  openTables(): Promise<readonly FarTable[]>;
  /** Offers a draw, or accepts the one that was offered; `no` takes it back or declines. */
  draw(key: string, how: 'yes' | 'no'): Promise<void>;
  say(key: string, text: string, to: 'table' | 'side'): Promise<void>;
  saidSince(key: string, n: number): Promise<readonly Said[]>;
}

export const DESK_METHODS = ['makeTable', 'show', 'takeChair', 'openTables', 'draw', 'say', 'saidSince'] as const;
export type DeskMethod = (typeof DESK_METHODS)[number];

/** The calls of a host that a server answers. Tutorials, cases, lists and files of one's own stay in the player's browser. */
export const FAR_METHODS = [
  'profile',
  'openReplay',
  'exportFile',
  'sit',
  'leave',
  'choices',
  'targets',
  'whyNot',
  'plan',
  'act',
  'undo',
  'redo',
  'order',
  'resign',
  'overlay',
  'panel',
  'luck',
  'report',
  'told',
  'contents',
  'goto',
] as const;
export type FarMethod = (typeof FAR_METHODS)[number];
/** Those that change something, and so carry an id. */
export const DEEDS: ReadonlySet<string> = new Set(['act', 'undo', 'redo', 'order', 'resign'] satisfies FarMethod[]);

/** Tables of a server are told from those of the browser by their ids. */
const FAR = 'far-';
export function farId(fresh: string): string {
  return `${FAR}${fresh}`;
}
export function isFar(table: string): boolean {
  return table.startsWith(FAR) || table.startsWith(`replay:${FAR}`);
}

/** Where the sockets go, on the server that gave the page. */
export const SOCKET_PATH = '/table';
