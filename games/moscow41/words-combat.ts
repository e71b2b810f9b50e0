// What chapters 5 and 7 remember: flags of units, variables of a combat in progress. Joined with the rest in words.ts.
import { data, type FlagInfo, open, type VarInfo } from '@rasputitsa/kernel';

export const COMBAT_FLAGS = [
  { id: 'fought', title: 'Has fought in this phase', rule: '5.1.1', tab: { shape: 'bar', tone: 'quiet' } },
  { id: 'owes', title: 'Must attack in this phase', rule: '5.1.3', tab: { shape: 'star', tone: 'owed' } },
  { id: 'retreated', title: 'Has retreated since its last Movement Phase', rule: '5.3.10' },
  { id: 'disorganized', title: 'Disorganized', rule: '5.6.6', tab: { shape: 'cross', tone: 'bad' } },
  { id: 'stirred', title: 'Has not rested since it was disorganized', rule: '5.6.5' },
] as const satisfies readonly FlagInfo[];

/** Interrupts of the Attack Phase: every id here must be a node of `combatNodes` (5-combat/phase.ts). */
export const COMBAT_NODES = ['combat', 'declare', 'defend', 'loss', 'retreat', 'pursuit'] as const;

/** A group that went back: from where, along which hexes, and how many of `gone` it is, in their order. */
export interface Flight {
  readonly from: number;
  readonly path: readonly number[];
  readonly count: number;
}

export const COMBAT_VARS = {
  stage: open('number'),
  /** Hexes under attack. */
  targets: open('places'),
  attackers: open('pieces'),
  defenders: open('pieces'),
  /** What each side has declared (RULINGS R39). */
  guns: open('pieces'),
  defenceGuns: open('pieces'),
  stars: open('pieces'),
  defenceStars: open('pieces'),
  fortress: open('pieces'),
  reward: open('number'),
  defenceReward: open('number'),
  /** 1 where a side does without its headquarters' point on the dice. */
  noHq: open('number'),
  noDefenceHq: open('number'),
  /** The hex that counts for terrain and works, where the defender had a choice (5.5.3). */
  counting: open('place'),
  /** What fell: the column, and the roll as it counts. */
  column: open('number'),
  roll: open('number'),
  /** CEL that a side still has to lose, who may lose it, and whose choice came back. */
  cel: open('number'),
  pool: open('pieces'),
  /** Of these the first CEL must come: units that used an ability (15.1.7, 15.4.3). */
  obliged: open('pieces'),
  victim: open('piece'),
  /** The side that is beaten, how many hexes it owes, who has gone back, and by which ways. */
  beaten: open('side'),
  hexes: open('number'),
  gone: open('pieces'),
  flights: data<readonly Flight[]>(),
  /** Hexes the attackers fought from; hexes that victors may enter now, and those that have pursued. */
  stood: open('places'),
  /** Those of them that were empty before anybody pursued. */
  vacated: open('places'),
  emptied: open('places'),
  pursuers: open('pieces'),
} as const satisfies Readonly<Record<string, VarInfo>>;
