// Saved games as single files: head, records, snapshots. Opening one asks no rule: the state is what a player owns.
import { isTooDeep, misfit, stateFault } from './bounds.ts';
import { committedDice, type DiceSource, seededDice } from './dice.ts';
import { chainedDice, LinkBook } from './dice-chain.ts';
import { type DiceSpec, isCommitted, wrongChain } from './dice-spec.ts';
import { EVENTS_VERSION } from './events.ts';
import type { Game } from './game.ts';
import {
  announced,
  damaged,
  type End,
  type Head,
  linesVersion,
  lineText,
  parseLine,
  SAVE_FORMAT,
  SAVE_VERSION,
  type SavedLine,
  SaveError,
} from './lines.ts';
import { Match, type MatchOptions, type TakenUp } from './match.ts';
import { migrateOptions, migrateSnapshot } from './migrate.ts';
import { fromOld, type OldSave, parseOld } from './old-save.ts';
import { PackError, packHash, withPack } from './pack.ts';
import { brokenAt, type GameRecord, isBegin, NO_HASH, type Snapshot } from './record.ts';
import { Unfoldable } from './refold.ts';
import { SetupError } from './setup.ts';
import type { Json } from './types.ts';

export type { DiceSpec } from './dice-spec.ts';
export { type Head, SAVE_VERSION, SaveError } from './lines.ts';

export interface SaveFile {
  readonly head: Head;
  readonly records: readonly GameRecord[];
  /** The first and the last. */
  readonly snapshots: readonly Snapshot[];
  readonly end?: End;
  /** The last line was cut off: a machine fell over while it was written. */
  readonly cut?: true;
  /** A file of a format that kept no events: it is played again when it is opened. */
  readonly old?: OldSave;
}

export function diceFor(spec: DiceSpec): DiceSource {
  if (spec.kind === 'seeded') return seededDice(spec.seed);
  if (spec.kind === 'chained') {
    const wrong = wrongChain(spec);
    if (wrong !== undefined) throw new SaveError(wrong);
    return chainedDice({ id: spec.id, book: new LinkBook(), secret: spec.secret ?? '' });
  }
  if (spec.secret === undefined)
    throw new SaveError('this game rolls committed dice and its secret is not in the file');
  if (!isCommitted(spec.secret, spec))
    throw new SaveError('the secret of the dice does not match the commitment published at the start');
  return committedDice(spec.secret, spec.id, spec.v);
}

export function headOf(match: Match, dice: DiceSpec, meta: Readonly<Record<string, Json>> = {}): Head {
  return {
    game: match.game.id,
    rules: match.game.version,
    events: EVENTS_VERSION,
    scenario: match.state.scenario,
    options: match.state.options,
    start: match.start,
    sandbox: match.sandbox,
    dice,
    ...(match.game.pack ? { pack: match.game.pack } : {}),
    meta,
  };
}

/** The whole game. A match that was taken up from a journal holds only a part: put together by `wholeGame` of the journal. */
export function save(match: Match, dice: DiceSpec, meta: Readonly<Record<string, Json>> = {}): SaveFile {
  if (match.first > 0) throw new Error('only the end of this game is loaded');
  const [first] = match.snapshots;
  const last = match.snapshots.at(-1);
  return {
    head: headOf(match, dice, meta),
    records: match.records(0),
    snapshots: [...new Set([first, last])].filter((s) => s !== undefined),
    end: { records: match.length, hash: match.chain, state: match.hash() },
  };
}

/** As it is written into a file. A file that is open will have lines added; one that is whole says how many it has. */
export function saveText(file: SaveFile, manner: 'whole' | 'open' = 'whole'): string {
  const lines = [lineText({ head: file.head }, manner === 'whole' ? file.records.length : undefined)];
  const snapshots = [...file.snapshots];
  for (const record of file.records) {
    while (snapshots[0] && snapshots[0].at <= record.n)
      lines.push(lineText({ snapshot: snapshots.shift() as Snapshot }));
    lines.push(lineText({ record }));
  }
  for (const snapshot of snapshots) lines.push(lineText({ snapshot }));
  if (file.end && manner === 'whole') lines.push(lineText({ end: file.end }));
  return `${lines.join('\n')}\n`;
}

/** Whether a text claims to be a saved game of any version. */
export function isSaveText(text: string): boolean {
  return text.trimStart().slice(0, 4000).includes(`"${SAVE_FORMAT}"`);
}

/** From text to a save. Says what is wrong with a file that is not one. */
export function parseSave(text: string): SaveFile {
  const begin = text.trimStart();
  const version = linesVersion(begin);
  if (version === undefined || version < SAVE_VERSION) return parseWhole(text);
  if (version !== SAVE_VERSION)
    throw new SaveError(
      `this file has save format ${version}, and this program reads formats up to ${SAVE_VERSION}: a newer version of the program saved it`,
    );
  return parseLines(begin);
}

/** Games of the old formats are a log and some snapshots; the longest has not a tenth of it. */
const MOST_WHOLE = 1 << 25;

function parseWhole(text: string): SaveFile {
  if (text.length > MOST_WHOLE) throw damaged('it is longer than any game of that format');
  if (isTooDeep(text)) throw damaged('it is nested too deep');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const cut = text.trimStart().startsWith('{') ? 'it looks cut off or damaged' : 'it is not one of our files';
    throw new SaveError(`this is not a saved game: ${cut} (${error instanceof Error ? error.message : 'no JSON'})`);
  }
  const old = parseOld(raw);
  const { game, rules, events, scenario, options, start, sandbox, dice, meta } = old;
  const head: Head = { game, rules, events, scenario, options, start, sandbox, dice, meta };
  return { head, records: [], snapshots: [], old };
}

function parseLines(text: string): SaveFile {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  // A line is written with its end: what follows the last one was never finished.
  const cut = last.trim() !== '';
  const [first = ''] = lines;
  const of = announced(first);
  if (lines.length === 0 || (cut && of !== undefined)) throw cutOff();
  let head: Head | undefined;
  let end: End | undefined;
  const records: GameRecord[] = [];
  const snapshots: Snapshot[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    const parsed: SavedLine = parseLine(line, `line ${i + 1}`);
    if ('head' in parsed) head = head ? { ...head, meta: parsed.head.meta } : parsed.head;
    else if ('record' in parsed) records.push(parsed.record);
    else if ('snapshot' in parsed) snapshots.push(parsed.snapshot);
    else ({ end } = parsed);
  }
  if (!head) throw damaged('its head is missing');
  if (of !== undefined && (records.length < of || !end)) throw cutOff();
  // Records added after the end was written are the game going on.
  if (end && end.records !== records.length) end = undefined;
  return { head, records, snapshots, ...(end ? { end } : {}), ...(cut ? { cut: true } : {}) };
}
function cutOff(): SaveError {
  return new SaveError('this is not a saved game: it looks cut off or damaged (records it announces are missing)');
}

export interface Loaded {
  readonly match: Match;
  /** What a player should be told, once. */
  readonly warnings: readonly string[];
}

/** Why a game cannot be opened by this program at all. */
export function headFault(head: Head, game: Game, rules: number): string | undefined {
  if (head.game !== game.id) return `this is a game of ${head.game}, not of ${game.id}`;
  if (head.events > EVENTS_VERSION || head.events < 1)
    return `this game has events of version ${head.events}; this program reads those up to ${EVENTS_VERSION}`;
  if (rules > game.version) return `this game was played by rules version ${rules}; this program has ${game.version}`;
  return undefined;
}

/** What to say of rules that have changed since the last action. */
export function rulesNote(game: Game, rules: number): readonly string[] {
  return rules < game.version
    ? [`it was played by rules version ${rules} so far and goes on by version ${game.version}`]
    : [];
}

/** The game as it was played: with the charts its head carries. */
export function playedWith(game: Game, head: Head): Game {
  try {
    return withPack(game, head.pack);
  } catch (error) {
    if (error instanceof PackError) throw new SaveError(error.message);
    throw error;
  }
}

export function matchOptions(head: Head, game: Game, dice: DiceSource): MatchOptions {
  const { scenario, start, sandbox } = head;
  const options = migrateOptions(game, head.rules, head.options);
  return { game: playedWith(game, head), scenario, options, start, sandbox, dice };
}

/** Takes a game up from a snapshot and the records after it (or before it as well), all of which may come from outside. */
export function takeUp(head: Head, plain: Game, dice: DiceSource, taken: TakenUp): Match {
  const game = playedWith(plain, head);
  const { from, records, past = [] } = taken;
  const rules = records.at(-1)?.rules ?? from.rules;
  const no = headFault(head, game, rules);
  if (no) throw new SaveError(no);
  for (const s of [...past, from]) {
    const wrong = stateFault(game, migrateSnapshot(game, s).state);
    if (wrong) throw damaged(wrong);
  }
  const tail = records.filter((r) => r.n >= from.at);
  const broken = brokenAt(tail, from.hash) ?? (tail[0] && tail[0].n !== from.at ? from.at : undefined);
  if (broken !== undefined)
    throw damaged(`its checksum does not match: record ${broken} does not follow from the one before`);
  try {
    return Match.takeUp(matchOptions(head, game, dice), {
      ...taken,
      judge: (state, e) => misfit(game, state, e),
    });
  } catch (error) {
    if (error instanceof Unfoldable || error instanceof SetupError) throw damaged(error.message);
    throw error;
  }
}

/** Takes a game up. Nothing is written: whatever goes wrong, the file stays as it is. */
export function load(file: SaveFile, game: Game, dice: DiceSource = diceFor(file.head.dice)): Loaded {
  if (file.old) {
    const no = headFault(file.head, game, file.head.rules);
    if (no) throw new SaveError(no);
    return fromOld(file.old, game, dice);
  }
  const { head, records, end } = file;
  const from = file.snapshots.at(-1);
  const [first] = records;
  if (!from || !first || !isBegin(first.entry) || first.n !== 0) throw damaged('its beginning is missing');
  const said = head.pack && packHash(head.pack);
  if (first.entry.pack !== said) throw damaged('it was begun with other charts than it carries');
  const rules = records.at(-1)?.rules ?? 0;
  const broken = brokenAt(records, NO_HASH);
  if (broken !== undefined)
    throw damaged(`its checksum does not match: record ${broken} does not follow from the one before`);
  if (from.at > 0 && records[from.at - 1]?.hash !== from.hash) throw damaged('its snapshot belongs to another game');
  const match = takeUp(head, game, dice, { from, records, past: file.snapshots.slice(0, -1) });
  if (end && (end.hash !== match.chain || (rules === game.version && end.state !== match.hash())))
    throw damaged('its records lead to another position than the one it names');
  const cut = file.cut ? ['the last line of the file was cut off: the game goes on from the action before it'] : [];
  return { match, warnings: [...cut, ...rulesNote(game, Math.max(rules, from.rules))] };
}

/** A file of an older format as it would be written now. */
export function upToDate(file: SaveFile, game: Game, dice: DiceSource = diceFor(file.head.dice)): SaveFile {
  return file.old ? save(load(file, game, dice).match, file.head.dice, file.head.meta) : file;
}

/** The text of a saved game in the format of today. Records stay as they were written, ids included: they are chained, and are
 * read in the ids of today. */
export function migrateSave(text: string, game: Game): string {
  const file = parseSave(text);
  return file.old ? saveText(upToDate(file, game)) : text;
}
