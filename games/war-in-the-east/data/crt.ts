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
