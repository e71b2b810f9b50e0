// Rolls against expectation, by side and purpose.
import type { SeenEvent } from '@rasputitsa/kernel';
import type { LuckRow } from './protocol.ts';

interface Sum {
  rolls: number;
  dice: number;
  total: number;
  expected: number;
  variance: number;
  readonly faces: number[];
  readonly side: number;
  readonly rule: string;
  readonly purpose: string;
}

/** Purposes name places and units; what is rolled for is the words before them. */
function kindOf(purpose: string): string {
  return (purpose.split(/ at | in | on | for | against |:|,/)[0] ?? purpose).trim();
}

export function luckOf(batches: readonly (readonly SeenEvent[])[]): readonly LuckRow[] {
  const sums = new Map<string, Sum>();
  for (const e of batches.flat()) {
    if (e.k !== 'rolled') continue;
    const side = Number(e['by']);
    const rule = typeof e['rule'] === 'string' ? e['rule'] : '';
    const faces = Number(e['faces']);
    const key = `${side} ${rule} ${faces}`;
    const sum = sums.get(key) ?? {
      rolls: 0,
      dice: 0,
      total: 0,
      expected: 0,
      variance: 0,
      faces: Array.from({ length: faces }, () => 0),
      side,
      rule,
      purpose: kindOf(typeof e['purpose'] === 'string' ? e['purpose'] : ''),
    };
    sums.set(key, sum);
    sum.rolls++;
    for (const d of e['dice'] as readonly number[]) {
      sum.dice++;
      sum.total += d;
      sum.expected += (faces + 1) / 2;
      sum.variance += (faces * faces - 1) / 12;
      sum.faces[d - 1] = (sum.faces[d - 1] ?? 0) + 1;
    }
  }
  return [...sums.values()].map((s) => ({
    side: s.side,
    rule: s.rule,
    purpose: s.purpose,
    rolls: s.rolls,
    dice: s.dice,
    mean: s.total / Math.max(1, s.dice),
    expected: s.expected / Math.max(1, s.dice),
    sigma: s.variance > 0 ? (s.total - s.expected) / Math.sqrt(s.variance) : 0,
    faces: s.faces,
  }));
}
