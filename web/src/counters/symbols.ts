// Words of games to map symbols, and the marks above the frame.
import { SYMBOLS, type SymbolDrawing } from './symbols-data.ts';

/** Other words for the same symbol. */
const ALSO: Readonly<Record<string, string>> = {
  inf: 'infantry',
  jaeger: 'infantry',
  panzer: 'armor',
  armour: 'armor',
  tank: 'armor',
  mechanized: 'mech',
  panzergrenadier: 'mech',
  mot: 'motorized',
  cav: 'cavalry',
  art: 'artillery',
  paratrooper: 'paratroop',
  airborne: 'paratroop',
  sapper: 'engineer',
  fleet: 'naval',
  flotilla: 'naval',
  rail: 'railway',
  pontoon: 'bridge',
  fortified: 'fortress',
  headquarters: 'hq',
  leader: 'hq',
};

export function isKnownSymbol(word: string): boolean {
  return SYMBOLS[ALSO[word] ?? word] !== undefined;
}

/** A word without a drawing is written out: a new game is readable before anybody draws for it. */
export function symbolOf(word: string): SymbolDrawing {
  return SYMBOLS[ALSO[word] ?? word] ?? { text: word.slice(0, 3).toUpperCase() };
}

interface SizeMark {
  readonly d: string;
  /** In units of its height, which is 10. */
  readonly width: number;
}

const STEP = 11;
const strokes = (n: number, d: (x: number) => string, width: number): SizeMark => ({
  d: Array.from({ length: n }, (_, i) => d(i * STEP)).join(''),
  width: (n - 1) * STEP + width,
});
const crosses = (n: number): SizeMark => strokes(n, (x) => `M${x},0L${x + 8},10M${x + 8},0L${x},10`, 8);
const bars = (n: number): SizeMark => {
  const mark = strokes(n, (x) => `M${x * 0.6},0V10`, 0);
  return { ...mark, width: mark.width * 0.6 };
};

const SIZES: Readonly<Record<string, SizeMark>> = {
  battalion: bars(2),
  regiment: bars(3),
  brigade: crosses(1),
  division: crosses(2),
  corps: crosses(3),
  army: crosses(4),
  front: crosses(5),
  group: crosses(5),
  // Above every front: a double rule closed by lozenges, no star.
  supreme: { d: 'M10,2H46M10,8H46M0,5L5,0L10,5L5,10ZM46,5L51,0L56,5L51,10Z', width: 56 },
};
const ROMAN: Readonly<Record<string, string>> = {
  II: 'battalion',
  III: 'regiment',
  X: 'brigade',
  XX: 'division',
  XXX: 'corps',
  XXXX: 'army',
  XXXXX: 'front',
};
export function sizeMark(size: string | undefined): SizeMark | undefined {
  return size === undefined ? undefined : SIZES[ROMAN[size] ?? size];
}
export const SIZE_WORDS = Object.keys(SIZES);
