// Sea invasions (15.4) and their limits (15.42).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { terrainAt } from '../1-map/terrain.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { isInfantry } from '../2-units/units.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { fitRefusal } from '../4-sequence/movement-phase.ts';
import { engage } from '../6-movement/engaging.ts';
import { commandRange } from '../5-command/command-range.ts';
import { stackRefusal } from '../6-movement/overstacking.ts';
import { enemyOf } from '../sides.ts';
import { BY_SEA, isEngaged, unitsAt } from '../state.ts';
import { type Query, verb } from '../words.ts';
import { noteLanding, overrun } from './beachhead.ts';
import { INVASION_HQ, noHq, openSeas } from './invasion-hqs.ts';
import { seasAt } from './ports.ts';
import { seas, shoalRefusal } from './seas.ts';

/** 15.41a: an infantry-type unit in the HQ's port. RULINGS R82: paratroops are infantry here. */
const invaderRefusal = rule(
  '15.41a',
  (q: Query, hq: Piece, p: Piece): Refusal | undefined => {
    const no = fitRefusal(q, p);
    if (no) return no;
    if (!isInfantry(q, p)) return refuse('15.41a', say`${unit(p)} is not infantry and cannot invade.`, { pieces: [p] });
    if (q.at(p) !== q.at(hq))
      return refuse('15.41a', say`${unit(p)} is not in the port of ${unit(hq)}.`, { pieces: [p, hq] });
    return isEngaged(q, p)
      ? refuse('6.32a', say`${unit(p)} is engaged; it may leave the battle only for a friendly hex.`, { pieces: [p] })
      : undefined;
  },
  (q, hq, p) => (q.at(p) !== q.at(hq) || isEngaged(q, p) ? refuse('15.41a', say`no`) : fitRefusal(q, p)),
);

/** 15.41a, 15.42, 1.34: terrain as the map prints it, whatever the weather makes of it. */
const beachRefusal = rule(
  '15.42',
  (hex: Loc): Refusal | undefined => {
    const terrain = terrainAt(hex);
    return terrain === 'mountain' || terrain === 'marsh'
      ? refuse('15.42', say`Units cannot land in ${terrain}; ${place(hex)} is ${terrain}.`, { places: [hex] })
      : undefined;
  },
  () => undefined,
);

/** 15.42: one landing on a defended hex in a Movement Phase. */
const defendedRefusal = rule(
  '15.42',
  (q: Query, to: Loc): Refusal | undefined =>
    q.mark('landed', to) > 0
      ? refuse('15.42', say`One unit has landed at ${place(to)} this phase; it is defended.`, { places: [to] })
      : undefined,
  () => undefined,
);

/** 15.41a: coasts of the sea at the HQ's port. */
function coasts(q: Query, hq: Piece): readonly Loc[] {
  const out = new Set<Loc>();
  for (const s of openSeas(q, hq)) for (const h of s.coasts) if (h !== q.at(hq)) out.add(h);
  return [...out];
}
/** 15.41c: landings go beyond the command range of their HQ; they only fight unsupported there. */
const beyondRefusal = rule(
  '15.41c',
  (_q: Query, _hq: Piece, _to: Loc): Refusal | undefined => undefined,
  (q, hq, to) =>
    commandRange(q, hq).has(to) ? undefined : refuse('5.3', say`${place(to)} is beyond the range of ${unit(hq)}.`),
);
function landingRefusal(q: Query, hq: Piece, p: Piece, to: Loc): Refusal | undefined {
  const side = q.sideOf(hq);
  const over = openSeas(q, hq).filter((s) => s.coasts.has(to));
  if (over.length === 0) {
    const barred = seas.find((s) => s.coasts.has(to));
    if (!barred) return refuse('15.41a', say`${place(to)} is not on the coast.`, { places: [to] });
    return seasAt(q, q.at(hq), side).includes(barred)
      ? refuse('15.1', say`The ${barred.name} is controlled from ${place(barred.control)}, which is not friendly.`)
      : refuse('15.41a', say`${place(to)} lies on another sea than ${place(q.at(hq))}.`, { places: [to] });
  }
  if (isClosed(q, to))
    return refuse('EDW.2', say`${place(to)} is outside the area of this scenario.`, { places: [to] });
  const no = beyondRefusal(q, hq, to) ?? beachRefusal(to) ?? shoalRefusal(q, over, to) ?? restrictedRefusal(q, p, to);
  if (no) return no;
  return (unitsAt(q, to, enemyOf(side)).length > 0 ? defendedRefusal(q, to) : undefined) ?? stackRefusal(q, p, to);
}

export const invade = verb({
  id: 'invade',
  title: 'Invade by sea',
  rule: '15.4',
  refuse: noHq,
  args: { hq: 'piece', piece: 'piece', to: 'place' },
  ask: {
    hq: INVASION_HQ,
    piece: {
      title: 'unit',
      candidates: (q, { hq }) => unitsAt(q, q.at(hq), q.actor),
      refuse: (q, { hq }, p) => invaderRefusal(q, hq, p),
    },
    to: {
      candidates: (q, { hq }) => coasts(q, hq),
      refuse: (q, { hq, piece }, to) => landingRefusal(q, hq, piece, to),
      preview: (q, _soFar, to) => ({
        notes:
          unitsAt(q, to, enemyOf(q.actor)).length > 0
            ? [{ rule: '15.43', message: say`a sea assault if it starts the battle: it may be repulsed` }]
            : [],
      }),
    },
  },
  apply(g, { hq, piece, to }) {
    const from = g.at(piece);
    g.raise(hq, 'commanded');
    g.raise(piece, 'moved');
    g.move(piece, to, { path: [from, to], by: 'invasion' });
    overrun(g, piece, [to]);
    noteLanding(g, piece, to);
    if (unitsAt(g, to, enemyOf(g.actor)).length === 0) return;
    g.setMark('landed', to, 1);
    engage(g, piece, from, to, BY_SEA);
  },
});
