// Magazine variants (V1 to V18) that change a number or close a country; those with their own chapter have their own file.
import type { Query } from '@rasputitsa/kernel';
import type { Income } from './income.ts';
import type { Departure } from './data/schedule.ts';

/** V8: added to the attack factor. Not written yet: nothing. */
export function variantAttack(_q: Query, _p: number): number {
  return 0;
}
/** V8, V10b: the movement factor, given the printed one. Not written yet: the printed one. */
export function variantMove(_q: Query, _p: number, printed: number): number {
  return printed;
}
/** V10a: the cost of a hex, given that of the chart. Not written yet: that of the chart. */
export function variantCost(_q: Query, _p: number, _hex: number, cost: number): number {
  return cost;
}
/** V1, V2: a country nobody enters. Not written yet: none. */
export function isClosed(_q: Query, _hex: number): boolean {
  return false;
}
/** V1, V3, V8, V9b, V14, V16: replacement factors more (or less) than the charts give. Not written yet: none. */
export function variantIncome(_q: Query, _side: number): readonly Income[] {
  return [];
}
/** V2, V16: units that do not leave although the card says so. Not written yet: none. */
export function staysByVariant(_q: Query, _departure: Departure): boolean {
  return false;
}
/** V3b.2: Italians fight on after September 1943. Not written yet: they go. */
export function italyStays(_q: Query): boolean {
  return false;
}
