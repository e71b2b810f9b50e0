// A position being written: pieces put where one likes, strengths and tracks set, and then played from there. What the rules say of
// it is said when it is played: an editor that refused every half-done board could not be used.
import type { PlacedPiece, PositionFile } from '@rasputitsa/kernel';
import type { Face } from '../board/types.ts';
import type { GameProfile, Outline } from '@rasputitsa/host';
import { tabsOf } from './faces.ts';

export type EditedPiece = PlacedPiece;

/** The faces of a position; a piece goes by its place in the list. */
export function facesIn(profile: GameProfile, file: PositionFile): readonly Face[] {
  const places = new Map(profile.labels.map((label, at) => [label, at]));
  return (file.pieces ?? []).map((p, id) => {
    const kind = profile.kinds[p.unit];
    return {
      id,
      at: places.get(p.at) ?? -1,
      side: kind?.side ?? 0,
      nation: kind?.look?.nation ?? '',
      ...(kind?.look ? { look: kind.look } : {}),
      steps: p.steps ?? kind?.steps ?? 1,
      maxSteps: kind?.steps ?? 1,
      tabs: tabsOf(profile, p.flags ?? []),
      ready: true,
      name: kind?.name ?? p.unit,
    };
  });
}

function change(file: PositionFile, id: number, to: (p: PlacedPiece) => PlacedPiece): PositionFile {
  return { ...file, pieces: (file.pieces ?? []).map((p, i) => (i === id ? to(p) : p)) };
}
export function movePieces(file: PositionFile, ids: readonly number[], at: string): PositionFile {
  return ids.reduce((f, id) => change(f, id, (p) => ({ ...p, at })), file);
}
export function setSteps(file: PositionFile, id: number, steps: number): PositionFile {
  return change(file, id, (p) => ({ ...p, steps }));
}
export function toggleFlag(file: PositionFile, id: number, flag: string): PositionFile {
  return change(file, id, (p) => {
    const flags = p.flags ?? [];
    return { ...p, flags: flags.includes(flag) ? flags.filter((f) => f !== flag) : [...flags, flag] };
  });
}
export function removePieces(file: PositionFile, ids: readonly number[]): PositionFile {
  return { ...file, pieces: (file.pieces ?? []).filter((_, i) => !ids.includes(i)) };
}
export function addPiece(file: PositionFile, unit: string, at: string): PositionFile {
  return { ...file, pieces: [...(file.pieces ?? []), { unit, at }] };
}
export function setTrack(file: PositionFile, track: string, value: number): PositionFile {
  return { ...file, tracks: { ...file.tracks, [track]: value } };
}
/** Gives a hex to one of a layer's words: control, ownership. */
export function setLayer(file: PositionFile, layer: string, word: string, at: string): PositionFile {
  const words = Object.fromEntries(
    Object.entries(file.layers?.[layer] ?? {}).map(([w, list]) => [w, list.filter((x) => x !== at)]),
  );
  return { ...file, layers: { ...file.layers, [layer]: { ...words, [word]: [...(words[word] ?? []), at] } } };
}
export function setPhase(file: PositionFile, phase: string, side: string | undefined): PositionFile {
  const { side: _, ...rest } = file;
  return { ...rest, phase, ...(side === undefined ? {} : { side }) };
}

/** Every step of the sequence at which somebody decides, with the way to it. */
export function decisions(
  outline: Outline,
  way: readonly string[] = [],
): readonly { readonly id: string; readonly title: string }[] {
  const here = [...way, outline.title];
  if (outline.kind === 'decision') return [{ id: outline.id, title: here.slice(-2).join(' › ') }];
  return (outline.steps ?? []).flatMap((s) => decisions(s, here));
}

/** Units that can still be put on the board: a unit that stands there once is likely to exist once; one that stands there twice is a
 * kind of counter, of which there are more. */
export function spareUnits(
  profile: GameProfile,
  file: PositionFile,
  words: string,
): readonly { readonly id: string; readonly name: string; readonly side: number }[] {
  const count = new Map<string, number>();
  for (const p of file.pieces ?? []) count.set(p.unit, (count.get(p.unit) ?? 0) + (p.count ?? 1));
  const want = words.trim().toLowerCase();
  return Object.values(profile.kinds)
    .filter((k) => count.get(k.id) !== 1 && (want === '' || k.name.toLowerCase().includes(want)))
    .map((k) => ({ id: k.id, name: k.name, side: k.side }));
}
