// Aircraft as the computer uses them: one to each battle that needs it, home near the front.
import type { Action, Ask } from '@rasputitsa/kernel';
import { defending } from './advice-battle.ts';
import { best, pass, values } from './advice-ask.ts';
import { has, type Picture, rowOf, stepsOf, worthOf } from './advice-picture.ts';

/** What one more air unit is worth to a battle. */
function need(p: Picture, at: number): number {
  const own = p.ownAt(at);
  const foes = p.foesAt(at);
  const air = p.ownAt(at, 'air').length;
  if (own.length === 0 || foes.length === 0 || air > p.foesAt(at, 'air').length) return -1;
  const edge = defending(p) ? -p.edge(foes, own, at) : p.edge(own, foes, at);
  return 10 + worthOf(at) * 8 - Math.abs(edge - 1) * 2 - air * 4;
}
export function airMission(p: Picture, ask: Ask): Action | undefined {
  for (const piece of values(ask, 'fly')) {
    const x = p.own.find((u) => u.id === piece);
    if (!x || stepsOf(x) < 2 || has(x, 'flew')) continue;
    const to = best(values(ask, 'fly', { piece }), (at) => need(p, at));
    if (to !== undefined && need(p, to) > 0) return { verb: 'fly', args: { piece, to } };
  }
  return pass(ask);
}
const NEAR = 3;
/** A base behind the front: not in reach of the enemy, not far from him. */
function station(p: Picture, at: number): number {
  const n = p.front(at);
  return n < NEAR ? -60 + n : -n;
}
const WORTH_MOVING = 5;
export function flyHome(p: Picture, ask: Ask): Action | undefined {
  for (const verb of ['return', 'transfer'] as const)
    for (const piece of values(ask, verb)) {
      const x = p.own.find((u) => u.id === piece);
      if (!x || (verb === 'transfer' && rowOf(x)?.type !== 'air')) continue;
      const isHome = p.isBase(x.at) && p.foesAt(x.at).length === 0;
      const now = isHome ? station(p, x.at) : -100;
      if (verb === 'transfer' && now > -12) continue;
      const to = best(values(ask, verb, { piece }), (at) => station(p, at));
      if (to === undefined) continue;
      if (verb === 'return' ? !isHome || station(p, to) > now + WORTH_MOVING : station(p, to) > now + WORTH_MOVING)
        return { verb, args: { piece, to } };
    }
  return pass(ask);
}
