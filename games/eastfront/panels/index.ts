// The panels the page shows of this game, in the order in which it offers them.
import type { PanelInfo } from '../words.ts';
import { battlePanel } from './battle.ts';
import { battlesPanel } from './battles.ts';
import { briefingPanel, scorePanel } from './briefing.ts';
import { economyPanel } from './economy.ts';
import { forcesPanel } from './forces.ts';
import { productionPanel } from './production.ts';
import { supplyPanel } from './supply.ts';
import { victoryPanel } from './victory.ts';
import { weatherPanel } from './weather.ts';

export const panels: readonly PanelInfo[] = [
  battlePanel,
  scorePanel,
  briefingPanel,
  productionPanel,
  victoryPanel,
  battlesPanel,
  supplyPanel,
  economyPanel,
  forcesPanel,
  weatherPanel,
];
