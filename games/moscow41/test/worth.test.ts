// What a position is worth to the computer: at the end what the scale says, before it nearer to that than the count as it stands.
import { type Ask, askOf, Match, random, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { evaluate } from '../advice/evaluate.ts';
import { features } from '../advice/features.ts';
import { advice } from '../advice/index.ts';
import { game } from '../index.ts';

const WINS = { typhoon: 31, 'red-snow': 10 } as const;

interface Seen {
  readonly foretold: number;
  readonly counted: number;
}
/** A game of the advice against itself: what was foretold and counted at the start of each turn of its middle third, and how it ended. */
function played(scenario: string, seed: number): { readonly match: Match; readonly seen: readonly Seen[] } {
  const match = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const asks = game.sides.map((_, side) => askOf(match, side));
  const r = random(seed);
  const seen: Seen[] = [];
  let turn = 0;
  while (!match.over) {
    const [side = 0] = match.owing();
    const ask = asks[side] as Ask;
    const action = advice(match.view(side), ask, r);
    match.act(side, action && !ask.whyNot(action) ? action : ask.sample(r));
    if (match.q.track('turn') === turn || match.over) continue;
    turn = match.q.track('turn');
    const { now, left } = features(match.q);
    if (left < 2 / 3 && left > 1 / 3) seen.push({ foretold: evaluate(match.q, 0), counted: now });
  }
  return { match, seen };
}

for (const [scenario, wins] of Object.entries(WINS))
  test(`[moscow41 ${scenario === 'typhoon' ? 'TY.vic.scale' : 'RS.vic'}] ${scenario}: a game that is over is worth its points beyond those that win`, () => {
    const { match, seen } = played(scenario, 5);
    const score = match.state.result?.score ?? Number.NaN;
    const attacker = scenario === 'typhoon' ? 0 : 1;
    expect(evaluate(match.q, attacker)).toBeCloseTo(score - wins);
    expect(evaluate(match.q, 1 - attacker)).toBeCloseTo(wins - score);
    // In Red Snow little is taken after the first days, so there the count foretells as well.
    if (scenario !== 'typhoon') return;
    const end = evaluate(match.q, 0);
    const error = (of: (s: Seen) => number): number => seen.reduce((n, s) => n + Math.abs(of(s) - end), 0);
    expect(seen.length).toBeGreaterThan(4);
    expect(error((s) => s.foretold)).toBeLessThan(error((s) => s.counted) / 2);
  });
