// The back of the box.
import type { GameAbout, ScenarioAbout } from '@rasputitsa/kernel';

export const about: GameAbout = {
  paragraph:
    'The last German assault on Moscow in November 1941 and the Soviet blow that ended it, a day a turn, regiments against ' +
    'divisions. Whoever stands beside the enemy must attack unless he has dug in; stacks are closed, and every hex of retreat has its price. ' +
    'The printed map and the counters are lost to us: terrain and factors are reconstructions, marked as such, and who owns the game can ' +
    'type in the printed ones. The map lies with east up, as printed; the page turns it.',
  publisher: 'Taktyka i Strategia (WB-95 system, Wojciech Zalewski)',
  length: 'An evening to a weekend',
  complexity: 4,
  first: 'typhoon',
};

const TEXTS: Readonly<Record<string, { readonly summary: string; readonly about: ScenarioAbout }>> = {
  typhoon: {
    summary: 'The assault on Moscow, 15 November to 4 December 1941. The Germans move first and need ground.',
    about: {
      dates: '15 November to 4 December 1941',
      turns: '20 days',
      length: 'A weekend',
      forces: 'German: 115 counters, 17 in reserve. Soviet: 74 counters, 14 to come.',
      expect:
        'The Germans are strong in the north and have little to spare. The Soviets give ground slowly and wait for what comes through Kimry.',
    },
  },
  'red-snow': {
    summary:
      'The Soviet counterstroke, 5 to 15 December 1941. The Soviet centre and the victory conditions are reconstructions.',
    about: {
      dates: '5 to 15 December 1941',
      turns: '11 days',
      length: 'A long evening',
      forces: 'German: 116 counters, many of them worn, 14 in reserve. Soviet: 90 counters.',
      expect:
        'The Germans hold too much ground with too few. The Soviets must take it back before their own strength is spent.',
    },
  },
};
export function aboutScenario(id: string): { readonly summary: string; readonly about: ScenarioAbout } {
  const texts = TEXTS[id];
  if (!texts) throw new Error(`moscow41: no texts for ${id}`);
  return texts;
}
