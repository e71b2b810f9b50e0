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

/** Styles of overlays: words of the board's own, else a side's or nation's colours. */
export function styleInk(style: string, inks: Inks, palette: Palette): string {
  switch (style) {
    case 'target':
    case 'link':
      return inks.link;
    case 'chosen':
    case 'owed':
      return inks.accent;
    case 'path':
      return inks.link;
    case 'good':
      return inks.good;
    case 'bad':
    case 'illegal':
    case 'break':
      return inks.bad;
    case 'both':
    case 'disputed':
      return inks.both;
    case 'plain':
    case 'quiet':
    case 'nobody':
      return inks.ink;
    default:
      return sideInk(style, inks, palette);
  }
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
  return inks.night ? colours.ground : colours.edge;
}
