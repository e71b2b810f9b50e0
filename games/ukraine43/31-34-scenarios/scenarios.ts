// Chapters 31 to 34: scenarios, set up from data/.
import type { Loc } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { deadPile, EDGE_SOURCES, GRID, homeOf, placeOf, reinforcementBox, SIDE_NUMBERS } from '../1-map/board.ts';
import { INFO, isOnMap, kindIndex } from '../2-units/units.ts';
import { takeHexes } from '../4-movement/entering.ts';
import { setUpRailways } from '../17-railheads/set-up.ts';
import { EDGES, type ScenarioRow } from '../data/shapes.ts';
import { BOOK_TABLES, tablesOf } from '../data/tables.ts';
import { ownedBy } from '../sides.ts';
import { PONTOON, type Play, type ScenarioInfo } from '../words.ts';
import { aboutScenario } from './about.ts';

function kindOf(id: string): number {
  const kind = kindIndex.get(id);
  if (kind === undefined) throw new Error(`ukraine43: there is no counter ${id}`);
  return kind;
}
/** `g-inf-82 reduced` at a place. */
function putUp(g: Play, entry: string, at: Loc): void {
  const [id = '', state] = entry.split(' ');
  const info = INFO[kindOf(id)];
  const inPile = info !== undefined && at === deadPile(info.side);
  const full = g.game.kinds[kindOf(id)]?.steps ?? 1;
  const p = g.create(id, at, inPile || state === 'reduced' ? 1 : full);
  if (state === 'depleted') g.raise(p, 'depleted');
}
/** 16.1: whoever is still to come waits beside the map. */
function setUpArrivals(g: Play, first: number): void {
  for (const [turn, edge, units] of tablesOf(g).ARRIVALS) {
    if (turn < first) continue;
    for (const id of units.split(', ')) {
      const info = INFO[kindOf(id)];
      const p = g.create(id, reinforcementBox(info?.side ?? NONE), g.game.kinds[kindOf(id)]?.steps ?? 1);
      g.setField(p, 'due', turn);
      g.setField(p, 'edge', EDGES.indexOf(edge) + 1);
    }
  }
}
function setUp(g: Play, row: ScenarioRow): void {
  g.setTrack('turn', row.first);
  g.setTrack('last', row.last);
  g.setTrack('half-hexes', row.halfHexes);
  for (const side of SIDE_NUMBERS) {
    g.setLayer('control', homeOf(side, row.line), ownedBy(side));
    // A source behind the enemy's line is his until it is taken; nobody starts on one of the other side.
    g.setLayer(
      'control',
      (EDGE_SOURCES[side] ?? []).filter((hex) => g.layer('control')[hex] === 0),
      ownedBy(side),
    );
  }
  setUpRailways(g, row);
  for (const [a, b] of row.pontoons) g.setMark('bridge', sideBetween(GRID, placeOf(a), placeOf(b)), PONTOON);
  for (const [place, units] of row.setUp) for (const entry of units.split(', ')) putUp(g, entry, placeOf(place));
  setUpArrivals(g, row.first);
}

export const scenarios: readonly ScenarioInfo[] = BOOK_TABLES.SCENARIOS.map((row) => ({
  id: row.id,
  title: row.title,
  rule: row.rule,
  summary: row.summary,
  about: aboutScenario(row),
  setup: (g) => setUp(g, tablesOf(g).SCENARIOS.find((s) => s.id === row.id) ?? row),
}));

/** What follows from where units of a hand-written position are: control of their hexes. */
export function settle(g: Play): void {
  for (let p = 0; p < g.pieceCount; p++) if (isOnMap(g, p)) takeHexes(g, [p], [g.at(p)]);
}
