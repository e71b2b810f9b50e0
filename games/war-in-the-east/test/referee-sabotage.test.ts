// The referee itself is tested by sabotage: rules are switched off one by one, and it must notice.
import { type Game, withoutRule } from '@rasputitsa/kernel';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { differsIn } from '@rasputitsa/kernel/node-sabotage';
import { describe, expect, test } from 'vitest';
import { players } from './referee-players.ts';

const { loaded } = await withSwitches(() => import('../index.ts'));
const game: Game = loaded.game;
const { referee } = await import('../referee/index.ts');

/** Rule, the comparison that must turn red without it, a game in which it soon does, and after how many actions. */
const SABOTAGE = [
  ['5.14', 'reach', 'barbarossa', 1, 60],
  ['5.29', 'reach', 'barbarossa', 2, 260],
  ['5.62', 'forced march', 'barbarossa', 1, 20],
  ['5.64', 'forced march', 'barbarossa', 1, 20],
  ['6.42', 'trains', 'barbarossa', 1, 240],
  ['6.55', 'railways', 'barbarossa', 1, 40],
  ['6.61', 'repair', 'barbarossa', 1, 40],
  ['6.63', 'repair', 'barbarossa', 1, 20],
  ['7.3', 'ships', 'barbarossa', 2, 200],
  ['8.11', 'reach', 'barbarossa', 1, 220],
  ['8.13', 'reach', 'barbarossa', 2, 120],
  ['8.21', 'reach', 'barbarossa', 1, 20],
  ['9.0', 'reach', 'barbarossa', 1, 20],
  ['10.14', 'who may attack', 'barbarossa', 1, 180],
  ['10.17', 'who may attack', 'barbarossa', 1, 160],
  ['11.R5', 'fate', 'barbarossa', 1, 180],
  ['11.R6', 'losses', 'barbarossa', 1, 180],
  ['11.R9', 'retreats', 'barbarossa', 1, 180],
  ['11.R11', 'advance asked', 'barbarossa', 1, 180],
  ['13.4', 'supply for movement', 'barbarossa', 1, 20],
  ['13.32', 'defense strength', 'barbarossa', 1, 250],
  ['13.44', 'supply for movement', 'barbarossa', 1, 20],
  ['13.58', 'supply for movement', 'barbarossa', 1, 20],
  ['14.41', 'trains', 'barbarossa', 7, 240],
  ['14.42', 'reach', 'barbarossa', 1, 20],
  ['30.34.A', 'reach', 'barbarossa', 1, 20],
  ['30.34.E', 'reach', 'barbarossa', 1, 20],
] as const;
/** The dice of a game may come to change: others are tried after it. */
const TRIES = 3;

function notices(rule: string, what: string, scenario: string, seed: number, until: number): boolean {
  const spec = { game, referee, scenario, seed, mostActions: 3000, until, players: players(game, seed), most: 5000 };
  return withoutRule(rule, () => differsIn(what, spec));
}

describe('without a rule the referee disagrees', () => {
  test.each(SABOTAGE)('%s: %s', { timeout: 240_000 }, (rule, what, scenario, seed, until) => {
    const noticed = Array.from({ length: TRIES }, (_, i) => seed + i).some((s) =>
      notices(rule, what, scenario, s, until),
    );
    expect(noticed).toBe(true);
  });
});
