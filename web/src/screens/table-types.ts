// Words the parts of the table share.
export type PanelTab = 'here' | 'turn' | 'forces' | 'log';
/** What lies over the table. */
export type Opened = 'briefing' | 'find' | 'help' | 'luck' | 'settings' | 'tour' | 'ending' | null;

/** What leads away from it. */
export interface TableActions {
  leave(): void;
  replay(): void;
  showCase(file: string): void;
  edit(): void;
}
