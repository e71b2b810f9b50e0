// What players may agree on before the game: optional rules, variants (35.2), and readings of the text over which they would argue (RULINGS.md).
import type { OptionInfo } from '@rasputitsa/kernel';

const off = { values: [false, true], start: false } as const;
export const options = [
  {
    ...off,
    id: 'partisans',
    title: 'Partisans',
    rule: '28.0',
    meaning: 'Destroyed Russian infantry and cavalry may leave partisan cadres; Security Divisions hunt them.',
    group: 'Optional rules',
  },
  {
    ...off,
    id: 'pocket-choice',
    title: 'Pocketed units choose how to defend',
    rule: '13.32.O',
    meaning:
      'A unit without line of communications defends in full and leaves no battlegroup, or halved and leaves one.',
    group: 'Optional rules',
  },
  {
    ...off,
    id: 'surprise',
    title: 'Surprise',
    rule: '30.34.F',
    meaning: 'On turns 1 and 2 Axis units pay only one more point to enter or leave a zone of control.',
    group: 'Optional rules',
  },
  {
    ...off,
    id: 'production-program',
    title: 'Automatic production',
    rule: '36.22',
    meaning:
      'Russian production follows the suggested program by itself; finished units are placed beside their Training Centers.',
    group: 'Optional rules',
  },
  {
    ...off,
    id: 'supply-between',
    title: 'Supply Range counts hexes between unit and rail',
    rule: '13.31',
    meaning: 'Only hexes strictly between unit and railway count: one hex more than our reading.',
    group: 'Readings of the rules',
  },
  {
    ...off,
    id: 'helsinki-beyond',
    title: 'Helsinki supplies Germans in the far north of Russia',
    rule: '13.55',
    meaning: 'Germans north of the Weatherline who have crossed into Russia may be supplied from Helsinki too.',
    group: 'Readings of the rules',
  },
  {
    ...off,
    id: 'finnish-table',
    title: 'Finnish attacks use table 2 in Mud and Snow',
    rule: '14.17',
    meaning: 'An attack of Finns alone is made as the Russian attacks in bad weather, on table 2.',
    group: 'Readings of the rules',
  },
] as const satisfies readonly OptionInfo[];
