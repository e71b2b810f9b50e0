// The computer's side: a plain plan made from what its side can see. It digs in beside the enemy, attacks where the odds are good, brings up
// what the next attack needs, goes for places that count, and never stands where it would have to attack against its will. What can be
// foreseen is planned at once, from one picture: a Movement Phase, what is thrown into a combat, a pursuit.
import type { Action, Advice, Ask, Posture, Random, View } from '@rasputitsa/kernel';
import { fromLegal, pass } from '@rasputitsa/kit/asking';
import { carryingOut } from '@rasputitsa/kit/notes';
import { pursuit, retreat } from './after.ts';
import { plot } from './air.ts';
import { evaluate } from './evaluate.ts';
import { BOUNDS, features } from './features.ts';
import { attacks, declare, loss } from './fight.ts';
import { moves, strategic } from './moves.ts';
import { KEEPING } from './notes.ts';
import { Picture } from './picture.ts';
import { operations } from './operations.ts';
import { styles, weights, willOf } from './posture.ts';

const PLANS: Readonly<Record<string, (p: Picture) => readonly Action[]>> = {
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

function plan(view: View, ask: Ask, random: Random, posture?: Posture): readonly Action[] {
  const make = PLANS[view.phase.at(-1)?.node ?? ''];
  const actions = make ? fromLegal(ask, make(new Picture(view, ask, willOf(posture)))) : [];
  if (actions.length > 0) return actions;
  // Whatever has no plan of its own is passed; where that is not possible any answer will do.
  const any = pass(ask) ?? ask.sample(random);
  return any ? [any] : [];
}

export const advice: Advice = Object.assign(carryingOut(plan, KEEPING), {
  plan,
  weights,
  operations,
  budgets: { veteran: { simulations: 8 }, marshal: { simulations: 60, turns: 8 } },
  styles,
  evaluate,
  features,
  bounds: BOUNDS,
});
