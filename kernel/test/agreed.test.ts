// Taking back by agreement: what a side did last, and all that was done since, never across something that came to light.
import { describe, expect, it } from 'vitest';
import { KERNEL_RULES } from '../src/actions.ts';
import { commitmentOf, committedDice } from '../src/dice.ts';
import type { Match } from '../src/match.ts';
import { load, parseSave, save, saveText, type SaveFile } from '../src/save.ts';
import { canonical } from '../src/state.ts';
import { verify } from '../src/verify.ts';
import { afterPlans, BLUE, hex, must, P, RED, toy, toyMatch, withVerb } from './toy.ts';

const SECRET = 'ab'.repeat(32);
const dice = { kind: 'committed', id: 'agreed', commitment: commitmentOf(SECRET, 'agreed'), secret: SECRET } as const;
const begun = (): Match => afterPlans(toyMatch({ dice: committedDice(SECRET, 'agreed') }));
const reopened = (m: Match): Match => load(parseSave(saveText(save(m, dice))), toy).match;

/** Red moves and hands over, blue moves. */
function handedOver(): { readonly m: Match; readonly before: string } {
  const m = begun();
  must(m, RED, 'move', { piece: P.r1, to: hex('B') });
  const before = canonical(m.state);
  must(m, RED, 'done');
  must(m, BLUE, 'move', { piece: P.b1, to: hex('I') });
  return { m, before };
}

describe('taking back by agreement', () => {
  it('goes over the hand-over and what the other did since; undo alone does not', () => {
    const { m, before } = handedOver();
    expect(m.undo(RED)).toMatchObject({ ok: false });
    const version = m.version(BLUE);
    expect(m.backBarred(RED)).toBeUndefined();
    expect(m.backSteps(RED)).toHaveLength(2);
    expect(m.takeBack(RED).ok).toBe(true);
    expect(canonical(m.state)).toBe(before);
    expect(m.owing()).toEqual([RED]);
    expect(m.version(BLUE)).toBe(version + 2);
  });
  it('once more goes further back', () => {
    const { m } = handedOver();
    m.takeBack(RED);
    expect(m.takeBack(RED).ok).toBe(true);
    expect(m.q.at(P.r1)).toBe(hex('A'));
  });
  it('holds after the game was saved and opened, and can be asked for there', () => {
    const { m, before } = handedOver();
    const again = reopened(m);
    expect(again.takeBack(RED).ok).toBe(true);
    expect(canonical(again.state)).toBe(before);
    const opened = reopened(again);
    expect(canonical(opened.state)).toBe(before);
    expect([opened.length, opened.chain]).toEqual([again.length, again.chain]);
    expect(opened.takeBack(RED).ok).toBe(true);
  });
  it('is verified like everything else; a record that takes back more is found out', () => {
    const { m } = handedOver();
    m.takeBack(RED);
    must(m, RED, 'done');
    m.finish(RED, 'resigned');
    const file = parseSave(saveText(save(m, dice)));
    expect(verify(file, toy)).toMatchObject({ ok: true, problems: [] });
    const at = file.records.findIndex((r) => 'undo' in r.entry);
    const forged: SaveFile = {
      ...file,
      records: file.records.map((r, i) => (i === at ? { ...r, entry: { undo: RED, of: 2, agreed: true } } : r)),
    };
    expect(verify(forged, toy).ok).toBe(false);
  });
  it('never over dice, whoever asks', () => {
    const m = afterPlans(toyMatch({ scenario: 'melee' }));
    must(m, RED, 'move', { piece: P.mil1, to: hex('D') });
    must(m, RED, 'done');
    must(m, BLUE, 'answer', { how: 'stand' });
    expect(m.records(m.length - 1)[0]?.rolls?.length ?? 0).toBeGreaterThan(0);
    const before = canonical(m.state);
    expect([m.backBarred(RED)?.why, m.backBarred(BLUE)?.why]).toEqual(['dice', 'dice']);
    for (const who of [RED, BLUE]) expect(m.takeBack(who).ok).toBe(false);
    expect(m.takeBackOne(RED, m.length - 1).ok).toBe(false);
    expect(canonical(m.state)).toBe(before);
  });
  it('never over something that was revealed; what is done after it can be asked back', () => {
    const m = begun();
    const scout = [...m.legal(RED)].find((a) => a.verb === 'scout');
    expect(m.act(RED, scout).ok).toBe(true);
    expect(m.takeBack(RED)).toMatchObject({
      ok: false,
      refusal: { rule: KERNEL_RULES.undo, text: 'This cannot be undone: something was revealed.' },
    });
    must(m, RED, 'move', { piece: P.r1, to: hex('B') });
    expect(m.takeBack(RED).ok).toBe(true);
    expect(m.takeBack(RED)).toMatchObject({ ok: false });
  });
  it('what the other side did unseen is no reason given, and changes nothing of what would go', () => {
    const game = withVerb('patrol', { looks: () => true });
    const [idle, busy] = [afterPlans(toyMatch({ game })), afterPlans(toyMatch({ game }))];
    for (const m of [idle, busy]) {
      must(m, RED, 'move', { piece: P.r1, to: hex('B') });
      must(m, RED, 'done');
    }
    const version = busy.version(RED);
    const patrol = [...busy.legal(BLUE)].find((a) => a.verb === 'patrol');
    expect(busy.act(BLUE, patrol).ok).toBe(true);
    // Blue has looked; red was told nothing of it.
    expect([busy.version(RED), busy.undoBarred(BLUE)?.why]).toEqual([version, 'looked']);
    expect(busy.backBarred(RED)).toEqual(idle.backBarred(RED));
    const seen = (m: Match): number => m.backSteps(RED).filter((by) => by.includes(RED)).length;
    expect(seen(busy)).toBe(seen(idle));
    // It shows when blue agrees, and to blue alone.
    expect(idle.takeBack(RED).ok).toBe(true);
    expect(busy.takeBack(RED)).toMatchObject({ ok: false });
  });
  it('not while both decide in secret, whether or not the other has done anything', () => {
    const [idle, busy] = [toyMatch(), toyMatch()];
    for (const m of [idle, busy]) must(m, RED, 'plan', { n: 2 });
    must(busy, BLUE, 'plan', { n: 1 });
    expect(idle.backBarred(RED)).toEqual(busy.backBarred(RED));
    expect(idle.backBarred(RED)?.why).toBe('secret');
    expect(idle.takeBack(RED).ok).toBe(false);
  });
  it('not over the end of a game, and not before anything was done', () => {
    const m = begun();
    expect(m.backBarred(BLUE)?.why).toBe('revealed');
    m.finish(RED, 'resigned');
    expect(m.backBarred(RED)?.why).toBe('ended');
    expect(toyMatch().backSteps(RED)).toEqual([]);
  });
});
