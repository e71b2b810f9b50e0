// A rule that is switched off is missed by some case; a rule without a switch is declared in held.tsv (docs/testing.md).
import { mutationFaults } from '@rasputitsa/kernel/node-mutation';
import { expect, test } from 'vitest';

/** Binding rules with neither: may fall, must not grow. */
const UNACCOUNTED = 0;
/** Switches that no case notices yet: may fall, must not grow. */
const UNNOTICED = 1;

test('every rule can be missed', async () => {
  const load = () => import('../index.ts');
  const faults = await mutationFaults(`${import.meta.dirname}/..`, load, { unaccounted: UNACCOUNTED });
  const unnoticed = faults.filter((f) => f.startsWith('no case notices'));
  expect(faults.filter((f) => !unnoticed.includes(f))).toEqual([]);
  expect(unnoticed.length, unnoticed.join('\n')).toBeLessThanOrEqual(UNNOTICED);
  // Every switch with its cases: seconds on an idle machine, minutes on a busy one.
}, 180_000);
