// What the page shows beside the board.
import type { PanelInfo } from '../words.ts';
import { battlePanel } from './battle.ts';
import { briefingPanel, scorePanel } from './briefing.ts';
import { calendarPanel } from './calendar.ts';
import { plannerPanel, productionPanel } from './production.ts';
import { replacementsPanel } from './replacements.ts';
import { teamsPanel } from './teams.ts';
import { victoryPanel } from './victory.ts';

export const panels: readonly PanelInfo[] = [
  battlePanel,
  scorePanel,
  briefingPanel,
  productionPanel,
  replacementsPanel,
  victoryPanel,
  calendarPanel,
  plannerPanel,
  teamsPanel,
];
