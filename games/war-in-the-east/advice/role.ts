// What a side is about in this part of the war: to attack, or to hold what it has.
import { ROLES } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import { CLEAR_WEATHER, type Picture, SNOW } from './picture.ts';

export type Role = 'attack' | 'defend';
export function roleOf(p: Picture): Role {
  const { id } = p.row;
  if (p.side === AXIS) {
    if (id === 'barbarossa') return 'attack';
    if (id === 'kursk') return p.turn <= ROLES.kurskUntil ? 'attack' : 'defend';
    return p.turn <= ROLES.axisUntil && p.weather === CLEAR_WEATHER ? 'attack' : 'defend';
  }
  if (p.turn >= ROLES.russianFrom) return 'attack';
  return p.weather === SNOW && p.turn >= ROLES.winterFrom ? 'attack' : 'defend';
}
