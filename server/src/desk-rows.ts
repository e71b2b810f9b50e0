// What the desk writes down of a table, and how it is changed: one row, in one go.
import type { Bid, ChainHeads, Side } from '@rasputitsa/kernel';
import type { NewGame, TableInfo } from '@rasputitsa/host';
import type { BackAsked } from '@rasputitsa/host/table';
import type { Kysely } from 'kysely';
import { type ClockSpec, type ClockState, deadlineOf } from './clock.ts';
import type { SetUpLinks } from './room.ts';
import type { Tables } from './schema.ts';
import { firstBack, type Vacations } from './vacations.ts';
import type { FarTable, Offers, Rematch, Role } from './wire.ts';

export interface DeskRow {
  readonly names: readonly (string | null)[];
  readonly people: readonly Side[];
  /** By side: who plays it beside the first, where a side has several players. */
  readonly mates?: readonly (readonly (string | null)[])[];
  /** By side: what its commander has shared out. */
  readonly divisions?: readonly Readonly<Record<string, number>>[];
  /** By side: the chair that commands, where it is not the first any more. */
  readonly commanders?: readonly number[];
  /** Who made it: before it begins, they may close it. */
  readonly maker: Side;
  readonly invite: string;
  readonly watch: string;
  readonly spec: NewGame;
  /** As it is shown before it begins. */
  readonly info: TableInfo;
  /** The server's part in the dice. */
  readonly secret: string;
  /** By side: what each player has published of their chains. */
  readonly heads: readonly (ChainHeads | null)[];
  /** The set-up rolls dice, and waits for links. */
  readonly setUp?: SetUpLinks;
  readonly clock?: { readonly spec: ClockSpec; readonly state: ClockState };
  /** After so many milliseconds of silence the other may claim the game. */
  readonly silence?: number;
  readonly vacations?: Vacations;
  /** So many milliseconds behind is what those are shown who do not play. */
  readonly delay?: number;
  /** Before the game, where sides are bid for: by chair, what was given. */
  readonly bidding?: readonly (Bid | null)[];
  readonly bid?: Bid;
  /** Both have agreed to stop for now. */
  readonly adjourned?: true;
  /** When something had last happened that everybody may know: if it is not the last any more, somebody plays on. */
  readonly stoodAt?: number;
  /** When they last went on. */
  readonly resumed?: number;
  /** Who has offered what. */
  readonly offers?: Offers;
  /** What the offer to take back rests on. */
  readonly back?: BackAsked;
  readonly rematch?: Rematch;
}
/** What a key was found to open. */
export interface Opened {
  readonly table: string;
  readonly role: Role;
  readonly side: Side | null;
  /** Of several players of that side, which. */
  readonly chair: number;
  /** Watches with a delay. */
  readonly late?: true;
  /** Sides are bid for: which it will be is not known yet, and it opens no chair so far. */
  readonly waits?: true;
}
/** As it is read: nothing is shown of the table itself before it has begun. */
export interface FoundRow {
  readonly body: string;
  readonly listed: number;
  readonly created: number;
  readonly shown: string | null;
  readonly changed: number | null;
}

export const isFull = (row: DeskRow): boolean =>
  row.bidding === undefined && isTaken(row) && row.people.every((s) => row.heads[s]);
/** Somebody sits in every chair. */
export const isTaken = (row: DeskRow): boolean => row.people.every((s) => freeChair(row, s) === undefined);
/** Nobody sits there. */
export const isEmpty = ({ names, mates = [] }: DeskRow): boolean =>
  [names, ...mates].every((all) => all.every((n) => n === null));
/** The first chair of a side that nobody has; the very first commands it. */
export function freeChair({ names, mates }: DeskRow, side: Side): number | undefined {
  if (names[side] === null) return 0;
  const i = (mates?.[side] ?? []).indexOf(null);
  return i < 0 ? undefined : i + 1;
}
/** Who has this chair of a side; null while nobody does. */
export function sitterOf({ names, mates }: DeskRow, side: Side, chair: number): string | null | undefined {
  return chair === 0 ? names[side] : mates?.[side]?.[chair - 1];
}
/** Somebody sits down in a chair, or (null) gets up from it. */
export function seated(row: DeskRow, side: Side, chair: number, name: string | null): DeskRow {
  if (chair === 0) return { ...row, names: row.names.map((n, s) => (s === side ? name : n)) };
  const mates = row.mates?.map((all, s) => (s === side ? all.map((n, i) => (i + 1 === chair ? name : n)) : all));
  return mates ? { ...row, mates } : row;
}
/** The chair that commands a side; everybody's who plays alone. */
export function commanderIn({ commanders }: Pick<DeskRow, 'commanders'>, side: Side): number {
  return commanders?.[side] ?? 0;
}
export function nameOf(row: DeskRow, { side, chair }: Pick<Opened, 'side' | 'chair'>): string {
  return side === null ? '' : (sitterOf(row, side, chair) ?? '');
}

export function infoIn(found: FoundRow, row: DeskRow): TableInfo {
  if (found.shown !== null) return { ...(JSON.parse(found.shown) as TableInfo), changed: found.changed ?? 0 };
  const missing = row.setUp?.kept.waiting;
  const sides = missing ? row.setUp.kept.people.flatMap((p, i) => (missing.links[i] === null ? [p.side] : [])) : [];
  return {
    ...row.info,
    owing: [],
    standing: '',
    changed: found.created,
    ...(missing && sides.length > 0 ? { waits: { sides, since: missing.since } } : {}),
  };
}
/** With a delay, those who do not play are told nothing at the desk that moves, until the end is as old as was agreed: how the game
 * stands they see at the table, as it was then. */
function isVeiled({ info, begun, delay }: FarTable, now: number): boolean {
  return begun && delay !== null && !(info.over !== null && info.changed + delay <= now);
}
function veiled(table: FarTable, created: number): FarTable {
  const { waits, ...info } = table.info;
  void waits;
  return {
    ...table,
    info: { ...info, standing: '', entries: 0, owing: [], over: null, changed: created },
    clock: null,
    vacations: null,
    adjourned: false,
    resumed: null,
  };
}
export function farTable(found: FoundRow, as: Pick<Opened, 'role' | 'side'> & Partial<Opened>, now: number): FarTable {
  const table = wholeTable(found, as);
  return as.role !== 'player' && isVeiled(table, now) ? veiled(table, found.created) : table;
}
function wholeTable(found: FoundRow, as: Pick<Opened, 'role' | 'side'> & Partial<Opened>): FarTable {
  const row = JSON.parse(found.body) as DeskRow;
  const { names, people, spec, clock = null, offers = {}, silence = null } = row;
  return {
    info: infoIn(found, row),
    role: as.role,
    side: as.side,
    names,
    chair: as.chair ?? 0,
    mates: row.mates ?? [],
    commanders: names.map((_, s) => commanderIn(row, s)),
    division: as.side === null ? {} : (row.divisions?.[as.side] ?? {}),
    free: people.filter((s) => freeChair(row, s) !== undefined),
    begun: found.shown !== null,
    maker: row.maker,
    options: spec.options,
    listed: found.listed === 1,
    clock,
    silence,
    vacations: row.vacations ?? null,
    delay: row.delay ?? null,
    bidding: row.bidding?.map((b) => b !== null) ?? null,
    bid: row.bid ?? null,
    adjourned: row.adjourned === true,
    resumed: row.resumed ?? null,
    offers: as.role === 'player' ? offers : {},
    back: as.role === 'player' && as.side !== null ? (row.back?.lines[as.side] ?? []) : [],
    rematch: as.role === 'player' ? (row.rematch ?? null) : null,
  };
}
/** When somebody has to look at it again. */
function deadlineIn(row: DeskRow): number | null {
  const due = [row.clock && deadlineOf(row.clock.state), firstBack(row.vacations)].filter((x) => x !== undefined);
  return due.length === 0 ? null : Math.min(...due);
}

export class DeskBooks {
  readonly db: Kysely<Tables>;
  readonly #locks: boolean;
  constructor(db: Kysely<Tables>, how: { readonly locks: boolean }) {
    this.db = db;
    this.#locks = how.locks;
  }
  /** Rows with what is shown of their tables. */
  found() {
    return this.db
      .selectFrom('desks')
      .leftJoin('tables', 'tables.id', 'desks.table_id')
      .select(['desks.table_id', 'desks.body', 'desks.listed', 'desks.created', 'tables.shown', 'tables.changed']);
  }
  async row(table: string): Promise<DeskRow | undefined> {
    const desk = await this.db.selectFrom('desks').select('body').where('table_id', '=', table).executeTakeFirst();
    return desk && (JSON.parse(desk.body) as DeskRow);
  }
  /** Changes what the desk knows of a table; `deadline` where it is another than the clock's. */
  async change<T>(
    table: string,
    how: (row: DeskRow, found: FoundRow) => { row?: DeskRow; deadline?: number; value: T },
  ): Promise<T | undefined> {
    return this.db.transaction().execute(async (t) => {
      const found = await t
        .selectFrom('desks')
        .leftJoin('tables', 'tables.id', 'desks.table_id')
        .select(['desks.body', 'desks.listed', 'desks.created', 'tables.shown', 'tables.changed'])
        .where('desks.table_id', '=', table)
        .$if(this.#locks, (q) => q.forUpdate('desks'))
        .executeTakeFirst();
      if (!found) return undefined;
      const { row, deadline, value } = how(JSON.parse(found.body) as DeskRow, found);
      if (row)
        await t
          .updateTable('desks')
          .set({
            body: JSON.stringify(row),
            deadline: deadline ?? deadlineIn(row),
            ...(isTaken(row) ? { listed: 0 } : {}),
          })
          .where('table_id', '=', table)
          .execute();
      return value;
    });
  }
}
