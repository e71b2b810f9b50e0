// The hostile client: it finds nothing wrong with the honest toy, and what is wrong with broken ones, again with the same seed.
import { describe, expect, it } from 'vitest';
import { attack } from '../src/battery/attack.ts';
import { forged } from '../src/battery/forged.ts';
import type { Query } from '../src/context.ts';
import { random } from '../src/dice.ts';
import type { Game } from '../src/game.ts';
import { parseSave, save, saveText } from '../src/save.ts';
import { refuse, say } from '../src/message.ts';
import { afterPlans, toy, toyMatch, variant, withVerb } from './toy.ts';

const few = { probes: 12_000, twins: 1500, seed: 1 };
const hidden = (q: Query) => q.piecesOf(1 - q.actor).filter((p) => q.knows(q.actor, p) < 2);

describe('an attack', () => {
  it('finds nothing in the honest toy, and counts what it tried', () => {
    const r = attack(toy, few);
    expect(r.findings).toEqual([]);
    expect([r.probes >= few.probes, r.twins >= few.twins, r.positions > 3, r.games > 1]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
  it('needs no fog', () => {
    expect(attack(variant({ fog: false }), { ...few, twins: 100 })).toMatchObject({ twins: 0, findings: [] });
  });
  it.each<[string, Game, RegExp]>([
    [
      'a rule that throws',
      withVerb('dig', {
        check: (q, args) => {
          if (q.at(Number(args['piece'])) > 2) throw new RangeError('no such hex');
          return undefined;
        },
      }),
      /thrown instead of refused|no such hex/,
    ],
    [
      'a rule that tells the strength of a hidden piece',
      withVerb('scout', { refuse: (q) => refuse('7.1', say`They have ${q.steps(hidden(q)[0] ?? 0)} steps.`) }),
      /can tell two truths apart/,
    ],
    [
      'a refusal without a reason',
      withVerb('rebuild', { refuse: () => refuse('', say``) }),
      /refused without a reason/,
    ],
  ])('finds %s, and finds it again', (_, game, what) => {
    const [first] = attack(game, few).findings;
    expect(first?.what).toMatch(what);
    const [again] = attack(game, { ...few, seed: first?.seed ?? 0 }).findings;
    expect(again?.what.split('\n')[0]).toBe(first?.what.split('\n')[0]);
    expect([again?.scenario, again?.actions]).toEqual([first?.scenario, first?.actions]);
  });
});

describe('a forged file', () => {
  const text = saveText(save(afterPlans(toyMatch()), { kind: 'seeded', seed: 1 }));
  it('is another text, and says what was changed; some have sums that fit', () => {
    const r = random(3);
    let careful = 0;
    for (let i = 0; i < 300; i++) {
      const { text: other, what } = forged(text, r);
      expect(what).not.toBe('');
      try {
        parseSave(other);
      } catch (error) {
        if (error instanceof Error && /must be|has no|does not belong/.test(error.message)) careful++;
      }
    }
    expect(careful).toBeGreaterThan(0);
  });
});
