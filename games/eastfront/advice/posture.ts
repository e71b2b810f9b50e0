// What a plan for a turn may weigh more or less, and what that does to the advice. 1 is the usual weight everywhere.
import type { Loc, Posture, Weight } from '@rasputitsa/kernel';
import type { Doctrine } from '../data/doctrine.ts';

const weight = <T extends string>(id: T, title: string, least: number, most: number) => ({
  id,
  title,
  least,
  most,
  usual: 1,
});
export const WEIGHTS = [
  weight('attack', 'what a battle takes from the enemy, against what it costs', 0.4, 2.5),
  weight('command', 'headquarters spent for what they set going', 0.25, 4),
  weight('reserve', 'headquarters kept for the second fortnight', 0, 3),
  weight('forward', 'ground on the way to the enemy’s cities', 0, 4),
  weight('pocket', 'enemy units cut off from supply', 0, 4),
  weight('cover', 'own cities, and units that could be cut off', 0, 3),
  weight('city', 'cities taken', 0.3, 3),
  weight('blitz', 'second strikes', 0.2, 4),
  weight('staff', 'headquarters built rather than units', 0.3, 3),
] as const satisfies readonly Weight[];

export type WeightId = (typeof WEIGHTS)[number]['id'];
/** A posture with every weight filled in. */
export type Will = Readonly<Record<WeightId, number>> & { readonly aim: Loc | undefined };

const wills = new WeakMap<Posture, Will>();
function fill(posture: Posture | undefined): Will {
  const all = Object.fromEntries(WEIGHTS.map((w) => [w.id, posture?.weights[w.id] ?? w.usual]));
  return { ...(all as Record<WeightId, number>), aim: posture?.aim };
}
/** What is usual in this half-year, and of it more or less as the plan says. */
export function willIn(will: Will, doctrine: Doctrine | undefined): Will {
  if (!doctrine) return will;
  const out: Record<WeightId, number> = { ...will };
  for (const { id } of WEIGHTS) out[id] *= doctrine[id] ?? 1;
  return { ...out, aim: will.aim };
}
const USUAL = fill(undefined);
export function willOf(posture: Posture | undefined): Will {
  if (!posture) return USUAL;
  let will = wills.get(posture);
  if (!will) {
    will = fill(posture);
    wills.set(posture, will);
  }
  return will;
}
