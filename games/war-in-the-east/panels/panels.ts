// What the page shows beside the board.
import type { PanelInfo } from '../words.ts';
import { calendarPanel } from './calendar.ts';
import { victoryPanel } from './victory.ts';

export const panels: readonly PanelInfo[] = [victoryPanel, calendarPanel];
