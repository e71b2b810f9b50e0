import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random, seededDice } from '../src/dice.ts';
import { Match } from '../src/match.ts';
import { refuse, say } from '../src/message.ts';
import { buildPosition } from '../src/position.ts';
import { Replay } from '../src/replay.ts';
import { parseSave, save, saveText } from '../src/save.ts';
import { canonical } from '../src/state.ts';
import { BLUE, must, RED, toy, toyMatch, variant } from './toy.ts';

type Who = number | 'spectator';
const EVERYBODY: readonly Who[] = [RED, BLUE, 'spectator'];

/** A game of some length, with what everybody saw and heard at every point. */
const m = toyMatch({ scenario: 'melee', dice: seededDice(8) });
const views: string[][] = [EVERYBODY.map((w) => canonical(m.view(w)))];
const heard: string[][] = [EVERYBODY.map((w) => canonical(m.since(w, 0).flat()))];
{
  const r = random(2);
  for (let i = 0; !m.over && i < 400; i++) {
    const side = m.owing()[r.int(m.owing().length)] ?? 0;
    // Plans are changed often, to make the game longer than what is kept at once.
    const a = m.q.within('plans') && i < 120 ? { verb: 'plan', args: { n: otherPlan(side) } } : m.sample(side, r);
    const from = EVERYBODY.map((w) => m.version(w));
    if (a) must(m, side, a.verb, a.args);
    views.push(EVERYBODY.map((w) => canonical(m.view(w))));
    heard.push(EVERYBODY.map((w, k) => canonical(m.since(w, from[k] ?? 0).flat())));
  }
}
function otherPlan(side: number): number {
  return m.state.tracks[side === RED ? 'redPlan' : 'bluePlan'] === 1 ? 2 : 1;
}

describe('looking back', () => {
  it('the game is long enough to be kept in pieces', () => {
    expect(m.log.length).toBeGreaterThan(120);
  });
  it('begins at the beginning', () => {
    const r = Replay.of(m);
    expect([r.at, r.length]).toEqual([0, m.log.length]);
    expect(EVERYBODY.map((w) => canonical(r.view(w)))).toEqual(views[0]);
  });
  it('any point, reached from anywhere, is the game as each viewer saw it then', () => {
    const r = Replay.of(m);
    fc.assert(
      fc.property(fc.nat(m.log.length), (n) => {
        r.goto(n);
        expect(r.at).toBe(n);
        expect(EVERYBODY.map((w) => canonical(r.view(w)))).toEqual(views[n]);
      }),
      { numRuns: 40 },
    );
    expect(r.goto(r.length).match.hash()).toBe(m.hash());
  });
  it('tells what each viewer heard at that point, and stays there', () => {
    const r = Replay.of(m);
    for (const n of [0, 1, 2, 49, 50, 51, 100, 101, m.log.length]) {
      r.goto(n);
      expect(EVERYBODY.map((w) => canonical(r.told(w)))).toEqual(heard[n]);
      expect([r.at, canonical(r.view(RED))]).toEqual([n, views[n]?.[0]]);
    }
  });
  it('there are no points outside the game', () => {
    const r = Replay.of(m);
    for (const n of [-1, m.log.length + 1, 0.5, Number.NaN])
      expect(() => r.goto(n)).toThrow(`the game has ${m.log.length} entries; there is no point ${n}`);
    expect(() => r.goto(-1)).toThrow(RangeError);
  });
  it('rules that have changed since do not matter: no rule is asked', () => {
    const shut = variant({
      verbs: toy.verbs.map((v) => ({ ...v, refuse: () => refuse('9', say`No longer.`), apply: () => undefined })),
    });
    const r = Replay.ofFile(parseSave(saveText(save(m, { kind: 'seeded', seed: 8 }))), shut);
    expect(r.goto(r.length).match.hash()).toBe(m.hash());
    expect(EVERYBODY.map((w) => canonical(r.goto(77).view(w)))).toEqual(views[77]);
  });
  it('a point of which only the log is known is refused with the reason; before and after it all is there', () => {
    const { records, snapshots, ...rest } = save(m, { kind: 'seeded', seed: 8 });
    const gap = records.map((r) => (r.n > 20 && r.n < 60 ? { ...r, events: null } : r));
    const first = snapshots[0];
    const last = snapshots.at(-1);
    expect(last?.at).toBeGreaterThan(60);
    const r = Replay.ofFile({ ...rest, records: gap, snapshots: [first, last].filter((s) => s !== undefined) }, toy);
    expect(r.goto(20).at).toBe(20);
    expect(() => r.goto(21)).toThrow('the game can be shown up to point 20: from there on');
    expect(r.goto(r.length).match.hash()).toBe(m.hash());
    expect(r.told(RED, 30)).toEqual(JSON.parse(heard[30]?.[0] ?? ''));
  });
  it('a game from a position is looked at from there', () => {
    const dice = seededDice(8);
    const state = buildPosition(toy, { pieces: [{ unit: '1 Rifle', at: 'D' }], phase: 'plans' }, dice);
    const before = canonical(state);
    const n = new Match({ game: toy, scenario: 'clash', dice }, state);
    must(n, RED, 'plan', { n: 1 });
    const r = Replay.of(n);
    expect(canonical(r.match.state)).toBe(before);
    expect(r.goto(1).match.hash()).toBe(n.hash());
    expect(canonical(r.goto(0).match.state)).toBe(before);
  });
  it('marks of a sandbox game are passed over', () => {
    const s = toyMatch({ sandbox: true });
    must(s, RED, 'plan', { n: 1 });
    s.undo(RED);
    must(s, RED, 'plan', { n: 2 });
    const r = Replay.of(s);
    expect(r.goto(2).match.hash()).toBe(s.hash());
  });
});
