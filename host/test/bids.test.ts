// Sides that were bid for: what was given changes the winner where points decide, and nothing else.
import { type Game, type Gain, Match, type Result, seededDice } from '@rasputitsa/kernel';
import { folderLibrary } from './library.ts';
import { describe, expect, test } from 'vitest';

const MANY = 500;
async function judged(id: string, scenario: string, result: Result, gain: Gain): Promise<Result | undefined> {
  const game: Game = await folderLibrary.game(id);
  const match = new Match({ game, scenario, dice: seededDice(1) });
  return game.judgeBid?.(match.q, result, gain);
}
const none = (rule: string, level = '', score = 0): Result => ({ winner: -1, level, rule, score });

describe('points that were bid', () => {
  test.each([
    ['skirmish', 'crossing', none('11.3')],
    ['eastfront', 'edelweiss', none('17.3')],
    ['moscow41', 'typhoon', none('TY.vic.scale', '', 20)],
    ['ukraine43', 'august', none('30.1a', 'draw', 20)],
    ['russian-front', 'basic', none('9.2', '', 20)],
  ] as const)('%s: a lead of enough of them wins, for either side', async (id, scenario, result) => {
    for (const side of [0, 1]) {
      const after = await judged(id, scenario, result, { side, points: MANY });
      expect(after?.winner).toBe(side);
      expect(after?.rule).toBe(result.rule);
    }
    expect((await judged(id, scenario, result, { side: 0, points: 0 }))?.score).toBe(result.score);
  });
  test.each([
    ['skirmish', 'crossing', none('11.4')],
    ['eastfront', 'edelweiss', none('W44.3')],
    ['moscow41', 'typhoon', none('TY.vic.auto')],
    ['ukraine43', 'august', none('30.1a', 'sudden death')],
    ['russian-front', 'basic', none('16.1.2.D')],
  ] as const)('%s: an end that does not hang on points stays as it is', async (id, scenario, result) => {
    expect(await judged(id, scenario, result, { side: 0, points: MANY })).toBeUndefined();
  });
  test('an end without the rules stays as it is', async () => {
    const game = await folderLibrary.game('skirmish');
    const options = { 'kernel:bid': { side: 0, points: 9 } };
    const match = new Match({ game, scenario: 'crossing', dice: seededDice(1), options });
    match.finish(1, 'resigned');
    expect(match.state.result).toMatchObject({ winner: 0, level: 'resignation' });
    expect(
      () =>
        new Match({
          game,
          scenario: 'crossing',
          dice: seededDice(1),
          options: { 'kernel:bid': { side: 2, points: 1 } },
        }),
    ).toThrow('no option');
  });
});
