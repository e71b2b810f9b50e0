// Who wants to hear that it is their turn: boxes. A box is a key of a browser's own choice; what it has asked for goes to its feed, and,
// where the browser has given an address for it, to the browser itself. Nothing of a game is in it that not everybody may know.
import { Failure } from '@rasputitsa/host';
import type { Side } from '@rasputitsa/kernel';
import type { Kysely } from 'kysely';
import type { Opened } from './desk-rows.ts';
import type { Reminder } from './chores.ts';
import { hashOfKey } from './key-hash.ts';
import type { Tables } from './schema.ts';
import type { FarTable, Subscription } from './wire.ts';

export interface NoticeNeeds {
  readonly db: Kysely<Tables>;
  shown(table: string): Promise<((as: Pick<Opened, 'role' | 'side'>) => FarTable) | undefined>;
  /** What browsers subscribe with; sends, and says whether they still want it. Undefined where nothing can be sent. */
  readonly push?: {
    readonly key: string;
    wrong(subscription: Subscription): string | undefined;
    send(subscription: Subscription, text: string): Promise<'sent' | 'gone' | 'failed'>;
  };
}

const MOST_FOLLOWED = 300;
const MOST_IN_FEED = 100;

export class Notices {
  readonly #needs: NoticeNeeds;
  constructor(needs: NoticeNeeds) {
    this.#needs = needs;
  }
  get key(): string | null {
    return this.#needs.push?.key ?? null;
  }
  /** From now on this box hears of these chairs, and of no others. */
  async follow(box: string, chairs: readonly (Opened | undefined)[]): Promise<void> {
    const hash = hashOfKey(box);
    const seen = new Set<string>();
    const rows = chairs.flatMap((o) => {
      if (o?.role !== 'player' || o.waits || o.side === null || seen.has(`${o.table} ${o.side}`)) return [];
      seen.add(`${o.table} ${o.side}`);
      return [{ box: hash, table_id: o.table, side: o.side }];
    });
    await this.#needs.db.transaction().execute(async (t) => {
      await t.deleteFrom('followed').where('box', '=', hash).execute();
      if (rows.length > 0) await t.insertInto('followed').values(rows.slice(0, MOST_FOLLOWED)).execute();
      if (rows.length === 0) await t.deleteFrom('boxes').where('hash', '=', hash).execute();
    });
  }
  /** Where its browser is reached; null: nowhere any more. */
  async push(box: string, subscription: Subscription | null): Promise<void> {
    const { db, push } = this.#needs;
    const hash = hashOfKey(box);
    if (!subscription) {
      await db.deleteFrom('boxes').where('hash', '=', hash).execute();
      return;
    }
    const wrong = push ? push.wrong(subscription) : 'this server sends none';
    if (wrong !== undefined)
      throw new Failure('rules', 'No notices can be sent to this browser', wrong, 'Use the feed instead');
    const body = JSON.stringify(subscription);
    await db
      .insertInto('boxes')
      .values({ hash, body })
      .onConflict((c) => c.column('hash').doUpdateSet({ body }))
      .execute();
  }
  /** A player is waited for, and may not be at the page. */
  async tell(table: string, side: Side, what: Reminder): Promise<void> {
    const { db, push } = this.#needs;
    if (!push) return;
    const rows = await db
      .selectFrom('followed')
      .innerJoin('boxes', 'boxes.hash', 'followed.box')
      .select(['boxes.hash', 'boxes.body'])
      .where('followed.table_id', '=', table)
      .where('followed.side', '=', side)
      .execute();
    const shown = rows.length > 0 ? await this.#needs.shown(table) : undefined;
    if (!shown) return;
    const { info, names } = shown({ role: 'player', side });
    const others = names.filter((n, s) => n !== null && s !== side);
    const text = JSON.stringify({ table, game: info.game, others, what });
    await Promise.all(
      rows.map(async ({ hash, body }) => {
        if ((await push.send(JSON.parse(body) as Subscription, text)) === 'gone')
          await db.deleteFrom('boxes').where('hash', '=', hash).where('body', '=', body).execute();
      }),
    );
  }

  /** Atom; undefined: there is no such box. */
  async feed(box: string): Promise<string | undefined> {
    const rows = await this.#needs.db
      .selectFrom('followed')
      .select(['table_id', 'side'])
      .where('box', '=', hashOfKey(box))
      .limit(MOST_IN_FEED)
      .execute();
    if (rows.length === 0) return undefined;
    const tables = await Promise.all(
      rows.map(async ({ table_id: id, side }) => (await this.#needs.shown(id))?.({ role: 'player', side })),
    );
    const mine = tables.flatMap((t) => t ?? []).toSorted((a, b) => b.info.changed - a.info.changed);
    const updated = new Date(mine[0]?.info.changed ?? 0).toISOString();
    return [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `<title>Rasputitsa: your games</title><id>urn:rasputitsa:games</id><updated>${updated}</updated>`,
      '<author><name>Rasputitsa</name></author>',
      ...mine.map(entryOf),
      '</feed>\n',
    ].join('\n');
  }
}

function entryOf({ info, side, names, adjourned }: FarTable): string {
  const owing = (info.waits?.sides ?? info.owing ?? []).filter((s) => s !== side);
  const who = owing.map((s) => names[s] ?? 'nobody yet').join(', ');
  const mine = side !== null && (info.waits?.sides ?? info.owing ?? []).includes(side);
  const turn = mine ? 'your turn' : who === '' ? 'not begun' : `waiting for ${who}`;
  const state = info.over ?? (adjourned ? 'adjourned' : turn);
  const others = names.filter((n, s) => n !== null && s !== side).join(', ');
  const game = `${info.game}, ${info.scenario}${others === '' ? '' : ` (${others})`}`;
  // A new entry for each time something changes: readers show what they have not seen.
  const id = `urn:rasputitsa:${info.id}:${info.changed}`;
  return `<entry><title>${xml(`${game}: ${state}`)}</title><id>${id}</id><updated>${new Date(info.changed).toISOString()}</updated><link href="/#/table/${info.id}"/><summary>${xml(info.standing)}</summary></entry>`;
}
function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
