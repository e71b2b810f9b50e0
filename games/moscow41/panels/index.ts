import type { PanelInfo } from '../words.ts';
import { battlePanel } from './battle.ts';
import { dutiesPanel } from './duties.ts';
import { pointsLine, victoryPanel } from './victory.ts';

export const panels: readonly PanelInfo[] = [battlePanel, dutiesPanel, victoryPanel, pointsLine];
