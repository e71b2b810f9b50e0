// Games that the players end themselves: written down like everything else, so that they replay, load and verify.
import { describe, expect, it } from 'vitest';
import { KERNEL_RULES } from '../src/actions.ts';
import { commitmentOf, committedDice } from '../src/dice.ts';
import { Match } from '../src/match.ts';
import { load, parseSave, save, saveText } from '../src/save.ts';
import { canonical } from '../src/state.ts';
import { verify } from '../src/verify.ts';
import { afterPlans, BLUE, hex, must, P, RED, toy, toyMatch } from './toy.ts';

const SECRET = 'cd'.repeat(32);
const dice = { kind: 'committed', id: 'ended', commitment: commitmentOf(SECRET, 'ended'), secret: SECRET } as const;
const begun = (): Match => afterPlans(toyMatch({ dice: committedDice(SECRET, 'ended') }));

describe('a game the players end', () => {
  it.each([
    ['resigned', BLUE, 'resignation'],
    ['time', BLUE, 'time'],
    ['agreed', -1, 'agreement'],
  ] as const)('%s: everybody is told, and nothing goes on', (ends, winner, level) => {
    const m = begun();
    const before = m.version('spectator');
    expect(m.finish(RED, ends).ok).toBe(true);
    expect(m.state.result).toEqual({ winner, level, rule: KERNEL_RULES.ended });
    expect([m.over, m.version('spectator')]).toEqual([true, before + 1]);
    expect(m.finish(BLUE, 'resigned')).toMatchObject({ ok: false, refusal: { rule: KERNEL_RULES.over } });
    expect(m.act(RED, { verb: 'done', args: {} }).ok).toBe(false);
    expect([m.canUndo(RED), m.canUndo(BLUE)]).toEqual([false, false]);
    expect(m.undoBarred(RED)?.why).toBe('ended');
  });
  it('also out of turn and while both decide in secret: nobody takes anything back any more', () => {
    const m = toyMatch();
    must(m, RED, 'plan', { n: 2 });
    expect(m.canUndo(RED)).toBe(true);
    expect(m.finish(RED, 'resigned').ok).toBe(true);
    expect([m.canUndo(RED), m.canUndo(BLUE), m.owing()]).toEqual([false, false, []]);
  });
  it('replays, is saved, loaded and verified', () => {
    const m = begun();
    must(m, RED, 'move', { piece: P.r1, to: hex('B') });
    m.finish(RED, 'resigned');
    const again = Match.replay({ game: toy, dice: m.dice, scenario: m.state.scenario }, m.log);
    expect(canonical(again.state)).toBe(canonical(m.state));
    const file = parseSave(saveText(save(m, dice)));
    expect(canonical(load(file, toy).match.state)).toBe(canonical(m.state));
    expect(verify(file, toy)).toMatchObject({ ok: true, problems: [] });
  });
  it('a word or a side there is not is refused', () => {
    const m = begun();
    expect(m.finish(7, 'resigned')).toMatchObject({ refusal: { rule: KERNEL_RULES.malformed } });
    expect(m.finish(RED, 'won' as 'time')).toMatchObject({ refusal: { rule: KERNEL_RULES.malformed } });
    expect(m.over).toBe(false);
  });
});
