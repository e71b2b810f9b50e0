// Tables by their id. A game in play is kept; a case, a tutorial and a replay can be made again at any time and say in their id
// what they are, so that a reload, a link and a worker started again find them.
import type { Simulators } from '@rasputitsa/bots';
import { AT_HAND, load, openJournal, parseSave } from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import type { GuidedTable } from './guided.ts';
import { gameOf, type Library } from './library.ts';
import { tableOf } from './make.ts';
import type { TableInfo } from './protocol.ts';
import type { Lookback } from './replay-table.ts';
import type { Storage } from './storage.ts';
import { Table } from './table.ts';

/** What a game in play is kept and made from. */
export interface Shelves {
  readonly library: Library;
  readonly storage: Storage;
  /** Others who simulate for the computers and the staff, where there are any. */
  readonly simulators?: () => Promise<Simulators | undefined>;
}

/** A table of one seat's own, and what makes it go. */
export interface OwnTable {
  readonly table: Table;
  readonly guided?: GuidedTable;
  readonly back?: Lookback;
  /** The game looked back at. */
  readonly of?: TableInfo;
}

export function addressOf(kind: 'case' | 'tutorial' | 'replay', ...of: readonly string[]): string {
  return [kind, ...of].join(':');
}
/** Tables that are not shared: everybody who sits down at one gets their own, so that nobody turns another's pages. */
export function isOwn(id: string): boolean {
  return /^(case|tutorial|replay):/.test(id);
}

/** `visit` lends the table of a game in play for the length of a call. */
export function openOwn(
  id: string,
  from: Shelves,
  visit: (id: string, look: (table: Table) => Promise<OwnTable>) => Promise<OwnTable>,
): Promise<OwnTable> {
  const [kind, of = '', file = ''] = id.split(':');
  if (kind === 'case') return openCase(id, of, file, from);
  if (kind === 'tutorial') return openTutorial(id, of, from);
  return visit(of, (table) => openReplay(id, table));
}

export async function openKept(id: string, { library, storage }: Shelves): Promise<Table> {
  const kept = await storage.get(id);
  if (!kept)
    throw new Failure(
      'file',
      'This game is not here',
      'it was removed, or it was never saved here',
      'Go back to the list of games',
    );
  if (kept.text !== undefined) return openText(id, kept.text, library);
  let table: Table | undefined;
  const journal = storage.journal(id, () => table?.kept ?? kept.info);
  const begun = await journal.head();
  const game = await gameOf(library, begun?.game ?? kept.info.game);
  const dice = begun && storage.dice?.(id, begun);
  const { head, match, keeper, warnings } = await openJournal(journal, game, AT_HAND, dice);
  table = tableOf(id, head, match);
  table.keeper = keeper;
  table.notices = warnings;
  table.takeUpUndo(kept.info.undo);
  table.takeUpDeeds(kept.info.deeds);
  table.takeUpHabits(kept.info.habits);
  if (kept.info.teams) table.teams = kept.info.teams;
  table.delay = kept.info.delay;
  table.takeUpMarks(kept.info.marks);
  if (head.dice.kind === 'chained' && kept.info.links) {
    const { TableLinks } = await import('./links.ts');
    table.links = new TableLinks(head.dice, kept.info.links);
  }
  await table.takeUpMinds(kept.info.minds);
  return table;
}
/** A game of before games were kept record by record: from now on it is. */
async function openText(id: string, text: string, library: Library): Promise<Table> {
  const file = parseSave(text);
  const game = await gameOf(library, file.head.game);
  const { match, warnings } = load(file, game);
  const table = tableOf(id, file.head, match);
  table.notices = warnings;
  await table.takeUpMinds(undefined);
  return table;
}

/** Most games begin without a guide: what plays one is fetched when it is needed. */
async function guides(): Promise<typeof GuidedTable> {
  return (await import('./guided.ts')).GuidedTable;
}

async function openCase(id: string, game: string, file: string, { library }: Shelves): Promise<OwnTable> {
  const loaded = await gameOf(library, game);
  const book = await library.book(game);
  const found = book.cases.find((c) => c.file === file);
  if (!found)
    throw new Failure('file', `There is no example ${file}`, 'the rules have changed', 'Choose another example');
  const guided = (await guides()).ofCase(id, loaded, found);
  return { table: guided.table, guided };
}

/** Goes on where it was left. */
async function openTutorial(id: string, game: string, { library, storage }: Shelves): Promise<OwnTable> {
  const loaded = await gameOf(library, game);
  const { tutorial } = await library.book(game);
  const guided = (await guides()).ofTutorial(id, loaded, tutorial);
  const kept = await storage.get(id);
  try {
    guided.goto(Number(kept?.text ?? 0));
  } catch {
    // The tutorial has been rewritten since: from the start.
    guided.goto(0);
  }
  return { table: guided.table, guided };
}

async function openReplay(id: string, of: Table): Promise<OwnTable> {
  if (!of.keeper)
    throw new Failure('storage', 'This game cannot be replayed', 'it could not be saved', 'Save it to a file', id);
  if (!of.elsewhere) await of.keeper.keep();
  const { Lookback: Back } = await import('./replay-table.ts');
  const back = await Back.of(of.keeper.journal, of.match);
  const match = await back.matchAfter(0);
  const table = new Table({ id, kind: 'replay', match, chairs: of.chairs, dice: of.dice, seed: of.seed });
  // Whether the other side's knowledge may be looked into is decided by the game as it is now, not as it was then.
  table.finished = of.match.over || of.match.sandbox;
  return { table, back, of: of.info };
}
