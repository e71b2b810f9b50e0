// The referee itself is tested by sabotage: rules are switched off one by one, and it must notice.
import { type Game, withoutRule } from '@rasputitsa/kernel';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { differsFrom, differsIn } from '@rasputitsa/kernel/node-sabotage';
import { describe, expect, test } from 'vitest';
import { players } from './referee-players.ts';

const { loaded } = await withSwitches(() => import('../index.ts'));
const game: Game = loaded.game;
const { referee } = await import('../referee/index.ts');

/** Rule, the comparison that must turn red without it, and a game in which it soon does. Other games are tried after it. */
const SABOTAGE = [
  ['6.1.2.1', 'reach', 'short', 2],
  ['11.5.1', 'reserve', 'short', 2],
  ['6.2.1', 'response', 'short', 2],
  ['6.3.1', 'transfers', 'short', 2],
  ['14.4.1.4', 'interdiction', 'short', 2],
  ['11.10', 'fog', 'short', 2],
  ['12.1.3', 'weather', 'barbarossa', 7],
  ['8.3', 'reach', 'short', 2],
  ['7.2.1.3.2', 'who must retreat', 'short', 2],
  ['7.5.2.2', 'retreats', 'short', 2],
  ['15.5', 'combat table number', 'barbarossa', 3],
  ['11.9.1', 'who may engage', '1943', 5],
  ['7.3.6', 'who must retreat', 'short', 2],
  ['4.7.1', 'control', 'short', 2],
  ['4.6.2', 'out of supply', 'short', 2],
  ['4.5.2.1', 'convert', 'short', 2],
] as const;
/** Games are played so far, and so many are tried. */
const PIECES = [30, 60, 160, 320];
const TRIES = 3;

function notices(rule: string, what: string, scenario: string, seed: number): boolean {
  const spec = { game, referee, scenario, seed, mostActions: 3000, players: players(game, seed), most: 2000 };
  return withoutRule(rule, () => PIECES.some((until) => differsIn(what, { ...spec, until })));
}

describe('without a rule the referee disagrees', () => {
  test.each(SABOTAGE)('%s: %s', (rule, what, scenario, seed) => {
    const noticed = Array.from({ length: TRIES }, (_, i) => i).some((i) => notices(rule, what, scenario, seed + i));
    expect(noticed).toBe(true);
  });
});

/** What pieces of games seldom show: rule, comparison, and the case from whose position play begins. */
const FROM_CASES = [
  ['11.7.1.5', 'blitz', '11-general/11.7.1.5-city.yaml'],
  ['13.4.1', 'trains', '13-preparation/13.4.1-zone.yaml'],
  ['11.2', 'trains', '11-general/11.2-rides-out.yaml'],
  ['13.3.3.5', 'arrive-at-the-edge', '13-preparation/13.3.3.5-later.yaml'],
  ['4.7.1', 'control', '4-general/4.7.1-arrival.yaml'],
] as const;
const CASES = `${import.meta.dirname}/../cases`;
describe('without a rule the referee disagrees in a position that shows it, and with the rule it does not', () => {
  test.each(FROM_CASES)('%s: %s (%s)', (rule, what, file) => {
    const differs = (): boolean => differsFrom(what, { game, referee, until: 20 }, CASES, file);
    expect(differs()).toBe(false);
    expect(withoutRule(rule, differs)).toBe(true);
  });
});
