// What the keys of a client let it do at the tables of a room.
import type { Rights, TableInfo, TableViewer } from '@rasputitsa/host';
import type { Side } from '@rasputitsa/kernel';

export interface Grant {
  readonly table: string;
  /** null: may only watch. */
  readonly side: Side | null;
}

/** Nobody owns a game on a server: no file of the whole, no words of a failing rule, nothing removed. */
export class GrantedRights implements Rights {
  #grants: readonly Grant[] = [];

  grant(grants: readonly Grant[]): void {
    this.#grants = grants;
  }
  get grants(): readonly Grant[] {
    return this.#grants;
  }
  sit(table: TableInfo, viewer: TableViewer): string | undefined {
    const mine = this.#grants.filter((g) => g.table === table.id);
    if (mine.length === 0) return 'you have no key to this table';
    if (viewer === 'spectator' || table.over !== null) return undefined;
    return mine.some((g) => g.side === viewer) ? undefined : 'somebody else plays this side';
  }
  plays(table: string, side: Side): boolean {
    return this.#grants.some((g) => g.table === table && g.side === side);
  }
  owns(): boolean {
    return false;
  }
}
