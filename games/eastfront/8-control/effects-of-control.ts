// What control allows (8.4; C.HC). 8.4a: movement and engaging ask for no control.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { isFriendly } from '../state.ts';
import type { Query } from '../words.ts';
import { isEnemy } from './hex-status.ts';

/** 8.4b */
export const mayDeployInto = rule('8.4b', isFriendly, () => true);
/** 8.4b, 8.N1: command too passes friendly and disputed hexes, never enemy ones. */
export const commandPasses = rule(
  '8.4b',
  (q: Query, hex: Loc, side: Side): boolean => !isEnemy(q, hex, side),
  () => true,
);
/** 8.4c */
export const mayDisengageInto = rule('8.4c', isFriendly, () => true);
/** 8.4d: rail moves keep to friendly lines. */
export const bindsRailMoves = rule(
  '8.4d',
  (): boolean => true,
  () => false,
);
/** 8.4e: friendly and disputed hexes, never enemy ones. */
export const landLinePasses = rule(
  '8.4e',
  (q: Query, hex: Loc, side: Side): boolean => !isEnemy(q, hex, side),
  () => true,
);
/** 8.4f: friendly hexes only. */
export const railLinePasses = rule('8.4f', isFriendly, () => true);
