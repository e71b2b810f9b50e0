// What each side is here to do, scenario by scenario: the words of the briefing.
import type { Brief } from '@rasputitsa/kernel';

type Pair = readonly [german: Brief, soviet: Brief];

export const BRIEFS: Readonly<Record<string, Pair>> = {
  typhoon: [
    {
      task: 'Twenty days for the villages beyond your line, Klin, Kalinin and the hexes of Moscow. All of Moscow at once wins the game.',
      matters: [
        'Whoever stands beside an enemy must attack, unless he has dug in. Choose where you stand before you move.',
        'Field fortifications free you from attacking: give them up only where you mean to attack.',
        'Losses are replaced slowly: an attack below 3:1 is a counter lost for a village.',
      ],
    },
    {
      task: 'Hold Moscow and as many villages as you can until 4 December. Every day he attacks in vain is a day won.',
      matters: [
        'Dug in, you need not attack and he pays for coming near.',
        'What comes through Kimry and Dmitrov must not arrive one by one.',
        'Stacks are closed: let him guess where the strong ones are.',
      ],
    },
  ],
  'red-snow': [
    {
      task: 'Keep Klin, Kalinin and the villages for eleven days. Too much ground for too few: choose.',
      matters: [
        'Go back before you are surrounded: every hex of retreat under fire has its price.',
        'Dug-in units need not attack; units in the open must.',
        'Reserves come as counters are lost. Use them to close roads.',
      ],
    },
    {
      task: 'Take back Klin, Kalinin and the villages before your own strength is spent.',
      matters: [
        'Cut roads: a unit without supply gives itself up.',
        'Obligatory attacks bind you too: come only where you want to fight.',
        'Pursuit takes more than combat does. Keep fresh units for it.',
      ],
    },
  ],
};
