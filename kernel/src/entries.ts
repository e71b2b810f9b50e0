// Entries of a log that comes from outside, looked at as closely as actions are.
import { decode, encode, KERNEL_RULES } from './actions.ts';
import { DONE } from './compiled.ts';
import type { World } from './world.ts';
import type { Action, ArgType, ArgValue } from './game.ts';
import { type Refusal, refuse, say } from './message.ts';
import { canonical } from './state.ts';
import type { Side } from './types.ts';

function fits(type: ArgType, value: ArgValue | undefined): boolean {
  if (type === 'choice') return typeof value === 'string';
  return type === 'pieces' || type === 'places' ? Array.isArray(value) : typeof value === 'number';
}

function bad(why: string): Refusal {
  return refuse(KERNEL_RULES.malformed, say`This is not an action: ${why}.`);
}

/** Why this could not have been sent by the side: wrong types, pieces it has no name for, one named twice. */
export function vetted(q: World, side: Side, action: Action): Refusal | undefined {
  const verb = q.compiled.verbs.get(action.verb);
  if (!verb && action.verb !== DONE) return refuse(KERNEL_RULES.unknown, say`There is no verb ${action.verb}.`);
  const args = verb?.args ?? [];
  for (const a of args)
    if (!fits(a.type, action.args[a.name])) return bad(`${action.verb} needs ${a.name} (${a.type})`);
  const extra = Object.keys(action.args).find((name) => !args.some((a) => a.name === name));
  if (extra !== undefined) return bad(`${action.verb} takes no ${extra.slice(0, 40)}`);
  const back = decode(q, side, encode(q, side, action));
  if ('rule' in back) return back;
  return canonical(back.args) === canonical(action.args)
    ? undefined
    : bad(`${action.verb} does not read back as itself`);
}
