// The quick sweep of supply against the kit's search, which knows the ways: the same hexes on positions from random play.
import { Match, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { labelOf, LAND } from '../1-map/board.ts';
import { linesOfSupply, supplied } from '../14-logistics/line-of-supply.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';

describe('lines of supply', () => {
  test.each(['august', 'october'])(
    '[ukraine43 14.3A] [ukraine43 14.3C] %s: what is swept has a line, what is not has none',
    (scenario) => {
      const match = new Match({ game, scenario, dice: seededDice(3), lean: true });
      const dice = random(3);
      const wrong: string[] = [];
      for (let n = 0; n < 60 && !match.over; n++) {
        const [side = SOVIET] = match.owing();
        const action = match.sample(side, dice);
        if (!action || !match.act(side, action).ok) break;
        if (n % 20 !== 0) continue;
        for (const whose of [SOVIET, GERMAN]) {
          const mask = supplied(match.q, whose).slice();
          const lineTo = linesOfSupply(match.q, whose);
          for (const hex of LAND.filter((_, i) => i % 37 === n % 37))
            if ((lineTo(hex) !== undefined) !== (mask[hex] === 1)) wrong.push(`${n} ${whose} ${labelOf(hex)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
