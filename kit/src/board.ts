// From a map to the places the kernel counts: hexes first, then the map's boxes, then the game's own.
import type { Places } from '@rasputitsa/kernel';
import { foldName } from '@rasputitsa/kernel/near';
import { createLabelling, LabelError } from './labels.ts';
import type { HexMap } from './map.ts';
import { createPlaceIndex } from './places.ts';

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
  const named = new Map(map.places.map((p) => [p.hex, p.name]));
  const byBox = new Map(boxes.map((name, i) => [foldName(name), hexes + i]));
  if (byBox.size !== boxes.length) throw new Error(`board ${map.id}: two boxes have one name`);
  const label = (at: number): string => (at < hexes ? (map.labels[at] ?? '') : (boxes[at - hexes] ?? ''));
  return {
    hexes,
    count: hexes + boxes.length,
    names: map.places.map((p) => ({ name: p.name, at: p.hex, kind: p.kind })),
    terrain: (at) => (at < hexes ? (map.terrains[map.terrain[at] ?? 0] ?? '') : ''),
    label,
    // Where the grid counts hexes by number, a city is called by its name and found by its number.
    called(at) {
      const name = named.get(at);
      return name === undefined || label(at).includes(name) ? label(at) : `${name} ${label(at)}`;
    },
    parse(text) {
      const box = byBox.get(foldName(text));
      if (box !== undefined) return box;
      const place = index.find(text)[0];
      if (place) return place.hex;
      try {
        return labelling.parse(text);
      } catch (error) {
        if (error instanceof LabelError) return { error: error.message };
        throw error;
      }
    },
  };
}
