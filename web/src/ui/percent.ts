/** Whole percents, but nothing possible is shown as never and nothing uncertain as sure. */
export function percent(p: number): string {
  if (p <= 0) return '0';
  if (p >= 1) return '100';
  if (p < 0.005) return '<1';
  if (p > 0.995) return '>99';
  return String(Math.round(p * 100));
}
