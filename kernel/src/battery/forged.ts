// Saved games with something about them changed: what a player might try, and what a disk might do.
import type { Random } from '../dice.ts';
import { summed } from '../lines.ts';

/** Wrong in kind, in size, in depth. */
const VALUES: readonly string[] = [
  '1e10',
  '-1',
  '0.5',
  'null',
  '"x"',
  '[]',
  '{}',
  'true',
  '99999999',
  '[[[[[[[[[]]]]]]]]]',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  '{"__proto__":{"x":1}}',
];

/** A text of the same lines in which one number, word, line or brace is another. */
export function forged(text: string, random: Random): { readonly text: string; readonly what: string } {
  const lines = text.split('\n');
  const n = random.int(Math.max(1, lines.length - 1));
  const line = lines[n] ?? '';
  // Whoever changes a line can write its sum anew; half of the time nobody does.
  const isCareful = random.int(2) === 0;
  const swap = (other: string, what: string) => ({
    text: lines.map((l, i) => (i === n ? (isCareful ? summed(other) : other) : l)).join('\n'),
    what: `line ${n + 1}: ${what}`,
  });
  switch (random.int(7)) {
    case 0: {
      const value = VALUES[random.int(VALUES.length)] ?? '1';
      const spots = [...line.matchAll(/:(-?\d+|"[^"]*"|true|false|null)(?=[,}\]])/g)];
      const spot = spots[random.int(Math.max(1, spots.length))];
      if (!spot) return swap('', 'left out');
      const at = spot.index + 1;
      return swap(
        line.slice(0, at) + value + line.slice(spot.index + spot[0].length),
        `${spot[0].slice(1, 40)} at ${at} becomes ${value.slice(0, 40)}`,
      );
    }
    case 1:
      return { text: lines.filter((_, i) => i !== n).join('\n'), what: `line ${n + 1} is left out` };
    case 2:
      return { text: [...lines.slice(0, n), line, ...lines.slice(n)].join('\n'), what: `line ${n + 1} is there twice` };
    case 3: {
      const end = random.int(Math.max(1, text.length));
      return { text: text.slice(0, end), what: `cut off after ${end} characters` };
    }
    case 4: {
      const m = random.int(Math.max(1, lines.length - 1));
      return {
        text: lines.map((l, i) => (i === n ? (lines[m] ?? '') : i === m ? line : l)).join('\n'),
        what: `lines ${n + 1} and ${m + 1} are exchanged`,
      };
    }
    case 5: {
      const at = random.int(Math.max(1, line.length));
      return swap(
        `${line.slice(0, at)}${String.fromCharCode(33 + random.int(90))}${line.slice(at + 1)}`,
        `one sign at ${at}`,
      );
    }
    default: {
      const keys = [...line.matchAll(/"(\w+)":/g)];
      const key = keys[random.int(Math.max(1, keys.length))];
      return key ? swap(line.replace(key[0], '"other":'), `${key[0]} has another name`) : swap('', 'left out');
    }
  }
}
