// RECONSTRUCTION (RULINGS G1): the Combat Results Tables are lost. In the text: four of them, their results, and that 13-1 is certain (5.7). One ladder of
// results read at an angle: each table is one place worse for the attacker than the one before.
import type { Result } from './shapes.ts';

export const ODDS = [
  '1-3',
  '1-2',
  '1-1',
  '2-1',
  '3-1',
  '4-1',
  '5-1',
  '6-1',
  '7-1',
  '8-1',
  '9-1',
  '10-1',
  '11-1',
  '12-1',
  '13-1',
] as const;
// biome-ignore format: as a table is printed
export const CRT: readonly (readonly (readonly Result[])[])[] = [
  [
    ['Ae', 'Ae', 'Aex', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De'],
    ['Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De'],
    ['Ae', 'Aex', 'Ar', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Aex', 'Ar', 'Br', 'Br', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Ar', 'Ar', 'Br', 'Ex', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Ar', 'Br', 'Ex', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Br', 'Br', 'Dr', 'Dr', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
  ],
  [
    ['Ae', 'Ae', 'Ae', 'Aex', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De'],
    ['Ae', 'Ae', 'Aex', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De'],
    ['Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De'],
    ['Ae', 'Aex', 'Ar', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Aex', 'Ar', 'Br', 'Br', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Ar', 'Ar', 'Br', 'Ex', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Ar', 'Br', 'Ex', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
  ],
  [
    ['Ae', 'Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De'],
    ['Ae', 'Ae', 'Ae', 'Aex', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De'],
    ['Ae', 'Ae', 'Aex', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De'],
    ['Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De'],
    ['Ae', 'Aex', 'Ar', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Aex', 'Ar', 'Br', 'Br', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Ar', 'Ar', 'Br', 'Ex', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
  ],
  [
    ['Ae', 'Ae', 'Ae', 'Ae', 'Aex', 'Ar', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De'],
    ['Ae', 'Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De'],
    ['Ae', 'Ae', 'Ae', 'Aex', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De'],
    ['Ae', 'Ae', 'Aex', 'Ar', 'Br', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De'],
    ['Ae', 'Ae', 'Ar', 'Ar', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De'],
    ['Ae', 'Aex', 'Ar', 'Br', 'Ex', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De'],
    ['Aex', 'Ar', 'Br', 'Br', 'Dr', 'Dr', '1/2Ex', '1/2Ex', 'De', 'De', 'De', 'De', 'De', 'De', 'De'],
  ],
];

interface ResultWords {
  readonly rule: string;
  readonly text: string;
  /** For the attacker. */
  readonly tone: 'good' | 'bad' | 'plain';
}
export const RESULT_WORDS: Readonly<Record<Result, ResultWords>> = {
  Ae: { rule: '11.R2', text: 'all attackers are lost', tone: 'bad' },
  Aex: { rule: '11.R3', text: 'attackers are lost as strong as the defenders', tone: 'bad' },
  Ar: { rule: '11.R4', text: 'the attackers retreat', tone: 'bad' },
  Br: { rule: '11.R5', text: 'both retreat, the defenders first', tone: 'plain' },
  Ex: { rule: '11.R6', text: 'all defenders are lost, and attackers as strong as they', tone: 'plain' },
  Dr: { rule: '11.R7', text: 'the defenders retreat', tone: 'good' },
  '1/2Ex': { rule: '11.R6', text: 'all defenders are lost, and attackers half as strong', tone: 'good' },
  De: { rule: '11.R8', text: 'all defenders are lost', tone: 'good' },
};
