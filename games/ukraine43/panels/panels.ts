// What the page shows beside the board.
import type { PanelInfo } from '../words.ts';
import { battlePanel } from './battle.ts';
import { briefingPanel, scorePanel } from './briefing.ts';
import { referencePanel } from './reference.ts';
import { turnPanel } from './turn.ts';
import { victoryPanel } from './victory.ts';

export const panels: readonly PanelInfo[] = [
  battlePanel,
  scorePanel,
  briefingPanel,
  turnPanel,
  victoryPanel,
  referencePanel,
];
