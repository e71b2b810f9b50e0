// Questions by which a side might learn what it should not know: legal actions, actions aimed anywhere, and pieces of every kind,
// own and foreign, hidden and made up, in every argument of every verb.
import type { Random } from '../dice.ts';
import type { Action, Arg, ArgValue, Verb } from '../game.ts';
import type { Match } from '../match.ts';
import type { Side } from '../types.ts';
import { handleOf } from '../actions.ts';
import { FIRST_HANDLE } from '../world.ts';

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random.int(Math.max(1, list.length))];
}

/** A number for a piece: of one's own, of a foreign one by name or by number, of none. */
function anyPiece(match: Match, side: Side, random: Random): number {
  const { q } = match;
  const p = random.int(Math.max(1, q.pieceCount));
  const seen = q.cached(`battery.foreign.${side}`, ['pieces', 'known'], () =>
    match.view(side).pieces.filter((x) => x.side !== side),
  );
  switch (random.int(6)) {
    case 0:
      return p;
    case 1:
      return pick(q.piecesOf(side), random) ?? p;
    case 2:
      return pick(seen, random)?.id ?? p;
    case 3:
      return (
        pick(
          seen.filter((x) => x.kind === undefined),
          random,
        )?.id ?? p
      );
    case 4:
      // A name of old, or of somebody else's.
      return handleOf(q, random.int(match.game.sides.length + 1), p);
    default:
      return FIRST_HANDLE + random.int(1 << 25);
  }
}
function anyValue(match: Match, side: Side, arg: Arg, random: Random): ArgValue {
  switch (arg.type) {
    case 'piece':
      return anyPiece(match, side, random);
    case 'pieces':
      return Array.from({ length: 1 + random.int(3) }, () => anyPiece(match, side, random));
    case 'place':
      return random.int(match.game.places.count);
    case 'places':
      return Array.from({ length: 1 + random.int(3) }, () => random.int(match.game.places.count));
    case 'side':
      return random.int(match.game.sides.length);
    case 'number':
      return random.int(8);
    case 'choice':
      return pick(arg.words ?? [], random) ?? 'x';
  }
}
const isOfPieces = (arg: Arg): boolean => arg.type === 'piece' || arg.type === 'pieces';

/** An action of this verb in which one argument that takes pieces gets any. The others are those of a legal action where there is one. */
function strange(match: Match, side: Side, verb: Verb, legal: Action | undefined, random: Random): Action {
  const takers = verb.args.filter(isOfPieces);
  const target = pick(takers, random)?.name;
  const args: Record<string, ArgValue> = {};
  for (const arg of verb.args) {
    const old = legal?.args[arg.name];
    args[arg.name] = old === undefined || arg.name === target ? anyValue(match, side, arg, random) : old;
  }
  return { verb: verb.id, args };
}

export function probesFor(match: Match, side: Side, random: Random, count: number): readonly Action[] {
  const legal = [...match.legal(side)];
  const out: Action[] = [];
  for (let i = 0; i < count && legal.length > 0; i++) {
    const a = legal[random.int(legal.length)];
    if (!a) continue;
    out.push(a);
    const places = Object.keys(a.args).filter((k) => typeof a.args[k] === 'number');
    const name = places[random.int(Math.max(1, places.length))];
    if (name !== undefined)
      out.push({ verb: a.verb, args: { ...a.args, [name]: random.int(match.game.places.count) } });
  }
  for (const verb of match.game.verbs) {
    if (!verb.args.some(isOfPieces)) continue;
    const own = legal.filter((a) => a.verb === verb.id);
    for (let i = 0; i < count; i++) out.push(strange(match, side, verb, pick(own, random), random));
  }
  return out;
}
