// Plans of a whole phase, and plans to choose from.
import { type Action, askOf, cloneState, DONE, Match, random, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { game } from '../index.ts';

const SEED = 5;
/** The first Movement Phase of a scenario, set up by the advice. */
function atFirstMarch(scenario: string): Match {
  const match = new Match({ game, scenario, dice: seededDice(SEED), lean: true });
  const asks = game.sides.map((_, s) => askOf(match, s));
  while (nodeOf(match) !== 'initial-movement') {
    const side = match.owing()[0] ?? 0;
    const action = advice(match.view(side), asks[side] ?? askOf(match, side), random(SEED));
    if (!action || !match.act(side, action).ok) throw new Error('no advice');
  }
  return match;
}
const nodeOf = (match: Match): string => match.view(match.owing()[0] ?? 0).phase.at(-1)?.node ?? '';
const copyOf = (match: Match): Match =>
  new Match({ game, scenario: match.state.scenario, dice: seededDice(SEED), lean: true }, cloneState(match.state));
/** Plays the phase to its end by lists of actions; how many lists it took, and where everybody is then. */
function playPhase(
  match: Match,
  next: (m: Match) => readonly Action[],
): { readonly lists: number; readonly at: readonly number[] } {
  const side = match.owing()[0] ?? 0;
  let lists = 0;
  for (; nodeOf(match) === 'initial-movement'; lists++)
    for (const action of next(match)) {
      if (nodeOf(match) !== 'initial-movement') break;
      match.act(side, action);
    }
  return { lists, at: match.view(side).pieces.map((x) => x.at) };
}

test('a phase foreseen at once ends as one that is advised action by action', () => {
  const first = atFirstMarch('kursk');
  const [one, other] = [copyOf(first), copyOf(first)];
  const side = first.owing()[0] ?? 0;
  const [ask, otherAsk] = [askOf(one, side), askOf(other, side)];
  const end: Action = { verb: DONE, args: {} };
  const single = playPhase(one, (m) => [advice(m.view(side), ask, random(SEED)) ?? end]);
  const whole = playPhase(other, (m) => advice.plan?.(m.view(side), otherAsk, random(SEED)) ?? [end]);
  expect(single.lists).toBeGreaterThan(30);
  expect(whole.lists).toBeLessThan(6);
  expect(whole.at).toEqual(single.at);
});

test.for(['stalingrad', 'kursk'])('%s: the plans for a turn do different things', (scenario) => {
  const match = atFirstMarch(scenario);
  const side = match.owing()[0] ?? 0;
  const view = match.view(side);
  const plans = advice.operations?.(view) ?? [];
  const deeds = plans.map((posture) =>
    JSON.stringify(advice.plan?.(view, askOf(match, side), random(SEED), posture) ?? []),
  );
  expect(plans.length).toBeGreaterThanOrEqual(6);
  expect(new Set(deeds).size).toBeGreaterThanOrEqual(5);
});
