// A new game with dice known beforehand, as the file of a saved game: no page lets its reader choose the dice.
import { type Json, Match, save, saveText, seededDice } from '@rasputitsa/kernel';
import type { NewGame } from '@rasputitsa/host';
import { loadGame } from '../../cli/src/node-games.ts';

export type SeededGame = NewGame & {
  readonly seed: number;
  /** Verbs without arguments that whoever is asked first does one after the other, before the page opens it. */
  readonly opening?: readonly string[];
};

export async function seededGame(spec: SeededGame): Promise<string> {
  const { game } = await loadGame(spec.game);
  const { scenario, options, chairs, seed, sandbox = false, opening = [] } = spec;
  const match = new Match({ game, scenario, options, sandbox, dice: seededDice(seed) });
  for (const verb of opening) {
    const done = match.act(match.owing()[0] ?? 0, { verb, args: {} });
    if (!done.ok) throw new Error(`${verb}: ${done.refusal.text}`);
  }
  const meta = { chairs: chairs as unknown as Json, seed, changed: 0 };
  return saveText(save(match, { kind: 'seeded', seed }, meta));
}
