// Checking a game afterwards: that nothing in its records was changed, that every die fell as the secret says, and that the
// rules lead from its beginning to its end.
import { misfit } from './bounds.ts';
import { committedDice, type DiceSource } from './dice.ts';
import { CHAIN_LENGTH, chainedDice, chainId, leadsTo, LinkBook, NeedsLinks } from './dice-chain.ts';
import { type ChainedSpec, type CommittedSpec, isCommitted, isSecret, wrongChain } from './dice-spec.ts';
import type { Game } from './game.ts';
import { Match, type Outcome } from './match.ts';
import { migrateRecord, migrateSnapshot } from './migrate.ts';
import { packHash } from './pack.ts';
import { brokenAt, type GameRecord, isBegin, isUndo, linkSpans, NO_HASH } from './record.ts';
import { refold } from './refold.ts';
import { matchOptions, playedWith, SaveError, type SaveFile, upToDate } from './save.ts';
import { canonical, cloneState, hashState } from './state.ts';

export interface Verdict {
  /** Nothing speaks against it, and all of it could be checked. */
  readonly ok: boolean;
  readonly rolls: number;
  readonly entries: number;
  readonly problems: readonly string[];
  /** What could not be checked, and why: no fault of the players. */
  readonly notes: readonly string[];
  /** What should be known although nothing is wrong with it: rolls made with what an absent player had left. */
  readonly remarks?: readonly string[];
}

const MOST_DICE = 1000;

/** What should have fallen; nothing where the links that would say so are not in the file. */
function dueOf(
  dice: DiceSource,
  e: { readonly i: number; readonly dice: readonly number[]; readonly faces: number },
): readonly number[] {
  try {
    return dice.roll(e.i, e.dice.length, e.faces);
  } catch (error) {
    if (error instanceof NeedsLinks) return [];
    throw error;
  }
}
function diceProblems(records: readonly GameRecord[], dice: DiceSource): string[] {
  const out: string[] = [];
  for (const r of records) {
    const fell = (r.events ?? []).flatMap((e) => (e.k === 'rolled' ? [e] : []));
    const listed = r.rolls ?? [];
    if (r.events !== null && canonical(fell.map((e) => e.dice)) !== canonical(listed))
      out.push(`record ${r.n} lists other dice than its events show`);
    for (const e of fell) {
      const sane = e.faces >= 2 && e.faces <= MOST_DICE && e.dice.length <= MOST_DICE;
      const due = sane ? dueOf(dice, e) : [];
      if (canonical(due) !== canonical(e.dice))
        out.push(
          `roll ${e.i} is recorded as ${e.dice.slice(0, 20).join(' ')}, the secret gives ${due.join(' ') || 'none'}`,
        );
    }
  }
  return out;
}

function replayed(match: Match, r: GameRecord): Outcome {
  if (isUndo(r.entry) && r.entry.agreed) return match.takeBackOne(r.entry.undo, r.entry.of);
  if (isUndo(r.entry)) return match.undo(r.entry.undo);
  if (isBegin(r.entry)) return { ok: true, events: [] };
  if (r.redone && 'side' in r.entry && match.canRedo(r.entry.side)) return match.redo(r.entry.side);
  return match.replayEntry(r.entry);
}

/** Where playing it by the rules first leads elsewhere than the records say, and why. */
function difference(match: Match, records: readonly GameRecord[]): string | undefined {
  for (const r of records.slice(1)) {
    let out: Outcome;
    try {
      out = replayed(match, r);
    } catch (error) {
      return `record ${r.n} cannot be played: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (!out.ok) return `record ${r.n} is refused: ${out.refusal.text} (${out.refusal.rule})`;
    const mine = match.records(r.n)[0];
    if (!mine || canonical(mine.entry) !== canonical(r.entry)) return `record ${r.n} takes back something else`;
    if (canonical(mine.rolls ?? []) !== canonical(r.rolls ?? []))
      return `record ${r.n}: the rules roll ${canonical(mine.rolls ?? [])}, it says ${canonical(r.rolls ?? [])}`;
    if (r.events !== null && canonical([mine.events, mine.again ?? []]) !== canonical([r.events, r.again ?? []]))
      return `record ${r.n} says that something else happened than the rules make happen`;
  }
  return undefined;
}

/** Where the records themselves do not lead to the end they name. */
function endProblem(file: SaveFile, read: readonly GameRecord[], game: Game): string | undefined {
  const [first] = file.snapshots;
  if (!first || !file.end) return undefined;
  const from = migrateSnapshot(game, first);
  try {
    const { state } = refold(from, read, file.head, (s, e) => misfit(game, s, e));
    // Of a game in older ids the end has another hash today.
    const isSame = canonical(from.state) === canonical(first.state);
    return !isSame || hashState(state) === file.end.state
      ? undefined
      : 'its events lead to another position than the one it names';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wrongSecret(secret: string, dice: CommittedSpec): string | undefined {
  return isCommitted(secret, dice) ? undefined : 'the secret does not match the commitment published at the start';
}
function sourceOf(dice: CommittedSpec | ChainedSpec, secret: string, records: readonly GameRecord[]): DiceSource {
  if (dice.kind === 'committed') return committedDice(secret, dice.id, dice.v);
  return chainedDice({ id: dice.id, book: new LinkBook(linkSpans(records)), secret });
}
/** Whether the chains were bound to this game, and every link is one of them. */
function linkProblems({ head, records }: SaveFile, dice: ChainedSpec): readonly string[] {
  const { game, rules, scenario, pack } = head;
  const bound = { game, rules, scenario, options: canonical(head.options), pack: pack ? packHash(pack) : '' };
  if (chainId({ ...bound, table: dice.table, heads: dice.heads }) !== dice.id)
    return ['the chains were made for another game: the table, the scenario, an option, a chart or a player differs'];
  let n = 0;
  const last = dice.heads.map((h) => ({ live: { n: 0, link: h.live }, away: { n: 0, link: h.away } }));
  for (const r of records) {
    if ((r.rolls?.length ?? 0) === 0) continue;
    n++;
    if (r.links?.n !== n || r.links.of.length !== last.length) return [`record ${r.n} lacks the links of its rolls`];
    for (const [i, { link, left }] of r.links.of.entries()) {
      const known = last[i]?.[left === undefined ? 'live' : 'away'];
      const at = left ?? n;
      if (!known || at <= known.n || at > CHAIN_LENGTH || !leadsTo(link, known.link, at - known.n))
        return [
          `record ${r.n}: the link of ${sideText(dice, i)} is not of the chain that was published before the game`,
        ];
      Object.assign(known, { n: at, link });
    }
  }
  return [];
}
function sideText({ heads }: ChainedSpec, chain: number): string {
  return `side ${(heads[chain]?.side ?? chain) + 1}`;
}
/** Rolls made with what somebody had left beforehand are honest, but the server could have foreseen them. */
function leftRemarks(records: readonly GameRecord[], dice: ChainedSpec): readonly string[] {
  return dice.heads.flatMap((_, chain) => {
    const rolls = records.reduce(
      (sum, r) => sum + (r.links?.of[chain]?.left === undefined ? 0 : (r.rolls ?? []).length),
      0,
    );
    return rolls === 0
      ? []
      : [
          `${rolls} ${rolls === 1 ? 'roll was' : 'rolls were'} made with links that ${sideText(dice, chain)} had left beforehand, while away`,
        ];
  });
}

/** Checks a finished game: the chain of its records, the commitment, every roll, and that the rules lead to the end it names. */
export function verify(written: SaveFile, plain: Game): Verdict {
  const game = playedWith(plain, written.head);
  const problems: string[] = [];
  const notes: string[] = [];
  const { dice } = written.head;
  const none = { ok: false, rolls: 0, entries: written.old?.log.length ?? written.records.length, notes };
  if (dice.kind === 'seeded')
    return { ...none, problems: ['these dice were seeded, not committed: there is nothing to check them against'] };
  if (dice.secret === undefined)
    return { ...none, problems: ['the secret is not published yet; it is when the game is over'] };
  const wrong = dice.kind === 'chained' ? wrongChain(dice) : wrongSecret(dice.secret, dice);
  if (wrong !== undefined) problems.push(wrong);
  if (!isSecret(dice.secret)) return { ...none, problems };
  const source = sourceOf(dice, dice.secret, written.records);
  const remarks = dice.kind === 'chained' ? leftRemarks(written.records, dice) : [];
  if (dice.kind === 'chained') problems.push(...linkProblems(written, dice));
  let file: SaveFile;
  try {
    file = upToDate(written, game, source);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return { ...none, problems: [...problems, error.message] };
  }
  const { records } = file;
  const read = records.map((r) => migrateRecord(game, r));
  const broken = brokenAt(records, NO_HASH);
  if (broken !== undefined)
    problems.push(`record ${broken} does not follow from the one before: the records were changed`);
  const begun = records[0]?.entry;
  if (begun && isBegin(begun) && begun.dice !== undefined && begun.dice !== dice.commitment)
    problems.push('the game was begun with dice committed to something else');
  problems.push(...diceProblems(records, source));
  if (written.old) problems.push(...oldRolls(written, records));
  const end = endProblem(file, read, game);
  if (end !== undefined) problems.push(end);
  const versions = [...new Set(records.map((r) => r.rules))];
  const differs = playedAgain(file, game, source, read);
  const others = versions.filter((v) => v !== game.version);
  if (differs !== undefined && others.length > 0)
    notes.push(
      `played by rules version ${others.join(' and ')}, checked by version ${game.version}: they part at this point: ${differs}`,
    );
  else if (differs !== undefined) problems.push(`the log cannot be played: ${differs}`);
  const rolls = records.reduce((sum, r) => sum + (r.rolls?.length ?? 0), 0);
  const ok = problems.length === 0 && notes.length === 0;
  const said = remarks.length > 0 ? { remarks } : {};
  return { ok, rolls, entries: records.length - 1, problems, notes, ...said };
}
function playedAgain(file: SaveFile, game: Game, source: DiceSource, read: readonly GameRecord[]): string | undefined {
  try {
    const again = begunAgain(file, game, source);
    return otherStart(again, file) ?? difference(again, read);
  } catch (error) {
    if (error instanceof NeedsLinks) return error.message;
    throw error;
  }
}
function begunAgain(file: SaveFile, game: Game, dice: DiceSource): Match {
  const first = file.head.start === 'position' ? file.snapshots[0] : undefined;
  return new Match(matchOptions(file.head, game, dice), first && cloneState(migrateSnapshot(game, first).state));
}
/** A scenario is set up again; the position a game began from is vouched for by its first record. */
function otherStart(again: Match, file: SaveFile): string | undefined {
  const [first] = file.snapshots;
  const begun = file.records[0]?.entry;
  if (!first || first.at !== 1 || !begun || !isBegin(begun)) return 'its beginning is missing';
  const have = hashState(begun.begin === 'position' ? first.state : migrateSnapshot(again.game, first).state);
  const due = begun.begin === 'position' ? begun.state : again.snapshots[0] && hashState(again.snapshots[0].state);
  if (begun.begin !== file.head.start || have !== due) return 'it did not begin where its first record says';
  return undefined;
}
/** A file of an old format lists its rolls apart. */
function oldRolls(written: SaveFile, records: readonly GameRecord[]): string[] {
  const have = records.flatMap((r) => r.rolls ?? []);
  const listed = (written.old?.rolls ?? []).filter((r) => r.length > 0);
  if (have.length !== listed.length) return [`${listed.length} rolls are recorded, the log makes ${have.length}`];
  return canonical(have) === canonical(listed) ? [] : ['the rolls it lists are not those its log makes'];
}
