// What a side is about in this part of the war: to attack, or to hold what it has.
import { ROLES } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import { CLEAR_WEATHER, type Picture, SNOW } from './picture.ts';

export type Role = 'attack' | 'defend';
/** From where on a plan goes against what the year asks for. */
const STANCE = { defend: 0.5, attack: 1.5 } as const;
export function roleOf(p: Picture): Role {
  if (p.will.stance <= STANCE.defend) return 'defend';
  return p.will.stance >= STANCE.attack ? 'attack' : roleIn(p);
}
function roleIn(p: Picture): Role {
  const { id } = p.row;
  if (p.side === AXIS) {
    if (id === 'barbarossa') return 'attack';
    if (id === 'kursk') return p.turn <= ROLES.kurskUntil ? 'attack' : 'defend';
    return p.turn <= ROLES.axisUntil && p.weather === CLEAR_WEATHER ? 'attack' : 'defend';
  }
  if (p.turn >= ROLES.russianFrom) return 'attack';
  return p.weather === SNOW && p.turn >= ROLES.winterFrom ? 'attack' : 'defend';
}
