// A rule that is switched off is missed by some case; a rule without a switch is declared in held.tsv (docs/testing.md).
import { mutationFaults } from '@rasputitsa/kernel/node-mutation';
import { expect, test } from 'vitest';

/** Binding rules with neither: may fall, must not grow. */
const UNACCOUNTED = 0;

test('every rule can be missed', async () => {
  const load = () => import('../index.ts');
  expect(await mutationFaults(`${import.meta.dirname}/..`, load, { unaccounted: UNACCOUNTED })).toEqual([]);
  // Every switch with its cases: seconds on an idle machine, minutes on a busy one.
}, 600_000);
