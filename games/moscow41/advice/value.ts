// What a hex is worth to a unit that could stand there at the end of its march.
import type { Loc } from '@rasputitsa/kernel';
import { AROUND, HEXES } from '../1-basics/board.ts';
import { MARCH } from '../data/advice.ts';
import type { Picture } from './picture.ts';
import type { Own } from './units.ts';

const isWanted = (p: Picture, hex: Loc): boolean => p.worth(hex) > 0 && !p.isMine(hex);

/** By what does not change in a phase: the way to what is wanted, and what lies open. */
function ground(p: Picture, hex: Loc): number {
  let n = -Math.min(20, p.goal(hex)) * MARCH.nearer * p.will.forward;
  // What lies open is taken by standing in it, or in front of it.
  if (isWanted(p, hex)) n += p.worth(hex) * MARCH.take;
  if (!p.isMine(hex) && p.watchers(hex).length > 1) n -= 0.5;
  n += p.pull(hex);
  if (p.will.back > 0) n += p.will.back * Math.min(MARCH.holdWithin, p.front(hex));
  return n;
}
/** For a phase: the same picture. */
export function valueOf(p: Picture): (u: Own, hex: Loc) => number {
  const fixed = new Float32Array(HEXES).fill(Number.NaN);
  return (u, hex) => {
    let n = fixed[hex] ?? 0;
    if (Number.isNaN(n)) fixed[hex] = n = ground(p, hex);
    return n + atHand(p, u, hex);
  };
}
/** A place that is worth a guard before the enemy is near: his trucks come far by road. */
const isGuarded = (p: Picture, hex: Loc): boolean => p.worth(hex) >= MARCH.guard && p.isMine(hex);
const isAlone = (p: Picture, u: Own, hex: Loc): boolean =>
  !p.ownAt(hex).some((x) => x !== u && x.isRegular) &&
  !(AROUND[hex] ?? []).some((at) => p.hasOwn(at) && p.ownAt(at).some((x) => x !== u && x.isRegular));
/** Whether nobody else would keep the enemy out of it. */
export const isGuard = (p: Picture, u: Own): boolean =>
  isGuarded(p, u.at) && p.front(u.at) <= MARCH.guardWithin && isAlone(p, u, u.at);
/** By who else is there. */
function atHand(p: Picture, u: Own, hex: Loc): number {
  let n = 0;
  const far = p.front(hex);
  const around = AROUND[hex] ?? [];
  for (const at of around) if (isWanted(p, at) && !p.hasFoes(at) && !p.hasOwn(at) && !p.isZoned(at)) n += p.worth(at);
  const there = p.ownAt(hex);
  const others = there.length === 0 || (there.length === 1 && there[0] === u) ? 0 : 1;
  if (far <= MARCH.holdWithin && p.worth(hex) > 0 && p.isMine(hex) && !there.some((x) => x !== u && x.isRegular))
    n += p.worth(hex) * MARCH.hold * p.will.cover;
  if (isGuarded(p, hex) && far <= MARCH.guardWithin && isAlone(p, u, hex))
    n += p.worth(hex) * MARCH.hold * p.will.cover;
  if (p.isZoned(hex)) n += strikes(p, u, hex) + (others > 0 ? support(p, u, hex) : 0);
  if (
    !p.isBold &&
    others === 0 &&
    far === 2 &&
    p.isMine(hex) &&
    !around.some((at) => p.hasOwn(at) && p.ownAt(at).some((x) => x !== u))
  )
    n += MARCH.gap * p.will.cover;
  return n;
}
/** How much the unit betters the best attack from a hex. */
function strikes(p: Picture, u: Own, hex: Loc): number {
  let most = 0;
  for (const f of p.watchers(hex)) {
    let with0 = 0;
    for (const x of p.strikers(f.at)) if (x !== u) with0 += x.attack;
    const defence = Math.max(1, p.strengthAt(f.at)) * (1 + 0.35 * p.cover(f.at, [], 1 - p.side));
    const before = Math.min(MARCH.most, with0 / defence);
    const after = Math.min(MARCH.most, (with0 + u.attack) / defence);
    most = Math.max(most, (after - before) * (p.isBold ? MARCH.ratio : MARCH.ratio / 2) * (1 + p.worth(f.at)));
  }
  return most;
}
/** Help for a stack that the enemy outweighs. */
function support(p: Picture, u: Own, hex: Loc): number {
  if (!p.isDugIn(hex)) return 0;
  let [own, against] = [0, 0];
  for (const x of p.ownAt(hex)) if (x !== u) own += x.defence;
  for (const f of p.watchers(hex)) against += f.attack;
  return against > own * MARCH.outweighed ? (p.isBold ? MARCH.help / 2 : MARCH.help) : 0;
}
