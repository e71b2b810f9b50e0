// What the keys of a client let it do at the tables of a room.
import type { Rights, TableInfo, TableViewer } from '@rasputitsa/host';
import type { Side } from '@rasputitsa/kernel';

export interface Grant {
  readonly table: string;
  /** null: may only watch. */
  readonly side: Side | null;
  /** Of several players of that side, which; the first has the chain of its dice. */
  readonly chair?: number;
  /** Watches with a delay. */
  readonly late?: true;
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
  watches(table: string): boolean {
    return this.#grants.some((g) => g.table === table);
  }
  plays(table: string, side: Side): boolean {
    return this.#grants.some((g) => g.table === table && g.side === side);
  }
  /** Has the chain of this side's dice. */
  holds(table: string, side: Side): boolean {
    return this.#grants.some((g) => g.table === table && g.side === side && (g.chair ?? 0) === 0);
  }
  /** Who has several keys has the first of their chairs. */
  chair(table: string, side: Side): number | undefined {
    const mine = this.#grants.filter((g) => g.table === table && g.side === side);
    return mine.length === 0 ? undefined : Math.min(...mine.map((g) => g.chair ?? 0));
  }
  owns(): boolean {
    return false;
  }
}
