// Flags of pieces are bits; a column holds a good many of them, and a game with more gets more columns.

/** Bits of one column of flags; JavaScript's whole numbers allow no more. A game with more flags gets more columns. */
export const FLAGS_PER_COLUMN = 30;
export function flagColumn(bit: number): string {
  const n = Math.floor(bit / FLAGS_PER_COLUMN);
  return n === 0 ? 'flags' : `flags${n}`;
}
export function flagMask(bit: number): number {
  return 1 << (bit % FLAGS_PER_COLUMN);
}
