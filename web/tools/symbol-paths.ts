// Path data moved and scaled: what milsymbol writes, in absolute commands and few digits.

export interface Place {
  readonly sx: number;
  readonly sy: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 };

interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

function commands(d: string): readonly Command[] {
  const out: Command[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const takes = TAKES[letter.toUpperCase()];
    if (takes === undefined) throw new Error(`path command ${letter} is not read`);
    if (takes === 0) {
      out.push({ letter, numbers: [] });
      continue;
    }
    for (let i = 0; i < numbers.length; i += takes) {
      // Further pairs after a move are lines.
      const again = i > 0 && letter === 'M' ? 'L' : i > 0 && letter === 'm' ? 'l' : letter;
      out.push({ letter: again, numbers: numbers.slice(i, i + takes) });
    }
  }
  return out;
}

/** Radii are rounded down: one that is too small for its arc is stretched to fit exactly, one too large makes dots square. */
const radius = (n: number): string => String(Math.floor(n * 10) / 10);
const short = (n: number): string => String(Math.round(n * 10) / 10 + 0);

export function placed(d: string, p: Place): string {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const px = (v: number): string => short((v - p.fromX) * p.sx + p.toX);
  const py = (v: number): string => short((v - p.fromY) * p.sy + p.toY);
  let out = '';
  for (const { letter, numbers } of commands(d)) {
    const upper = letter.toUpperCase();
    const relative = letter !== upper;
    const [bx, by] = relative ? [x, y] : [0, 0];
    const n = (i: number): number => numbers[i] ?? 0;
    if (upper === 'Z') {
      [x, y] = [startX, startY];
      out += 'Z';
    } else if (upper === 'H' || upper === 'V') {
      if (upper === 'H') x = n(0) + bx;
      else y = n(0) + by;
      out += `L${px(x)},${py(y)}`;
    } else if (upper === 'A') {
      [x, y] = [n(5) + bx, n(6) + by];
      out += `A${radius(n(0) * p.sx)},${radius(n(1) * p.sy)} ${n(2)} ${n(3)} ${n(4)} ${px(x)},${py(y)}`;
    } else {
      const pairs: string[] = [];
      for (let i = 0; i < numbers.length; i += 2) pairs.push(`${px(n(i) + bx)},${py(n(i + 1) + by)}`);
      x = n(numbers.length - 2) + bx;
      y = n(numbers.length - 1) + by;
      if (upper === 'M') [startX, startY] = [x, y];
      out += `${upper}${pairs.join(' ')}`;
    }
  }
  return out;
}

export function compact(d: string): string {
  return d
    .replaceAll(/\s*([A-Za-z])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
