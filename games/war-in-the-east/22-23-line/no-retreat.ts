// Chapter 23: in the Historical Campaign the Axis gives up no hex that it controlled when its Player-Turn began. What happens to who does is lost
// (RULINGS G14): a Movement Phase does not end while units can be sent back whose absence opened a hex.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  CITY,
  CLOSED,
  edgeMap,
  GRID,
  HEXES,
  isHex,
  LAKE,
  LAKE_SIDE,
  ON_RAIL,
  SEA_SIDE,
  WATER,
} from '../3-equipment/board.ts';
import { remembered, wordsOf } from '../3-equipment/remember.ts';
import { isOnMap, unitsOnMap } from '../3-equipment/units.ts';
import {
  controlledFrom,
  controlledWithout,
  type Front,
  frontOf,
  fronts,
  PAINTED,
} from '../8-9-zones-stacking/picture.ts';
import { refuseRoom } from '../8-9-zones-stacking/stacking.ts';
import { type Flood, reachedAfter } from '../13-supply/floods.ts';
import { communications } from '../13-supply/lines.ts';
import { frozen, isSnow } from '../14-weather/weather.ts';
import { isHistorical } from '../29-34-scenarios/row.ts';
import { AXIS, ownedBy, RUSSIAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

const binds = (q: Query, side: Side): boolean => side === AXIS && isHistorical(q);
const isHeld = (axis: Front, hex: Loc): boolean => (axis.units[hex] ?? 0) > 0 || axis.zoc[hex] === 1;
/** 23.02 Units without a line of communications to the western edge are free of it. */
const judgedUnits = rule(
  '23.02',
  (q: Query): Uint8Array => communications(q, AXIS),
  () => new Uint8Array(HEXES).fill(1),
);
export function beginNoRetreat(g: Play): void {
  if (!binds(g, g.active)) return;
  const held = controlledFrom(g, AXIS, judgedUnits(g));
  const must: Loc[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (held[hex] === 1) must.push(hex);
  g.setMemo('must-hold', must);
}
/** 23.01 What is lost in combat is no retreat. */
export const noteCombatLosses = rule(
  '23.01',
  (g: Play): void => {
    if (!binds(g, g.active)) return;
    const held = g.memo('must-hold') ?? [];
    const axis = frontOf(g, AXIS);
    const left = held.filter((hex) => isHeld(axis, hex));
    if (left.length < held.length) g.setMemo('must-hold', left);
  },
  () => {},
);

/** By hex and direction: the next hex, NONE over sea, and over lakes that are open; in snow the second. */
const [WAYS, WAYS_IN_SNOW] = [LAKE_SIDE, NONE]
  .map((barred) =>
    GRID.neighbours.map((to, d) => {
      const water = WATER[GRID.sides[d] ?? NONE] ?? 0;
      return to === NONE || CLOSED[to] === 1 || water === SEA_SIDE || water === barred ? NONE : to;
    }),
  )
  .map((made) => Int16Array.from(made)) as [Int16Array, Int16Array];
/** By hex: 1 where a line leads to the eastern edge, past Axis units and what they control. */
function openToTheEast(q: Query): Uint8Array {
  return remembered(
    q,
    'open-to-the-east',
    PAINTED,
    () => [fronts(q), q.track('weather')],
    () => {
      const [axis, russian] = [frontOf(q, AXIS), frontOf(q, RUSSIAN)];
      const ice = frozen(q);
      const open = new Uint8Array(HEXES);
      for (let hex = 0; hex < HEXES; hex++) {
        if (CLOSED[hex] === 1 || (LAKE[hex] === 1 && ice[hex] === 0) || axis.units[hex] !== 0) continue;
        if (axis.zoc[hex] === 0 || russian.units[hex] !== 0) open[hex] = 1;
      }
      const kept = q.cached('flood to the east', [], (): { last?: Flood } => ({}));
      kept.last = reachedAfter(kept.last, isSnow(q) ? WAYS_IN_SNOW : WAYS, edgeMap(RUSSIAN), open);
      // A flood laps at closed hexes too.
      const [made, met4, open4] = [new Uint8Array(HEXES), wordsOf(kept.last.made), wordsOf(open)];
      const made4 = wordsOf(made);
      for (let i = 0; i < made4.length; i++) made4[i] = (met4[i] ?? 0) & (open4[i] ?? 0);
      for (let hex = made4.length * 4; hex < HEXES; hex++) made[hex] = (kept.last.made[hex] ?? 0) & (open[hex] ?? 0);
      return made;
    },
  );
}
const GIVEN_UP = [...PAINTED, 'memo'] as const;
/** 23.0 Hexes that were controlled, are not, and lie open to the east. */
export const givenUp = rule(
  '23.0',
  (q: Query): readonly Loc[] =>
    q.cached('given-up', GIVEN_UP, () => {
      const axis = frontOf(q, AXIS);
      const lost = (q.memo('must-hold') ?? []).filter((hex) => !isHeld(axis, hex));
      if (lost.length === 0) return lost;
      const open = openToTheEast(q);
      return lost.filter((hex) => open[hex] === 1);
    }),
  () => [],
);

// 23.R1: who can be sent back

/** Of the field `from`: this unit has done something that stays done. */
const COMMITTED = HEXES + 1;
/** Remembers where units began to march; one that has cut a railway or come into a city is not sent back. */
export function noteStart(g: Play, units: readonly Piece[], path: readonly Loc[]): void {
  if (!binds(g, g.actor)) return;
  const [start = NONE] = path;
  const [entered, rail] = [g.layer('entered'), g.layer('rail')];
  const final = path.some(
    (hex) =>
      (entered[hex] !== ownedBy(AXIS) && CITY[hex] === 1) || (ON_RAIL[hex] === 1 && rail[hex] === ownedBy(RUSSIAN)),
  );
  for (const p of units) {
    if (final) g.setField(p, 'from', COMMITTED);
    else if (g.field(p, 'from') === 0) g.setField(p, 'from', start + 1);
  }
}
export function commit(g: Play, units: readonly Piece[]): void {
  if (binds(g, g.actor)) for (const p of units) g.setField(p, 'from', COMMITTED);
}
export function forgetStarts(g: Play): void {
  if (!binds(g, g.active)) return;
  for (const p of g.piecesOf(g.active)) if (g.field(p, 'from') !== 0) g.setField(p, 'from', 0);
}
const startOf = (q: Query, p: Piece): Loc => {
  const from = q.field(p, 'from');
  return from === 0 || from === COMMITTED ? NONE : from - 1;
};
/** Whoever held one of the hexes given up from where it began. */
function stragglers(q: Query): readonly Piece[] {
  const open = givenUp(q);
  if (open.length === 0) return [];
  const lost = new Set(open);
  return unitsOnMap(q, AXIS).filter((p) => {
    const start = startOf(q, p);
    if (start === NONE || start === q.at(p) || q.has(p, 'forced')) return false;
    if (refuseRoom(q, AXIS, start, [p]) || (frontOf(q, RUSSIAN).units[start] ?? 0) > 0) return false;
    if (lost.has(start)) return true;
    for (let d = start * 6; d < start * 6 + 6; d++) if (lost.has(GRID.neighbours[d] ?? NONE)) return true;
    return false;
  });
}
/** 23.R1 The phase does not end while somebody can be sent back. */
export const refuseRetreat = rule(
  '23.R1',
  (q: Query, side: Side): Refusal | undefined => {
    if (!binds(q, side) || stragglers(q).length === 0) return undefined;
    const open = givenUp(q);
    return refuse(
      '23.0',
      say`${open.length} hexes would be given up: ${place(open[0] ?? NONE)} is the first. Send units back to hold them.`,
      { places: open },
    );
  },
  () => undefined,
);
function refuseSentBack(q: Query, p: Piece): Refusal | undefined {
  if (stragglers(q).includes(p)) return undefined;
  return refuse('23.R1', say`${unit(p)} has opened no hex that it could hold by going back.`, { pieces: [p] });
}
export const sendBack = verb({
  id: 'send-back',
  title: 'Send back',
  rule: '23.R1',
  args: { piece: 'piece' },
  refuse: (q) =>
    stragglers(q).length === 0
      ? refuse('23.R1', say`No hex has been given up that a unit could hold by going back.`)
      : undefined,
  ask: {
    piece: { title: 'Unit', candidates: stragglers, refuse: (q, _, value) => refuseSentBack(q, value) },
  },
  apply(g, { piece }) {
    const start = startOf(g, piece);
    if (isHex(start)) g.move(piece, start, { by: 'retreat forbidden' });
    g.setField(piece, 'from', 0);
    if (g.has(piece, 'moving')) g.lower(piece, 'moving');
    if (!g.has(piece, 'done')) g.raise(piece, 'done');
  },
});
/** By hex: 1 where the Axis was when its Player-Turn began. */
const mustHold = (q: Query): Uint8Array =>
  q.cached('must-hold', ['memo'], () => {
    const made = new Uint8Array(HEXES);
    for (const hex of q.memo('must-hold') ?? []) made[hex] = 1;
    return made;
  });
/** Rail, sea and withdrawal: who leaves cannot be sent back, so a departure that opens a hex is refused. */
export function refuseDeparture(q: Query, p: Piece): Refusal | undefined {
  if (!binds(q, q.sideOf(p)) || !isOnMap(q, p)) return undefined;
  const at = q.at(p);
  if ((frontOf(q, AXIS).units[at] ?? 0) > 1) return undefined;
  const must = mustHold(q);
  const near = [at, ...GRID.neighbours.subarray(at * 6, at * 6 + 6)].filter((hex) => hex !== NONE && must[hex] === 1);
  if (near.length === 0) return undefined;
  const isLeft = controlledWithout(q, AXIS, at);
  const open = openToTheEast(q);
  const beside = (hex: Loc): boolean =>
    open[hex] === 1 ||
    Array.from(GRID.neighbours.subarray(hex * 6, hex * 6 + 6)).some((n) => n !== NONE && open[n] === 1);
  const lost = near.find((hex) => !isLeft(hex) && beside(hex));
  if (lost === undefined) return undefined;
  return refuse('23.0', say`Without ${unit(p)} the Axis would give up ${place(lost)}.`, {
    pieces: [p],
    places: [lost],
  });
}
