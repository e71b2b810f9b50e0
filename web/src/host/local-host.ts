// The host in this browser: runs in a worker, keeps every table, saves after every action.
import { type Action, type DiceSpec, Match, saveText, seededDice, type StandingOrder } from '@rasputitsa/kernel';
import { Failure, troubleOf } from './failure.ts';
import { cards, loadBook, loadGame } from './games.ts';
import type { GuidedTable } from './guided.ts';
import { exportOf, openFile } from './files.ts';
import { freshId, freshSeed } from './make.ts';
import { addressOf, openTable } from './opening.ts';
import type { Done, Host, NewGame, News, Rulebook, Seat, Standing, TableInfo, Target } from './protocol.ts';
import type { Lookback } from './replay-table.ts';
import { sheetOf } from './sheet.ts';
import type { Storage } from './storage.ts';
import { Table } from './table.ts';

/** A standing every so often while a computer plays: the eye needs no more, and the page has other things to do. */
const PACE = 60;

export class LocalHost implements Host {
  readonly #storage: Storage;
  readonly #tables = new Map<string, Table>();
  readonly #opening = new Map<string, Promise<Table>>();
  readonly #lookbacks = new Map<string, { readonly back: Lookback; step: number }>();
  readonly #guided = new Map<string, GuidedTable>();
  readonly #ears = new Set<(news: News) => void>();
  readonly #working = new Set<string>();
  readonly #saving = new Map<string, Promise<void>>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  // What there is

  games(): ReturnType<Host['games']> {
    return cards();
  }
  async sheet(game: string): ReturnType<Host['sheet']> {
    return sheetOf((await loadGame(game)).game);
  }
  async rulebook(game: string): Promise<Rulebook> {
    const book = await loadBook(game);
    const cases: Record<string, { file: string; caption: string }[]> = {};
    for (const c of book.cases)
      for (const rule of c.data.rules) (cases[rule] ??= []).push({ file: c.file, caption: c.data.caption });
    return { rules: book.rules, cases };
  }

  // Tables

  async tables(): Promise<readonly TableInfo[]> {
    const kept = await this.#storage.list();
    return kept.filter((t) => t.kind === 'play').toSorted((a, b) => b.changed - a.changed);
  }
  async create(spec: NewGame): Promise<TableInfo> {
    const { game } = await loadGame(spec.game);
    const seed = spec.seed ?? freshSeed();
    const dice: DiceSpec = { kind: 'seeded', seed };
    const match = new Match({
      game,
      scenario: spec.scenario,
      options: spec.options,
      dice: seededDice(seed),
      ...(spec.sandbox ? { sandbox: true } : {}),
    });
    return this.#add(new Table({ id: freshId(), kind: 'play', match, chairs: spec.chairs, dice, seed }));
  }
  async #add(table: Table): Promise<TableInfo> {
    this.#tables.set(table.id, table);
    await this.#save(table);
    return table.info;
  }
  async openCase(game: string, file: string): Promise<TableInfo> {
    return (await this.#table(addressOf('case', game, file))).info;
  }
  async openTutorial(game: string): Promise<TableInfo> {
    return (await this.#table(addressOf('tutorial', game))).info;
  }
  async openReplay(id: string): Promise<TableInfo> {
    return (await this.#table(addressOf('replay', id))).info;
  }
  async importFile(text: string, name: string, into?: string): Promise<TableInfo> {
    const table = into === undefined ? undefined : await this.#table(into);
    const made = await openFile(text, name, table);
    if (made === table && table) {
      await this.#changed(table);
      return table.info;
    }
    return this.#add(made);
  }
  async exportFile(id: string, what: 'game' | 'position' | 'log' | 'set-up'): ReturnType<Host['exportFile']> {
    return exportOf(await this.#table(id), what);
  }
  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
    this.#lookbacks.delete(id);
    this.#guided.delete(id);
    await this.#storage.remove(id);
    await this.#tellTables();
  }

  async #table(id: string): Promise<Table> {
    const known = this.#tables.get(id) ?? this.#opening.get(id);
    if (known) return known;
    // Two questions at once must not open the game twice: one of them would be answered at a table where nobody sits.
    const opening = this.#open(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }
  async #open(id: string): Promise<Table> {
    const { table, guided, back } = await openTable(id, this.#storage, (of) => this.#table(of));
    this.#tables.set(id, table);
    if (guided) this.#guided.set(id, guided);
    if (back) this.#lookbacks.set(id, { back, step: 0 });
    return table;
  }
  /** How far somebody has come in a tutorial, so that it goes on there; at its end it begins anew. */
  async #keepPlace({ table, guide }: GuidedTable): Promise<void> {
    if (table.kind !== 'tutorial') return;
    try {
      if (guide.done) await this.#storage.remove(table.id);
      else await this.#storage.put({ info: table.info, text: String(guide.at) });
    } catch (error) {
      this.#say({ kind: 'trouble', trouble: troubleOf(error, 'storage', table.id) });
    }
  }

  // At the table

  async sit(id: string, seat: Seat): Promise<Standing> {
    const table = await this.#table(id);
    const closed = table.closed(seat);
    if (closed !== undefined)
      throw new Failure('rules', 'This chair is not free', closed, 'Take the chair of a person', id);
    const back = this.#lookbacks.get(id);
    if (back) {
      table.sit(seat);
      return this.#lookAt(table, back, Math.min(back.step, back.back.steps(seat)));
    }
    const standing = table.sit(seat);
    void this.#work(table);
    const guided = this.#guided.get(id);
    return guided ? { ...standing, guide: guided.guide } : standing;
  }
  async leave(id: string): Promise<void> {
    const table = this.#tables.get(id);
    if (!table) return;
    table.leave();
    await this.#saving.get(id);
    this.#tables.delete(id);
    this.#lookbacks.delete(id);
    this.#guided.delete(id);
  }
  async choices(id: string, verb: string, given: Readonly<Record<string, unknown>>): ReturnType<Host['choices']> {
    return (await this.#table(id)).choices(verb, given);
  }
  async targets(id: string, what: Parameters<Host['targets']>[1]): Promise<readonly Target[]> {
    return (await this.#table(id)).targets(what);
  }
  async whyNot(id: string, action: Action): ReturnType<Host['whyNot']> {
    return (await this.#table(id)).whyNot(action);
  }
  async act(id: string, actions: readonly Action[], version: number): Promise<Done> {
    const table = await this.#table(id);
    const guided = this.#guided.get(id);
    if (guided) {
      const done = guided.act(actions);
      this.#tell(table);
      await this.#keepPlace(guided);
      return done;
    }
    return this.#do(table, () => table.act(actions, version));
  }
  async undo(id: string): Promise<Done> {
    const table = await this.#table(id);
    return this.#do(table, () => table.undo());
  }
  async redo(id: string): Promise<Done> {
    const table = await this.#table(id);
    return this.#do(table, () => table.redo());
  }
  async order(id: string, orders: readonly StandingOrder[]): Promise<Done> {
    const table = await this.#table(id);
    return this.#do(table, () => table.order(orders));
  }
  async overlay(id: string, overlay: string): ReturnType<Host['overlay']> {
    return (await this.#table(id)).overlay(overlay);
  }
  async panel(id: string, panel: string): ReturnType<Host['panel']> {
    return (await this.#table(id)).panel(panel);
  }
  async luck(id: string): ReturnType<Host['luck']> {
    return (await this.#table(id)).luck();
  }
  async goto(id: string, at: number): Promise<Standing> {
    const table = await this.#table(id);
    const back = this.#lookbacks.get(id);
    if (back) return this.#lookAt(table, back, at);
    const guided = this.#guided.get(id);
    if (!guided)
      throw new Failure(
        'rules',
        'This table cannot be wound',
        'It is a game in play',
        'Look back at it as a replay',
        id,
      );
    guided.goto(at);
    await this.#keepPlace(guided);
    return table.standing(guided.guide);
  }
  #lookAt(table: Table, back: { readonly back: Lookback; step: number }, at: number): Standing {
    const seat = table.seat ?? 'spectator';
    const there = back.back.goto(seat, at);
    const forward = there.step === back.step + 1;
    back.step = there.step;
    table.replace(there.match);
    return {
      ...table.standing(),
      batches: forward ? there.batches : [],
      log: { from: 0, lines: there.lines },
      guide: {
        title: '',
        at: there.step,
        steps: [],
        done: there.step === back.back.steps(seat),
        length: back.back.steps(seat),
      },
    };
  }

  listen(hear: (news: News) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  // Inside

  #say(news: News): void {
    for (const hear of this.#ears) hear(news);
  }
  async #do(table: Table, body: () => Done): Promise<Done> {
    const before = table.match.length;
    let done: Done;
    try {
      done = body();
    } catch (error) {
      // The kernel has put the state before back; the player can go on or hand the game in.
      throw new Failure(
        'rules',
        'The rules stumbled over this action; nothing has changed',
        error instanceof Error ? error.message : String(error),
        'Try something else, and send us the game file so that we can mend it',
        table.id,
      );
    }
    // Of several actions the first may stand although a later one was refused: that too is told and kept.
    if (done.ok || table.match.length !== before) await this.#changed(table);
    return done;
  }
  async #changed(table: Table): Promise<void> {
    table.follow();
    this.#tell(table);
    void this.#save(table);
    await this.#work(table);
  }
  #tell(table: Table): void {
    if (table.seat === undefined) return;
    this.#say({ kind: 'standing', standing: table.standing(this.#guided.get(table.id)?.guide ?? null) });
  }
  /** Lets the computers play until a person is asked. */
  async #work(table: Table): Promise<void> {
    if (this.#working.has(table.id)) return;
    this.#working.add(table.id);
    try {
      let told = performance.now();
      let acted = false;
      while (this.#tables.get(table.id) === table && table.seat !== undefined && table.botActs()) {
        acted = true;
        if (performance.now() - told < PACE) continue;
        this.#tell(table);
        told = performance.now();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      if (acted) {
        this.#tell(table);
        void this.#save(table);
      }
    } catch (error) {
      this.#say({
        kind: 'trouble',
        trouble: {
          kind: 'rules',
          what: 'The computer player stumbled; the game stands as it was before its move',
          why: error instanceof Error ? error.message : String(error),
          todo: 'Export the game and send it to us; reload the page to let the computer try again',
          table: table.id,
        },
      });
    } finally {
      this.#working.delete(table.id);
    }
  }
  /** One write at a time for each table; the last state wins. */
  #save(table: Table): Promise<void> {
    if (table.kind !== 'play') return Promise.resolve();
    const waiting = this.#saving.get(table.id);
    if (waiting) {
      this.#again.add(table.id);
      return waiting;
    }
    const run = (async () => {
      do {
        this.#again.delete(table.id);
        try {
          await this.#storage.put({ info: table.info, text: saveText(table.file()) });
        } catch (error) {
          this.#say({ kind: 'trouble', trouble: troubleOf(error, 'storage', table.id) });
        }
      } while (this.#again.has(table.id));
      this.#saving.delete(table.id);
      await this.#tellTables();
    })();
    this.#saving.set(table.id, run);
    return run;
  }
  readonly #again = new Set<string>();
  async #tellTables(): Promise<void> {
    this.#say({ kind: 'tables', tables: await this.tables() });
  }
}
