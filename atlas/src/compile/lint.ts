// What a game's map folder declares to the kit's lint: the meaning of its words, and exceptions with their reasons.
import { join } from 'node:path';
import type { HexMap } from '@rasputitsa/kit/map';
import { type Finding, lintMap, type LintRules } from '@rasputitsa/kit/map-lint';
import { readMap } from '../map-files.ts';
import { inSpec, type MapFolder, readFolder, SpecWordError } from './folder.ts';
import type { Excused, MapSpec } from './spec.ts';

/** The hexes of a declaration; one without a reason is a fault of the file. */
function hexesOf(excused: Excused | undefined): string[] {
  for (const [hex, why] of Object.entries(excused ?? {}))
    if (why.trim() === '') throw new SpecWordError(hex, `lint: ${hex} is excused without a reason`);
  return Object.keys(excused ?? {});
}

function wordsOf(spec: MapSpec, words: readonly string[], known: readonly string[], what: string): Set<string> {
  for (const w of words) if (!known.includes(w)) throw new SpecWordError(w, `lint: ${spec.id} has no ${what} \`${w}\``);
  return new Set(words);
}

const present = (words: readonly (string | undefined)[]) => words.filter((w) => w !== undefined);

export function lintRules(map: HexMap, folder: Pick<MapFolder, 'spec' | 'rivers'>): LintRules {
  const { spec, rivers } = folder;
  const { lint } = spec;
  const sides = (words: readonly (string | undefined)[]) =>
    wordsOf(spec, present(words), spec.sideTerrains, 'side terrain');
  const marks = (words: readonly (string | undefined)[]) => wordsOf(spec, present(words), spec.marks, 'mark');
  const water = new Set(present([spec.seaTerrain, spec.lakeTerrain]));
  const isRiver = sides(lint.rivers);
  const isWaterSide = sides([spec.waterSides?.sea, spec.waterSides?.lake, ...(lint.water ?? [])]);
  const isClosedSide = sides(lint.closed ?? []);
  const isCoast = marks([spec.coast?.mark, spec.lake?.mark]);
  const isPortMark = marks([lint.portMark]);
  const closed = marks([lint.closedMark]);
  const shut = map.marks.reduce((bits, m, i) => bits | (closed.has(m) ? 1 << i : 0), 0);
  const isLand = (terrain: string) => !water.has(terrain);
  const setup = new Set(lint.setup);
  for (const kind of setup)
    if (!map.areas.some((a) => a.kind === kind))
      throw new SpecWordError(kind, `lint: ${spec.id} has no area of the kind \`${kind}\``);
  return {
    isSea: (t) => t === spec.seaTerrain,
    isLake: (t) => t === spec.lakeTerrain,
    isLand,
    isRiver: (s) => isRiver.has(s),
    isWaterSide: (s) => isWaterSide.has(s),
    isClosedSide: (s) => isClosedSide.has(s),
    isCoast: (m) => isCoast.has(m),
    isPortMark: (m) => isPortMark.has(m),
    isPlayable: (h) => isLand(map.terrains[map.terrain[h] ?? 0] ?? '') && ((map.marked[h] ?? 0) & shut) === 0,
    setUps: map.areas
      .filter((a) => setup.has(a.kind))
      .map((a) => ({ name: a.name, hexes: a.hexes.map((h) => map.labels[h] ?? '') })),
    networks: (lint.networks ?? []).map((n) => ({ links: n.links, apart: hexesOf(n.apart) })),
    sources: [...rivers.flatMap((r) => r.value.rises ?? []), ...hexesOf(lint.ends)],
    islands: hexesOf(lint.islands),
    detached: hexesOf(lint.detached),
  };
}

/** Lints the compiled map of a game with what its folder declares. */
export function lintGame(gameDir: string): readonly Finding[] {
  const folder = readFolder(join(gameDir, 'map'));
  const map = readMap(gameDir);
  return lintMap(
    map,
    inSpec(folder, () => lintRules(map, folder)),
  );
}

/** A finding on one line. */
export function formatFinding({ check, hexes, message }: Finding): string {
  return `${check}: ${hexes.length === 0 ? '' : `${hexes.join(', ')}: `}${message}`;
}
