// The referee itself is tested by sabotage: rules are switched off one by one, and it must notice.
import { fitSwitches, type Game } from '@rasputitsa/kernel';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { refereed } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';
import { players } from './referee-players.ts';

const { loaded } = await withSwitches(() => import('../index.ts'));
const game: Game = loaded.game;
const { referee } = await import('../referee/index.ts');

/** Rule, the comparison that must turn red without it, a game in which it soon does, and after how many actions. */
const SABOTAGE = [
  ['4.2a', 'reach', 'august', 1, 30],
  ['4.6b', 'trains', 'august', 1, 30],
  ['4.7A', 'reach', 'august', 3, 150],
  ['4.9C', 'reach', 'august', 1, 120],
  ['4.10b', 'reach', 'august', 1, 120],
  ['5.3', 'reach', 'august', 1, 30],
  ['6.3B', 'cost of a move', 'august', 1, 30],
  ['7.2.1', 'reach', 'august', 1, 30],
  ['8.3.1', 'odds', 'august', 1, 120],
  ['9.1a', 'defense strength', 'august', 1, 120],
  ['9.4', 'attack strength', 'august', 1, 120],
  ['10.1B2', 'retreats of attackers', 'august', 1, 120],
  ['14.3A', 'building forts', 'september', 2, 500],
  ['19.1b', 'building forts', 'september', 3, 300],
  ['20.2b', 'drops', 'august', 1, 30],
  ['21a', 'reach', 'august', 1, 250],
] as const;

function notices(rule: string, what: string, scenario: string, seed: number, until: number): boolean {
  const { off } = fitSwitches();
  off.add(rule);
  try {
    const spec = { game, referee, scenario, seed, mostActions: 3000, until, players: players(game, seed), most: 4000 };
    return refereed(spec).found.some((f) => f.what === what);
  } finally {
    off.delete(rule);
  }
}

describe('without a rule the referee disagrees', () => {
  test.each(SABOTAGE)(
    '%s: %s',
    (rule, what, scenario, seed, until) => {
      // The dice of a game may come to change: others are tried after it.
      expect([0, 1, 2].some((i) => notices(rule, what, scenario, seed + i, until))).toBe(true);
    },
    120_000,
  );
});
