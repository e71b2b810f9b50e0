// A match that begins at a position written in a test.
import { buildPosition, type DiceSource, forcedDice, Match, type PositionFile } from '@rasputitsa/kernel';
import { game } from '../index.ts';

export function position(file: PositionFile, dice: DiceSource = forcedDice([])): Match {
  const state = buildPosition(game, file, dice);
  return new Match({ game, scenario: state.scenario, dice }, state);
}
