// The opponent: better than chance, better than doing nothing, and it does something.
import { type Advice, askOf, DONE, Match, random as randomFrom, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { BLUE, RED } from '../1-map/board.ts';
import { advice } from '../advice.ts';
import { game } from '../index.ts';

const chance: Advice = (_, ask, random) => ask.sample(random);
/** Passes wherever it may. */
const idle: Advice = (_, ask, random) => {
  const pass = { verb: DONE, args: {} };
  return ask.whyNot(pass) ? ask.sample(random) : pass;
};

function play(players: readonly Advice[], seed: number): Match {
  const match = new Match({ game, scenario: 'meeting', dice: seededDice(seed) });
  const random = randomFrom(seed);
  while (!match.over) {
    const [side = BLUE] = match.owing();
    const advised = players[side]?.(match.view(side), askOf(match, side), random);
    // Where it has no advice any legal action will do, as in the page.
    const out = match.act(side, advised ?? match.sample(side, random));
    if (!out.ok) throw new Error(`seed ${seed}: ${out.refusal.text} (${out.refusal.rule})`);
  }
  return match;
}
/** Games won out of so many, half of them on each side. */
function wins(other: Advice, games: number): number {
  const results = Array.from({ length: games }, (_, seed) => {
    const side = seed % 2 === 0 ? BLUE : RED;
    return play(side === BLUE ? [advice, other] : [other, advice], seed).state.result?.winner === side;
  });
  return results.filter(Boolean).length;
}

test('it beats random play and doing nothing', () => {
  expect(wins(chance, 20)).toBeGreaterThanOrEqual(17);
  expect(wins(idle, 20)).toBeGreaterThanOrEqual(17);
});

test('it moves, attacks and takes towns, and no two games are alike', () => {
  const games = [1, 2, 3].map((seed) => play([advice, advice], seed));
  for (const { log, state } of games) {
    const verbs = new Set(log.flatMap((e) => ('verb' in e ? [e.verb] : [])));
    expect([...verbs]).toEqual(expect.arrayContaining(['move', 'attack']));
    expect(new Set(state.layers['control']).size).toBeGreaterThan(1);
  }
  expect(new Set(games.map((m) => m.hash())).size).toBe(games.length);
});
