// Tables by their id. A game in play is kept; a case, a tutorial and a replay can be made anew at any time and say in their id
// what they are, so that a reload, a link and a worker started again find them.
import { load, parseSave } from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import { loadBook, loadGame } from './games.ts';
import { GuidedTable } from './guided.ts';
import { tableOf } from './make.ts';
import { Lookback } from './replay-table.ts';
import type { Storage } from './storage.ts';
import { Table } from './table.ts';

export interface Opened {
  readonly table: Table;
  readonly guided?: GuidedTable;
  readonly back?: Lookback;
}

export function addressOf(kind: 'case' | 'tutorial' | 'replay', ...of: readonly string[]): string {
  return [kind, ...of].join(':');
}

export function openTable(id: string, storage: Storage, other: (id: string) => Promise<Table>): Promise<Opened> {
  const [kind, of = '', file = ''] = id.split(':');
  if (kind === 'case') return openCase(id, of, file);
  if (kind === 'tutorial') return openTutorial(id, of, storage);
  if (kind === 'replay') return other(of).then((table) => openReplay(id, table));
  return openKept(id, storage);
}

async function openKept(id: string, storage: Storage): Promise<Opened> {
  const kept = await storage.get(id);
  if (!kept)
    throw new Failure(
      'file',
      'This game is not here',
      'It was removed, or it was never kept',
      'Go back to the list of games',
    );
  const file = parseSave(kept.text);
  const { game } = await loadGame(file.head.game);
  return { table: tableOf(id, file, load(file, game).match) };
}

async function openCase(id: string, game: string, file: string): Promise<Opened> {
  const book = await loadBook(game);
  const found = book.cases.find((c) => c.file === file);
  if (!found) throw new Failure('file', `There is no case ${file}`, 'The rules were changed', 'Choose another case');
  const guided = GuidedTable.ofCase(id, (await loadGame(game)).game, found);
  return { table: guided.table, guided };
}

/** Goes on where it was left. */
async function openTutorial(id: string, game: string, storage: Storage): Promise<Opened> {
  const { tutorial } = await loadBook(game);
  const guided = GuidedTable.ofTutorial(id, (await loadGame(game)).game, tutorial);
  const kept = await storage.get(id);
  try {
    guided.goto(Number(kept?.text ?? 0));
  } catch {
    // The tutorial has been rewritten since: from the start.
    guided.goto(0);
  }
  return { table: guided.table, guided };
}

function openReplay(id: string, of: Table): Opened {
  const back = new Lookback(of.match);
  const { match } = back.goto(of.seat ?? 'spectator', 0);
  const table = new Table({ id, kind: 'replay', match, chairs: of.chairs, dice: of.dice, seed: of.seed });
  // Whether the other side's knowledge may be looked into is decided by the game as it is now, not as it was then.
  table.finished = of.match.over || of.match.sandbox;
  return { table, back };
}
