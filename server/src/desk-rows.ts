// What the desk writes down of a table, and how it is changed: one row, in one go.
import type { ChainHeads, Side } from '@rasputitsa/kernel';
import type { NewGame, TableInfo } from '@rasputitsa/host';
import type { Kysely } from 'kysely';
import { type ClockSpec, type ClockState, deadlineOf } from './clock.ts';
import type { SetUpLinks } from './room.ts';
import type { Tables } from './schema.ts';
import type { FarTable, Offers, Role } from './wire.ts';

export interface DeskRow {
  readonly names: readonly (string | null)[];
  readonly people: readonly Side[];
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
  /** Both have agreed to stop for now. */
  readonly adjourned?: true;
  /** Who has offered what. */
  readonly offers?: Offers;
  readonly rematch?: { readonly by: Side; readonly door: string };
}
/** What a key was found to open. */
export interface Opened {
  readonly table: string;
  readonly role: Role;
  readonly side: Side | null;
}
/** As it is read: nothing is shown of the table itself before it has begun. */
export interface FoundRow {
  readonly body: string;
  readonly listed: number;
  readonly created: number;
  readonly shown: string | null;
  readonly changed: number | null;
}

export const isFull = (row: DeskRow): boolean => row.people.every((s) => row.names[s] !== null && row.heads[s]);

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
export function farTable(found: FoundRow, as: Pick<Opened, 'role' | 'side'>): FarTable {
  const row = JSON.parse(found.body) as DeskRow;
  const { names, people, spec, clock = null, offers = {}, silence = null } = row;
  return {
    info: infoIn(found, row),
    role: as.role,
    side: as.side,
    names,
    free: people.filter((s) => names[s] === null),
    begun: found.shown !== null,
    maker: row.maker,
    options: spec.options,
    listed: found.listed === 1,
    clock,
    silence,
    adjourned: row.adjourned === true,
    offers: as.role === 'player' ? offers : {},
    rematch: as.role === 'player' ? (row.rematch ?? null) : null,
  };
}
/** When somebody has to look at it again. */
function deadlineIn(row: DeskRow): number | null {
  return (row.clock && deadlineOf(row.clock.state)) ?? null;
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
            ...(isFull(row) ? { listed: 0 } : {}),
          })
          .where('table_id', '=', table)
          .execute();
      return value;
    });
  }
}
