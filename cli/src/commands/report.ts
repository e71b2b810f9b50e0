// The after-action report of a saved game.
import { writeFileSync } from 'node:fs';
import { buildScene } from '@rasputitsa/atlas/draw/build';
import { createLayout } from '@rasputitsa/atlas/draw/layout';
import { rasterise } from '@rasputitsa/atlas/draw/node-raster';
import { toSvg } from '@rasputitsa/atlas/draw/svg';
import { THEMES } from '@rasputitsa/atlas/draw/theme';
import { reportOf } from '@rasputitsa/host/report';
import { htmlOf, type ReportMap } from '@rasputitsa/host/report-html';
import { markdownOf } from '@rasputitsa/host/report-markdown';
import type { Command } from '../command.ts';
import { Misused } from '../errors.ts';
import { openReplay } from '../matches.ts';
import { mapFilesOf } from '../node-maps.ts';
import { say } from '../out.ts';
import { viewerOf } from './replay.ts';

/** Pixels from edge to edge, and colours: some 300 kB. */
const WIDTH = 1400;
const COLOURS = 64;
/** Counters of the first side and of the second. */
const INKS = ['#9FB3C8', '#E0A890', '#C9C28A', '#B7A6C9'];

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
    where: (at) => {
      const [x, y] = [layout.cx[at], layout.cy[at]];
      return x === undefined || y === undefined ? undefined : { x, y };
    },
    bounds: { x0, y0, x1: x0 + wide, y1: y0 + high },
    ground: `<image href="data:image/png;base64,${png}" x="${x0}" y="${y0}" width="${wide}" height="${high}"/>`,
  };
}

export const report: Command = {
  name: 'report',
  summary: 'Writes the after-action report of a saved game.',
  usage: '<save.json> [--view side] [--to file.md|file.html]',
  help: 'As one side was told it; without --view as everybody was. A game that is over is told from both sides. A name that ends in .html makes a file with maps and curves, any other Markdown; without --to the Markdown is printed.',
  options: {
    view: { type: 'string', value: 'side', help: 'as this side saw it (spectator)' },
    to: { type: 'string', value: 'file', help: 'the file to write' },
  },
  words: [1, 1],
  async run(given) {
    const path = given.words[0] ?? '';
    const to = given.text('to');
    if (to !== undefined && !/\.(md|html)$/.test(to))
      throw new Misused({ what: `${to} is neither Markdown nor HTML`, todo: 'give a name that ends in .md or .html' });
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
