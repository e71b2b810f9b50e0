// Saved games: the log and a snapshot. The log alone can always be played again; the snapshot makes loading fast.
import { commitmentOf, committedDice, type DiceSource, seededDice } from './dice.ts';
import { EVENTS_VERSION } from './events.ts';
import type { Game } from './game.ts';
import { type LogEntry, Match, type Snapshot } from './match.ts';
import { fault, SAVE_SCHEMA } from './schema.ts';
import { canonical, hashText } from './state.ts';
import type { Json } from './types.ts';

export const SAVE_VERSION = 1;

/** How the dice of a game come about. A committed game carries its secret only in the host's own file, or when it is over. */
export type DiceSpec =
  | { readonly kind: 'seeded'; readonly seed: number }
  | { readonly kind: 'committed'; readonly id: string; readonly commitment: string; readonly secret?: string };

export interface SaveFile {
  readonly format: 'rasputitsa-save';
  readonly v: number;
  readonly game: string;
  readonly rules: number;
  readonly events: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  /** A game from a scenario needs no first snapshot, and `verify` trusts none. */
  readonly start: 'scenario' | 'position';
  readonly sandbox: boolean;
  readonly dice: DiceSpec;
  /** The host's own notes: seats, names, dates. The kernel carries them along. */
  readonly meta: Readonly<Record<string, Json>>;
  readonly log: readonly LogEntry[];
  readonly rolls: readonly (readonly number[])[];
  readonly snapshots: readonly Snapshot[];
  /** Of the state at the end of the log. */
  readonly hash: string;
  /** Of everything else in the file. */
  readonly sum: string;
}

export class SaveError extends Error {
  override readonly name = 'SaveError';
}

function isCommitted(secret: string, id: string, commitment: string): boolean {
  // A secret that is no hexadecimal number at all fits nothing.
  return /^([0-9a-f]{2})+$/i.test(secret) && commitmentOf(secret, id) === commitment;
}

export function diceFor(spec: DiceSpec): DiceSource {
  if (spec.kind === 'seeded') return seededDice(spec.seed);
  if (spec.secret === undefined)
    throw new SaveError('this game rolls committed dice and its secret is not in the file');
  if (!isCommitted(spec.secret, spec.id, spec.commitment))
    throw new SaveError('the secret of the dice does not match the commitment published at the start');
  return committedDice(spec.secret, spec.id);
}

function sumOf(file: Omit<SaveFile, 'sum'>): string {
  return hashText(canonical(file));
}

export function save(match: Match, dice: DiceSpec, meta: Readonly<Record<string, Json>> = {}): SaveFile {
  const first = match.snapshots[0];
  const last = match.snapshots.at(-1);
  // A game that began from a position cannot be set up again from its scenario: its first snapshot is kept.
  const kept = match.start === 'position' ? [first, last] : [last];
  const snapshots = [...new Set(kept)].filter((s) => s !== undefined);
  const file = {
    format: 'rasputitsa-save' as const,
    v: SAVE_VERSION,
    game: match.game.id,
    rules: match.game.version,
    events: EVENTS_VERSION,
    scenario: match.state.scenario,
    options: match.state.options,
    start: match.start,
    sandbox: match.sandbox,
    dice,
    meta,
    log: match.log,
    rolls: match.rolls,
    snapshots,
    hash: match.hash(),
  };
  return { ...file, sum: sumOf(file) };
}

type Migration = (raw: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
/** From version n to n + 1. */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {
  // Version 0 knew no sandbox games and no notes of the host, and kept its first snapshot always.
  0: (raw) => {
    const { sum: _, ...rest } = { start: 'position', sandbox: false, meta: {}, ...raw, v: 1 } as Record<
      string,
      unknown
    >;
    return { ...rest, sum: sumOf(rest as unknown as Omit<SaveFile, 'sum'>) };
  },
};

/** From text to a save of the present version. Says what is wrong with a file that is none. */
export function parseSave(text: string): SaveFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const cut = text.trimStart().startsWith('{') ? 'it looks cut off or damaged' : 'it is not one of our files';
    throw new SaveError(`this is no saved game: ${cut} (${error instanceof Error ? error.message : 'no JSON'})`);
  }
  const head = raw as { format?: unknown; v?: unknown } | null;
  if (typeof head !== 'object' || head === null || head.format !== 'rasputitsa-save')
    throw new SaveError('this is no saved game of Rasputitsa: its format is not rasputitsa-save');
  if (typeof head.v !== 'number' || head.v > SAVE_VERSION)
    throw new SaveError(
      `this file has save format ${String(head.v)}, this program reads up to ${SAVE_VERSION}: a newer version wrote it`,
    );
  let data = raw as Readonly<Record<string, unknown>>;
  for (let v = head.v; v < SAVE_VERSION; v++) {
    const up = MIGRATIONS[v];
    if (!up) throw new SaveError(`this file has save format ${head.v}, which can no longer be read`);
    data = up(data);
  }
  const wrong = fault(SAVE_SCHEMA, data);
  if (wrong) throw new SaveError(`this saved game is damaged: ${wrong}`);
  const { sum, ...rest } = data as unknown as SaveFile;
  if (sumOf(rest) !== sum)
    throw new SaveError('this saved game is damaged: its check sum does not match, something in it was changed');
  return data as unknown as SaveFile;
}

export interface Loaded {
  readonly match: Match;
  readonly warnings: readonly string[];
}

/** Takes a game up. Nothing is written: whatever goes wrong, the file stays as it is. */
export function load(file: SaveFile, game: Game, dice: DiceSource = diceFor(file.dice)): Loaded {
  if (file.game !== game.id) throw new SaveError(`this is a game of ${file.game}, not of ${game.id}`);
  if (file.rules > game.version)
    throw new SaveError(`this game was played by rules version ${file.rules}; this program has ${game.version}`);
  const warnings: string[] = [];
  if (file.rules < game.version)
    warnings.push(`played so far by rules version ${file.rules}, goes on by version ${game.version}`);
  const { scenario, options, start, sandbox, log, rolls, snapshots } = file;
  const match = resume(game, { scenario, options, start, sandbox, dice }, log, rolls, snapshots);
  if (match.hash() !== file.hash) {
    if (file.rules === game.version)
      throw new SaveError('this saved game is damaged: playing its log gives another position than the one it names');
    warnings.push('under the newer rules the last moves came out differently');
  }
  return { match, warnings };
}

function resume(
  game: Game,
  o: {
    scenario: string;
    options: Readonly<Record<string, Json>>;
    start: 'scenario' | 'position';
    sandbox: boolean;
    dice: DiceSource;
  },
  log: readonly LogEntry[],
  rolls: readonly (readonly number[])[],
  snapshots: readonly Snapshot[],
): Match {
  try {
    return Match.resume({ game, ...o }, log, rolls, snapshots);
  } catch (error) {
    throw new SaveError(
      `this saved game cannot be played on: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export interface Verdict {
  readonly ok: boolean;
  readonly rolls: number;
  readonly entries: number;
  readonly problems: readonly string[];
}

/** Checks a finished game: the secret fits the commitment, every roll comes from it, and the log leads to the end it names. */
export function verify(file: SaveFile, game: Game): Verdict {
  const problems: string[] = [];
  const verdict = () => ({ ok: problems.length === 0, rolls: file.rolls.length, entries: file.log.length, problems });
  const { dice } = file;
  if (dice.kind !== 'committed')
    return {
      ...verdict(),
      ok: false,
      problems: ['these dice were seeded, not committed: there is nothing to check them against'],
    };
  if (dice.secret === undefined)
    return { ...verdict(), ok: false, problems: ['the secret is not published yet; it is when the game is over'] };
  if (!isCommitted(dice.secret, dice.id, dice.commitment))
    problems.push('the secret does not match the commitment published at the start');
  try {
    const first = file.start === 'position' ? file.snapshots.filter((s) => s.at === 0) : [];
    const source = committedDice(dice.secret, dice.id);
    const match = Match.resume(
      { game, scenario: file.scenario, options: file.options, sandbox: file.sandbox, dice: source },
      file.log,
      [],
      first,
    );
    for (const [i, roll] of file.rolls.entries()) {
      const due = match.rolls[i];
      if (canonical(due ?? null) !== canonical(roll))
        problems.push(`roll ${i} is recorded as ${roll.join(' ')}, the secret gives ${due?.join(' ') ?? 'none'}`);
    }
    if (match.rolls.length !== file.rolls.length)
      problems.push(`${file.rolls.length} rolls are recorded, the log makes ${match.rolls.length}`);
    if (match.hash() !== file.hash) problems.push('playing the log gives another position than the one the file names');
  } catch (error) {
    problems.push(`the log cannot be played: ${error instanceof Error ? error.message : String(error)}`);
  }
  return verdict();
}
