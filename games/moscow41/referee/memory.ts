// What the referee remembers between two actions.
import type { Duties } from './duties.ts';

export class Memory {
  /** Duties as the Combat Phase began. */
  duties: Duties = { units: new Set(), hexes: new Set() };
  /** Units that have dug in in this phase. */
  readonly dug = new Set<number>();
  /** Disorganized units, and whether they have moved, fought, fired or been attacked since their rest began (5.6.5, R92). */
  readonly stirred = new Map<number, boolean>();
  /** Enemies each side may look at until the phase ends (16.1.3). */
  readonly opened: readonly [Set<number>, Set<number>] = [new Set(), new Set()];
  /** Guns that had fired when the combat began. */
  spent: ReadonlySet<number> = new Set();
}
