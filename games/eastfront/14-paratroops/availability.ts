// When the Para corps is there (14.1), and whether its rules are played (OPT.para).
import { rule } from '@rasputitsa/kernel';
import { playsInTheAir } from '../2-units/paratroops.ts';
import type { UnitRow } from '../data/units.ts';
import type { Query } from '../words.ts';

/** 14.1: after the winter it arrives in it begins among the eliminated, whatever else is chosen. */
export const isHeldBack = rule(
  '14.1',
  (u: UnitRow): boolean => u.special === 'paratroop',
  () => false,
);
/** OPT.para: nobody drops in a game without the Paratroop rules. */
export const hasParatroops = rule(
  'OPT.para',
  (q: Query): boolean => playsInTheAir(q),
  () => true,
);
