// Baku and the southern edge (16.35).
import { type Loc, rule } from '@rasputitsa/kernel';
import { exitLetter, EXITS } from '../1-map/rail-entries.ts';
import { GERMAN } from '../sides.ts';
import { control, ownedBy } from '../state.ts';
import type { Query } from '../words.ts';

export function isBakuZone(exit: Loc): boolean {
  return exitLetter(exit) === 'L' || exitLetter(exit) === 'M';
}
export const BAKU_ZONES: readonly Loc[] = EXITS.filter(isBakuZone);

/** 16.35: Baku is German when either of its zones is; as control was fixed at the start of the phase. */
export function southLost(q: Query): boolean {
  return BAKU_ZONES.some((e) => control(q, e) === ownedBy(GERMAN));
}

/** 16.35: with Baku in German hands the southern edge is no longer Soviet home. */
export const southIsHome = rule(
  '16.35',
  (q: Query): boolean => !southLost(q),
  () => true,
);
