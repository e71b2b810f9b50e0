// The referee itself is tested by sabotage: rules are switched off one by one, and it must notice.
import { type Game, withoutRule } from '@rasputitsa/kernel';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { differsIn } from '@rasputitsa/kernel/node-sabotage';
import { describe, expect, test } from 'vitest';
import { players } from './referee-players.ts';

const { loaded } = await withSwitches(() => import('../index.ts'));
const game: Game = loaded.game;
const { referee } = await import('../referee/index.ts');

/** Rule, the comparison that must turn red without it, and a game in which it soon does. Others are tried after it. */
const SABOTAGE = [
  ['4.2.1', 'reach', 'typhoon', 1],
  ['4.2.6', 'reach', 'red-snow', 1],
  ['5.1.3', 'must attack', 'red-snow', 1],
  ['5.1.4', 'must be attacked', 'red-snow', 1],
  ['16.1.3', 'stacks opened', 'red-snow', 1],
  ['10.1.10', 'supply', 'red-snow', 1],
] as const;
/** Games are played so far, and so many are tried. */
const PIECES = [60, 250, 700];
const TRIES = 3;

function notices(rule: string, what: string, scenario: string, seed: number): boolean {
  const spec = { game, referee, scenario, seed, mostActions: 3000, players: players(game, seed), most: 2000 };
  return withoutRule(rule, () => PIECES.some((until) => differsIn(what, { ...spec, until })));
}

describe('without a rule the referee disagrees', () => {
  test.each(SABOTAGE)('%s: %s', { timeout: 60_000 }, (rule, what, scenario, seed) => {
    const noticed = Array.from({ length: TRIES }, (_, i) => i).some((i) => notices(rule, what, scenario, seed + i));
    expect(noticed).toBe(true);
  });
});
