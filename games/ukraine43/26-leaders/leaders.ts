// Chapter 26: Zhukov and Manstein. Not yet written.
import type { Loc, Side } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** 26.3a: ground units of `side` have come into the hex; an enemy leader alone there is displaced. */
export function catchLeader(_g: Play, _side: Side, _hex: Loc): void {}
