import type { ThemeName } from '@rasputitsa/atlas/draw/theme';
import type { Palette } from './nations.ts';

/** How a face is drawn, apart from what it shows. */
export interface How {
  readonly theme: ThemeName;
  readonly palette: Palette;
  readonly selected: boolean;
  /** Cannot act. */
  readonly dimmed: boolean;
  /** Device pixels a unit: lines are laid on whole ones. */
  readonly dpr: number;
}

/** How much of a face is drawn: too little room for a symbol, a symbol and a figure, or all of it. */
export type Detail = 'dot' | 'small' | 'full';

export function detailOf(size: number): Detail {
  if (size < 14) return 'dot';
  return size < 25 ? 'small' : 'full';
}
/** From here on the numbers on a block's edges can be read. */
export const ROOMY = 38;
/** And from here on what stands small beside a counter's symbol. */
export const READABLE_SIDES = 42;
/** Turned words need more. */
export const READABLE_TURNED = 50;
