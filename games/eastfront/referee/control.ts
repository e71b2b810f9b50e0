// Who controls what (chapter 8, 16.21, 14.6a).
import { GERMAN, SOVIET } from '../sides.ts';
import { BUCHAREST, edgeOf, HEXES, isZone, nextTo, RUMANIA, zoneLetter, zoneNumber } from './board.ts';
import { DISPUTED, NOBODY, other, ownerOf, POOL, type Position, SNOW, type Unit } from './position.ts';

/** 14.6a, RULINGS R72: whoever is dispersed counts for nothing. */
const present = (pos: Position, at: number): readonly Unit[] => pos.here(at).filter((u) => !u.flags.has('dispersed'));

/** 8.2: unengaged, supplied, and on the map. */
function hasZoc(pos: Position, u: Unit): boolean {
  if (u.at >= HEXES || u.flags.has('dispersed') || pos.isUnsupplied(u)) return false;
  return present(pos, u.at).every((x) => x.side === u.side);
}
/** The sides whose zone of control reaches into an empty hex. */
export function zocsInto(pos: Position, hex: number, counts: (u: Unit) => boolean = () => true): ReadonlySet<number> {
  const sides = new Set<number>();
  for (const n of nextTo(hex)) {
    const crosses =
      n.edge === '' || (pos.option('zoc-over-frozen-rivers') === true && pos.weather === SNOW && n.edge === 'river');
    if (!crosses) continue;
    for (const u of pos.here(n.hex)) if (counts(u) && hasZoc(pos, u)) sides.add(u.side);
  }
  return sides;
}

function hexControl(pos: Position, hex: number): number {
  if (!pos.isOpen(hex)) return pos.lastOwner(hex);
  const units = present(pos, hex);
  const [first] = units;
  if (first) {
    const isBattle = units.some((u) => u.side !== first.side);
    return ownerOf(isBattle ? other(pos.attacker(hex)) : first.side);
  }
  const zocs = zocsInto(pos, hex);
  if (zocs.size === 2) return DISPUTED;
  const [only] = zocs;
  return only === undefined ? pos.lastOwner(hex) : ownerOf(only);
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
  for (let at = 0; at < POOL; at++) out.push(isZone(at) ? zoneControl(pos, at) : hexControl(pos, at));
  if (out[BUCHAREST] === ownerOf(SOVIET) && pos.track('bucharest') === 0 && !pos.isEdelweiss) surrender(pos, out);
  return out;
}
const stays = (u: Unit): boolean => u.row.nation !== 'Rumanian';
/** 16.11b: Rumania's units are gone, and what is not in a German zone of control is Soviet. */
function surrender(pos: Position, control: number[]): void {
  for (const hex of RUMANIA) {
    if (!pos.isOpen(hex)) continue;
    const there = present(pos, hex).filter(stays);
    if (there.some((u) => u.side === GERMAN)) continue;
    const isGuarded = there.length === 0 && zocsInto(pos, hex, stays).has(GERMAN);
    if (!isGuarded) control[hex] = ownerOf(SOVIET);
  }
  for (const letter of 'IJ')
    if (pos.here(zoneNumber(letter)).length === 0) control[zoneNumber(letter)] = ownerOf(SOVIET);
}
