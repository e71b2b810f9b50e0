// The sheets the page shows of this game, in the order in which it offers them.
import type { PanelInfo } from '@rasputitsa/kernel';
import { battlePanel } from './panels-battle.ts';
import { battlesPanel } from './panels-battles.ts';
import { economyPanel } from './panels-economy.ts';
import { productionPanel } from './panels-production.ts';

export const panels: readonly PanelInfo[] = [battlePanel, productionPanel, battlesPanel, economyPanel];
