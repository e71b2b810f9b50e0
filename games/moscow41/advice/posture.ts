// What a plan for a turn may weigh more or less, and the characters made of that. The plans themselves are in operations.ts.
import { type Posture, weight, type Will as WillOf, willsOf } from '@rasputitsa/kernel';

type Id = 'attack' | 'forward' | 'cover' | 'stand' | 'back';
export type Will = WillOf<Id>;
export const weights = [
  weight('attack', 'what a battle takes from the enemy, against what it costs', 0.4, 2.5),
  weight('forward', 'the way to what counts', 0, 3),
  weight('cover', 'own places, and holes in the line', 0, 3),
  weight('stand', 'ground under attack, against the losses of standing on it', 0.3, 3),
  { id: 'back', title: 'getting out of the reach of the enemy', least: 0, most: 2, usual: 0 } as const,
];
export const willOf = willsOf<Id>(weights);
export const USUAL: Will = willOf(undefined);

export const styles: Readonly<Record<'cautious' | 'bold', Posture>> = {
  cautious: { name: 'Cautious', weights: { attack: 0.6, forward: 0.8, cover: 1.5 } },
  bold: { name: 'Bold', weights: { attack: 1.6, forward: 1.3, cover: 0.7 } },
};
