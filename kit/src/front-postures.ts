// Postures for an advice that asks three things of a front: what to attack, how far to go forward, and what to cover. A game says what it
// covers, and at which decision its turn is planned.
import { type Posture, type View, weight, type Will, willsOf } from '@rasputitsa/kernel';

export type FrontWeight = 'attack' | 'forward' | 'cover';
export type FrontWill = Will<FrontWeight>;

const plan = (name: string, weights: Readonly<Partial<Record<FrontWeight, number>>>): Posture => ({ name, weights });
const STYLES: Readonly<Record<'cautious' | 'bold', Posture>> = {
  cautious: plan('Cautious', { attack: 0.6, forward: 0.8, cover: 1.5 }),
  bold: plan('Bold', { attack: 1.6, forward: 1.3, cover: 0.7 }),
};
const PLANS: readonly Posture[] = [
  plan('As the staff advises', {}),
  plan('Attack all along the front', { attack: 1.6 }),
  plan('Break through to what counts', { attack: 1.3, forward: 1.8, cover: 0.6 }),
  plan('Hold the line', { attack: 0.5, forward: 0.4, cover: 1.8 }),
];

/** `cover`: what is covered, in the player's words. `planned`: the decision in which units are to march; what follows is carried out. */
export function frontPostures(cover: string, planned: string) {
  const weights = [
    weight('attack', 'what a battle takes from the enemy, against what it costs', 0.4, 2.5),
    weight('forward', 'the way to what counts', 0, 3),
    weight('cover', cover, 0, 3),
  ];
  return {
    weights,
    willOf: willsOf<FrontWeight>(weights),
    styles: STYLES,
    operations: ({ viewer, phase }: View): readonly Posture[] =>
      viewer !== 'spectator' && phase.at(-1)?.node === planned ? PLANS : [],
  };
}
