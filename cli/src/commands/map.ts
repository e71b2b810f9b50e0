import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Failed, Misused, reason } from '../errors.ts';
import { folderOf, type GameFolder } from '../node-games.ts';
import { json, paint, say } from '../out.ts';

const WHAT = ['build', 'check', 'lint', 'draw'];

async function atlas() {
  try {
    return await import('@rasputitsa/atlas');
  } catch (error) {
    throw new Failed({ what: 'the map compiler cannot be loaded', why: reason(error), todo: 'check atlas/src' });
  }
}

function needs(folder: GameFolder, name: string): void {
  const file = join(folder.dir, 'map', name);
  if (existsSync(file)) return;
  throw new Failed({
    what: `${folder.id} has no map of its own`,
    why: `${file} is missing`,
    todo: 'docs/maps.md describes the files of a map folder',
  });
}

/** The compiler's own complaints name file and line; they are not faults of this program. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Failed({ what: reason(error) });
  }
}

export const map: Command = {
  name: 'map',
  summary: 'Builds, checks, lints or draws the map of a game.',
  usage: 'build|check|lint <game> | draw <game> --out map.svg|map.png [--zoom near] [--region A..B]',
  help: `build  compiles the map from the facts of the atlas and writes it
check  tells whether what is checked in is what build would write
lint   looks for faults in the compiled map
draw   draws the compiled map`,
  options: {
    out: { type: 'string', value: 'file', help: 'draw: an .svg or .png file' },
    theme: { type: 'string', value: 'name', help: 'draw: light, dark or distinct' },
    zoom: { type: 'string', value: 'level', help: 'draw: far, middle or near; without it the whole map for the wall' },
    region: { type: 'string', value: 'A..B', help: 'draw: only the part between two hexes or places' },
    geo: { type: 'string', value: 'folder', help: 'build, check: another geography than atlas/reference' },
    json: JSON_OPTION,
  },
  words: [2, 2],
  async run(given) {
    const [what = '', id = ''] = given.words;
    if (!WHAT.includes(what)) throw new Misused({ what: `map cannot ${what}`, todo: `it can ${WHAT.join(', ')}` });
    const folder = folderOf(id);
    if (what === 'draw') return draw(folder, given);
    needs(folder, 'spec.json');
    const { buildMap, checkMap, formatFinding, lintGame } = await atlas();
    const geo = given.text('geo');
    const options = geo === undefined ? {} : { geo };
    if (what === 'build') {
      const b = guarded(() => buildMap(folder.dir, options));
      if (given.flag('json')) json({ map: b.map.id, hexes: b.map.grid.count, fit: b.fit, notes: b.notes });
      else {
        say(`${b.map.title}: ${b.map.grid.count} hexes, ${b.overrides} overrides, fit rms ${b.fit.rms.toFixed(2)} hex`);
        for (const n of b.notes) say(`note: ${n}`);
      }
      return 0;
    }
    if (what === 'check') {
      const { stale } = guarded(() => checkMap(folder.dir, options));
      if (given.flag('json')) json({ stale });
      else if (stale.length === 0) say(paint('green', 'What is checked in is what the compiler writes.'));
      else say(paint('red', `A rebuild changes ${stale.join(' and ')}: rasputitsa map build ${id}`));
      return stale.length === 0 ? 0 : 1;
    }
    const faults = guarded(() => lintGame(folder.dir));
    if (given.flag('json')) json(faults);
    else {
      for (const f of faults) say(formatFinding(f));
      say(faults.length === 0 ? paint('green', 'No faults.') : paint('red', `${faults.length} faults`));
    }
    return faults.length === 0 ? 0 : 1;
  },
};

const ZOOMS = ['far', 'middle', 'near'] as const;

async function draw(folder: GameFolder, given: Given): Promise<number> {
  const [out, theme, level, part] = [
    given.text('out'),
    given.text('theme') ?? 'light',
    given.text('zoom'),
    given.text('region'),
  ];
  if (out === undefined || !/\.(svg|png)$/.test(out))
    throw new Misused({ what: 'map draw needs --out with a name that ends in .svg or .png' });
  const { drawFile } = await import('@rasputitsa/atlas/draw/node-draw');
  const { THEMES } = await import('@rasputitsa/atlas/draw/theme');
  if (!(theme in THEMES))
    throw new Misused({ what: `there is no theme ${theme}`, todo: `choose among ${Object.keys(THEMES).join(', ')}` });
  const zoom = ZOOMS.find((z) => z === level);
  if (level !== undefined && zoom === undefined)
    throw new Misused({ what: `there is no zoom level ${level}`, todo: `choose among ${ZOOMS.join(', ')}` });
  const [from, to] = part?.split('..') ?? [];
  if (part !== undefined && (!from || !to))
    throw new Misused({ what: `${part} is not a region`, todo: 'give two hexes or places: --region Kiev..Rostov' });
  const { mapFilesOf } = await import('../node-maps.ts');
  const files = await mapFilesOf(folder);
  if (!files)
    throw new Failed({
      what: `${folder.id} shows no map`,
      why: `neither ${join(folder.dir, 'map')} nor its index.ts has one`,
      todo: `rasputitsa map build ${folder.id} makes one from a map folder; docs/maps.md describes its files`,
    });
  const options = {
    theme: theme as keyof typeof THEMES,
    ...(zoom === undefined ? {} : { zoom }),
    ...(from && to ? { region: [from, to] as const } : {}),
  };
  const scene = guarded(() => drawFile(files, out, options));
  // Of a part most of the map is left out, as was asked.
  if (part === undefined) for (const d of scene.dropped) say(`left out: ${d}`);
  say(`${out}: ${Math.round(scene.width)} x ${Math.round(scene.height)}`);
  return 0;
}
