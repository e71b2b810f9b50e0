// The order of battle as a list: every unit a seat knows of, grouped and searched.
import type { KnownPiece } from './pieces.ts';

export type GroupBy = 'type' | 'place' | 'nation';

export interface ForceGroup {
  readonly title: string;
  readonly pieces: readonly KnownPiece[];
}

/** A place is where the label says; boxes come after the map. */
export interface ForceNames {
  readonly labelOf: (at: number) => string;
  readonly hexes: number;
}

function titleOf(p: KnownPiece, by: GroupBy, names: ForceNames): string {
  if (by === 'place') return names.labelOf(p.at);
  if (by === 'nation') return p.face.nation;
  return p.type ?? '';
}

export function matches(p: KnownPiece, search: string, names: ForceNames): boolean {
  const words = search.trim().toLocaleLowerCase();
  if (words === '') return true;
  const text = [p.name, p.face.look?.code ?? '', p.face.look?.parent ?? '', names.labelOf(p.at), ...p.status].join(' ');
  return words.split(/\s+/).every((word) => text.toLocaleLowerCase().includes(word));
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byName(a: KnownPiece, b: KnownPiece): number {
  return natural.compare(a.name, b.name) || a.id - b.id;
}

export function forceGroups(
  pieces: readonly KnownPiece[],
  by: GroupBy,
  search: string,
  names: ForceNames,
): readonly ForceGroup[] {
  const groups = new Map<string, KnownPiece[]>();
  for (const p of pieces) {
    if (!matches(p, search, names)) continue;
    // Nothing can be read on the hidden; they are one group whatever is asked for, except where they stand.
    const title = p.hidden && by !== 'place' ? '' : titleOf(p, by, names);
    const group = groups.get(title);
    if (group) group.push(p);
    else groups.set(title, [p]);
  }
  return [...groups]
    .map(([title, list]) => ({ title, pieces: list.sort(byName) }))
    .sort((a, b) => Number(a.title === '') - Number(b.title === '') || natural.compare(a.title, b.title));
}

/** Steps on the map and in the boxes beside it, of those whose strength is known. */
export function strengthOf(
  pieces: readonly KnownPiece[],
  hexes: number,
): { onMap: number; steps: number; off: number } {
  let onMap = 0;
  let steps = 0;
  let off = 0;
  for (const p of pieces) {
    if (p.at >= hexes) off++;
    else {
      onMap++;
      steps += p.steps ?? 0;
    }
  }
  return { onMap, steps, off };
}
