// What moved, read from what a seat was told.
import type { SeenEvent } from '@rasputitsa/kernel';
import type { Motion } from '../board/types.ts';

export interface Rolled {
  readonly dice: readonly number[];
  readonly faces: number;
  readonly purpose: string;
  readonly by: number;
}

export function motionsOf(batches: readonly (readonly SeenEvent[])[], hexes: number): readonly Motion[] {
  const out: Motion[] = [];
  for (const e of batches.flat()) {
    if (e.k !== 'moved') continue;
    const from = Number(e['from']);
    const to = Number(e['to']);
    const path = Array.isArray(e['path']) ? (e['path'] as readonly number[]) : [from, to];
    const onMap = path.filter((h) => h >= 0 && h < hexes);
    if (onMap.length > 1) out.push({ id: Number(e['id']), path: onMap });
  }
  return out;
}

export function rollsOf(batches: readonly (readonly SeenEvent[])[]): readonly Rolled[] {
  return batches.flat().flatMap((e) =>
    e.k === 'rolled'
      ? [
          {
            dice: e['dice'] as readonly number[],
            faces: Number(e['faces']),
            purpose: typeof e['purpose'] === 'string' ? e['purpose'] : '',
            by: Number(e['by']),
          },
        ]
      : [],
  );
}
