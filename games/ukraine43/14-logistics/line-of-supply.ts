// Chapter 14, 14.2, 14.3: Supply Sources and the Line of Supply. Not yet written: everybody is in supply.
import type { Loc, Side } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 14.3 Whether a Line of Supply can be traced from the hex. */
export function isSupplied(_q: Query, _side: Side, _hex: Loc): boolean {
  return true;
}
/** 14.2 Whether the hex is a Supply Source: a friendly source on the map edge, or a connecting rail hex. */
export function isSource(_q: Query, _side: Side, _hex: Loc): boolean {
  return true;
}
/** 23.2a Whether a line of supply of at most seven hexes leads from the hex to an Army or Front HQ that is not Disrupted. */
export function inCommand(_q: Query, _side: Side, _hex: Loc): boolean {
  return true;
}
