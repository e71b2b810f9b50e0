// What chapters 5 and 7 remember: flags of units, variables of a combat in progress. Joined with the rest in words.ts.
import { data, type FlagInfo, open, type VarInfo } from '@rasputitsa/kernel';

export const COMBAT_FLAGS = [
  { id: 'fought', title: 'Has fought in this phase', rule: '5.1.1', tab: { shape: 'bar', tone: 'quiet' } },
  { id: 'owes', title: 'Must attack in this phase', rule: '5.1.3', tab: { shape: 'star', tone: 'owed' } },
  { id: 'retreated', title: 'Has retreated since its last Movement Phase', rule: '5.3.10' },
  { id: 'disorganized', title: 'Disorganized', rule: '5.6.6', tab: { shape: 'cross', tone: 'bad' } },
  { id: 'stirred', title: 'Has moved, fought or been attacked since it was disorganized', rule: '5.6.5' },
] as const satisfies readonly FlagInfo[];

/** Interrupts of the Attack Phase: every id here must be a node of `combatNodes` (5-combat/phase.ts). */
export const COMBAT_NODES = [] as const;

export const COMBAT_VARS = {
  stage: open('number'),
  /** Hexes under attack. */
  targets: open('places'),
  attackers: open('pieces'),
  defenders: open('pieces'),
  support: open('pieces'),
  defenceSupport: open('pieces'),
  /** What fell: the column, the roll and its cell. */
  column: open('number'),
  roll: open('number'),
  cel: open('number'),
  side: open('side'),
  hexes: open('number'),
  path: data<readonly number[]>(),
} as const satisfies Readonly<Record<string, VarInfo>>;
