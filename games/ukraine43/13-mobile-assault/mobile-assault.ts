// Chapter 13: Mobile Assaults, attacks made on the move in the own Exploitation Phase.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { formatUnits } from '@rasputitsa/kit/units';
import { AROUND, GRID, MAJOR, NO_ROAD, ROAD, WATER } from '../1-map/board.ts';
import { isFormation, isGround, isMech, isOnMap, stackAt } from '../2-units/units.ts';
import { goesOneHex, pointsLeft, refuseMover, SCALE } from '../4-movement/allowance.ts';
import { entryCost, partyOf } from '../4-movement/costs.ts';
import { spend, takeTurn } from '../4-movement/move.ts';
import { isOverstacked } from '../5-stacking/stacking.ts';
import { enemyIn } from '../6-7-zones/picture.ts';
import {
  beginBattle,
  declared,
  previewCombat,
  refuseCompany,
  refuseFighter,
  refuseUncommanded,
} from '../8-combat/attack.ts';
import { refuseCrossing } from '../18-rivers/crossing.ts';
import { leadsAttack } from '../23-headquarters/combat.ts';
import { tablesOf } from '../data/tables.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 13.1A Mechanized units only. */
const isSlow = rule(
  '13.1A',
  (q: Query, p: Piece): boolean => !isMech(q, p),
  () => false,
);
/** 13.1B Two points and what the hex costs, a whole point along a road; leaving a zone of control costs nothing. In halves. */
const price = rule(
  '13.1B',
  (q: Query, units: readonly Piece[], target: Loc): number => {
    const hexside = sideBetween(GRID, q.at(units[0] ?? NONE), target);
    const { MOVE } = tablesOf(q);
    const entry = entryCost(q, partyOf(q, units), target, hexside);
    const byRoad = ROAD[hexside] === NO_ROAD || WATER[hexside] === MAJOR ? 0 : MOVE.roadAssaulted * SCALE;
    return MOVE.mobileAssault * SCALE + Math.max(entry, byRoad);
  },
  () => 0,
);
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !isGround(q, p)) return refuse('13.1A', say`${unit(p)} is not a unit that attacks.`, about);
  if (isSlow(q, p)) return refuse('13.1A', say`${unit(p)} is not mechanized.`, about);
  if (q.has(p, 'disrupted')) return refuse('11.3.1', say`${unit(p)} is Disrupted.`, about);
  if (goesOneHex(q, p) && isMech(q, p)) return refuse('4.9A', say`${unit(p)} may not exploit.`, about);
  return refuseMover(q, p);
}
/** 13.1C One stack. */
const isScattered = rule(
  '13.1C',
  (q: Query, p: Piece, first: Piece): boolean => q.at(p) !== q.at(first),
  () => false,
);
function refuseUnits(q: Query, units: readonly Piece[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refuse('13.1A', say`Choose units to assault with.`);
  for (const p of units) {
    const no = refuseUnit(q, p);
    if (no) return no;
    if (isScattered(q, p, first))
      return refuse('13.1C', say`${unit(p)} is not in the same hex as ${unit(first)}.`, { pieces: [p] });
  }
  const side = q.sideOf(first);
  if (isOverstacked(q, side, stackAt(q, q.at(first), side)))
    return refuse('5.4', say`${place(q.at(first))} holds too many units.`, { places: [q.at(first)] });
  return refuseCompany(q, units) ?? refuseUncommanded(q, units);
}
const left = (q: Query, units: readonly Piece[]): number => Math.min(...units.map((p) => pointsLeft(q, p)));
/** 13.1B, 13.2a As often as the points last. */
const cannotPay = rule(
  '13.2a',
  (q: Query, units: readonly Piece[], target: Loc): boolean => price(q, units, target) > left(q, units),
  () => false,
);
function refuseTarget(q: Query, units: readonly Piece[], target: Loc): Refusal | undefined {
  const about = { places: [target] };
  if (!enemyIn(q, q.actor, target)) return refuse('13.1A', say`No enemy units are in ${place(target)}.`, about);
  for (const p of units) {
    const no = refuseFighter(q, p, [target]) ?? refuseCrossing(q, p, target);
    if (no) return no;
  }
  if (!cannotPay(q, units, target)) return undefined;
  return refuse(
    '13.1B',
    say`A Mobile Assault on ${place(target)} costs ${formatUnits(price(q, units, target), SCALE)} movement points; ${formatUnits(Math.max(0, left(q, units)), SCALE)} are left.`,
    about,
  );
}
function* companies(q: Query): Generator<readonly Piece[]> {
  const seen = new Set<Loc>();
  for (const p of q.piecesOf(q.actor)) {
    if (!isOnMap(q, p) || !isMech(q, p)) continue;
    const hex = q.at(p);
    if (seen.has(hex) || !(AROUND[hex] ?? []).some((to) => enemyIn(q, q.actor, to))) continue;
    seen.add(hex);
    const able = stackAt(q, hex, q.actor).filter((x) => !refuseUnit(q, x));
    const all = able.filter((x) => !isFormation(q, x) || leadsAttack(q, x, able));
    if (all.length > 1 && !refuseUnits(q, all)) yield all;
    for (const x of all) if (!refuseUnits(q, [x])) yield [x];
  }
}
export const mobileAssault = verb({
  id: 'mobile-assault',
  title: 'Mobile Assault',
  rule: '13.1A',
  args: { units: 'pieces', target: 'place' },
  ask: {
    units: {
      title: 'Units',
      candidates: companies,
      elements: (q) => q.piecesOf(q.actor).filter((p) => !refuseUnit(q, p)),
      refuse: (q, _, value) => refuseUnits(q, value),
    },
    target: {
      title: 'Hex to assault',
      candidates: (q, { units }) => AROUND[q.at(units[0] ?? NONE)] ?? [],
      refuse: (q, { units }, value) => refuseTarget(q, units, value),
      preview: (q, { units }, value) => ({
        ...previewCombat(q, declared(q, [value], units)),
        cost: formatUnits(price(q, units, value), SCALE),
      }),
    },
  },
  apply(g: Play, { units, target }) {
    takeTurn(g, units);
    spend(g, units, price(g, units, target), 0);
    beginBattle(g, [target], units, 'mobile');
  },
});
