// What the computer decides in battle: where it strikes and fights, and who takes the losses.
import type { Action, Ask, Loc } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { pass, values } from './common.ts';
import { isHq, isSupreme, type Picture, stepsOf, typeOf } from './picture.ts';

/** What fighting with those who are there would bring. */
function outlook(p: Picture, at: Loc): number {
  return p.gain(at, p.troops(at), p.isSupported(at));
}
export function airstrikes(p: Picture, ask: Ask): Action | undefined {
  for (const id of values(ask, 'airstrike')) {
    const hq = p.own.find((x) => x.id === id);
    if (!hq) continue;
    const worth = (x: Loc) => {
      const strike = p.strike(x, p.range(hq), p.isSupported(x));
      // A strike means a fight (7.15b).
      return strike > 0 ? strike + Math.min(0, outlook(p, x)) : 0;
    };
    const at = best(values(ask, 'airstrike', { hq: id }), worth);
    if (at !== undefined && worth(at) > 0) return { verb: 'airstrike', args: { hq: id, at } };
  }
  return pass(ask);
}
/** Which battles to fight: those that promise something. What must be fought needs no choosing. */
export function selection(p: Picture, ask: Ask): Action | undefined {
  const at = values(ask, 'select').find((x) => outlook(p, x) > 0);
  return at === undefined ? pass(ask) : { verb: 'select', args: { at } };
}
export function rounds(p: Picture, ask: Ask): Action | undefined {
  const at = best(values(ask, 'fight'), (x) => outlook(p, x));
  return at === undefined ? pass(ask) : { verb: 'fight', args: { at } };
}
/** Losses fall on infantry before tanks, on anybody before headquarters. */
export function losses(p: Picture, ask: Ask, verb: string): Action | undefined {
  const order: readonly string[] = ['infantry', 'cavalry', 'mech', 'shock', 'armor', 'hq'];
  const rank = (id: number) => {
    const unit = p.own.find((x) => x.id === id);
    return unit ? order.indexOf(typeOf(unit) ?? '') : -1;
  };
  const piece = best(values(ask, verb), (id) => -rank(id));
  return piece === undefined ? undefined : { verb, args: { piece } };
}
export function withdraw(p: Picture, ask: Ask): Action | undefined {
  const to = best(values(ask, 'withdraw'), (at) => -p.menace(at) + Math.min(6, p.ownSteps(at)) - p.front(at));
  return to === undefined ? undefined : { verb: 'withdraw', args: { to } };
}
/** Who is kept alive, or goes without supply: by strength. */
export function byStrength(p: Picture, ask: Ask, verb: 'keep' | 'forgo'): Action | undefined {
  const sign = verb === 'keep' ? 1 : -1;
  const piece = best(values(ask, verb), (id) => {
    const unit = p.own.find((x) => x.id === id);
    return unit ? sign * (stepsOf(unit) + (isHq(unit) ? 5 : 0) + (isSupreme(unit) ? 5 : 0)) : 0;
  });
  return piece === undefined ? undefined : { verb, args: { piece } };
}
