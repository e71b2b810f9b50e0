// What the people at a table settle among themselves, beside the rules: time, draws, stopping for now, who has left, another game.
import { Failure } from '@rasputitsa/host';
import type { Ending, Side } from '@rasputitsa/kernel';
import { outOf, passOn, stopped } from './clock.ts';
import { type DeskBooks, type DeskRow, infoIn, isFull, type Opened } from './desk-rows.ts';
import type { OfferKind } from './wire.ts';

export interface AgreementNeeds {
  readonly books: DeskBooks;
  readonly now: () => number;
  /** Sets the game up: everybody sits. */
  begin(table: string): Promise<void>;
  /** Ends a game that no rule has ended. */
  finish(table: string, side: Side, ends: Ending): Promise<void>;
  changed(table: string): void;
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

  /** What everybody may know of a table has changed: perhaps others have to decide now. */
  async moved(table: string): Promise<void> {
    const { books, now } = this.#needs;
    const known = await books.row(table);
    // Most tables have no clock: nothing is locked for them at every move.
    if (!known || (!known.clock && Object.keys(known.offers ?? {}).length === 0)) return;
    await books.change(table, (row, found) => {
      const { clock } = row;
      const info = infoIn(found, row);
      // Nobody's time runs before everybody sits, nor after the end, nor while all have agreed to stop.
      const waits = found.shown === null || info.over !== null || row.adjourned === true;
      // Who is waited for pays: who has to decide, or whose link is missing.
      const due = info.waits?.sides ?? info.owing ?? [];
      const owing = waits ? [] : due.filter((s) => row.people.includes(s));
      const over = info.over !== null && Object.keys(row.offers ?? {}).length > 0;
      const after: DeskRow = over ? { ...row, offers: {} } : row;
      if (!clock) return { value: undefined, ...(over ? { row: after } : {}) };
      const same = clock.state.running.length === owing.length && owing.every((s) => clock.state.running.includes(s));
      if (same && !over) return { value: undefined };
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
      const side = row.clock && outOf(row.clock.state, now);
      if (side !== undefined && row.clock?.spec.out === 'loses') await this.#needs.finish(found.table_id, side, 'time');
      // Seen and nothing more, or over: nobody has to be woken for it again. Only now, so that a fall in between loses nothing.
      await books.db.updateTable('desks').set({ deadline: null }).where('table_id', '=', found.table_id).execute();
    }
  }

  async offer(by: Opened, what: OfferKind, how: 'yes' | 'no'): Promise<void> {
    const side = playerOf(by);
    const { books, now } = this.#needs;
    const agreed = await books.change(by.table, (row, found) => {
      if (found.shown === null)
        throw not('This game has not begun', 'there is nothing to agree on yet', 'Wait for the others');
      if (infoIn(found, row).over !== null) throw isOver();
      // Against a computer there is nobody to agree with.
      if (row.people.length < 2)
        throw not('Nobody can agree to this', 'you play against the computer', 'Play on, or resign');
      const { [what]: offered, ...others } = row.offers ?? {};
      if (how === 'no') return { value: false, row: goOn({ ...row, offers: others }, what) };
      if (what === 'adjourn' && row.adjourned) return { value: false };
      if (offered === undefined || offered === side)
        return { value: false, row: { ...row, offers: { ...others, [what]: side } } };
      return {
        value: true,
        row: what === 'adjourn' ? stop({ ...row, offers: others }, now()) : { ...row, offers: others },
      };
    });
    if (agreed === true && what === 'draw') await this.#needs.finish(by.table, side, 'agreed');
    // The clocks go on for whoever has to decide.
    if (what === 'adjourn' && how === 'no') await this.moved(by.table);
    this.#needs.changed(by.table);
  }

  /** The other side is silent, and has been for as long as was agreed. */
  async claim(by: Opened): Promise<void> {
    const side = playerOf(by);
    const { books, now } = this.#needs;
    const silent = await books.change(by.table, (row, found) => {
      const info = infoIn(found, row);
      if (info.over !== null) throw isOver();
      const due = info.waits?.sides ?? info.owing ?? [];
      const other = due.find((s) => s !== side && row.people.includes(s));
      const mine = due.includes(side);
      if (found.shown === null || row.silence === undefined || row.adjourned || other === undefined || mine)
        throw not('You cannot claim this game', 'nobody is waited for beyond what was agreed', 'Play on, or wait');
      if (now() - (found.changed ?? 0) < row.silence)
        throw not('You cannot claim this game yet', 'the time that was agreed is not over', 'Wait a little longer');
      return { value: other };
    });
    if (silent === undefined) return;
    await this.#needs.finish(by.table, silent, 'abandoned');
    this.#needs.changed(by.table);
  }
}

/** No clock runs any more. */
function stop(row: DeskRow, now: number): DeskRow {
  const { clock } = row;
  return { ...row, adjourned: true, ...(clock ? { clock: { ...clock, state: stopped(clock.state, now) } } : {}) };
}
/** One of them wants to go on. */
function goOn({ adjourned, ...row }: DeskRow, what: OfferKind): DeskRow {
  return what === 'adjourn' || !adjourned ? row : { ...row, adjourned };
}
function playerOf(by: Opened): Side {
  if (by.role === 'player' && by.side !== null) return by.side;
  throw not('Only players can do this', 'you have no chair at this table', 'Take a chair first');
}
function isOver(): Failure {
  return not('This game is over', 'there is nothing to agree on', 'Look at it');
}
function not(what: string, why: string, todo: string): Failure {
  return new Failure('rules', what, why, todo);
}
