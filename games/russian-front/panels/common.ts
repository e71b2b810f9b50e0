// What the sheets share: who looks, what he knows, words for numbers and ground.
import {
  type Action,
  check,
  FULL,
  type Loc,
  type PanelAction,
  type Piece,
  type Side,
  viewerIndex,
} from '@rasputitsa/kernel';
import { isHex, isRiver, placeAt, places, terrainAt } from '../1-components/board.ts';
import { hitsOn, unitOf } from '../1-components/units.ts';
import type { UnitType } from '../data/units.ts';
import type { Query } from '../words.ts';

/** Whoever looks: a player, or somebody who knows only what both do. */
export type Seat = Side | 'spectator';

/** Whether the seat knows what a unit is and how battered. */
export function knowsUnit(q: Query, who: Seat, p: Piece): boolean {
  return q.knows(viewerIndex(q, who), p) === FULL;
}
/** Actions of the seat that are legal as they stand. */
export function legal(q: Query, who: Seat, title: string, action: Action): readonly PanelAction[] {
  return who === 'spectator' || check(q, who, action) ? [] : [{ title, action }];
}
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
export function many(n: number, one: string, more = `${one}s`): string {
  return `${n} ${n === 1 ? one : more}`;
}
/** `Smolensk, fortress, river`. */
export function ground(at: Loc): string {
  if (!isHex(at)) return places.label(at);
  return `${placeAt(at)?.name ?? places.label(at)}, ${soil(at)}`;
}
/** The same without its name. */
export function soil(at: Loc): string {
  const kind = placeAt(at)?.kind;
  return [...(kind === undefined ? [] : [kind]), terrainAt(at), ...(isRiver(at) ? ['river'] : [])].join(', ');
}
/** `8-6-6, 2 hits`. */
export function state(q: Query, p: Piece): string {
  const u = unitOf(q, p);
  const hits = hitsOn(q, p);
  return `${u.attack}-${u.defense}-${u.move}${hits > 0 ? `, ${many(hits, 'hit')}` : ''}`;
}
/** The order in which types are listed, and their words. */
export const TYPES: readonly (readonly [type: UnitType, title: string])[] = [
  ['armor', 'Armor'],
  ['infantry', 'Infantry'],
  ['mountain', 'Mountain'],
  ['cavalry', 'Cavalry'],
  ['paratroop', 'Paratroops'],
  ['marine', 'Marines'],
  ['artillery', 'Artillery'],
  ['air', 'Air'],
  ['fleet', 'Fleets'],
  ['flotilla', 'Flotillas'],
];
