// 35.2.V2, V4: satellites that stay neutral, or are in the war from turn 1.
import { type Loc, rule, say } from '@rasputitsa/kernel';
import { countryMap, HEXES, setUpBox, TRAY } from '../3-equipment/board.ts';
import { remembered } from '../3-equipment/remember.ts';
import { nationOf } from '../3-equipment/units.ts';
import { SATELLITE_JOINS } from '../data/variants.ts';
import { AXIS } from '../sides.ts';
import type { Play, Query } from '../words.ts';
import { variant } from './variant.ts';

/** In the order of the dice. */
export const SATELLITES = ['Italy', 'Rumania', 'Hungary', 'Slovakia', 'Finland'] as const;
export type Satellite = (typeof SATELLITES)[number];
const NATIONS: Readonly<Record<Satellite, string>> = {
  Italy: 'italian',
  Rumania: 'rumanian',
  Hungary: 'hungarian',
  Slovakia: 'slovak',
  Finland: 'finnish',
};
const MAPS: Readonly<Partial<Record<Satellite, Uint8Array>>> = {
  Rumania: countryMap('Rumania'),
  Hungary: countryMap('Hungary'),
  Slovakia: countryMap('Slovakia'),
  Finland: countryMap('Finland'),
};
export const isNeutral = (q: Query, satellite: Satellite): boolean =>
  (q.track('neutral') & (1 << SATELLITES.indexOf(satellite))) !== 0;
export const isNeutralNation = (q: Query, nation: string): boolean =>
  q.track('neutral') !== 0 && SATELLITES.some((s) => NATIONS[s] === nation && isNeutral(q, s));
/** Territory of neutral satellites, closed to both sides (RULINGS V2). */
export function neutralGround(q: Query): Uint8Array | undefined {
  if (q.track('neutral') === 0) return undefined;
  return remembered(
    q,
    'neutral-ground',
    ['tracks'],
    () => [q.track('neutral')],
    () => {
      const made = new Uint8Array(HEXES);
      for (const s of SATELLITES)
        if (isNeutral(q, s)) for (let hex = 0; hex < HEXES; hex++) if (MAPS[s]?.[hex] === 1) made[hex] = 1;
      return made;
    },
  );
}
/** Whether a hex is neutral ground. */
export const isNeutralHex = (q: Query, hex: Loc): boolean => neutralGround(q)?.[hex] === 1;

export const rolls = rule(
  '35.2.V2',
  (q: Query): boolean => variant(q, 'neutral-satellites'),
  () => false,
);
export function decide(g: Play): void {
  let neutral = 0;
  for (const [i, satellite] of SATELLITES.entries()) {
    const [die = 1] = g.roll(1, 6, say`${satellite}: neutral on 4 to 6`, '35.2.V2', AXIS);
    if (die > SATELLITE_JOINS) neutral |= 1 << i;
  }
  g.setTrack('neutral', neutral);
  for (const p of g.piecesAt(setUpBox(AXIS))) if (isNeutralNation(g, nationOf(g, p))) g.remove(p, TRAY, '35.2.V2');
}
/** 35.2.V4 Hungary and Finland take part from the first turn. */
const isEarly = rule(
  '35.2.V4',
  (q: Query): boolean => variant(q, 'early-satellites'),
  () => false,
);
export const hungaryIsActive = isEarly;
export const finlandIsActive = isEarly;
