// Saves of the formats 0 and 1: the log, and a snapshot every hundred entries. They kept no events, so they have to be played
// again once; from then on they are like any other game.
import { stateFault } from './bounds.ts';
import type { DiceSource } from './dice.ts';
import type { Game } from './game.ts';
import { damaged, type Head, SAVE_FORMAT, SAVE_VERSION, SaveError } from './lines.ts';
import { Match, type MatchOptions } from './match.ts';
import { migrateEntry, migrateOptions, migrateState } from './migrate.ts';
import { chained, type GameRecord, type LogEntry, type Snapshot } from './record.ts';
import { fault, OLD_SAVE_SCHEMA } from './schema.ts';
import { canonical, hashText, type State } from './state.ts';

export interface OldSave extends Head {
  readonly log: readonly LogEntry[];
  readonly rolls: readonly (readonly number[])[];
  /** After so many entries of the log. */
  readonly snapshots: readonly { readonly at: number; readonly state: State }[];
  readonly hash: string;
  readonly sum: string;
}

const LAST_OLD = 1;
type Migration = (raw: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
/** From version n to n + 1. */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {
  // Version 0 knew no sandbox games and no notes of the host, and kept its first snapshot always.
  0: (raw) => {
    const { sum: _, ...rest } = { start: 'position', sandbox: false, meta: {}, ...raw, v: 1 } as Record<
      string,
      unknown
    >;
    return { ...rest, sum: hashText(canonical(rest)) };
  },
};

export function parseOld(raw: unknown): OldSave {
  const head = raw as { format?: unknown; v?: unknown } | null;
  if (typeof head !== 'object' || head === null || head.format !== SAVE_FORMAT)
    throw new SaveError(`this is not a saved game of Rasputitsa: its format is not ${SAVE_FORMAT}`);
  if (typeof head.v !== 'number' || head.v > LAST_OLD)
    throw new SaveError(
      `this file has save format ${String(head.v)}, and this program reads formats up to ${SAVE_VERSION}: a newer version of the program saved it`,
    );
  let data = raw as Readonly<Record<string, unknown>>;
  for (let { v } = head as { v: number }; v < LAST_OLD; v++) {
    const up = MIGRATIONS[v];
    if (!up) throw new SaveError(`this file has save format ${head.v}, which can no longer be read`);
    data = up(data);
  }
  const wrong = fault(OLD_SAVE_SCHEMA, data);
  if (wrong) throw damaged(wrong);
  const { sum, ...rest } = data;
  if (hashText(canonical(rest)) !== sum) throw damaged('its checksum does not match: something in it was changed');
  return data as unknown as OldSave;
}

interface Again {
  readonly match: Match;
  /** How many entries were played. */
  readonly done: number;
  /** The first entry the rules of today refuse, and why. */
  readonly refused?: { readonly entry: number; readonly why: string };
}

/** Plays entries on a match. Strictly: up to the first that is refused. Otherwise what was legal then is done all the same. */
function playAgain(match: Match, log: readonly LogEntry[], from: number, manner: 'strict' | 'as then'): Again {
  let refused: Again['refused'];
  for (let i = from; i < log.length; i++) {
    const entry = log[i] as LogEntry;
    try {
      const out = match.replayEntry(entry);
      if (out.ok) continue;
      refused ??= { entry: i, why: `${out.refusal.text} (${out.refusal.rule})` };
      if (manner === 'strict' || !match.recall(entry).ok) return { match, done: i, refused };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { match, done: i, refused: refused ?? { entry: i, why } };
    }
  }
  return { match, done: log.length, ...(refused ? { refused } : {}) };
}

function sameRolls(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  return a !== undefined && b !== undefined && a.length === b.length && a.every((x, i) => x === b[i]);
}

/** How far a game played again is the game of the file: up to the first roll that fell otherwise. From a snapshot on only what was
 * played after it counts: of the way there the dice may not be known. */
function faithful(
  again: Again,
  rolls: OldSave['rolls'],
  from?: { readonly at: number; readonly state: State },
): number {
  let i = (from?.state ?? again.match.snapshots[0]?.state)?.rolls ?? 0;
  for (const r of again.match.records((from?.at ?? 0) + 1)) {
    for (const roll of r.rolls ?? []) {
      if (!sameRolls(roll, rolls[i])) return r.n - 1;
      i++;
    }
  }
  return again.done;
}

/** The past as far as it could be played again, then entries of which no more is known than the log says. */
function pastOf(again: Again, upTo: number, log: readonly LogEntry[], old: OldSave): readonly GameRecord[] {
  const known = Math.min(upTo, faithful(again, old.rolls));
  const records = again.match.records(0).slice(0, known + 1);
  const told = again.match.game.sides.map(() => null).concat(null);
  for (let i = known; i < upTo; i++) {
    const deed = { n: i + 1, rules: old.rules, entry: log[i] as LogEntry };
    records.push({ ...deed, told, events: null, hash: chained(records.at(-1)?.hash ?? '', deed) });
  }
  return records;
}

/** A match at a snapshot of the file, with what can be told of the way there. */
function atSnapshot(
  o: MatchOptions,
  again: Again,
  at: number,
  state: State,
  log: readonly LogEntry[],
  old: OldSave,
): Match {
  const records = pastOf(again, at, log, old);
  const from: Snapshot = {
    at: at + 1,
    rules: o.game.version,
    state,
    versions: [...o.game.sides.keys(), o.game.sides.length].map((v) => records.filter((r) => r.told[v]).length),
    standing: log.slice(0, at).filter((e) => !('takenBack' in e)).length,
    redo: [],
    hash: records.at(-1)?.hash ?? '',
  };
  return Match.takeUp(o, { from, records, past: again.match.snapshots.slice(0, 1) });
}

export interface FromOld {
  readonly match: Match;
  readonly warnings: readonly string[];
}

/** Opens a game of an old format, whatever has become of the rules: at worst it goes on a few actions earlier, and says so. */
export function fromOld(old: OldSave, game: Game, dice: DiceSource): FromOld {
  const log = old.log.map((e) => migrateEntry(game, old.rules, e));
  const snapshots = old.snapshots.map((s) => ({ at: s.at, state: migrateState(game, old.rules, s.state) }));
  for (const s of snapshots) {
    const wrong = stateFault(game, s.state);
    if (wrong || s.at < 0 || s.at > log.length) throw damaged(wrong ?? `there is no point ${s.at} in its log`);
  }
  const { scenario, start, sandbox } = old;
  const o = { game, scenario, options: migrateOptions(game, old.rules, old.options), start, sandbox, dice };
  const first = start === 'position' ? snapshots.find((s) => s.at === 0)?.state : undefined;
  if (start === 'position' && !first) throw damaged('the position it began from is missing');
  const begin = () => new Match(o, first && structuredClone(first));
  const last = snapshots.findLast((s) => s.at > 0);
  const note =
    old.rules < game.version
      ? [`it was played by rules version ${old.rules} so far and goes on by version ${game.version}`]
      : [];
  // Ids may have been renamed since: then the hash of the file is of a state nobody can write any more.
  const isIt = (a: Again, from?: { readonly at: number; readonly state: State }) =>
    a.done === log.length &&
    (a.match.hash() === old.hash || (renamed(game, old) && faithful(a, old.rolls, from) === a.done));

  const again = playAgain(begin(), log, 0, 'as then');
  if (isIt(again)) return { match: again.match, warnings: [...note, ...refusedNote(again, log)] };
  if (last) {
    const near = playAgain(
      atSnapshot(o, again, last.at, structuredClone(last.state), log, old),
      log,
      last.at,
      'as then',
    );
    if (isIt(near, last))
      return { match: near.match, warnings: [...note, ...refusedNote(near, log), ...gapNote(again, old)] };
  }
  const strict = playAgain(
    last ? atSnapshot(o, again, last.at, structuredClone(last.state), log, old) : begin(),
    log,
    last?.at ?? 0,
    'strict',
  );
  return { match: strict.match, warnings: [...note, ...lossNote(strict, log)] };
}

function renamed(game: Game, old: OldSave): boolean {
  return (game.renamed ?? []).some((r) => old.rules < r.before);
}
function refusedNote({ refused }: Again, log: readonly LogEntry[]): readonly string[] {
  if (!refused) return [];
  return [`entry ${refused.entry} of ${log.length} would be refused by today's rules: ${refused.why}; it stands`];
}
function gapNote(again: Again, old: OldSave): readonly string[] {
  return [`the game can be replayed up to entry ${faithful(again, old.rolls)}; from there the rules have changed`];
}
function lossNote({ done, refused }: Again, log: readonly LogEntry[]): readonly string[] {
  if (!refused) return ["under today's rules the last moves came out differently"];
  return [
    `entry ${done} of ${log.length} is refused by today's rules: ${refused.why}; the game goes on from just before it`,
  ];
}
