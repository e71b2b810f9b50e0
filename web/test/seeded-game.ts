// A new game with dice known beforehand, as the file of a saved game: no page lets its reader choose the dice.
import { type Json, Match, save, saveText, seededDice } from '@rasputitsa/kernel';
import type { NewGame } from '@rasputitsa/host';
import { loadGame } from '../../cli/src/node-games.ts';

export type SeededGame = NewGame & { readonly seed: number };

export async function seededGame(spec: SeededGame): Promise<string> {
  const { game } = await loadGame(spec.game);
  const { scenario, options, chairs, seed, sandbox = false } = spec;
  const match = new Match({ game, scenario, options, sandbox, dice: seededDice(seed) });
  const meta = { chairs: chairs as unknown as Json, seed, changed: 0 };
  return saveText(save(match, { kind: 'seeded', seed }, meta));
}
