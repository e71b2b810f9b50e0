// "Set up for me" gives a legal set-up in every scenario.
import { forcedDice, Match } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { setUpBox } from '../3-equipment/board.ts';
import { SIDE_NUMBERS } from '../sides.ts';
import { game } from '../index.ts';

for (const { id } of game.scenarios)
  test(`${id}: both sides are set up in a few actions (29.1)`, () => {
    const match = new Match({ game, scenario: id, dice: forcedDice([]) });
    for (let i = 0; i < 20 && match.state.stack.some((f) => f.n === 'set-up'); i++) {
      const side = match.owing()[0] ?? 0;
      match.act(side, { verb: 'deploy-rest', args: {} });
      const done = match.act(side, { verb: 'done', args: {} });
      expect(done).toMatchObject({ ok: true });
    }
    expect(match.state.stack.some((f) => f.n === 'game-turn')).toBe(true);
    for (const side of SIDE_NUMBERS) expect(match.state.pieces.at.includes(setUpBox(side))).toBe(false);
  });
