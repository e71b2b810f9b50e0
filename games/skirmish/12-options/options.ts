// Chapter 12: rules that players may agree on. What they change is said where they bite: 12.1 in 10-weather, 12.2 in 03-zones.
import type { OptionInfo } from '@rasputitsa/kernel';

export const options = [
  {
    id: 'mist',
    title: 'Mist on the water',
    rule: '12.1',
    meaning: 'In fog neither zones of control nor eyes reach across the river.',
    values: [false, true],
    start: false,
  },
  {
    id: 'tight',
    title: 'Close stacking',
    rule: '12.2',
    meaning: 'Two blocks to a hex instead of three.',
    values: [false, true],
    start: false,
  },
] as const satisfies readonly OptionInfo[];
