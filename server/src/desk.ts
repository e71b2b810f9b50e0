// The desk: makes tables, gives out keys to chairs, knows who sits where, carries what people say. It never sees a position.
import { type KeptLinks, type LinkAsk, type LinkGift, type NewGame, TableLinks } from '@rasputitsa/host';
import { freshId } from '@rasputitsa/host/make';
import type { BackAsked } from '@rasputitsa/host/table';
import { BID_OPTION, newSecret, type Side } from '@rasputitsa/kernel';
import type { Kysely, Selectable } from 'kysely';
import { Agreements, BEGIN_AGAIN_MS } from './agreements.ts';
import { afterBid, BIDDER, cannotBid, giveSides, withBid } from './auction.ts';
import { newClock } from './clock.ts';
import {
  commanderIn,
  DeskBooks,
  type DeskRow,
  farTable,
  freeChair,
  infoIn,
  isEmpty,
  isFull,
  isTaken,
  nameOf,
  type Opened,
  seated,
  sitterOf,
} from './desk-rows.ts';
import type { Grant } from './grants.ts';
import { isTwice } from './database-errors.ts';
import { hashOfKey } from './key-hash.ts';
import { KEY_PATTERN, newKey } from './keys.ts';
import { type NoticeNeeds, Notices } from './notices.ts';
import { swapped } from './rematch.ts';
import { noDoor, refused } from './refusals.ts';
import type { Made, SetUp, Task } from './room.ts';
import type { Tables } from './schema.ts';
import { type SaidTo, Talk } from './talk.ts';
import { newVacations } from './vacations.ts';
import {
  type FarGame,
  type FarTable,
  farId,
  type Heads,
  type OfferKind,
  type Role,
  type Said,
  type Taken,
} from './wire.ts';

export type { Opened } from './desk-rows.ts';

export interface DeskNeeds {
  readonly db: Kysely<Tables>;
  /** Rows that are read to be changed have to be locked. */
  readonly locks?: boolean;
  /** Whether this game can be set up; what is wrong with it is a failure. */
  check(table: string, spec: NewGame): Promise<Made>;
  /** Sets a game up and stores it. */
  make(table: string, setUp: SetUp): Promise<Made>;
  /** Does something at a table that is being played. */
  task(table: string, task: Task): Promise<BackAsked | undefined>;
  /** Who sits at a table has changed, or somebody said something there. */
  changed(table: string): void;
  /** A game goes on after it stood. */
  resumed?(table: string): void;
  said(table: string, said: Said): void;
  /** Sends notices to browsers. */
  readonly push?: NoticeNeeds['push'];
  readonly now?: () => number;
  /** 0 .. below-1 */
  readonly lot?: (below: number) => number;
}

const MOST_LISTED = 50;

/** Watches with a delay. */
const LATE = 'late';
const roles: Readonly<Record<string, Role>> = {
  player: 'player',
  spectator: 'spectator',
  invited: 'invited',
  [BIDDER]: 'player',
  [LATE]: 'spectator',
};
function openedOf(r: Pick<Selectable<Tables['keys']>, 'table_id' | 'role' | 'side' | 'chair'>): Opened {
  const { table_id: table, side, chair } = r;
  return {
    table,
    role: roles[r.role] ?? 'invited',
    side,
    chair,
    ...(r.role === BIDDER ? { waits: true } : {}),
    ...(r.role === LATE ? { late: true } : {}),
  };
}

function lot(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}

/** Who sits down first. */
interface Maker {
  readonly key: string;
  readonly heads: Heads;
  readonly name: string;
  readonly side: Side;
  /** Of several players of that side, which. */
  readonly chair?: number;
  readonly people: readonly Side[];
}
/** What is agreed beside the game itself. */
type Terms = Pick<
  DeskRow,
  'clock' | 'silence' | 'mates' | 'divisions' | 'commanders' | 'vacations' | 'delay' | 'bidding'
> & {
  readonly listed?: boolean;
};

export class FarDesk {
  readonly #needs: DeskNeeds;
  readonly #db: Kysely<Tables>;
  readonly #books: DeskBooks;
  readonly #agreements: Agreements;
  readonly #talk: Talk;
  readonly notices: Notices;
  readonly #beginning = new Set<string>();

  constructor(needs: DeskNeeds) {
    this.#needs = needs;
    this.#db = needs.db;
    this.#books = new DeskBooks(needs.db, { locks: needs.locks === true });
    this.#talk = new Talk({
      db: needs.db,
      books: this.#books,
      now: () => this.#now(),
      said: (table, said) => needs.said(table, said),
    });
    this.notices = new Notices({
      db: needs.db,
      shown: (table) => this.shown(table),
      ...(needs.push ? { push: needs.push } : {}),
    });
    this.#agreements = new Agreements({
      books: this.#books,
      now: () => this.#now(),
      begin: (table) => this.#begin(table),
      task: (table, task) => needs.task(table, task),
      changed: (table) => needs.changed(table),
      resumed: (table) => needs.resumed?.(table),
    });
  }
  #now(): number {
    return this.#needs.now?.() ?? Date.now();
  }

  /** What this key has taken before: its answer was lost on the way. */
  async #taken(key: string): Promise<Taken | undefined> {
    const [opened] = await this.open([key]);
    if (!opened) return undefined;
    const row = await this.#books.row(opened.table);
    if (!row || opened.side === null) return undefined;
    return { table: opened.table, key, side: opened.side, invite: row.invite, watch: row.watch };
  }
  /** Asked a second time while the first was under way, as clients do whose answer is late: whoever has this key has what they want. */
  async #takenOr(key: string, error: unknown): Promise<Taken> {
    const now = await this.#taken(key);
    if (!now) throw error;
    return now;
  }
  async makeTable(spec: FarGame, key: string, heads: Heads): Promise<Taken> {
    const before = await this.#taken(key);
    if (before) return before;
    const people = spec.chairs.flatMap((c, side) => (typeof c === 'string' ? [side] : []));
    const wanted = spec.chairs.indexOf('me');
    if (wanted < 0) throw refused('you have no chair at it', 'Take one of the sides yourself');
    if (spec.chairs.indexOf('me', wanted + 1) >= 0)
      throw refused('you have two chairs at it', 'Play both sides yourself in a game on this device');
    const side = spec.sides === 'random' ? (people[(this.#needs.lot ?? lot)(people.length)] ?? wanted) : wanted;
    const game: NewGame = {
      game: spec.game,
      scenario: spec.scenario,
      options: spec.options,
      chairs: spec.chairs.map((c) => (typeof c === 'string' ? 'person' : c)),
      ...(spec.charts ? { charts: spec.charts } : {}),
    };
    const clock = spec.clock && { spec: spec.clock, state: newClock(spec.clock, spec.chairs.length, this.#now()) };
    if (BID_OPTION in spec.options) throw refused('a bid is given when both are there', 'Leave it out');
    const { silence, listed } = spec;
    const mates = matesOf(spec, people);
    if (spec.sides === 'bid' && (people.length !== 2 || mates))
      throw refused('sides are bid for by two players', 'Choose the sides yourself, or by lot');
    return this.#make(
      game,
      { key, heads, name: spec.name, side, people },
      {
        listed,
        ...(clock ? { clock } : {}),
        ...(silence === undefined ? {} : { silence }),
        ...(mates ? { mates } : {}),
        ...(spec.vacation === undefined ? {} : { vacations: newVacations(spec.vacation, spec.chairs.length) }),
        ...(spec.delay === undefined ? {} : { delay: spec.delay }),
        ...(spec.sides === 'bid' ? { bidding: spec.chairs.map(() => null) } : {}),
      },
    );
  }
  async #make(spec: NewGame, { key, heads, name, side, chair = 0, people }: Maker, terms: Terms): Promise<Taken> {
    const table = farId(freshId());
    // Whether its sides can be bid for at all is the game's to say.
    const checked = await this.#needs.check(table, terms.bidding ? withBid(spec, { side: 0, points: 0 }) : spec);
    if (!('info' in checked)) throw new Error('a game that was only looked at waits for links');
    const { clock, silence, listed, mates, divisions, commanders, vacations, delay, bidding } = terms;
    const empty: DeskRow = {
      names: spec.chairs.map(() => null),
      people,
      maker: side,
      invite: newKey(),
      watch: newKey(),
      spec,
      info: checked.info,
      secret: newSecret(),
      // The first of a side has the chain of its dice.
      heads: spec.chairs.map((_, s) => (s === side && chair === 0 ? { side, ...heads } : null)),
      ...(clock ? { clock: { spec: clock.spec, state: newClock(clock.spec, spec.chairs.length, this.#now()) } } : {}),
      ...(silence === undefined ? {} : { silence }),
      // Played once more, everybody has all of it again.
      ...(vacations
        ? { vacations: newVacations(vacations.stock ?? Math.max(...vacations.left), spec.chairs.length) }
        : {}),
      ...(delay === undefined ? {} : { delay }),
      ...(bidding ? { bidding } : {}),
      ...(mates ? { mates } : {}),
      ...(divisions ? { divisions } : {}),
      ...(commanders ? { commanders } : {}),
    };
    const row = seated(empty, side, chair, name);
    const now = this.#now();
    const asked = this.#db.transaction().execute(async (t) => {
      await t
        .insertInto('desks')
        .values({
          table_id: table,
          body: JSON.stringify(row),
          listed: listed === true && !isTaken(row) ? 1 : 0,
          created: now,
          // Should we fall over before it has begun, whoever looks at the clocks begins it.
          deadline: isFull(row) ? now : null,
        })
        .execute();
      await t
        .insertInto('keys')
        .values([
          { hash: hashOfKey(key), table_id: table, role: bidding ? BIDDER : 'player', side, chair },
          { hash: hashOfKey(row.invite), table_id: table, role: 'invited', side: null, chair: 0 },
          {
            hash: hashOfKey(row.watch),
            table_id: table,
            role: delay === undefined ? 'spectator' : LATE,
            side: null,
            chair: 0,
          },
        ])
        .execute();
    });
    const before = await asked.catch((error: unknown) => this.#takenOr(key, error));
    if (before) return before;
    if (isFull(row)) await this.#begin(table);
    return { table, key, side, invite: row.invite, watch: row.watch };
  }

  // The beginning

  /** Everybody sits: the game is set up. Where that needs dice it waits for everybody's links. */
  async #begin(table: string): Promise<void> {
    if (this.#beginning.has(table)) return;
    this.#beginning.add(table);
    try {
      const row = await this.#books.row(table);
      if (!row || !isFull(row)) return;
      const heads = row.heads.flatMap((h) => h ?? []);
      const { spec, secret, setUp } = row;
      const waits = setUp && !isReady(setUp.kept);
      const made = waits
        ? { waits: setUp }
        : await this.#needs.make(table, {
            spec: row.bid ? withBid(spec, row.bid) : spec,
            heads,
            secret,
            ...playersOf(row),
            ...(row.delay === undefined ? {} : { delay: row.delay }),
            ...(setUp ? { waited: setUp } : {}),
          });
      await this.#books.change(table, (now) => {
        if ('info' in made) return { value: undefined, row: withoutSetUp(now) };
        return { value: undefined, row: { setUp: made.waits, ...now }, deadline: this.#now() + BEGIN_AGAIN_MS };
      });
    } catch (error) {
      // Another process was faster.
      if (!(await this.#hasBegun(table))) throw error;
    } finally {
      this.#beginning.delete(table);
    }
    await this.moved(table);
    this.#needs.changed(table);
  }
  async #hasBegun(table: string): Promise<boolean> {
    return (await this.#db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst()) !== undefined;
  }
  /** Links for the dice of a set-up; undefined: the game has begun, and its room takes them. */
  async links(by: Opened, gift: LinkGift): Promise<LinkAsk | null | undefined> {
    const { table, side } = by;
    if (by.role !== 'player' || side === null || (await this.#hasBegun(table))) return undefined;
    const asked = await this.#books.change(table, (row) => {
      const { setUp } = row;
      if (!setUp) return { value: { ask: null, ready: false } };
      const links = new TableLinks(setUp.dice, setUp.kept);
      if (!links.give(side, gift)) throw refused('these links are not of this chair', 'Reload the page');
      const { kept } = links;
      return {
        value: { ask: links.askOf(side), ready: isReady(kept) },
        row: { ...row, setUp: { ...setUp, kept } },
        deadline: this.#now() + BEGIN_AGAIN_MS,
      };
    });
    if (asked?.ready) await this.#begin(table);
    else if (gift.live) this.#needs.changed(table);
    return asked?.ask ?? null;
  }

  /** What keys open; those that open nothing are undefined. */
  async open(keys: readonly string[]): Promise<readonly (Opened | undefined)[]> {
    const hashes = keys.map((k) => (KEY_PATTERN.test(k) ? hashOfKey(k) : ''));
    const wanted = hashes.filter((h) => h !== '');
    const rows =
      wanted.length === 0 ? [] : await this.#db.selectFrom('keys').selectAll().where('hash', 'in', wanted).execute();
    const found = new Map(rows.map((r) => [r.hash, openedOf(r)]));
    return hashes.map((h) => found.get(h));
  }

  /** wanted: which of several chairs of that side, while it is free. */
  async takeChair(door: string, side: Side, name: string, key: string, heads: Heads, wanted?: number): Promise<Taken> {
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
        const isFree = wanted !== undefined && sitterOf(before, side, wanted) === null;
        const chair = isFree ? wanted : freeChair(before, side);
        if (chair === undefined) throw refused('somebody sits there already', 'Choose another side, or watch');
        // The first of a side has the chain of its dice.
        const first = chair === 0 ? { heads: before.heads.map((h, s) => (s === side ? { side, ...heads } : h)) } : {};
        const after: DeskRow = { ...seated(before, side, chair, name), ...first };
        // Both may have read an empty chair; only one key a side can be written.
        await t
          .insertInto('keys')
          .values({ hash: hashOfKey(key), table_id: table, role: before.bidding ? BIDDER : 'player', side, chair })
          .execute();
        await t
          .updateTable('desks')
          .set({
            body: JSON.stringify(after),
            ...(isTaken(after) ? { listed: 0 } : {}),
            ...(isFull(after) ? { deadline: this.#now() } : {}),
          })
          .where('table_id', '=', table)
          .execute();
        return after;
      })
      .catch((error: unknown) =>
        this.#takenOr(
          key,
          isTwice(error) ? refused('somebody sits there already', 'Choose another side, or watch') : error,
        ),
      );
    if ('table' in row) return row;
    if (isFull(row)) await this.#begin(table);
    else this.#needs.changed(table);
    return { table, key, side, invite: row.invite, watch: row.watch };
  }
  /** Before the game has begun everybody may get up again; without its maker there is no table. */
  async leaveChair(by: Opened, key: string): Promise<void> {
    const { table, side } = by;
    if (by.role !== 'player' || side === null) throw refused('you have no chair at it', 'Close the page');
    const left = await this.#books.change(table, (row, found) => {
      // The last one may sit down in this very moment: then there is a game, and it can be resigned.
      if (found.shown !== null || isFull(row)) throw refused('the game has begun', 'Play on, or resign');
      const after = seated(row, side, by.chair, null);
      return {
        value: (row.maker === side && by.chair === 0) || isEmpty(after) ? 'closed' : 'left',
        row: {
          ...after,
          ...(by.chair === 0 ? { heads: row.heads.map((h, s) => (s === side ? null : h)) } : {}),
        },
      };
    });
    if (left === 'closed') await this.#remove(table);
    else await this.#db.deleteFrom('keys').where('hash', '=', hashOfKey(key)).execute();
    this.#needs.changed(table);
  }
  async #remove(table: string): Promise<void> {
    await this.#db.transaction().execute(async (t) => {
      for (const rest of ['desks', 'keys', 'said', 'followed'] as const)
        await t.deleteFrom(rest).where('table_id', '=', table).execute();
    });
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
  async shown(id: string): Promise<((as: Pick<Opened, 'role' | 'side'> & Partial<Opened>) => FarTable) | undefined> {
    const found = await this.#books.found().where('desks.table_id', '=', id).executeTakeFirst();
    return found && ((as) => farTable(found, as, this.#now()));
  }
  async openTables(): Promise<readonly FarTable[]> {
    const rows = await this.#books
      .found()
      .where('desks.listed', '=', 1)
      .orderBy('desks.created', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return rows.map((r) => farTable(r, { role: 'invited', side: null }, this.#now()));
  }

  // What they settle among themselves

  moved(table: string): Promise<void> {
    return this.#agreements.moved(table);
  }
  callTime(): Promise<void> {
    return this.#agreements.callTime();
  }
  offer(by: Opened, what: OfferKind, how: 'yes' | 'no'): Promise<void> {
    return this.#agreements.offer(by, what, how);
  }
  claim(by: Opened): Promise<void> {
    return this.#agreements.claim(by);
  }
  vacation(by: Opened, how: 'away' | 'back'): Promise<void> {
    return this.#agreements.vacation(by, how);
  }
  /** A sealed bid for a side; when both are there, it is settled who plays which, and the game begins. */
  async bid(by: Opened, wanted: Side, points: number): Promise<void> {
    const side = await this.#commands(by);
    const done = await this.#db.transaction().execute(async (t) => {
      const desk = await t
        .selectFrom('desks')
        .select('body')
        .where('table_id', '=', by.table)
        .$if(this.#needs.locks === true, (q) => q.forUpdate())
        .executeTakeFirst();
      const row = desk && (JSON.parse(desk.body) as DeskRow);
      if (!row?.bidding) throw cannotBid('sides are not bid for at this table', 'Play');
      if (!row.people.includes(wanted)) throw cannotBid('nobody can play this side', 'Choose another side');
      if (!isTaken(row)) throw cannotBid('not everybody is here yet', 'Wait for the other');
      if (row.bidding[side]) throw cannotBid('you have given a bid', 'Wait for the other');
      const bidding = row.bidding.map((b, s) => (s === side ? { side: wanted, points } : b));
      const after = afterBid({ ...row, bidding }, this.#needs.lot ?? lot);
      if (after.sides) await giveSides(t, by.table, after.sides);
      await t
        .updateTable('desks')
        .set({ body: JSON.stringify(after.row), ...(isFull(after.row) ? { deadline: this.#now() } : {}) })
        .where('table_id', '=', by.table)
        .execute();
      return isFull(after.row);
    });
    if (done) await this.#begin(by.table);
    else this.#needs.changed(by.table);
  }
  /** The commander of a side shares out its commands. */
  async divide(by: Opened, commands: Readonly<Record<string, number>>): Promise<void> {
    const side = await this.#commands(by);
    if (!(await this.#hasBegun(by.table))) throw refused('the game has not begun', 'Wait for the others');
    await this.#needs.task(by.table, { kind: 'divide', side, commands });
    await this.#books.change(by.table, (row) => {
      const divisions = row.spec.chairs.map((_, s) => (s === side ? commands : (row.divisions?.[s] ?? {})));
      return { value: undefined, row: { ...row, divisions } };
    });
    this.#needs.changed(by.table);
  }
  /** The commander of a side lets another of its players command. The side's part in the dice stays where it was made. */
  async command(by: Opened, chair: number): Promise<void> {
    const side = await this.#commands(by);
    if (!(await this.#hasBegun(by.table))) throw refused('the game has not begun', 'Wait for the others');
    await this.#needs.task(by.table, { kind: 'command', side, chair });
    await this.#books.change(by.table, (row) => ({
      value: undefined,
      row: { ...row, commanders: row.spec.chairs.map((_, s) => (s === side ? chair : commanderIn(row, s))) },
    }));
    this.#needs.changed(by.table);
  }
  #commands(by: Opened): Promise<Side> {
    return this.#agreements.sideOf(by);
  }
  /** The same again with sides changed: who asks first makes the table, who asks after that sits down there. */
  async rematch(by: Opened, key: string, heads: Heads): Promise<Taken> {
    const before = await this.#taken(key);
    if (before) return before;
    const { side, chair } = by;
    const found = await this.#books.found().where('desks.table_id', '=', by.table).executeTakeFirst();
    const row = found && (JSON.parse(found.body) as DeskRow);
    if (!row || by.role !== 'player' || side === null || infoIn(found, row).over === null)
      throw refused('only players of a game that is over can have another', 'Make a new table');
    const other = swapped(row);
    if (!other) throw refused('there are not two sides to change', 'Make a new table');
    const name = nameOf(row, by);
    const mine = other.side(side);
    const [asked] = row.rematch ? await this.open([row.rematch.door]) : [];
    if (row.rematch && asked) return this.takeChair(row.rematch.door, mine, name, key, heads, chair);
    const made = await this.#make(
      other.spec,
      { key, heads, name, side: mine, chair, people: other.people },
      { ...row, ...other.teams },
    );
    const first = await this.#books.change(by.table, (now) =>
      // One that was closed again before it began is forgotten.
      now.rematch && now.rematch.door !== row.rematch?.door
        ? { value: false }
        : { value: true, row: { ...now, rematch: { by: side, chair, door: made.invite } } },
    );
    if (first !== true) {
      // Two asked in the same moment.
      await this.#remove(made.table);
      return this.rematch(by, key, heads);
    }
    this.#needs.changed(by.table);
    return made;
  }

  // Talking

  say(by: Opened, text: string, to: 'table' | 'side'): Promise<void> {
    return this.#talk.say(by, text, to);
  }
  said(table: string, n: number): Promise<SaidTo | undefined> {
    return this.#talk.said(table, n);
  }
  saidSince(by: Opened, n: number): Promise<readonly Said[]> {
    return this.#talk.since(by, n);
  }
}

export function grantOf(o: Opened): Grant | undefined {
  if (o.role === 'invited') return undefined;
  return { table: o.table, side: o.side, chair: o.chair, ...(o.late ? { late: true } : {}) };
}

/** All links of a set-up are there. */
function isReady({ waiting }: KeptLinks): boolean {
  return waiting?.links.every((l) => l !== null) === true;
}
/** By side, the chairs beside the first; undefined where everybody plays alone. */
function matesOf({ players, chairs }: FarGame, people: readonly Side[]): DeskRow['mates'] | undefined {
  if (!players?.some((n, s) => n > 1 && people.includes(s))) return undefined;
  return chairs.map((_, s) => (people.includes(s) ? Array.from({ length: (players[s] ?? 1) - 1 }, () => null) : []));
}
function playersOf({ mates, divisions, commanders }: DeskRow): Pick<SetUp, 'players' | 'divisions' | 'commanders'> {
  if (!mates) return {};
  return {
    players: mates.map((all) => all.length + 1),
    ...(divisions ? { divisions } : {}),
    ...(commanders ? { commanders } : {}),
  };
}
function withoutSetUp({ setUp, ...row }: DeskRow): DeskRow {
  void setUp;
  return row;
}
