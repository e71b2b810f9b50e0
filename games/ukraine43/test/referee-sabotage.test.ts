// The referee itself is tested by sabotage: rules are switched off one by one, and it must notice.
import { buildPosition, type Game, seededDice, withoutRule } from '@rasputitsa/kernel';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { differsIn } from '@rasputitsa/kernel/node-sabotage';
import type { RefereedSpec } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';
import { players } from './referee-players.ts';

const { loaded } = await withSwitches(() => import('../index.ts'));
const game: Game = loaded.game;
const { referee } = await import('../referee/index.ts');

/** Rule, the comparison that must turn red without it, a game in which it soon does, and after how many actions. */
const SABOTAGE = [
  ['4.2a', 'reach', 'august', 1, 30],
  ['4.6b', 'trains', 'august', 1, 30],
  ['4.7A', 'reach', 'august', 8, 150],
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
  ['7.3.3', 'reach', 'august', 4, 120],
  ['7.4', 'reach of a stack', 'august', 4, 300],
  ['11.3.1', 'who may attack', 'august', 5, 200],
  ['12.1', 'advance', 'august', 4, 120],
  ['14.2B', 'repair', 'august', 1, 250],
  ['14.3C', 'out of supply', 'october', 8, 300],
  ['15.3a', 'return to base', 'september', 10, 300],
  ['16.1b', 'arrivals', 'october', 10, 200],
] as const;

function notices(rule: string, what: string, spec: Partial<RefereedSpec> & { readonly seed: number }): boolean {
  const common = { game, referee, scenario: 'august', mostActions: 3000, most: 4000 };
  return withoutRule(rule, () => differsIn(what, { ...common, players: players(game, spec.seed), ...spec }));
}

describe('without a rule the referee disagrees', () => {
  test.each(SABOTAGE)(
    '%s: %s',
    (rule, what, scenario, seed, until) => {
      // The dice of a game may come to change: others are tried after it.
      expect([0, 1, 2].some((i) => notices(rule, what, { scenario, seed: seed + i, until }))).toBe(true);
    },
    120_000,
  );
  test('4.4A1: reach, from a position: tanks seldom stand at an open bank', () => {
    const pieces = [{ unit: '7 Pz Div', at: '3133' }];
    const from = buildPosition(game, { game: game.id, phase: 'movement', side: 'german', pieces }, seededDice(1));
    expect(notices('4.4A1', 'reach', { seed: 1, until: 1, from })).toBe(true);
  });
});
