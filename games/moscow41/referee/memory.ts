// What the referee remembers between two actions.
import type { Duties } from './duties.ts';

export class Memory {
  /** Duties as the Combat Phase began. */
  duties: Duties = { units: new Set(), hexes: new Set() };
  /** Units that have had the hex of TEC note 2 in this phase. */
  readonly bonus = new Set<number>();
  /** Units that have dug in in this phase: they march no further (7.1.4). */
  readonly dug = new Set<number>();
  /** Units that the enemy was told of in this phase and that have stayed where they were (16.1.4). */
  readonly told = new Set<number>();
  /** Units disorganized when their Movement Phase began that have rested since (5.6.5, R92). */
  readonly resting = new Set<number>();
  /** Enemies each side may look at until the phase ends (16.1.3). */
  readonly opened: readonly [Set<number>, Set<number>] = [new Set(), new Set()];
  /** Guns that had fired when the combat began. */
  spent: ReadonlySet<number> = new Set();
}
