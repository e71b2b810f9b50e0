import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber, daysOfTurn, monthDate, turnOfDay, turnOfMonth } from '../src/calendar.ts';
import type { DayCalendar, MonthCalendar } from '../src/calendar.ts';
import { calendarOf, checkSchedule, dueOn, listedOn, movedSchedule, overdue, returning } from '../src/schedule.ts';
import type { ScheduleEntry } from '../src/schedule.ts';

const MONTHS: MonthCalendar = { firstTurn: 1, start: { year: 1941, month: 6, part: 1 }, partsIn: () => 1 };
const FORTNIGHTS: MonthCalendar = { firstTurn: 1, start: { year: 1941, month: 6, part: 2 }, partsIn: () => 2 };
const WEEKS: MonthCalendar = {
  firstTurn: 1,
  start: { year: 1941, month: 6, part: 5 },
  partsIn: (month) => (month % 3 === 0 ? 5 : 4),
};
const DAYS: DayCalendar = { firstTurn: 1, start: { year: 1941, month: 11, day: 15 }, days: 1 };
const FIVES: DayCalendar = { firstTurn: 1, start: { year: 1943, month: 8, day: 3 }, days: 5 };
const date = (year: number, month: number, part = 1) => ({ year, month, part });
const day = (year: number, month: number, of: number) => ({ year, month, day: of });

describe('calendars', () => {
  test('[russian-front 9.1] turn 7 is December 1941, turn 8 January 1942, turn 42 November 1944', () => {
    expect(monthDate(MONTHS, 7)).toEqual(date(1941, 12));
    expect(monthDate(MONTHS, 8)).toEqual(date(1942, 1));
    expect(monthDate(MONTHS, 42)).toEqual(date(1944, 11));
    expect(monthDate(MONTHS, 0)).toEqual(date(1941, 5));
    expect(turnOfMonth(MONTHS, date(1942, 11))).toBe(18);
  });

  test('[eastfront SCENARIOS] eleven fortnights from June II to November II', () => {
    expect(monthDate(FORTNIGHTS, 1)).toEqual(date(1941, 6, 2));
    expect(monthDate(FORTNIGHTS, 2)).toEqual(date(1941, 7, 1));
    expect(monthDate(FORTNIGHTS, 11)).toEqual(date(1941, 11, 2));
    expect(turnOfMonth(FORTNIGHTS, date(1942, 7, 2))).toBe(27);
  });

  test('[war-in-the-east CALENDAR] months of 4-4-5 weeks: 28 opens 1942, 80 opens 1943, 208 is June 1945', () => {
    expect(monthDate(WEEKS, 2)).toEqual(date(1941, 7, 1));
    expect(monthDate(WEEKS, 14)).toEqual(date(1941, 9, 5));
    expect(turnOfMonth(WEEKS, date(1942, 1))).toBe(28);
    expect(turnOfMonth(WEEKS, date(1943, 1))).toBe(80);
    expect(monthDate(WEEKS, 53)).toEqual(date(1942, 6, 5));
    expect(monthDate(WEEKS, 106)).toEqual(date(1943, 7, 1));
    expect(monthDate(WEEKS, 208)).toEqual(date(1945, 6, 4));
  });

  test('[moscow41 TURNS_TYPHOON] twenty days from 15 November to 4 December', () => {
    expect(daysOfTurn(DAYS, 1)).toEqual({ first: day(1941, 11, 15), last: day(1941, 11, 15) });
    expect(daysOfTurn(DAYS, 17).first).toEqual(day(1941, 12, 1));
    expect(daysOfTurn(DAYS, 20).first).toEqual(day(1941, 12, 4));
    expect(turnOfDay(DAYS, day(1941, 12, 4))).toBe(20);
  });

  test('[ukraine43 turn_record] the first turns of August are five days each', () => {
    expect(daysOfTurn(FIVES, 1)).toEqual({ first: day(1943, 8, 3), last: day(1943, 8, 7) });
    expect(daysOfTurn(FIVES, 5)).toEqual({ first: day(1943, 8, 23), last: day(1943, 8, 27) });
    expect([7, 8, 12, 13].map((of) => turnOfDay(FIVES, day(1943, 8, of)))).toEqual([1, 2, 2, 3]);
  });

  test('days follow the Gregorian calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), (number) => {
        const of = new Date(Date.parse('0001-01-01T00:00:00Z') + number * 86_400_000);
        const expected = day(of.getUTCFullYear(), of.getUTCMonth() + 1, of.getUTCDate());
        expect(dateOfDay(number)).toEqual(expected);
        expect(dayNumber(expected)).toBe(number);
      }),
    );
    expect(dateOfDay(dayNumber(day(1944, 2, 28)) + 1)).toEqual(day(1944, 2, 29));
    expect(dateOfDay(dayNumber(day(1900, 2, 28)) + 1)).toEqual(day(1900, 3, 1));
    expect(dateOfDay(dayNumber(day(2000, 2, 28)) + 1)).toEqual(day(2000, 2, 29));
  });

  test('turn to date and back', () => {
    for (const calendar of [MONTHS, FORTNIGHTS, WEEKS, { ...WEEKS, firstTurn: 7 }])
      for (let turn = -60; turn <= 260; turn++) expect(turnOfMonth(calendar, monthDate(calendar, turn))).toBe(turn);
    for (const calendar of [DAYS, FIVES, { ...FIVES, firstTurn: 3 }])
      for (let turn = -9; turn <= 99; turn++) {
        const { first, last } = daysOfTurn(calendar, turn);
        expect(turnOfDay(calendar, first)).toBe(turn);
        expect(turnOfDay(calendar, last)).toBe(turn);
      }
  });

  test('a date that is not on the track is an error', () => {
    for (const wrong of [date(1941, 13), date(1941, 0), date(1941, 7, 5), date(1941, 7, 0)])
      expect(() => turnOfMonth(WEEKS, wrong)).toThrow(`calendar: 1941-${wrong.month} has no part ${wrong.part}`);
    expect(turnOfMonth(WEEKS, date(1941, 12, 5))).toBe(27);
    expect(turnOfMonth(WEEKS, date(1942, 12, 5))).toBe(79);
  });
});

const entry = (id: string, when: ScheduleEntry<string>['when'], condition?: string): ScheduleEntry<string> =>
  condition === undefined ? { id, when, what: id } : { id, when, what: id, condition };
const SCHEDULE: readonly ScheduleEntry<string>[] = [
  entry('24th Army', { turn: 2 }),
  entry('militia', { from: 1, to: 3 }),
  entry('air point', { from: 2, every: 2 }),
  entry('armour draft', { from: 2, to: 11, every: 4 }),
  entry('mountain corps', { from: 3 }, 'Vologda Axis'),
  entry('last', { turn: 11 }),
];
const ids = (list: readonly ScheduleEntry<string>[]): readonly string[] => list.map(({ id }) => id);
const never = (): boolean => false;

describe('schedules', () => {
  test('exact turns, stretches, every n-th', () => {
    expect(ids(listedOn(SCHEDULE, 0))).toEqual([]);
    expect(ids(listedOn(SCHEDULE, 1))).toEqual(['militia']);
    expect(ids(listedOn(SCHEDULE, 2))).toEqual(['24th Army', 'militia', 'air point', 'armour draft']);
    expect(ids(listedOn(SCHEDULE, 3))).toEqual(['militia', 'mountain corps']);
    expect(ids(listedOn(SCHEDULE, 6))).toEqual(['air point', 'armour draft', 'mountain corps']);
    expect(ids(listedOn(SCHEDULE, 14))).toEqual(['air point', 'mountain corps']);
  });

  test('[russian-front 13.3.3.4] a conditional entry waits for its condition', () => {
    const asked: string[] = [];
    const answer = (name: string, turn: number): boolean => {
      asked.push(`${name} ${turn}`);
      return turn >= 5;
    };
    expect(ids(dueOn(SCHEDULE, 4, answer))).toEqual(['air point']);
    expect(ids(dueOn(SCHEDULE, 5, answer))).toEqual(['mountain corps']);
    expect(asked).toEqual(['Vologda Axis 4', 'Vologda Axis 5']);
    expect(ids(dueOn(SCHEDULE, 2, never))).toEqual(['24th Army', 'militia', 'air point', 'armour draft']);
  });

  test('[russian-front 5.2.2] what was held back is overdue until it is placed', () => {
    const placed = new Set(['militia 1', 'air point 2']);
    const late = overdue(SCHEDULE, 4, ({ entry: { id }, turn }) => placed.has(`${id} ${turn}`));
    expect(late.map(({ entry: { id }, turn }) => `${id} ${turn}`)).toEqual([
      '24th Army 2',
      'militia 2',
      'armour draft 2',
      'militia 3',
    ]);
    expect(overdue(SCHEDULE, 1, never)).toEqual([]);
    expect(overdue([], 5, never)).toEqual([]);
  });

  test('the calendar lists turn by turn', () => {
    const calendar = calendarOf(SCHEDULE, 1, 3);
    expect(calendar).toHaveLength(3);
    expect(calendar[0]).toEqual([{ entry: SCHEDULE[1], turn: 1 }]);
    expect(calendar[2]?.map(({ turn }) => turn)).toEqual([3, 3]);
    expect(calendarOf(SCHEDULE, 3, 2)).toEqual([]);
  });

  test('[ukraine43 EX33] the Tiger lost on turn 5 is due on turn 9', () => {
    const back = returning('Tiger', 5, 4, 'Tiger battalion');
    expect(back).toEqual({ id: 'Tiger', when: { turn: 9 }, what: 'Tiger battalion' });
    expect(ids(listedOn([back], 9))).toEqual(['Tiger']);
    expect(ids(listedOn([back], 8))).toEqual([]);
  });

  test('[war-in-the-east 6.67] a Repair Unit lost on turn 12 returns on turn 20', () => {
    expect(returning('repair', 12, 8, 'Repair Unit').when).toEqual({ turn: 20 });
  });

  test('[russian-front V11] a schedule moved by turns shows the same a turn earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 30 }), (by, turn) => {
        expect(ids(listedOn(movedSchedule(SCHEDULE, by), turn + by))).toEqual(ids(listedOn(SCHEDULE, turn)));
      }),
    );
    expect(movedSchedule(SCHEDULE, -1)[4]).toEqual(entry('mountain corps', { from: 2 }, 'Vologda Axis'));
    expect(movedSchedule(SCHEDULE, 2)[1]).toEqual(entry('militia', { from: 3, to: 5 }));
  });

  test('a faulty schedule is named', () => {
    expect(() => checkSchedule(SCHEDULE)).not.toThrow();
    expect(() => checkSchedule([entry('a', { turn: 1 }), entry('a', { turn: 2 })])).toThrow(
      'schedule: a is given twice',
    );
    expect(() => checkSchedule([entry('b', { from: 3, to: 2 })])).toThrow('schedule: b ends before it begins');
    expect(() => checkSchedule([entry('c', { from: 3, every: 0 })])).toThrow('schedule: c comes every 0 turns');
    expect(() => checkSchedule([entry('e', { from: 3, every: -1 })])).toThrow('schedule: e comes every -1 turns');
    expect(() => checkSchedule([entry('d', { from: 3, to: 3, every: 1 })])).not.toThrow();
  });
});
