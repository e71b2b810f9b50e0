// Hints in words, in every game: each order with a rule of its book, and what the battles come to that the orders lead into.
import { BotPlayer, greedyBot } from '@rasputitsa/bots';
import { type Game, Match, seededDice, type Side } from '@rasputitsa/kernel';
import type { Forecaster } from '@rasputitsa/kernel/forecast';
import { describe, expect, it } from 'vitest';
import type { SaidHint } from '../src/coach-types.ts';
import { saidHint } from '../src/coach.ts';
import { folderLibrary as library } from './library.ts';

/** Actions of advised play, in which each decision of each side is asked about when it comes up for the second time. */
const MOST = 170;
const TIME = 2;

/** In a hurry: which plan it is does not matter. */
function hintAt(match: Match, side: Side, ask: Forecaster | undefined): SaidHint {
  const hurried = { isHurried: () => true, simulators: undefined };
  const work = saidHint({ match, side, past: undefined, level: 'veteran', ask, ...hurried });
  for (;;) {
    const step = work.next();
    if (step.done !== true) continue;
    if (!step.value) throw new Error('no advice');
    return step.value;
  }
}
/** The places with enemies that an action names. */
function aims(match: Match, side: Side, action: { readonly verb: string; readonly args: object }): readonly number[] {
  const types = new Map(match.game.verbs.find((v) => v.id === action.verb)?.args.map((a) => [a.name, a.type]));
  const foes = new Set(
    match
      .view(side)
      .pieces.filter((p) => p.side !== side)
      .map((p) => p.at),
  );
  return Object.entries(action.args)
    .flatMap(([name, value]) => (/^places?$/.test(types.get(name) ?? '') ? [value as number | number[]].flat() : []))
    .filter((at) => foes.has(at));
}

const games: Game[] = [];
for (const { id } of await library.cards()) {
  const game = await library.game(id);
  if (game.advice) games.push(game);
}
it('all five games have a staff', () => {
  expect(games.length).toBe(5);
});
describe.for(games.map((game) => [game.title, game] as const))('%s', ([, game]) => {
  it('names rules of the book, and the odds where battles follow', { timeout: 120_000 }, async () => {
    const rules = new Set((await library.book(game.id)).rules.map((r) => r.id));
    const ask = await game.forecasts?.();
    const match = new Match({ game, scenario: game.scenarios.at(-1)?.id ?? '', dice: seededDice(11) });
    const bots = game.sides.map((_, s) => new BotPlayer(match, s, greedyBot(s + 5, game)));
    const times = new Map<string, number>();
    const all: SaidHint[] = [];
    /** Decisions at which the advice goes for an enemy and the hint says what that comes to. */
    let foretold = 0;
    for (let n = 0; n < MOST && !match.over; n++) {
      const [side = 0] = match.owing();
      const action = bots[side]?.choose();
      const key = `${match.state.stack.at(-1)?.n} ${side}`;
      times.set(key, (times.get(key) ?? 0) + 1);
      if (times.get(key) === TIME) {
        const told = hintAt(match, side, ask);
        all.push(told);
        const [at] = action ? aims(match, side, action) : [];
        foretold += Number(told.battles.some((b) => b.at === at));
      }
      match.act(side, action);
    }
    const orders = all.flatMap((told) => told.actions);
    expect(orders.length).toBeGreaterThan(20);
    expect(orders.filter((o) => o.text === '' || !rules.has(o.rule))).toEqual([]);
    // From 3:1 to 4:1; table number +3; steps the defence loses: 3.6.
    for (const b of all.flatMap((told) => told.battles)) expect(b.text).toMatch(/: .*\d/);
    expect(foretold).toBeGreaterThan(0);
  });
});
