// Who may sail in the Naval Movement Step (14.3.2, 14.3.3, 14.2.2.2), and the orders that send ships out.
import {
  type Loc,
  type Piece,
  place,
  type Preview,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { isHex } from '../1-components/board.ts';
import { isNaval } from '../1-components/units.ts';
import { usedRefusal } from '../17-special/used-units.ts';
import { look } from '../4-11-general/examining-units.ts';
import { unitsOf } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { isNavalBase } from './naval-bases.ts';
import { missionPath } from './naval-routes.ts';

function sailors(q: Query): readonly Piece[] {
  return unitsOf(q, q.actor).filter((p) => isNaval(q, p));
}
/** What the page shows with a destination. */
function voyage(q: Query, p: Piece, to: Loc): Preview {
  const path = missionPath(q, p, to);
  return { cost: Math.max(0, path.length - 1), path };
}
/** 14.2.2.2: who has evacuated stays where it is in the enemy's phases. */
const evacuated = rule(
  '14.2.2.2',
  (q: Query, p: Piece): Refusal | undefined =>
    q.has(p, 'do-not-use') && q.sideOf(p) !== q.active
      ? refuse('14.2.2.2', say`${unit(p)} has evacuated its base and is not used.`, { pieces: [p] })
      : undefined,
  () => undefined,
);
/** 14.3.2: missions start from naval bases. The non-phasing side has no such condition (14.3.3). */
function baseless(q: Query, p: Piece): Refusal | undefined {
  if (q.actor !== q.active || isNavalBase(q, q.sideOf(p), q.at(p))) return undefined;
  return refuse('14.3.2', say`${unit(p)} cannot sail: ${place(q.at(p))} is not a naval base.`, { pieces: [p] });
}
/** Why a ship does not sail now. */
export function sailorRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!isNaval(q, p) || !isHex(q.at(p))) return refuse('14.3', say`${unit(p)} is not a naval unit on the map.`);
  return busy(q, p) ?? usedRefusal(q, p) ?? evacuated(q, p) ?? baseless(q, p);
}
/** 14.3.2, 14.3.3: one mission each; nobody leaves a battle box. */
const busy = rule(
  '14.3.2',
  (q: Query, p: Piece): Refusal | undefined =>
    q.has(p, 'box') || q.has(p, 'flew')
      ? refuse(q.actor === q.active ? '14.3.2' : '14.3.3', say`${unit(p)} has its mission or is in a battle already.`, {
          pieces: [p],
        })
      : undefined,
  () => undefined,
);

// Orders

interface Voyage {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** What the destination is called. */
  readonly target: string;
  readonly targets: (q: Query, p: Piece) => Iterable<Loc>;
  readonly refusal: (q: Query, p: Piece, to: Loc) => Refusal | undefined;
  /** What the ships do there; they are in the battle box already. */
  readonly arrive: (g: Play, p: Piece, to: Loc) => void;
}
/** The order that sends a naval unit to a battle location, its own hex or another, and into the box. */
export function voyageVerb(v: Voyage): Verb {
  return verb({
    id: v.id,
    title: v.title,
    rule: v.rule,
    args: { piece: 'piece', to: 'place' },
    ask: {
      piece: {
        title: 'ships',
        candidates: sailors,
        refuse: (q, _soFar, p) => sailorRefusal(q, p),
      },
      to: {
        title: v.target,
        candidates: (q, { piece }) => v.targets(q, piece),
        refuse: (q, { piece }, to) => v.refusal(q, piece, to),
        preview: (q, { piece }, to) => voyage(q, piece, to),
      },
    },
    apply(g, { piece, to }) {
      const from = g.at(piece);
      if (to !== from) g.move(piece, to, { path: missionPath(g, piece, to), by: 'sea' });
      g.raise(piece, 'box');
      g.raise(piece, 'flew');
      v.arrive(g, piece, to);
      look(g, [from, to]);
    },
  });
}
