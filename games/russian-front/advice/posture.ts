// What a plan for a Turn may weigh more or less, and what that does to the advice.
import { weight, type Will as WillOf, willsOf } from '@rasputitsa/kernel';

export const WEIGHTS = [
  weight('initiative', 'own strength against the enemy’s, when it is asked whether to attack at all', 0, 3),
  weight('attack', 'battles, against what they cost', 0.4, 2.5),
  weight('forward', 'the way to the enemy’s objectives', 0, 3),
  weight('city', 'objectives taken', 0.3, 3),
  weight('pocket', 'ways of retreat closed', 0, 4),
  weight('cover', 'own cities and railroads', 0, 3),
  weight('supply', 'units that outrun their supply', 0.3, 3),
  weight('river', 'rivers and distance between the enemy and us, for a side that waits', 0, 4),
  weight('reserve', 'units kept in reserve', 0, 3),
];

export type WeightId = (typeof WEIGHTS)[number]['id'];
export type Will = WillOf<WeightId>;
export const willOf = willsOf(WEIGHTS);
export const USUAL: Will = willOf(undefined);
