// What chapters 6 and 8 to 15 remember. Joined with the rest in words.ts.
import { type FlagInfo, open, type VarInfo } from '@rasputitsa/kernel';

export const FIRE_FLAGS = [
  { id: 'limbered', title: 'In transport set-up', rule: '6.2.2', tab: { shape: 'bar', tone: 'plain' } },
  { id: 'fired', title: 'Has fired in this phase', rule: '6.1.4', tab: { shape: 'square', tone: 'quiet' } },
  { id: 'cut-off', title: 'Without a line of supply', rule: '10.2.1', tab: { shape: 'triangle', tone: 'bad' } },
  { id: 'full-move', title: 'Moves with full movement points though out of supply', rule: '10.2.3' },
  { id: 'full-attack', title: 'Attacks with full strength though out of supply', rule: '10.2.3' },
  { id: 'at-bank', title: 'On the bank of a big river', rule: '14.3.2' },
  { id: 'bridging', title: 'Builds a bridge', rule: '14.3.4', tab: { shape: 'triangle', tone: 'quiet' } },
] as const satisfies readonly FlagInfo[];

/**
 * `oos`: out-of-supply level. `silent`: Combat Phases for which a gun that fired a barrage cannot support (6.5.6). `bombed`: the Air Phase in which
 * the unit was disorganized, 1 in player A's half of the turn, 2 in player B's, 0 if it was in a combat (5.6.5).
 */
export const FIRE_FIELDS = ['oos', 'silent', 'bombed'] as const;

/** Interrupts: every id here must be a node of `fireNodes` or `airNodes`. */
export const FIRE_NODES = ['fire'] as const;

/** Which table a fire is looked up in. */
export type FireKind = 'airFire' | 'artilleryFire';

export const FIRE_VARS = {
  fireKind: open('text'),
  fireHex: open('place'),
  fireStrength: open('number'),
  fireRoll: open('number'),
} as const satisfies Readonly<Record<string, VarInfo>>;
