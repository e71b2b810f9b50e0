// The advice of games as the page has it: fetched when a computer is to move, and yet it declares all that opponents are made by. These
// tests are built like the page, so a game's index brings the advice that is fetched; the file itself is the real one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botsFor, budgetOf, stylesFor } from '@rasputitsa/bots';
import type { Advice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { gameFolders, loadGame } from '../../cli/src/node-games.ts';

const DECLARED = ['plan', 'operations', 'evaluate', 'weights', 'styles', 'effort', 'upkeep'] as const;

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
  expect(budgetOf('veteran', game)).toEqual(budgetOf('veteran', real));
  expect(game.advice.styles).toEqual(advice.styles);
  await game.advice.ready?.();
  const declared = (of: Advice) => DECLARED.filter((key) => of[key] !== undefined);
  expect(declared(game.advice)).toEqual(declared(advice));
});
