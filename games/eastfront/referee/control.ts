// Who controls what (chapter 8, 16.21, 14.6a).
import { GERMAN, SOVIET } from '../sides.ts';
import { BUCHAREST, edgeOf, HEXES, isZone, nextTo, RUMANIA, zoneLetter, zoneNumber } from './board.ts';
import { DISPUTED, NOBODY, other, ownerOf, POOL, type Position, SNOW, type Unit } from './position.ts';

/** 14.6a, RULINGS R72: whoever is dispersed counts for nothing. */
const present = (pos: Position, at: number): readonly Unit[] => pos.here(at).filter((u) => !u.flags.has('dispersed'));

type Counts = (u: Unit) => boolean;
const everybody: Counts = () => true;

/** 8.2: unengaged, supplied, and on the map. */
function hasZoc(pos: Position, u: Unit, counts: Counts): boolean {
  if (u.at >= HEXES || u.flags.has('dispersed') || pos.isUnsupplied(u)) return false;
  return present(pos, u.at).every((x) => x.side === u.side || !counts(x));
}
/** The sides whose zone of control reaches into an empty hex. */
export function zocsInto(pos: Position, hex: number, counts: Counts = everybody): ReadonlySet<number> {
  const sides = new Set<number>();
  for (const n of nextTo(hex)) {
    const crosses =
      n.edge === '' || (pos.option('zoc-over-frozen-rivers') === true && pos.weather === SNOW && n.edge === 'river');
    if (!crosses) continue;
    for (const u of pos.here(n.hex)) if (counts(u) && hasZoc(pos, u, counts)) sides.add(u.side);
  }
  return sides;
}

function hexControl(pos: Position, hex: number, last: number, counts: Counts): number {
  if (!pos.isOpen(hex)) return last;
  const units = present(pos, hex).filter(counts);
  const [first] = units;
  if (first) {
    const isBattle = units.some((u) => u.side !== first.side);
    return ownerOf(isBattle ? other(pos.attacker(hex)) : first.side);
  }
  const zocs = zocsInto(pos, hex, counts);
  if (zocs.size === 2) return DISPUTED;
  const [only] = zocs;
  return only === undefined ? last : ownerOf(only);
}

/** 16.21 for occupied zones; undefined when vacant. */
function occupier(pos: Position, zone: number): number | undefined {
  const units = pos.here(zone);
  const [first] = units;
  if (!first) return undefined;
  return pos.isBattle(zone) ? other(pos.attacker(zone)) : first.side;
}
/** 16.35 */
export function isBakuGerman(pos: Position): boolean {
  return [zoneNumber('L'), zoneNumber('M')].some((z) => bakuHolder(pos, z) === ownerOf(GERMAN));
}
/** RULINGS R109: once taken it stays German when the garrison leaves. */
function bakuHolder(pos: Position, zone: number): number {
  const holder = occupier(pos, zone);
  if (holder !== undefined) return ownerOf(holder);
  const isLeft = pos.option('baku-garrison') !== true && pos.lastOwner(zone) === ownerOf(GERMAN);
  return isLeft ? ownerOf(GERMAN) : NOBODY;
}
/** Whose home a zone is (1.1, 16.35); undefined for the northern edge, and the southern one without Baku. */
export function homeOf(pos: Position, zone: number): number | undefined {
  const edge = edgeOf(zone);
  if (edge === 'west') return GERMAN;
  if (edge === 'east') return SOVIET;
  if (edge === 'north' || isBakuGerman(pos)) return undefined;
  return SOVIET;
}
function zoneControl(pos: Position, zone: number): number {
  const letter = zoneLetter(zone);
  if (pos.isOutOfPlay(zone)) return ownerOf(SOVIET);
  const holder = occupier(pos, zone);
  if (holder !== undefined) return ownerOf(holder);
  // 16.11b
  if ('IJ'.includes(letter) && pos.track('bucharest') === 1) return ownerOf(SOVIET);
  if ('LM'.includes(letter) && bakuHolder(pos, zone) === ownerOf(GERMAN)) return ownerOf(GERMAN);
  const home = homeOf(pos, zone);
  return home === undefined ? NOBODY : ownerOf(home);
}

/** Control of every place as it is fixed at the start of a phase (8.1), with what follows from Bucharest (16.11). */
export function controlNow(pos: Position): readonly number[] {
  const out: number[] = [];
  for (let at = 0; at < POOL; at++)
    out.push(isZone(at) ? zoneControl(pos, at) : hexControl(pos, at, pos.lastOwner(at), everybody));
  if (pos.isEdelweiss) return out;
  const hasSurrendered = pos.track('bucharest') === 1;
  if (!hasSurrendered && out[BUCHAREST] === ownerOf(SOVIET)) change(pos, out, SOVIET);
  if (hasSurrendered && out[BUCHAREST] === ownerOf(GERMAN)) change(pos, out, GERMAN);
  return out;
}
const stays: Counts = (u) => u.row.nation !== 'Rumanian';
/** 16.11b, RULINGS R117: Rumania's units are gone, and what is not in a zone of control of the losing side has changed hands. */
function change(pos: Position, control: number[], to: number): void {
  const counts = to === SOVIET ? stays : everybody;
  for (let hex = 0; hex < HEXES; hex++) {
    // 8.34: what was just fixed is the prior control.
    const fixed = control[hex] ?? NOBODY;
    const last = fixed === DISPUTED ? pos.lastOwner(hex) : fixed;
    const isLost = RUMANIA.has(hex) && pos.isOpen(hex) && !isGuarded(pos, hex, other(to), counts);
    control[hex] = hexControl(pos, hex, isLost ? ownerOf(to) : last, counts);
  }
  for (const letter of 'IJ') if (pos.here(zoneNumber(letter)).length === 0) control[zoneNumber(letter)] = ownerOf(to);
}
function isGuarded(pos: Position, hex: number, side: number, counts: Counts): boolean {
  const there = present(pos, hex).filter(counts);
  return there.some((u) => u.side === side) || zocsInto(pos, hex, counts).has(side);
}
