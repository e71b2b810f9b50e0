// What a player is told before an order that cannot be taken back.
import { buildPosition, forcedDice, Match } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

/** A Soviet army in battle at V18 after one round, with Axis corps in these hexes around it. */
function standing(around: readonly string[]): Match {
  const corps = ['12', '7', '9', '43', '53', '6'];
  const dice = forcedDice([1]);
  const position = {
    scenario: 'basic',
    pieces: [
      { unit: '5 Infantry Corps', at: 'V18' },
      { unit: '24 Army', at: 'V18' },
      ...around.map((at, i) => ({ unit: `${corps[i] ?? ''} Infantry Corps`, at })),
    ],
    phase: 'non-phasing-air',
    side: 'axis',
  };
  const match = new Match({ game, scenario: 'basic', dice }, buildPosition(game, position, dice));
  match.act(1, { verb: 'done', args: {} });
  return match;
}
function warnings(match: Match): readonly string[] {
  const told = match.choices(1, 'withdraw', {});
  if (!told.ok) throw new Error(told.refusal.text);
  return told.choices.flatMap((c) => c.preview.notes ?? []).map((n) => `${n.rule}: ${n.text}`);
}

test('[russian-front 7.4.1.2] a voluntary retreat with no way out is offered with a warning', () => {
  const shut = ['V19', 'W19', 'W18', 'V17', 'U18', 'U19'];
  expect(warnings(standing(shut))).toEqual(['7.5.4: 24 Army cannot retreat and would be lost']);
  expect(warnings(standing(shut.slice(1)))).toEqual([]);
});
