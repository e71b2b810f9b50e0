// The referee itself is tested by sabotage: rules are switched off one by one, and it must notice.
import { type Game, withoutRule } from '@rasputitsa/kernel';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { anyLegal, differsFrom, differsIn } from '@rasputitsa/kernel/node-sabotage';
import { describe, expect, test } from 'vitest';

const { loaded } = await withSwitches(() => import('../index.ts'));
const game: Game = loaded.game;
const { referee } = await import('../referee/index.ts');

/** Rule, and the comparison that must turn red without it. */
const SABOTAGE = [
  ['1.31', 'move'],
  ['5.43', 'deactivated'],
  ['6.33', 'side of a battle'],
  ['7.12', 'fog'],
  ['6.42a', 'pursuit'],
  ['7.33b', 'choice of losses'],
  ['8.2', 'control'],
  ['9.12a', 'supply'],
  ['10.4', 'supply'],
  ['11.43', 'production points'],
  ['12.21', 'order of turns'],
  ['13.11', 'airstrike'],
  ['17.1b', 'victory'],
] as const;

describe('without a rule the referee disagrees', () => {
  test.each(SABOTAGE)('%s: %s', (rule, what) => {
    const differs = game.scenarios.slice(1).some(({ id }, i) => {
      const seed = i + 1;
      const spec = { game, referee, scenario: id, seed, mostActions: 3000, players: anyLegal(seed), most: 1000 };
      return withoutRule(rule, () => differsIn(what, spec));
    });
    expect(differs).toBe(true);
  });
});

/** What whole games seldom show: rule, comparison, and the case from whose position play begins. */
const FROM_CASES = [
  ['7.32b', 'fire', '7-combat/7.32b-marsh.yaml'],
  ['11.41c', 'replacements', '11-production/11.41c-ss.yaml'],
  ['16.21', 'control', '16-strategic/16.21-control.yaml'],
] as const;
const CASES = `${import.meta.dirname}/../cases`;
describe('without a rule the referee disagrees in a position that shows it, and with the rule it does not', () => {
  test.each(FROM_CASES)('%s: %s (%s)', (rule, what, file) => {
    const differs = (): boolean => differsFrom(what, { game, referee, until: 30 }, CASES, file);
    expect(differs()).toBe(false);
    expect(withoutRule(rule, differs)).toBe(true);
  });
});
