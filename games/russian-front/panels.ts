// The sheets of this game, in the order the page shows them.
import type { PanelInfo } from '@rasputitsa/kernel';
import { battlePanel, battlesPanel } from './panels-battle.ts';
import { ledgerPanel, replacementPanel } from './panels-economy.ts';
import { forcesPanel, reinforcementPanel } from './panels-forces.ts';
import { victoryPanel } from './panels-victory.ts';

export const panels: readonly PanelInfo[] = [
  battlePanel,
  replacementPanel,
  reinforcementPanel,
  victoryPanel,
  battlesPanel,
  forcesPanel,
  ledgerPanel,
];
