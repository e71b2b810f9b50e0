// What players may choose in the lobby: the complementary rules (COMP.0), and readings that people argue about.
import type { OptionInfo } from '@rasputitsa/kernel';

const COMPLEMENTARY = 'Complementary rules (sections 12 to 16)';
const READINGS = 'Readings';
const SET_UP = 'Set-up';

export const options = [
  {
    id: 'strategic-movement',
    title: 'Strategic movement',
    rule: '12.1.1',
    group: COMPLEMENTARY,
    meaning: 'Units that neither moved nor fought may move after combat.',
    values: [true, false],
    start: true,
  },
  {
    id: 'concentration',
    title: 'Tactical concentration',
    rule: '13.1.2',
    group: COMPLEMENTARY,
    meaning: 'Three units of one division in a combat shift it by a column.',
    values: [true, false],
    start: true,
  },
  {
    id: 'bridges',
    title: 'Bridges',
    rule: '14.1.1',
    group: COMPLEMENTARY,
    meaning: 'Bridges can be destroyed and rebuilt.',
    values: [true, false],
    start: true,
  },
  {
    id: 'special-units',
    title: 'Special units',
    rule: '15.1.1',
    group: COMPLEMENTARY,
    meaning: 'Stars and other abilities of units count.',
    values: [true, false],
    start: true,
  },
  {
    id: 'stacks',
    title: 'Enemy stacks',
    rule: '16.1.1',
    group: COMPLEMENTARY,
    meaning:
      'Masked: nothing is seen but how many counters there are. Top: the top counter is seen. Open: everything is.',
    values: ['masked', 'top', 'open'],
    start: 'masked',
  },
  {
    id: 'frozen-ground',
    title: 'Frozen ground',
    rule: 'RS.flavour',
    group: READINGS,
    meaning: 'Frost opens swamps to vehicles and lakes to men on foot.',
    values: [false, true],
    start: false,
  },
  {
    id: 'soviet-works',
    title: 'Soviet field fortifications in Typhoon',
    rule: 'TY.setup.S',
    group: READINGS,
    meaning: 'Soviet units within two hexes of a German start dug in.',
    values: [false, true],
    start: false,
  },
  {
    id: 'attrition',
    title: 'Attrition without supply',
    rule: '10.2.1',
    group: READINGS,
    meaning: 'Every Supply Phase without a line of supply raises the level by one.',
    values: [false, true],
    start: false,
  },
  {
    id: 'monotone-fire',
    title: 'Fire tables without gaps',
    rule: 'TAB.AIR',
    group: READINGS,
    meaning: 'Empty cells at the extreme rolls of strong fire have an effect, as if a sign had been lost in print.',
    values: [false, true],
    start: false,
  },
  {
    id: 'own-set-up',
    title: 'Adjust the set-up',
    rule: 'SETUP.3',
    group: SET_UP,
    meaning:
      'Before the first turn each side may choose who of a formation starts with its losses, where in its city a unit stands, and whether guns are in position. Otherwise that is done for you.',
    values: [false, true],
    start: false,
  },
] as const satisfies readonly OptionInfo[];
