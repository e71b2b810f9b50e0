// Railways, seas and supply laid over the map: where lines run, and where and why they end. Nothing here is hidden from anybody.
import { type Message, type Overlay, type OverlayInfo, place, type Query, say } from '@rasputitsa/kernel';
import { beachheadFeeds } from './beachhead.ts';
import { hasRail, HEXES, isFortress, isHex, isOpen, neighbour } from './board.ts';
import { LAND_SUPPLY_HEXES } from './data/tables.ts';
import { railheads, railSupply } from './rail.ts';
import { BESIEGED, controlsSea, hasSeapower, seas, SUPPLIED } from './sea.ts';
import { control, DISPUTED, isBattle, isEnemy, isFriendly, isSettingUp, NOBODY, sideId, unitsAt } from './state.ts';
import { fortressSupplied, landLine } from './supply.ts';

interface Note {
  readonly at: number;
  readonly rule: string;
  readonly message: Message;
}

const SIDES = [0, 1] as const;
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** Why a line of this side that has come to one hex does not go on into the next. */
function breakAt(q: Query, side: number, hex: number, next: number): Note {
  if (isBattle(q, hex)) return { at: hex, rule: '9.12b', message: say`The line ends in the battle at ${place(hex)}.` };
  const word = control(q, next) === DISPUTED ? 'disputed' : control(q, next) === NOBODY ? 'nobody’s' : 'enemy';
  return { at: hex, rule: '9.12a', message: say`Railhead: ${place(next)} is ${word} to the ${sideId(side)} side.` };
}

/** 9.4: friendly lines of both sides, and their railheads with the reason. */
function railOverlay(q: Query): Overlay {
  const lines: { path: readonly number[]; style: string }[] = [];
  const hexes: { at: number; value: string; style: string }[] = [];
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

/** The shortest way on foot to the side's rails, whoever holds the hexes: to say what is wrong with it. */
function wayToRails(q: Query, from: number, side: number): readonly number[] {
  const net = railSupply(q, side);
  const cameFrom = new Map<number, number>([[from, -1]]);
  let edge = [from];
  while (edge.length > 0) {
    const next: number[] = [];
    for (const hex of edge) {
      if (net[hex] === SUPPLIED) {
        const path: number[] = [];
        for (let h = hex; h >= 0; h = cameFrom.get(h) ?? -1) path.push(h);
        return path.reverse();
      }
      for (const d of DIRECTIONS) {
        const to = neighbour(hex, d);
        if (to < 0 || cameFrom.has(to) || !isOpen(hex, d)) continue;
        cameFrom.set(to, hex);
        next.push(to);
      }
    }
    edge = next;
  }
  return [];
}
/** 10.3: why the units in a hex have no line. */
function whyNoLine(q: Query, at: number, side: number): Message {
  const way = wayToRails(q, at, side);
  const end = way.at(-1);
  if (end === undefined) return say`No way leads from ${place(at)} to a friendly railway.`;
  const barred = way.slice(1, -1).find((h) => isEnemy(q, h, side));
  if (way.length - 1 > LAND_SUPPLY_HEXES)
    return say`The nearest friendly railway is at ${place(end)}, ${way.length - 1} hexes off; a line is ${LAND_SUPPLY_HEXES} long.`;
  return barred === undefined
    ? say`The way to ${place(end)} is barred.`
    : say`The line to ${place(end)} breaks at ${place(barred)}, an enemy hex.`;
}

/** 10.1: how the units of each hex are supplied as things stand now, not by their status. */
function supplyOverlay(q: Query): Overlay {
  const lines: { path: readonly number[]; style: string }[] = [];
  const hexes: { at: number; value: string; style: string }[] = [];
  const notes: Note[] = [];
  const show = (at: number, side: number, value: string): void => {
    hexes.push({ at, value, style: sideId(side) });
  };
  for (const side of SIDES)
    for (let at = 0; at < HEXES; at++) {
      if (unitsAt(q, at, side).length === 0) continue;
      const line = landLine(q, at, side);
      if (line) {
        lines.push({ path: line, style: sideId(side) });
        show(at, side, 'line');
      } else if (beachheadFeeds(q, at, side)) show(at, side, 'beachhead');
      else if (fortressSupplied(q, at, side) > 0) {
        show(at, side, 'fortress');
        const n = fortressSupplied(q, at, side);
        notes.push({ at, rule: '10.5a', message: say`The fortress at ${place(at)} keeps ${n} without a line.` });
        notes.push({ at, rule: '10.3', message: whyNoLine(q, at, side) });
      } else if (railSupply(q, side)[at] === BESIEGED && !isFortress(at)) {
        show(at, side, 'besieged');
        notes.push({ at, rule: '15.31', message: say`Ships keep one unit of one step at ${place(at)}.` });
      } else {
        show(at, side, 'none');
        notes.push({ at, rule: '10.3', message: whyNoLine(q, at, side) });
      }
    }
  return { lines, hexes, notes };
}

/** 15.1: who may sail where, and what opens or shuts each sea. */
function seaOverlay(q: Query): Overlay {
  if (!hasSeapower(q)) return {};
  const hexes: { at: number; value: string; style: string }[] = [];
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
function inPlay(compute: (q: Query) => Overlay): (q: Query) => Overlay {
  return (q) => (isSettingUp(q) ? {} : compute(q));
}

export const supplyOverlays: readonly OverlayInfo[] = [
  { id: 'rail', title: 'Friendly railways and railheads', rule: '9.4', compute: inPlay(railOverlay) },
  { id: 'supply', title: 'Supply lines now', rule: '10.3', compute: inPlay(supplyOverlay) },
  { id: 'sea', title: 'Control of the seas', rule: '15.1', compute: seaOverlay },
];
