// The tables of one machine: opened when somebody comes, kept after every action, told to everybody who sits there, played
// on by the computers. Serves any number of connections.
import { Keeper } from '@rasputitsa/kernel';
import { Failure, troubleOf } from './failure.ts';
import { openKept, type Shelves } from './opening.ts';
import type { Done, News, TableInfo, Trouble } from './protocol.ts';
import { concerns, type Rights } from './rights.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/** A standing every so often while a computer plays: the eye needs no more, and the page has other things to do. */
const PACE = 60;

/** A connection, as the host knows it. */
export interface Guest {
  readonly rights: Rights;
  /** Something happened at a table: tells those of its seats that learned of it, and in any case the one that acted. */
  look(table: Table, actor?: Seat): void;
  say(news: News): void;
}

export class LocalHost {
  readonly from: Shelves;
  readonly #guests = new Set<Guest>();
  readonly #tables = new Map<string, Table>();
  readonly #opening = new Map<string, Promise<Table>>();
  readonly #working = new Set<string>();
  readonly #saving = new Map<string, Promise<void>>();
  /** The list each was told last. */
  readonly #told = new WeakMap<Guest, string>();

  constructor(from: Shelves) {
    this.from = from;
  }

  come(guest: Guest): void {
    this.#guests.add(guest);
  }
  go(guest: Guest): void {
    this.#guests.delete(guest);
  }

  // Tables

  async tables(rights: Rights): Promise<readonly TableInfo[]> {
    return this.#listed(await this.from.storage.list(), rights);
  }
  #listed(kept: readonly TableInfo[], rights: Rights): readonly TableInfo[] {
    return kept.filter((t) => t.kind === 'play' && concerns(rights, t)).toSorted((a, b) => b.changed - a.changed);
  }
  async add(table: Table): Promise<TableInfo> {
    this.#tables.set(table.id, table);
    await this.#save(table);
    return table.info;
  }
  async table(id: string): Promise<Table> {
    const known = this.#tables.get(id) ?? this.#opening.get(id);
    if (known) return known;
    // Two questions at once must not open the game twice: one of them would be answered at a table where nobody sits.
    const opening = openKept(id, this.from)
      .then(async (table) => {
        this.#tables.set(id, table);
        if (!table.keeper) await this.#save(table);
        return table;
      })
      .finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }
  /** Whether this is still the table of its name: a game that was removed is played no further. */
  has(table: Table): boolean {
    return this.#tables.get(table.id) === table;
  }
  /** Looks at a table without sitting down. */
  async visit<T>(id: string, look: (table: Table) => Promise<T>): Promise<T> {
    const table = await this.table(id);
    try {
      return await look(table);
    } finally {
      await this.letGo(table);
    }
  }
  /** A table where nobody sits is put away as soon as it is written down. */
  async letGo(table: Table): Promise<void> {
    await this.#saving.get(table.id);
    if (table.sitters.size === 0 && this.has(table)) this.#tables.delete(table.id);
  }
  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
    await this.#saving.get(id);
    await this.from.storage.remove(id);
    await this.#tellTables();
  }

  // At the table

  /** Carries out what a seat does; tells and keeps it. */
  async do(seat: Seat, rights: Rights, body: () => Done): Promise<Done> {
    const { table } = seat;
    const before = table.match.length;
    let done: Done;
    try {
      done = body();
    } catch (error) {
      // The kernel has put the state before back; the player can go on or hand the game in.
      throw new Failure(
        'rules',
        'The program failed while carrying out this action; nothing has changed',
        reason(error, rights, table),
        'Try something else, and send us the saved game so that we can fix it',
        table.id,
      );
    }
    // Of several actions the first may stand although a later one was refused: that too is told and kept.
    if (done.ok || table.match.length !== before) await this.changed(table, seat);
    return done;
  }
  async changed(table: Table, actor: Seat): Promise<void> {
    for (const sitter of table.sitters) sitter.follow();
    this.tell(table, actor);
    // The one who did it hears that it was done once it is stored.
    await this.#save(table);
    await this.work(table);
  }
  /** A sandbox game can be taken back further than what of it is at hand. */
  async reachBack(table: Table): Promise<void> {
    await table.keeper?.reachBack();
  }
  tell(table: Table, actor?: Seat): void {
    for (const guest of this.#guests) guest.look(table, actor);
  }
  /** Lets the computers play until a person is asked. */
  async work(table: Table): Promise<void> {
    if (this.#working.has(table.id)) return;
    this.#working.add(table.id);
    try {
      let told = performance.now();
      let acted = false;
      while (this.has(table) && table.sitters.size > 0 && table.botActs()) {
        acted = true;
        if (performance.now() - told < PACE) continue;
        this.tell(table);
        void this.#save(table);
        told = performance.now();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      if (acted) {
        this.tell(table);
        await this.#save(table);
      }
    } catch (error) {
      this.#trouble(table, (rights) => ({
        kind: 'rules',
        what: 'The computer player failed; the game is as it was before its move',
        why: reason(error, rights, table),
        todo: 'Reload the page to let the computer try again; if it fails again, save the game to a file and send it to us',
        table: table.id,
      }));
    } finally {
      this.#working.delete(table.id);
    }
  }
  #trouble(table: Table, words: (rights: Rights) => Trouble): void {
    for (const guest of this.#guests)
      if (concerns(guest.rights, table.info)) guest.say({ kind: 'trouble', trouble: words(guest.rights) });
  }

  // Keeping

  /** Done when everything up to now is written down, or could not be and that was said. */
  #save(table: Table): Promise<void> {
    const run = (this.#saving.get(table.id) ?? Promise.resolve()).then(() => this.#write(table));
    this.#saving.set(table.id, run);
    void run.then(() => {
      if (this.#saving.get(table.id) === run) this.#saving.delete(table.id);
    });
    return run;
  }
  async #write(table: Table): Promise<void> {
    // What was removed must not come back.
    if (!this.has(table)) return;
    try {
      const journal = this.from.storage.journal(table.id, () => table.info);
      if (table.keeper) await table.keeper.keep();
      else table.keeper = await Keeper.begin(journal, table.file(), table.match);
    } catch (error) {
      this.#trouble(table, () => troubleOf(error, 'storage', table.id));
    }
    void this.#tellTables();
  }
  async #tellTables(): Promise<void> {
    const kept = await this.from.storage.list();
    for (const guest of this.#guests) {
      const tables = this.#listed(kept, guest.rights);
      // When a game was last written down tells of what the other side does unseen: that alone is not sent.
      const open = JSON.stringify(tables.map((t) => (guest.rights.owns(t) ? t : { ...t, changed: 0 })));
      if (this.#told.get(guest) === open) continue;
      this.#told.set(guest, open);
      guest.say({ kind: 'tables', tables });
    }
  }
}

/** What a rule says when it fails may name what is hidden: only the owner of a game reads it. */
function reason(error: unknown, rights: Rights, table: Table): string {
  if (!rights.owns(table.info)) return 'there is an error in the rules of this game';
  return error instanceof Error ? error.message : String(error);
}
