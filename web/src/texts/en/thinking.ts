// While a computer plans.
export const thinking = {
  'thinking.progress': 'How far the computer has come',
  'thinking.hurry': 'Hurry',
} as const;
