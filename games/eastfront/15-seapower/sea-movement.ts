// Sea movement (15.2): from port to port, a Supreme Move for each sea area.
import { type Loc, type Piece, refuse, say } from '@rasputitsa/kernel';
import { stackRefusal } from '../6-movement/overstacking.ts';
import { enemyOf } from '../sides.ts';
import { isEngaged, unitsOf } from '../state.ts';
import { type Play, verb } from '../words.ts';
import { leaveBeach } from './beachhead.ts';
import { hasSeapower } from './seas.ts';
import { embarkRefusal, portRefusal, ports, seaMoves } from './voyages.ts';

/** Counts the ports and sets the unit ashore. */
export function sail(g: Play, p: Piece, to: Loc): void {
  const from = g.at(p);
  const engaged = isEngaged(g, p);
  for (const port of [from, to]) g.setMark('port', port, g.mark('port', port) + 1);
  g.move(p, to, { path: [from, to], by: 'sea' });
  leaveBeach(g, p);
  g.raise(p, 'strategic');
  if (engaged && !g.has(p, 'active')) g.conceal([p], enemyOf(g.sideOf(p)));
}

export const seaMove = verb({
  id: 'sea',
  title: 'Move by sea',
  rule: '15.2',
  refuse: (q) => {
    if (!hasSeapower(q)) return refuse('OPT.sea', say`This game is played without Seapower.`);
    return q.track('supreme') > 0
      ? undefined
      : refuse('15.2', say`Sea moves take the Supreme Moves of an active Supreme HQ; none are left.`);
  },
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) => embarkRefusal(q, p),
    },
    to: {
      candidates: (q, { piece }) => ports(q).filter((to) => to !== q.at(piece)),
      refuse: (q, { piece }, to) =>
        portRefusal(q, piece, to, q.track('supreme')) ??
        stackRefusal(q, piece, to, { spend: seaMoves(q, piece).get(to) ?? 0, ports: [q.at(piece), to] }),
      preview: (q, { piece }, to) => ({
        cost: seaMoves(q, piece).get(to) ?? 0,
        path: [q.at(piece), to],
      }),
    },
  },
  apply(g, { piece, to }) {
    g.setTrack('supreme', g.track('supreme') - (seaMoves(g, piece).get(to) ?? 0));
    g.raise(piece, 'moved');
    sail(g, piece, to);
  },
});
