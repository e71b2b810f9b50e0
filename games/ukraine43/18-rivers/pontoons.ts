// Chapter 18, 18.4, 18.5: Bridge Trains and Pontoon Bridges. Placing and flipping are not yet written.
import type { Loc, Side } from '@rasputitsa/kernel';
import { PONTOON, type Play, type Query } from '../words.ts';

export const hasPontoon = (q: Query, hexside: number): boolean => q.mark('bridge', hexside) === PONTOON;

/** 18.5E: combat units of `side` have come into the hex; if they are German, bridges there are gone. */
export function breakBridges(_g: Play, _side: Side, _hex: Loc): void {}
