// What the people at a table settle among themselves, beside the rules: time, draws, stopping for now, who has left, another game.
import { Failure } from '@rasputitsa/host';
import type { BackAsked } from '@rasputitsa/host/table';
import type { Side } from '@rasputitsa/kernel';
import { outOf, passOn, paused, stopped } from './clock.ts';
import { commanderIn, type DeskBooks, type DeskRow, type FoundRow, infoIn, isFull, type Opened } from './desk-rows.ts';
import type { Task } from './room.ts';
import { backByNow, comesBack, firstBack, goesAway, isAway, type Vacations } from './vacations.ts';
import type { OfferKind } from './wire.ts';

export interface AgreementNeeds {
  readonly books: DeskBooks;
  readonly now: () => number;
  /** Sets the game up: everybody sits. */
  begin(table: string): Promise<void>;
  task(table: string, task: Task): Promise<BackAsked | undefined>;
  changed(table: string): void;
  /** The game goes on after it stood: whoever has to decide is waited for again. */
  resumed(table: string): void;
}

/** Games that are looked at in one call. */
const MOST_DUE = 100;
/** A set-up that waits for somebody's link is tried again so often. */
export const BEGIN_AGAIN_MS = 30_000;

export class Agreements {
  readonly #needs: AgreementNeeds;
  constructor(needs: AgreementNeeds) {
    this.#needs = needs;
  }

  /** The side for which somebody speaks: only its commander does. */
  async sideOf(by: Opened): Promise<Side> {
    if (by.role !== 'player' || by.side === null)
      throw not('Only players can do this', 'you have no chair at this table', 'Take a chair first');
    const row = await this.#needs.books.row(by.table);
    if (row && by.chair !== commanderIn(row, by.side))
      throw not('Only the commander can do this', 'another player commands your side', 'Ask them');
    return by.side;
  }

  /** What everybody may know of a table has changed: perhaps others have to decide now. */
  async moved(table: string): Promise<void> {
    const { books, now } = this.#needs;
    const known = await books.row(table);
    // Most tables have no clock: nothing is locked for them at every move.
    if (!known || (!known.clock && !known.adjourned && Object.keys(known.offers ?? {}).length === 0)) return;
    await books.change(table, (was, found) => {
      const info = infoIn(found, was);
      // Who plays on while all have agreed to stop goes on.
      const plays = was.adjourned === true && was.stoodAt !== undefined && was.stoodAt !== found.changed;
      const row = plays ? goOn(was, now()) : was;
      const { clock } = row;
      // Nobody's time runs before everybody sits, nor after the end, nor while all have agreed to stop.
      const waits = found.shown === null || info.over !== null || row.adjourned === true;
      // Who is waited for pays: who has to decide, or whose link is missing.
      const due = info.waits?.sides ?? info.owing ?? [];
      const owing = waits ? [] : due.filter((s) => row.people.includes(s) && !isAway(row.vacations, s));
      // What was offered to be taken back is not the same any more; of a game that is over nothing is offered.
      const lapsed =
        info.over === null
          ? (row.back?.entries ?? info.entries) !== info.entries
          : Object.keys(row.offers ?? {}).length > 0;
      const after: DeskRow = lapsed ? withoutBack(info.over === null ? row : { ...row, offers: {} }) : row;
      if (!clock) return { value: undefined, ...(lapsed || plays ? { row: after } : {}) };
      const same = clock.state.running.length === owing.length && owing.every((s) => clock.state.running.includes(s));
      if (same && !lapsed && !plays) return { value: undefined };
      const state = passOn(clock.spec, clock.state, owing, now());
      return { value: undefined, row: { ...after, clock: { ...clock, state } } };
    });
  }
  /** Ends the games of those who have no more time, and begins those that everybody sits at. Called now and then; comes too late rather
   * than twice. */
  async callTime(): Promise<void> {
    const { books } = this.#needs;
    const now = this.#needs.now();
    const due = await books
      .found()
      .where('desks.deadline', '<=', now)
      .orderBy('desks.deadline')
      .limit(MOST_DUE)
      .execute();
    for (const found of due) {
      const row = JSON.parse(found.body) as DeskRow;
      if (found.shown === null) {
        if (isFull(row)) await this.#needs.begin(found.table_id);
        continue;
      }
      const { vacations } = row;
      if (vacations && (firstBack(vacations) ?? Infinity) <= now) {
        await this.#back(found.table_id, (v) => backByNow(v, now));
        continue;
      }
      const side = row.clock && outOf(row.clock.state, now);
      if (side !== undefined && row.clock?.spec.out === 'loses')
        await this.#needs.task(found.table_id, { kind: 'finish', side, ends: 'time' });
      // Seen and nothing more, or over: nobody has to be woken for it again. Only now, so that a fall in between loses nothing.
      await books.db.updateTable('desks').set({ deadline: null }).where('table_id', '=', found.table_id).execute();
    }
  }

  async offer(by: Opened, what: OfferKind, how: 'yes' | 'no'): Promise<void> {
    const side = await this.sideOf(by);
    if (what === 'takeBack') return this.#offerBack(by.table, side, how);
    const { books, now } = this.#needs;
    const agreed = await books.change<'agreed' | 'on' | 'no'>(by.table, (row, found) => {
      mustBePlayed(row, found);
      const { [what]: offered, ...others } = row.offers ?? {};
      const rest: DeskRow = { ...row, offers: others };
      if (how === 'no') {
        const goes = what === 'adjourn' && row.adjourned === true;
        return { value: goes ? 'on' : 'no', row: goes ? goOn(rest, now()) : rest };
      }
      if (what === 'adjourn' && row.adjourned) return { value: 'no' };
      if (offered === undefined || offered === side)
        return { value: 'no', row: { ...row, offers: { ...others, [what]: side } } };
      return {
        value: 'agreed',
        row: what === 'adjourn' ? stop(rest, found.changed ?? 0, now()) : rest,
      };
    });
    if (agreed === 'agreed' && what === 'draw')
      await this.#needs.task(by.table, { kind: 'finish', side, ends: 'agreed' });
    // The clocks go on for whoever has to decide.
    if (agreed === 'on') await this.moved(by.table);
    this.#needs.changed(by.table);
    if (agreed === 'on') this.#needs.resumed(by.table);
  }

  /** To take back needs both, and that nothing was done since one has offered it. */
  async #offerBack(table: string, side: Side, how: 'yes' | 'no'): Promise<void> {
    const { books } = this.#needs;
    const offered = await books.change(table, (row, found) => {
      mustBePlayed(row, found);
      const by = row.offers?.takeBack;
      if (how === 'no') return { value: undefined, row: withoutBack(row) };
      // Agreed to, or in any case no longer open: if it cannot be done, it has to be offered again.
      if (by !== undefined && by !== side) return { value: { by, back: row.back }, row: withoutBack(row) };
      return { value: undefined };
    });
    try {
      if (offered?.back)
        await this.#needs.task(table, { kind: 'takeBack', side: offered.by, length: offered.back.length });
      else if (how === 'yes') await this.#askBack(table, side);
    } finally {
      this.#needs.changed(table);
    }
  }
  async #askBack(table: string, side: Side): Promise<void> {
    const back = await this.#needs.task(table, { kind: 'askBack', side });
    await this.#needs.books.change(table, (row, found) => {
      // The other may have offered the same in this moment: theirs stands.
      if (!back || row.offers?.takeBack !== undefined || infoIn(found, row).over !== null) return { value: undefined };
      return { value: undefined, row: { ...row, offers: { ...row.offers, takeBack: side }, back } };
    });
  }

  /** Goes away for a while, as far as was agreed, or comes back before the time. */
  async vacation(by: Opened, how: 'away' | 'back'): Promise<void> {
    const side = await this.sideOf(by);
    const now = this.#needs.now();
    if (how === 'back') return this.#back(by.table, (v) => comesBack(v, side, now));
    await this.#needs.books.change(by.table, (row, found) => {
      const { vacations, clock } = row;
      if (found.shown !== null && infoIn(found, row).over !== null) throw isOver();
      if (!vacations) throw not('You cannot go on vacation', 'no vacations were agreed at this table', 'Play on');
      if (isAway(vacations, side)) return { value: undefined };
      if ((vacations.left[side] ?? 0) <= 0)
        throw not('You cannot go on vacation', 'you have no more of what was agreed', 'Play on');
      const stands = clock ? { clock: { ...clock, state: paused(clock.state, side, now) } } : {};
      return { value: undefined, row: { ...row, ...stands, vacations: goesAway(vacations, side, now) } };
    });
    this.#needs.changed(by.table);
  }
  async #back(table: string, how: (v: Vacations) => Vacations): Promise<void> {
    await this.#needs.books.change(table, (row) => {
      const { vacations } = row;
      return vacations ? { value: undefined, row: { ...row, vacations: how(vacations) } } : { value: undefined };
    });
    // The clocks go on for whoever has to decide.
    await this.moved(table);
    this.#needs.changed(table);
    this.#needs.resumed(table);
  }

  /** The other side is silent, and has been for as long as was agreed. */
  async claim(by: Opened): Promise<void> {
    const side = await this.sideOf(by);
    const { books, now } = this.#needs;
    const silent = await books.change(by.table, (row, found) => {
      const info = infoIn(found, row);
      if (info.over !== null) throw isOver();
      const due = info.waits?.sides ?? info.owing ?? [];
      const other = due.find((s) => s !== side && row.people.includes(s));
      const mine = due.includes(side);
      if (found.shown === null || row.silence === undefined || row.adjourned || other === undefined || mine)
        throw not('You cannot claim this game', 'nobody is waited for beyond what was agreed', 'Play on, or wait');
      if (isAway(row.vacations, other))
        throw not('You cannot claim this game', 'the other is on vacation', 'Wait until they are back');
      if (now() - Math.max(found.changed ?? 0, row.vacations?.back[other] ?? 0, row.resumed ?? 0) < row.silence)
        throw not('You cannot claim this game yet', 'the time that was agreed is not over', 'Wait a little longer');
      return { value: other };
    });
    if (silent === undefined) return;
    await this.#needs.task(by.table, { kind: 'finish', side: silent, ends: 'abandoned' });
    this.#needs.changed(by.table);
  }
}

function mustBePlayed(row: DeskRow, found: FoundRow): void {
  if (found.shown === null)
    throw not('This game has not begun', 'there is nothing to agree on yet', 'Wait for the others');
  if (infoIn(found, row).over !== null) throw isOver();
  // Against a computer there is nobody to agree with.
  if (row.people.length < 2)
    throw not('Nobody can agree to this', 'you play against the computer', 'Play on, or resign');
}
function withoutBack({ back, offers = {}, ...row }: DeskRow): DeskRow {
  void back;
  const { takeBack, ...others } = offers;
  void takeBack;
  return { ...row, offers: others };
}
/** No clock runs any more. */
function stop(row: DeskRow, stoodAt: number, now: number): DeskRow {
  const { clock } = row;
  return {
    ...row,
    adjourned: true,
    stoodAt,
    ...(clock ? { clock: { ...clock, state: stopped(clock.state, now) } } : {}),
  };
}
/** One of them wants to go on. */
function goOn({ adjourned, stoodAt, ...row }: DeskRow, now: number): DeskRow {
  void [adjourned, stoodAt];
  return { ...row, resumed: now };
}
function isOver(): Failure {
  return not('This game is over', 'there is nothing to agree on', 'Look at it');
}
function not(what: string, why: string, todo: string): Failure {
  return new Failure('rules', what, why, todo);
}
