// The computer's side of Ukraine '43: a plain plan, made from what its side sees. It keeps a line of bonds, gathers strength where an attack pays,
// goes for cities, exploits and reacts with its armor, keeps in supply and spends its replacements.
import type { Action, Advice, Ask, Posture, Random, View } from '@rasputitsa/kernel';
import { pass } from '@rasputitsa/kit/asking';
import {
  advance,
  attack,
  fallBack,
  losses,
  mobileAssault,
  retreat,
  secondAttack,
  support,
  takeMarkers,
} from './combat.ts';
import { evaluate } from './evaluate.ts';
import { isBeginning, type Marching, mayMarch, moves, toPosts } from './moves.ts';
import { type Notes, notesOf } from './notes.ts';
import { Picture } from './picture.ts';
import { NO_PLAN, type Phase, planOf } from './plan.ts';
import { operations, styles, weights, willOf } from './posture.ts';
import {
  afterMarching,
  airReturn,
  artillery,
  base,
  beforeMarching,
  dam,
  das,
  hurry,
  keepBridges,
  repair,
} from './staff.ts';

function marching(p: Picture, ask: Ask, notes: Notes, phase: Phase): Marching {
  const plan = (notes.plan ??= phase === 'reaction' ? NO_PLAN : planOf(p, ask, phase, (u) => mayMarch(p, u)));
  return { plan, settled: notes.settled };
}
function movement(p: Picture, ask: Ask, notes: Notes): Action | undefined {
  const on = marching(p, ask, notes, 'movement');
  return (
    (isBeginning(p) ? beforeMarching(p, ask, on.plan) : undefined) ??
    toPosts(p, ask, on) ??
    moves(p, ask, 'movement', on) ??
    afterMarching(p, ask)
  );
}
function exploitation(p: Picture, ask: Ask, notes: Notes): Action | undefined {
  const on = marching(p, ask, notes, 'exploitation');
  return (
    takeMarkers(p, ask, on.plan) ?? mobileAssault(p, ask) ?? toPosts(p, ask, on) ?? moves(p, ask, 'exploitation', on)
  );
}

function advise(view: View, ask: Ask, _random: Random, posture?: Posture): Action | undefined {
  const node = view.phase.at(-1)?.node ?? '';
  const notes = notesOf(view, ask, posture);
  const p = new Picture(view, ask, notes.kept, willOf(posture));
  switch (node) {
    case 'movement':
      return movement(p, ask, notes) ?? pass(ask);
    case 'first-combat':
    case 'second-combat':
      return attack(p, ask, (notes.plan ??= planOf(p, ask, 'combat', () => false)));
    case 'reaction':
      return moves(p, ask, 'reaction', marching(p, ask, notes, 'reaction')) ?? pass(ask);
    case 'exploitation':
      return exploitation(p, ask, notes) ?? pass(ask);
    case 'support':
      return support(p, ask);
    case 'step-loss':
      return losses(p, ask);
    case 'hold-city':
      return { verb: 'hold-city', args: { choice: 'hold' } };
    case 'retreat':
      return retreat(p, ask);
    case 'fall-back':
      return fallBack(p, ask);
    case 'advance':
      return advance(p, ask);
    case 'second-attack':
      return secondAttack(ask);
    case 'artillery':
      return artillery(p, ask);
    case 'air-return':
      return airReturn(p, ask);
    case 'das':
      return das(p, ask);
    case 'rail-repair':
      return repair(p, ask);
    case 'early-pontoons':
      return hurry(p, ask);
    case 'pontoon-removal':
      return keepBridges(p, ask);
    case 'dam':
      return dam(p, ask);
    case 'rebase':
      return base(p, ask, 'reposition', 'to');
    case 'displace-leader':
      return base(p, ask, 'displace-leader', 'to');
    default:
      return pass(ask);
  }
}

export const advice: Advice = Object.assign(advise, {
  weights,
  operations,
  effort: 0.25,
  styles,
  evaluate,
});
