import type { PanelInfo } from '../words.ts';
import { victoryPanel } from './victory.ts';

export const panels: readonly PanelInfo[] = [victoryPanel];
