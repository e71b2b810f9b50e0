// Players for games under the referee's eyes: steps are ended only now and then, so that much happens.
import { patient, type Players } from '@rasputitsa/kernel/node-sabotage';

export const players = (seed: number): Players => patient(seed, 3);
