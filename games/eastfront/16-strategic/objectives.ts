// Strategic objectives (16.1): what follows from control as it has just been fixed.
import { rule } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';
import { watchPorts } from './odessa-and-sevastopol.ts';
import { watchRumania } from './rumania.ts';

/** 16.1: what follows from control as it has just been fixed. */
export const watchObjectives = rule(
  '16.1',
  (g: Play): void => {
    watchPorts(g);
    watchRumania(g);
  },
  () => undefined,
);
