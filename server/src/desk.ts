// The desk: makes tables, gives out keys to chairs, knows who sits where, carries what people say. It never sees a position.
import { Failure, type NewGame, type TableInfo } from '@rasputitsa/host';
import { freshId } from '@rasputitsa/host/make';
import type { Ending, Side } from '@rasputitsa/kernel';
import type { Kysely } from 'kysely';
import { type ClockSpec, type ClockState, deadlineOf, newClock, outOf, passOn } from './clock.ts';
import type { Grant } from './grants.ts';
import { hashOfKey } from './key-hash.ts';
import { KEY_PATTERN, newKey } from './keys.ts';
import type { Tables } from './schema.ts';
import { type FarGame, type FarTable, farId, type Role, type Said, type Taken } from './wire.ts';

/** What the desk writes down of a table. */
interface DeskRow {
  readonly names: readonly (string | null)[];
  readonly people: readonly Side[];
  readonly invite: string;
  readonly watch: string;
  readonly clock?: { readonly spec: ClockSpec; readonly state: ClockState };
  /** Who has offered a draw. */
  readonly draw?: Side | null;
}

/** What a key was found to open. */
export interface Opened {
  readonly table: string;
  readonly role: Role;
  readonly side: Side | null;
}

export interface DeskNeeds {
  readonly db: Kysely<Tables>;
  /** Rows that are read to be changed have to be locked. */
  readonly locks?: boolean;
  /** Sets a game up and stores it; what is wrong with it is a failure. */
  make(table: string, spec: NewGame): Promise<void>;
  /** Ends a game that no rule has ended. */
  finish(table: string, side: Side, ends: Ending): Promise<void>;
  /** Who sits at a table has changed, or somebody said something there. */
  changed(table: string): void;
  said(table: string, said: Said): void;
  readonly now?: () => number;
  /** 0 .. below-1 */
  readonly lot?: (below: number) => number;
}

const MOST_LISTED = 50;
const MOST_SAID = 500;
/** Games that end on time, at one call. */
const MOST_DUE = 100;

const roles: Readonly<Record<string, Role>> = { player: 'player', spectator: 'spectator', invited: 'invited' };

function lot(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}

export class FarDesk {
  readonly #needs: DeskNeeds;
  readonly #db: Kysely<Tables>;

  constructor(needs: DeskNeeds) {
    this.#needs = needs;
    this.#db = needs.db;
  }
  #now(): number {
    return this.#needs.now?.() ?? Date.now();
  }

  /** What this key has taken before: its answer was lost on the way. */
  async #taken(key: string): Promise<Taken | undefined> {
    const [opened] = await this.open([key]);
    if (!opened) return undefined;
    const desk = await this.#db
      .selectFrom('desks')
      .select('body')
      .where('table_id', '=', opened.table)
      .executeTakeFirst();
    if (!desk || opened.side === null) return undefined;
    const { invite, watch } = JSON.parse(desk.body) as DeskRow;
    return { table: opened.table, key, side: opened.side, invite, watch };
  }
  async makeTable(spec: FarGame, key: string): Promise<Taken> {
    const before = await this.#taken(key);
    if (before) return before;
    const people = spec.chairs.flatMap((c, side) => (typeof c === 'string' ? [side] : []));
    const wanted = spec.chairs.indexOf('me');
    if (wanted < 0) throw refused('you have no chair at it', 'Take one of the sides yourself');
    if (spec.chairs.indexOf('me', wanted + 1) >= 0)
      throw refused('you have two chairs at it', 'Play both sides yourself in a game on this device');
    const side = spec.sides === 'random' ? (people[(this.#needs.lot ?? lot)(people.length)] ?? wanted) : wanted;
    const table = farId(freshId());
    await this.#needs.make(table, {
      game: spec.game,
      scenario: spec.scenario,
      options: spec.options,
      chairs: spec.chairs.map((c) => (typeof c === 'string' ? 'person' : c)),
      ...(spec.charts ? { charts: spec.charts } : {}),
    });
    const row: DeskRow = {
      names: spec.chairs.map((_, s) => (s === side ? spec.name : null)),
      people,
      invite: newKey(),
      watch: newKey(),
      ...(spec.clock
        ? { clock: { spec: spec.clock, state: newClock(spec.clock, spec.chairs.length, this.#now()) } }
        : {}),
    };
    const listed = spec.listed && people.length > 1 ? 1 : 0;
    await this.#db.transaction().execute(async (t) => {
      await t
        .insertInto('desks')
        .values({ table_id: table, body: JSON.stringify(row), listed, created: this.#now(), deadline: null })
        .execute();
      await t
        .insertInto('keys')
        .values([
          { hash: hashOfKey(key), table_id: table, role: 'player', side },
          { hash: hashOfKey(row.invite), table_id: table, role: 'invited', side: null },
          { hash: hashOfKey(row.watch), table_id: table, role: 'spectator', side: null },
        ])
        .execute();
    });
    if (row.clock) await this.moved(table);
    return { table, key, side, invite: row.invite, watch: row.watch };
  }

  /** What keys open; those that open nothing are undefined. */
  async open(keys: readonly string[]): Promise<readonly (Opened | undefined)[]> {
    const hashes = keys.map((k) => (KEY_PATTERN.test(k) ? hashOfKey(k) : ''));
    const wanted = hashes.filter((h) => h !== '');
    const rows =
      wanted.length === 0 ? [] : await this.#db.selectFrom('keys').selectAll().where('hash', 'in', wanted).execute();
    const found = new Map(
      rows.map((r) => [r.hash, { table: r.table_id, role: roles[r.role] ?? 'invited', side: r.side }]),
    );
    return hashes.map((h) => found.get(h));
  }

  async takeChair(door: string, side: Side, name: string, key: string): Promise<Taken> {
    const mine = await this.#taken(key);
    if (mine) return mine;
    const table = await this.#behind(door);
    const row = await this.#db
      .transaction()
      .execute(async (t) => {
        const desk = await t
          .selectFrom('desks')
          .selectAll()
          .where('table_id', '=', table)
          .$if(this.#needs.locks === true, (q) => q.forUpdate())
          .executeTakeFirst();
        if (!desk) throw noDoor();
        const before = JSON.parse(desk.body) as DeskRow;
        if (!before.people.includes(side)) throw refused('a computer plays this side', 'Choose another side');
        if (before.names[side] !== null) throw refused('somebody sits there already', 'Choose another side, or watch');
        const after: DeskRow = { ...before, names: before.names.map((n, s) => (s === side ? name : n)) };
        const full = after.people.every((s) => after.names[s] !== null);
        // Both may have read an empty chair; only one key a side can be written.
        await t
          .insertInto('keys')
          .values({ hash: hashOfKey(key), table_id: table, role: 'player', side })
          .execute();
        await t
          .updateTable('desks')
          .set({ body: JSON.stringify(after), ...(full ? { listed: 0 } : {}) })
          .where('table_id', '=', table)
          .execute();
        return after;
      })
      .catch((error: unknown) => {
        throw isTaken(error) ? refused('somebody sits there already', 'Choose another side, or watch') : error;
      });
    if (row.clock) await this.moved(table);
    this.#needs.changed(table);
    return { table, key, side, invite: row.invite, watch: row.watch };
  }
  /** A door is a key, or the id of a table that is open to all. */
  async #behind(door: string): Promise<string> {
    const [opened] = await this.open([door]);
    if (opened) {
      if (opened.role === 'spectator')
        throw refused('this link is for watching', 'Ask for a link that invites you to play');
      return opened.table;
    }
    const listed = await this.#db
      .selectFrom('desks')
      .select('table_id')
      .where('table_id', '=', door)
      .where('listed', '=', 1)
      .executeTakeFirst();
    if (!listed) throw noDoor();
    return listed.table_id;
  }

  /** A table as each of its keys shows it. */
  async shown(id: string): Promise<((as: Pick<Opened, 'role' | 'side'>) => FarTable) | undefined> {
    const row = await this.#db
      .selectFrom('desks')
      .innerJoin('tables', 'tables.id', 'desks.table_id')
      .select(['tables.shown', 'tables.changed', 'desks.body', 'desks.listed'])
      .where('desks.table_id', '=', id)
      .executeTakeFirst();
    return row && ((as) => farTable(row, as));
  }
  async openTables(): Promise<readonly FarTable[]> {
    const rows = await this.#db
      .selectFrom('desks')
      .innerJoin('tables', 'tables.id', 'desks.table_id')
      .select(['tables.shown', 'tables.changed', 'desks.body', 'desks.listed'])
      .where('desks.listed', '=', 1)
      .where('tables.over', '=', 0)
      .orderBy('desks.created', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return rows.map((r) => farTable(r, { role: 'invited', side: null }));
  }

  // Time, and games that end otherwise

  /** Changes what the desk knows of a table, in one go; undefined leaves it. */
  async #change<T>(
    table: string,
    how: (row: DeskRow, info: TableInfo) => { row?: DeskRow; value: T },
  ): Promise<T | undefined> {
    return this.#db.transaction().execute(async (t) => {
      const found = await t
        .selectFrom('desks')
        .innerJoin('tables', 'tables.id', 'desks.table_id')
        .select(['desks.body', 'tables.shown'])
        .where('desks.table_id', '=', table)
        .$if(this.#needs.locks === true, (q) => q.forUpdate('desks'))
        .executeTakeFirst();
      if (!found) return undefined;
      const { row, value } = how(JSON.parse(found.body) as DeskRow, JSON.parse(found.shown) as TableInfo);
      if (row)
        await t
          .updateTable('desks')
          .set({ body: JSON.stringify(row), deadline: deadlineIn(row) })
          .where('table_id', '=', table)
          .execute();
      return value;
    });
  }
  /** What everybody may know of a table has changed: perhaps others have to decide now. */
  async moved(table: string): Promise<void> {
    const desk = await this.#db.selectFrom('desks').select('body').where('table_id', '=', table).executeTakeFirst();
    const known = desk && (JSON.parse(desk.body) as DeskRow);
    // Most tables have no clock: nothing is locked for them at every move.
    if (!known || (!known.clock && (known.draw ?? null) === null)) return;
    await this.#change(table, (row, info) => {
      const { clock } = row;
      // Nobody's time runs before everybody sits, nor after the end.
      const waits = info.over !== null || row.people.some((s) => row.names[s] === null);
      const owing = waits ? [] : (info.owing ?? []).filter((s) => row.people.includes(s));
      const before = row.draw ?? null;
      const draw = info.over === null ? before : null;
      if (!clock) return { value: undefined, ...(draw === before ? {} : { row: { ...row, draw } }) };
      const same = clock.state.running.length === owing.length && owing.every((s) => clock.state.running.includes(s));
      if (same && draw === before) return { value: undefined };
      const state = passOn(clock.spec, clock.state, owing, this.#now());
      return { value: undefined, row: { ...row, draw, clock: { ...clock, state } } };
    });
  }
  /** Ends the games of those who have no more time. Called now and then; comes too late rather than twice. */
  async callTime(): Promise<void> {
    const now = this.#now();
    const due = await this.#db
      .selectFrom('desks')
      .select(['table_id', 'body'])
      .where('deadline', '<=', now)
      .orderBy('deadline')
      .limit(MOST_DUE)
      .execute();
    for (const { table_id: table, body } of due) {
      const { clock } = JSON.parse(body) as DeskRow;
      const side = clock && outOf(clock.state, now);
      if (side !== undefined && clock?.spec.out === 'loses') await this.#needs.finish(table, side, 'time');
      // Seen and nothing more, or over: nobody has to be woken for it again. Only now, so that a fall in between loses nothing.
      await this.#db.updateTable('desks').set({ deadline: null }).where('table_id', '=', table).execute();
    }
  }
  async draw(by: Opened, how: 'yes' | 'no'): Promise<void> {
    const { side, table } = by;
    if (by.role !== 'player' || side === null) throw refused('only players agree on a draw', 'Take a chair first');
    const agreed = await this.#change(table, (row, info) => {
      if (info.over !== null)
        throw new Failure('rules', 'This game is over', 'there is nothing to agree on', 'Look at it');
      if (how === 'no') return { value: false, row: { ...row, draw: null } };
      const offered = row.draw !== undefined && row.draw !== null && row.draw !== side;
      // Against a computer there is nobody to agree with.
      if (row.people.length < 2) throw refused('nobody can agree to it', 'Resign, or play on');
      return { value: offered, row: { ...row, draw: offered ? null : side } };
    });
    if (agreed === true) await this.#needs.finish(table, side, 'agreed');
    this.#needs.changed(table);
  }

  // Talking

  async say(by: Opened, text: string, to: 'table' | 'side'): Promise<void> {
    if (by.role !== 'player' || by.side === null) throw refused('only players talk at the table', 'Take a chair first');
    const desk = await this.#db.selectFrom('desks').select('body').where('table_id', '=', by.table).executeTakeFirst();
    if (!desk) throw noDoor();
    const sender = (JSON.parse(desk.body) as DeskRow).names[by.side] ?? '';
    const said = await this.#db.transaction().execute(async (t) => {
      const last = await t
        .selectFrom('said')
        .select((x) => x.fn.max('n').as('n'))
        .where('table_id', '=', by.table)
        .executeTakeFirst();
      const n = (last?.n ?? 0) + 1;
      const row = { table_id: by.table, n, sender, side: to === 'side' ? by.side : null, text, at: this.#now() };
      await t.insertInto('said').values(row).execute();
      return row;
    });
    this.#needs.said(by.table, saidOf(said));
  }
  async saidSince(by: Opened, n: number): Promise<readonly Said[]> {
    if (by.role === 'invited') return [];
    const rows = await this.#db
      .selectFrom('said')
      .selectAll()
      .where('table_id', '=', by.table)
      .where('n', '>', n)
      .orderBy('n', 'desc')
      .limit(MOST_SAID)
      .execute();
    return rows
      .reverse()
      .map(saidOf)
      .filter((s) => mayHear(by, s));
  }
}

/** What is said to one's own side is for nobody else. */
export function mayHear(by: Pick<Opened, 'role' | 'side'>, said: Said): boolean {
  if (by.role === 'invited') return false;
  return said.to === null || (by.role === 'player' && by.side === said.to);
}
export function grantOf(o: Opened): Grant | undefined {
  return o.role === 'invited' ? undefined : { table: o.table, side: o.side };
}

function deadlineIn({ clock }: DeskRow): number | null {
  return (clock && deadlineOf(clock.state)) ?? null;
}
export function saidOf(r: Tables['said']): Said {
  return { n: r.n, from: r.sender, to: r.side, text: r.text, at: r.at };
}
function farTable(
  row: { shown: string; changed: number; body: string; listed: number },
  as: Pick<Opened, 'role' | 'side'>,
): FarTable {
  const { names, people, clock = null, draw = null } = JSON.parse(row.body) as DeskRow;
  return {
    info: { ...(JSON.parse(row.shown) as TableInfo), changed: row.changed },
    role: as.role,
    side: as.side,
    names,
    free: people.filter((s) => names[s] === null),
    listed: row.listed === 1,
    clock,
    draw,
  };
}
function refused(why: string, todo: string): Failure {
  return new Failure('rules', 'This chair is not free', why, todo);
}
function noDoor(): Failure {
  return new Failure(
    'file',
    'This link leads nowhere',
    'there is no such table here, or it was removed',
    'Ask for the link again',
  );
}
/** Both databases say so in their own way. */
function isTaken(error: unknown): boolean {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return code === '23505' || (message ?? '').includes('UNIQUE constraint failed');
}
