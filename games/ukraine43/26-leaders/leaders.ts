// Chapter 26, 26.3: leaders who are caught alone.
import { type Loc, type Piece, place, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { EDGE_SOURCES, objectiveHexes } from '../1-map/board.ts';
import { groundAt, isLeader } from '../2-units/units.ts';
import { enemyIn } from '../6-7-zones/picture.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf, ownedBy } from '../sides.ts';
import { type Play, type Query, question } from '../words.ts';

/** 26.3a Any friendly hex with victory points; RULINGS A-35: without one a friendly source on the map edge. */
function refuges(q: Query, side: Side): readonly Loc[] {
  const control = q.layer('control');
  const isFree = (hex: Loc): boolean => control[hex] === ownedBy(side) && !enemyIn(q, side, hex);
  const objectives = objectiveHexes(tablesOf(q).OBJECTIVES)
    .map((o) => o.hex)
    .filter(isFree);
  return objectives.length > 0 ? objectives : (EDGE_SOURCES[side] ?? []).filter(isFree);
}
const caught = (q: Query): Piece => q.v('piece') ?? NONE;
const asked = question({
  node: 'displace-leader',
  title: 'A leader is displaced',
  rule: '26.3a',
  prompt: (q) => say`Choose where ${unit(caught(q))} goes.`,
  verb: 'displace-leader',
  verbTitle: 'Displace the leader',
  arg: 'to',
  argTitle: 'Hex',
  type: 'place',
  among: (q) => refuges(q, q.sideOf(caught(q))),
  refuse: (q, to) =>
    refuges(q, q.sideOf(caught(q))).includes(to)
      ? undefined
      : refuse('26.3a', say`${unit(caught(q))} cannot go to ${place(to)}.`, { places: [to] }),
  answer: 'from',
});
export const displaceNode = asked.node;
/** The verb moves the leader itself: whoever called is in the middle of something else. */
export const displace = {
  ...asked.verb,
  apply: (g: Play, args: { readonly [name: string]: unknown }) =>
    g.move(caught(g), Number(args['to']), { by: 'displaced' }),
};
/** 26.3a Ground units of `side` have come into the hex: an enemy leader alone there is Disrupted and displaced. */
export const catchLeader = rule(
  '26.3a',
  (g: Play, side: Side, hex: Loc): void => {
    const owner = enemyOf(side);
    if (groundAt(g, hex, owner).length > 0) return;
    for (const p of g.piecesAt(hex).filter((x) => g.sideOf(x) === owner && isLeader(g, x))) {
      if (!g.has(p, 'disrupted')) g.raise(p, 'disrupted');
      if (refuges(g, owner).length > 0) g.call('displace-leader', { side: owner, vars: { piece: p } });
    }
  },
  () => {},
);
