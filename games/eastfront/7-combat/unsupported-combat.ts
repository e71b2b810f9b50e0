// Unsupported combat (7.4). 7.4d: nobody needs an HQ to fight.
import { rule } from '@rasputitsa/kernel';

/** 7.4c */
export const unsupportedFortress = rule(
  '7.4c',
  (): number => 0,
  () => 3,
);

/** 7.4a: one more than it would be. */
export const unsupportedDefense = rule(
  '7.4a',
  (base: number): number => (base === 1 ? 2 : tripleDefense(base)),
  (base) => base,
);
/** 7.35b: Double Defense becomes Triple Defense. */
const tripleDefense = rule(
  '7.35b',
  (base: number): number => base + 1,
  (base) => base,
);
