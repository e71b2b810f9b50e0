// Which air units may fly, and how far (6.3.2, 6.3.3, 4.6.4.3).
import { place, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { hexDistance, isHex } from './board.ts';
import { AIR_RANGE } from './data/tables.ts';
import { isSupplied } from './supply.ts';
import { isAir } from './units.ts';

/** 6.3.2, 6.3.3, 4.6.4.3: why an air unit stays at its base. */
export function flierRefusal(q: Query, p: number): Refusal | undefined {
  if (q.sideOf(p) !== q.actor) return refuse('4.1.1', say`${unit(p)} is not yours.`);
  if (!isAir(q, p) || !isHex(q.at(p))) return refuse('6.3', say`${unit(p)} is no air unit on the map.`);
  if (q.has(p, 'box') || q.has(p, 'flew'))
    return refuse('6.3.3', say`${unit(p)} is in a battle already.`, { pieces: [p] });
  return usedRefusal(q, p) ?? groundedRefusal(q, p);
}
/** 17.1.3: who was used in the Special Phase makes no other move in these phases. */
export const usedRefusal = rule(
  '17.1.3',
  (q: Query, p: number): Refusal | undefined =>
    q.has(p, 'used')
      ? refuse('17.1.3', say`${unit(p)} was used in the Special Phase and is not used again.`, { pieces: [p] })
      : undefined,
  () => undefined,
);
/** 6.2.2.2, 6.3.3: who has evacuated does not answer in the enemy's phases; in its own it may fly again (6.3.2). */
const groundedRefusal = rule(
  '6.2.2.2',
  (q: Query, p: number): Refusal | undefined => {
    if (q.has(p, 'doNotUse') && q.sideOf(p) !== q.active)
      return refuse('6.2.2.2', say`${unit(p)} has evacuated its base and is not used.`);
    return unsuppliedAir(q, p);
  },
  (q, p) => unsuppliedAir(q, p),
);
const unsuppliedAir = rule(
  '4.6.4.3',
  (q: Query, p: number): Refusal | undefined =>
    isUnsupplied(q, p) ? refuse('4.6.4.3', say`${unit(p)} is out of supply and does not fly to battle.`) : undefined,
  () => undefined,
);
/** Marked, or cut off now: the non-phasing side has no marking step before it flies (6.3.3). */
function isUnsupplied(q: Query, p: number): boolean {
  return q.has(p, 'outOfSupply') || !isSupplied(q, p);
}
/** 6.3.2, 14.4, 14.4.1: ten hexes for every mission. */
export const rangeRefusal = rule(
  '6.3.2',
  (q: Query, p: number, to: number, id: string): Refusal | undefined => {
    const far = hexDistance(q.at(p), to);
    return far <= AIR_RANGE.mission
      ? undefined
      : refuse(id, say`${place(to)} is ${far} hexes away; air units fly ${AIR_RANGE.mission}.`, { places: [to] });
  },
  () => undefined,
);
