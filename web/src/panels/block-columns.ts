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

/** In a narrow panel a sentence gets a line of its own under the rest of the row. */
export function isSentence(cell: string): boolean {
  return cell.length > SENTENCE;
}

/** A sentence wider than this is broken into lines in any case. */
const WIDEST = 48;
/** Room between columns, a rule number and a button, in letters. */
const GAP = 2;
const RULE = 6;
const BUTTON = 10;

/** How many letters wide a table wants to be. */
export function lettersWide(
  rows: readonly (readonly string[])[],
  more: { readonly rules: number; readonly actions: number },
): number {
  const width = Math.max(0, ...rows.map((r) => r.length));
  let sum = (more.rules > 0 ? RULE : 0) + more.actions * BUTTON;
  for (let i = 0; i < width; i++) sum += GAP + Math.min(WIDEST, Math.max(0, ...rows.map((r) => r[i]?.length ?? 0)));
  return sum;
}
