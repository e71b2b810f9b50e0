// Chapter 10, 10.2.3: a unit out of supply buys full movement or full strength with a level.
import { type Piece, type Refusal, refuse, say, unit, type Verb } from '@rasputitsa/kernel';
import { onMap } from '../1-basics/units.ts';
import { isFresh } from '../3-movement/points.ts';
import { type Query, verb } from '../words.ts';

function refuseBuyer(q: Query, p: Piece, what: 'full-move' | 'full-attack'): Refusal | undefined {
  const no = (text: ReturnType<typeof say>): Refusal => refuse('10.2.3', text, { pieces: [p] });
  if (!onMap(q, p)) return no(say`${unit(p)} is not on the map.`);
  if (q.field(p, 'oos') === 0) return no(say`${unit(p)} is in supply.`);
  if (q.has(p, what)) return no(say`${unit(p)} has its full value already.`);
  if (what === 'full-move' && !isFresh(q, p)) return no(say`${unit(p)} has moved already.`);
  if (what === 'full-attack' && q.has(p, 'fought')) return no(say`${unit(p)} has fought already.`);
  return undefined;
}
function buying(what: 'full-move' | 'full-attack', title: string): Verb {
  return verb({
    id: what,
    title,
    rule: '10.2.3',
    args: { unit: 'piece' },
    ask: {
      unit: {
        title: 'Unit',
        *candidates(q) {
          for (const p of q.piecesOf(q.actor)) if (!refuseBuyer(q, p, what)) yield p;
        },
        refuse: (q, _, p) => refuseBuyer(q, p, what),
      },
    },
    apply(g, { unit: p }) {
      g.raise(p, what);
      g.setField(p, 'oos', g.field(p, 'oos') + 1);
    },
  });
}
const fullMove = buying('full-move', 'Move with full points out of supply');
export const fullAttack = buying('full-attack', 'Attack with full strength out of supply');
/** Verbs of the Movement Phase. */
export const supplyVerbs: readonly Verb[] = [fullMove];
