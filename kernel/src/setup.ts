// The first state of a game: an empty board, then the scenario's set-up.
import { BID_OPTION, bidIn } from './bid.ts';
import { compile, ownColumns } from './compiled.ts';
import type { Game, ScenarioInfo } from './game.ts';
import { help, quoted } from './near.ts';
import type { PieceColumns, State } from './state.ts';
import type { Json } from './types.ts';

export class SetupError extends Error {
  override readonly name = 'SetupError';
}

export function scenarioOf(game: Game, id: string): ScenarioInfo {
  const s = game.scenarios.find((x) => x.id === id);
  if (!s) {
    const ids = game.scenarios.map((x) => x.id);
    throw new SetupError(`${game.title} has no scenario ${quoted(id)}; ${help(id, ids)}`);
  }
  return s;
}

/** The options of a game in play: declared start values, the scenario's, the players'. */
export function resolveOptions(
  game: Game,
  scenario: ScenarioInfo,
  chosen: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const out: Record<string, Json> = {};
  for (const o of game.options) {
    const value = chosen[o.id] ?? scenario.options?.[o.id] ?? o.start;
    if (!o.values.includes(value))
      throw new SetupError(
        `option ${o.id} (${o.rule}) is ${JSON.stringify(value)}; it may be ${o.values.map((v) => JSON.stringify(v)).join(', ')}`,
      );
    out[o.id] = value;
  }
  const bid = bidIn(chosen[BID_OPTION]);
  if (bid && game.judgeBid) out[BID_OPTION] = { ...bid };
  if (bid && !game.judgeBid) throw new SetupError(`${game.title} counts no points: its sides cannot be bid for`);
  for (const id of Object.keys(chosen))
    if (!Object.hasOwn(out, id))
      throw new SetupError(`${game.title} has no option ${quoted(id)}; ${help(id, Object.keys(out))}`);
  return out;
}

const starts = new WeakMap<Game, Readonly<Record<string, readonly number[]>>>();
/** What layers begin with is printed on the map: read once, not for each imagined world. */
function startLayers(game: Game): Readonly<Record<string, readonly number[]>> {
  let out = starts.get(game);
  if (!out) {
    out = Object.fromEntries(
      Object.entries(game.layers).map(([id, l]) => [
        id,
        Array.from({ length: game.places.count }, (_, at) => l.start(at)),
      ]),
    );
    starts.set(game, out);
  }
  return out;
}

export function emptyState(game: Game, scenario: string, options: Record<string, Json>): State {
  compile(game);
  const pieces: PieceColumns = { kind: [], at: [], steps: [], flags: [] };
  for (const c of [...ownColumns(game), ...game.fields]) pieces[c] = [];
  const layers: Record<string, number[]> = {};
  const start = startLayers(game);
  for (const id in start) layers[id] = start[id]?.slice() ?? [];
  const tracks: Record<string, number> = {};
  for (const [id, t] of Object.entries(game.tracks)) tracks[id] = t.start;
  const marks: Record<string, Record<string, number>> = {};
  for (const id of Object.keys(game.marks)) marks[id] = {};
  const viewers = game.fog ? game.sides.length + 1 : 0;
  return {
    scenario,
    options,
    pieces,
    known: Array.from({ length: viewers }, () => []),
    handles: Array.from({ length: viewers }, () => []),
    layers,
    tracks,
    marks,
    memo: {},
    stack: [],
    orders: game.sides.map(() => []),
    rolls: 0,
    draws: 0,
    result: null,
  };
}
