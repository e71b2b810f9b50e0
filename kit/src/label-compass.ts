// Labels made of places and compass offsets: `Kharkov NE1`, `Minsk E2 SE1`.
import { DIRECTIONS, distance, type HexGrid, NONE, STEP_Q, STEP_R } from './grid.ts';
import { type CompassScheme, LabelError, type Named, rawLabel } from './label-scheme.ts';
import type { Place } from './map.ts';
import { createPlaceIndex, type PlaceIndex } from './places.ts';

/** Legs of a walk between two hexes: at most two directions, side by side; the longer first. */
export function legs(
  grid: HexGrid,
  from: number,
  to: number,
): readonly (readonly [direction: number, steps: number])[] {
  const stepQ = STEP_Q[grid.orientation];
  const stepR = STEP_R[grid.orientation];
  const dq = (grid.q[to] ?? 0) - (grid.q[from] ?? 0);
  const dr = (grid.r[to] ?? 0) - (grid.r[from] ?? 0);
  for (let d = 0; d < 6; d++) {
    const e = (d + 1) % 6;
    const [dQ, dR, eQ, eR] = [stepQ[d] ?? 0, stepR[d] ?? 0, stepQ[e] ?? 0, stepR[e] ?? 0];
    // Two neighbouring directions span the plane with determinant 1, so the solution is whole.
    const det = dQ * eR - eQ * dR;
    const a = (dq * eR - eQ * dr) / det;
    const b = (dQ * dr - dq * dR) / det;
    if (a <= 0 || b < 0) continue;
    if (b === 0) return [[d, a]];
    return b > a ? [[e, b], [d, a]] : [[d, a], [e, b]]; // biome-ignore format: two walks side by side
  }
  return [];
}

export function compassLabels(grid: HexGrid, scheme: CompassScheme, places: readonly Place[]): Named {
  const index = createPlaceIndex(places);
  // A name that leads elsewhere (a city of several hexes, a name used twice) cannot serve as an anchor.
  const anchors = places.filter(
    (p) => (scheme.kinds.length === 0 || scheme.kinds.includes(p.kind)) && index.find(p.name)[0]?.hex === p.hex,
  );
  const known = new Map<number, readonly string[]>();
  // The lines of a map file name the same hexes again and again.
  const read = new Map<string, number>();
  return {
    // Made on demand: a map file with a hundred places asks for a labelling at each of them.
    labels: (hex) => {
      const labels = known.get(hex) ?? [compassLabel(grid, anchors, hex)];
      known.set(hex, labels);
      return labels;
    },
    read: (text) => {
      const hex = read.get(text) ?? readCompass(grid, index, text);
      read.set(text, hex);
      return hex;
    },
  };
}

function compassLabel(grid: HexGrid, anchors: readonly Place[], hex: number): string {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const p of anchors) {
    // Nearest first; of equally near places one in a straight line reads better.
    const away = distance(grid, p.hex, hex);
    if (away > least) continue;
    const cost = away + (legs(grid, p.hex, hex).length > 1 ? 0.5 : 0);
    if (cost < least) {
      least = cost;
      best = p;
    }
  }
  if (!best) return rawLabel(grid, hex);
  const names = DIRECTIONS[grid.orientation];
  return [best.name, ...legs(grid, best.hex, hex).map(([d, n]) => `${names[d] ?? ''}${n}`)].join(' ');
}

const OFFSET = /^([A-Z]+?)(\d*)$/;

function readCompass(grid: HexGrid, index: PlaceIndex, text: string): number {
  const words = text.split(/\s+/);
  // The longest name that is a place: a place may be called `Velikie Luki` or even end in an E.
  let used = words.length;
  while (used > 0 && index.find(words.slice(0, used).join(' ')).length === 0) used--;
  if (used === 0) throw unknownPlace(grid, index, text, words);
  const anchor = index.find(words.slice(0, used).join(' '))[0]?.hex ?? NONE;
  let q = grid.q[anchor] ?? 0;
  let r = grid.r[anchor] ?? 0;
  for (const word of words.slice(used)) {
    const [d, n] = offset(grid, word);
    if (d === NONE) {
      const near = index.suggest(words.join(' ')).filter((s) => s !== words.slice(0, used).join(' '));
      throw new LabelError(
        text,
        `\`${word}\` is not a direction here: ${DIRECTIONS[grid.orientation].join(', ')}`,
        near,
      );
    }
    q += (STEP_Q[grid.orientation][d] ?? 0) * n;
    r += (STEP_R[grid.orientation][d] ?? 0) * n;
  }
  // The walk may leave the board and come back: only where it ends counts.
  const hex = grid.atAxial(q, r);
  if (hex === NONE) throw new LabelError(text, 'it lies off the board', []);
  return hex;
}

function offset(grid: HexGrid, word: string): readonly [direction: number, steps: number] {
  const m = OFFSET.exec(word.toUpperCase());
  const d = m ? DIRECTIONS[grid.orientation].indexOf(m[1] ?? '') : NONE;
  return [d, m?.[2] ? Number(m[2]) : 1];
}

function unknownPlace(grid: HexGrid, index: PlaceIndex, text: string, words: readonly string[]): LabelError {
  let end = words.length;
  while (end > 1 && offset(grid, words[end - 1] ?? '')[0] !== NONE) end--;
  const name = words.slice(0, end).join(' ');
  const near = index.suggest(name);
  return new LabelError(text, near.length > 0 ? '' : `no place is called ${name}`, near);
}
