// Weather and command (12.22).
import { type Loc, type Refusal, refuse, say, type Side } from '@rasputitsa/kernel';
import { MUD, SNOW } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { weather } from '../state.ts';
import type { Query } from '../words.ts';

/** 12.22: mud disrupts every HQ, snow the German ones. */
export function weatherDisrupts(q: Query, side: Side): boolean {
  return weather(q) === MUD || (weather(q) === SNOW && side === GERMAN);
}
/** 12.22a */
export function mudDeployRefusal(q: Query, to: Loc): Refusal | undefined {
  return weather(q) === MUD ? refuse('12.22a', say`HQs cannot deploy in mud.`, { places: [to] }) : undefined;
}
