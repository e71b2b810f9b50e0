// The battery: a random game of the first scenario with all that can be asked of it. The others take minutes each: `rasputitsa battery`.
import { battery, mustPass } from '@rasputitsa/kernel/battery/index';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test('the battery', () => {
  const report = battery(game, { games: 1, every: 300, scenarios: ['barbarossa'] });
  mustPass(report, (f) => `${f.scenario}-${f.seed}`);
  expect(report.games).toBe(1);
}, 600_000);
