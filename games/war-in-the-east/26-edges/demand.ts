// 26.21, 35.2.V11: who owes units and does not send them gives those the enemy chooses.
import { type Piece, refuse, say, unit } from '@rasputitsa/kernel';
import { type Play, type Query, verb } from '../words.ts';

export interface Demand {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** Those among whom the enemy chooses; nobody when nothing is owed. */
  readonly missing: (q: Query) => readonly Piece[];
  readonly leave: (g: Play, p: Piece) => void;
}
export const demandVerb = ({ id, title, rule, missing, leave }: Demand) =>
  verb({
    id,
    title,
    rule,
    args: { piece: 'foe piece' },
    ask: {
      piece: {
        title: 'Unit',
        candidates: missing,
        refuse: (q, _, value) =>
          missing(q).includes(value)
            ? undefined
            : refuse(rule, say`${unit(value)} cannot be demanded.`, { pieces: [value] }),
      },
    },
    apply: (g, { piece }) => leave(g, piece),
  });
