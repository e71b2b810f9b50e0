// What the opener of a connection lets its client do. The page of a player's own browser may do everything; a guest of a
// server gets the chairs that are theirs and nothing else.
import type { Side } from '@rasputitsa/kernel';
import type { TableInfo, TableViewer } from './protocol.ts';

export interface Rights {
  /** Why this person may not look at the table through these eyes; undefined when they may. */
  sit(table: TableInfo, viewer: TableViewer): string | undefined;
  /** Which of the players of a side this person is; undefined: the only one. */
  chair?(table: string, side: Side): number | undefined;
  /** Its owner may remove a game, and take it away whole with every secret in it. */
  owns(table: TableInfo): boolean;
}

export const OWNER: Rights = { sit: () => undefined, owns: () => true };

/** Whether a table is anything to this person. */
export function concerns(rights: Rights, table: TableInfo): boolean {
  if (rights.owns(table)) return true;
  const viewers: readonly TableViewer[] = [...table.chairs.keys(), 'spectator'];
  return viewers.some((v) => rights.sit(table, v) === undefined);
}
