// Several players of one side: who may do what.
import { game as skirmish } from '@rasputitsa/skirmish';
import { type Action, type Game, Match, seededDice } from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { chairOf, type Team, teamRefusal, wrongDivision } from '../src/teams.ts';

const COMMANDS = [
  { id: 'left', title: 'the left wing' },
  { id: 'right', title: 'the right wing' },
] as const;
/** Every other piece is in the right wing. */
const divided: Game = {
  ...skirmish,
  commands: { rule: '1', list: () => COMMANDS, of: (_, piece) => COMMANDS[piece % 2]?.id },
};
const team: Team = { chairs: 2, commands: {} };

/** In movement, with everything its side can do that names units. */
function moving(game: Game): { readonly m: Match; readonly moves: readonly Action[] } {
  const m = new Match({ game, scenario: 'crossing', dice: seededDice(1) });
  for (const side of [0, 1]) m.act(side, { verb: 'done', args: {} });
  const [side = 0] = m.owing();
  const moves = [...m.legal(side)].filter((a) => m.ownIn(side, a).length > 0);
  return { m, moves };
}
const wingOf = (m: Match, a: Action): number => (m.ownIn(0, a)[0]?.piece ?? 0) % 2;

describe('a team', () => {
  it('commands are dealt out in turn until the commander says otherwise', () => {
    expect(COMMANDS.map((c) => chairOf(team, c.id, COMMANDS))).toEqual([0, 1]);
    const other = { chairs: 2, commands: { left: 1, right: 1 } };
    expect(COMMANDS.map((c) => chairOf(other, c.id, COMMANDS))).toEqual([1, 1]);
  });
  it("a unit of another's command is refused, and the reason names the command; the commander is bound too", () => {
    const { m, moves } = moving(divided);
    const left = moves.find((a) => wingOf(m, a) === 0);
    const right = moves.find((a) => wingOf(m, a) === 1);
    if (!left || !right) throw new Error('both wings should have something to do');
    expect(teamRefusal(m, team, { side: 0, chair: 0 }, left)).toBeUndefined();
    expect(teamRefusal(m, team, { side: 0, chair: 1 }, right)).toBeUndefined();
    expect(teamRefusal(m, team, { side: 0, chair: 0 }, right)).toMatchObject({
      rule: 'kernel:team',
      text: 'This unit is in the right wing, which another player of your side commands.',
    });
    expect(teamRefusal(m, team, { side: 0, chair: 1 }, left)?.text).toContain('the left wing');
    const all = { chairs: 2, commands: { left: 0, right: 0 } };
    expect(teamRefusal(m, all, { side: 0, chair: 0 }, right)).toBeUndefined();
  });
  it('ending a phase and what names no unit is the commander’s', () => {
    const { m } = moving(divided);
    for (const action of [
      { verb: 'done', args: {} },
      { verb: 'nothing', args: {} },
    ]) {
      expect(teamRefusal(m, team, { side: 0, chair: 0 }, action)).toBeUndefined();
      expect(teamRefusal(m, team, { side: 0, chair: 1 }, action)?.rule).toBe('kernel:team');
    }
  });
  it('a game that knows no commands shares its units freely', () => {
    const { m, moves } = moving(skirmish);
    for (const a of moves) expect(teamRefusal(m, team, { side: 0, chair: 1 }, a)).toBeUndefined();
  });
  it('only what there is is shared out', () => {
    const { m } = moving(divided);
    expect(wrongDivision(m, team, 0, { left: 1 })).toBeUndefined();
    expect(wrongDivision(m, team, 0, { middle: 1 })).toContain('no such command');
    expect(wrongDivision(m, team, 0, { left: 2 })).toContain('no such chair');
  });
});
