// A new game with dice known beforehand, as the file of a saved game: no page lets its reader choose the dice.
import { type Json, Match, save, saveText, seededDice } from '@rasputitsa/kernel';
import type { NewGame } from '@rasputitsa/host';
import { loadGame } from '../../cli/src/node-games.ts';

export type SeededGame = NewGame & {
  readonly seed: number;
  /** Verbs without arguments that whoever is asked first does one after the other, before the page opens it. */
  readonly opening?: readonly string[];
  /** After that everybody passes, or does the first thing where he must, until this step. */
  readonly until?: string;
};

/** Passes; who must do something does the first thing that is legal. */
function passOn(match: Match): void {
  const side = match.owing()[0] ?? 0;
  const offers = match.offers(side).filter((o) => !o.refusal);
  const verb = (offers.find((o) => o.verb === 'done') ?? offers[0])?.verb ?? '';
  const args: Record<string, Json> = {};
  for (;;) {
    const asked = match.choices(side, verb, args);
    const value = asked.ok ? asked.choices[0]?.value : undefined;
    if (!asked.ok || asked.arg === null || value === undefined) break;
    args[asked.arg] = value as Json;
  }
  const done = match.act(side, { verb, args });
  if (!done.ok) throw new Error(`${verb}: ${done.refusal.text}`);
}

export async function seededGame(spec: SeededGame): Promise<string> {
  const { game } = await loadGame(spec.game);
  const { scenario, options, chairs, seed, sandbox = false, opening = [], until } = spec;
  const match = new Match({ game, scenario, options, sandbox, dice: seededDice(seed) });
  for (const verb of opening) {
    const done = match.act(match.owing()[0] ?? 0, { verb, args: {} });
    if (!done.ok) throw new Error(`${verb}: ${done.refusal.text}`);
  }
  const isThere = (): boolean => until === undefined || match.state.stack.at(-1)?.n === until;
  while (!isThere()) passOn(match);
  const meta = { chairs: chairs as unknown as Json, seed, changed: 0 };
  return saveText(save(match, { kind: 'seeded', seed }, meta));
}
