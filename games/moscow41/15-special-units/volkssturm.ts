// Chapter 15, 15.3.3 and 15.3.4: Volkssturm fills up infantry.
import { type Piece, type Refusal, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { loseCel, setCel } from '../1-basics/losses.ts';
import { onMap, typeOf, unitOf } from '../1-basics/units.ts';
import { isFresh, spendAll } from '../3-movement/points.ts';
import { type Query, verb } from '../words.ts';

/** 15.3.3 Infantry on foot that is reduced, and has not moved; 15.3.4 once a turn, since filling up takes all its points. */
const mayFill = rule(
  '15.3.3',
  (q: Query, p: Piece): boolean => typeOf(q, p) === 'inf' && q.steps(p) < unitOf(q, p).cel,
  () => false,
);
const isIdle = rule(
  '15.3.4',
  (q: Query, p: Piece): boolean => isFresh(q, p),
  () => true,
);
const volkssturmBeside = (q: Query, p: Piece): readonly Piece[] =>
  q.piecesAt(q.at(p)).filter((v) => typeOf(q, v) === 'vs' && isIdle(q, v));
function refuseFilling(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: ReturnType<typeof say>): Refusal => refuse(rule, text, { pieces: [p] });
  if (!onMap(q, p) || !mayFill(q, p)) return no('15.3.3', say`${unit(p)} cannot be filled up by Volkssturm.`);
  if (!isIdle(q, p)) return no('15.3.4', say`${unit(p)} has been active in this phase.`);
  if (volkssturmBeside(q, p).length > 0) return undefined;
  return no('15.3.3', say`No idle Volkssturm is with ${unit(p)}.`);
}
const fillUp = verb({
  id: 'fill-up',
  title: 'Fill up from Volkssturm',
  rule: '15.3.3',
  args: { infantry: 'piece', volkssturm: 'piece' },
  ask: {
    infantry: {
      title: 'Infantry',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor)) if (typeOf(q, p) === 'inf' && !refuseFilling(q, p)) yield p;
      },
      refuse: (q, _, p) => refuseFilling(q, p),
    },
    volkssturm: {
      title: 'Volkssturm',
      candidates: (q, { infantry }) => volkssturmBeside(q, infantry),
      refuse: (q, { infantry }, v) =>
        volkssturmBeside(q, infantry).includes(v)
          ? undefined
          : refuse('15.3.3', say`${unit(v)} is not there, or not idle.`),
    },
  },
  apply(g, { infantry, volkssturm }) {
    setCel(g, infantry, g.steps(infantry) + 1, '15.3.3');
    spendAll(g, infantry);
    spendAll(g, volkssturm);
    loseCel(g, volkssturm, 1, '15.3.3', 'other');
  },
});
export const volkssturmVerbs: readonly Verb[] = [fillUp];
