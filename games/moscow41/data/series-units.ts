// Counters of sister games, for rules that neither scenario uses: positions and examples only. Factors as the examples give them.
import type { UnitRow } from './unit-row.ts';

/** Played by the German side of the board. */
export const SERIES_GERMAN: readonly UnitRow[] = [
  ['US Armor', 'arm', 'regiment', '1 US ARM', '6/3', 7, 2, '', 11, 'american'],
  ['US Infantry', 'inf', 'regiment', '1 US INF', '5/3', 4, 2, 'blue', 11, 'american'],
  ['Romanian Cavalry', 'cav', 'brigade', '', '4/2', 5, 2, '', 9, 'rumanian'],
  ['Italian Infantry', 'inf', 'regiment', '', '3/2', 4, 2, '', 7, 'italian'],
  ['SP Artillery', 'spa', 'regiment', '', '5/3', 7, 2, '', 11, 'german'],
  ['691 AT-R', 'at', 'regiment', '', '3', 7, 1, 'white', 11, 'german'],
  ['Resilience Group', 'rg', 'battalion', '', '2', 0, 1, '', 11, 'german'],
  ['1 Volkssturm', 'vs', 'battalion', '', '2/1', 4, 2, '', 9, 'german'],
  ['2 Volkssturm', 'vs', 'battalion', '', '2/1', 4, 2, '', 9, 'german'],
  ['Tank Hunters', 'ag', 'battalion', '', '4', 7, 1, 'white', 11, 'german'],
  ['687 Sap.', 'inf', 'brigade', '', '4/2', 4, 2, '', 11, 'german'],
  ['2/Br INF', 'inf', 'regiment', 'Br INF', '5/3', 4, 2, '', 11, 'german'],
  ['Gross..', 'ag', 'brigade', 'GD MOT', '4', 7, 1, 'yellow', 11, 'german'],
];

/** Played by the Soviet side. */
export const SERIES_SOVIET: readonly UnitRow[] = [
  ['Fortified Region', 'fu', 'brigade', '', '3/2', 4, 2, '', 10, 'soviet'],
  ['1 GUARDS INF', 'inf', 'division', '', '8/4', 4, 2, '', 11, 'soviet'],
  ['1/1 MECH', 'arm', 'brigade', '1 MECH', '5/3', 7, 2, '', 10, 'soviet'],
  ['2/1 MECH', 'arm', 'brigade', '1 MECH', '5/3', 7, 2, '', 10, 'soviet'],
  ['3/1 MECH', 'arm', 'brigade', '1 MECH', '5/3', 7, 2, 'yellow', 10, 'soviet'],
  ['Soviet AT-R', 'at', 'regiment', '', '3', 7, 1, 'white', 10, 'soviet'],
  ['1/I CAV (G)', 'cav', 'division', 'I CAV (G)', '4/2', 5, 2, '', 11, 'soviet'],
  ['2/I CAV (G)', 'cav', 'division', 'I CAV (G)', '4/2', 5, 2, '', 11, 'soviet'],
  ['7/I CAV (G)', 'cav', 'division', 'I CAV (G)', '4/2', 5, 2, '', 11, 'soviet'],
  ['Art. panc.', 'spa', 'regiment', '52 Army', '5/3', 7, 2, '', 10, 'soviet'],
  ['HQ 5 (G)', 'hq', 'army', '5 Army (G)', '0', 10, 1, '', 11, 'soviet'],
  ['1 ART 5 (G)', 'art', 'brigade', '5 Army (G)', '4-3', 7, 1, '', 11, 'soviet'],
  ['2 ART 5 (G)', 'art', 'brigade', '5 Army (G)', '4-3', 7, 1, '', 11, 'soviet'],
  ['3 ART 5 (G)', 'art', 'brigade', '5 Army (G)', '4-3', 7, 1, '', 11, 'soviet'],
];
