// What is added to factors beside the terrain (15.5, 15.6, 20.4), and the least that is left (7.2.2.10).
import { type Loc, type Piece } from '@rasputitsa/kernel';
import { mountaineers } from '../20-options/mountain-attack.ts';
import { LEAST_FACTOR } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import type { Query } from '../words.ts';
import { firstWinter } from './first-winter.ts';
import { surprise } from './surprise.ts';

/** 7.2.2.10: never less than 1. */
export const atLeastOne = rules(
  ['7.2.2.10', 'TEC.b'],
  (n: number): number => Math.max(LEAST_FACTOR, n),
  (n) => n,
);

interface Modifier {
  readonly rule: string;
  readonly label: string;
  readonly n: number;
}

/** What is added to a unit's attack or defense factor, named. */
export function modifiers(q: Query, p: Piece, at: Loc, role: 'attacker' | 'defender'): readonly Modifier[] {
  const winter = { rule: '15.6', label: 'first winter', n: firstWinter(q, p, at) };
  const all =
    role === 'defender'
      ? [winter]
      : [
          { rule: '15.5', label: 'surprise', n: surprise(q, p) },
          winter,
          { rule: '20.4', label: 'mountain unit in the mountains', n: mountaineers(q, p, at) },
        ];
  return all.filter((m) => m.n !== 0);
}
/** 15.5, 15.6, 20.4: added to the attack factor. */
export function attackModifier(q: Query, p: Piece, at: Loc): number {
  return modifiers(q, p, at, 'attacker').reduce((n, m) => n + m.n, 0);
}
/** 15.6: added to the defense factor. */
export function defenseModifier(q: Query, p: Piece, at: Loc): number {
  return modifiers(q, p, at, 'defender').reduce((n, m) => n + m.n, 0);
}
