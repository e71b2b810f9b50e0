// The sheets of this game, in the order the page shows them.
import type { PanelInfo } from '../words.ts';
import { battlePanel, battlesPanel } from './battle.ts';
import { briefingPanel, scorePanel } from './briefing.ts';
import { ledgerPanel, replacementPanel } from './economy.ts';
import { forcesPanel, reinforcementPanel } from './forces.ts';
import { victoryPanel } from './victory.ts';

export const panels: readonly PanelInfo[] = [
  battlePanel,
  scorePanel,
  briefingPanel,
  replacementPanel,
  reinforcementPanel,
  victoryPanel,
  battlesPanel,
  forcesPanel,
  ledgerPanel,
];
