// The layer check: a folder may import only from the folders above it (docs/architecture.md).
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { importsOf, LAYERS, sourcesOf } from './sources.ts';

/** `node:` modules tie code to a machine; the layers that must run in a browser's worker do without them. */
const PORTABLE = new Set(['kernel', 'kit', 'games', 'bots', 'host']);

export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly imports: string;
  readonly why: string;
}

/** Where an import leads: a layer and, inside games, the game's folder; undefined for other packages. */
function target(root: string, file: string, spec: string): { layer: string; unit: string } | undefined {
  if (spec.startsWith('.')) {
    const [layer = '', unit = ''] = relative(root, resolve(dirname(file), spec)).split(sep);
    return { layer, unit };
  }
  const own = /^@rasputitsa\/([^/]+)/.exec(spec);
  if (!own) return undefined;
  const name = own[1] ?? '';
  return (LAYERS as readonly string[]).includes(name) ? { layer: name, unit: '' } : { layer: 'games', unit: name };
}

/** What a game's referee may share with the module it judges: words, map and roster, no rule. */
const SHARED = /^(?:words|sides)\.ts$|^(?:data|map|referee)\//;
/** Of the kit a referee may use what speaks of hexes and maps, no mechanism of a rule. */
const SHARED_KIT = /^@rasputitsa\/kit\/(?:grid|geometry|labels|map|map-text|map-format)$/;

/** A referee is a second opinion: it must not ask the module, and the module must not lean on it. */
function refereeBreach(root: string, file: string, spec: string): string | undefined {
  const own = relative(root, file).split(sep);
  if (own[0] !== 'games') return undefined;
  const from = own.slice(2).join('/');
  const isReferee = from.startsWith('referee/');
  if (isReferee && spec.startsWith('@rasputitsa/kit') && !SHARED_KIT.test(spec))
    return 'a referee writes its own rules and may not use those of the kit';
  if (!spec.startsWith('.')) return undefined;
  const to = relative(root, resolve(dirname(file), spec))
    .split(sep)
    .slice(2)
    .join('/');
  if (isReferee && !SHARED.test(to)) return "a referee may not look at the module's rules";
  if (!isReferee && !from.startsWith('test/') && to.startsWith('referee/')) return 'a referee is for tests only';
  return undefined;
}

export function breaches(root: string): Breach[] {
  const found: Breach[] = [];
  for (const [height, layer] of LAYERS.entries()) {
    for (const file of sourcesOf(root, layer)) {
      const path = relative(root, file);
      const unit = path.split(sep)[1] ?? '';
      const isTest = path.split(sep).includes('test');
      for (const { spec, line } of importsOf(readFileSync(file, 'utf8'))) {
        const report = (why: string) => found.push({ file: path, line, imports: spec, why });
        if (spec.startsWith('node:')) {
          if (PORTABLE.has(layer) && !isTest && !/^node[-.]/.test(basename(path)))
            report(`${layer} runs in browsers and may not use ${spec}`);
          continue;
        }
        const to = target(root, file, spec);
        if (!to) continue;
        const toHeight = (LAYERS as readonly string[]).indexOf(to.layer);
        if (toHeight < 0) report(`${to.layer || spec} is not a layer`);
        else if (toHeight > height) report(`${layer} may not import from ${to.layer}, which lies above it`);
        else if (layer === 'games' && to.layer === 'games' && to.unit !== unit)
          report('a game may not import from another game');
        else if (layer !== 'games' && to.layer === 'games' && !isTest)
          report('no layer may name a game; games are found by their folder');
        const why = refereeBreach(root, file, spec);
        if (why !== undefined) report(why);
      }
    }
  }
  return found;
}
