// Replacement factors by variants: what each of them adds or takes, in one list for each side.
import type { Side } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/sides.ts';
import type { Income } from '../5-13-preparation/pools.ts';
import { turn } from '../state.ts';
import type { Query } from '../words.ts';
import type { Extra } from './common.ts';
import { italianFactors } from './italy.ts';
import { siberianFactors } from './japanese-invasion.ts';
import { balkanFactors } from './neutral-balkans.ts';
import { westernFactors } from './no-western-front.ts';
import { spanishFactors } from './spain.ts';

const AXIS_EXTRAS: readonly Extra[] = [balkanFactors, ...italianFactors, spanishFactors, westernFactors];
const SOVIET_EXTRAS: readonly Extra[] = [siberianFactors];
/** Replacement factors more (or less) than the charts give. */
export function variantIncome(q: Query, side: Side): readonly Income[] {
  const all = side === AXIS ? AXIS_EXTRAS : SOVIET_EXTRAS;
  return all.map((e) => e(q, turn(q))).filter((part) => part !== undefined);
}
