// While a computer plans.
export const thinking = {
  'thinking.progress': 'Progress of the computer',
  'thinking.hurry': 'Hurry',
  'thinking.hurryHint': 'For the rest of this turn it goes with the best plan it has found.',
  'thinking.hurried': 'Hurrying',
} as const;
