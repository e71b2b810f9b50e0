// Chapter 15, 15.3, 15.7: bases. Not yet written.
import type { Loc, Side } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** 15.7: ground units of `side` have come into the hex; an enemy air unit based there goes elsewhere. */
export function overrunBase(_g: Play, _side: Side, _hex: Loc): void {}
