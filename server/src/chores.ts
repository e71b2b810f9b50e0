// What a server does for players who are not there: lets computers play on, and reminds whoever is waited for. Everything here rests on what
// everybody may know of a table, so that nobody learns from it what is done unseen.
import type { Side } from '@rasputitsa/kernel';
import { deadlineOf } from './clock.ts';
import type { Jobs } from './jobs.ts';
import type { FarTable } from './wire.ts';

/** turn: they are waited for. time: and have not much of it left. */
export type Reminder = 'turn' | 'time';
/** Reaches a player who may not be at the page. Called once for each occasion; a second time only after a process has fallen. */
export type Remind = (table: string, side: Side, what: Reminder) => Promise<void>;

export interface ChoreNeeds {
  readonly jobs: Jobs;
  readonly now: () => number;
  /** A table as everybody at it may see it, now. */
  shown(table: string): Promise<FarTable | undefined>;
  /** Its computers play until a person is asked. */
  play(table: string): Promise<void>;
  readonly remind?: Remind;
}

/** So long the process that the player is connected to has to let the computer play by itself. */
const ALONE_MS = 5000;
/** Who is at the page answers sooner. */
const TURN_MS = 120_000;
/** Whoever has less time than this for the whole game sits at the page. */
const LIVE_MS = 43_200_000;
/** The last quarter, but not more than a day. */
const LAST = 4;
const DAY_MS = 86_400_000;
/** A turn of the strongest computer in the largest game, with room to spare; in seconds. */
const LONGEST_TURN = 900;
const MOST_IDLE = 10_000;
const COMPUTERS = { atOnce: 2, within: LONGEST_TURN };
const REMINDERS = { atOnce: 2, within: 60 };

interface Due {
  readonly table: string;
  readonly side: Side;
  readonly what: Reminder;
  /** How much everybody had been told: whoever has decided since need not be reminded of that. */
  readonly entries: number;
}

export class Chores {
  readonly #needs: ChoreNeeds;
  /** Tables for which there is never anything to do here. */
  readonly #idle = new Set<string>();
  constructor(needs: ChoreNeeds) {
    this.#needs = needs;
  }
  async begin(): Promise<void> {
    const { jobs, remind } = this.#needs;
    await jobs.work('computers', COMPUTERS, (data) => this.#needs.play((data as { readonly table: string }).table));
    if (remind) await jobs.work('reminders', REMINDERS, (data) => this.#remind(data as Due, remind));
  }
  /** What everybody may know of a table has changed. */
  async moved(table: string): Promise<void> {
    const { jobs, now } = this.#needs;
    if (this.#idle.has(table)) return;
    const far = await this.#waiting(table);
    if (!far) return;
    // Two people at their pages need nothing of us, and there are many such tables: they are looked at once.
    if (far.info.chairs.every((c) => c === 'person') && (isLive(far) || !this.#needs.remind)) {
      if (this.#idle.size >= MOST_IDLE) this.#idle.clear();
      this.#idle.add(table);
      return;
    }
    if (owing(far).some((side) => isComputer(far, side)))
      await jobs.add('computers', { table }, { key: table, at: now() + ALONE_MS });
    if (this.#needs.remind && !isLive(far)) await this.#expect(far);
  }
  async #waiting(table: string): Promise<FarTable | undefined> {
    const far = await this.#needs.shown(table);
    return far && far.begun && far.info.over === null && !far.adjourned ? far : undefined;
  }
  async #expect(far: FarTable): Promise<void> {
    const { jobs, now } = this.#needs;
    const { id: table, entries } = far.info;
    for (const side of owing(far)) {
      if (isComputer(far, side)) continue;
      const add = (what: Reminder, at: number): Promise<void> =>
        jobs.add('reminders', { table, side, what, entries } satisfies Due, { key: `${table} ${side} ${what}`, at });
      await add('turn', now() + TURN_MS);
      const { clock } = far;
      const end = clock?.state.running.includes(side) ? deadlineOf(clock.state) : undefined;
      const left = clock?.state.left[side] ?? 0;
      if (end !== undefined) await add('time', end - Math.min(DAY_MS, left / LAST));
    }
  }
  async #remind({ table, side, what, entries }: Due, remind: Remind): Promise<void> {
    const far = await this.#waiting(table);
    if (!far || !owing(far).includes(side)) return;
    if (far.info.entries === entries) await remind(table, side, what);
    // Much has happened since this was asked for, and they are waited for again, or still.
    else await this.#expect(far);
  }
}

function owing({ info }: FarTable): readonly Side[] {
  return info.waits?.sides ?? info.owing ?? [];
}
function isComputer({ info }: FarTable, side: Side): boolean {
  return info.chairs[side] !== 'person';
}
function isLive({ clock }: FarTable): boolean {
  return clock !== null && Math.max(clock.spec.base, clock.spec.plus) < LIVE_MS;
}
