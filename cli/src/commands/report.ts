// The after-action report of a saved game; and a game between computers, written down with their plans.
import { writeFileSync } from 'node:fs';
import { buildScene } from '@rasputitsa/atlas/draw/build';
import { createLayout } from '@rasputitsa/atlas/draw/layout';
import { rasterise } from '@rasputitsa/atlas/draw/node-raster';
import { toSvg } from '@rasputitsa/atlas/draw/svg';
import { THEMES } from '@rasputitsa/atlas/draw/theme';
import { annotate } from '@rasputitsa/host/annotated';
import { annotatedMarkdown } from '@rasputitsa/host/annotated-words';
import { reportOf } from '@rasputitsa/host/report';
import { htmlOf, type ReportMap } from '@rasputitsa/host/report-html';
import { markdownOf } from '@rasputitsa/host/report-markdown';
import type { Command, Given } from '../command.ts';
import { Misused } from '../errors.ts';
import { gameOptions, openReplay, scenarioId } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { mapFilesOf } from '../node-maps.ts';
import { opponentNamed } from '../opponents.ts';
import { progress, say } from '../out.ts';
import { viewerOf } from './replay.ts';
import { botIds } from './simulate.ts';

/** Pixels from edge to edge, and colours: some 300 kB. */
const WIDTH = 1400;
const COLOURS = 64;
/** Counters of the first side and of the second. */
const INKS = ['#9FB3C8', '#E0A890', '#C9C28A', '#B7A6C9'];

function placed(layout: ReturnType<typeof createLayout>): ReportMap['where'] {
  return (at) => {
    const [x, y] = [layout.cx[at], layout.cy[at]];
    return x === undefined || y === undefined ? undefined : { x, y };
  };
}
async function mapOf(id: string, dir: string): Promise<ReportMap | undefined> {
  const files = await mapFilesOf({ id, dir });
  if (!files) return undefined;
  const scene = buildScene(files.map, files.outlines, { zoom: 'far', spec: files.spec, furniture: 'none' });
  const { width, height, hexSize, originX, originY } = scene;
  const png = Buffer.from(rasterise(toSvg(scene, THEMES.light), { width: WIDTH, colours: COLOURS })).toString('base64');
  const [x0, y0] = [-originX / hexSize, -originY / hexSize];
  const [wide, high] = [width / hexSize, height / hexSize];
  const layout = createLayout(files.map.grid);
  return {
    where: placed(layout),
    bounds: { x0, y0, x1: x0 + wide, y1: y0 + high },
    ground: `<image href="data:image/png;base64,${png}" x="${x0}" y="${y0}" width="${wide}" height="${high}"/>`,
  };
}

const MOST_ACTIONS = 100_000;

/** Where hexes lie, in sides of a hex. */
async function whereOf(id: string, dir: string): Promise<ReportMap['where'] | undefined> {
  const files = await mapFilesOf({ id, dir });
  if (!files) return undefined;
  return placed(createLayout(files.map.grid));
}
async function annotated(given: Given): Promise<string> {
  const { game, dir } = await loadGame(given.words[0] ?? '');
  const scenario = scenarioId(game, given.text('scenario'));
  const seed = given.count('seed', 1, 0);
  const ids = botIds(game, given.text('bots') ?? 'veteran');
  await game.advice?.ready?.();
  const bots = ids.map((id, side) => opponentNamed(id).make(seed * 31 + side, game));
  const bar = progress('actions', MOST_ACTIONS);
  const made = annotate({
    game,
    scenario,
    options: gameOptions(game, given.texts('option')),
    seed,
    bots,
    mostActions: MOST_ACTIONS,
    where: await whereOf(game.id, dir),
    progress: (n) => bar.at(n),
  });
  bar.end();
  return annotatedMarkdown(made);
}

export const report: Command = {
  name: 'report',
  summary: 'Writes the after-action report of a saved game, or of one between computers with their plans.',
  usage:
    '<save.json> [--view side] [--to file.md|file.html] | --annotate <game> [--scenario id] [--seed n] [--bots a,b] [--to file.md]',
  help:
    'With --annotate a game is played by computers and written down turn by turn: the plan each had and what it expected of it, where was fought, what fell, who was cut off. ' +
    'Otherwise: as one side was told it; without --view as everybody was. A game that is over is told from both sides. A name that ends in .html makes a file with maps and curves, any other Markdown; without --to the Markdown is printed.',
  options: {
    view: { type: 'string', value: 'side', help: 'as this side saw it (spectator)' },
    to: { type: 'string', value: 'file', help: 'the file to write' },
    annotate: { type: 'boolean', help: 'play a game between computers and write it down with their plans' },
    scenario: { type: 'string', value: 'id', help: 'with --annotate: the scenario; the first one when not said' },
    option: { type: 'string', value: 'k=v', multiple: true, help: 'with --annotate: an option of the game' },
    seed: { type: 'string', value: 'n', help: 'with --annotate: of dice and players (1)' },
    bots: { type: 'string', value: 'a,b', help: 'with --annotate: a bot for each side, or one for all (veteran)' },
  },
  words: [1, 1],
  async run(given) {
    const path = given.words[0] ?? '';
    const to = given.text('to');
    if (to !== undefined && !/\.(md|html)$/.test(to))
      throw new Misused({ what: `${to} is neither Markdown nor HTML`, todo: 'give a name that ends in .md or .html' });
    if (given.flag('annotate')) {
      if (to?.endsWith('.html'))
        throw new Misused({ what: 'an annotated game is Markdown', todo: 'give a name that ends in .md' });
      const text = await annotated(given);
      if (to === undefined) say(text);
      else writeFileSync(to, text);
      return 0;
    }
    const { loaded, past } = await openReplay(path);
    const { game, dir } = loaded;
    const viewer = viewerOf(past.match, given.text('view'));
    const over = past.goto(past.length).match.over || past.match.sandbox;
    const made = reportOf(past, { viewer, eyes: over ? 'both' : 'own' });
    if (to === undefined) {
      say(markdownOf(made));
      return 0;
    }
    const map = to.endsWith('.html') ? await mapOf(game.id, dir) : undefined;
    const looks = { colours: INKS, ...(map ? { map } : {}) };
    writeFileSync(to, to.endsWith('.html') ? htmlOf(made, looks) : markdownOf(made));
    say(`${to}: ${made.turns.length} turns, as seen by ${made.eyes}.`);
    return 0;
  },
};
