// One line of work of the referee: what it looks at when somebody is asked.
import type { Question } from '@rasputitsa/kernel/referee';
import type { Position } from './position.ts';

export interface Desk {
  asked(pos: Position, now: Question): void;
}
