// Colours of what is laid over the map, by theme. Shapes and hatching say it first, colour second.
import type { ThemeName } from '@rasputitsa/atlas/draw/theme';
import { coloursOf, type Palette } from '../counters/index.ts';

export interface Inks {
  readonly table: string;
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
  readonly link: string;
  readonly good: string;
  readonly bad: string;
  readonly both: string;
  readonly glow: string;
  /** On a dark map dark colours are not seen. */
  readonly night: boolean;
}

const LIGHT: Inks = {
  table: '#2F322F',
  ink: '#26221C',
  paper: '#FCF7EA',
  accent: '#A3231A',
  link: '#1F4F86',
  good: '#3D6420',
  bad: '#A3431A',
  both: '#6B4A86',
  glow: '#F4C443',
  night: false,
};
const DARK: Inks = {
  table: '#101214',
  ink: '#F1E9D8',
  paper: '#23262B',
  accent: '#FF7A6B',
  link: '#8FC1F0',
  good: '#A5CF7A',
  bad: '#F2A065',
  both: '#C8A6E6',
  glow: '#FFE9A8',
  night: true,
};
const DISTINCT: Inks = { ...LIGHT, good: '#0B5CAD', bad: '#A63603', both: '#5E3C99' };

export function inksOf(theme: ThemeName): Inks {
  return theme === 'dark' ? DARK : theme === 'distinct' ? DISTINCT : LIGHT;
}

/** The board's own words, each with its ink. */
const OWN: Readonly<Record<string, 'link' | 'accent' | 'good' | 'bad' | 'both' | 'ink'>> = {
  target: 'link',
  other: 'good',
  own: 'both',
  strike: 'accent',
  start: 'link',
  path: 'link',
  value: 'link',
  line: 'link',
  link: 'link',
  chosen: 'accent',
  pointed: 'accent',
  owed: 'accent',
  good: 'good',
  bad: 'bad',
  illegal: 'bad',
  break: 'bad',
  both: 'both',
  disputed: 'both',
  plain: 'ink',
  quiet: 'ink',
  none: 'ink',
  nobody: 'ink',
};

function ownInk(style: string, inks: Inks): string | undefined {
  const own = OWN[style.replace(/^overlay-/, '')];
  return own === undefined ? undefined : inks[own];
}

/** The board's own words, else a side's or nation's colours, else an ink of the word's own. */
export function styleInk(style: string, inks: Inks, palette: Palette): string {
  return ownInk(style, inks) ?? sideInk(style.replace(/^overlay-/, ''), inks, palette);
}

/** Of figures on paper: colours of counters are made for surfaces and would not be read. */
export function figureInk(style: string, inks: Inks): string {
  return ownInk(style, inks) ?? inks.ink;
}

/** Sides are often called after an alliance; pieces after a nation. */
const SIDES: Readonly<Record<string, string>> = {
  axis: 'german',
  allied: 'soviet',
  allies: 'soviet',
  russian: 'soviet',
};

function sideInk(style: string, inks: Inks, palette: Palette): string {
  const id = style.toLowerCase();
  const colours = coloursOf(SIDES[id] ?? id, palette);
  if (colours === coloursOf('neutral', palette)) return wordInk(id, inks);
  return inks.night ? colours.ground : colours.edge;
}

/** Other words of a game (weather, districts) each get an ink of their own, the same every time. */
const WORDS = {
  day: ['#0B5C8A', '#8A5A00', '#6A3D87', '#1D6B52', '#9C3B2E', '#5B5B5B'],
  night: ['#7FC1EA', '#F0C060', '#CFA8E8', '#85D6B8', '#F29C8C', '#C8C8C8'],
} as const;
function wordInk(word: string, inks: Inks): string {
  let sum = 0;
  for (const c of word) sum = (sum * 31 + (c.codePointAt(0) ?? 0)) % 9973;
  const list = inks.night ? WORDS.night : WORDS.day;
  return list[sum % list.length] ?? inks.ink;
}
