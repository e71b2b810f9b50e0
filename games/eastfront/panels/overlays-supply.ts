// Railways, seas and supply laid over the map: where lines run, and where and why they end. All but strayed Satellites is open to all.
import { type Loc, type Message, type Overlay, place, say, type Side, unit } from '@rasputitsa/kernel';
import { HEXES, isHex, neighbour } from '../1-map/board.ts';
import { hasRail } from '../1-map/railroads.ts';
import { fortressSupplied } from '../10-supply/fortress-supply.ts';
import { landLine } from '../10-supply/land-supply-lines.ts';
import { brokenLine, supplyAt } from '../10-supply/reasons.ts';
import { SUPPLIED } from '../15-seapower/sea-supply.ts';
import { controlsSea, hasSeapower, seas } from '../15-seapower/seas.ts';
import { isStrayed } from '../16-strategic/satellites.ts';
import { railheads, railSupply } from '../9-rail/rail-supply.ts';
import { sideId } from '../sides.ts';
import { control, DISPUTED, isBattle, isFriendly, isSettingUp, NOBODY, unitsAt, unitsOf } from '../state.ts';
import type { OverlayInfo, Query } from '../words.ts';

interface Note {
  readonly at: Loc;
  readonly rule: string;
  readonly message: Message;
}

const SIDES = [0, 1] as const;
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** Why a line of this side that has come to one hex does not go on into the next. */
function breakAt(q: Query, side: Side, hex: Loc, next: Loc): Note {
  if (isBattle(q, hex)) return { at: hex, rule: '9.12b', message: say`The line ends in the battle at ${place(hex)}.` };
  const word = control(q, next) === DISPUTED ? 'disputed' : control(q, next) === NOBODY ? 'nobody’s' : 'enemy';
  return { at: hex, rule: '9.12a', message: say`Railhead: ${place(next)} is ${word} to the ${sideId(side)} side.` };
}

/** 9.4: friendly lines of both sides, and their railheads with the reason. */
function railOverlay(q: Query): Overlay {
  const lines: { path: readonly Loc[]; style: string }[] = [];
  const hexes: { at: Loc; value: string; style: string }[] = [];
  const notes: Note[] = [];
  for (const side of SIDES) {
    const net = railSupply(q, side);
    for (let hex = 0; hex < HEXES; hex++)
      for (const d of DIRECTIONS) {
        const to = neighbour(hex, d);
        if (to > hex && hasRail(hex, d) && net[hex] === SUPPLIED && net[to] === SUPPLIED)
          lines.push({ path: [hex, to], style: sideId(side) });
      }
    for (const at of railheads(q, side)) {
      hexes.push({ at, value: 'railhead', style: sideId(side) });
      for (const d of DIRECTIONS) {
        const to = neighbour(at, d);
        if (to >= 0 && hasRail(at, d) && net[to] !== SUPPLIED) notes.push(breakAt(q, side, at, to));
      }
    }
  }
  return { lines, hexes, notes };
}

/** 10.1: how the units of each hex are supplied as things stand now, not by their status: the line, or where and why it breaks. */
function supplyOverlay(q: Query, viewer: Side): Overlay {
  const lines: { path: readonly Loc[]; style: string }[] = [];
  const hexes: { at: Loc; value: string; style: string }[] = [];
  const notes: Note[] = [];
  const cut = (at: Loc, side: Side): void => {
    const { path, at: where, why } = brokenLine(q, at, side);
    notes.push({ at, rule: '10.3', message: why });
    if (path.length > 1) lines.push({ path, style: 'break' });
    if (where !== at) hexes.push({ at: where, value: 'break', style: 'break' });
  };
  for (const side of SIDES)
    for (let at = 0; at < HEXES; at++) {
      if (unitsAt(q, at, side).length === 0) continue;
      const supply = supplyAt(q, at, side);
      hexes.push({ at, value: supply, style: supply === 'none' ? 'bad' : sideId(side) });
      if (supply === 'line') lines.push({ path: landLine(q, at, side) ?? [at], style: sideId(side) });
      if (supply === 'fortress') {
        const n = fortressSupplied(q, at, side);
        notes.push({ at, rule: '10.5a', message: say`The fortress at ${place(at)} keeps ${n} without a line.` });
      }
      if (supply === 'besieged')
        notes.push({ at, rule: '15.31', message: say`Ships keep one unit of one step at ${place(at)}.` });
      if (supply === 'fortress' || supply === 'none') cut(at, side);
    }
  notes.push(...strayed(q, viewer));
  return { lines, hexes, notes };
}
/** 16.13c: a line helps no Satellite that has strayed; which blocks those are only their owner sees. */
function strayed(q: Query, viewer: Side): readonly Note[] {
  return unitsOf(q, viewer)
    .filter((p) => isStrayed(q, p))
    .map((p) => ({
      at: q.at(p),
      rule: '16.13c',
      message: say`${unit(p)} is Restricted and outside its area: nothing supplies it.`,
    }));
}

/** 15.1: who may sail where, and what opens or shuts each sea. */
function seaOverlay(q: Query): Overlay {
  if (!hasSeapower(q)) return {};
  const hexes: { at: Loc; value: string; style: string }[] = [];
  const notes: Note[] = [];
  for (const sea of seas) {
    const owner = SIDES.find((side) => controlsSea(q, sea, side));
    const word = owner === undefined ? 'nobody' : sideId(owner);
    for (const at of sea.waters) if (!sea.coasts.has(at)) hexes.push({ at, value: sea.name, style: word });
    for (const at of sea.ports)
      if (isHex(at) && owner !== undefined && isFriendly(q, at, owner)) hexes.push({ at, value: 'port', style: word });
    notes.push({
      at: sea.control,
      rule: '15.1',
      message: say`${place(sea.control)} controls the ${sea.name}: open to ${owner === undefined ? 'nobody' : `the ${word} side`}.`,
    });
  }
  return { hexes, notes };
}

/** Lines depend on who stands where, which nobody knows while both sides set up. */
function inPlay(compute: OverlayInfo['compute']): OverlayInfo['compute'] {
  return (q, viewer) => (isSettingUp(q) ? {} : compute(q, viewer));
}

export const supplyOverlays: readonly OverlayInfo[] = [
  { id: 'rail', title: 'Friendly railways and railheads', rule: '9.4', compute: inPlay(railOverlay) },
  { id: 'supply', title: 'Supply lines now', rule: '10.3', traces: true, compute: inPlay(supplyOverlay) },
  { id: 'sea', title: 'Control of the seas', rule: '15.1', compute: seaOverlay },
];
