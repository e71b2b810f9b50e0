// Chapter 11: units enter the map, change their entry zone, or leave.
import {
  type Loc,
  type Message,
  type Piece,
  place,
  type Preview,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { formatUnits } from '@rasputitsa/kit/units';
import { GERMAN, HEXES, MOSCOW, NO_ROAD, RESERVES } from '../1-basics/board.ts';
import { holderOf, unitOf } from '../1-basics/units.ts';
import { closeCounter, lookAround, seenOnArrival } from '../16-masking/masking.ts';
import { arrivalPrice, pricing, SCALE } from '../3-movement/costs.ts';
import { refuseMover } from '../3-movement/movement.ts';
import { allowance, spend } from '../3-movement/points.ts';
import { roomIn, roomOf, stackLimit } from '../3-movement/stacking.ts';
import { ownerOf } from '../4-zone-of-control/control.ts';
import { inEnemyZone } from '../4-zone-of-control/zones.ts';
import { table } from '../data/tables.ts';
import { dueAt, isCredited, isDue, isForMoscow, isWaiting, roadInto, zonesApart, zonesOf } from './zones.ts';
import { type Play, type Query, verb } from '../words.ts';

/** TY.res.S Not in Strategic Movement. */
const isTimeForMoscow = rule(
  'TY.res.S',
  (q: Query): boolean => !q.within('strategic-movement'),
  () => true,
);
function refuseWaiting(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { pieces: [p] });
  if (!isWaiting(q, p)) return no('11.1.1', say`${unit(p)} is not waiting to enter the map.`);
  if (!isDue(q, p)) return no('11.1.1', say`${unit(p)} is due on turn ${q.field(p, 'due')}.`);
  if (q.sideOf(p) === GERMAN && dueAt(q, p) < 0 && !isCredited(q))
    return no('RS.res.G', say`A reserve enters only for a German counter lost in combat.`);
  if (isForMoscow(q, p) && !isTimeForMoscow(q))
    return no('TY.res.S', say`${unit(p)} appears in Moscow in a Movement Phase.`);
  if (isForMoscow(q, p) && q.track('alarm') === 0)
    return no('TY.res.S', say`${unit(p)} comes only when a German unit is within three hexes of Moscow.`);
  return undefined;
}

/** 11.1.2 Where a unit may enter: its own place, a neighbouring zone at half its points (11.2.1), any zone for German reserves. */
const placesFor = rule(
  '11.1.2',
  (q: Query, p: Piece): readonly Loc[] => {
    if (isForMoscow(q, p)) return MOSCOW;
    const zones = zonesOf(q, q.sideOf(p));
    const own = dueAt(q, p);
    return own < 0 ? zones : zones.filter((hex) => hex === own || isNextZone(q, p, hex));
  },
  (q: Query, p: Piece) => zonesOf(q, q.sideOf(p)),
);
/** 11.2.1 */
const isNextZone = rule(
  '11.2.1',
  (q: Query, p: Piece, hex: Loc): boolean => zonesApart(q, q.sideOf(p), dueAt(q, p), hex) === 1,
  () => false,
);
/** 11.1.4 Not through a zone that the enemy controls. */
const isTheEnemys = rule(
  '11.1.4',
  (q: Query, p: Piece, hex: Loc): boolean => ownerOf(q, hex) !== q.sideOf(p),
  () => false,
);
/** 11.1.5 The second stack pays twice, the third three times. */
const turnInQueue = rule(
  '11.1.5',
  (q: Query, p: Piece, hex: Loc): number => Math.ceil((q.mark('entered', hex) + roomOf(q, p)) / stackLimit()),
  () => 1,
);

/** 3.1.13, RULINGS R127 The hex never costs more than the unit has; what is added for waiting behind others has no such limit. */
const boundedPrice = rule(
  '3.1.13',
  (price: number, has: number): number => Math.min(price, has),
  (price: number) => price,
);

interface Entry {
  /** In sixths. */
  readonly has: number;
  readonly pays: number;
  /** Along a road and fully paid: the additional hex of a march by road may follow (TEC.note2). */
  readonly byRoad: boolean;
}
/** Points a unit has when it enters at a hex, and what entering costs. */
function entryPoints(q: Query, p: Piece, hex: Loc): Entry {
  if (isForMoscow(q, p)) return { has: allowance(q, p), pays: 0, byRoad: true };
  const shifts = dueAt(q, p) >= 0 && dueAt(q, p) !== hex;
  const has = allowance(q, p) / (shifts ? 2 : 1);
  const road = roadInto(hex);
  const price = arrivalPrice(pricing(q, unitOf(q, p).moves), hex, road);
  const turn = turnInQueue(q, p, hex);
  const pays = turn === 1 ? boundedPrice(price, has) : turn * price;
  return { has, pays, byRoad: road !== NO_ROAD && pays >= price };
}

function refuseEntry(q: Query, p: Piece, hex: Loc): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { places: [hex] });
  if (!placesFor(q, p).includes(hex)) return no('11.1.2', say`${unit(p)} does not enter at ${place(hex)}.`);
  if (isTheEnemys(q, p, hex)) return no('11.1.4', say`${place(hex)} is not under your control.`);
  if (holderOf(q, hex) >= 0 && holderOf(q, hex) !== q.sideOf(p))
    return no('3.1.8', say`Enemy units are in ${place(hex)}.`);
  if (q.within('strategic-movement') && inEnemyZone(q, q.sideOf(p), hex))
    return no('12.2.2', say`Strategic movement does not enter the enemy zone of control at ${place(hex)}.`);
  if (isForMoscow(q, p) && roomIn(q, q.sideOf(p), hex) < roomOf(q, p)) return no('3.2.1', say`${place(hex)} is full.`);
  const { has, pays } = entryPoints(q, p, hex);
  if (pays > has)
    return no(
      '11.1.5',
      say`Behind the stacks that have entered at ${place(hex)}, ${unit(p)} would pay ${formatUnits(pays, SCALE)} points and has ${formatUnits(has, SCALE)}.`,
    );
  return undefined;
}

function previewEntry(q: Query, p: Piece, hex: Loc): Preview {
  const { has, pays } = entryPoints(q, p, hex);
  const notes =
    has < allowance(q, p) ? [{ rule: '11.2.1', message: say`Another zone: half the movement points.` }] : [];
  return { cost: formatUnits(pays, SCALE), notes };
}

function enterMap(g: Play, p: Piece, hex: Loc): void {
  const side = g.sideOf(p);
  const { has, pays, byRoad } = entryPoints(g, p, hex);
  const isReserve = side === GERMAN && dueAt(g, p) < 0;
  if (!isForMoscow(g, p)) g.setMark('entered', hex, g.mark('entered', hex) + roomOf(g, p));
  g.place(p, hex, g.steps(p), seenOnArrival(g));
  spend(g, p, allowance(g, p) - has + pays);
  if (!byRoad) g.raise(p, 'off-road');
  for (const field of ['due', 'zone'] as const) g.setField(p, field, 0);
  g.lower(p, 'away');
  if (isReserve) g.setTrack('german-losses', Math.max(0, g.track('german-losses') - 1));
  if (g.within('strategic-movement')) g.raise(p, 'strategic');
  lookAround(g, [hex]);
  if (inEnemyZone(g, side, hex)) g.raise(p, 'halted');
}

const waiting = (q: Query): readonly Piece[] => q.piecesOf(q.actor).filter((p) => isWaiting(q, p));

/** Whether somebody of the side could enter now. */
export function mayEnter(q: Query): boolean {
  return q
    .piecesOf(q.active)
    .some((p) => isWaiting(q, p) && !refuseWaiting(q, p) && placesFor(q, p).some((hex) => !refuseEntry(q, p, hex)));
}

const enter = verb({
  id: 'enter',
  title: 'Enter the map',
  rule: '11.1.3',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Unit',
      *candidates(q) {
        for (const p of waiting(q)) if (!refuseWaiting(q, p)) yield p;
      },
      refuse: (q, _, p) => refuseWaiting(q, p),
    },
    to: {
      title: 'Hex',
      candidates: (q, { piece }) => placesFor(q, piece),
      refuse: (q, { piece }, to) => refuseEntry(q, piece, to),
      preview: (q, { piece }, to) => previewEntry(q, piece, to),
    },
  },
  apply: (g, { piece, to }) => enterMap(g, piece, to),
});

/** 11.2.2 Up to three zones in place of entering; the unit enters there next turn with all its points. */
const reachesZone = rule(
  '11.2.2',
  (q: Query, p: Piece, hex: Loc): boolean => {
    const apart = zonesApart(q, q.sideOf(p), dueAt(q, p), hex);
    return apart > 0 && apart <= table('numbers').zonesPerTurn;
  },
  () => false,
);
function refuseShift(q: Query, p: Piece): Refusal | undefined {
  const no = refuseWaiting(q, p);
  if (no || dueAt(q, p) >= 0) return no;
  return refuse('11.2.2', say`${unit(p)} is due at no zone that it could change.`, { pieces: [p] });
}
const shift = verb({
  id: 'change-zone',
  title: 'Go to another entry zone',
  rule: '11.2.2',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Unit',
      *candidates(q) {
        for (const p of waiting(q)) if (!refuseShift(q, p)) yield p;
      },
      refuse: (q, _, p) => refuseShift(q, p),
    },
    to: {
      title: 'Entry zone',
      candidates: (q, { piece }) => zonesOf(q, q.sideOf(piece)).filter((hex) => reachesZone(q, piece, hex)),
      refuse: (q, { piece }, to) =>
        zonesOf(q, q.sideOf(piece)).includes(to) && reachesZone(q, piece, to)
          ? undefined
          : refuse(
              '11.2.2',
              say`${unit(piece)} shifts by at most three entry zones in a turn; ${place(to)} is not among them.`,
            ),
    },
  },
  apply(g, { piece, to }) {
    g.setField(piece, 'zone', to + 1);
    g.setField(piece, 'due', g.track('turn') + 1);
  },
});

/** 11.2.3 Through an entry zone, to return there next turn. */
const isAtZone = rule(
  '11.2.3',
  (q: Query, p: Piece): boolean => zonesOf(q, q.sideOf(p)).includes(q.at(p)),
  () => false,
);
function refuseLeaving(q: Query, p: Piece): Refusal | undefined {
  const no = refuseMover(q, p);
  if (no) return no;
  if (q.at(p) < HEXES && isAtZone(q, p)) return undefined;
  return refuse('11.2.3', say`${unit(p)} can leave the map only at an entry zone.`, { pieces: [p] });
}
const leave = verb({
  id: 'leave-map',
  title: 'Leave the map',
  rule: '11.2.3',
  givesUp: true,
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'Unit',
      *candidates(q) {
        for (const hex of zonesOf(q, q.actor))
          if (holderOf(q, hex) === q.actor) for (const p of q.piecesAt(hex)) if (!refuseLeaving(q, p)) yield p;
      },
      refuse: (q, _, p) => refuseLeaving(q, p),
    },
  },
  apply(g, { piece }) {
    const hex = g.at(piece);
    g.setField(piece, 'zone', hex + 1);
    g.setField(piece, 'due', g.track('turn') + 1);
    g.setField(piece, 'spent', 0);
    for (const flag of ['strategic', 'moved', 'halted', 'off-road', 'top'] as const) g.lower(piece, flag);
    closeCounter(g, piece);
    g.remove(piece, RESERVES[g.sideOf(piece)] ?? -1, '11.2.3');
    g.raise(piece, 'away');
    lookAround(g, [hex]);
  },
});

/** Verbs of the Movement and Strategic Movement Phases. */
export const entryVerbs: readonly Verb[] = [enter, shift, leave];

/** A phase in which units may enter is over. */
export function endEntries(g: Play): void {
  for (const hex of g.marked('entered')) g.setMark('entered', hex, 0);
}
