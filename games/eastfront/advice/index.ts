// The computer's side of EastFront: a plain plan, made from what its side can see. It keeps a line, gathers strength
// where an attack pays, goes for cities and roads that lie open, spends headquarters on that, leaves lost battles, and
// spends its production.
import type { Action, Advice, Ask, Posture, Random, View } from '@rasputitsa/kernel';
import { airstrikes, byStrength, losses, rounds, selection, withdraw } from './combat.ts';
import { command } from './command.ts';
import { pass } from './common.ts';
import { mobilization, moves } from './movement.ts';
import { evaluate } from './evaluate.ts';
import { type Notes, notesOf } from './notes.ts';
import { operations, STYLES } from './operations.ts';
import { WEIGHTS } from './posture.ts';
import { produce } from './production.ts';

function setUp(ask: Ask): Action | undefined {
  return pass(ask) ?? { verb: 'deploy-for-me', args: {} };
}

function decide(notes: Notes, node: string, ask: Ask, random: Random): Action | undefined {
  const p = notes.picture;
  if (node === 'deployment' || node === 'adjustment') return setUp(ask);
  if (node === 'production') return produce(p, ask);
  if (node === 'command') return command(notes, ask);
  if (node.endsWith('moves')) return moves(notes, ask, random);
  if (node.endsWith('mobilization')) return mobilization(p, ask);
  if (node.endsWith('airstrikes')) return airstrikes(p, ask);
  if (node.endsWith('selection')) return selection(p, ask);
  if (node.endsWith('rounds')) return rounds(p, ask);
  if (node === 'losses') return losses(p, ask, 'take');
  if (node === 'repulsed') return losses(p, ask, 'repel');
  if (node === 'withdraw') return withdraw(p, ask);
  if (node === 'next-rearguard') return losses(p, ask, 'fall-back');
  if (node === 'excess') return byStrength(p, ask, 'forgo');
  if (node === 'stores') return byStrength(p, ask, 'keep');
  return pass(ask);
}

function advise(view: View, ask: Ask, random: Random, posture?: Posture): Action | undefined {
  const notes = notesOf(view, ask, posture);
  const node = view.phase.at(-1)?.node ?? '';
  // Asked twice about the same, it says the same. Production changes what no unit shows.
  if (notes.seen === 'same' && notes.answer && node.endsWith('moves')) return notes.answer;
  notes.answer = decide(notes, node, ask, random);
  return notes.answer;
}

export const advice: Advice = Object.assign(advise, {
  weights: WEIGHTS,
  operations,
  upkeep: ['deployment', 'adjustment', 'production'],
  styles: STYLES,
  evaluate,
});
