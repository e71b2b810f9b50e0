// What is known of a hex beside its pieces: layers of control and the like, and marks that lie on it.
import type { View } from '@rasputitsa/kernel';
import type { GameProfile } from '@rasputitsa/host';

export interface PlaceFact {
  readonly title: string;
  readonly words: string;
}

/** The first value of a layer is what every hex has unless something happened to it: not worth a line. */
export function layerFacts(profile: GameProfile, view: View, at: number): readonly PlaceFact[] {
  const out: PlaceFact[] = [];
  for (const [id, { title, values }] of Object.entries(profile.layers)) {
    const value = view.layers[id]?.[at] ?? 0;
    const words = values[value];
    if (value !== 0 && words !== undefined) out.push({ title, words: sideWord(profile, words) });
  }
  return out;
}

/** Layers name sides by their ids. */
function sideWord(profile: GameProfile, word: string): string {
  return profile.sides.find((s) => s.id === word)?.name ?? word;
}

/** Marks are kept by whatever a game likes; those kept by the number of a place lie there. */
export function markFacts(profile: GameProfile, view: View, at: number): readonly PlaceFact[] {
  const out: PlaceFact[] = [];
  for (const [id, marks] of Object.entries(view.marks)) {
    const n = marks[String(at)] ?? 0;
    if (n === 0) continue;
    const info = profile.marks[id];
    out.push({ title: info?.title ?? id, words: info?.values?.[n] ?? (n === 1 ? '' : String(n)) });
  }
  return out;
}

/** Terrain in the game's own words; nothing where a game says none. */
export function terrainAt(profile: GameProfile, at: number): string | undefined {
  const words = profile.terrains[profile.terrain[at] ?? -1];
  return words === '' ? undefined : words;
}
