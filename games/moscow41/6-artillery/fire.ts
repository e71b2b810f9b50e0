// Chapter 6, 6.1 and 6.3: support fire. Ranged attacks are in ranged.ts.
import {
  type Loc,
  type Message,
  type Piece,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { GRID } from '../1-basics/board.ts';
import { attackPrinted, defencePrinted, isArtillery, onMap, typeOf } from '../1-basics/units.ts';
import { halvesAttack } from '../10-supply/effects.ts';
import { table } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** 6.1.3 Towed guns fire in combat set-up only. */
const isReady = rule(
  '6.1.3',
  (q: Query, p: Piece): boolean => typeOf(q, p) === 'spa' || !q.has(p, 'limbered'),
  () => true,
);
/** 6.1.4 Once in each Combat Phase. */
const hasFired = rule(
  '6.1.4',
  (q: Query, p: Piece): boolean => q.has(p, 'fired'),
  () => false,
);
/** 6.5.6 A gun that fired a barrage is silent for the next two Combat Phases. */
const isSilent = rule(
  '6.5.6',
  (q: Query, p: Piece): boolean => q.field(p, 'silent') > 0,
  () => false,
);
/** 6.1.2 */
export const inRange = rule(
  '6.1.2',
  (q: Query, p: Piece, hex: Loc): boolean => distance(GRID, q.at(p), hex) <= table('numbers').artilleryRange,
  (q: Query, p: Piece, hex: Loc) => distance(GRID, q.at(p), hex) <= 1,
);
/** A gun that could fire now. */
export function canFire(q: Query, p: Piece): boolean {
  return onMap(q, p) && isArtillery(q, p) && isReady(q, p) && !hasFired(q, p) && !isSilent(q, p);
}
/** 5.1.1 A gun that was attacked itself in this phase, or assaulted, has had its fight. */
const hasFought = rule(
  '5.1.1',
  (q: Query, p: Piece): boolean => q.has(p, 'fought'),
  () => false,
);
/** A gun that may fire elsewhere than where it is attacked, and why one may not. */
export const isFreeToFire = (q: Query, p: Piece): boolean => canFire(q, p) && !hasFought(q, p);
export function refuseGun(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { pieces: [p] });
  if (isFreeToFire(q, p)) return undefined;
  if (!onMap(q, p) || !isArtillery(q, p)) return no('6.4.1', say`${unit(p)} has no guns that could fire.`);
  if (!isReady(q, p)) return no('6.1.3', say`${unit(p)} is in transport set-up and cannot fire.`);
  if (hasFired(q, p)) return no('6.1.4', say`${unit(p)} has fired in this Combat Phase.`);
  if (isSilent(q, p)) return no('6.5.6', say`${unit(p)} fired a barrage and is silent for two Combat Phases.`);
  return no('5.1.1', say`${unit(p)} has fought in this phase.`);
}
/** 6.3.1 to 6.3.3 Guns of a side within range of one of these hexes: those from which its units attack, or those they defend. */
export function supporters(q: Query, side: Side, hexes: readonly Loc[]): readonly Piece[] {
  return q.piecesOf(side).filter((p) => isFreeToFire(q, p) && supportRange(q, p, hexes));
}
const supportRange = rule(
  '6.3.2',
  (q: Query, p: Piece, hexes: readonly Loc[]): boolean => hexes.some((hex) => inRange(q, p, hex)),
  () => true,
);

const half = (n: number): number => Math.ceil(n / 2);
/** 6.3.1, 5.6.4, 10.2.2 What a gun adds: its attack or its defence, halved where it must be. */
export const supportStrength = rule(
  '6.3.1',
  (q: Query, p: Piece, as: 'attack' | 'defence'): number => {
    const printed = as === 'attack' ? attackPrinted(q, p) : defencePrinted(q, p);
    const own = q.has(p, 'disorganized') ? half(printed) : printed;
    return as === 'attack' && halvesAttack(q, p) ? half(own) : own;
  },
  () => 0,
);
