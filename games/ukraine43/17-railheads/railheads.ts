// Chapter 17, 17.2 to 17.4: railhead markers and repair. Not yet written.
import type { Loc, Side } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** 17.4B: ground units of `side` have come into the hex; if they are German, a railhead there is pushed back. */
export function pushBackRailheads(_g: Play, _side: Side, _hex: Loc): void {}
