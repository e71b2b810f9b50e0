// The bench of looks ahead: what it prints of how opponents play does not change from run to run, and does when they play otherwise.
import { expect, it } from 'vitest';
import { trialFigures } from '../src/bench/trials.ts';
import { loadGame } from '../src/node-games.ts';

it('counts what was simulated, and tells play that has changed from play that has not', async () => {
  const { game } = await loadGame('eastfront');
  const brief = { warmUp: 0, measured: 0 };
  const found = trialFigures(game, 'edelweiss', 1, 2, brief);
  expect(found.positions).toBe(2);
  expect(found.trials).toBe(8);
  expect(found.actions).toBeGreaterThan(found.trials);
  expect(trialFigures(game, 'edelweiss', 1, 2, brief).print).toBe(found.print);
  const { advice } = game;
  const evaluate = (): number => 0;
  const other = { ...game, advice: Object.assign(advice?.bind(undefined) ?? (() => undefined), advice, { evaluate }) };
  expect(trialFigures(other, 'edelweiss', 1, 2, brief).print).not.toBe(found.print);
});
