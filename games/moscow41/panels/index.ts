import type { PanelInfo } from '../words.ts';
import { battlePanel } from './battle.ts';
import { briefingPanel, scorePanel } from './briefing.ts';
import { dutiesPanel } from './duties.ts';
import { victoryPanel } from './victory.ts';

export const panels: readonly PanelInfo[] = [battlePanel, scorePanel, briefingPanel, dutiesPanel, victoryPanel];
