// Data packs: charts of a game that somebody typed in for himself. A pack is checked against the shapes of the charts it replaces before
// anything is played with it, is named wherever its game is, and is kept inside the game: who opens it later needs no other file.
import { chartValues, type Pack } from './charts.ts';
import type { Game } from './game.ts';
import { help } from './near.ts';
import { isRecord, plain } from './shape.ts';
import { canonical, hashText } from './state.ts';

export class PackError extends Error {
  override readonly name = 'PackError';
}

const LONGEST_TITLE = 80;
const LONGEST_NOTE = 2000;
/** Cells of all charts together: a few times what a monster game has. */
const plainCharts = plain({ depth: 12, values: 200_000, letters: LONGEST_NOTE });

function isShortText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= most;
}

/** What is wrong with a pack, beginning with the path to it; undefined when this game can be played with it. */
export function packFault(game: Game, raw: unknown): string | undefined {
  const { charts = {} } = game;
  if (!isRecord(raw)) return 'the whole must be an object with title and charts';
  for (const key of Object.keys(raw))
    if (!['game', 'title', 'note', 'charts'].includes(key)) return `/${key} does not belong there`;
  if (raw['game'] !== undefined && raw['game'] !== game.id)
    return `/game must be ${game.id}: these charts are for another game`;
  if (!isShortText(raw['title'], LONGEST_TITLE)) return `/title must be a text of 1 to ${LONGEST_TITLE} letters`;
  if (raw['note'] !== undefined && !isShortText(raw['note'], LONGEST_NOTE))
    return `/note must be a text of 1 to ${LONGEST_NOTE} letters`;
  const given = raw['charts'];
  if (!isRecord(given)) return '/charts must be an object: the id of a chart, and what stands on it';
  const tooMuch = plainCharts(given, '/charts');
  if (tooMuch) return tooMuch;
  const ids = Object.keys(charts);
  if (ids.length === 0) return `/charts: no chart of ${game.title} can be exchanged`;
  for (const [id, value] of Object.entries(given)) {
    const info = Object.hasOwn(charts, id) ? charts[id] : undefined;
    const path = `/charts/${id}`;
    if (!info) return `${path}: ${game.title} has no such chart; ${help(id, ids)}`;
    const wrong = info.shape(value, path) ?? info.fault?.(value, path);
    if (wrong) return wrong;
  }
  return game.chartsFault?.({ ...chartValues(charts), ...given });
}

const packed = new WeakMap<Game, Map<string, Game>>();

export function packHash(pack: Pack): string {
  return hashText(canonical([pack.title, pack.note ?? '', pack.charts]));
}

/** The game with the charts of a pack instead of its own. The rules are the same; only what they read differs. */
export function withPack(game: Game, pack: Pack | undefined): Game {
  if (!pack) return game;
  const of = game.unpacked ?? game;
  const key = packHash(pack);
  const known = packed.get(of)?.get(key);
  if (known) return known;
  const wrong = packFault(of, pack);
  if (wrong) throw new PackError(`these charts cannot be used: ${wrong}`);
  const charts = Object.fromEntries(
    Object.entries(of.charts ?? {}).map(([id, c]) => [
      id,
      Object.hasOwn(pack.charts, id) ? { ...c, value: pack.charts[id] } : c,
    ]),
  );
  const kinds = of.kindsBy?.(chartValues(charts)) ?? of.kinds;
  // A piece remembers its kind by number.
  if (
    kinds.length !== of.kinds.length ||
    kinds.some((k, i) => k.id !== of.kinds[i]?.id || k.side !== of.kinds[i]?.side)
  )
    throw new Error(`game ${of.id}: kindsBy must give the same kinds whatever the charts say`);
  const made: Game = { ...of, charts, kinds, pack, unpacked: of };
  const all = packed.get(of) ?? new Map<string, Game>();
  packed.set(of, all.set(key, made));
  return made;
}
