// Refusals that cite a rule which did not say no are found; those that cite the one that did are not.
import { expect, it } from 'vitest';
import { isRelated, kindOf, suspects, suspicion } from '../src/battery/sentences.ts';
import { random } from '../src/dice.ts';
import type { Game, Verb } from '../src/game.ts';
import type { Query } from '../src/context.ts';
import { place, refuse, say, unit } from '../src/message.ts';
import { fitSwitches, rule } from '../src/rule.ts';
import { verb } from '../src/verb.ts';
import { afterPlans, hex, neighbours, P, RED, toyMatch, withVerb } from './toy.ts';

fitSwitches();
const isNear = rule(
  't.2',
  (q: Query, p: number, to: number): boolean => neighbours(q.at(p)).includes(to),
  () => true,
);
const isDry = rule(
  't.3',
  (to: number): boolean => to !== hex('B'),
  () => true,
);
/** Moves one hex and not to B; each refusal cites what it is told to cite. */
function mover(cite: { readonly far: string; readonly wet: string }): Verb {
  return verb({
    id: 'dig',
    title: 'Walk',
    rule: 't.1',
    args: { piece: 'piece', to: 'place' },
    ask: {
      piece: { candidates: (q) => q.piecesOf(q.actor) },
      to: {
        candidates: () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        refuse: (q, { piece }, to) => {
          if (!isNear(q, piece, to)) return refuse(cite.far, say`${unit(piece)} does not reach ${place(to)}.`);
          return isDry(to) ? undefined : refuse(cite.wet, say`${place(to)} is under water.`);
        },
      },
    },
    apply: (g, { piece, to }) => g.move(piece, to),
  });
}
const marching = (game: Game) => afterPlans(toyMatch({ game }));
const found = (game: Game, args: Record<string, number>) => suspicion(marching(game), RED, { verb: 'dig', args });
const FAR = { piece: P.r1, to: hex('E') };
const WET = { piece: P.r1, to: hex('B') };

it('a refusal that cites the rule that said no is in order', () => {
  const game = withVerb('dig', mover({ far: 't.2', wet: 't.3' }));
  expect([found(game, FAR), found(game, WET)]).toEqual([undefined, undefined]);
  expect(suspects(marching(game), random(1), 40)).toEqual([]);
});
it('one that cites another rule is found, with the rule that said no', () => {
  const game = withVerb('dig', mover({ far: 't.3', wet: 't.2' }));
  expect(found(game, FAR)).toMatchObject({ cited: 't.3', said: ['t.2'], text: '1 Rifle does not reach E.' });
  expect(found(game, WET)).toMatchObject({ cited: 't.2', said: ['t.3'] });
  expect(suspects(marching(game), random(1), 40).length).toBeGreaterThan(0);
});
it('one that names no rule, or one without a switch, is found too', () => {
  const game = withVerb('dig', mover({ far: 'kernel:unoffered', wet: 'z.9' }));
  expect(found(game, FAR)).toMatchObject({ cited: 'kernel:unoffered', said: ['t.2'] });
  expect(found(game, WET)).toMatchObject({ cited: 'z.9', said: ['t.3'] });
});
it("the kernel's own words, which name no reason, are found", () => {
  const walk = mover({ far: 't.2', wet: 't.3' });
  const [piece] = walk.args;
  if (!piece) throw new Error('args');
  const game = withVerb('dig', { ...walk, args: [piece, { name: 'to', type: 'place', candidates: () => [] }] });
  expect(found(game, FAR)).toMatchObject({ cited: 't.1', said: [], text: 'Walk: not possible at E now.' });
});
it('a rule and its parts are one; where two rules say no nothing can be said', () => {
  expect([isRelated('6.3', '6.33'), isRelated('6.41a', '6.41'), isRelated('6.3', '6.4')]).toEqual([true, true, false]);
  expect(found(withVerb('dig', mover({ far: 't', wet: 't.3' })), FAR)).toBeUndefined();
  const game = withVerb('dig', mover({ far: 'z.1', wet: 'z.2' }));
  expect(found(game, { piece: P.mil1, to: hex('B') })).toMatchObject({ said: ['t.3'] });
  expect(found(game, { piece: P.r3, to: hex('B') })).toBeUndefined();
});
it('legal actions and junk are not suspicious; switches are left as they were', () => {
  const game = withVerb('dig', mover({ far: 'z.1', wet: 'z.2' }));
  expect(found(game, { piece: P.mil1, to: hex('D') })).toBeUndefined();
  expect(suspicion(marching(game), RED, { verb: 'no such' })).toBeUndefined();
  expect([...fitSwitches().off, fitSwitches().trace]).toEqual([undefined]);
});
it('kinds are alike whatever the names and numbers are', () => {
  const game = withVerb('dig', mover({ far: 't.3', wet: 't.2' }));
  const [a, b] = [found(game, FAR), found(game, { piece: P.r2, to: hex('G') })];
  if (!a || !b) throw new Error('not found');
  expect(kindOf(game, a)).toBe('t.3 | … does not reach E. | t.2');
  expect(kindOf(game, b)).toBe('t.3 | … does not reach G. | t.2');
});
