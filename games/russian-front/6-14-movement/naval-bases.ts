// Naval bases (14.3.1).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { isPort } from '../1-components/board.ts';
import { isSource } from '../4-11-general/supply.ts';
import { controls } from '../state.ts';
import type { Query } from '../words.ts';
import { hasEnemyMines } from './minefields.ts';

/** 14.3.1: enemy mines close a port. */
const isMinedShut = rule('14.3.1', hasEnemyMines, () => false);
/** A controlled port without enemy mines: a base as far as battle is concerned, whether or not it is cut off now. */
export function isHarbour(q: Query, side: Side, at: Loc): boolean {
  return isPort(at) && controls(q, side, at) && !isMinedShut(q, at, side);
}
/** 14.3.1: a controlled port that is a supply source, without enemy mines. Any number of ships use it (14.3.1.1), aircraft too (14.3.1.2). */
export function isNavalBase(q: Query, side: Side, at: Loc): boolean {
  return isHarbour(q, side, at) && isSource(q, side, at);
}
