// The referee watches games: what is offered and what happens is what it derives from the rulebook.
// More of them: rasputitsa referee ukraine43 --games 200
import { refereed } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { referee } from '../referee/index.ts';
import { players } from './referee-players.ts';

/** Scenario, seed and how many actions: small pieces that reach all phases. */
const GAMES = [
  ['august', 1, 150],
  ['september', 2, 150],
  ['campaign', 3, 150],
  ['october', 4, 150],
] as const;

describe('the referee', () => {
  test.each(GAMES)(
    'agrees on a game of %s',
    (scenario, seed, until) => {
      const spec = { game, referee, scenario, seed, mostActions: 3000, until, players: players(game, seed) };
      const out = refereed(spec);
      expect(out.found.map((f) => `${f.step} ${f.node} ${f.rule} ${f.what}: ${f.text}`)).toEqual([]);
      expect(out.problem).toBeUndefined();
      expect([...out.compared.keys()].filter((what) => referee.compares[what] === undefined)).toEqual([]);
      expect(out.compared.get('reach')).toBeGreaterThan(1000);
      expect(out.compared.get('control')).toBeGreaterThan(1000);
    },
    120_000,
  );
});
