// The sequence of play as the game prints it.
import type { Outline } from '@rasputitsa/host';

/** Of the sequence of play: what is asked besides came up by itself. */
export function isStep(outline: Outline, node: string): boolean {
  return outline.id === node || (outline.steps ?? []).some((s) => isStep(s, node));
}
