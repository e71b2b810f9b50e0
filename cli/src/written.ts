// Files somebody wrote: which game they are of, and what is to be said of them before they are used.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  buildPosition,
  CaseError,
  FileError,
  type Game,
  type OldId,
  oldIds,
  parseCase,
  parseTutorial,
  seededDice,
  unknownRules,
} from '@rasputitsa/kernel';
import { caseFiles, readWritten } from '@rasputitsa/kernel/node-cases';
import { readYaml } from '@rasputitsa/kernel/yaml-text';
import { Failed, Misused, reason } from './errors.ts';
import { readText } from './matches.ts';
import { folderHolding, type GameFolder, type LoadedGame, loadGame } from './node-games.ts';
import { readLedger } from './rule-report.ts';

/** The text of a file; one that is absurdly large is not even read. */
export function textOf(path: string): string {
  if (!existsSync(path)) return readText(path);
  try {
    return readWritten(path);
  } catch (error) {
    if (error instanceof CaseError)
      throw new Failed({ what: error.message, todo: 'docs/formats.md describes these files' });
    return readText(path);
  }
}

/** The game a file says it is of, or the one whose folder it lies in. */
export async function gameOf(files: readonly string[], named: unknown): Promise<LoadedGame> {
  if (typeof named === 'string') return loadGame(named);
  for (const file of files) {
    const folder = folderHolding(file);
    if (folder) return loadGame(folder.id);
  }
  throw new Misused({
    what: `${files[0] ?? 'the file'} does not say which game it belongs to`,
    todo: 'write game: <id> into the file, or give --game <id>',
  });
}

export function gameNamed(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? (data as { game?: unknown }).game : undefined;
}

/** `tracks.round is called turn today` */
export function oldIdWords(id: OldId): string {
  const path = id.path.map((p) => (typeof p === 'number' ? `[${p}]` : `.${p}`)).join('');
  const where = path.replace(/^\./, '');
  return id.as === 'key' ? `${where} is now called ${id.to}` : `${where}: ${id.from} is now called ${id.to}`;
}

export interface Remarks {
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

const NOTHING: Remarks = { problems: [], warnings: [] };

/** What is wrong with a case, position, script or tutorial, and what is only old, without playing it. */
export function remarksOn(game: Game, folder: GameFolder, path: string, shown: string): Remarks {
  try {
    const text = textOf(path);
    const data = readYaml(text, shown).toJS();
    const problems: string[] = [];
    if (typeof data === 'object' && data !== null && 'script' in data && 'caption' in data) {
      const rows = readLedger(folder);
      const { rules } = parseCase(text, shown).data;
      if (rows) problems.push(...unknownRules(rows, rules).map((p) => `${shown}: rules: ${p}`));
    } else if (typeof data === 'object' && data !== null && 'steps' in data) parseTutorial(text, shown);
    else if (!Array.isArray(data) && !(typeof data === 'object' && data !== null && 'script' in data))
      buildPosition(game, data, seededDice(1));
    return { problems, warnings: oldIds(game, data).map((id) => `${shown}: ${oldIdWords(id)}`) };
  } catch (error) {
    if (error instanceof CaseError || error instanceof Failed) return { ...NOTHING, problems: [reason(error)] };
    if (error instanceof FileError) return { ...NOTHING, problems: [`${shown}: ${error.message}`] };
    throw error;
  }
}

/** Of all cases of a game, and its tutorial. */
export function remarksOnGame(loaded: LoadedGame): Remarks {
  const folder = folderOfGame(loaded);
  const tutorial = join(loaded.dir, 'tutorial.yaml');
  const files = [...caseFiles(join(loaded.dir, 'cases')), ...(existsSync(tutorial) ? [tutorial] : [])];
  const all = files.map((path) => remarksOn(loaded.game, folder, path, join(folder.id, relative(loaded.dir, path))));
  return { problems: all.flatMap((r) => r.problems), warnings: all.flatMap((r) => r.warnings) };
}

export function folderOfGame({ game, dir }: LoadedGame): GameFolder {
  return { id: game.id, dir };
}
