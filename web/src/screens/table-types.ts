// Words the parts of the table share.
import type { LookFrom } from '../model/look-from.ts';

export type PanelTab = 'here' | 'turn' | 'forces' | 'log' | 'layers' | 'far';
/** What lies over the table. */
export type Opened = 'briefing' | 'find' | 'help' | 'luck' | 'settings' | 'tour' | 'ending' | 'lines' | 'coach' | null;

/** What leads away from it. */
export interface TableActions {
  leave(): void;
  /** From the version the player had; from the beginning without one. */
  replay(from?: LookFrom): void;
  showCase(file: string): void;
  edit(): void;
  open(table: string): void;
}
