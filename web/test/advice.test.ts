// The advice of games as the page has it: fetched when a computer is to move, and yet it declares all that opponents are made by. These
// tests are built like the page, so a game's index brings the advice that is fetched; the file itself is the real one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS, botsFor, budgetOf, type Simulators, stylesFor } from '@rasputitsa/bots';
import { type Advice, askOf, Match, random, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { gameFolders, loadGame } from '../../cli/src/node-games.ts';

const DECLARED = ['plan', 'operations', 'evaluate', 'weights', 'styles', 'budgets', 'upkeep', 'tactics'] as const;

async function adviceIn(dir: string): Promise<Advice | undefined> {
  const [, file] = /from '(\.\/advice\/[\w-]+\.ts)'/.exec(readFileSync(join(dir, 'index.ts'), 'utf8')) ?? [];
  return file === undefined ? undefined : ((await import(join(dir, file))) as { readonly advice: Advice }).advice;
}

/** Skirmish has no folder of advice: what it knows comes with its rules. */
const FETCHED = gameFolders().filter((f) => existsSync(join(f.dir, 'advice')));

test.each(FETCHED)('$id: opponents of the page are made as everywhere', async ({ id, dir }) => {
  const { game } = await loadGame(id);
  const advice = await adviceIn(dir);
  if (!advice || !game.advice) throw new Error('no advice');
  expect(game.advice).not.toBe(advice);
  // Nothing is fetched for the list of opponents, nor to seat one.
  const real = { ...game, advice };
  expect(botsFor(game)).toEqual(botsFor(real));
  expect(stylesFor(game)).toEqual(stylesFor(real));
  for (const id of ['veteran', 'marshal'] as const) expect(budgetOf(id, game)).toEqual(budgetOf(id, real));
  expect(game.advice.styles).toEqual(advice.styles);
  await game.advice.ready?.();
  const declared = (of: Advice) => DECLARED.filter((key) => of[key] !== undefined);
  expect(declared(game.advice)).toEqual(declared(advice));
});

test('a planner that is fetched is told all that others are, helpers too', async () => {
  const folder = gameFolders().find((f) => f.id === 'eastfront');
  if (!folder) throw new Error('no game');
  const { game } = await loadGame(folder.id);
  await game.advice?.ready?.();
  const bot = BOTS.find((b) => b.id === 'veteran')?.make(1, game);
  await bot?.ready?.();
  const match = new Match({ game, scenario: 's43', dice: seededDice(1), lean: true });
  const opened: string[] = [];
  const simulators: Simulators = {
    open: ({ id }) => {
      opened.push(id);
      return undefined;
    },
  };
  for (let n = 0; n < 200 && opened.length === 0; n++) {
    const [side = 0] = match.owing();
    const ask = askOf(match, side);
    const look = () => match.view(side);
    bot?.think?.(look, ask, simulators).next();
    match.act(side, game.advice?.(look(), ask, random(1)));
  }
  expect(opened).toEqual(['eastfront']);
});
