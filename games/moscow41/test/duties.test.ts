// The planner of obligatory attacks against trying everything.
import { random } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { plan } from '../5-combat/duties.ts';

/** Whether every hex can have a unit of its own, by trying all. */
function byForce(
  hexes: readonly number[],
  unitsFor: (hex: number) => readonly number[],
  used: ReadonlySet<number>,
): boolean {
  const [first, ...rest] = hexes;
  if (first === undefined) return true;
  return unitsFor(first).some((p) => !used.has(p) && byForce(rest, unitsFor, new Set([...used, p])));
}

test('[moscow41 5.1.4] the plan agrees with brute force on thousands of small positions', () => {
  const dice = random(41);
  let possible = 0;
  for (let n = 0; n < 5000; n++) {
    const hexes = Array.from({ length: 1 + dice.int(5) }, (_, i) => i);
    const units = 1 + dice.int(6);
    const links = hexes.map(() => Array.from({ length: units }, (_, p) => p).filter(() => dice.int(3) === 0));
    const found = plan(hexes, (hex) => links[hex] ?? []);
    const truth = byForce(hexes, (hex) => links[hex] ?? [], new Set());
    expect(found !== undefined).toBe(truth);
    if (truth) possible++;
  }
  expect(possible).toBeGreaterThan(500);
});
