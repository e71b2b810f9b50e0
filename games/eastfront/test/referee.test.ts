// The referee watches games of every scenario: what is offered, what happens and what is seen is what it derives from the rulebook.
// More of them: rasputitsa referee eastfront --games 200
import { anyLegal } from '@rasputitsa/kernel/node-sabotage';
import { refereed } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { referee } from '../referee/index.ts';

describe('the referee', () => {
  test.each(game.scenarios.map((s, i) => [s.id, i] as const))('agrees on a game of %s', (scenario, i) => {
    const seed = 40 + i;
    const out = refereed({ game, referee, scenario, seed, mostActions: 3000, until: 110, players: anyLegal(seed) });
    expect(out.found.map((f) => `${f.step} ${f.node} ${f.rule} ${f.what}: ${f.text}`)).toEqual([]);
    expect(out.problem).toBeUndefined();
    expect(out.compared.get('control')).toBeGreaterThan(1000);
  });
});
