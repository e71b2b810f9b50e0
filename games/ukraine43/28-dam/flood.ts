// Chapter 28, 28.2: the flood. Not yet written.
import type { Loc } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 28.2A, B: marsh below the dam that nobody enters. */
export function floodBars(_q: Query, _hex: Loc): boolean {
  return false;
}
/** 28.2E: the Dnieper below the dam, bridges too, closed to movement and combat. */
export function floodCloses(_q: Query, _hexside: number): boolean {
  return false;
}
