// The players' own charts: read, checked and tried before anybody plays with them.
import { canonical, type Game, Match, PackError, seededDice, withPack } from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import type { ReadCharts, TextFile } from './protocol.ts';

function bad(why: string): Failure {
  return new Failure('file', 'These charts cannot be used', why, 'Correct the file and choose it again');
}

const setUp = (game: Game, scenario: string): Match => new Match({ game, scenario, dice: seededDice(1), lean: true });

/** The game with the charts of a file. The reader for YAML is fetched only when it is needed. */
export async function withCharts(game: Game, text: string, name: string): Promise<Game> {
  const { parsePack } = await import('@rasputitsa/kernel/pack-file');
  try {
    const made = withPack(game, parsePack(text, name, game));
    // What no check of a single cell can tell: that every scenario can be set up.
    for (const s of made.scenarios) setUp(made, s.id);
    return made;
  } catch (error) {
    if (error instanceof Error && (error instanceof PackError || error.name === 'CaseError')) throw bad(error.message);
    throw bad(`${name}: no game can be set up with them (${error instanceof Error ? error.message : String(error)})`);
  }
}

export async function readCharts(game: Game, text: string, name: string): Promise<ReadCharts> {
  const { pack } = await withCharts(game, text, name);
  const differs = (id: string): boolean =>
    pack !== undefined &&
    Object.hasOwn(pack.charts, id) &&
    canonical(pack.charts[id]) !== canonical(game.charts?.[id]?.value);
  const changed = Object.entries(game.charts ?? {}).flatMap(([id, c]) => (differs(id) ? [c.title] : []));
  return { title: pack?.title ?? '', ...(pack?.note === undefined ? {} : { note: pack.note }), changed };
}

export async function chartsFile(game: Game): Promise<TextFile> {
  const { packText } = await import('@rasputitsa/kernel/pack-file');
  return { name: `${game.id}.charts.yaml`, text: packText(game) };
}
