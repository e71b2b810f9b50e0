// The drop (14.2, 14.3).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { HEXES, isHex } from '../1-map/board.ts';
import { isLand, groundAt } from '../1-map/terrain.ts';
import { inAirRange } from '../13-air/air-range.ts';
import { isPara } from '../2-units/units.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { moverRefusal } from '../4-sequence/movement-phase.ts';
import { activeHqs } from '../5-command/headquarters.ts';
import { engage } from '../6-movement/engaging.ts';
import { stackRefusal } from '../6-movement/overstacking.ts';
import { enemyOf } from '../sides.ts';
import { BY_AIR, isEngaged, unitsAt } from '../state.ts';
import { type Query, verb } from '../words.ts';
import { disperse } from './dispersal.ts';
import { paradropHqs } from './paradrop-hqs.ts';

/** 14.2: a Para in the hex of its Paradrop HQ. */
const dropperRefusal = rule(
  '14.2',
  (q: Query, p: Piece): Refusal | undefined => {
    if (!isPara(q, p)) return refuse('14.2', say`${unit(p)} cannot drop.`);
    const no = moverRefusal(q, p);
    if (no && no.rule !== '5.3') return no;
    if (isEngaged(q, p))
      return refuse('6.32a', say`${unit(p)} is engaged; it may leave the battle only for a friendly hex.`);
    return paradropHqs(q, q.at(p)).length === 0
      ? refuse('14.2', say`No Paradrop HQ is with ${unit(p)}.`, { pieces: [p] })
      : undefined;
  },
  () => undefined,
);

/** 14.3: within air range, and not in mountains. */
const dropRefusal = rule(
  '14.3',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    if (!isHex(to) || !isLand(to) || isClosed(q, to))
      return refuse('14.3', say`${unit(p)} cannot drop at ${place(to)}.`, { places: [to] });
    if (groundAt(to) === 'mountain')
      return refuse('14.3', say`Paratroops cannot drop into mountains; ${place(to)} is mountain.`, { places: [to] });
    return paradropHqs(q, q.at(p)).some((hq) => inAirRange(q, hq, to))
      ? stackRefusal(q, p, to)
      : refuse('14.3', say`${place(to)} is out of air range.`, { places: [to] });
  },
  () => undefined,
);
const LAND: readonly Loc[] = Array.from({ length: HEXES }, (_, h) => h).filter((h) => isLand(h));

export const drop = verb({
  id: 'drop',
  title: 'Paradrop',
  rule: '14.3',
  refuse: (q) =>
    activeHqs(q, q.actor).some((hq) => q.has(hq, 'paradrop'))
      ? undefined
      : refuse('14.2', say`No HQ is set aside for a paradrop.`),
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => isPara(q, p)),
      refuse: (q, _soFar, p) => dropperRefusal(q, p),
    },
    to: {
      candidates: (q, { piece }) => LAND.filter((h) => h !== q.at(piece)),
      refuse: (q, { piece }, to) => dropRefusal(q, piece, to),
      preview: (q, { piece }, to) => ({
        path: [q.at(piece), to],
        notes:
          unitsAt(q, to, enemyOf(q.actor)).length > 0
            ? [{ rule: '14.4', message: say`an air assault if it starts the battle: it may be repulsed` }]
            : [],
      }),
    },
  },
  apply(g, { piece, to }) {
    const from = g.at(piece);
    g.raise(piece, 'moved');
    disperse(g, piece);
    g.move(piece, to, { path: [from, to], by: 'drop' });
    if (unitsAt(g, to, enemyOf(g.actor)).length > 0) engage(g, piece, from, to, BY_AIR);
  },
});
