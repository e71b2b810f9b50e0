// Summer 1943 and after: Satellites bound for good (S43.2, W43.1, S44.1). Leningrad without rail (S43.4, W43.3): startlines.ts.
import { rule } from '@rasputitsa/kernel';
import { halfYear, S43 } from '../state.ts';
import type { Query } from '../words.ts';

interface Bond {
  readonly rule: string;
  readonly binds: () => boolean;
}
const yes = (): boolean => true;
const no = (): boolean => false;
/** By half-year from the summer of 1943 on; in the last winter there are no Satellites. */
const BONDS: readonly Bond[] = [
  { rule: 'S43.2', binds: rule('S43.2', yes, no) },
  { rule: 'W43.1', binds: rule('W43.1', yes, no) },
  { rule: 'S44.1', binds: rule('S44.1', yes, no) },
];
/** S43.2: the rule that binds all Satellites now; none before the summer of 1943. */
export function boundLate(q: Query): string | undefined {
  const bond = BONDS[Math.min(halfYear(q) - S43, BONDS.length - 1)];
  return bond?.binds() === true ? bond.rule : undefined;
}
