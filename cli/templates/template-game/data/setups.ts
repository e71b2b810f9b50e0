// The scenarios (3.1): how long they last, and who stands where.
import type { TypeId } from './units.ts';

export type SetUp = readonly (readonly [type: TypeId, at: string])[];

export interface Deployment {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly summary: string;
  readonly turns: number;
  /** Blue, Red. */
  readonly sides: readonly [SetUp, SetUp];
}

export const DEPLOYMENTS: readonly Deployment[] = [
  {
    id: 'meeting',
    title: 'Meeting Engagement',
    rule: '3.1',
    summary: 'Two small forces march on the same two towns. Six turns.',
    turns: 6,
    sides: [
      [
        ['infantry', '0202'],
        ['infantry', '0203'],
        ['infantry', '0204'],
        ['tanks', '0103'],
        ['tanks', '0104'],
      ],
      [
        ['infantry', '0705'],
        ['infantry', '0704'],
        ['infantry', '0703'],
        ['tanks', '0804'],
        ['tanks', '0803'],
      ],
    ],
  },
];
