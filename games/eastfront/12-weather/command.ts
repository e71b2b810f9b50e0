// Weather and command (12.22).
import { type Loc, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { MUD, SNOW } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { weather } from '../state.ts';
import type { Query } from '../words.ts';

/** 12.22: mud disrupts every HQ, snow the German ones. */
export function weatherDisrupts(q: Query, side: Side): boolean {
  return mudDisrupts(q) || snowDisrupts(q, side);
}
const mudDisrupts = rule(
  '12.22a',
  (q: Query): boolean => weather(q) === MUD,
  () => false,
);
const snowDisrupts = rule(
  '12.22b',
  (q: Query, side: Side): boolean => weather(q) === SNOW && side === GERMAN,
  () => false,
);
/** 12.22a */
export const mudDeployRefusal = rule(
  '12.22a',
  (q: Query, to: Loc): Refusal | undefined =>
    weather(q) === MUD ? refuse('12.22a', say`HQs cannot deploy in mud.`, { places: [to] }) : undefined,
  () => undefined,
);
