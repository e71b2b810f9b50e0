// Tables from saved games.
import type { Head, Match } from '@rasputitsa/kernel';
import type { Chair, LineInfo } from './protocol.ts';
import { Table } from './table.ts';

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, '0')).join('');
}
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

/** Files come from anybody. */
function isLine(x: unknown): x is LineInfo {
  const { of, side, from, strength, veiled } = (x ?? {}) as Partial<Record<keyof LineInfo, unknown>>;
  const words = typeof of === 'string' && typeof from === 'string';
  const numbers = Array.isArray(strength) && strength.every((n) => Number.isSafeInteger(n));
  return words && numbers && Number.isSafeInteger(side) && (veiled === undefined || veiled === true);
}

export function tableOf(id: string, head: Head, match: Match): Table {
  const chairs = (head.meta['chairs'] as readonly Chair[] | undefined) ?? match.game.sides.map(() => 'person' as const);
  const seed = Number(head.meta['seed'] ?? (head.dice.kind === 'seeded' ? head.dice.seed : freshSeed()));
  const line = isLine(head.meta['line']) ? head.meta['line'] : undefined;
  return new Table({ id, kind: 'play', match, chairs, dice: head.dice, seed, line });
}
