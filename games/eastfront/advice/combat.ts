// What the computer decides in battle: where it strikes and fights, and who takes the losses.
import { type Action, type Ask, DONE, type Loc, type View } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { pass, values } from '@rasputitsa/kit/asking';
import { refuge } from './movement.ts';
import { isHq, isSupreme, type Picture, stepsOf, typeOf } from './picture.ts';

const done: Action = { verb: DONE, args: {} };
/** What fighting with those who are there would bring. */
function outlook(p: Picture, at: Loc): number {
  return p.gain(at, p.force(at), p.isSupported(at));
}
/** Each where it does most, and no two at one place (7.13). */
export function airstrikes(picture: () => Picture, ask: Ask): readonly Action[] {
  const out: Action[] = [];
  const ready = values(ask, 'airstrike');
  if (ready.length === 0) return [done];
  const p = picture();
  const struck = new Set<Loc>();
  for (const id of ready) {
    const hq = p.unit(id);
    if (!hq) continue;
    const worth = (x: Loc) => {
      const strike = p.strike(x, p.range(hq), p.isSupported(x));
      // A strike means a fight (7.15b).
      return strike > 0 ? strike + Math.min(0, outlook(p, x)) : 0;
    };
    const at = best(
      values(ask, 'airstrike', { hq: id }).filter((x) => !struck.has(x)),
      worth,
    );
    if (at === undefined || worth(at) <= 0) continue;
    struck.add(at);
    out.push({ verb: 'airstrike', args: { hq: id, at } });
  }
  return [...out, done];
}
/** Which battles to fight: those that promise something. What must be fought needs no choosing. */
export function selection(picture: () => Picture, ask: Ask): readonly Action[] {
  const open = values(ask, 'select');
  if (open.length === 0) return [done];
  const p = picture();
  const chosen = open.filter((x) => outlook(p, x) > 0);
  return [...chosen.map((at) => ({ verb: 'select', args: { at } })), done];
}
export function rounds(ask: Ask): Action | undefined {
  const [at] = values(ask, 'fight');
  return at === undefined ? pass(ask) : { verb: 'fight', args: { at } };
}
/** Losses fall on infantry before tanks, on anybody before headquarters. */
const ORDER: readonly string[] = ['infantry', 'cavalry', 'mech', 'shock', 'armor', 'hq'];
export function losses(view: View, ask: Ask, verb: string): Action | undefined {
  const all = values(ask, verb);
  const rank = (id: number): number => {
    const unit = view.pieces.find((x) => x.id === id);
    return unit ? ORDER.indexOf(typeOf(unit) ?? '') : -1;
  };
  const piece = all.length < 2 ? all[0] : best(all, (id) => -rank(id));
  return piece === undefined ? undefined : { verb, args: { piece } };
}
export function withdraw(p: Picture, ask: Ask): Action | undefined {
  const to = best(values(ask, 'withdraw'), (at) => refuge(p, at));
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
