// The sheets the page shows of this game, in the order in which it offers them.
import type { PanelInfo } from '@rasputitsa/kernel';
import { battlePanel } from './panels-battle.ts';
import { battlesPanel } from './panels-battles.ts';
import { economyPanel } from './panels-economy.ts';
import { forcesPanel } from './panels-forces.ts';
import { productionPanel } from './panels-production.ts';
import { supplyPanel } from './panels-supply.ts';
import { victoryPanel } from './panels-victory.ts';
import { weatherPanel } from './panels-weather.ts';

export const panels: readonly PanelInfo[] = [
  battlePanel,
  productionPanel,
  victoryPanel,
  battlesPanel,
  supplyPanel,
  economyPanel,
  forcesPanel,
  weatherPanel,
];
