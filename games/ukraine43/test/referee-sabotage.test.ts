// The referee itself is tested by sabotage: rules are switched off one by one, and it must notice.
import { fitSwitches, type Game } from '@rasputitsa/kernel';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { refereed } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';
import { players } from './referee-players.ts';

const { loaded } = await withSwitches(() => import('../index.ts'));
const game: Game = loaded.game;
const { referee } = await import('../referee/index.ts');

/** Rule, the comparison that must turn red without it, and a game in which it soon does. */
const SABOTAGE = [
  ['4.2a', 'reach', 'august', 1],
  ['4.4A1', 'reach', 'october', 4],
  ['4.6b', 'trains', 'august', 1],
  ['4.7A', 'reach', 'august', 1],
  ['4.9C', 'reach', 'august', 1],
  ['4.10b', 'reach', 'august', 1],
  ['5.3', 'reach', 'august', 1],
  ['6.3B', 'reach', 'august', 1],
  ['7.2.1', 'reach', 'august', 1],
  ['7.3.3', 'reach', 'august', 1],
  ['7.4', 'reach', 'august', 1],
  ['9.1a', 'defense strength', 'august', 1],
  ['9.4', 'attack strength', 'august', 1],
  ['10.1B2', 'retreats of attackers', 'august', 1],
  ['11.3.1', 'who may attack', 'august', 1],
  ['14.2B', 'out of supply', 'september', 2],
  ['14.3A', 'out of supply', 'september', 2],
  ['15.3a', 'change of base', 'august', 1],
  ['16.1b', 'arrivals', 'september', 2],
  ['19.1b', 'building forts', 'august', 1],
  ['20.2b', 'drops', 'august', 1],
] as const;
/** Games are played so far, and so many are tried. */
const PIECES = [40, 250];
const TRIES = 2;

function notices(rule: string, what: string, scenario: string, seed: number): boolean {
  const { off } = fitSwitches();
  off.add(rule);
  try {
    return PIECES.some((until) => {
      const spec = { game, referee, scenario, seed, mostActions: 3000, until, players: players(seed), most: 4000 };
      return refereed(spec).found.some((f) => f.what === what);
    });
  } finally {
    off.delete(rule);
  }
}

describe('without a rule the referee disagrees', () => {
  test.each(SABOTAGE)(
    '%s: %s',
    (rule, what, scenario, seed) => {
      const noticed = Array.from({ length: TRIES }, (_, i) => i).some((i) => notices(rule, what, scenario, seed + i));
      expect(noticed).toBe(true);
    },
    120_000,
  );
});
