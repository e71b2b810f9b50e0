// Chapter 28, 28.1: the dam. Not yet written.
import type { Loc, Side } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** 28.1d: ground units of `side` have come into the hex; Soviets in Zaporozhye capture the dam. */
export function reachDam(_g: Play, _side: Side, _hex: Loc): void {}
