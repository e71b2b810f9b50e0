// The computer's side of EastFront: a plain plan, made from what its side can see. It keeps a line, gathers strength
// where an attack pays, goes for cities and roads that lie open, spends headquarters on that, leaves lost battles, and
// spends its production.
import type { Action, Advice, Ask, Posture, Random, Side, View } from '@rasputitsa/kernel';
import { fromLegal, pass } from '@rasputitsa/kit/asking';
import { carryingOut } from '@rasputitsa/kit/notes';
import { airstrikes, byStrength, losses, rounds, selection, withdraw } from './combat.ts';
import { commandPlan } from './command.ts';
import { evaluate } from './evaluate.ts';
import { BOUNDS, features } from './features.ts';
import { makeRoom, mobilization, movementPlan } from './movement.ts';
import { KEEPING } from './notes.ts';
import { operations, STYLES } from './operations.ts';
import { Picture } from './picture.ts';
import { WEIGHTS, type Will, willOf } from './posture.ts';
import { produce } from './production.ts';
import { changed } from './set-up.ts';

const SET_UP = ['deployment', 'adjustment'] as const;

/** Between battles the board often looks as it did at the last decision. */
const kept: (Picture | undefined)[] = [];
function isSame(a: View, b: View): boolean {
  if (a.pieces !== b.pieces || a.offMap !== b.offMap || a.layers !== b.layers) return false;
  return a.tracks === b.tracks && a.marks === b.marks && a.memo === b.memo;
}
function pictureOf(view: View, side: Side, will: Will): Picture {
  const last = kept[side];
  if (last?.asked === will && !last.ground.isTouched && isSame(last.view, view)) return last;
  const fresh = new Picture(view, side, will);
  kept[side] = fresh;
  return fresh;
}

/** What is to be done from here on in this phase, one action after another; where dice fall in between, the next action only. */
function draft(view: View, ask: Ask, random: Random, posture?: Posture): readonly Action[] {
  const node = view.phase.at(-1)?.node ?? '';
  const one = reflex(node, view, ask);
  if (one) return [one];
  const picture = (): Picture => pictureOf(view, ask.side, willOf(posture));
  if (node === 'production') return produce(picture(), ask);
  if (node === 'command') return commandPlan(picture, ask);
  if (node.endsWith('moves')) return movementPlan(picture, ask, random);
  if (node.endsWith('airstrikes')) return airstrikes(picture, ask);
  if (node.endsWith('selection')) return selection(picture, ask);
  const action = decide(picture, node, ask);
  return action ? [action] : [];
}
/** Begins with something that the rules accept. */
function plan(view: View, ask: Ask, random: Random, posture?: Posture): readonly Action[] {
  const all = fromLegal(ask, draft(view, ask, random, posture));
  if (all.length > 0) return all;
  const out =
    view.phase.at(-1)?.node.endsWith('moves') === true
      ? makeRoom(pictureOf(view, ask.side, willOf(posture)), ask)
      : undefined;
  return out ? [out] : [];
}
/** What takes no picture. */
function reflex(node: string, view: View, ask: Ask): Action | undefined {
  if (SET_UP.some((n) => n === node)) return pass(ask) ?? { verb: 'deploy-for-me', args: {} };
  if (node.endsWith('rounds')) return rounds(ask);
  if (node === 'losses') return losses(view, ask, 'take');
  if (node === 'repulsed') return losses(view, ask, 'repel');
  if (node === 'next-rearguard') return losses(view, ask, 'fall-back');
  return undefined;
}
function decide(picture: () => Picture, node: string, ask: Ask): Action | undefined {
  if (node.endsWith('mobilization')) return mobilization(picture, ask);
  if (node === 'withdraw') return withdraw(picture(), ask);
  if (node === 'excess') return byStrength(picture(), ask, 'forgo');
  if (node === 'stores') return byStrength(picture(), ask, 'keep');
  return pass(ask);
}

export const advice: Advice = Object.assign(carryingOut(plan, KEEPING), {
  plan,
  weights: WEIGHTS,
  operations,
  // A set-up is felt to the end of the half-year, so it is played on to there.
  budgets: {
    veteran: { simulations: 20 },
    marshal: { simulations: 400, setUp: { simulations: 400, turns: 40 } },
  },
  upkeep: [...SET_UP, 'production'],
  setUp: { nodes: SET_UP, change: changed },
  styles: STYLES,
  evaluate,
  features,
  bounds: BOUNDS,
});
