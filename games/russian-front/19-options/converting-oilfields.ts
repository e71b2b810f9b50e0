// Converting oilfields (19.4).
import { type Loc, place, rule, say, type Side, type Verb } from '@rasputitsa/kernel';
import { CONTROLLED, isOilfield } from '../1-components/board.ts';
import { OILFIELD_USABLE } from '../data/tables.ts';
import { controls, uses } from '../state.ts';
import type { AutoNode, Node, Play, Query } from '../words.ts';

/** 19.4, 19.4.2: an oilfield that changes hands yields nothing until it is repaired. Called when control changes. */
export const wreckOilfield = rule(
  '19.4',
  (g: Play, at: Loc): void => {
    if (!isOilfield(at) || !uses(g, 'converting-oilfields')) return;
    g.setMark('oil-unusable', at, 1);
    g.note('19.4', say`The oilfield at ${place(at)} is unusable.`);
  },
  () => undefined,
);
function wrecked(q: Query, side: Side): readonly Loc[] {
  return CONTROLLED.filter((h) => isOilfield(h) && controls(q, side, h) && q.mark('oil-unusable', h) > 0);
}
/** 19.4.1: a die for each, every Turn, until it is a 1. */
const repair = rule(
  '19.4.1',
  (g: Play): void => {
    for (const at of wrecked(g, g.active)) {
      const [die = 0] = g.roll(1, 6, say`The oilfield at ${place(at)}`, '19.4.1', g.active);
      if (die > OILFIELD_USABLE) continue;
      g.setMark('oil-unusable', at, 0);
      g.note('19.4.1', say`The oilfield at ${place(at)} works again.`);
    }
  },
  () => undefined,
);
export const oilfieldStep: AutoNode = {
  kind: 'auto',
  id: 'oilfields',
  title: 'Converting Oilfields Step',
  rule: '19.4',
  when: (q) => uses(q, 'converting-oilfields'),
  run: (g) => repair(g),
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
