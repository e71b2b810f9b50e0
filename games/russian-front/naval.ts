// Naval movement (14.3): bases, missions, evacuation, the two segments. Mines: mines.ts. Ice: ice.ts.
import type { AutoNode, Node, Query, Verb } from '@rasputitsa/kernel';

/** Not written yet: the segment passes by itself. */
export const phasingNaval: AutoNode = {
  kind: 'auto',
  id: 'phasing naval',
  title: 'Phasing Naval Movement Segment',
  rule: '14.3.2',
  run: () => undefined,
};
/** Not written yet: the segment passes by itself. */
export const nonPhasingNaval: AutoNode = {
  kind: 'auto',
  id: 'non-phasing naval',
  title: 'Non-Phasing Naval Movement Segment',
  rule: '14.3.3',
  run: () => undefined,
};

/** 14.2.2.1: naval bases a ship may flee to. Not written yet: none. */
export function navalRefuges(_q: Query, _p: number): readonly number[] {
  return [];
}
/** 15.8: bases a ship may return or transfer to. Not written yet: it stays where it is. */
export function navalReturns(_q: Query, _p: number): readonly number[] {
  return [];
}
/** 14.1.1: whether a ship that stands here must go home (15.8.1). Not written yet: none must. */
export function mustSailHome(_q: Query, _p: number): boolean {
  return false;
}

/** 15.2.4: adjacent hexes a ship may retreat to. Not written yet: none. */
export function navalRetreats(_q: Query, _p: number): readonly number[] {
  return [];
}

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
