// 15.3: construction of new units, Training Centers, Air Points and Emergency Divisions.
import { type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { labelOf } from '../3-equipment/board.ts';
import { countersLeft, kindNamed } from '../3-equipment/units.ts';
import { PRODUCTION } from '../data/charts.ts';
import { type Play, type Query, verb } from '../words.ts';
import { AIR_POINT, centersInAll, CONSTRUCTION, costOf, EMERGENCY, EMERGENCY_DIVISION } from './tracks.ts';
import { openCenters, pay, refuseCost, refuseStart, startAir, startNew } from './starts.ts';

/** What can be asked for; some of it is refused with the reason. */
const ASKED = [
  '1-4',
  EMERGENCY_DIVISION,
  '1-3',
  '2-5',
  '3-5',
  '0-1-10',
  '10-1-10',
  AIR_POINT,
  'Russian Repair',
  'Training Center',
  '4-4',
  '5-5',
  '8-6',
  '9-6',
  '2-3',
  'Arms Center',
  'Personnel Center',
] as const;
export const CONSTRUCTIONS = ASKED.slice(0, 10);

/** 15.19 Arms and Personnel Centers are never made. */
const isNeverMade = rule(
  '15.19',
  (what: string): boolean => what === 'Arms Center' || what === 'Personnel Center',
  () => false,
);
/** 15.41 What the chart lists under Conversion cannot be constructed. */
const isOnlyConverted = rule(
  '15.41',
  (q: Query, what: string): boolean => costOf(q, what)?.type === 'convert',
  () => false,
);
/** 15.33 Never more than twenty Training Centers. */
const isCenterTooMany = rule(
  '15.33',
  (q: Query, what: string): boolean => what === 'Training Center' && centersInAll(q) >= PRODUCTION.trainingCenters,
  () => false,
);
/** 15.35 An Emergency Division lies above the top box and is ready in the next phase. */
const trackFor = rule(
  '15.35',
  (what: string): number => (what === EMERGENCY_DIVISION ? EMERGENCY : CONSTRUCTION),
  () => CONSTRUCTION,
);
const counterFor = (what: string): string => (what === EMERGENCY_DIVISION ? '1-4' : what);

function refuseWhat(q: Query, what: string): Refusal | undefined {
  if (isNeverMade(what)) return refuse('15.19', say`${what}s are never made.`);
  if (isOnlyConverted(q, what)) return refuse('15.41', say`${what} is made by conversion only.`);
  if (isCenterTooMany(q, what))
    return refuse('15.33', say`There are never more than ${PRODUCTION.trainingCenters} Training Centers.`);
  if (costOf(q, what) === undefined) return refuse('15.7', say`${what} is not on the Production Cost Chart.`);
  if (what !== AIR_POINT && countersLeft(q, kindNamed(counterFor(what))) <= 0)
    return refuse('36.3', say`No counter of ${counterFor(what)} is left.`);
  return refuseCost(q, what, CONSTRUCTION);
}
export function beginConstruction(g: Play, what: string, center: number): void {
  pay(g, what);
  const number = g.field(center, 'number');
  if (what === AIR_POINT) startAir(g, number, CONSTRUCTION);
  else startNew(g, counterFor(what), number, trackFor(what));
}
export const refuseConstruction = (q: Query, what: string, center: number): Refusal | undefined =>
  refuseWhat(q, what) ?? refuseStart(q, center, trackFor(what), what);

/** Why it cannot be started at all; when no Center takes it, the reason that the last one gives. */
export function refuseAnywhere(q: Query, what: string): Refusal | undefined {
  const no = refuseWhat(q, what);
  if (no) return no;
  let why: Refusal | undefined = refuse('15.17', say`No Training Center is operational in this phase.`);
  for (const center of openCenters(q)) {
    why = refuseStart(q, center, trackFor(what), what);
    if (!why) return undefined;
  }
  return why;
}
export const construct = verb({
  id: 'construct',
  title: 'Construct',
  rule: '15.3',
  args: { what: ASKED, center: 'piece' },
  ask: {
    what: {
      title: 'Type',
      candidates: () => ASKED,
      refuse: (q, _, value) => refuseAnywhere(q, value),
      preview: (q, _, value) => {
        const { arms = 0, personnel = 0, turns = 0 } = costOf(q, value) ?? {};
        return {
          notes: [{ rule: '15.7', message: say`${arms} Arms, ${personnel} Personnel Points, ${turns} turns` }],
        };
      },
    },
    center: {
      title: 'Training Center',
      candidates: (q) => openCenters(q),
      refuse: (q, { what }, value) => refuseStart(q, value, trackFor(what), what),
      preview: (q, _, value) => ({ label: say`Center ${q.field(value, 'number')}, ${labelOf(q.at(value))}` }),
    },
  },
  apply(g, { what, center }) {
    beginConstruction(g, what, center);
    g.note('15.3', say`${what} is started at Center ${g.field(center, 'number')}, ${labelOf(g.at(center))}.`);
  },
});
