// Chapter 5, 5.4: hits and who takes them. A process that asks the owner whenever there is a choice, and goes on with the answer.
import { counted, type Piece, refuse, rule, say } from '@rasputitsa/kernel';
import { onMap, takeHit } from '../2-units/units.ts';
import { type ProcessNode, type Query, question } from '../words.ts';

/** The units that were fired at and are still there. */
export const underFire = (q: Query): readonly Piece[] => (q.v('units') ?? []).filter((p) => onMap(q, p));

/** 5.4 The owner chooses among several. */
const mayChoose = rule(
  '5.4',
  (units: readonly Piece[]): boolean => units.length > 1,
  () => false,
);

/** Called with the `hits` and the `units` that may take them, for the side that owns them. */
export const losses: ProcessNode = {
  kind: 'process',
  id: 'losses',
  title: 'Losses',
  rule: '5.4',
  step(g) {
    const hits = g.v('hits') ?? 0;
    const victim = g.v('victim');
    if (victim !== undefined) {
      g.unset('victim');
      g.set('hits', hits - 1);
      takeHit(g, victim);
      return 'again';
    }
    const units = underFire(g);
    const [first] = units;
    if (hits === 0 || first === undefined) return 'done';
    if (mayChoose(units)) g.call('loss');
    else g.set('victim', first);
    return 'again';
  },
};

export const loss = question({
  node: 'loss',
  title: 'Take a loss',
  rule: '5.4',
  prompt: (q) => say`${counted(q.v('hits') ?? 0, 'hit')} to take: choose the unit that loses a step.`,
  verb: 'lose',
  verbTitle: 'Lose a step',
  arg: 'unit',
  type: 'piece',
  among: underFire,
  refuse: (q, p) =>
    underFire(q).includes(p) ? undefined : refuse('5.4', say`Only units that were fired at take losses.`),
  answer: 'victim',
});
