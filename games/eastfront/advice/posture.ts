// What a plan for a turn may weigh more or less, and what that does to the advice. 1 is the usual weight everywhere.
import { weight, type Will as WillOf, willsOf } from '@rasputitsa/kernel';
import type { Doctrine } from '../data/doctrine.ts';

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
];

export type WeightId = (typeof WEIGHTS)[number]['id'];
export type Will = WillOf<WeightId>;
export const willOf = willsOf(WEIGHTS);

/** What is usual in this half-year, and of it more or less as the plan says. */
export function willIn(will: Will, doctrine: Doctrine | undefined): Will {
  if (!doctrine) return will;
  const out: Record<WeightId, number> = { ...will };
  for (const { id } of WEIGHTS) out[id] *= doctrine[id] ?? 1;
  return { ...out, aim: will.aim };
}
