// Deeds that wait for links: where all players have a part in the dice, an action that rolls them is stored, everybody's page is asked
// for a link, and it is done when all are there. Nobody else does anything at the table meanwhile.
import type { Side } from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import type { LinkAsk, LinkGift } from './links.ts';
import type { HostWork, Waits } from './local-host.ts';
import type { Signer, Table } from './table.ts';

/** Who is asked for a link and does not give it within this is taken for absent. */
const PATIENCE = 2000;

/** Who vouches for tables, and how players' pages are reached. */
export interface Trust {
  readonly signer: Signer;
  /** Whether somebody is there who could give links for this side. */
  present(table: string, side: Side): boolean;
  ask(ask: LinkAsk): void;
}
interface Wait {
  /** Opened anew it is another one: a timer of the one before must not end what it knows nothing of. */
  readonly table: Table;
  readonly over: Promise<void>;
  readonly end: () => void;
}

export class TableWaits implements Waits {
  readonly #host: HostWork;
  readonly #trust: Trust;
  readonly #waits = new Map<string, Wait>();

  constructor(host: HostWork, trust: Trust) {
    this.#host = host;
    this.#trust = trust;
  }
  get signer(): Signer {
    return this.#trust.signer;
  }
  has(table: string): boolean {
    return this.#waits.has(table);
  }
  async inTurn(table: Table): Promise<void> {
    for (let wait = this.#waits.get(table.id); wait; wait = this.#waits.get(table.id)) await wait.over;
  }
  /** What absent players have left is taken at once. */
  ask(table: Table): void {
    const { links } = table;
    if (!links?.waiting) return;
    const before = this.#waits.get(table.id);
    if (before?.table !== table) {
      const { promise: over, resolve: end } = Promise.withResolvers<void>();
      this.#waits.set(table.id, { table, over, end });
      before?.end();
    }
    const { n } = links.waiting;
    for (const side of links.missing()) {
      const ask = this.#trust.present(table.id, side) ? links.askOf(side) : null;
      if (ask) this.#trust.ask(ask);
      else links.makeDo(side);
    }
    if (links.missing().length === 0) this.#goOn(table, n);
    else setTimeout(() => this.#goOn(table, n), PATIENCE);
  }
  /** Does what has waited, with what was left where somebody did not answer; or tells everybody that it waits. */
  #goOn(table: Table, n: number): void {
    void this.#host
      .take(table.id, async () => {
        const { links } = table;
        if (links?.waiting?.n !== n || !this.#host.has(table)) return;
        for (const side of links.missing()) links.makeDo(side);
        if (links.missing().length === 0) return this.#resume(table);
        links.slow();
        table.noted = true;
        await this.#host.storedFirst(table);
      })
      .catch(() => undefined)
      .then(() => this.#settle(table, n));
  }
  /** Nobody is kept waiting by this any more. */
  async #settle(table: Table, n: number): Promise<void> {
    const w = table.links?.waiting;
    if (w && w.n !== n && this.#host.has(table)) return;
    const wait = this.#waits.get(table.id);
    if (wait?.table === table) {
      this.#waits.delete(table.id);
      wait.end();
    }
    await this.#host.letGo(table);
  }
  /** In a turn of its own. */
  async #resume(table: Table): Promise<void> {
    const n = table.links?.waiting?.n ?? 0;
    try {
      const done = table.resume();
      table.noted = true;
      for (const sitter of table.sitters) sitter.follow();
      await this.#host.storedFirst(table);
      if (done?.ok === false) this.#host.failed(table, done.refusal.text);
    } catch (error) {
      this.#host.failed(table, { error });
    }
    if (table.links?.waiting) this.ask(table);
    await this.#settle(table, n);
    this.#host.work(table);
  }

  /** What a player's page gives; answers what it is still asked for. */
  give(id: string, side: Side, gift: LinkGift): Promise<LinkAsk | null> {
    return this.#host.take(id, () =>
      this.#host.visit(id, async (table) => {
        const { links } = table;
        if (!links || table.elsewhere || table.match.over) return null;
        if (!links.give(side, gift))
          throw new Failure('call', 'These links do not fit', 'they are not of this chair', 'Reload the page', id);
        if (links.waiting && links.missing().length === 0) await this.#resume(table);
        else if (gift.live ?? gift.away) {
          table.noted = true;
          await this.#host.save(table);
        }
        return links.askOf(side);
      }),
    );
  }
  /** What links are wanted from these chairs at the tables that are open here. */
  asksOf(chairs: readonly { readonly table: string; readonly side: Side | null }[]): readonly LinkAsk[] {
    return chairs.flatMap(({ table, side }) => {
      const ask = side === null ? null : (this.#host.at(table)?.links?.askOf(side) ?? null);
      return ask && (ask.wants ?? ask.away > 0) ? [ask] : [];
    });
  }
}
