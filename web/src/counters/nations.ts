// Colours by nationality. Grounds climb a ladder of lightness, so that they keep apart in any eyes and in a grey print;
// the tests hold them to it. Inks are dark or light, whichever the ground lets read.
export type Palette = 'plain' | 'distinct';

export interface NationColours {
  /** The face of the piece. */
  readonly ground: string;
  readonly ink: string;
  /** The frame of the symbol is filled with it; the symbol is drawn on it in plateInk. */
  readonly plate: string;
  readonly plateInk: string;
  /** The rim, and the side of a block. */
  readonly edge: string;
}

const DARK = '#191815';
const LIGHT = '#FBF6EA';

const dark = (ground: string, plate: string, edge: string): NationColours => ({
  ground,
  ink: DARK,
  plate,
  plateInk: DARK,
  edge,
});
const light = (ground: string, plate: string, edge: string): NationColours => ({
  ground,
  ink: LIGHT,
  plate,
  plateInk: DARK,
  edge,
});

/** Games may write a nation in another way. */
const ALSO: Readonly<Record<string, string>> = {
  romanian: 'rumanian',
  slovakian: 'slovak',
  luftwaffe: 'german',
  ss: 'german',
  guards: 'soviet',
};

export const NATIONS: Readonly<Record<Palette, Readonly<Record<string, NationColours>>>> = {
  plain: {
    // Field grey.
    german: dark('#7F8F84', '#D8DED6', '#3C4840'),
    // Ochre-tan.
    soviet: dark('#DDBB6E', '#F6E9C8', '#7D5F22'),
    // Muted green.
    rumanian: dark('#88B078', '#DDEAD2', '#41602F'),
    // Olive.
    hungarian: light('#58502A', '#DDD8BC', '#2B2711'),
    // Pale blue-white.
    finnish: dark('#F3F8FB', '#FFFFFF', '#6D8CA3'),
    // Sand-green.
    italian: dark('#DEE3BA', '#F5F7E4', '#7C8250'),
    // Blue-grey.
    slovak: light('#4C6890', '#D7E0EC', '#24364F'),
    // Horizon blue, olive drab, earth.
    french: light('#4B5F94', '#D9DFEE', '#232E52'),
    american: dark('#A9A86B', '#ECEBD3', '#575620'),
    turkoman: dark('#C9A58B', '#F1E4DA', '#6B472F'),
    blue: light('#3D6A9E', '#DCE7F3', '#1E3A5C'),
    red: dark('#DE8F7F', '#FAE3DC', '#83382A'),
    neutral: dark('#B9B1A1', '#EAE5DA', '#635B4B'),
  },
  distinct: {
    german: dark('#768BB0', '#DCE3F0', '#2F3F5F'),
    soviet: dark('#F0BC2E', '#FFF0C2', '#7A5A00'),
    rumanian: dark('#69B49B', '#D6EFE5', '#1F5A47'),
    hungarian: light('#5A3025', '#EBD8D0', '#2B120B'),
    finnish: dark('#FFFFFF', '#FFFFFF', '#5A6B78'),
    italian: dark('#EEE0B2', '#FBF5E0', '#86753A'),
    slovak: light('#1F62CE', '#D5E2FA', '#0C2E68'),
    french: light('#3B3F9E', '#DBDCF3', '#191B55'),
    american: dark('#A7B84A', '#EEF2CF', '#4F5A12'),
    turkoman: dark('#D9A27A', '#F7E5D7', '#6E3F19'),
    blue: light('#1F62CE', '#D5E2FA', '#0C2E68'),
    red: dark('#F0A24A', '#FFE9CF', '#7D4300'),
    neutral: dark('#BDBDBD', '#EEEEEE', '#555555'),
  },
};

/** Guards wear it across the face, behind the symbol. */
export const GUARDS_BAND = { ground: '#8E1B20', ink: LIGHT } as const;
/** The plate of an elite unit. */
export const ELITE_PLATE = { plate: '#1D1E20', plateInk: '#F4EFE3' } as const;

export function coloursOf(nation: string, palette: Palette): NationColours {
  const all = NATIONS[palette];
  const id = nation.toLowerCase();
  const found = all[ALSO[id] ?? id] ?? all['neutral'];
  if (!found) throw new Error('the palette has no neutral colours');
  return found;
}

/** The tones of tabs: fill and the mark's rim. Shapes tell them apart first. */
export const TONES: Readonly<Record<Palette, Readonly<Record<string, string>>>> = {
  plain: { plain: '#2B2A27', good: '#1F6B4F', bad: '#B3261E', quiet: '#75716A', owed: '#D92B1F' },
  distinct: { plain: '#111111', good: '#0B5CAD', bad: '#A63603', quiet: '#6B6B6B', owed: '#D1006C' },
};
