// Field works that lie on the map: layers and marks that the game says are drawn.
import type { GameProfile } from '@rasputitsa/host';
import type { View } from '@rasputitsa/kernel';
import type { Work } from '../board/types.ts';

/** Of a layer the value is whose they are; of a mark its last value is a finished work, and those before it are being dug. */
export function worksOf(profile: GameProfile, { layers, marks }: Pick<View, 'layers' | 'marks'>): readonly Work[] {
  const out: Work[] = [];
  for (const [id, { values, drawn }] of Object.entries(profile.layers)) {
    if (!drawn) continue;
    for (const [at, value] of (layers[id] ?? []).entries())
      if (value !== 0) out.push({ at, style: values[value] ?? 'plain' });
  }
  for (const [id, { values = [], drawn }] of Object.entries(profile.marks)) {
    if (!drawn) continue;
    for (const [at, n] of Object.entries(marks[id] ?? {}))
      if (n > 0) out.push({ at: Number(at), style: 'plain', ...(n < values.length - 1 ? { begun: true } : {}) });
  }
  return out;
}
