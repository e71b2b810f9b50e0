// Files in and out: games, positions, set-ups, logs.
import {
  buildPosition,
  isSaveText,
  load,
  Match,
  parseSave,
  type PositionFile,
  saveText,
  seededDice,
} from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import { loadGame, type SetUps } from './games.ts';
import { freshId, freshSeed, tableOf } from './make.ts';
import { positionOf } from './position-writer.ts';
import { Table } from './table.ts';

function bad(why: string, todo = 'Choose a saved game, a position or a set-up of Rasputitsa'): Failure {
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
      const { parse } = await import('yaml');
      data = parse(text);
    } catch (error) {
      throw bad(
        `${name} is neither JSON nor YAML (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''})`,
      );
    }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw bad(`${name} is not one of our files`);
  return data as Record<string, unknown>;
}

export async function openFile(text: string, name: string, into: Table | undefined): Promise<Table> {
  if (isSaveText(text)) {
    const file = parseSave(text);
    const { game } = await loadGame(file.head.game);
    return tableOf(freshId(), file, load(file, game).match);
  }
  const data = await parsed(text, name);
  if (Array.isArray(data['units']) && typeof data['side'] === 'string') return applySetUp(data, into);
  if (data['pieces'] !== undefined || data['board'] !== undefined) return openPosition(data, name);
  throw bad(`${name} is neither a saved game nor a position nor a set-up`);
}

async function openPosition(data: PositionFile, name: string): Promise<Table> {
  if (typeof data.game !== 'string')
    throw bad(`${name} does not say which game it belongs to`, 'Add a line such as  game: <id>');
  const { game } = await loadGame(data.game);
  const seed = freshSeed();
  const dice = seededDice(seed);
  // A case is a position with a script; here only the position counts.
  const others = ['caption', 'rules', 'script', 'position', 'title', 'steps', 'format', 'note'];
  const state = buildPosition(game, data, dice, others);
  const match = new Match({ game, scenario: state.scenario, dice, sandbox: true, start: 'position' }, state);
  const chairs = game.sides.map(() => 'person' as const);
  return new Table({ id: freshId(), kind: 'play', match, chairs, dice: { kind: 'seeded', seed }, seed });
}

async function applySetUp(data: Record<string, unknown>, into: Table | undefined): Promise<Table> {
  if (!into) throw bad('this is a set-up', 'Begin or open a game in its set-up phase, and drop the file there');
  const setUps = await setUpsOf(into);
  const plan = setUps.actionsFor(into.match.q, data);
  if (!plan.ok) throw bad(plan.errors.join(' '), 'Choose a set-up of this game, scenario and side');
  const { match } = into;
  // All or nothing: a set-up of which half is legal is none. It is tried on a copy first.
  const { game, dice } = match;
  const trial = new Match({ game, scenario: match.state.scenario, dice, lean: true }, structuredClone(match.state));
  for (const action of plan.actions) {
    const out = trial.act(plan.side, action);
    if (!out.ok) throw bad(`${out.refusal.text} (${out.refusal.rule})`, 'Mend the set-up, or deploy by hand');
  }
  for (const action of plan.actions) match.act(plan.side, action);
  return into;
}

async function setUpsOf(table: Table): Promise<SetUps> {
  const { setUps } = await loadGame(table.match.game.id);
  if (!setUps) throw bad(`${table.match.game.title} keeps no set-ups`);
  return setUps;
}

export async function exportOf(
  table: Table,
  what: 'game' | 'position' | 'log' | 'set-up',
): Promise<{ readonly name: string; readonly text: string }> {
  const { game, state } = table.match;
  const base = `${game.id}-${state.scenario}`;
  if (what === 'game') return { name: `${base}.game.json`, text: saveText(table.file()) };
  if (what === 'log') return { name: `${base}.log.txt`, text: table.logText() };
  if (what === 'position') {
    const seat = table.seat ?? 'spectator';
    const view = table.match.view(seat, table.open ? 'open' : 'own');
    return { name: `${base}.position.json`, text: `${JSON.stringify(positionOf(game, view), null, 1)}\n` };
  }
  if (typeof table.seat !== 'number') throw bad('sit down at a side first', 'Take a chair, then keep its set-up');
  const setUps = await setUpsOf(table);
  return {
    name: `${base}.set-up.json`,
    text: `${JSON.stringify(setUps.setupOf(table.match.q, table.seat), null, 1)}\n`,
  };
}
