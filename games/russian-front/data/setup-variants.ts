// What the magazine variants change before the first Turn (V1, V3a, V12f, V13, V15 to V17).
import type { ForceGroup } from './scenarios.ts';

/** V1: where the German Black Sea Flotilla is in 1942 and 1943: with the Baltic Flotilla. */
export const BALKAN_PORT = { unit: 'GE-FLO-BS', with: 'GE-FLO-B' } as const;

/** V15: the 1943 game after a German victory at Kursk. */
export const KURSK_WON: {
  readonly scenario: string;
  readonly first: number;
  /** What the Soviets have lost besides. */
  readonly lost: readonly ForceGroup[];
  /** German corps of these factors start with so many hits on top of the others. */
  readonly worn: Readonly<Record<string, number>>;
  /** The bulge around this city is Axis up to the line of this year. */
  readonly city: string;
  readonly line: '1942';
} = {
  scenario: '1943',
  first: 27,
  lost: [
    { nation: 'Soviet', type: 'armor', factors: '8-6-4', count: 2 },
    { nation: 'Soviet', type: 'infantry', factors: '7-6-5', count: 4 },
    { nation: 'Soviet', type: 'infantry', factors: '5-4-4', count: 5 },
    { nation: 'Soviet', type: 'air', factors: '3-2-10', count: 4 },
  ],
  worn: { '9-8-6': 3, '8-7-6': 3, '8-6-6': 3 },
  city: 'Kursk',
  line: '1942',
};

/** V16: out of what the 1943 game does not use, for this Turn. */
export const NO_WESTERN_FRONT: {
  readonly scenario: string;
  readonly turn: number;
  readonly units: readonly ForceGroup[];
} = {
  scenario: '1943',
  turn: 27,
  units: [
    { nation: 'German', type: 'armor', factors: '7-5-6', count: 2 },
    { nation: 'German', type: 'infantry', factors: '6-5-6', count: 1 },
    { nation: 'German', type: 'infantry', factors: '4-3-6', count: 2 },
    { nation: 'German', type: 'paratroop', factors: '4-3-4', count: 1 },
  ],
};

/** V17: the Orel salient given up; the new front, which may be fortified; the way back over the strait. */
export const STRATEGIC_WITHDRAWAL = {
  scenario: '1943',
  /** Straight from AA19 to V16. */
  front: ['AA19', 'Z18', 'Y18', 'X17', 'W17', 'V16'],
  given: [
    'AA20',
    'Z19',
    'Z20',
    'Z21',
    'Y19',
    'Y20',
    'Y21',
    'Y22',
    'X18',
    'X19',
    'X20',
    'X21',
    'X22',
    'W18',
    'W19',
    'W21',
    'W22',
    'V17',
  ],
  forts: 4,
  kerch: 'Kerch',
  crimea: 'Sevastopol',
  kuban: 'D19',
} as const;

/** V12f: complete fortifications of each side at the start of 1942 and 1943. */
export const STARTING_FORTS = 6;
