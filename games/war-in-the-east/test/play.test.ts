// The battery: random games of every scenario, with all that can be asked of them.
import { battery, mustPass } from '@rasputitsa/kernel/battery/index';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test('the battery', () => {
  const report = battery(game, { games: 1, every: 150 });
  mustPass(report, (f) => `${f.scenario}-${f.seed}`);
  expect(report.games).toBe(game.scenarios.length);
}, 600_000);
