// Paratrooper drops (17.3).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { CITIES, hexDistance, isCity, isHex, isLand, neighbours } from '../1-components/board.ts';
import { enemyOf, SOVIET } from '../1-components/sides.ts';
import { unitOf } from '../1-components/units.ts';
import { germansJump } from '../21-variants/german-jump.ts';
import { entryBan } from '../4-11-general/ally-limits.ts';
import { flierRefusal, fliers, flightRefusal } from '../6-14-movement/air-movement.ts';
import { isAirbase } from '../6-14-movement/airbases.ts';
import { DROP_RANGE } from '../data/tables.ts';
import { unitsAt, unitsOf, uses } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { carriersOf, load, lose, setDown, target } from './cargo.ts';

function within(from: Loc, range: number): readonly Loc[] {
  const out = new Set([from]);
  let edge = [from];
  for (let n = 0; n < range; n++) {
    const next: number[] = [];
    for (const h of edge)
      for (const to of neighbours(h))
        if (!out.has(to)) {
          out.add(to);
          next.push(to);
        }
    edge = next;
  }
  return [...out];
}

/** 17.3, V7: Soviets, and Germans where they learned to jump. */
const jumperRefusal = rule(
  '17.3',
  (q: Query): Refusal | undefined => {
    if (q.actor !== SOVIET) return germansJump(q) ? undefined : refuse('17.3', say`Axis paratroopers do not drop.`);
    return uses(q, 'paratrooper-drops') ? undefined : refuse('17.3', say`Paratrooper drops are not used in this game.`);
  },
  () => undefined,
);
function paratroopers(q: Query): readonly Piece[] {
  return unitsOf(q, q.actor).filter((p) => unitOf(q, p).type === 'paratroop');
}
function canBoard(q: Query, p: Piece): Refusal | undefined {
  if (unitOf(q, p).type !== 'paratroop') return refuse('17.3', say`${unit(p)} is not a paratrooper unit.`);
  return isHex(q.at(p)) && isAirbase(q, q.actor, q.at(p)) && !q.has(p, 'box')
    ? undefined
    : refuse('17.3', say`${unit(p)} does not start in a supplied airbase.`, { pieces: [p] });
}
/** 17.3: five hexes. */
const tooFar = rule(
  '17.3',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => flightRefusal(q, p, to, 'mission', DROP_RANGE, '17.3'),
  () => undefined,
);
export const drop = verb({
  id: 'drop',
  title: 'Drop paratroopers',
  rule: '17.3',
  refuse: (q) => jumperRefusal(q),
  args: { piece: 'piece', by: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'paratroopers',
      candidates: paratroopers,
      refuse: (q, _soFar, p) => canBoard(q, p),
    },
    by: {
      title: 'air unit',
      candidates: fliers,
      refuse: (q, { piece }, p) =>
        flierRefusal(q, p) ??
        (q.at(p) === q.at(piece)
          ? undefined
          : refuse('17.3', say`${unit(p)} and ${unit(piece)} do not start together.`, { pieces: [p] })),
    },
    to: {
      title: 'drop hex',
      candidates: (q, { piece }) => (piece < 0 ? [] : within(q.at(piece), DROP_RANGE)),
      refuse: (q, { piece, by }, to) => dropRefusal(q, q.actor, to) ?? tooFar(q, by, to) ?? entryBan(q, piece, to),
    },
  },
  apply: (g, { piece, by, to }) => load(g, [by], [piece], to, to),
});

/** 17.3.1 */
const dropRefusal = rule(
  '17.3.1',
  (q: Query, side: Side, at: Loc): Refusal | undefined => {
    const why = { places: [at] };
    if (!isLand(at)) return refuse('17.3.1', say`${place(at)} is not a land hex.`, why);
    if (isCity(at)) return refuse('17.3.1', say`${place(at)} is a city: nobody drops there.`, why);
    return unitsAt(q, at, enemyOf(side)).all.length > 0
      ? refuse('17.3.1', say`Enemy units are at ${place(at)}.`, why)
      : undefined;
  },
  () => undefined,
);
function nearBase(q: Query, side: Side, at: Loc): boolean {
  return CITIES.some((h) => hexDistance(h, at) <= DROP_RANGE && isAirbase(q, side, h));
}
/** 17.3.2.1: where a carrier has retreated to the drop must still be possible. */
const canJump = rule(
  '17.3.2.1',
  (q: Query, side: Side, at: Loc): boolean => nearBase(q, side, at) && !dropRefusal(q, side, at),
  () => true,
);
/** 17.3.2.2: in the hex the aircraft have retreated to. */
const landElsewhere = rule(
  '17.3.2.2',
  (g: Play, p: Piece, at: Loc): void => setDown(g, p, at, '17.3.2.2'),
  (g, p) => lose(g, p, '17.3.2'),
);
/** 17.3.2, 17.3.2.1 */
export const jump = rule(
  '17.3.2',
  (g: Play, p: Piece): void => {
    const [plane] = carriersOf(g, p);
    if (plane === undefined) {
      lose(g, p, '17.3.2');
      return;
    }
    const at = g.at(plane);
    if (at === target(g, p)) setDown(g, p, at, '17.3.2');
    else if (canJump(g, g.sideOf(p), at)) landElsewhere(g, p, at);
    else lose(g, p, '17.3.2.1');
  },
  (g, p) => lose(g, p, '17.3.2'),
);
