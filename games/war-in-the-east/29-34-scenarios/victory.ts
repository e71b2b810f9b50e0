// 30.5, 31.6, 32.5, 33.5, 34.5: the end of a turn and of the game.
import { type Loc, type Piece, type Result, rule, say, type Side } from '@rasputitsa/kernel';
import {
  behindLine,
  LENINGRAD,
  MOSCOW,
  PERSONNEL_CENTERS,
  placeOf,
  SIBERIAN,
  STALINGRAD,
} from '../3-equipment/board.ts';
import { isCombatUnit, ownAt, unitsOnMap } from '../3-equipment/units.ts';
import { frontOf } from '../8-9-zones-stacking/picture.ts';
import { communicationsAt, isSupplied } from '../13-supply/supply.ts';
import { CENTERS_TO_WIN, OBJECTIVES_1944 } from '../data/charts.ts';
import { CLEARED, MOSCOW_HELD, UNTOUCHED } from '../data/ends.ts';
import { calendarRow } from '../35-variants/calendar.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { Play, Query } from '../words.ts';
import { isCampaign, rowOf } from './row.ts';

const DRAW = -1;
const holds = (q: Query, side: Side, hex: Loc): boolean => (frontOf(q, side).units[hex] ?? 0) > 0;
/** 31.6, 32.5, 33.5: Personnel Centers that Axis units occupy with a line of communications. */
export const axisCenters = (q: Query): readonly Loc[] =>
  PERSONNEL_CENTERS.filter((hex) => holds(q, AXIS, hex) && communicationsAt(q, AXIS, hex));
function byCenters(q: Query, cited: string): Result {
  const [win = 0, draw = 0] = CENTERS_TO_WIN[rowOf(q).id] ?? [];
  const score = axisCenters(q).length;
  if (score >= win) return { winner: AXIS, level: 'victory', rule: cited, score };
  if (score >= draw) return { winner: DRAW, level: 'draw', rule: cited, score };
  return { winner: RUSSIAN, level: 'victory', rule: cited, score };
}
/** Without the rule: whoever attacked first has won. */
const unjudged = (cited: string) => (): Result => ({ winner: AXIS, level: 'victory', rule: cited, score: 0 });
/** How the scenarios are decided when their last turn ends. */
const LAST_TURN: Readonly<Record<string, (q: Query) => Result>> = {
  barbarossa: rule('31.6', (q: Query) => byCenters(q, '31.6'), unjudged('31.6')),
  stalingrad: rule('32.5', (q: Query) => byCenters(q, '32.5'), unjudged('32.5')),
  kursk: rule('33.5', (q: Query) => byCenters(q, '33.5'), unjudged('33.5')),
  // Minsk, Warsaw or Belgrade, with a line of communications.
  'army-group-center': rule(
    '34.5',
    (q: Query): Result => {
      const taken = OBJECTIVES_1944.map(placeOf).filter(
        (hex) => holds(q, RUSSIAN, hex) && communicationsAt(q, RUSSIAN, hex),
      );
      return { winner: taken.length > 0 ? RUSSIAN : AXIS, level: 'victory', rule: '34.5', score: taken.length };
    },
    unjudged('34.5'),
  ),
};

// 30.5

const win = (winner: Side, level: string, cited: string): Result => ({ winner, level, rule: cited });
const axisUnits = (q: Query): readonly number[] => unitsOnMap(q, AXIS);
/** 30.5.AD At any time all of Leningrad, Moscow and Stalingrad. */
export const threeCities = rule(
  '30.5.AD',
  (q: Query): Result | undefined =>
    isCampaign(q) && [...LENINGRAD, ...MOSCOW, ...STALINGRAD].every((hex) => holds(q, AXIS, hex))
      ? win(AXIS, 'decisive', '30.5.AD')
      : undefined,
  () => undefined,
);
function judgeMoscow(g: Play): Result | undefined {
  const turn = g.track('turn');
  if (turn < MOSCOW_HELD.first || turn > MOSCOW_HELD.last) return undefined;
  const held = MOSCOW.every((hex) => holds(g, AXIS, hex));
  const before = turn === MOSCOW_HELD.first || g.track('moscow-held') === 1;
  g.setTrack('moscow-held', held && before ? 1 : 0);
  return turn === MOSCOW_HELD.last && held && before ? win(AXIS, 'decisive', '30.5.AD') : undefined;
}
/** 30.5.RD Centers no Axis unit has ever entered, Siberia included. */
export const untouchedCenters = (q: Query): number =>
  PERSONNEL_CENTERS.filter((hex) => q.mark('ever-entered', hex) === 0).length + (SIBERIAN['personnel'] ?? 0);
const DATED: readonly { readonly turn: number; readonly met: (q: Query) => boolean; readonly result: Result }[] = [
  ...UNTOUCHED.map(({ turn, centers }) => ({
    turn,
    met: (q: Query) => untouchedCenters(q) >= centers,
    result: win(RUSSIAN, 'decisive', '30.5.RD'),
  })),
  { turn: CLEARED.decisive, met: (q) => axisUnits(q).length === 0, result: win(RUSSIAN, 'decisive', '30.5.RD') },
  {
    turn: CLEARED.substantive,
    met: rule(
      '30.5.RS',
      (q: Query) => axisUnits(q).length === 0,
      () => false,
    ),
    result: win(RUSSIAN, 'substantive', '30.5.RS'),
  },
];
/** The first dated condition that is met ends the game (RULINGS G21). */
const datedEnd = rule(
  '30.5.RD',
  (q: Query): Result | undefined => DATED.find((d) => d.turn === q.track('turn') && d.met(q))?.result,
  () => undefined,
);
const isEast = rule(
  '30.5.AS',
  (q: Query, supplied: readonly Piece[]): boolean => {
    const east = behindLine('Barbarossa', RUSSIAN);
    return supplied.some((p) => east[q.at(p)] === 1);
  },
  () => false,
);
const isOnBoard = rule(
  '30.5.AM',
  (supplied: readonly Piece[]): boolean => supplied.length > 0,
  () => false,
);
const isFree = rule(
  '30.5.RM',
  (q: Query): boolean => axisUnits(q).length === 0,
  () => false,
);
/** When turn 208 ends. Axis units without supply are no victory for anybody (RULINGS G21). */
function lastEnd(q: Query): Result {
  const supplied = unitsOnMap(q, AXIS).filter((p) => isCombatUnit(q, p) && isSupplied(q, p));
  if (PERSONNEL_CENTERS.some((hex) => ownAt(q, hex, AXIS).some((p) => supplied.includes(p))))
    return win(AXIS, 'decisive', '30.5.AD');
  if (isEast(q, supplied)) return win(AXIS, 'substantive', '30.5.AS');
  if (isOnBoard(supplied)) return win(AXIS, 'marginal', '30.5.AM');
  if (isFree(q)) return win(RUSSIAN, 'marginal', '30.5.RM');
  return win(DRAW, 'draw', '30.5.AM');
}
/** 4.3 Scenarios are judged once, when their last turn ends. */
const isLast = rule(
  '4.3',
  (q: Query): boolean => q.track('turn') >= q.track('last'),
  () => false,
);
function judge(g: Play): Result | undefined {
  if (isCampaign(g)) return judgeMoscow(g) ?? datedEnd(g) ?? (isLast(g) ? lastEnd(g) : undefined);
  return isLast(g) ? LAST_TURN[rowOf(g).id]?.(g) : undefined;
}
const nextTurn = rule(
  '4.2.D',
  (turn: number): number => turn + 1,
  (turn: number) => turn,
);
/** 4.2.D, 4.3 */
export function endGameTurn(g: Play): void {
  const result = judge(g);
  if (result !== undefined) {
    g.end(result);
    return;
  }
  g.setTrack('turn', nextTurn(g.track('turn')));
  g.note('4.2.D', say`Game-Turn ${g.track('turn')}: ${calendarRow(g)?.[1] ?? ''}.`);
}
