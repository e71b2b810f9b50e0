// What is kept and mended while units move says the same as what is worked out from nothing.
import { askOf, cloneState, Match, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { isOnMap } from '../2-units/units.ts';
import { refuseMover } from '../4-movement/allowance.ts';
import { partyOf } from '../4-movement/costs.ts';
import { budgetOf, fully, isCommon, quickly } from '../4-movement/reach.ts';
import { frontOf } from '../6-7-zones/picture.ts';
import { advice } from '../advice/advice.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

const ACTIONS = 600;
const EVERY = 5;

/** A game between advisers, looked at after every few actions. */
function play(scenario: string, seed: number, look: (match: Match, n: number) => void): void {
  const match = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const asks = game.sides.map((_, side) => askOf(match, side));
  const r = random(seed);
  for (let n = 0; n < ACTIONS && !match.over; n++) {
    const [side = 0] = match.owing();
    const ask = asks[side];
    const action = ask && (advice(match.view(side), ask, r) ?? ask.sample(r));
    if (!action || !match.act(side, action).ok) return;
    if (n % EVERY === 0) look(match, n);
  }
}
const queryOf = (match: Match): Query => match.q;

describe('shortcuts', () => {
  test.each(['august', 'october'])('%s: zones and bonds that are mended are those that are painted', (scenario) => {
    let looks = 0;
    play(scenario, 1, (match) => {
      const again = new Match({ game, scenario, dice: seededDice(1), lean: true }, cloneState(match.state));
      for (const side of [SOVIET, GERMAN]) expect(picked(match, side)).toEqual(picked(again, side));
      looks++;
    });
    expect(looks).toBeGreaterThan(50);
  });
  test.each(['august', 'october'])('%s: the quick search finds what the whole search finds', (scenario) => {
    let searches = 0;
    play(scenario, 2, (match, n) => {
      const q = queryOf(match);
      for (const side of [SOVIET, GERMAN])
        for (const p of q.piecesOf(side)) {
          if ((p + n) % 9 !== 0 || !isOnMap(q, p) || refuseMover(q, p)) continue;
          const party = partyOf(q, [p]);
          if (!isCommon(q, [p], party)) continue;
          const budget = budgetOf(q, [p]);
          expect(quickly(q, [p], party, budget)).toEqual(fully(q, [p], party, budget));
          searches++;
        }
    });
    expect(searches).toBeGreaterThan(500);
  });
});
function picked(match: Match, side: number): object {
  const { units, combat, zoc, bondHex, bondSide, held } = frontOf(queryOf(match), side);
  return { units, combat, zoc, bondHex, bondSide, held };
}
