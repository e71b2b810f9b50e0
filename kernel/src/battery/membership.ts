// An argument may tell by itself what is among its candidates (`Arg.has`), because to list them all takes longer. Then two functions say
// what is legal, and they must say the same.
import { decode } from '../actions.ts';
import type { Random } from '../dice.ts';
import type { Arg } from '../game.ts';
import type { ArgValue } from '../info.ts';
import type { Match } from '../match.ts';
import type { Side } from '../types.ts';
import { Broken } from './checks.ts';

/** Legal actions whose arguments are looked at, and values tried for each. */
const ACTIONS = 3;
const VALUES = 40;

function strangers(match: Match, arg: Arg, random: Random): readonly ArgValue[] {
  if (arg.type === 'choice') return arg.words ?? [];
  const below = arg.type === 'place' ? match.game.places.count : arg.type === 'piece' ? match.q.pieceCount : 0;
  return below === 0 ? [] : Array.from({ length: VALUES }, () => random.int(below));
}

export function checkMembership(match: Match, side: Side, random: Random): void {
  const { q } = match;
  for (let n = 0; n < ACTIONS; n++) {
    const action = match.sample(side, random);
    const inside = action && decode(q, side, action);
    if (!inside || 'rule' in inside) return;
    const soFar: Record<string, ArgValue> = {};
    for (const arg of q.compiled.verbs.get(inside.verb)?.args ?? []) {
      const value = inside.args[arg.name];
      if (arg.has) {
        const listed = new Set(arg.candidates(q, soFar));
        for (const v of [...[...listed].slice(0, VALUES), ...strangers(match, arg, random)]) {
          if (arg.refuse?.(q, soFar, v) || arg.has(q, soFar, v) === listed.has(v)) continue;
          const which = listed.has(v)
            ? 'listed, but said not to be a candidate'
            : 'not listed, but said to be a candidate';
          throw new Broken(
            'membership',
            `${inside.verb} ${JSON.stringify(soFar)}: ${arg.name} ${JSON.stringify(v)} is ${which}`,
          );
        }
      }
      if (value !== undefined) soFar[arg.name] = value;
    }
  }
}
