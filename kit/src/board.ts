// From a map to the places the kernel counts: hexes first, then the map's boxes, then the game's own.
import type { Places } from '@rasputitsa/kernel';
import { createLabelling, LabelError } from './labels.ts';
import type { HexMap } from './map.ts';
import { createPlaceIndex, foldName } from './places.ts';

export interface BoardWords {
  /** Boxes the game adds to those of the map. */
  readonly boxes?: readonly string[];
  /** What a box of the map is called; by default its name. */
  readonly boxName?: (kind: string, name: string) => string;
}

/** Labels and names for every place; places are found by printed label, place name, or a box's name. */
export function boardPlaces(map: HexMap, words: BoardWords = {}): Places {
  const labelling = createLabelling(map.grid, map.scheme, map.places);
  const index = createPlaceIndex(map.places);
  const boxName = words.boxName ?? ((_kind, name) => name);
  const boxes = [...map.boxes.map((b) => boxName(b.kind, b.name)), ...(words.boxes ?? [])];
  const hexes = map.grid.count;
  const byBox = new Map(boxes.map((name, i) => [foldName(name), hexes + i]));
  if (byBox.size !== boxes.length) throw new Error(`board ${map.id}: two boxes have one name`);
  return {
    hexes,
    count: hexes + boxes.length,
    names: map.places.map((p) => ({ name: p.name, at: p.hex, kind: p.kind })),
    terrain: (at) => (at < hexes ? (map.terrains[map.terrain[at] ?? 0] ?? '') : ''),
    label: (at) => (at < hexes ? (map.labels[at] ?? '') : (boxes[at - hexes] ?? '')),
    parse(text) {
      const box = byBox.get(foldName(text));
      if (box !== undefined) return box;
      const named = index.find(text)[0];
      if (named) return named.hex;
      try {
        return labelling.parse(text);
      } catch (error) {
        if (error instanceof LabelError) return { error: error.message };
        throw error;
      }
    },
  };
}
