/** A number with its sign, unit or share: what is compared digit by digit. */
const NUMBER = /^[-+\u2212]?\d[\d.,/ ]*\s?%?$/;

/** Columns that hold nothing but numbers stand at the right. The first names the row and never does. */
export function numberColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const width = Math.max(0, ...rows.map((r) => r.length));
  const out = new Set<number>();
  for (let i = 1; i < width; i++) {
    const cells = rows.map((r) => r[i] ?? '').filter((c) => c !== '');
    if (cells.length > 0 && cells.every((c) => NUMBER.test(c))) out.add(i);
  }
  return out;
}

/** A cell longer than this is a sentence, not a word. */
const SENTENCE = 24;

/** Columns that hold sentences: in a narrow panel they get a line of their own under the rest of the row. */
export function wordyColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const out = new Set<number>();
  for (const row of rows) for (const [i, cell] of row.entries()) if (i > 0 && cell.length > SENTENCE) out.add(i);
  return out;
}
