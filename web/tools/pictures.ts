// Small pictures of the maps for the first page: drawn with the atlas when they are first asked for, kept until map or pen change.
//   node web/tools/pictures.ts <game> ...   draws into the cache
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildScene } from '../../atlas/src/draw/build.ts';
import { rasterise } from '../../atlas/src/draw/node-raster.ts';
import { toSvg } from '../../atlas/src/draw/svg.ts';
import { THEMES } from '../../atlas/src/draw/theme.ts';
import { hasMap } from '../../atlas/src/map-files.ts';
import { allGames, type GameFolder, gameFolders, ROOT } from '../../cli/src/node-games.ts';
import { mapFilesOf } from '../../cli/src/node-maps.ts';
import { drawingStamp } from './stamps.ts';

const SHOWN = ['light', 'dark'] as const;
/** Wide enough for the largest card on a fine screen, in few colours: some 80 kB. */
const WIDTH = 720;
const COLOURS = 64;
const CACHE = join(ROOT, 'web', '.cache', 'maps');

export const pictureName = (game: string, theme: string): string => `${game}-${theme}.png`;

async function draw(folder: GameFolder, dir: string): Promise<void> {
  const found = await mapFilesOf(folder);
  const tmp = `${dir}.${process.pid}`;
  mkdirSync(tmp, { recursive: true });
  if (found) {
    const scene = buildScene(found.map, found.outlines, { zoom: 'far', spec: found.spec, furniture: 'none' });
    for (const theme of SHOWN) {
      const png = rasterise(toSvg(scene, THEMES[theme]), { width: WIDTH, colours: COLOURS });
      writeFileSync(join(tmp, pictureName(folder.id, theme)), png);
    }
  }
  // Whole or not at all: two builds at once must not see half a picture.
  if (existsSync(dir)) rmSync(tmp, { recursive: true });
  else renameSync(tmp, dir);
}

const cacheOf = (folder: GameFolder): string =>
  join(CACHE, `${folder.id}-${drawingStamp(folder, `${WIDTH} ${COLOURS}`)}`);

/** In a process of its own: a large map takes seconds, and the page's server has other things to do. */
function drawApart(ids: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [fileURLToPath(import.meta.url), ...ids], (error, _out, err) => {
      if (error) reject(new Error(`the pictures of ${ids.join(', ')} could not be drawn: ${err || error.message}`));
      else resolve();
    });
  });
}

let queue: Promise<unknown> = Promise.resolve();
/** The folder with a game's pictures, drawn if need be, one game after another. */
function pictured(folder: GameFolder): Promise<string> {
  const dir = cacheOf(folder);
  if (existsSync(dir)) return Promise.resolve(dir);
  const next = queue.then(() => (existsSync(dir) ? undefined : drawApart([folder.id])));
  queue = next.catch(() => undefined);
  return next.then(() => dir);
}

/** The file behind a picture's name, drawn if need be; undefined when it is none of ours. */
export async function pictureFile(name: string): Promise<string | undefined> {
  const asked = /^([\w-]+)-(?:light|dark)\.png$/.exec(name);
  const folder = gameFolders().find((f) => f.id === asked?.[1]);
  if (!folder) return undefined;
  const file = join(await pictured(folder), name);
  return existsSync(file) ? file : undefined;
}

/** Names of the pictures of all games that show a map. */
export async function pictureNames(): Promise<readonly string[]> {
  const shown = new Set((await allGames()).filter((g) => g.map).map((g) => g.game.id));
  return gameFolders()
    .filter((f) => shown.has(f.id) || hasMap(f.dir))
    .flatMap((f) => SHOWN.map((theme) => `maps/${pictureName(f.id, theme)}`));
}

/** For the server of those who work on the page; players get them from drawings.ts. */
export function pictures(): Plugin {
  return {
    name: 'rasputitsa-pictures',
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const name = /\/maps\/([\w-]+\.png)$/.exec(req.url ?? '')?.[1];
        if (name === undefined) return next();
        pictureFile(name).then(
          (file) => {
            if (file === undefined) return next();
            res.setHeader('content-type', 'image/png');
            res.end(readFileSync(file));
          },
          (error: unknown) => next(error),
        );
      });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  mkdirSync(CACHE, { recursive: true });
  for (const folder of gameFolders()) {
    if (asked.length > 0 && !asked.includes(folder.id)) continue;
    const dir = cacheOf(folder);
    // Pictures of older maps are of no use to anybody.
    for (const old of readdirSync(CACHE)) {
      const mine = old.startsWith(`${folder.id}-`) && /^[0-9a-f]{16}$/.test(old.slice(folder.id.length + 1));
      if (mine && join(CACHE, old) !== dir) rmSync(join(CACHE, old), { recursive: true });
    }
    if (!existsSync(dir)) await draw(folder, dir);
  }
}
