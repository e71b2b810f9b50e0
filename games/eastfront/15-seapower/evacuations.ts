// Sea evacuations (15.6), the Coastal Army's among them (15.5).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { isCoastal } from '../2-units/units.ts';
import { fitRefusal } from '../4-sequence/movement-phase.ts';
import { givesUpBattle } from '../6-movement/retreats.ts';
import { stackRefusal } from '../6-movement/overstacking.ts';
import { settleBattle } from '../7-combat/battles.ts';
import { COASTAL_EVACUATION_SPEED, EVACUATION_SPEED } from '../data/seas.ts';
import { enemyOf } from '../sides.ts';
import { isBattle, isEngaged, isFriendly, unitsOf } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { leaveBeach } from './beachhead.ts';
import { INVASION_HQ, noHq, openSeas } from './invasion-hqs.ts';
import { shoalRefusal } from './seas.ts';

/** 15.6, RULINGS R87: a unit of any type on a coast of the HQ's sea. */
const evacueeRefusal = rule(
  '15.6',
  (q: Query, hq: Piece, p: Piece): Refusal | undefined => {
    const no = fitRefusal(q, p);
    if (no) return no;
    const port = q.at(hq);
    const at = q.at(p);
    if (at === port) return refuse('15.6', say`${unit(p)} is in the port already.`, { pieces: [p] });
    if (!openSeas(q, hq).some((s) => s.coasts.has(at)))
      return refuse('15.6', say`${unit(p)} is not on a coast of the sea at ${place(port)}.`, { places: [at] });
    if (!isFriendly(q, port, q.sideOf(p)) || isBattle(q, port))
      return refuse('15.6', say`${place(port)} must be a friendly port without enemies.`, { places: [port] });
    if (isEngaged(q, p) && q.field(p, 'from') !== 0)
      return refuse('15.6', say`${unit(p)} entered this battle in the same phase.`, { pieces: [p] });
    return shallowsRefusal(q, hq, at) ?? restrictedRefusal(q, p, port) ?? stackRefusal(q, p, port);
  },
  () => refuse('15.6', say`no`),
);
/** RULINGS R111: any coast, unless the option says that shoals bar ships both ways. */
function shallowsRefusal(q: Query, hq: Piece, at: Loc): Refusal | undefined {
  if (!q.option('shoals-bar-evacuations')) return undefined;
  const over = openSeas(q, hq).filter((s) => s.coasts.has(at));
  return shoalRefusal(q, over, at);
}
/** Whether its leaving gives the battle up. */
function retreats(q: Query, p: Piece): boolean {
  return isEngaged(q, p) && givesUpBattle(q, p);
}
function* onCoasts(q: Query, hq: Piece): Generator<number> {
  const open = openSeas(q, hq);
  for (const p of unitsOf(q, q.actor)) {
    const at = q.at(p);
    if (isHex(at) && open.some((s) => s.coasts.has(at))) yield p;
  }
}

export const evacuate = verb({
  id: 'evacuate',
  title: 'Evacuate by sea',
  rule: '15.6',
  refuse: noHq,
  args: { hq: 'piece', piece: 'piece' },
  ask: {
    hq: INVASION_HQ,
    piece: {
      title: 'unit',
      candidates: (q, { hq }) => onCoasts(q, hq),
      refuse: (q, { hq }, p) => evacueeRefusal(q, hq, p),
      preview: (q, _soFar, p) => ({
        notes: retreats(q, p)
          ? [{ rule: '15.6', message: say`a retreat: pursued at speed ${evacuationSpeed(q, p)}` }]
          : [],
      }),
    },
  },
  apply(g, { hq, piece }) {
    const port = g.at(hq);
    g.raise(hq, 'commanded');
    g.raise(piece, 'moved');
    // 6.41a: the last one holds on until all other movement is over, and goes under fire.
    if (retreats(g, piece)) {
      g.raise(piece, 'rearguard');
      g.setField(piece, 'sail', port + 1);
      return;
    }
    comeAway(g, piece, port);
  },
});

/** Takes a unit off a coast into the port. */
export function comeAway(g: Play, p: Piece, port: Loc): void {
  const from = g.at(p);
  const engaged = isEngaged(g, p);
  if (engaged) g.raise(p, 'disengaged');
  g.setField(p, 'sail', 0);
  g.move(p, port, { path: [from, port], by: 'evacuation' });
  leaveBeach(g, p);
  if (engaged && !g.has(p, 'active')) g.conceal([p], enemyOf(g.sideOf(p)));
  settleBattle(g, from);
}

/** 15.6, 15.5: how fast a unit gets away by sea. */
export const evacuationSpeed = rule(
  '15.6',
  (q: Query, p: Piece): number => (isCoastal(q, p) ? coastalSpeed() : EVACUATION_SPEED),
  () => COASTAL_EVACUATION_SPEED,
);
const coastalSpeed = rule(
  '15.5',
  (): number => COASTAL_EVACUATION_SPEED,
  () => EVACUATION_SPEED,
);
