// A game that is taken up again: what a side saw is made from its records, and is what it saw when it was played.
import { describe, expect, it } from 'vitest';
import { random, seededDice } from '../src/dice.ts';
import { type PastGame, viewsOf } from '../src/past.ts';
import type { Match } from '../src/match.ts';
import type { GameRecord, Snapshot } from '../src/record.ts';
import { canonical, cloneState } from '../src/state.ts';
import type { Side } from '../src/types.ts';
import { toy, toyMatch } from './toy.ts';

const STEPS = 600;
const MIDDLE = 20;

/** Random play, and what each side saw whenever it was told something. */
function played(seed: number, thoughts: 'first' | 'second') {
  const match = toyMatch({ scenario: 'melee', dice: seededDice(4) });
  const r = random(seed);
  const seen = toy.sides.map((): { readonly n: number; readonly view: string }[] => []);
  let middle: { readonly from: Snapshot; readonly views: readonly string[] } | undefined;
  for (let n = 0; n < STEPS && !match.over; n++) {
    const versions = [0, 1, 2].map((v) => match.version(v === 2 ? 'spectator' : v));
    const { state, length: at, chain: hash } = match;
    if (n === MIDDLE)
      middle = {
        from: { at, rules: toy.version, state: cloneState(state), versions, standing: at - 1, redo: [], hash },
        views: toy.sides.map((_, s) => canonical(match.view(s))),
      };
    const side = r.int(2);
    const [who = side] = match.owing();
    if (thoughts === 'second' && r.int(3) === 0) match.undo(side);
    else match.act(who, match.sample(who, r));
    for (const [s, list] of seen.entries())
      if (match.version(s) !== versions[s]) list.push({ n: match.length - 1, view: canonical(match.view(s)) });
  }
  return { match, seen, middle };
}
/** What a side saw, as texts. */
function textsOf(match: Match, side: Side, past: Partial<PastGame> = {}): readonly string[] {
  const [from] = match.snapshots;
  if (!from) throw new Error('nothing to begin from');
  const whole = { game: toy, sandbox: false, from, records: match.records(0), since: 0 };
  const out: string[] = [];
  for (const view of viewsOf({ ...whole, ...past }, side)) out.push(canonical(view));
  return out;
}

describe('the past of a side', () => {
  it('is what it saw when the game was played, steps back included', () => {
    for (const seed of [1, 2, 3]) {
      const { match, seen } = played(seed, 'second');
      expect(match.records(0).some(({ entry }) => 'undo' in entry)).toBe(true);
      for (const [side, list] of seen.entries()) expect(textsOf(match, side)).toEqual(list.map((x) => x.view));
    }
  });
  it('from the middle on, it begins with what is seen there', () => {
    for (const seed of [1, 2, 3]) {
      const { match, seen, middle } = played(seed, 'first');
      if (!middle) throw new Error('too short');
      for (const [side, list] of seen.entries()) {
        const later = list.filter((x) => x.n >= middle.from.at);
        expect(later.length).toBeGreaterThan(0);
        const told = [middle.views[side], ...later.map((x) => x.view)];
        expect(textsOf(match, side, { from: middle.from })).toEqual(told);
        // Or folded from the beginning, and looked at from there on.
        expect(textsOf(match, side, { since: middle.from.at })).toEqual(told);
      }
    }
  });
  it('ends where records cannot be read any more', () => {
    const { match, seen } = played(1, 'second');
    const lost = (r: GameRecord): GameRecord => (r.n < 30 ? r : { ...r, events: null });
    const texts = textsOf(match, 0, { records: match.records(0).map(lost) });
    expect(texts.length).toBe((seen[0] ?? []).filter((x) => x.n < 30).length);
  });
});
