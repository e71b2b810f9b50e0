// The computer's side of Ukraine '43: a plain plan, made from what its side sees. It keeps a line of bonds, gathers strength where an attack pays,
// goes for cities, exploits and reacts with its armor, keeps in supply and spends its replacements.
import type { Action, Advice, Ask, Posture, Random, View } from '@rasputitsa/kernel';
import { pass } from '@rasputitsa/kit/asking';
import { carryingOut } from '@rasputitsa/kit/notes';
import {
  advance,
  attack,
  fallBack,
  losses,
  markerFor,
  mobileAssault,
  retreat,
  secondAttack,
  support,
  takeMarkers,
} from './combat.ts';
import { evaluate } from './evaluate.ts';
import { isBeginning, type Marching, mayMarch, moves, toPosts } from './moves.ts';
import { type Battles, battlesOf, KEEPING, lastingOf, type Notes, notesOf } from './notes.ts';
import { Picture } from './picture.ts';
import type { Unit } from './units.ts';
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
  return { plan, settled: notes.settled, sent: notes.sent };
}
const one = (action: Action | undefined): readonly Action[] => (action ? [action] : []);
function movement(p: Picture, ask: Ask, notes: Notes): readonly Action[] {
  const on = marching(p, ask, notes, 'movement');
  const before = isBeginning(p) ? beforeMarching(p, ask, on.plan, notes.done) : [];
  if (before.length > 0) return before;
  const marches = [...toPosts(p, ask, on), ...moves(p, ask, 'movement', on)];
  return marches.length > 0 ? marches : one(afterMarching(p, ask) ?? pass(ask));
}
function reaction(p: Picture, ask: Ask, notes: Notes): readonly Action[] {
  const marches = moves(p, ask, 'reaction', marching(p, ask, notes, 'reaction'));
  return marches.length > 0 ? marches : one(pass(ask));
}
function exploitation(p: Picture, ask: Ask, notes: Notes): readonly Action[] {
  const on = marching(p, ask, notes, 'exploitation');
  const markers = takeMarkers(p, ask, on.plan);
  const assault = mobileAssault(p, ask);
  if (assault) return [...markers, assault];
  const arrived = (u: Unit): Action | undefined => markerFor(p, on.plan, u);
  const marches = [...markers, ...toPosts(p, ask, on, arrived), ...moves(p, ask, 'exploitation', on)];
  return marches.length > 0 ? marches : one(pass(ask));
}

/** The marches of a phase one after another; anything else step by step, since dice or the enemy's answer come in between. */
function plan(view: View, ask: Ask, _random: Random, posture?: Posture): readonly Action[] {
  const node = view.phase.at(-1)?.node ?? '';
  const notes = notesOf(view, ask, posture);
  const p = new Picture(view, ask, notes.kept, lastingOf(view, ask, posture), willOf(posture));
  if (node === 'movement') return movement(p, ask, notes);
  if (node === 'reaction') return reaction(p, ask, notes);
  if (node === 'exploitation') return exploitation(p, ask, notes);
  if (node === 'first-combat' || node === 'second-combat')
    return one(battle(p, ask, battlesOf(view, ask, posture)) ?? pass(ask));
  if (node === 'rail-repair') return repairs(ask);
  return one(decide(p, ask, node));
}
function repairs(ask: Ask): readonly Action[] {
  const lines = repair(ask);
  return lines.length > 0 ? lines : one(pass(ask));
}
function battle(p: Picture, ask: Ask, notes: Battles): Action | undefined {
  const { rolls } = p.view;
  const next = notes.plan && attack(p, ask, notes.plan, notes.tried);
  if (next || notes.rolls === rolls) return next;
  notes.plan = planOf(p, ask, 'combat', () => false);
  notes.rolls = rolls;
  notes.tried.clear();
  return attack(p, ask, notes.plan, notes.tried);
}
function decide(p: Picture, ask: Ask, node: string): Action | undefined {
  switch (node) {
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

export const advice: Advice = Object.assign(carryingOut(plan, KEEPING), {
  plan,
  weights,
  operations,
  // What a plan is worth shows in the turn after the next.
  budgets: {
    veteran: { simulations: 12 },
    marshal: { simulations: 100, turns: 4, trying: { alternatives: 3, simulations: 16, inTurn: 300 } },
  },
  tactics: ['reaction'],
  styles,
  evaluate,
});
