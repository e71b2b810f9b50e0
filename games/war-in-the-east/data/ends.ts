// 30.5: dates and counts of the ends of the Campaign. Those of the scenarios are in charts.ts.

/** 30.5.AD: Moscow is held at the end of every turn from the first to the last of these. */
export const MOSCOW_HELD = { first: 42, last: 47 } as const;
/** 30.5.RD: Personnel Centers, Siberia included, that no Axis unit has ever entered when a turn ends. */
export const UNTOUCHED: readonly { readonly turn: number; readonly centers: number }[] = [
  { turn: 40, centers: 21 },
  { turn: 79, centers: 15 },
];
/** 30.5.RD, 30.5.RS: no Axis unit is on the map when this turn ends. */
export const CLEARED = { decisive: 172, substantive: 185 } as const;
