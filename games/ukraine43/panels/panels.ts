// What the page shows beside the board.
import type { PanelInfo } from '../words.ts';
import { battlePanel } from './battle.ts';

export const panels: readonly PanelInfo[] = [battlePanel];
