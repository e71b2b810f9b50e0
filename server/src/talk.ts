// What people say at a table: to everybody there, or to their own side.
import type { Kysely } from 'kysely';
import { isTwice } from './database-errors.ts';
import { type DeskBooks, nameOf, type Opened } from './desk-rows.ts';
import { noDoor, refused } from './refusals.ts';
import type { Tables } from './schema.ts';
import type { Said } from './wire.ts';

export interface TalkNeeds {
  readonly db: Kysely<Tables>;
  readonly books: DeskBooks;
  now(): number;
  said(table: string, said: Said): void;
}

const MOST_SAID = 500;
const MOST_TRIES = 20;

export class Talk {
  readonly #needs: TalkNeeds;

  constructor(needs: TalkNeeds) {
    this.#needs = needs;
  }
  async say(by: Opened, text: string, to: 'table' | 'side'): Promise<void> {
    if (by.role !== 'player' || by.side === null) throw refused('only players talk at the table', 'Take a chair first');
    const row = await this.#needs.books.row(by.table);
    if (!row) throw noDoor();
    const sender = nameOf(row, by);
    const words = { table_id: by.table, sender, side: to === 'side' ? by.side : null, text, at: this.#needs.now() };
    this.#needs.said(by.table, saidOf(await this.#write(words)));
  }
  /** Under the next number. Who speaks in the same moment may have taken it: then the one after. */
  async #write(words: Omit<Tables['said'], 'n'>): Promise<Tables['said']> {
    for (let tried = 1; ; tried++)
      try {
        return await this.#needs.db.transaction().execute(async (t) => {
          const last = await t
            .selectFrom('said')
            .select((x) => x.fn.max('n').as('n'))
            .where('table_id', '=', words.table_id)
            .executeTakeFirst();
          const row = { ...words, n: (last?.n ?? 0) + 1 };
          await t.insertInto('said').values(row).execute();
          return row;
        });
      } catch (error) {
        if (!isTwice(error) || tried >= MOST_TRIES) throw error;
      }
  }
  /** What was said there, as each of those who may hear it is told. It is counted among what they hear: a gap would tell of what the other
   * side says among themselves. */
  async said(table: string, n: number): Promise<SaidTo | undefined> {
    const all = this.#needs.db.selectFrom('said').where('table_id', '=', table);
    const row = await all.selectAll().where('n', '=', n).executeTakeFirst();
    if (!row) return undefined;
    const before = await all
      .select(['side', (x) => x.fn.countAll<number>().as('count')])
      .where('n', '<=', n)
      .groupBy('side')
      .execute();
    const due = row.at + ((await this.#needs.books.row(table))?.delay ?? 0);
    return {
      due,
      to: (as) => {
        if (!mayHear(as, saidOf(row)) || (as.role !== 'player' && due > this.#needs.now())) return undefined;
        const heard = before.filter(({ side }) => mayHear(as, { to: side }));
        return { ...saidOf(row), n: heard.reduce((sum, b) => sum + b.count, 0) };
      },
    };
  }
  async since(by: Opened, n: number): Promise<readonly Said[]> {
    if (by.role === 'invited') return [];
    const delay = by.role === 'player' ? 0 : ((await this.#needs.books.row(by.table))?.delay ?? 0);
    const rows = await this.#needs.db
      .selectFrom('said')
      .selectAll()
      .where('table_id', '=', by.table)
      .$if(by.role !== 'player', (q) => q.where('side', 'is', null).where('at', '<=', this.#needs.now() - delay))
      .$if(by.role === 'player', (q) => q.where((x) => x.or([x('side', 'is', null), x('side', '=', by.side)])))
      .orderBy('n')
      .execute();
    return rows
      .map((r, i) => ({ ...saidOf(r), n: i + 1 }))
      .slice(n)
      .slice(-MOST_SAID);
  }
}

/** Something that was said: when those may hear it who do not play, and how each is told. */
export interface SaidTo {
  readonly due: number;
  readonly to: (as: Pick<Opened, 'role' | 'side'>) => Said | undefined;
}

/** What is said to one's own side is for nobody else. */
function mayHear(by: Pick<Opened, 'role' | 'side'>, said: Pick<Said, 'to'>): boolean {
  if (by.role === 'invited') return false;
  return said.to === null || (by.role === 'player' && by.side === said.to);
}
function saidOf(r: Tables['said']): Said {
  return { n: r.n, from: r.sender, to: r.side, text: r.text, at: r.at };
}
