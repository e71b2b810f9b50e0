// Who takes the losses: the strongest first where a rule says so, otherwise every way to share them out.

/** The units of the highest rank; more than one is the owner's choice. */
export function strongestOf<U>(units: readonly U[], rank: (unit: U) => number): readonly U[] {
  const best = Math.max(...units.map(rank));
  return units.filter((unit) => rank(unit) === best);
}

export interface ForcedLosses<U> {
  /** Losses nobody has a say in, in order. */
  readonly taken: readonly U[];
  /** Units tied for the next one; empty when no loss is left or nobody to take it. */
  readonly choice: readonly U[];
  /** Losses still to be taken, the one to be chosen among them. */
  readonly left: number;
}

/**
 * Losses one step at a time, each on the unit that is strongest at that moment, up to the first tie. A unit's strength
 * falls by one with each loss and at nothing it is out.
 */
export function strongestFirst<U>(units: readonly U[], strength: (unit: U) => number, losses: number): ForcedLosses<U> {
  const now = new Map(units.map((unit) => [unit, strength(unit)]));
  const taken: U[] = [];
  for (let left = losses; left > 0; left--) {
    const alive = units.filter((unit) => (now.get(unit) ?? 0) > 0);
    const candidates = strongestOf(alive, (unit) => now.get(unit) ?? 0);
    const [only, another] = candidates;
    if (only === undefined) return { taken, choice: [], left };
    if (another !== undefined) return { taken, choice: candidates, left };
    taken.push(only);
    now.set(only, (now.get(only) ?? 0) - 1);
  }
  return { taken, choice: [], left: 0 };
}

/**
 * Every way to share losses among units that can bear so many each, as counts in the order of the capacities. More
 * losses than can be borne fill every unit.
 */
export function lossSplits(losses: number, capacities: readonly number[]): readonly (readonly number[])[] {
  const [first, ...rest] = capacities;
  if (first === undefined) return [[]];
  const elsewhere = rest.reduce((sum, each) => sum + each, 0);
  const toShare = Math.min(losses, first + elsewhere);
  const splits: (readonly number[])[] = [];
  for (let here = Math.min(first, toShare); here >= Math.max(0, toShare - elsewhere); here--)
    for (const others of lossSplits(toShare - here, rest)) splits.push([here, ...others]);
  return splits;
}
