// Disbanding (11.52).
import { refuse, say, unit } from '@rasputitsa/kernel';
import { inPlay } from '../1-map/board.ts';
import { unitsOf } from '../state.ts';
import { verb } from '../words.ts';
import { plan, setPlan } from './production-plan.ts';

/** 11.52: eliminated by their own side; not to be rebuilt before the next Production. */
export const disband = verb({
  id: 'disband',
  title: 'Disband a unit',
  rule: '11.52',
  givesUp: true,
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) => {
        if (!inPlay(q.at(p))) return refuse('11.52', say`${unit(p)} is not in play.`);
        return plan(q, q.actor).disbanded.includes(p)
          ? refuse('11.52', say`${unit(p)} is being disbanded already.`)
          : undefined;
      },
    },
  },
  apply(g, { piece }) {
    const now = plan(g, g.actor);
    setPlan(g, g.actor, { ...now, disbanded: [...now.disbanded, piece] });
  },
});
