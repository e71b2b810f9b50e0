// Games begun, saved and taken up again.
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  CaseError,
  canonical,
  commitDice,
  type DiceSpec,
  diceFor,
  type Game,
  type Json,
  Keeper,
  load,
  Match,
  openJournal,
  PackError,
  parseSave,
  Replay,
  type SaveFile,
  SaveError,
  save,
  saveText,
  SetupError,
  wholeGame,
  withPack,
} from '@rasputitsa/kernel';
import { fileJournal, isJournalFile } from '@rasputitsa/kernel/node-journal';
import { parsePack } from '@rasputitsa/kernel/pack-file';
import type { Given, OptionSpec } from './command.ts';
import { nearest } from '@rasputitsa/kernel/near';
import { Failed, Misused, reason } from './errors.ts';
import { type LoadedGame, loadGame } from './node-games.ts';

export const START_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  scenario: { type: 'string', value: 'id', help: 'the scenario; the first one when not said' },
  option: { type: 'string', value: 'k=v', multiple: true, help: 'an option of the game; may be given several times' },
  seed: { type: 'string', value: 'n', help: 'seed of the dice; drawn at random when not said' },
  charts: { type: 'string', value: 'file', help: 'charts of your own (rasputitsa data --help)' },
};

const SEEDS = 2 ** 31;

export function scenarioId(game: Game, id: string | undefined): string {
  const ids = game.scenarios.map((s) => s.id);
  const first = ids[0];
  if (first === undefined) throw new Failed({ what: `${game.title} has no scenario yet` });
  if (id === undefined || ids.includes(id)) return id ?? first;
  const near = nearest(id, ids);
  throw new Misused({
    what: `${game.title} has no scenario ${id}`,
    ...(near ? { why: `did you mean ${near}?` } : {}),
    todo: `choose one of ${ids.join(', ')}`,
  });
}

/** `k=v` pairs; a value is read as JSON where it is that (true, 3), else as a word. */
export function gameOptions(game: Game, pairs: readonly string[]): Record<string, Json> {
  const out: Record<string, Json> = {};
  const known = game.options.map((o) => o.id);
  for (const pair of pairs) {
    const cut = pair.indexOf('=');
    const id = cut < 0 ? pair : pair.slice(0, cut);
    if (cut < 0) throw new Misused({ what: `--option ${pair} has no value`, todo: `write --option ${pair}=true, say` });
    const option = game.options.find((o) => o.id === id);
    if (!option) {
      const near = nearest(id, known);
      throw new Misused({
        what: `${game.title} has no option ${id}`,
        ...(near ? { why: `did you mean ${near}?` } : {}),
        todo: known.length > 0 ? `choose among ${known.join(', ')}` : 'leave it out',
      });
    }
    const text = pair.slice(cut + 1);
    const value = option.values.find((v) => optionText(v) === text);
    if (value === undefined)
      throw new Misused({
        what: `option ${id} cannot be ${text}`,
        why: `${option.title} (${option.rule}): ${option.meaning}`,
        todo: `choose one of ${option.values.map(optionText).join(', ')}`,
      });
    out[id] = value;
  }
  return out;
}

/** A value of an option as it is typed. */
export function optionText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function randomSeed(): number {
  return randomInt(SEEDS);
}

export interface Table {
  readonly loaded: LoadedGame;
  readonly match: Match;
  readonly dice: DiceSpec;
  readonly meta: Readonly<Record<string, Json>>;
  /** Where it is kept, if it is. */
  readonly kept?: Kept;
}
export interface Kept {
  readonly path: string;
  readonly keeper: Keeper;
  readonly meta: Readonly<Record<string, Json>>;
}

export interface Start {
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly dice: DiceSpec;
  readonly sandbox?: boolean;
}

export function begin(loaded: LoadedGame, start: Start): Table {
  const { game } = loaded;
  const { scenario, options, dice } = start;
  try {
    const match = new Match({ game, scenario, options, dice: diceFor(dice), sandbox: start.sandbox ?? false });
    return { loaded, match, dice, meta: {} };
  } catch (error) {
    if (error instanceof SetupError) throw new Misused({ what: error.message });
    throw error;
  }
}

/** The game with the charts of a file, if one is named. */
export function givenCharts(game: Game, path: string | undefined): Game {
  if (path === undefined) return game;
  try {
    return withPack(game, parsePack(readText(path), path, game));
  } catch (error) {
    if (error instanceof CaseError || error instanceof PackError)
      throw new Failed({
        what: error.message,
        todo: `correct the file; rasputitsa data export ${game.id} shows what is expected`,
      });
    throw error;
  }
}

export async function beginGiven(id: string, given: Given): Promise<Table> {
  const plain = await loadGame(id);
  const loaded = { ...plain, game: givenCharts(plain.game, given.text('charts')) };
  if (given.text('seed') !== undefined && given.flag('committed'))
    throw new Misused({
      what: '--seed and --committed cannot be used together',
      why: 'committed dice come from a secret that is drawn now, not from a seed',
    });
  return begin(loaded, {
    scenario: scenarioId(loaded.game, given.text('scenario')),
    options: gameOptions(loaded.game, given.texts('option')),
    dice: given.flag('committed') ? commitDice() : { kind: 'seeded', seed: given.count('seed', randomSeed(), 0) },
    sandbox: given.flag('sandbox'),
  });
}

/** The text of a file, or a complaint that says why not. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : reason(error);
    throw new Failed({ what: `${path} cannot be read`, why, todo: 'check the name and try again' });
  }
}

export function writeText(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Written beside and moved into place: a crash in the middle leaves the old file whole.
    const beside = `${path}.part`;
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    throw new Failed({ what: `${path} cannot be written`, why: reason(error), todo: 'choose another place' });
  }
}

export function readSave(path: string): SaveFile {
  const text = readText(path);
  try {
    return parseSave(text);
  } catch (error) {
    if (error instanceof SaveError)
      throw new Failed({
        what: `${path}: ${error.message}`,
        todo: 'the file was not changed; try an older copy of it',
      });
    throw error;
  }
}
/** A saved game to look back at, with its rules. */
export async function openReplay(path: string): Promise<{ readonly loaded: LoadedGame; readonly past: Replay }> {
  const file = readSave(path);
  const loaded = await loadGame(file.head.game);
  try {
    return { loaded, past: Replay.ofFile(file, loaded.game) };
  } catch (error) {
    if (error instanceof SaveError) throw new Failed({ what: `${path}: ${error.message}` });
    throw error;
  }
}

/** What of the past a reader may ask for when a game is taken up again. */
const PAST = 200;

export async function openSave(path: string): Promise<Table & { readonly warnings: readonly string[] }> {
  try {
    return isJournalFile(path) ? await openKept(path) : await openWhole(path);
  } catch (error) {
    if (error instanceof SaveError)
      throw new Failed({
        what: `${path}: ${error.message}`,
        todo: 'the file was not changed; rasputitsa verify says more',
      });
    throw error;
  }
}
async function openKept(path: string): Promise<Table & { readonly warnings: readonly string[] }> {
  const journal = fileJournal(path);
  const head = await journal.head();
  const loaded = await loadGame(head?.game ?? '');
  const { match, keeper, warnings } = await openJournal(journal, loaded.game, PAST);
  const { dice, meta = {} } = head ?? { dice: { kind: 'seeded', seed: 0 } };
  return { loaded, match, dice, meta, warnings, kept: { path, keeper, meta } };
}
async function openWhole(path: string): Promise<Table & { readonly warnings: readonly string[] }> {
  const file = readSave(path);
  const loaded = await loadGame(file.head.game);
  const { match, warnings } = load(file, loaded.game);
  return { loaded, match, dice: file.head.dice, meta: file.head.meta, warnings };
}

export function writeSave(path: string, table: Table): void {
  writeText(path, saveText(save(table.match, table.dice, table.meta)));
}

/** Keeps a table in a file from now on: what it holds is written once, then a line for each action. */
export async function keepIn(path: string, table: Table): Promise<Kept> {
  const { kept, match, meta } = table;
  if (kept?.path === path && canonical(kept.meta) === canonical(meta)) return kept;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const whole = kept ? await wholeGame(kept.keeper.journal, match.game) : save(match, table.dice, meta);
    const file = { ...whole, head: { ...whole.head, meta } };
    return { path, keeper: await Keeper.begin(fileJournal(path), file, match), meta };
  } catch (error) {
    throw new Failed({ what: `${path} cannot be written`, why: reason(error), todo: 'choose another place' });
  }
}

/** Where games go that nobody gave a file name. */
export function savesDir(): string {
  return process.env['RASPUTITSA_SAVES'] ?? join(homedir(), '.rasputitsa', 'saves');
}

/** A name of its own for a game begun now. */
export function freshSave(game: Game): string {
  const day = new Date().toISOString().slice(0, 10);
  for (let n = 1; ; n++) {
    const path = join(savesDir(), `${game.id}-${day}${n > 1 ? `-${n}` : ''}.json`);
    if (!existsSync(path)) return path;
  }
}
