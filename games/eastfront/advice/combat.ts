// What the computer decides in battle: where it strikes and fights, and who takes the losses.
import { type Action, type Ask, DONE, type Loc } from '@rasputitsa/kernel';
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
export function battles(p: Picture, ask: Ask): Action | undefined {
  const open = values(ask, 'fight');
  const at = best(open, (x) => outlook(p, x));
  if (at !== undefined && outlook(p, at) > 0) return { verb: 'fight', args: { at } };
  const done = pass(ask);
  if (done || at === undefined) return done;
  const owed = ask.whyNot({ verb: DONE, args: {} })?.places.find((x) => open.includes(x));
  return { verb: 'fight', args: { at: owed ?? at } };
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
