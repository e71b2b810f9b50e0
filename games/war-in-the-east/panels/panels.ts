// What the page shows beside the board.
import type { PanelInfo } from '../words.ts';

export const panels: readonly PanelInfo[] = [];
