// What the browsers of people in these tests bring for the dice. Chains take a moment to make: everybody has one of these two.
import type { KeptTrust } from '@rasputitsa/host';
import { headsOf, NOTHING_KEPT } from '../src/chains.ts';
import type { FarClientNeeds } from '../src/client.ts';
import type { Heads } from '../src/wire.ts';

const SEEDS = ['the seed of Anna', 'the seed of Boris'] as const;
const made = new Map<number, Promise<Heads>>();

export function headsFor(side: number): Promise<Heads> {
  const at = side === 1 ? 1 : 0;
  const heads = made.get(at) ?? headsOf(SEEDS[at]);
  made.set(at, heads);
  return heads;
}
export function giving(): NonNullable<FarClientNeeds['trust']> {
  const kept = new Map<string, KeptTrust>();
  return {
    seedOf: (_, side) => SEEDS[side],
    kept: (table) => kept.get(table) ?? NOTHING_KEPT,
    keep: (table, now) => void kept.set(table, now),
  };
}
