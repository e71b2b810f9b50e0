// Chapter 7: sea movement, from one friendly coastal city to another of the same sea.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { BALTIC_PORTS, BLACK_SEA_PORTS, FINLAND, isHex, LENINGRAD_PORTS, SEVASTOPOL } from '../3-equipment/board.ts';
import { infoAt, isAntiTank, isInfantry, isOnMap, isRemnant } from '../3-equipment/units.ts';
import { isNeutralFinn } from '../5-movement/allowance.ts';
import { enterHexes } from '../5-movement/entering.ts';
import { limitAt } from '../5-movement/limits.ts';
import { enemyIn } from '../8-9-zones-stacking/picture.ts';
import { refuseRoom } from '../8-9-zones-stacking/stacking.ts';
import { refuseDeparture } from '../22-23-line/no-retreat.ts';
import { SEA_LIFT } from '../data/charts.ts';
import { AXIS, ownedBy, RUSSIAN } from '../sides.ts';
import { type Play, type Query, type Track, verb } from '../words.ts';

// Ports

/** 7.0 Last entered by own units, and no enemy is there. */
const wasLast = rule(
  '7.0',
  (q: Query, side: Side, hex: Loc): boolean => q.layer('entered')[hex] === ownedBy(side),
  () => true,
);
/** 7.1 Finnish ports are the Axis's unless a Russian was the last to enter. */
const isFinnishPort = rule(
  '7.1',
  (q: Query, side: Side, hex: Loc): boolean =>
    side === AXIS && FINLAND[hex] === 1 && q.layer('entered')[hex] !== ownedBy(RUSSIAN),
  () => false,
);
const isOpenTo = (q: Query, side: Side, hex: Loc): boolean =>
  !enemyIn(q, side, hex) && (wasLast(q, side, hex) || isFinnishPort(q, side, hex));
/** 7.2 Leningrad is a port of the Axis when both its coastal hexes are. */
const leningradIsHalf = rule(
  '7.2',
  (q: Query, side: Side, hex: Loc): boolean =>
    side === AXIS && LENINGRAD_PORTS.includes(hex) && !LENINGRAD_PORTS.every((port) => isOpenTo(q, side, port)),
  () => false,
);
function refusePort(q: Query, side: Side, hex: Loc): Refusal | undefined {
  const about = { places: [hex] };
  if (seaOf(hex) === undefined)
    return refuse('7.5', say`${place(hex)} is not a port on the Baltic or the Black Sea.`, about);
  if (!isOpenTo(q, side, hex)) return refuse('7.0', say`The port of ${place(hex)} is not friendly.`, about);
  if (leningradIsHalf(q, side, hex))
    return refuse('7.2', say`Leningrad is a port only when both its coastal hexes are friendly.`, about);
  return undefined;
}

// Seas

type Sea = 'baltic' | 'black sea';
function seaOf(hex: Loc): Sea | undefined {
  if (BALTIC_PORTS.includes(hex)) return 'baltic';
  return BLACK_SEA_PORTS.includes(hex) ? 'black sea' : undefined;
}
const LIFT: Readonly<Record<Sea, Track>> = { baltic: 'baltic-lift', 'black sea': 'black-sea-lift' };
/** 7.3 One division or three smaller units, in thirds; 7.4 for the Russian one corps. */
function weightOf(q: Query, p: Piece): number {
  const { size } = infoAt(q, p);
  const large = q.sideOf(p) === AXIS ? size === 'division' : size === 'corps';
  return large && !isRemnant(q, p) ? SEA_LIFT : 1;
}
/** 7.3 The Russian never sails the Baltic. */
const isShutToRussians = rule(
  '7.3',
  (sea: Sea, side: Side): boolean => sea === 'baltic' && side === RUSSIAN,
  () => false,
);
const isLoaded = rule(
  '7.3',
  (q: Query, p: Piece, sea: Sea): boolean => sea === 'baltic' && q.track(LIFT[sea]) + weightOf(q, p) > SEA_LIFT,
  () => false,
);
/** 7.4 The Black Sea is open to who controls Sevastopol. */
const lacksSevastopol = rule(
  '7.4',
  (q: Query, sea: Sea, side: Side): boolean => sea === 'black sea' && !isOpenTo(q, side, SEVASTOPOL),
  () => false,
);
const isLoadedThere = rule(
  '7.4',
  (q: Query, p: Piece, sea: Sea): boolean => sea === 'black sea' && q.track(LIFT[sea]) + weightOf(q, p) > SEA_LIFT,
  () => false,
);
function refuseSea(q: Query, p: Piece, sea: Sea): Refusal | undefined {
  const side = q.sideOf(p);
  const about = { pieces: [p] };
  if (isShutToRussians(sea, side)) return refuse('7.3', say`The Russian has no sea movement on the Baltic.`, about);
  if (lacksSevastopol(q, sea, side))
    return refuse('7.4', say`Only who controls Sevastopol moves units on the Black Sea.`, about);
  if (isLoaded(q, p, sea))
    return refuse('7.3', say`One division or three smaller units move on the Baltic in a phase.`, about);
  if (isLoadedThere(q, p, sea))
    return refuse(
      '7.4',
      say`One ${side === AXIS ? 'division' : 'corps'} or three smaller units move on the Black Sea in a phase.`,
      about,
    );
  return undefined;
}

// Who

/** 7.9 Infantry and anti-tank units. */
const isPassenger = rule(
  '7.9',
  (q: Query, p: Piece): boolean => isInfantry(q, p) || isAntiTank(q, p),
  () => true,
);
/** 7.7 Not together with any other way of moving. */
const hasMoved = rule(
  '7.7',
  (q: Query, p: Piece): boolean => q.has(p, 'moved') || q.has(p, 'railed') || q.has(p, 'entrained'),
  () => false,
);
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p)) return refuse('7.0', say`${unit(p)} is not on the map.`, about);
  if (!isPassenger(q, p))
    return refuse('7.9', say`${unit(p)} cannot move by sea: only infantry and anti-tank units do.`, about);
  if (q.has(p, 'fortified')) return refuse('25.21', say`${unit(p)} is fortified and cannot move.`, about);
  if (q.has(p, 'inactive')) return refuse('16.02', say`${unit(p)} may not move this turn.`, about);
  if (isNeutralFinn(q, p)) return refuse('30.34.D', say`Finland is neutral on turn 1.`, about);
  if (hasMoved(q, p)) return refuse('7.7', say`${unit(p)} has moved in another way this turn.`, about);
  const no = refusePort(q, q.sideOf(p), q.at(p));
  if (no) return no;
  const sea = seaOf(q.at(p));
  return (sea === undefined ? undefined : refuseSea(q, p, sea)) ?? refuseDeparture(q, p);
}
/** 7.5 Not from one sea to the other. */
const isOtherSea = rule(
  '7.5',
  (from: Loc, to: Loc): boolean => seaOf(from) !== seaOf(to),
  () => false,
);
/** 7.6 The limit of stacking holds where it lands. */
const isFull = rule(
  '7.6',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => refuseRoom(q, q.sideOf(p), to, [p]),
  () => undefined,
);
function refuseGoal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const about = { pieces: [p], places: [to] };
  if (!isHex(to) || to === q.at(p)) return refuse('7.0', say`Choose another port.`, about);
  const no = refusePort(q, q.sideOf(p), to);
  if (no) return no;
  if (isOtherSea(q.at(p), to))
    return refuse('7.5', say`No ship goes from ${place(q.at(p))} to ${place(to)}: they lie on different seas.`, about);
  const limit = limitAt(q, p, to);
  if (limit) return refuse(limit.rule, say`${unit(p)} may not enter ${place(to)}: ${limit.text}.`, about);
  return isFull(q, p, to);
}
/** 7.7 It moves in no other way this turn. */
const staysPut = rule(
  '7.7',
  (g: Play, p: Piece): void => g.raise(p, 'railed'),
  () => {},
);
const PORTS: readonly Loc[] = [...BALTIC_PORTS, ...BLACK_SEA_PORTS];
export const seaMove = verb({
  id: 'sea-move',
  title: 'Sea movement',
  rule: '7.0',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) =>
        PORTS.flatMap((hex) => q.piecesAt(hex)).filter((p) => q.sideOf(p) === q.actor && !refuseUnit(q, p)),
      refuse: (q, _, value) => refuseUnit(q, value),
    },
    to: {
      title: 'Port',
      candidates: (q, { piece }) => PORTS.filter((hex) => !refuseGoal(q, piece, hex)),
      refuse: (q, { piece }, value) => refuseGoal(q, piece, value),
    },
  },
  apply(g, { piece, to }) {
    const sea = seaOf(g.at(piece));
    if (sea !== undefined) g.setTrack(LIFT[sea], g.track(LIFT[sea]) + weightOf(g, piece));
    g.move(piece, to, { by: 'sea' });
    staysPut(g, piece);
    g.raise(piece, 'sailed');
    enterHexes(g, [piece], [to]);
  },
});
export function beginSea(g: Play): void {
  for (const track of Object.values(LIFT)) if (g.track(track) !== 0) g.setTrack(track, 0);
}
