// A position being written: pieces put where one likes, strengths and tracks set, and then played from there. What the rules say of
// it is said when it is played: an editor that refused every half-done board could not be used.
import type { PlacedPiece, PositionFile } from '@rasputitsa/kernel';
import type { Face, Shade } from '../board/types.ts';
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
/** Gives hexes to one of a layer's words: control, ownership. */
export function setLayer(file: PositionFile, layer: string, word: string, places: readonly string[]): PositionFile {
  const words = Object.fromEntries(
    Object.entries(file.layers?.[layer] ?? {}).map(([w, list]) => [w, list.filter((x) => !places.includes(x))]),
  );
  return { ...file, layers: { ...file.layers, [layer]: { ...words, [word]: [...(words[word] ?? []), ...places] } } };
}
/** The hexes of a layer as the position has them, to be coloured while it is painted. */
export function shadesIn(profile: GameProfile, file: PositionFile, layer: string): readonly Shade[] {
  const places = new Map(profile.labels.map((label, at) => [label, at]));
  return Object.entries(file.layers?.[layer] ?? {}).flatMap(([word, list]) =>
    list.flatMap((label) => {
      const at = places.get(label);
      return at === undefined || at >= profile.hexes ? [] : [{ at, style: `overlay-${word}` }];
    }),
  );
}
/** A hex and those around it, so many rings of them. */
export function around(at: number, rings: number, neighbours: (at: number) => readonly number[]): readonly number[] {
  let edge = [at];
  const found = new Set(edge);
  for (let i = 0; i < rings; i++) {
    edge = edge.flatMap((x) => neighbours(x)).filter((x) => !found.has(x));
    for (const x of edge) found.add(x);
  }
  return [...found];
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

export interface SpareUnit {
  readonly id: string;
  readonly face: Face;
  readonly symbol: string;
  /** How many are left; undefined: as many as are asked for. */
  readonly left: number | undefined;
}
/** What can still be put on the board, and how many of it. */
export function spareUnits(
  profile: GameProfile,
  file: PositionFile,
  want: { readonly words: string; readonly side?: number; readonly symbol?: string },
): readonly SpareUnit[] {
  const count = new Map<string, number>();
  for (const p of file.pieces ?? []) count.set(p.unit, (count.get(p.unit) ?? 0) + (p.count ?? 1));
  const words = want.words.trim().toLowerCase();
  return Object.values(profile.kinds).flatMap((k) => {
    const left = k.count === undefined ? undefined : k.count - (count.get(k.id) ?? 0);
    const symbol = k.look?.symbol ?? '';
    const fits =
      (left === undefined || left > 0) &&
      (want.side === undefined || k.side === want.side) &&
      (want.symbol === undefined || want.symbol === symbol) &&
      (words === '' || k.name.toLowerCase().includes(words));
    if (!fits) return [];
    const face: Face = {
      id: -1,
      at: -1,
      side: k.side,
      nation: k.look?.nation ?? '',
      ...(k.look ? { look: k.look } : {}),
      steps: k.steps,
      maxSteps: k.steps,
      tabs: [],
      ready: true,
      name: k.name,
    };
    return [{ id: k.id, face, symbol, left }];
  });
}
