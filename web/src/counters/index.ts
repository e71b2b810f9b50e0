export { drawFace, type Context } from './paint.ts';
export { forgetSprites, sprite, spriteMargin, spriteStats, stamp, whenFontsCome } from './sprites.ts';
export { coloursOf, type NationColours, type Palette } from './nations.ts';
export { detailOf, type Detail, type How } from './types.ts';
