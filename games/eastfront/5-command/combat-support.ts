// Combat HQs (5.42): support for battles in range.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { isDropping } from '../14-paratroops/paradrop-hqs.ts';
import type { Query } from '../words.ts';
import { commandRange } from './command-range.ts';
import { activeHqs } from './headquarters.ts';
import { supports } from './supreme-hqs.ts';

/** 5.42, 5.64: any active HQ in range supports a battle, Supreme and Paradrop HQs never. */
export const isSupported = rule(
  '5.42',
  (q: Query, at: Loc, side: Side): boolean =>
    activeHqs(q, side).some((hq) => supports(q, hq) && !isDropping(q, hq) && commandRange(q, hq).has(at)),
  () => false,
);
