// The referee watches games of every scenario: what is offered, what happens and what is seen is what it derives from the rulebook.
// More of them: rasputitsa referee eastfront --games 200
import { type Match, random, type Side } from '@rasputitsa/kernel';
import { refereed } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { referee } from '../referee/index.ts';

/** Any legal action. */
function players(seed: number) {
  return (match: Match) => {
    const dice = random(seed);
    return (side: Side) => {
      const action = match.sample(side, dice);
      if (!action) throw new Error('a side has to decide and has no legal action');
      return action;
    };
  };
}

describe('the referee', () => {
  test.each(game.scenarios.map((s, i) => [s.id, i] as const))('agrees on a game of %s', (scenario, i) => {
    const seed = 40 + i;
    const out = refereed({ game, referee, scenario, seed, mostActions: 3000, until: 110, players: players(seed) });
    expect(out.found.map((f) => `${f.step} ${f.node} ${f.rule} ${f.what}: ${f.text}`)).toEqual([]);
    expect(out.problem).toBeUndefined();
    expect(out.compared.get('control')).toBeGreaterThan(1000);
  });
});
