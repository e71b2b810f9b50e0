// Production Levels (11.2, 1.5, 16.3).
import { BASIC_PRODUCTION } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { CENTERS, ZONES, zoneLetter } from './board.ts';
import { homeOf, isBakuGerman } from './control.ts';
import { other, type Position } from './position.ts';
import { type Net, network } from './supply.ts';

const BAKU = 10;

/** 11.22, 11.23: controlled and in Rail/Sea Supply, in battle or not; resources count twice for the Germans (1.5b). */
export function fromCenters(pos: Position, side: number, net: Net = network(pos, side)): number {
  let sum = 0;
  for (const c of CENTERS) {
    if (c.city + c.resource === 0 || !pos.isFriendly(side, c.hex)) continue;
    if (pos.isEdelweiss && !pos.isOpen(c.hex)) continue;
    if (!net.rail.has(c.hex) && !net.siege.has(c.hex)) continue;
    sum += c.city + c.resource * (side === GERMAN ? 2 : 1);
  }
  return sum;
}
/** 16.32 to 16.34: what a lost zone costs its owner. */
function zoneLoss(letter: string): number {
  if ('ABCDE'.includes(letter)) return 6;
  return 'FGHIJ'.includes(letter) || 'NOPQRSTU'.includes(letter) ? 2 : 0;
}
/** 16.3: contesting a lost zone halves what it costs. */
export function fromZones(pos: Position, side: number): number {
  if (pos.isEdelweiss) return 0;
  let sum = 0;
  for (const z of ZONES) {
    const letter = zoneLetter(z);
    if (pos.isOutOfPlay(z)) {
      // W44.5a: contested off the board
      if (side === GERMAN) sum -= zoneLoss(letter) / 2;
      continue;
    }
    if (homeOf(pos, z) === side && pos.isFriendly(other(side), z))
      sum -= zoneLoss(letter) / (pos.here(z, side).length > 0 ? 2 : 1);
    // 16.31
    if (letter === 'W' && side === GERMAN && pos.isFriendly(GERMAN, z)) sum += 2;
    if (letter === 'V' && side === SOVIET && pos.isFriendly(GERMAN, z)) sum -= 2;
  }
  // 1.5a, 16.35: the oil of Baku, twice as much for the Germans
  if (side === GERMAN) sum += isBakuGerman(pos) ? 2 * BAKU : 0;
  else sum += isBakuGerman(pos) ? 0 : BAKU;
  return sum;
}
export function level(pos: Position, side: number, edelweiss: number): number {
  const basic = pos.isEdelweiss ? edelweiss : (BASIC_PRODUCTION[pos.half]?.[side === GERMAN ? 0 : 1] ?? 0);
  return basic + fromCenters(pos, side) + fromZones(pos, side);
}
