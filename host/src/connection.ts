// One client of a host: a tab of a browser, later a socket. It holds seats, and whatever it asks it asks for one of them:
// what its seats may not see it cannot reach.
import type { Thought } from '@rasputitsa/bots';
import type { CoachLevel } from './coach-types.ts';
import type { Action, Game, SeenRefusal, Side, StandingOrder } from '@rasputitsa/kernel';
import { Failure, troubleOf } from './failure.ts';
import { gameOf } from './library.ts';
import type { Guest, LocalHost } from './local-host.ts';
import { freshId } from './make.ts';
import { newTable } from './new-game.ts';
import { addressOf, isOwn, openOwn, type OwnTable } from './opening.ts';
import { profileOf } from './profile.ts';
import type { Lookback } from './replay-table.ts';
import type {
  Chapter,
  Checked,
  Done,
  FileKind,
  Host,
  KeptTrust,
  NewGame,
  News,
  ReadCharts,
  Rulebook,
  Standing,
  TableInfo,
  TableViewer,
  Target,
  TextFile,
} from './protocol.ts';
import { concerns, OWNER, type Rights } from './rights.ts';
import { type Holder, Seat } from './seat.ts';
import type { Table } from './table.ts';

/** A page sits at one table, perhaps at two while it goes from one to the other. */
const MOST_SEATS = 16;

const GUIDED: SeenRefusal = {
  rule: 'kernel:guide',
  text: 'The guide plays the moves here. To see a step again, go back in the guide.',
  pieces: [],
  places: [],
};

/** A seat, and at a table of its own what makes that go. */
interface Place {
  readonly seat: Seat;
  readonly own?: OwnTable;
  /** Where a replay stands. */
  step: number;
}

export class Connection implements Host, Guest, Holder {
  readonly rights: Rights;
  readonly #host: LocalHost;
  readonly #ears = new Set<(news: News) => void>();
  /** By handle. A promise, so that what is asked while somebody sits down waits for the chair. */
  readonly #places = new Map<string, Promise<Place>>();
  /** Seats that do not want to wait for their hint. */
  readonly #hurried = new Set<string>();
  /** Opened a moment ago, for the next one to sit down. */
  #ready: OwnTable | undefined;
  #closed = false;

  constructor(host: LocalHost, rights: Rights = OWNER) {
    this.#host = host;
    this.rights = rights;
    host.come(this);
  }
  /** The client is gone: its seats are free. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#host.go(this);
    this.#ears.clear();
    await Promise.all([...this.#places.keys()].map((handle) => this.leave(handle)));
  }

  // What there is

  games(): ReturnType<Host['games']> {
    return this.#host.from.library.cards();
  }
  async profile(game: string, table?: string): ReturnType<Host['profile']> {
    const { library } = this.#host.from;
    const plain = await gameOf(library, game);
    const at = table === undefined ? undefined : await this.#gameAt(table);
    return profileOf(at?.id === plain.id ? at : plain, (id) => library.hasTutorial(id));
  }
  /** The game of a table this client sits at: charts are shown to who plays with them. */
  async #gameAt(table: string): Promise<Game | undefined> {
    const places = await Promise.all(this.#places.values());
    return places.find((p) => p.seat.table.id === table)?.seat.table.match.game;
  }
  async charts(game: string): Promise<TextFile> {
    const { chartsFile } = await import('./charts.ts');
    return chartsFile(await gameOf(this.#host.from.library, game));
  }
  async readCharts(game: string, text: string, name: string): Promise<ReadCharts> {
    const { readCharts } = await import('./charts.ts');
    return readCharts(await gameOf(this.#host.from.library, game), text, name);
  }
  async rulebook(game: string): Promise<Rulebook> {
    const { library } = this.#host.from;
    await gameOf(library, game);
    const book = await library.book(game);
    const cases: Record<string, { file: string; caption: string }[]> = {};
    for (const c of book.cases)
      for (const rule of c.data.rules) (cases[rule] ??= []).push({ file: c.file, caption: c.data.caption });
    return { rules: book.rules, cases };
  }

  // Tables

  tables(): Promise<readonly TableInfo[]> {
    return this.#host.tables(this.rights);
  }
  async create(spec: NewGame): Promise<TableInfo> {
    return this.#host.add(await newTable(this.#host.from.library, spec));
  }
  openCase(game: string, file: string): Promise<TableInfo> {
    return this.#open(addressOf('case', game, file));
  }
  openTutorial(game: string): Promise<TableInfo> {
    return this.#open(addressOf('tutorial', game));
  }
  openReplay(table: string): Promise<TableInfo> {
    return this.#open(addressOf('replay', table));
  }
  async tryLine(handle: string): Promise<TableInfo> {
    const { seat } = await this.#at(handle);
    const { lineFrom } = await import('./line.ts');
    return this.#host.add(lineFrom(seat));
  }
  async #open(id: string): Promise<TableInfo> {
    this.#ready = await this.#openOwn(id);
    return this.#ready.table.info;
  }
  async #openOwn(id: string): Promise<OwnTable> {
    const own = await openOwn(id, this.#host.from, (of, look) => this.#host.visit(of, look));
    if (own.of && !concerns(this.rights, own.of)) throw notYours(id);
    return own;
  }
  async importFile(text: string, name: string, handle?: string): Promise<TableInfo> {
    const seat = handle === undefined ? undefined : (await this.#at(handle)).seat;
    const { openFile } = await files();
    const made = await openFile(this.#host.from.library, text, name, seat);
    if (made) return this.#host.add(made);
    if (!seat) throw new Error('a set-up without a seat');
    await this.#host.changed(seat.table, seat);
    return seat.table.info;
  }
  async checkPosition(text: string): ReturnType<Host['checkPosition']> {
    return (await files()).faultsOf(this.#host.from.library, text);
  }
  async exportFile(handle: string, what: FileKind): ReturnType<Host['exportFile']> {
    const { seat, own } = await this.#at(handle);
    const { table } = seat;
    const secret = own === undefined || own.of !== undefined;
    // After the end nothing is secret any more, and whoever sits here may check it.
    const isOpen = !own && table.match.over;
    if (what === 'game' && secret && !isOpen && !this.rights.owns(own?.of ?? table.info)) throw notYours(table.id);
    const { fileOf } = await files();
    return fileOf(seat, what);
  }
  async checkGame(text: string, kept?: KeptTrust): Promise<Checked> {
    const { checkText } = await files();
    return checkText(this.#host.from.library, text, kept);
  }
  async remove(id: string): Promise<void> {
    const kept = await this.#host.from.storage.get(id);
    if (kept && !this.rights.owns(kept.info)) throw notYours(id);
    await this.#host.remove(id);
  }

  // Sitting

  may(table: Table, viewer: TableViewer): boolean {
    return table.closed(viewer) === undefined && this.rights.sit(table.info, viewer) === undefined;
  }
  chairAt(table: Table, side: Side): number | undefined {
    return this.rights.chair?.(table.id, side);
  }
  infoOf(table: Table): TableInfo {
    const { info } = table;
    // When a game was last written down tells of what the other side does unseen.
    return this.rights.owns(info) ? info : { ...info, changed: 0 };
  }
  async sit(id: string, viewer: TableViewer, handle: string = freshId()): Promise<Standing> {
    if (this.#closed) throw new Failure('call', 'This connection is closed', 'its client has left', 'Connect again');
    const before = this.#places.get(handle);
    if (!before && this.#places.size >= MOST_SEATS)
      throw new Failure(
        'call',
        'You are at too many tables',
        `you can be at ${MOST_SEATS} at most`,
        'Leave one of them',
      );
    const sitting = before ? this.#sitElsewhere(await before, id, viewer) : this.#sitDown(id, viewer, handle);
    const place = sitting.then((s) => s.place);
    this.#places.set(handle, place);
    place.catch(() => {
      // Somebody who gets no other chair keeps the one they have.
      if (this.#places.get(handle) !== place) return;
      if (before) this.#places.set(handle, before);
      else this.#places.delete(handle);
    });
    const { standing } = await sitting;
    return standing;
  }
  async #sitDown(id: string, viewer: TableViewer, handle: string): Promise<{ place: Place; standing: Standing }> {
    const own = isOwn(id) ? await this.#takeOwn(id) : undefined;
    let table = own?.table;
    while (!table) {
      const found = await this.#host.table(id);
      await this.#host.claim(found);
      await this.#host.written(found);
      // Somebody else may have left it in this very moment, and it was put away. From here on nothing is waited for.
      if (this.#host.has(found)) table = found;
    }
    try {
      this.#admit(table, viewer, own?.of);
    } catch (error) {
      if (!own) await this.#host.letGo(table);
      throw error;
    }
    const seat = new Seat(handle, table, this, viewer);
    const place: Place = { seat, step: 0, ...(own ? { own } : {}) };
    return { place, standing: await this.#welcome(place, viewer) };
  }
  async #takeOwn(id: string): Promise<OwnTable> {
    const ready = this.#ready;
    if (ready?.table.id !== id) return this.#openOwn(id);
    this.#ready = undefined;
    return ready;
  }
  async #sitElsewhere(place: Place, id: string, viewer: TableViewer): Promise<{ place: Place; standing: Standing }> {
    const { table } = this.#still(place).seat;
    if (table.id !== id)
      throw new Failure('call', 'This seat is at another table', 'it was taken there', 'Leave it first', id);
    this.#admit(table, viewer, place.own?.of);
    return { place, standing: await this.#welcome(place, viewer) };
  }
  /** `of` is the game a replay looks back at: it says who may look. */
  #barred(table: Table, viewer: TableViewer, of: TableInfo | undefined): string | undefined {
    return (
      table.closed(viewer) ?? (table.kind === 'play' || of ? this.rights.sit(of ?? table.info, viewer) : undefined)
    );
  }
  #admit(table: Table, viewer: TableViewer, of: TableInfo | undefined): void {
    const why = this.#barred(table, viewer, of);
    if (why !== undefined)
      throw new Failure('rules', 'This chair is not free', why, 'Take the chair of a person', table.id);
  }
  async #welcome(place: Place, viewer: TableViewer): Promise<Standing> {
    const { seat, own } = place;
    const standing = seat.sit(viewer);
    if (own?.back) return this.#lookBack(place, own.back);
    if (own?.guided) return { ...standing, guide: own.guided.guide(viewer) };
    // Somebody with a screen of their own needs no hand-over any more.
    this.#host.tell(seat.table);
    this.#notify(seat.table);
    void this.#host.work(seat.table);
    return standing;
  }
  async #lookBack(place: Place, back: Lookback): Promise<Standing> {
    const standing = await this.#lookAt(place, place.step);
    if (back.gap !== undefined)
      this.say({
        kind: 'trouble',
        trouble: {
          kind: 'rules',
          what: 'Not all of this game can be shown',
          why: back.gap,
          todo: 'You can watch the rest of it; the game itself is complete and can be played on',
          table: place.seat.table.id,
        },
      });
    return standing;
  }
  /** Rules that changed since the last move are spoken of once. */
  #notify(table: Table): void {
    const why = table.notices.join('; ');
    table.notices = [];
    if (why === '') return;
    // Should that not be kept, it is said once more.
    if (!table.elsewhere) table.keeper?.noticed().catch(() => undefined);
    this.say({
      kind: 'trouble',
      trouble: {
        kind: 'rules',
        what: 'The rules have changed since this game was last played',
        why,
        todo: 'Play on: everything played so far stands, and from now on the new rules apply',
        table: table.id,
      },
    });
  }
  async leave(handle: string): Promise<void> {
    const sitting = this.#places.get(handle);
    this.#places.delete(handle);
    const place = await sitting?.catch(() => undefined);
    if (!place) return;
    place.seat.leave();
    if (place.own) return;
    this.#host.tell(place.seat.table);
    await this.#host.letGo(place.seat.table);
  }
  async #at(handle: string): Promise<Place> {
    const place = await this.#places.get(handle);
    if (!place)
      throw new Failure('seat', 'You are not at this table', 'you have left it', 'Open the game again from the list');
    return this.#still(place);
  }
  #still(place: Place): Place {
    const { table } = place.seat;
    if (!place.own && !this.#host.has(table)) throw this.#host.absence(table);
    return place;
  }

  // At the table

  async choices(handle: string, verb: string, given: Readonly<Record<string, unknown>>): ReturnType<Host['choices']> {
    return (await this.#at(handle)).seat.choices(verb, given);
  }
  async targets(handle: string, what: Parameters<Host['targets']>[1]): Promise<readonly Target[]> {
    return (await this.#at(handle)).seat.targets(what);
  }
  async whyNot(handle: string, action: Action): ReturnType<Host['whyNot']> {
    return (await this.#at(handle)).seat.whyNot(action);
  }
  async plan(handle: string, actions: readonly Action[]): ReturnType<Host['plan']> {
    return (await this.#at(handle)).seat.plan(actions);
  }
  async act(handle: string, actions: readonly Action[], version: number, id?: string): Promise<Done> {
    const place = await this.#at(handle);
    const { seat, own } = place;
    if (!own?.guided) return this.#do(handle, (s) => s.act(actions, version), id);
    const done = own.guided.act(seat, actions);
    this.say({ kind: 'standing', standing: seat.standing(own.guided.guide(seat.viewer)) });
    await this.#keepPlace(place);
    return done;
  }
  async undo(handle: string, id?: string): Promise<Done> {
    const { seat } = await this.#at(handle);
    await this.#host.reachBack(seat.table);
    return this.#do(handle, (s) => s.undo(), id);
  }
  redo(handle: string, id?: string): Promise<Done> {
    return this.#do(handle, (seat) => seat.redo(), id);
  }
  async hurry(handle: string): Promise<void> {
    this.#hurried.add(handle);
    (await this.#at(handle)).seat.table.hurry();
  }
  async hint(handle: string, level: CoachLevel = 'veteran'): ReturnType<Host['hint']> {
    const { seat } = await this.#at(handle);
    const { match } = seat.table;
    const { viewer } = seat;
    this.#mayCoach(seat);
    if (viewer === 'spectator' || match.over || !match.owing().includes(viewer)) return null;
    await match.game.advice?.ready?.();
    const { saidHint } = await import('./coach.ts');
    const { pastOf } = await import('./remembering.ts');
    const past = await pastOf(match, seat.table.keeper?.journal);
    const version = match.version(viewer);
    // What was thought of a game that has gone on meanwhile is of no use.
    const isNow = (): boolean =>
      seat.viewer === viewer && seat.table.match === match && match.version(viewer) === version;
    this.#hurried.delete(handle);
    const ask = await match.game.forecasts?.();
    const simulators = await this.#host.from.simulators?.();
    const isHurried = (): boolean => this.#hurried.has(handle);
    const work = saidHint({ match, side: viewer, past, level, isHurried, ask, simulators });
    return (await this.#coach(seat, work, isNow)) ?? null;
  }
  async review(handle: string): ReturnType<Host['review']> {
    const { seat, own } = await this.#at(handle);
    this.#mayCoach(seat);
    const { match } = seat.table;
    if (!match.over || own)
      throw new Failure('rules', 'There is no review yet', 'it shows what both sides knew', 'Finish the game first');
    await match.game.advice?.ready?.();
    const { saidReview } = await import('./coach.ts');
    return (await this.#coach(seat, saidReview(match.game, await seat.past()), () => true)) ?? [];
  }
  /** At somebody else's table it would be their processor that thinks. */
  #mayCoach({ table }: Seat): void {
    if (this.rights.owns(table.info)) return;
    throw new Failure(
      'rules',
      'The staff is silent here',
      'this game is played far away',
      'Try a line in your own browser and ask there',
      table.id,
    );
  }
  async #coach<T>(seat: Seat, work: Iterator<Thought, T>, isWanted: () => boolean): Promise<T | undefined> {
    const { inSlices } = await import('./slices.ts');
    return inSlices(
      work,
      (share) => this.say({ kind: 'coaching', seat: seat.id, share }),
      () => seat.table.sitters.has(seat) && isWanted(),
    );
  }
  order(handle: string, orders: readonly StandingOrder[], id?: string): Promise<Done> {
    return this.#do(handle, (seat) => seat.order(orders), id);
  }
  resign(handle: string, id?: string): Promise<Done> {
    return this.#do(handle, (seat) => seat.resign(), id, 'at any time');
  }
  async #do(
    handle: string,
    what: (seat: Seat) => Done,
    id?: string,
    when: 'in turn' | 'at any time' = 'in turn',
  ): Promise<Done> {
    const { seat, own } = await this.#at(handle);
    if (own?.guided) return { ok: false, refusal: GUIDED };
    if (own) return what(seat);
    if (when === 'in turn') await this.#host.inTurn(seat.table);
    if (id === undefined) return this.#host.do(seat, this.rights, () => what(seat));
    // Nobody learns what another side calls its deeds.
    const deed = `${seat.viewer}:${id}`;
    return this.#host.do(seat, this.rights, () => {
      // Asked again: nothing more is done, and it is answered when it is stored.
      if (seat.table.hasDone(deed)) return { ok: true };
      const done = what(seat);
      if (done.ok) seat.table.did(deed);
      return done;
    });
  }
  async keep(handle: string): Promise<void> {
    const { seat, own } = await this.#at(handle);
    if (!own) await this.#host.keep(seat.table);
  }
  async playHere(handle: string): Promise<void> {
    this.#host.askFor((await this.#at(handle)).seat.table);
  }
  async forecast(handle: string, pieces: readonly number[], target: number): ReturnType<Host['forecast']> {
    return (await this.#at(handle)).seat.forecast(pieces, target);
  }
  async overlay(handle: string, overlay: string): ReturnType<Host['overlay']> {
    return (await this.#at(handle)).seat.overlay(overlay);
  }
  async panel(handle: string, panel: string): ReturnType<Host['panel']> {
    return (await this.#at(handle)).seat.panel(panel);
  }
  async told(handle: string, since: number): ReturnType<Host['told']> {
    return (await this.#at(handle)).seat.told(since);
  }
  async luck(handle: string): ReturnType<Host['luck']> {
    return (await this.#at(handle)).seat.luck();
  }
  async report(handle: string): ReturnType<Host['report']> {
    const { seat, own } = await this.#at(handle);
    if (!own) return seat.report();
    const todo = 'Open the game itself and take its report there';
    throw new Failure('rules', 'There is no report of this', 'it only shows a game', todo, seat.table.id);
  }
  async contents(handle: string): Promise<readonly Chapter[]> {
    const { seat, own } = await this.#at(handle);
    return own?.back ? own.back.contents(seat.viewer) : [];
  }
  async goto(handle: string, at: number): Promise<Standing> {
    const place = await this.#at(handle);
    const { seat, own } = place;
    if (own?.back) return this.#lookAt(place, at);
    if (!own?.guided)
      throw new Failure(
        'rules',
        'You cannot step back and forth in this game',
        'it is still being played',
        'Open its replay instead',
        seat.table.id,
      );
    own.guided.goto(at, seat);
    await this.#keepPlace(place);
    return seat.standing(own.guided.guide(seat.viewer));
  }
  async #lookAt(place: Place, at: number): Promise<Standing> {
    const { seat, own } = place;
    if (!own?.back) throw new Error('nothing to look back at');
    const there = await own.back.goto(seat.viewer, at);
    const forward = there.step === place.step + 1;
    const length = there.steps;
    place.step = there.step;
    own.table.replace(there.match);
    const eyes: readonly TableViewer[] = [...own.back.game.sides.keys(), 'spectator'];
    const viewers = eyes.filter((v) => this.#barred(own.table, v, own.of) === undefined);
    return {
      ...seat.standing(),
      batches: forward ? there.batches : [],
      log: { from: 0, lines: there.lines },
      guide: {
        title: '',
        at: there.step,
        steps: [],
        done: there.step === length,
        length,
        caption: there.caption,
        viewers,
      },
    };
  }
  /** How far somebody has come in a tutorial, so that it goes on there; at its end it begins again. */
  async #keepPlace({ seat, own }: Place): Promise<void> {
    const { table } = seat;
    if (!own?.guided || table.kind !== 'tutorial') return;
    const { storage } = this.#host.from;
    const guide = own.guided.guide(seat.viewer);
    try {
      if (guide.done) await storage.remove(table.id);
      else await storage.put({ info: table.info, text: String(guide.at) });
    } catch (error) {
      this.say({ kind: 'trouble', trouble: troubleOf(error, 'storage', table.id) });
    }
  }

  // Being told

  listen(hear: (news: News) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }
  say(news: News): void {
    for (const hear of this.#ears) hear(news);
  }
}

/** Files are opened and taken away seldom: what reads and writes them is fetched then. */
function files(): Promise<typeof import('./files.ts')> {
  return import('./files.ts');
}
function notYours(id: string): Failure {
  return new Failure('rules', 'This game is not yours', 'it belongs to others', 'Go back to the list of games', id);
}
