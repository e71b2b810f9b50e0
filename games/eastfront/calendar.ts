// The calendar (4.1): months are counted from June 1941.
import { FIRST_MONTH, FIRST_YEAR, MONTH_NAMES } from './data/tables.ts';

/** January = 0. */
export function calendarMonth(month: number): number {
  return (FIRST_MONTH + month) % 12;
}
export function monthName(month: number): string {
  return `${MONTH_NAMES[calendarMonth(month)] ?? ''} ${FIRST_YEAR + Math.floor((FIRST_MONTH + month) / 12)}`;
}
