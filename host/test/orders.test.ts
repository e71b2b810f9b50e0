// Standing orders are worth their cases: each is given in one that fails without it.
import { type LoadedCase, runCase, type Game } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { folderLibrary } from './library.ts';

interface Given {
  readonly orders: string;
  readonly are: readonly { readonly id: string }[];
}
type Step = LoadedCase['data']['script'][number];
const isGiven = (step: Step): step is Step & Given => 'orders' in step;
function idsIn(c: LoadedCase): readonly string[] {
  return c.data.script.filter(isGiven).flatMap((s) => s.are.map((o) => o.id));
}
function without(c: LoadedCase, id: string): LoadedCase {
  const script = c.data.script.map((s) => (isGiven(s) ? { ...s, are: s.are.filter((o) => o.id !== id) } : s));
  return { ...c, data: { ...c.data, script } };
}
function passes(game: Game, c: LoadedCase): boolean {
  try {
    runCase(game, c);
    return true;
  } catch {
    return false;
  }
}

/** Orders that still have none: may fall, must not grow. */
const NONE: Readonly<Record<string, readonly string[]>> = {
  eastfront: ['repulse'],
  'russian-front': ['no-response-at', 'stay-put', 'no-ships', 'hold-out', 'same-units', 'fight-on', 'hits'],
};
const games = (await folderLibrary.cards()).map((g) => g.id);
test.each(games)('%s: each standing order has a case that fails without it', async (id) => {
  const game = await folderLibrary.game(id);
  const { cases } = await folderLibrary.book(id);
  const bitten = new Set(
    cases.flatMap((c) => [...new Set(idsIn(c))].filter((order) => !passes(game, without(c, order)))),
  );
  expect(game.standingOrders.map((o) => o.id).filter((o) => !bitten.has(o))).toEqual(NONE[id] ?? []);
});
