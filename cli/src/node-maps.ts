// The map of a game with all there is to draw it by, whether it lies in a map folder or in the game's own code.
import { hasMap } from '@rasputitsa/atlas/map-files';
import { bareMap, type MapFiles, readMapFiles } from '@rasputitsa/atlas/draw/node-draw';
import { type GameFolder, tryGame } from './node-games.ts';

/** Undefined for a game that shows no map. */
export async function mapFilesOf(folder: GameFolder): Promise<MapFiles | undefined> {
  if (hasMap(folder.dir)) return readMapFiles(folder.dir);
  const map = (await tryGame(folder))?.map;
  return map && bareMap(map);
}
