// What a plan for a turn may weigh more or less, and the plans and characters made of that.
import { type Posture, type View, weight, type Will as WillOf, willsOf } from '@rasputitsa/kernel';

export const WEIGHTS = [
  weight('attack', 'what a battle takes from the enemy, against what it costs', 0.4, 2.5),
  weight('forward', 'the way to what counts', 0, 3),
  weight('cover', 'units in danger', 0, 3),
];
type WeightId = (typeof WEIGHTS)[number]['id'];
export type Will = WillOf<WeightId>;
export const willOf = willsOf(WEIGHTS);
export const USUAL: Will = willOf(undefined);

const plan = (name: string, weights: Readonly<Partial<Record<WeightId, number>>>): Posture => ({ name, weights });
export const STYLES: Readonly<Record<'cautious' | 'bold', Posture>> = {
  cautious: plan('Cautious', { attack: 0.6, forward: 0.8, cover: 1.5 }),
  bold: plan('Bold', { attack: 1.6, forward: 1.3, cover: 0.7 }),
};
const PLANS: readonly Posture[] = [
  plan('As the staff advises', {}),
  plan('Attack all along the front', { attack: 1.6 }),
  plan('Break through to what counts', { attack: 1.3, forward: 1.8, cover: 0.6 }),
  plan('Hold the line', { attack: 0.5, forward: 0.4, cover: 1.8 }),
];
/** Plans are made when units are to march; what follows is carried out. */
export function operations({ viewer, phase }: View): readonly Posture[] {
  return viewer !== 'spectator' && phase.at(-1)?.node === 'initial-movement' ? PLANS : [];
}
