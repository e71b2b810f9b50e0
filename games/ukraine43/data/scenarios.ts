// RECONSTRUCTION (RULINGS R3): scenarios 31 to 34. The text names the August scenario with its six railheads (17.2) and the bridgeheads of
// scenario 4 (19.5, 34.5).
import { AUGUST, OCTOBER, SEPTEMBER } from './setups.ts';
import type { ScenarioRow } from './shapes.ts';

const AUGUST_RAILHEADS = [
  ['G1', '3404'],
  ['G2', '4408'],
  ['G3', '4615'],
  ['G4', '5119'],
  ['G5', '5823'],
  ['G6', '6032'],
] as const;

export const SCENARIOS: readonly ScenarioRow[] = [
  {
    id: 'august',
    title: 'August Offensive',
    rule: '31',
    summary: 'Turns 1 to 6: Belgorod, Kharkov, the Donets and the Mius. Clear weather and a fortified line.',
    first: 1,
    last: 6,
    line: 'August',
    setUp: AUGUST,
    railheads: AUGUST_RAILHEADS,
    complete: [],
    halfHexes: 0,
  },
  {
    id: 'september',
    title: 'Race to the Dnieper',
    rule: '32',
    summary: 'Turns 7 to 14: the German line is breaking, and the river is far behind it.',
    first: 7,
    last: 14,
    line: 'September',
    setUp: SEPTEMBER,
    railheads: [
      ['G1', '3105'],
      ['G2', '4213'],
      ['G3', '4213'],
      ['G4', '5119'],
      ['G5', '5623'],
      ['G6', '5730'],
    ],
    complete: [],
    halfHexes: 1,
  },
  {
    id: 'campaign',
    title: 'Campaign',
    rule: '33',
    summary: 'All 21 turns, from the Donets in August to Kiev in November.',
    first: 1,
    last: 21,
    line: 'August',
    setUp: AUGUST,
    railheads: AUGUST_RAILHEADS,
    complete: [],
    halfHexes: 0,
  },
  {
    id: 'october',
    title: 'Crisis on the Dnieper',
    rule: '34',
    summary: 'Turns 15 to 21: bridgeheads over the Dnieper, autumn rain, and the fight for Kiev and Krivoi Rog.',
    first: 15,
    last: 21,
    line: 'October',
    setUp: OCTOBER,
    railheads: [
      ['G1', '1411'],
      ['G1b', '2204'],
      ['G2', '3118'],
      ['G3b', '3822'],
      ['G4', '4025'],
      ['G5', '3925'],
      ['G6', '5030'],
    ],
    complete: ['G3'],
    halfHexes: 5,
  },
];
