// The referee watches games: what is offered, what happens and what is seen is what it derives from the rulebook.
// More of them: rasputitsa referee moscow41 --games 200
import { refereed } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { referee } from '../referee/index.ts';
import { players } from './referee-players.ts';

/** Scenario, seed and how many actions: pieces that reach all phases of both sides. */
const GAMES = [
  ['typhoon', 1, 500],
  ['red-snow', 2, 500],
  ['typhoon', 3, 300],
] as const;

describe('the referee', () => {
  test.each(GAMES)('agrees on a game of %s', { timeout: 60_000 }, (scenario, seed, until) => {
    const spec = { game, referee, scenario, seed, mostActions: 100_000, until, players: players(game, seed) };
    const out = refereed(spec);
    expect(out.found.map((f) => `${f.step} ${f.node} ${f.rule} ${f.what}: ${f.text}`)).toEqual([]);
    expect(out.problem).toBeUndefined();
    expect(out.compared.get('reach')).toBeGreaterThan(8000);
    expect(out.compared.get('supply')).toBeGreaterThan(100);
    expect(out.compared.get('attack')).toBeGreaterThan(100);
  });
});
