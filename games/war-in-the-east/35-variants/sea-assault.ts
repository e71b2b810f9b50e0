// 35.2.V18: Black Sea assault. Units land on an empty coast, or attack from the sea and go back to their port if they take nothing.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { CLOSED, GRID, HEXES, isHex, LAKE, placeOf, SEA, seaMap } from '../3-equipment/board.ts';
import { eliminate } from '../3-equipment/eliminate.ts';
import { isCombatUnit, isOnMap, ownAt, printedAttack } from '../3-equipment/units.ts';
import { isUnmoved, refuseMover } from '../5-movement/allowance.ts';
import { enterHexes } from '../5-movement/entering.ts';
import { limitAt } from '../5-movement/limits.ts';
import { takeTurn } from '../5-movement/move.ts';
import { enemyIn } from '../8-9-zones-stacking/picture.ts';
import { refuseRoom } from '../8-9-zones-stacking/stacking.ts';
import { SEA_ASSAULT } from '../data/variants.ts';
import { RUSSIAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { newMonth } from './calendar.ts';
import { variant } from './variant.ts';

const MONTHS: ReadonlySet<string> = new Set(['Jun', 'Aug', 'Oct']);
const PORTS: readonly Loc[] = ['Odessa', 'Sevastopol', 'Batum'].map(placeOf);
const BLACK_SEA = seaMap('Black Sea');
const neighboursOf = (hex: Loc): readonly Loc[] =>
  Array.from(GRID.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((n) => n !== NONE);
const COAST: readonly Loc[] = Array.from({ length: HEXES }, (_, hex) => hex).filter(
  (hex) => CLOSED[hex] === 0 && LAKE[hex] === 0 && neighboursOf(hex).some((n) => BLACK_SEA[n] === 1),
);
const isCoast: ReadonlySet<Loc> = new Set(COAST);
export const begin = rule(
  '35.2.V18',
  (g: Play): void => {
    const month = newMonth(g);
    const due = variant(g, 'sea-assault') && month !== undefined && MONTHS.has(month) ? SEA_ASSAULT.points : 0;
    if (g.track('assault-points') !== due) g.setTrack('assault-points', due);
  },
  () => {},
);
function refuseUnits(q: Query, units: readonly Piece[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refuse('35.2.V18', say`Choose units to land.`);
  for (const p of units) {
    const about = { pieces: [p] };
    const no = refuseMover(q, p);
    if (no) return no;
    if (!isCombatUnit(q, p) || printedAttack(q, p) === 0)
      return refuse('35.2.V18', say`${unit(p)} has no Combat Points to land.`, about);
    if (!PORTS.includes(q.at(p)) || q.at(p) !== q.at(first))
      return refuse('35.2.V18', say`An assault starts from one of Odessa, Sevastopol and Batum.`, about);
    if (!isUnmoved(q, p)) return refuse('35.2.V18', say`${unit(p)} has begun to move.`, about);
  }
  const points = units.reduce((sum, p) => sum + printedAttack(q, p), 0);
  if (points > q.track('assault-points'))
    return refuse(
      '35.2.V18',
      say`${points} Combat Points are more than the ${q.track('assault-points')} that may land.`,
      {
        pieces: units,
      },
    );
  return undefined;
}
const hasTarget = (q: Query, sea: Loc): boolean =>
  neighboursOf(sea).some((n) => isCoast.has(n) && enemyIn(q, RUSSIAN, n));
function refuseGoal(q: Query, units: readonly Piece[], to: Loc): Refusal | undefined {
  const about = { places: [to] };
  if (!isHex(to)) return refuse('35.2.V18', say`Choose a hex of the coast.`, about);
  if (SEA[to] === 1)
    return BLACK_SEA[to] === 1 && hasTarget(q, to)
      ? undefined
      : refuse('35.2.V18', say`No enemy is on a coast beside ${place(to)}.`, about);
  if (!isCoast.has(to) || q.at(units[0] ?? 0) === to)
    return refuse('35.2.V18', say`${place(to)} is not a coast of the Black Sea to land on.`, about);
  if (enemyIn(q, RUSSIAN, to) || ownAt(q, to, RUSSIAN).length > 0)
    return refuse('35.2.V18', say`${place(to)} is occupied.`, about);
  const limit = units.map((p) => limitAt(q, p, to)).find((l) => l !== undefined);
  if (limit) return refuse(limit.rule, say`They may not enter ${place(to)}: ${limit.text}.`, about);
  return refuseRoom(q, RUSSIAN, to, units);
}
function* goals(q: Query, units: readonly Piece[]): Generator<Loc> {
  for (const hex of COAST) if (!refuseGoal(q, units, hex)) yield hex;
  for (const hex of new Set(COAST.flatMap(neighboursOf))) if (SEA[hex] === 1 && !refuseGoal(q, units, hex)) yield hex;
}
const assault = verb({
  id: 'assault',
  title: 'Assault from the sea',
  rule: '35.2.V18',
  args: { units: 'pieces', to: 'place' },
  refuse: (q) =>
    q.actor === RUSSIAN && q.track('assault-points') > 0
      ? undefined
      : refuse('35.2.V18', say`No assault from the sea is possible now.`),
  ask: {
    units: {
      title: 'Units',
      candidates: (q) =>
        PORTS.flatMap((hex) => ownAt(q, hex, RUSSIAN))
          .map((p) => [p])
          .filter((units) => !refuseUnits(q, units)),
      elements: (q) => PORTS.flatMap((hex) => ownAt(q, hex, RUSSIAN)).filter((p) => !refuseUnits(q, [p])),
      refuse: (q, _, value) => refuseUnits(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { units }) => goals(q, units),
      refuse: (q, { units }, value) => refuseGoal(q, units, value),
    },
  },
  apply(g, { units, to }) {
    const [first = 0] = units;
    const port = g.at(first);
    const points = units.reduce((sum, p) => sum + printedAttack(g, p), 0);
    g.setTrack('assault-points', g.track('assault-points') - points);
    takeTurn(g, units);
    for (const p of units) {
      g.move(p, to, { by: 'sea' });
      g.setField(p, 'assured', g.track('turn') + SEA_ASSAULT.turns - 1);
      g.setField(p, 'from', port + 1);
      if (SEA[to] === 1) g.raise(p, 'offshore');
      g.lower(p, 'moving');
      g.raise(p, 'done');
    }
    if (SEA[to] === 0) enterHexes(g, units, [to]);
  },
});
/** Who is still at sea after the combat goes back to its port, or is lost with it. */
export function returnToPort(g: Play): void {
  if (!g.option('sea-assault') || g.active !== RUSSIAN) return;
  for (const p of g.piecesOf(RUSSIAN)) {
    if (!isOnMap(g, p) || g.field(p, 'from') === 0) continue;
    const port = g.field(p, 'from') - 1;
    if (g.has(p, 'offshore')) g.lower(p, 'offshore');
    g.setField(p, 'from', 0);
    if (SEA[g.at(p)] === 0) continue;
    if (enemyIn(g, RUSSIAN, port) || refuseRoom(g, RUSSIAN, port, [p])) eliminate(g, p, '35.2.V18');
    else g.move(p, port, { by: 'sea' });
  }
}
export const verbs = [assault];
