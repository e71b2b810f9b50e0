// A match that begins at a position written in a test.
import { buildPosition, forcedDice, Match, type PositionFile } from '@rasputitsa/kernel';
import { game } from '../index.ts';

export function position(file: PositionFile, dice: readonly number[] = []): Match {
  const source = forcedDice([...dice]);
  const state = buildPosition(game, file, source);
  return new Match({ game, scenario: state.scenario, dice: source }, state);
}
