// The line of the Terrain Chart a hex has (1.1.2, TEC).
import type { Loc } from '@rasputitsa/kernel';
import { TERRAIN_ADVANCED, TERRAIN_BASIC, type TerrainLine, type TerrainRow } from '../data/tables.ts';
import { isAdvanced } from '../state.ts';
import type { Query } from '../words.ts';
import { isFortress, isStronghold, terrainAt } from './board.ts';

/** The line of the Terrain Chart: a fortress or major city replaces the terrain of its hex (RULINGS R7). */
export function terrainLine(hex: Loc): TerrainLine {
  if (isFortress(hex)) return 'fortress';
  if (isStronghold(hex)) return 'major city';
  const word = terrainAt(hex);
  return word === 'forest' || word === 'mountain' || word === 'marsh' ? word : 'clear';
}
export function terrainRow(q: Query, hex: Loc): TerrainRow {
  return (isAdvanced(q) ? TERRAIN_ADVANCED : TERRAIN_BASIC)[terrainLine(hex)];
}
