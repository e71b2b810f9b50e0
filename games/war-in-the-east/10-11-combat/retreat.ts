// 11.R9, 11.R10: where units retreat to, one hex; 10.32: remnants that fall back.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { AROUND, GRID, LAKE_SIDE, RAIL_TO, SEA_SIDE, waterBetween } from '../3-equipment/board.ts';
import { isArmsCenter, isOnMap, isRepair, isTrainingCenter } from '../3-equipment/units.ts';
import { enterHexes } from '../5-movement/entering.ts';
import { bindsRetreat } from '../5-movement/limits.ts';
import { enemyFront, frontOf } from '../8-9-zones-stacking/picture.ts';
import { refuseRoom } from '../8-9-zones-stacking/stacking.ts';
import { riversFrozen } from '../14-weather/weather.ts';
import { AXIS, ownedBy } from '../sides.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';

/** 11.R9 Not into enemy units, nor into their zones unless a friend is there, nor over water. */
const isOpenTo = rule(
  '11.R9',
  (q: Query, p: Piece, to: Loc): boolean => {
    const side = q.sideOf(p);
    const enemy = enemyFront(q, side);
    if ((enemy.units[to] ?? 0) > 0) return false;
    return enemy.zoc[to] === 0 || (frontOf(q, side).units[to] ?? 0) > 0;
  },
  (q: Query, p: Piece, to: Loc) => (enemyFront(q, q.sideOf(p)).units[to] ?? 0) === 0,
);
/** 6.66 Repair Units only along friendly rail. */
const keepsToRail = rule(
  '6.66',
  (q: Query, p: Piece, to: Loc): boolean =>
    !isRepair(q, p) || ((RAIL_TO[q.at(p)] ?? []).includes(to) && q.layer('rail')[to] === ownedBy(q.sideOf(p))),
  () => true,
);
/** 11.R5 No advance: attackers do not go back into a hex they have attacked. */
const isForward = rule(
  '11.R5',
  (q: Query, p: Piece, to: Loc): boolean => (q.v('attackers') ?? []).includes(p) && (q.v('targets') ?? []).includes(to),
  () => false,
);
function isWay(q: Query, p: Piece, to: Loc): boolean {
  if (isForward(q, p, to)) return false;
  const water = waterBetween(q.at(p), to);
  if (water === SEA_SIDE || (water === LAKE_SIDE && !riversFrozen(q))) return false;
  return !bindsRetreat(q, p, to) && isOpenTo(q, p, to) && keepsToRail(q, p, to);
}
/** How far east, in half hexes: even rows lie half a hex further west. */
const eastOf = (hex: Loc): number => 2 * (GRID.col[hex] ?? 0) - ((GRID.row[hex] ?? 0) % 2 === 0 ? 1 : 0);
const isHomeward = (side: Side, from: Loc, to: Loc): boolean =>
  side === AXIS ? eastOf(to) < eastOf(from) : eastOf(to) > eastOf(from);
/** 11.R9 Toward the own map edge where that is possible. */
const preferred = rule(
  '11.R9',
  (q: Query, p: Piece, ways: readonly Loc[]): readonly Loc[] => {
    const home = ways.filter((to) => isHomeward(q.sideOf(p), q.at(p), to));
    return home.length > 0 ? home : ways;
  },
  (_q: Query, _p: Piece, ways: readonly Loc[]) => ways,
);
/** 11.R10 Into a full hex only when there is no other (RULINGS S4). */
const roomy = rule(
  '11.R10',
  (q: Query, p: Piece, ways: readonly Loc[]): readonly Loc[] => {
    const free = ways.filter((to) => refuseRoom(q, q.sideOf(p), to, [p]) === undefined);
    return free.length > 0 ? free : ways;
  },
  (q: Query, p: Piece, ways: readonly Loc[]) => ways.filter((to) => refuseRoom(q, q.sideOf(p), to, [p]) === undefined),
);
/** 25.21, 15.13: who cannot retreat at all. */
const cannotRetreat = rule(
  '25.21',
  (q: Query, p: Piece): boolean => q.has(p, 'fortified'),
  () => false,
);
const centerCannot = rule(
  '15.13',
  (q: Query, p: Piece): boolean => isTrainingCenter(q, p) || isArmsCenter(q, p),
  () => false,
);
export function waysBack(q: Query, p: Piece): readonly Loc[] {
  if (!isOnMap(q, p) || cannotRetreat(q, p) || centerCannot(q, p)) return [];
  const ways = (AROUND[q.at(p)] ?? []).filter((to) => isWay(q, p, to));
  return preferred(q, p, roomy(q, p, ways));
}
function goBack(g: Play, p: Piece, to: Loc): void {
  const from = g.at(p);
  const full = refuseRoom(g, g.sideOf(p), to, [p]) !== undefined;
  const joins = (frontOf(g, g.sideOf(p)).units[to] ?? 0) > 0;
  g.move(p, to, { path: [from, to], by: 'retreat' });
  if (joins && !g.has(p, 'retreated')) g.raise(p, 'retreated');
  if (full && !g.has(p, 'surplus')) g.raise(p, 'surplus');
  enterHexes(g, [p], [to]);
}
export const due = (q: Query): readonly Piece[] => (q.v('units') ?? []).filter((p) => isOnMap(q, p));

function refuseWay(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (waysBack(q, p).includes(to)) return undefined;
  return refuse('11.R9', say`${unit(p)} may not retreat to ${place(to)}.`, { pieces: [p], places: [to] });
}
export const retreat = verb({
  id: 'retreat',
  title: 'Retreat',
  rule: '11.R9',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) => due(q),
      refuse: (q, _, value) =>
        due(q).includes(value)
          ? undefined
          : refuse('11.R9', say`${unit(value)} need not retreat.`, { pieces: [value] }),
    },
    to: {
      title: 'Hex',
      candidates: (q, { piece }) => waysBack(q, piece),
      refuse: (q, { piece }, value) => refuseWay(q, piece, value),
    },
  },
  ends: true,
  apply(g, { piece, to }) {
    g.reply(
      'units',
      due(g).filter((p) => p !== piece),
    );
    goBack(g, piece, to);
  },
});
export const retreatNode: DecisionNode = {
  kind: 'decision',
  id: 'retreat',
  title: 'Retreat',
  rule: '11.R9',
  verbs: ['retreat'],
  prompt: (q) => say`${due(q).length} units must retreat one hex.`,
};

/** 10.32 */
export const fallBack = verb({
  id: 'fall-back',
  title: 'Fall back',
  rule: '10.32',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Kampfgruppe or battlegroup',
      candidates: (q) => due(q).filter((p) => waysBack(q, p).length > 0),
      refuse: (q, _, value) =>
        due(q).includes(value) ? undefined : refuse('10.32', say`${unit(value)} was not reduced.`, { pieces: [value] }),
    },
    to: {
      title: 'Hex',
      candidates: (q, { piece }) => waysBack(q, piece),
      refuse: (q, { piece }, value) => refuseWay(q, piece, value),
    },
  },
  ends: true,
  apply(g, { piece, to }) {
    g.reply('loser', piece);
    goBack(g, piece, to);
  },
});
export const fallBackNode: DecisionNode = {
  kind: 'decision',
  id: 'fall-back',
  title: 'Fall back',
  rule: '10.32',
  verbs: ['fall-back'],
  prompt: () => say`Units that were reduced may fall back one hex.`,
  done: { title: 'Stay', rule: '10.32' },
};
