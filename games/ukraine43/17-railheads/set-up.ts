// Chapter 17: what is repaired when a scenario begins (17.1a, 17.2).
import type { Loc } from '@rasputitsa/kernel';
import { homeOf, ON_RAIL, placeOf } from '../1-map/board.ts';
import type { ScenarioRow } from '../data/shapes.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import type { Play, Query, Railhead } from '../words.ts';

/** The hexes of a green line in order, from the Soviet end. */
export function lineHexes(q: Query, line: string): readonly Loc[] {
  const { GREEN_LINES } = tablesOf(q);
  const known =
    LINES.get(GREEN_LINES) ?? new Map(GREEN_LINES.map(([id, , hexes]) => [id, hexes.split(' ').map(placeOf)]));
  LINES.set(GREEN_LINES, known);
  return known.get(line) ?? [];
}
/** Read once for each set of tables. */
const LINES = new WeakMap<object, ReadonlyMap<string, readonly Loc[]>>();
/** 17.1a: everything behind the Soviet August line, and each green line as far as its railhead. */
export function setUpRailways(g: Play, row: ScenarioRow): void {
  const repaired = new Set(homeOf(SOVIET, 'August').filter((hex) => ON_RAIL[hex] === 1));
  const railheads: Railhead[] = [];
  for (const [line, label] of row.railheads) {
    const hexes = lineHexes(g, line);
    const at = hexes.indexOf(placeOf(label));
    if (at < 0) throw new Error(`ukraine43: ${label} is not on line ${line}`);
    for (const hex of hexes.slice(0, at + 1)) repaired.add(hex);
    railheads.push({ line, at });
  }
  for (const line of row.complete) for (const hex of lineHexes(g, line)) repaired.add(hex);
  g.setLayer('repaired', [...repaired], 1);
  g.setMemo('railheads', railheads);
}
