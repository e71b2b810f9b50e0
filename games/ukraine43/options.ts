// What players may agree on before the game: an optional rule, and readings of the text over which they would argue (RULINGS.md).
import type { OptionInfo } from '@rasputitsa/kernel';

export const options = [
  {
    id: 'variable-defense',
    title: 'Variable defense strength',
    rule: '29',
    meaning: 'Before each combat a die changes the strength of the defender.',
    values: [false, true],
    start: false,
    group: 'Optional rules',
  },
  {
    id: 'towns-beside-bonds',
    title: 'Towns break hexside bonds',
    rule: '7.3.1',
    meaning:
      'A town or city on either side of a hexside bond breaks it. Otherwise towns break only bonds that pass through their hex.',
    values: [false, true],
    start: false,
    group: 'Readings of the rules',
  },
] as const satisfies readonly OptionInfo[];
