// Winter 1944: Courland (W44.1), zones out of play (W44.5a), supply from the west and the end of the war (W44.4).
import { type Loc, type Refusal, refuse, type Result, rule, say, type Side } from '@rasputitsa/kernel';
import { hexOf, isExit } from '../1-map/board.ts';
import { homeSide } from '../1-map/edges.ts';
import { exitLetter, EXITS } from '../1-map/rail-entries.ts';
import { unitOf } from '../2-units/units.ts';
import { COURLAND, COURLAND_HQ, COURLAND_UNITS } from '../data/deployment.ts';
import { STANDING_LINKS } from '../data/seas.ts';
import { MONTHS_PER_SCENARIO } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { control, halfYear, isEdelweiss, isFriendly, ownedBy, unitsAt, unitsOf, W44 } from '../state.ts';
import type { Query } from '../words.ts';

/** W44.5a: Soviet, contested, and off the board; what they cost is in the basic production. W44.5b puts them on it. */
export const isOutOfPlay = rule(
  'W44.5a',
  (q: Query, exit: Loc): boolean =>
    q.state.scenario === 'w44' && q.state.options['balkan-front'] !== true && 'GHIJ'.includes(exitLetter(exit)),
  () => false,
);

/** W44.4: in the last winter nothing comes from a German zone south of one that the Soviets hold undisputed. Zones run from north to south. */
export const isCutOff = rule(
  'W44.4',
  (q: Query, exit: Loc): boolean =>
    halfYear(q) === W44 &&
    EXITS.some(
      (e) =>
        e < exit && homeSide(e) === GERMAN && control(q, e) === ownedBy(SOVIET) && unitsAt(q, e, GERMAN).length === 0,
    ),
  () => false,
);

/** OPT.sea, W44.1, RULINGS R88: what the set-ups of two winters need works without the option. */
export const standingLink = rule(
  'W44.1',
  (q: Query, side: Side, from: readonly Loc[]): readonly Loc[] => {
    if (side !== GERMAN) return [];
    const link = STANDING_LINKS.find((l) => l.half === halfYear(q))?.ports.map(hexOf) ?? [];
    const whole = link.every((p) => isFriendly(q, p, side));
    return whole && link.some((p) => from.includes(p)) ? link : [];
  },
  () => [],
);

export const courland: readonly Loc[] = COURLAND.map(hexOf);
export const courlandOwed = rule(
  'W44.1',
  (q: Query, side: Side): Refusal | undefined => {
    if (q.state.scenario !== 'w44' || side !== GERMAN) return undefined;
    const there = courland.flatMap((h) => unitsAt(q, h, GERMAN));
    return there.length >= COURLAND_UNITS && there.some((p) => unitOf(q, p).id === COURLAND_HQ)
      ? undefined
      : refuse(
          'W44.1',
          say`At least ${COURLAND_UNITS} German units, Army Group North among them, must be in Courland.`,
          {
            places: courland,
          },
        );
  },
  () => undefined,
);

// W44 has a victory of its own (W44.4)

export const FIRST_W44 = W44 * MONTHS_PER_SCENARIO;
/** December to May; the first is drawn out from the list, as is holding out to the end (RULINGS R102). */
export const COLLAPSE: readonly (readonly [winner: Side, level: string])[] = [
  [SOVIET, 'decisive'],
  [SOVIET, 'major'],
  [SOVIET, 'marginal'],
  [-1, 'draw'],
  [GERMAN, 'marginal'],
  [GERMAN, 'major'],
];
/** Whether no German unit on the map is supplied any more. */
const collapsed = rule(
  'W44.4',
  (q: Query): boolean => unitsOf(q, GERMAN).every((p) => isExit(q.at(p)) || q.has(p, 'unsupplied')),
  () => false,
);
/** W44.4, RULINGS R102: judged when German supply is, in the Soviet Supply Phase; what Germans do afterwards changes nothing. */
export function collapseResult(q: Query): Result | undefined {
  if (halfYear(q) !== W44 || isEdelweiss(q) || q.active !== SOVIET || !collapsed(q)) return undefined;
  const [winner, level] = COLLAPSE[q.track('month') - FIRST_W44] ?? [-1, 'draw'];
  return { winner, level, rule: 'W44.4' };
}
/** Germans who hold out to the end of May have won. */
export function holdOutResult(month: number): Result | undefined {
  return month - FIRST_W44 === MONTHS_PER_SCENARIO - 1
    ? { winner: GERMAN, level: 'decisive', rule: 'W44.4' }
    : undefined;
}
