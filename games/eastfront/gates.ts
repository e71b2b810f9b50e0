// What the opponents of this game must be good for. What the side meant to attack must gain is a level of victory, about ten points wide (17.3).
import type { Ask, View } from '@rasputitsa/kernel';
import type { Gates } from '@rasputitsa/kernel/gates';
import { apart } from './advice/lay.ts';
import { Picture, typeOf } from './advice/picture.ts';
import { willOf } from './advice/posture.ts';
import { HALF_YEARS } from './data/scenarios.ts';
import { MUD } from './data/tables.ts';
import { GERMAN, sideId } from './sides.ts';

const LEVEL = 10;
/** The tutorial is the German summer of 1942. */
const ATTACKS: ReadonlyMap<string, readonly number[]> = new Map([
  ['edelweiss', [GERMAN]],
  ...HALF_YEARS.map(({ id, attacks }) => [id, attacks] as const),
]);
/** Months that are left when a headquarters can still be built up again. */
const TIME_TO_BUILD = 2;
/** A headquarters with a single step commands one hex around it, and has none left afterwards. */
const TO_SPEND = 2;

/** Who attacks waits in mud, and when steps of headquarters can no longer be had back before they are counted. Who defends may also wait for his
 * headquarters to be built up, but one at full strength gains nothing by waiting. */
function isWorthIt(view: View, { side }: Ask): boolean {
  const p = new Picture(view, side, willOf(undefined));
  if (p.weather === MUD || p.monthsLeft < TIME_TO_BUILD) return false;
  const isAttacking = ATTACKS.get(view.scenario)?.includes(side) === true;
  return p.units.some(
    (hq) =>
      hq.isHq &&
      !hq.isSupreme &&
      hq.steps >= (isAttacking ? TO_SPEND : hq.max) &&
      p.foePlaces.some((at) => apart(at, hq.at) <= p.range(hq)),
  );
}

export const gates: Gates = {
  gains: [...ATTACKS].flatMap(([scenario, attacks]) =>
    attacks.map((side) => ({ scenario, side: sideId(side), points: LEVEL })),
  ),
  // What lies on the other side of the line when the next half-year begins.
  takings: [
    { scenario: 'edelweiss', side: 'german', places: ['Krasnodar'], share: 0.5 },
    { scenario: 's41', side: 'german', places: ['Minsk', 'Smolensk', 'Kiev'], share: 0.5 },
    { scenario: 's42', side: 'german', places: ['Rostov'], share: 0.5 },
    { scenario: 's44', side: 'soviet', places: ['Minsk'], share: 0.5 },
  ],
  // The three half-years that were decided by pockets: of a Soviet front and more, of Stalingrad, of Army Group Center.
  pockets: [
    { scenario: 's41', side: 'soviet', units: 10 },
    { scenario: 'w42', side: 'german', units: 4 },
    { scenario: 's44', side: 'german', units: 4 },
  ],
  // 25 to 36 % passed unused once, because all headquarters were spent together.
  turns: { uses: ['activate'], unused: 0.05, powerless: 0.1, isWorthIt },
  unknown(view, { side }) {
    const own = [...view.pieces, ...view.offMap].filter((p) => p.side === side);
    const { units } = new Picture(view, side, willOf(undefined));
    const harmless = new Set(units.filter((u) => !u.isHq && u.hits <= 0).map((u) => u.id));
    return own.filter((p) => typeOf(p) === undefined || harmless.has(p.id)).map((p) => p.kind ?? '');
  },
};
