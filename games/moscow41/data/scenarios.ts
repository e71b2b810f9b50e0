// The two scenarios: length, dates, initiative, bases. Set-ups are charts.
import type { Side } from '@rasputitsa/kernel';

export interface ScenarioData {
  readonly id: 'typhoon' | 'red-snow';
  readonly title: string;
  readonly rule: string;
  readonly turns: number;
  /** The first day. */
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Player A (2.2.INIT). */
  readonly first: Side;
  /** Area of the map with what a side controls at the start (4.3.1), by side. */
  readonly control: readonly [german: string, soviet: string];
  /** Area of the map whose villages count: what the enemy of the side that scores has at the start (TY.vic.pts, RS.vic; RULINGS R55, R128). */
  readonly prize: string;
  /** Areas and cities that are supply bases (10.1.4), by side. */
  readonly bases: readonly [german: readonly string[], soviet: readonly string[]];
  /** Sides whose units all begin in field fortifications. */
  readonly dugIn: readonly Side[];
}

export const SCENARIOS: readonly ScenarioData[] = [
  {
    id: 'typhoon',
    title: 'Typhoon',
    rule: 'TY.note1',
    turns: 20,
    year: 1941,
    month: 11,
    day: 15,
    first: 0,
    control: ['Typhoon German', 'Typhoon Soviet'],
    prize: 'Typhoon Soviet',
    bases: [
      ['West edge roads', 'South supply hex'],
      ['East edge roads', 'North edge roads', 'Moscow'],
    ],
    dugIn: [0],
  },
  {
    id: 'red-snow',
    title: 'Red Snow',
    rule: 'RS.note1',
    turns: 11,
    year: 1941,
    month: 12,
    day: 5,
    first: 1,
    control: ['Red Snow German', 'Red Snow Soviet'],
    prize: 'Red Snow German',
    bases: [['West edge roads'], ['East edge roads', 'Moscow']],
    dugIn: [0, 1],
  },
];

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** TY.note1: a turn is a day. `17 November 1941`, for headings. */
export function dayOf(scenario: string, turn: number): string {
  const first = SCENARIOS.find((s) => s.id === scenario);
  return first ? DAY.format(Date.UTC(first.year, first.month - 1, first.day + turn - 1)) : '';
}
