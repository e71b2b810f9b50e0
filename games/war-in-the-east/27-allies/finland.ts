// 27.2, 27.3, 27.5: where Finns go and what they attack, and Germans in Finland.
import { type Loc, NOWHERE, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { FINLAND, HEXES, LENINGRAD, NORTH, OLD_FINLAND, WEST_OF_WHITE_SEA, within } from '../3-equipment/board.ts';
import { remembered, wordsOf } from '../3-equipment/remember.ts';
import { isFinnish, isPartisan, unitsOnMap } from '../3-equipment/units.ts';
import { frontOf, fronts, PAINTED } from '../8-9-zones-stacking/picture.ts';
import type { Limit } from '../5-movement/limit.ts';
import { FINNISH } from '../data/charts.ts';
import { finnsFightFreely } from '../35-variants/finland.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';
import { isLinkedThroughLeningrad } from './leningrad.ts';

const isFinnishUnit = (q: Query, p: Piece): boolean => isFinnish(q, p) && !isPartisan(q, p);
const hexesOf = (map: Uint8Array): readonly Loc[] => Array.from(map.keys()).filter((hex) => map[hex] === 1);
const TOO_FAR = within(hexesOf(OLD_FINLAND), FINNISH.reach).map((near) => 1 - near);
/** 27.22, 27.23: north of the Weatherline and west of the White Sea. */
const FAR_NORTH: Uint8Array = NORTH.map((north, hex) => north & (WEST_OF_WHITE_SEA[hex] ?? 0));
const AT_LENINGRAD = within(LENINGRAD, 1);

/** 27.21 */
const tenHexes: Limit = {
  rule: '27.21',
  text: 'Finns never go more than ten hexes beyond Old Finland',
  closed: rule(
    '27.21',
    (q: Query, p: Piece) => (isFinnishUnit(q, p) ? TOO_FAR : undefined),
    () => undefined,
  ),
};
/** 27.22 Controlled hexes beyond Old Finland, but in the far north, and where no Finn is. */
function shunned(q: Query): Uint8Array {
  return remembered(
    q,
    'finns-shun',
    PAINTED,
    () => [fronts(q)],
    () => {
      const { zoc } = frontOf(q, RUSSIAN);
      const made = new Uint8Array(HEXES);
      const zoc4 = wordsOf(zoc);
      for (let i = 0; i <= zoc4.length; i++) {
        if (zoc4[i] === 0) continue;
        for (let hex = i * 4; hex < i * 4 + 4 && hex < HEXES; hex++)
          if (zoc[hex] === 1 && OLD_FINLAND[hex] === 0 && FAR_NORTH[hex] === 0) made[hex] = 1;
      }
      for (const p of unitsOnMap(q, AXIS)) if (isFinnishUnit(q, p)) made[q.at(p)] = 0;
      return made;
    },
  );
}
const controlled: Limit = {
  rule: '27.22',
  text: 'outside Old Finland Finns do not enter enemy zones of control',
  voluntary: true,
  closed: rule(
    '27.22',
    (q: Query, p: Piece) => (isFinnishUnit(q, p) && !finnsFightFreely(q) ? shunned(q) : undefined),
    () => undefined,
  ),
};
/** 27.25 */
const leningrad: Limit = {
  rule: '27.25',
  text: 'Finns stay away from Leningrad until a line of communications leads through it',
  closed: (q, p) => (isFinnishUnit(q, p) && !isLinkedThroughLeningrad(q) ? AT_LENINGRAD : undefined),
};
/** 27.3 Ten Axis units that are not Finnish. */
const guests = (q: Query): number =>
  q.cached('guests-of-finland', ['where'], () => {
    const { at } = q.columns;
    let n = 0;
    for (const p of unitsOnMap(q, AXIS)) if (OLD_FINLAND[at[p] ?? NOWHERE] === 1 && !isFinnish(q, p)) n++;
    return n;
  });
const tenGuests: Limit = {
  rule: '27.3',
  text: 'ten Axis units that are not Finnish are in Old Finland',
  closed: rule(
    '27.3',
    (q: Query, p: Piece, company: number) =>
      q.sideOf(p) === AXIS &&
      !isFinnish(q, p) &&
      OLD_FINLAND[q.at(p)] !== 1 &&
      guests(q) + company > FINNISH.guests &&
      !isLinkedThroughLeningrad(q)
        ? OLD_FINLAND
        : undefined,
    () => undefined,
  ),
};
/** 27.5 After its surrender Finland is closed to everybody. */
const neutralized: Limit = {
  rule: '27.5',
  text: 'Finland has surrendered and is closed to both sides',
  closed: rule(
    '27.5',
    (q: Query) => (q.track('finland-out') === 1 ? FINLAND : undefined),
    () => undefined,
  ),
};
export const FINNISH_LIMITS: readonly Limit[] = [tenHexes, controlled, leningrad, tenGuests, neutralized];

// Attacks

type Bar = (q: Query, p: Piece, targets: readonly Loc[]) => Refusal | undefined;
/** 27.23 From outside Old Finland only in the far north; enemies inside Old Finland always. */
const fromOldFinland: Bar = rule(
  '27.23',
  (q: Query, p: Piece, targets: readonly Loc[]): Refusal | undefined => {
    const at = q.at(p);
    if (!isFinnish(q, p) || OLD_FINLAND[at] === 1 || FAR_NORTH[at] === 1 || finnsFightFreely(q)) return undefined;
    const far = targets.find((hex) => OLD_FINLAND[hex] === 0);
    if (far === undefined) return undefined;
    return refuse('27.23', say`${unit(p)} is outside Old Finland and does not attack ${place(far)}.`, {
      pieces: [p],
      places: [far],
    });
  },
  () => undefined,
);
/** 27.24 After two losses only enemies in Finland. */
const tired: Bar = rule(
  '27.24',
  (q: Query, p: Piece, targets: readonly Loc[]): Refusal | undefined => {
    if (!isFinnish(q, p) || q.track('finnish-losses') < FINNISH.losses || finnsFightFreely(q)) return undefined;
    const far = targets.find((hex) => FINLAND[hex] === 0);
    if (far === undefined) return undefined;
    return refuse('27.24', say`Finns have lost ${FINNISH.losses} units in attacks and attack only inside Finland.`, {
      pieces: [p],
      places: [far],
    });
  },
  () => undefined,
);
/** 27.3 Germans in Old Finland attack only north of the Weatherline. */
const guestsWait: Bar = rule(
  '27.3',
  (q: Query, p: Piece, targets: readonly Loc[]): Refusal | undefined => {
    if (q.sideOf(p) !== AXIS || isFinnish(q, p) || OLD_FINLAND[q.at(p)] !== 1 || isLinkedThroughLeningrad(q))
      return undefined;
    const south = targets.find((hex) => NORTH[hex] === 0);
    if (south === undefined) return undefined;
    return refuse('27.3', say`${unit(p)} in Old Finland attacks only north of the Weatherline.`, {
      pieces: [p],
      places: [south],
    });
  },
  () => undefined,
);
export const FINNISH_BARS: readonly Bar[] = [fromOldFinland, tired, guestsWait];
