// The scenarios' orders of battle (13.1, 13.2): arm, hex, and steps where a block starts below full strength.
import type { ArmId } from './units.ts';

export type Setup = readonly (readonly [arm: ArmId, at: string, steps?: number])[];

export interface Deployment {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly summary: string;
  readonly turns: number;
  /** The side that has the initiative before the first orders. */
  readonly initiative: 0 | 1;
  /** Blue, Red. A block in its side's reserve waits to be raised. */
  readonly sides: readonly [Setup, Setup];
  readonly options?: Readonly<Record<string, boolean>>;
}

export const DEPLOYMENTS: readonly Deployment[] = [
  {
    id: 'crossing',
    title: 'The Crossing',
    rule: '13.1',
    summary: 'Both sides march on an open bridge. Seven turns.',
    turns: 7,
    initiative: 0,
    sides: [
      [
        ['foot', '0203'],
        ['foot', '0204'],
        ['foot', '0305', 2],
        ['horse', '0301'],
        ['horse', '0307'],
        ['gun', '0304'],
        ['leader', '0204'],
        ['scout', '0403'],
        ['foot', 'Blue reserve'],
      ],
      [
        ['foot', '0804'],
        ['foot', '0805'],
        ['foot', '0703', 2],
        ['horse', '0701'],
        ['horse', '0707'],
        ['gun', '0704'],
        ['leader', '0804'],
        ['scout', '0605'],
        ['foot', 'Red reserve'],
      ],
    ],
  },
  {
    id: 'bridgehead',
    title: 'The Bridgehead',
    rule: '13.2',
    summary: 'Red holds both ends of the bridge and must be driven off them. Five turns, close stacking.',
    turns: 5,
    initiative: 1,
    options: { tight: true },
    sides: [
      [
        ['foot', '0203'],
        ['foot', '0303'],
        ['foot', '0305'],
        ['horse', '0302'],
        ['gun', '0304'],
        ['gun', '0204', 1],
        ['leader', '0304'],
        ['scout', '0306'],
        ['horse', 'Blue reserve'],
      ],
      [
        ['foot', '0405'],
        ['foot', '0404', 2],
        ['foot', '0504'],
        ['horse', '0704'],
        ['gun', '0603'],
        ['leader', '0504'],
        ['scout', '0605'],
        ['scout', '0501'],
      ],
    ],
  },
];
