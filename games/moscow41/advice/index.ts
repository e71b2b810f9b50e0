// The computer's side: a plain plan made from what its side can see. It digs in beside the enemy, attacks where the odds are good, brings up
// what the next attack needs, goes for places that count, and never stands where it would have to attack against its will.
import type { Action, Advice, Ask, Posture, Random, View } from '@rasputitsa/kernel';
import { pass } from '@rasputitsa/kit/asking';
import { pursuit, retreat } from './after.ts';
import { plot } from './air.ts';
import { evaluate } from './evaluate.ts';
import { attacks, declare, loss } from './fight.ts';
import { moves, strategic } from './moves.ts';
import { Picture } from './picture.ts';
import { operations, styles, weights, willOf } from './posture.ts';

const PLANS: Readonly<Record<string, (p: Picture) => Action | undefined>> = {
  'air-plot': plot,
  movement: moves,
  attack: attacks,
  'strategic-movement': strategic,
  declare,
  defend: declare,
  loss,
  retreat,
  pursuit,
};

function advise(view: View, ask: Ask, random: Random, posture?: Posture): Action | undefined {
  const plan = PLANS[view.phase.at(-1)?.node ?? ''];
  // Whatever has no plan of its own is passed; where that is not possible any answer will do.
  return plan?.(new Picture(view, ask, willOf(posture))) ?? pass(ask) ?? ask.sample(random);
}

export const advice: Advice = Object.assign(advise, {
  weights,
  operations,
  effort: 0.25,
  styles,
  evaluate,
});
