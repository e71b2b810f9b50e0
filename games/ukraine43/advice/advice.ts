// The computer's side of Ukraine '43: a plain plan, made from what its side sees. It keeps a line of bonds, gathers strength where an attack pays,
// goes for cities, exploits and reacts with its armor, keeps in supply and spends its replacements.
import type { Advice } from '@rasputitsa/kernel';
import { pass } from './ask.ts';
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
import { isBeginning, moves } from './moves.ts';
import { Picture } from './picture.ts';
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

export const advice: Advice = (view, ask) => {
  const node = view.phase.at(-1)?.node ?? '';
  const p = new Picture(view, ask);
  switch (node) {
    case 'movement':
      return (
        (isBeginning(p) ? beforeMarching(p, ask) : undefined) ??
        moves(p, ask, 'movement') ??
        afterMarching(p, ask) ??
        pass(ask)
      );
    case 'first-combat':
    case 'second-combat':
      return attack(p, ask);
    case 'reaction':
      return moves(p, ask, 'reaction') ?? pass(ask);
    case 'exploitation':
      return mobileAssault(p, ask) ?? takeMarkers(p, ask) ?? moves(p, ask, 'exploitation') ?? pass(ask);
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
};
