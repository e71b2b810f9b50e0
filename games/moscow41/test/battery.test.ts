// Random games with everything that is asked of any game: docs/testing.md lists the checks.
import { battery, mustPass } from '@rasputitsa/kernel/battery/index';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const SLOW = 600_000;

test(
  'the battery finds nothing',
  () => {
    const report = battery(game, { games: 1, every: 60, mostActions: 20_000 });
    mustPass(report, (f) => `${f.scenario}-${f.seed}`);
    expect(report.games).toBe(2);
  },
  SLOW,
);
