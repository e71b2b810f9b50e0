// Rolls against expectation, by side and purpose.
import type { SeenEvent } from '@rasputitsa/kernel';
import type { LuckRow } from './protocol.ts';

interface Sum {
  rolls: number;
  dice: number;
  total: number;
  expected: number;
  variance: number;
  readonly counts: 'pips' | 'hits';
  readonly faces: number[];
  readonly side: number;
  readonly rule: string;
  /** What all of them were rolled for. */
  purpose: string;
}

/** Purposes name places and units; what is rolled for is the words before them. */
function kindOf(purpose: string): string {
  return (purpose.split(/ at | in | on | for | against |:|,/)[0] ?? purpose).trim();
}

/** The most words that both have, in order: `B infantry fires` and `F armor fires` are both `fires`. */
function common(a: string, b: string): string {
  if (a === b) return a;
  const others = b.split(' ');
  /** The best for what comes after each word of `b`. */
  let best: readonly (readonly string[])[] = Array.from({ length: others.length + 1 }, () => []);
  for (const word of a.split(' ').reverse()) {
    const row: (readonly string[])[] = [...best];
    for (let i = others.length - 1; i >= 0; i--) {
      const [take, skip] = [best[i + 1] ?? [], row[i + 1] ?? []];
      const taken = others[i] === word ? [word, ...take] : [];
      row[i] = [taken, best[i] ?? [], skip].reduce((x, y) => (y.length > x.length ? y : x));
    }
    best = row;
  }
  return best[0] && best[0].length > 0 ? best[0].join(' ') : a;
}

/** Of one fair die. */
function expectation(faces: number, least: number | undefined): { readonly mean: number; readonly variance: number } {
  if (least === undefined) return { mean: (faces + 1) / 2, variance: (faces * faces - 1) / 12 };
  const p = Math.min(1, Math.max(0, (faces - least + 1) / faces));
  return { mean: p, variance: p * (1 - p) };
}

export function luckOf(batches: readonly (readonly SeenEvent[])[]): readonly LuckRow[] {
  const sums = new Map<string, Sum>();
  for (const e of batches.flat()) {
    if (e.k !== 'rolled') continue;
    const side = Number(e['by']);
    const rule = typeof e['rule'] === 'string' ? e['rule'] : '';
    const faces = Number(e['faces']);
    // Where a die hits from a number on, a five is worth as much as a six.
    const least = typeof e['least'] === 'number' ? e['least'] : undefined;
    const counts = least === undefined ? 'pips' : 'hits';
    const key = `${side} ${rule} ${faces} ${counts}`;
    const sum = sums.get(key) ?? {
      rolls: 0,
      dice: 0,
      total: 0,
      expected: 0,
      variance: 0,
      counts,
      faces: Array.from({ length: faces }, () => 0),
      side,
      rule,
      purpose: kindOf(typeof e['purpose'] === 'string' ? e['purpose'] : ''),
    };
    sums.set(key, sum);
    sum.purpose = common(sum.purpose, kindOf(typeof e['purpose'] === 'string' ? e['purpose'] : ''));
    sum.rolls++;
    for (const d of e['dice'] as readonly number[]) {
      sum.dice++;
      const fair = expectation(faces, least);
      sum.total += least === undefined ? d : Number(d >= least);
      sum.expected += fair.mean;
      sum.variance += fair.variance;
      sum.faces[d - 1] = (sum.faces[d - 1] ?? 0) + 1;
    }
  }
  return [...sums.values()].map((s) => ({
    side: s.side,
    counts: s.counts,
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
