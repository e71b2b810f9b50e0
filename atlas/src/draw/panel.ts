// What the blocks around a map are made of: text with a known width, and boxes that know their size.
import { textWidth } from './metrics.ts';
import type { Shape, TextShape } from './scene.ts';
import { paintOf } from './svg.ts';

export interface Block {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): Shape[];
}

export function text(cls: string, words: string, x: number, y: number, size: number, spacing = 0): TextShape {
  return { kind: 'text', cls, text: words, x, y, size, ...(spacing > 0 ? { spacing } : {}) };
}

export function widthOf(cls: string, words: string, size: number, spacing = 0): number {
  return textWidth(words, paintOf(cls).face ?? 'serif', size, spacing);
}
