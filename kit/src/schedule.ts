// What the turn track brings: reinforcements, withdrawals, events. Entries are plain data; conditions are named in them
// and answered by the game, and what came, was held back or returns later lives in the game's state.

/** One turn; or every turn of a stretch; or every n-th of it. A stretch without an end runs to the end of the game. */
export type When = { readonly turn: number } | { readonly from: number; readonly to?: number; readonly every?: number };

export interface ScheduleEntry<T> {
  readonly id: string;
  readonly when: When;
  readonly what: T;
  /** Named in the data, answered by the game; an entry without one is unconditional. */
  readonly condition?: string;
}

export interface Occurrence<T> {
  readonly entry: ScheduleEntry<T>;
  readonly turn: number;
}

export type Condition = (name: string, turn: number) => boolean;

function falls(when: When, turn: number): boolean {
  if ('turn' in when) return when.turn === turn;
  if (turn < when.from || turn > (when.to ?? turn)) return false;
  return (turn - when.from) % (when.every ?? 1) === 0;
}

/** Checks a schedule when it is loaded; the error names the entry. */
export function checkSchedule<T>(entries: readonly ScheduleEntry<T>[]): void {
  const seen = new Set<string>();
  for (const { id, when } of entries) {
    if (seen.has(id)) throw new Error(`schedule: ${id} is given twice`);
    seen.add(id);
    if ('turn' in when) continue;
    if ((when.to ?? when.from) < when.from) throw new Error(`schedule: ${id} ends before it begins`);
    if ((when.every ?? 1) < 1) throw new Error(`schedule: ${id} comes every ${when.every} turns`);
  }
}

/** What the track shows for a turn, conditions not asked. */
export function listedOn<T>(entries: readonly ScheduleEntry<T>[], turn: number): readonly ScheduleEntry<T>[] {
  return entries.filter((entry) => falls(entry.when, turn));
}

/** What is due on a turn. */
export function dueOn<T>(
  entries: readonly ScheduleEntry<T>[],
  turn: number,
  holds: Condition,
): readonly ScheduleEntry<T>[] {
  return listedOn(entries, turn).filter((entry) => entry.condition === undefined || holds(entry.condition, turn));
}

function firstTurn(when: When): number {
  return 'turn' in when ? when.turn : when.from;
}

/** Unconditional occurrences before a turn that never took place: what was held back and still waits. */
export function overdue<T>(
  entries: readonly ScheduleEntry<T>[],
  turn: number,
  settled: (occurrence: Occurrence<T>) => boolean,
): readonly Occurrence<T>[] {
  return calendarOf(entries, earliest(entries, turn), turn - 1)
    .flat()
    .filter((occurrence) => occurrence.entry.condition === undefined && !settled(occurrence));
}

function earliest<T>(entries: readonly ScheduleEntry<T>[], turn: number): number {
  return entries.reduce((least, entry) => Math.min(least, firstTurn(entry.when)), turn);
}

/** Turn by turn, for the page: the entry for turn `first` stands at index 0. */
export function calendarOf<T>(
  entries: readonly ScheduleEntry<T>[],
  first: number,
  last: number,
): readonly (readonly Occurrence<T>[])[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) =>
    listedOn(entries, first + i).map((entry) => ({ entry, turn: first + i })),
  );
}

/** Something lost now that the track gives back later: an entry for the game's own list. */
export function returning<T>(id: string, lostOn: number, delay: number, what: T): ScheduleEntry<T> {
  return { id, when: { turn: lostOn + delay }, what };
}

/** The whole schedule earlier (negative) or later, as some variants have it. */
export function movedSchedule<T>(entries: readonly ScheduleEntry<T>[], turns: number): readonly ScheduleEntry<T>[] {
  return entries.map((entry) => {
    const { when } = entry;
    if ('turn' in when) return { ...entry, when: { turn: when.turn + turns } };
    const to = when.to === undefined ? {} : { to: when.to + turns };
    return { ...entry, when: { ...when, ...to, from: when.from + turns } };
  });
}
