// Files in and out: games, positions, set-ups, logs.
import {
  cloneState,
  FileError,
  isSaveText,
  load,
  Match,
  parseSave,
  random,
  type PositionFile,
  saveText,
  seededDice,
  type SetUps,
  type Side,
} from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import { gameOf, type Library } from './library.ts';
import { freshId, freshSeed, tableOf } from './make.ts';
import { positionOf } from './position-writer.ts';
import type { Checked, FileKind, KeptTrust, PositionFaultInfo, TextFile } from './protocol.ts';
import type { Seat } from './seat.ts';
import { Table } from './table.ts';

function bad(why: string, todo = 'Choose a saved game, a position or a set-up made by Rasputitsa'): Failure {
  return new Failure('file', 'This file cannot be opened', why, todo);
}

/** JSON, or YAML for positions written by hand. The reader for YAML is fetched only when it is needed. */
async function parsed(text: string, name: string): Promise<Record<string, unknown>> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    if (text.trimStart().startsWith('{')) throw bad(`${name} looks cut off or damaged`);
    try {
      // Files come from anybody: one that is too long, too deep or never ends is refused in time.
      const { readYaml } = await import('@rasputitsa/kernel/yaml-text');
      data = readYaml(text, name).toJS();
    } catch (error) {
      throw bad(
        `${name} is neither JSON nor YAML (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''})`,
      );
    }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw bad(`${name} is not one of our files`);
  return data as Record<string, unknown>;
}

/** A new table from a file; a set-up goes to the seat given and makes none. */
export async function openFile(
  library: Library,
  text: string,
  name: string,
  into: Seat | undefined,
): Promise<Table | undefined> {
  if (isSaveText(text)) {
    const file = parseSave(text);
    const game = await gameOf(library, file.head.game);
    const { match, warnings } = load(file, game);
    const table = tableOf(freshId(), file.head, match);
    table.notices = warnings;
    await table.takeUpMinds(undefined);
    return table;
  }
  const data = await parsed(text, name);
  if (Array.isArray(data['units']) && typeof data['side'] === 'string') {
    applySetUp(data, into);
    return undefined;
  }
  if (data['pieces'] !== undefined || data['board'] !== undefined) return openPosition(library, data, name);
  throw bad(`${name} is neither a saved game nor a position nor a set-up`);
}

/** A case is a position with a script; of a file that is opened as a position only the position counts. */
const OTHERS = ['knownTo', 'sketch', 'caption', 'rules', 'script', 'position', 'title', 'steps', 'format', 'note'];
/** What is wrong with a position that is being written, by the rules where one of them says so. */
export async function faultsOf(library: Library, text: string): Promise<readonly PositionFaultInfo[]> {
  const data: PositionFile = await parsed(text, 'position');
  if (typeof data.game !== 'string') throw bad('the position does not say which game it belongs to');
  const game = await gameOf(library, data.game);
  const { buildPosition, PositionFault } = await import('@rasputitsa/kernel/position');
  const dice = seededDice(1);
  try {
    const state = buildPosition(game, data, dice, OTHERS);
    const { q } = new Match({ game, scenario: state.scenario, dice, lean: true }, state);
    return game.invariants(q).map((why) => ({ text: `${why.charAt(0).toUpperCase()}${why.slice(1)}.`, places: [] }));
  } catch (error) {
    if (error instanceof PositionFault) return [{ text: error.text, rule: error.rule, places: error.places }];
    if (error instanceof FileError) return [{ text: error.message, places: [] }];
    throw error;
  }
}

async function openPosition(library: Library, data: PositionFile, name: string): Promise<Table> {
  if (typeof data.game !== 'string')
    throw bad(`${name} does not say which game it belongs to`, 'Add a line such as  game: <id>');
  const game = await gameOf(library, data.game);
  const seed = freshSeed();
  const dice = seededDice(seed);
  const { buildPosition } = await import('@rasputitsa/kernel/position');
  const state = buildPosition(game, data, dice, OTHERS);
  const match = new Match({ game, scenario: state.scenario, dice, sandbox: true, start: 'position' }, state);
  const spec = { id: freshId(), kind: 'play' as const, match, dice: { kind: 'seeded' as const, seed }, seed };
  const side = game.sides.findIndex((s) => s.id === (data as { knownTo?: unknown }).knownTo);
  if (side >= 0) {
    const { veiledFor } = await import('./line.ts');
    return new Table({ ...spec, ...veiledFor(match, side, { of: '', from: '' }) });
  }
  return new Table({ ...spec, chairs: game.sides.map(() => 'person' as const) });
}

function applySetUp(data: Record<string, unknown>, into: Seat | undefined): void {
  if (into?.table.kind !== 'play')
    throw bad(
      'this is a set-up, and no game is being set up',
      'Start or open a game, and drop the file there during set-up',
    );
  if (into.table.elsewhere)
    throw bad('this game is being played in another window', 'Take the game over, or open the file there');
  const { match } = into.table;
  const setUps = setUpsOf(into.table);
  const own = into.viewer === 'spectator' ? undefined : match.game.sides[into.viewer]?.id;
  // Asked before anything else: what is wrong with another side's set-up tells of its units.
  if (data['side'] !== own && !match.sandbox)
    throw bad('this set-up is not for your side', 'Choose a set-up for the side you play');
  const plan = setUps.actionsFor(match.q, data);
  if (!plan.ok) throw bad(plan.errors.join(' '), 'Choose a set-up for this game, scenario and side');
  // All or nothing: a set-up that is only half legal is refused. It is tried on a copy first.
  const { game, dice } = match;
  const trial = new Match({ game, scenario: match.state.scenario, dice, lean: true }, cloneState(match.state));
  for (const action of plan.actions) {
    const out = trial.act(plan.side, action);
    if (!out.ok) throw bad(`${out.refusal.text} (${out.refusal.rule})`, 'Correct the set-up, or deploy by hand');
  }
  into.table.act(plan.side, plan.actions, match.version(plan.side));
}

export async function checkText(library: Library, text: string, kept: KeptTrust | undefined): Promise<Checked> {
  if (!isSaveText(text)) throw bad('it is not a saved game');
  const file = parseSave(text);
  const { checkGame } = await import('./check-game.ts');
  return checkGame(file, await gameOf(library, file.head.game), kept);
}

function setUpsOf(table: Table): SetUps {
  const { setUps } = table.match.game;
  if (!setUps) throw bad(`${table.match.game.title} has no set-ups to save or load`);
  return setUps;
}

/** What hidden units could be, in a world made from the side's view alone: a file tells no more than its writer knows. */
function guesses(match: Match, side: Side): (name: number) => { unit: string; steps: number } | undefined {
  const { state } = match.imagine(side, random(1));
  const pieces = new Map((state.handles[side] ?? []).map((name, p) => [name, p]));
  return (name) => {
    const p = pieces.get(name);
    const kind = p === undefined ? undefined : match.game.kinds[state.pieces.kind[p] ?? -1];
    return p === undefined || !kind ? undefined : { unit: kind.id, steps: state.pieces.steps[p] ?? 1 };
  };
}

/** Whether the seat may have the whole game is not asked here. */
export async function fileOf(seat: Seat, what: FileKind): Promise<TextFile> {
  const { table, viewer } = seat;
  const { match } = table;
  const base = `${match.game.id}-${match.state.scenario}`;
  if (what === 'game') return { name: `${base}.game.json`, text: saveText(await table.whole()) };
  if (what === 'log') return { name: `${base}.log.txt`, text: await seat.logText() };
  if (what === 'position') {
    const view = match.view(viewer, table.open ? 'open' : 'own');
    const veiled = viewer !== 'spectator' && !table.open && view.pieces.some((p) => p.kind === undefined);
    const position = veiled
      ? { ...positionOf(match.game, view, guesses(match, viewer)), knownTo: match.game.sides[viewer]?.id }
      : positionOf(match.game, view);
    return { name: `${base}.position.json`, text: `${JSON.stringify(position, null, 1)}\n` };
  }
  if (viewer === 'spectator')
    throw bad('only a player has a set-up to save', 'Take a side first, then save its set-up');
  const setUps = setUpsOf(table);
  return { name: `${base}.set-up.json`, text: `${JSON.stringify(setUps.setupOf(match.q, viewer), null, 1)}\n` };
}
