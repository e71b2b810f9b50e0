// Turn numbers and dates, both ways. Labels are parts, not sentences: the page puts them into words.

export interface MonthDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Which turn of its month, from 1. */
  readonly part: number;
}

/** Turns that divide months: months, fortnights, or weeks in whatever pattern the game gives its months. */
export interface MonthCalendar {
  readonly firstTurn: number;
  readonly start: MonthDate;
  readonly partsIn: (month: number) => number;
}

const MONTHS_IN_YEAR = 12;

function partsInYear(calendar: MonthCalendar): number {
  let parts = 0;
  for (let month = 1; month <= MONTHS_IN_YEAR; month++) parts += calendar.partsIn(month);
  return parts;
}

/** Turns from the beginning of year 0 to the beginning of a date. */
function monthIndex(calendar: MonthCalendar, date: MonthDate): number {
  let index = date.year * partsInYear(calendar) + date.part - 1;
  for (let month = 1; month < date.month; month++) index += calendar.partsIn(month);
  return index;
}

export function monthDate(calendar: MonthCalendar, turn: number): MonthDate {
  const perYear = partsInYear(calendar);
  const index = monthIndex(calendar, calendar.start) + turn - calendar.firstTurn;
  const year = Math.floor(index / perYear);
  let left = index - year * perYear;
  let month = 1;
  while (left >= calendar.partsIn(month)) {
    left -= calendar.partsIn(month);
    month++;
  }
  return { year, month, part: left + 1 };
}

export function turnOfMonth(calendar: MonthCalendar, date: MonthDate): number {
  if (date.month < 1 || date.month > MONTHS_IN_YEAR || date.part < 1 || date.part > calendar.partsIn(date.month))
    throw new RangeError(`calendar: ${date.year}-${date.month} has no part ${date.part}`);
  return monthIndex(calendar, date) - monthIndex(calendar, calendar.start) + calendar.firstTurn;
}

export interface DayDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Turns of a fixed number of days. */
export interface DayCalendar {
  readonly firstTurn: number;
  readonly start: DayDate;
  readonly days: number;
}

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days since 1 January of year 1, by the Gregorian calendar. */
export function dayNumber(date: DayDate): number {
  const before = date.year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const leapThisYear = date.month > 2 && isLeap(date.year) ? 1 : 0;
  return before * 365 + leapDays + (DAYS_BEFORE_MONTH[date.month - 1] ?? 0) + leapThisYear + date.day - 1;
}

export function dateOfDay(number: number): DayDate {
  // A year early at worst: 366 is the longest year.
  let year = Math.floor(number / 366) + 1;
  while (dayNumber({ year: year + 1, month: 1, day: 1 }) <= number) year++;
  let month = MONTHS_IN_YEAR;
  while (dayNumber({ year, month, day: 1 }) > number) month--;
  return { year, month, day: number - dayNumber({ year, month, day: 1 }) + 1 };
}

/** The first and the last day of a turn. */
export function daysOfTurn(calendar: DayCalendar, turn: number): { readonly first: DayDate; readonly last: DayDate } {
  const first = dayNumber(calendar.start) + (turn - calendar.firstTurn) * calendar.days;
  return { first: dateOfDay(first), last: dateOfDay(first + calendar.days - 1) };
}

export function turnOfDay(calendar: DayCalendar, date: DayDate): number {
  return Math.floor((dayNumber(date) - dayNumber(calendar.start)) / calendar.days) + calendar.firstTurn;
}
