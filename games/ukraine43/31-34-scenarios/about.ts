// What somebody who chooses a scenario wants to know.
import type { ScenarioAbout } from '@rasputitsa/kernel';
import type { ScenarioId, ScenarioRow } from '../data/shapes.ts';
import { BOOK_TABLES } from '../data/tables.ts';

const EXPECT: Readonly<Record<ScenarioId, string>> = {
  august:
    'A thick Soviet fist against a thin fortified line. The break-in is expensive, what follows is not. No rain, no river of note.',
  september:
    'Mobile war over open country: the German falls back from bond to bond, the Soviet must not let him reach the river in order.',
  campaign: 'Everything: the August line, the race to the Dnieper, the crossings and the battle for Kiev.',
  october: 'Small bridgeheads, bad weather and fresh panzer divisions. Every crossing has to be won and then bridged.',
};
const LENGTH: Readonly<Record<ScenarioId, string>> = {
  august: 'An evening',
  september: 'Two evenings',
  campaign: 'Six evenings',
  october: 'Two evenings',
};
const dates = (turn: number): string => BOOK_TABLES.TURNS[turn - 1]?.[1] ?? '';
export function aboutScenario(row: ScenarioRow): ScenarioAbout {
  const units = row.setUp.flatMap(([place, list]) => (/^\d/.test(place) ? list.split(', ') : []));
  const soviet = units.filter((id) => id.startsWith('s-') && !id.startsWith('s-inf-')).length;
  return {
    dates: `${dates(row.first)} to ${dates(row.last)} 1943`,
    turns: `${row.last - row.first + 1} turns (${row.first} to ${row.last})`,
    length: LENGTH[row.id],
    forces: `About ${soviet} Soviet and ${units.length - soviet} German counters on the map, more on the way.`,
    expect: EXPECT[row.id],
  };
}
