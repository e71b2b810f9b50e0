// The tables of one machine: opened when somebody comes, kept after every action, told to everybody who sits there, played
// on by the computers. Serves any number of connections.
import { type Ending, Keeper, PlayedElsewhere, type Side } from '@rasputitsa/kernel';
import { Failure, troubleOf } from './failure.ts';
import { openKept, type Shelves } from './opening.ts';
import type { PenNews } from './pens.ts';
import type { Done, News, TableInfo, Trouble } from './protocol.ts';
import { concerns, type Rights } from './rights.ts';
import type { Seat } from './seat.ts';
import { GameRemoved, type KeptInfo } from './storage.ts';
import type { BackAsked, Signer, Sitter, Table } from './table.ts';
import type { Team } from './teams.ts';
import { Turns } from './turns.ts';

/** A standing every so often while a computer plays: the eye needs no more, and the page has other things to do. */
const PACE = 60;
const NOTHING = (): void => undefined;
/** What could not be stored is tried again after so many milliseconds. */
const TRY_AGAIN = 5000;

/** What of a host those need who make deeds wait. */
export interface HostWork {
  /** One after the other, for each table. */
  take<T>(table: string, work: () => Promise<T>): Promise<T>;
  /** The table of this name, if it is open. */
  at(id: string): Table | undefined;
  has(table: Table): boolean;
  visit<T>(id: string, look: (table: Table) => Promise<T>): Promise<T>;
  letGo(table: Table): Promise<void>;
  /** Stores and tells. */
  storedFirst(table: Table): Promise<void>;
  save(table: Table): Promise<void>;
  /** What waited could not be done. */
  failed(table: Table, why: string | { readonly error: unknown }): void;
  work(table: Table): void;
}
/** Deeds that wait for links, where all players have a part in the dice: waits.ts. Only a strict host has such tables. */
export interface Waits {
  readonly signer: Signer;
  has(table: string): boolean;
  inTurn(table: Table): Promise<void>;
  /** Asks for what something waits for. */
  ask(table: Table): void;
}

/** A connection, as the host knows it. */
export interface Guest {
  readonly rights: Rights;
  say(news: News): void;
}

export class LocalHost {
  readonly from: Shelves;
  readonly #guests = new Set<Guest>();
  readonly #tables = new Map<string, Table>();
  readonly #opening = new Map<string, Promise<Table>>();
  readonly #claiming = new Map<Table, Promise<void>>();
  readonly #working = new Set<string>();
  readonly #saving = new Map<string, Promise<Trouble | undefined>>();
  readonly #turns = new Turns();
  /** The list each was told last. */
  readonly #told = new WeakMap<Guest, string>();

  /** Tables that are being read again, and whether they have to be once more. */
  readonly #catching = new Map<Table, { again: boolean; readonly run: Promise<void> }>();

  readonly #waits: Waits | undefined;

  constructor(from: Shelves, waits?: (host: HostWork) => Waits) {
    this.from = from;
    this.#waits = waits?.({
      take: (id, work) => this.#turns.take(id, work),
      at: (id) => this.#tables.get(id),
      has: (table) => this.has(table),
      visit: (id, look) => this.visit(id, look),
      letGo: (table) => this.letGo(table),
      storedFirst: (table) => this.#storedFirst(table),
      save: async (table) => void (await this.#save(table)),
      failed: (table, why) =>
        this.#trouble(table, (rights) =>
          notDone(table.id, typeof why === 'string' ? why : reason(why.error, rights, table)),
        ),
      work: (table) => void this.work(table),
    });
    from.storage.watch(() => void this.#tellTables());
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
  #listed(kept: readonly KeptInfo[], rights: Rights): readonly TableInfo[] {
    // A game that could not be stored is here all the same.
    const here = [...this.#tables.values()].flatMap((t) => (t.unsaved ? [t.info] : []));
    const stored = kept.filter((k) => !here.some((t) => t.id === k.id)).map(publicInfo);
    const all = [...here, ...stored];
    return all.filter((t) => t.kind === 'play' && concerns(rights, t)).toSorted((a, b) => b.changed - a.changed);
  }
  async add(table: Table): Promise<TableInfo> {
    table.signer = this.#waits?.signer;
    this.#tables.set(table.id, table);
    await this.#save(table);
    return table.info;
  }
  /** Somebody is about to sit down at a table that was made here: until now anybody could have opened it from the list. */
  claim(table: Table): Promise<void> {
    // Two who sit down at once must not stand in the queue behind each other.
    const claiming = this.#claiming.get(table) ?? this.#claim(table).finally(() => this.#claiming.delete(table));
    this.#claiming.set(table, claiming);
    return claiming;
  }
  async #claim(table: Table): Promise<void> {
    if (table.pen) return;
    table.pen = await this.from.storage.pen(table.id, (news) => this.#hear(table.id, news));
    const more = await table.keeper?.journal.records(table.match.length);
    if (!table.pen.held || (more && more.length > 0)) await this.#catchUp(table);
  }
  async table(id: string): Promise<Table> {
    const known = this.#tables.get(id) ?? this.#opening.get(id);
    if (known) return known;
    // Two questions at once must not open the game twice: one of them would be answered at a table where nobody sits.
    const opening = this.#openTable(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }
  async #openTable(id: string): Promise<Table> {
    const pen = await this.from.storage.pen(id, (news) => this.#hear(id, news));
    try {
      for (;;) {
        const { held } = pen;
        const table = await openKept(id, this.from);
        // Handed to us while we read what its last holder was still writing: once more.
        if (held !== pen.held) continue;
        table.pen = pen;
        table.elsewhere = !held;
        table.signer = this.#waits?.signer;
        this.#tables.set(id, table);
        if (!table.keeper && held) await this.#save(table);
        if (held) this.#waits?.ask(table);
        return table;
      }
    } catch (error) {
      pen.close();
      throw error;
    }
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
  /** A table where nobody sits is put away as soon as it is written down, and not before. */
  async letGo(table: Table): Promise<void> {
    await this.#saving.get(table.id);
    if (table.sitters.size > 0 || !this.has(table) || table.unsaved || this.#waits?.has(table.id)) return;
    this.#tables.delete(table.id);
    table.pen?.close();
  }
  async remove(id: string): Promise<void> {
    // What is being opened or written just now would come back.
    await this.#opening.get(id)?.catch(() => undefined);
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    try {
      await this.#saving.get(id);
      await this.from.storage.remove(id);
    } catch (error) {
      if (table) this.#tables.set(id, table);
      throw error;
    }
    table?.pen?.close();
    this.#tellUnsaved();
    await this.#tellTables();
  }

  // Two windows with one game

  #hear(id: string, news: PenNews): void {
    const table = this.#tables.get(id);
    if (!table) return;
    if (news === 'written' && table.elsewhere) void this.#catchUp(table);
    if (news === 'granted') void this.#catchUp(table);
    if (news === 'asked') void this.#pass(table);
    if (news === 'removed') this.#lose(table);
  }
  /** Reads what was played elsewhere, and plays on when the pen has come to us. */
  #catchUp(table: Table): Promise<void> {
    const under = this.#catching.get(table);
    if (under) {
      under.again = true;
      return under.run;
    }
    const run = this.#readAgain(table).finally(() => this.#catching.delete(table));
    this.#catching.set(table, { again: false, run });
    return run;
  }
  async #readAgain(table: Table): Promise<void> {
    try {
      for (;;) {
        const held = table.pen?.held === true;
        const fresh = await openKept(table.id, this.from);
        if (!this.has(table)) return;
        table.goOn(fresh);
        const catching = this.#catching.get(table);
        const again = catching?.again === true;
        if (catching) catching.again = false;
        if (again || held !== (table.pen?.held === true)) continue;
        table.elsewhere = !held;
        this.tell(table);
        if (held) void this.work(table);
        return;
      }
    } catch (error) {
      this.#trouble(table, () => troubleOf(error, 'storage', table.id));
    }
  }
  /** Another window would like to play: it may, as soon as what was done here is written down. */
  async #pass(table: Table): Promise<void> {
    if (table.elsewhere || table.unsaved) return;
    table.elsewhere = true;
    await this.#saving.get(table.id);
    if (table.unsaved) {
      table.elsewhere = false;
      return;
    }
    table.pen?.pass();
    this.tell(table);
  }
  askFor(table: Table): void {
    if (table.elsewhere) table.pen?.ask();
  }
  #lose(table: Table): void {
    this.#tables.delete(table.id);
    table.pen?.close();
    this.#trouble(table, () => troubleOf(new GameRemoved(), 'storage', table.id));
  }

  // At the table

  get #strict(): boolean {
    return this.from.storage.strict === true;
  }
  /** Carries out what a seat does; tells and keeps it. */
  do(seat: Seat, rights: Rights, body: () => Done): Promise<Done> {
    if (!this.#strict) return this.#do(seat, rights, body);
    return this.#doStored(seat, rights, body);
  }
  /** Why a table that somebody sat at is not here any more: on a server it may stand elsewhere now, and can be sat down at again. */
  absence(table: Table): Failure {
    if (this.#strict) return Failure.of(putAway(table));
    return new Failure('file', 'This game is not here', 'It was removed', 'Go back to the list of games', table.id);
  }
  async #doStored(seat: Seat, rights: Rights, body: () => Done): Promise<Done> {
    const { table } = seat;
    const done = await this.#turns.take(table.id, () => {
      if (!this.has(table)) throw this.absence(table);
      return this.#do(seat, rights, body);
    });
    if (!done.ok || !done.waits) return done;
    // Most links are there in a moment.
    await this.inTurn(table);
    // Somebody else plays it now, and does what waited: whoever asked has to look there before they decide on anything more.
    if (!this.has(table)) throw this.absence(table);
    return table.links?.waiting ? done : { ok: true };
  }
  async #do(seat: Seat, rights: Rights, body: () => Done): Promise<Done> {
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
    if (this.#strict) {
      table.noted ||= table.links?.waiting !== undefined;
      await this.#storedFirst(table, actor);
      this.#waits?.ask(table);
      // The computers may take their time: the one who acted has done his part.
      void this.work(table);
      return;
    }
    this.tell(table, actor);
    // The one who did it hears that it was done once it is stored, and otherwise that it is not.
    const trouble = await this.#save(table);
    if (trouble) {
      void this.work(table);
      throw Failure.of(trouble);
    }
    await this.work(table);
  }

  /** Done when nothing waits for links any more, or everybody knows that it does. */
  async inTurn(table: Table): Promise<void> {
    await this.#waits?.inTurn(table);
  }
  /** Done when what was done so far is stored. */
  async written(table: Table): Promise<void> {
    if (this.#strict) await this.#turns.take(table.id, () => Promise.resolve());
  }
  /** Told when it is stored; what cannot be stored has not happened. */
  async #storedFirst(table: Table, actor?: Seat): Promise<void> {
    const trouble = await this.#save(table);
    if (!trouble) return this.tell(table, actor);
    try {
      if (!this.has(table)) throw Failure.of(trouble);
      const fresh = await openKept(table.id, this.from);
      table.goOn(fresh);
      // From now on it is this table, not the one that was read, whose deeds are written down.
      table.keeper = Keeper.of(
        this.from.storage.journal(table.id, () => table.kept),
        table.match,
      );
      table.unsaved = undefined;
      this.tell(table, actor);
    } catch {
      // Nobody knows what is stored: whoever comes next reads it.
      this.drop(table.id);
      this.from.storage.forgotten?.(table.id);
    }
    throw Failure.of(trouble);
  }
  /** Forgets a table that somebody else writes now, or that cannot be read: what is stored is what there is. */
  drop(id: string): void {
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    table?.pen?.close();
  }
  /** Ends a game that no rule has ended; nothing happens to one that is over. */
  async finish(id: string, side: Side, ends: Ending): Promise<void> {
    if (this.#strict) return this.#turns.take(id, () => this.#finishStored(id, side, ends));
    const trouble = await this.visit(id, async (table) => {
      if (!table.finish(side, ends).ok) return undefined;
      this.tell(table);
      return this.#save(table);
    });
    if (trouble) throw Failure.of(trouble);
  }
  #finishStored(id: string, side: Side, ends: Ending): Promise<void> {
    return this.visit(id, async (table) => {
      if (table.finish(side, ends).ok) await this.#storedFirst(table);
    });
  }
  /** What a side would have back if everybody agreed. */
  async askBack(id: string, side: Side): Promise<BackAsked> {
    return this.visit(id, async (table) => {
      await this.inTurn(table);
      return this.#turns.take(id, () => {
        const asked = table.links?.waiting ? 'An action waits for its dice.' : table.askBack(side);
        if (typeof asked === 'string') throw notBack(id, asked);
        return Promise.resolve(asked);
      });
    });
  }
  /** Everybody has agreed to it, in the light of what there was then. */
  takeBack(id: string, side: Side, length: number): Promise<void> {
    return this.#turns.take(id, () =>
      this.visit(id, async (table) => {
        const { match, links } = table;
        if (match.length !== length || links?.waiting) throw notBack(id, 'Something was done since it was offered.');
        const done = table.takeBack(side);
        if (!done.ok) throw notBack(id, done.refusal.text);
        await this.#storedFirst(table);
      }),
    );
  }
  /** The commander of a side shares out what its players command. */
  divide(id: string, side: Side, commands: Team['commands']): Promise<void> {
    return this.#team(id, 'The side cannot be divided like this', (table) => table.divide(side, commands));
  }
  /** The commander of a side lets another of its players command. */
  handCommand(id: string, side: Side, chair: number): Promise<void> {
    return this.#team(id, 'The command cannot be handed over', (table) => table.handCommand(side, chair));
  }
  #team(id: string, what: string, how: (table: Table) => string | undefined): Promise<void> {
    return this.#turns.take(id, () =>
      this.visit(id, async (table) => {
        const wrong = how(table);
        if (wrong !== undefined) throw new Failure('rules', what, wrong, 'Choose again', id);
        table.noted = true;
        await this.#storedFirst(table);
      }),
    );
  }
  async keep(table: Table): Promise<void> {
    const trouble = await this.#save(table);
    if (trouble) throw Failure.of(trouble);
  }
  /** A sandbox game can be taken back further than what of it is at hand. */
  async reachBack(table: Table): Promise<void> {
    await table.keeper?.reachBack();
  }
  /** Something happened here: tells those who learned of it, and in any case the one who acted. */
  tell(table: Table, actor?: Seat): void {
    for (const sitter of table.sitters) sitter.hear(actor);
  }
  /** Lets the computers play until a person is asked. */
  async work(table: Table): Promise<void> {
    if (this.#working.has(table.id)) return;
    this.#working.add(table.id);
    try {
      const { advice } = table.match.game;
      if (advice?.ready && table.thinking) await advice.ready();
      if (this.#strict) return await this.#workStored(table);
      let told = performance.now();
      let acted = false;
      while (this.#isPlayed(table)) {
        await table.botReady();
        // What was thought of a game that has moved on meanwhile is thought again.
        if ((await this.#think(table)) === 'moved on') continue;
        if (!this.#isPlayed(table) || !table.botActs()) break;
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
  /** The computers of a table play on although nobody sits there. */
  async playOn(id: string): Promise<void> {
    await this.visit(id, async (table) => {
      if (!table.thinking) return;
      // As long as somebody sits there it is neither put away nor left alone.
      const nobody: Sitter = { viewer: 'spectator', holder: this, follow: NOTHING, goOn: NOTHING, hear: NOTHING };
      table.sitters.add(nobody);
      try {
        await this.work(table);
      } finally {
        table.sitters.delete(nobody);
      }
    });
  }
  #isPlayed(table: Table): boolean {
    return this.has(table) && !table.elsewhere && table.sitters.size > 0;
  }
  /** Lets the computer that is to move think, and everybody else speak in between. */
  async #think(table: Table): Promise<'done' | 'moved on'> {
    if (!table.botThinks()) return 'done';
    const [{ inSlices }, simulators] = await Promise.all([import('./slices.ts'), this.from.simulators?.()]);
    const { match } = table;
    let { length } = match;
    const seen = table.botSees;
    // Where both sides set up at once, what one does is nothing to the other, who would otherwise begin to think again with every unit.
    const isSame = (): boolean => {
      if (table.match !== match || (match.length !== length && table.botSees !== seen)) return false;
      ({ length } = match);
      return true;
    };
    const thoughts = table.botThinks(simulators);
    const tell = (share: number): void => this.#toSitters(table, () => ({ kind: 'thinking', table: table.id, share }));
    if (thoughts) await inSlices(thoughts, tell, () => this.#isPlayed(table) && isSame());
    return this.#isPlayed(table) && !isSame() ? 'moved on' : 'done';
  }
  #toSitters(table: Table, news: (rights: Rights) => News): void {
    // Only those at the table are gone through: on a server thousands sit elsewhere.
    for (const holder of new Set([...table.sitters].map((s) => s.holder as Guest)))
      if (this.#guests.has(holder)) holder.say(news(holder.rights));
  }
  /** A few actions at a time, stored and told, so that people get their turn in between. */
  async #workStored(table: Table): Promise<void> {
    const slice = async (): Promise<boolean> => {
      const begun = performance.now();
      let acted = false;
      while (this.has(table) && table.sitters.size > 0 && performance.now() - begun < PACE && table.botActs()) {
        acted = true;
        // Who thinks does so between the slices, not in the middle of one.
        if (table.botThinks()) break;
      }
      try {
        table.noted ||= table.links?.waiting !== undefined;
        if (acted) await this.#storedFirst(table);
        if (acted) this.#waits?.ask(table);
        return acted && !table.links?.waiting;
      } catch {
        // As it was before; once more when there may be room again.
        setTimeout(() => void this.work(table), TRY_AGAIN);
        return false;
      }
    };
    for (;;) {
      await table.botReady();
      if ((await this.#think(table)) === 'moved on') continue;
      if (!(await this.#turns.take(table.id, slice))) return;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  #trouble(table: Table, words: (rights: Rights) => Trouble): void {
    this.#toSitters(table, (rights) => ({ kind: 'trouble', trouble: words(rights) }));
  }

  // Keeping

  /** Done when everything up to now is written down, or could not be: then it says why. */
  #save(table: Table): Promise<Trouble | undefined> {
    const run = (this.#saving.get(table.id) ?? Promise.resolve(undefined)).then(() => this.#write(table));
    this.#saving.set(table.id, run);
    void run.then(() => {
      if (this.#saving.get(table.id) === run) this.#saving.delete(table.id);
    });
    return run;
  }
  async #write(table: Table): Promise<Trouble | undefined> {
    if (this.#strict && !this.has(table)) return putAway(table);
    // What was removed must not come back, and what another window plays is not ours to write.
    if (!this.has(table) || table.pen?.held === false) return undefined;
    const was = table.unsaved;
    const { noted } = table;
    table.noted = false;
    try {
      const journal = this.from.storage.journal(table.id, () => table.kept);
      if (table.keeper) await (noted ? table.keeper.note() : table.keeper.keep());
      else table.keeper = await Keeper.begin(journal, table.file(), table.match);
      table.unsaved = undefined;
    } catch (error) {
      table.noted ||= noted;
      table.unsaved = troubleOf(error, 'storage', table.id);
      if (this.#strict) return table.unsaved;
      if (!(error instanceof PlayedElsewhere || error instanceof GameRemoved)) this.#tryAgain(table);
    }
    if (was !== table.unsaved) this.#tellUnsaved();
    void this.#tellTables();
    return table.unsaved;
  }
  #tryAgain(table: Table): void {
    setTimeout(() => {
      if (!table.unsaved || !this.has(table)) return;
      void this.#save(table).then(() => this.letGo(table));
    }, TRY_AGAIN);
  }
  /** Only the owner of a game hears of it: that something has to be stored tells of what the other side does unseen. */
  #tellUnsaved(): void {
    const waiting = [...this.#tables.values()].flatMap((t) => (t.unsaved ? [{ info: t.info, why: t.unsaved }] : []));
    for (const guest of this.#guests) {
      const unsaved = waiting.flatMap(({ info, why }) => (guest.rights.owns(info) ? [why] : []));
      guest.say({ kind: 'unsaved', unsaved });
    }
  }
  async #tellTables(): Promise<void> {
    if (this.from.storage.unlisted) return;
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

/** What belongs together when it is undone is nobody's business: it counts what each side has done. Nor is what a computer has in mind. */
export function publicInfo({ undo, deeds, links, marks, teams, delay, habits, minds, ...info }: KeptInfo): TableInfo {
  void [undo, deeds, links, marks, teams, delay, habits, minds];
  return info;
}
function putAway({ id }: Table): Trouble {
  return { kind: 'seat', what: 'This game is not here', why: 'it was put away', todo: 'Open it again', table: id };
}
function notBack(table: string, why: string): Failure {
  return new Failure('rules', 'This cannot be taken back', why, 'Play on', table);
}
function notDone(table: string, why: string): Trouble {
  return { kind: 'rules', what: 'What waited for its dice could not be done', why, todo: 'Decide again', table };
}
/** What a rule says when it fails may name what is hidden: only the owner of a game reads it. */
function reason(error: unknown, rights: Rights, table: Table): string {
  if (!rights.owns(table.info)) return 'there is an error in the rules of this game';
  return error instanceof Error ? error.message : String(error);
}
