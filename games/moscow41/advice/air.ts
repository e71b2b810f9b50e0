// Aircraft: over the attack that gains most by them; what is left covers those who are threatened most.
import { type Action, DONE } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { lists, values } from '@rasputitsa/kit/asking';
import type { Picture } from './picture.ts';

const done: Action = { verb: DONE, args: {} };

export function plot(p: Picture): readonly Action[] {
  const isOwn = p.view.phase.some((f) => f.node === 'player-turn' && f.side === p.side);
  const mission = isOwn ? 'offensive-support' : 'defensive-support';
  const strength = values(p.ask, 'plot', { mission }).at(-1);
  if (strength === undefined) return [done];
  const aims = lists(p.ask, 'plot', { mission, strength });
  const worth = ([hex = -1]: readonly number[]): number => {
    if (!isOwn) return p.watchers(hex).reduce((n, f) => n + f.attack, 0) * (1 + p.worth(hex));
    const units = p.strikers(hex);
    if (units.length === 0) return -1;
    const more = p.moreFor([hex], units);
    return p.promise([hex], units, more + strength) - Math.max(0, p.promise([hex], units, more) / 2);
  };
  const at = best(aims, worth);
  if (!at || worth(at) <= 0) return [done];
  return [{ verb: 'plot', args: { mission, strength, at: [...at] } }];
}
