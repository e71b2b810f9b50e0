// What a plan for a turn may weigh more or less, and the plans and characters made of that. Beside what every front weighs, a turn may go against what the
// year asks for, and a line may keep its distance.
import { type Posture, type View, weight, type Will as WillOf, willsOf } from '@rasputitsa/kernel';
import { frontPostures, type FrontWeight } from '@rasputitsa/kit/front-postures';

type Id = FrontWeight | 'stance' | 'room';
export type Will = WillOf<Id>;
const front = frontPostures('units in danger', 'initial-movement');
export const weights = [
  ...front.weights,
  weight('stance', 'to attack, or to hold, against what the year asks for', 0, 2),
  weight('room', 'how far a line of defense keeps from the enemy', 0, 3),
];
export const willOf = willsOf<Id>(weights);
export const USUAL: Will = willOf(undefined);
export const { styles } = front;

const plan = (name: string, own: Readonly<Partial<Record<Id, number>>>): Posture => ({ name, weights: own });
const PLANS: readonly Posture[] = [
  plan('As the staff advises', {}),
  plan('Attack all along the front', { attack: 1.6, stance: 2 }),
  plan('Break through to what counts', { attack: 1.3, forward: 1.8, cover: 0.6, stance: 2 }),
  plan('Hold the line', { attack: 0.5, cover: 1.8, stance: 0 }),
  plan('Strike out of the line', { attack: 2, stance: 0 }),
  plan('Give ground', { attack: 0.5, stance: 0, room: 2.5 }),
];
/** A turn is planned where it begins to march; what follows is carried out. */
export const operations = (view: View): readonly Posture[] => (front.operations(view).length > 0 ? PLANS : []);
