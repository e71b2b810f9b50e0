// 6.6: Repair Units convert enemy rail and mend neutral rail, a hex a turn; 6.69: Finns mend one Finnish rail hex a turn.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { AROUND, OLD_FINLAND, ON_RAIL, RAIL_TO } from '../3-equipment/board.ts';
import { isCombatUnit, isFinnish, isOnMap, isRepair } from '../3-equipment/units.ts';
import { enterHexes } from '../5-movement/entering.ts';
import { limitAt } from '../5-movement/limits.ts';
import { enemyFront } from '../8-9-zones-stacking/picture.ts';
import { refuseRoom } from '../8-9-zones-stacking/stacking.ts';
import { isSnow } from '../14-weather/weather.ts';
import { AXIS, NOBODY, ownedBy } from '../sides.ts';
import { type Query, verb } from '../words.ts';

/** 14.22 Axis Repair Units mend nothing in Snow, though they may go on (RULINGS C1). */
const mends = rule(
  '14.22',
  (q: Query, p: Piece): boolean => !(q.sideOf(p) === AXIS && isSnow(q)),
  () => true,
);
/** 6.61, 6.62 One hex in each Initial Movement Phase, the first of the map included. */
const isSpent = rule(
  '6.61',
  (q: Query, p: Piece): boolean => q.has(p, 'done') || q.has(p, 'moving'),
  () => false,
);
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isRepair(q, p)) return refuse('6.6', say`${unit(p)} is not a Repair Unit.`, about);
  if (!isOnMap(q, p)) return refuse('6.6', say`${unit(p)} is not on the map.`, about);
  if (q.has(p, 'entrained')) return refuse('6.64', say`${unit(p)} is entrained.`, about);
  if (isSpent(q, p)) return refuse('6.61', say`${unit(p)} has moved its hex.`, about);
  return undefined;
}
/** 6.61 Over a rail hexside. */
const isJoined = rule(
  '6.63',
  (q: Query, p: Piece, to: Loc): boolean => (RAIL_TO[q.at(p)] ?? []).includes(to),
  (_q: Query, _p: Piece, to: Loc) => ON_RAIL[to] === 1,
);
function refuseHex(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const about = { pieces: [p], places: [to] };
  if (!isJoined(q, p, to)) return refuse('6.61', say`No rail hexside joins ${place(q.at(p))} and ${place(to)}.`, about);
  const limit = limitAt(q, p, to);
  if (limit) return refuse(limit.rule, say`${unit(p)} may not enter ${place(to)}: ${limit.text}.`, about);
  if ((enemyFront(q, q.sideOf(p)).units[to] ?? 0) > 0)
    return refuse('5.22', say`Enemy units are in ${place(to)}.`, about);
  return refuseRoom(q, q.sideOf(p), to, [p]);
}
export const repair = verb({
  id: 'repair-rail',
  title: 'Repair rail',
  rule: '6.61',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Repair Unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => isRepair(q, p) && !refuseUnit(q, p)),
      refuse: (q, _, value) => refuseUnit(q, value),
    },
    to: {
      title: 'Rail hex',
      candidates: (q, { piece }) => (AROUND[q.at(piece)] ?? []).filter((to) => !refuseHex(q, piece, to)),
      refuse: (q, { piece }, value) => refuseHex(q, piece, value),
    },
  },
  apply(g, { piece, to }) {
    const from = g.at(piece);
    g.move(piece, to, { path: [from, to], by: 'repair' });
    g.raise(piece, 'done');
    g.raise(piece, 'moved');
    enterHexes(g, [piece], [to]);
    const mine = ownedBy(g.sideOf(piece));
    const owner = g.layer('rail')[to];
    // 6.55: what it cannot turn over it cuts, as any unit does.
    if (mends(g, piece)) {
      if (owner !== mine) g.setLayer('rail', [to], mine);
    } else if (owner !== mine && owner !== NOBODY) g.setLayer('rail', [to], NOBODY);
  },
});

/** 6.69 One hex a turn, where a Finnish combat unit has come in its move (RULINGS S5). */
const finnsMayMend = rule(
  '6.69',
  (q: Query): boolean => q.track('finnish-repair') < 1,
  () => false,
);
function refuseFinn(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isFinnish(q, p) || !isCombatUnit(q, p))
    return refuse('6.69', say`${unit(p)} is not a Finnish combat unit.`, about);
  if (!isOnMap(q, p) || ON_RAIL[q.at(p)] !== 1 || OLD_FINLAND[q.at(p)] !== 1)
    return refuse('6.69', say`${unit(p)} is not on a Finnish railway.`, about);
  if (!q.has(p, 'moved')) return refuse('6.69', say`${unit(p)} has not moved through its hex in this phase.`, about);
  if (q.layer('rail')[q.at(p)] === ownedBy(AXIS))
    return refuse('6.69', say`The railway in ${place(q.at(p))} is in order.`, about);
  if (!finnsMayMend(q)) return refuse('6.69', say`One Finnish rail hex a turn is repaired.`, about);
  return undefined;
}
const mendingFinns = (q: Query): readonly Piece[] =>
  q.piecesOf(q.actor).filter((p) => isFinnish(q, p) && !refuseFinn(q, p));
export const finnishRepair = verb({
  id: 'repair-finnish-rail',
  title: 'Repair Finnish rail',
  rule: '6.69',
  args: { piece: 'piece' },
  refuse(q) {
    if (!finnsMayMend(q)) return refuse('6.69', say`One Finnish rail hex a turn is repaired.`);
    if (mendingFinns(q).length > 0) return undefined;
    return refuse('6.69', say`No Finnish combat unit has moved onto a broken railway in Finland in this phase.`);
  },
  ask: {
    piece: {
      title: 'Finnish unit',
      candidates: mendingFinns,
      refuse: (q, _, value) => refuseFinn(q, value),
    },
  },
  apply(g, { piece }) {
    g.setLayer('rail', [g.at(piece)], ownedBy(AXIS));
    g.setTrack('finnish-repair', g.track('finnish-repair') + 1);
  },
});
