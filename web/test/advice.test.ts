// The advice of games as the page has it: fetched when a computer is to move, and yet it declares all that opponents are made by. These
// tests are built like the page, so a game's index brings the advice that is fetched; the file itself is the real one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS, botsFor, budgetOf, type Simulators, stylesFor } from '@rasputitsa/bots';
import { type Advice, askOf, Match, random, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { plannerBot as plannerAtHand } from '../../bots/src/planner.ts';
import { gameFolders, loadGame } from '../../cli/src/node-games.ts';

/** Only those who learn ask for these. */
const LEARNING = ['features', 'bounds'];
/** What every function has, or what is fetched. */
const NOT_WANTED: ReadonlySet<string> = new Set([...LEARNING, 'ready', 'length', 'name', 'prototype']);

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
  const declared = (of: Advice) => Object.getOwnPropertyNames(of).filter((key) => !NOT_WANTED.has(key));
  expect(declared(game.advice).toSorted()).toEqual(declared(advice).toSorted());
  for (const id of declared(advice)) expect(typeof Reflect.get(game.advice, id)).toBe(typeof Reflect.get(advice, id));
});

test('a planner that is fetched has all that one has that is at hand, and hears then what it was told before', async () => {
  const { game } = await loadGame('eastfront');
  const bot = BOTS.find((b) => b.id === 'veteran')?.make(1, game) as ReturnType<typeof plannerAtHand>;
  const match = new Match({ game, scenario: 's43', dice: seededDice(1), lean: true });
  const mind = { posture: { name: 'Storm the city', weights: {} }, planned: 'so', turn: 'now', looks: 2, tried: 0 };
  let looks = 0;
  const view = new Proxy(match.view(0), { get: (of, key) => [looks++, Reflect.get(of, key)][1] });
  bot.watch?.(() => view);
  bot.takeUp?.(mind);
  expect(bot.mind?.()).toEqual(mind);
  await Promise.all([bot.ready?.(), game.advice?.ready?.()]);
  expect(bot.mind?.()).toEqual(mind);
  const here = plannerAtHand('veteran', 1, game, budgetOf('veteran', game));
  expect(looks).toBe(0);
  expect('watch' in bot && typeof bot.watch).toBe('function');
  expect(looks).toBeGreaterThan(0);
  const parts = (of: object): readonly string[] => Object.keys(of).filter((id) => id !== 'ready');
  expect(parts(bot).toSorted()).toEqual(parts(here).toSorted());
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
