import type { Question } from '@rasputitsa/kernel/referee';
import type { Position } from './position.ts';

/** Looks when somebody is asked. */
export interface Desk {
  asked(pos: Position, now: Question): void;
}
