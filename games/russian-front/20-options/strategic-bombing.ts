// Strategic bombing (option 20.2): aircraft against railroads, oilfields and replacement cities.
import { type Loc, place, refuse, rule, say, type Side, type Verb } from '@rasputitsa/kernel';
import { CITIES, CONTROLLED, hexOf, isCity, isOilfield } from '../1-components/board.ts';
import { AXIS, enemyOf } from '../1-components/sides.ts';
import { markBattle } from '../4-11-general/battle-locations.ts';
import { edgeRails } from '../4-11-general/supply.ts';
import { missionVerb } from '../6-14-movement/air-movement.ts';
import { AXIS_CITY_FACTORS, REPLACEMENT_CITIES } from '../data/tables.ts';
import { controls, uses } from '../state.ts';
import type { Query } from '../words.ts';
import { CITY, RAILS } from './bombing-effects.ts';

// Targets

/** 20.2.1: a city of the enemy on his railways as far as they are joined to the edge of the map. */
const isRailTarget = rule(
  '20.2.1',
  (q: Query, side: Side, to: Loc): boolean =>
    isCity(to) && controls(q, enemyOf(side), to) && edgeRails(q, enemyOf(side))[to] === 1,
  () => false,
);
const CITY_HEXES: readonly [ReadonlySet<Loc>, ReadonlySet<Loc>] = [
  new Set(AXIS_CITY_FACTORS.flatMap((line) => line.cities.map(hexOf))),
  new Set(Object.keys(REPLACEMENT_CITIES).map(hexOf)),
];
/** 20.2.2: an oilfield of the enemy, or a city that brings him replacements. */
const isReplacementTarget = rule(
  '20.2.2',
  (q: Query, side: Side, to: Loc): boolean => {
    const enemy = enemyOf(side);
    return controls(q, enemy, to) && (isOilfield(to) || CITY_HEXES[enemy === AXIS ? 0 : 1].has(to));
  },
  () => false,
);

/** 20.2 */
const hasBombing = rule(
  '20.2',
  (q: Query): boolean => uses(q, 'strategic-bombing'),
  () => false,
);
function bombVerb(
  id: string,
  title: string,
  ruleId: string,
  flag: typeof RAILS | typeof CITY,
  all: readonly Loc[],
  isTarget: (q: Query, side: Side, to: Loc) => boolean,
): Verb {
  return missionVerb({
    id,
    title,
    rule: ruleId,
    target: 'target',
    range: ruleId,
    off: (q) => (hasBombing(q) ? undefined : refuse('20.2', say`Strategic bombing is not played in this game.`)),
    targets: (q) => all.filter((h) => isTarget(q, q.actor, h)),
    refusal: (q, p, to) =>
      isTarget(q, q.sideOf(p), to)
        ? undefined
        : refuse(ruleId, say`${place(to)} is not a target for such an attack.`, { places: [to] }),
    arrive(g, p, to) {
      g.raise(p, 'box');
      g.raise(p, flag);
      markBattle(g, to);
    },
  });
}

export const verbs: readonly Verb[] = [
  bombVerb('bomb-rails', 'Bomb railroads', '20.2.1', RAILS, CITIES, isRailTarget),
  bombVerb('bomb-replacements', 'Bomb replacements', '20.2.2', CITY, CONTROLLED, isReplacementTarget),
];
