// node atlas/tools/prepare.ts <folder of originals> [<folder to write>]: makes the parts of atlas/reference that come from public
// originals. Which files those are, and what is made by hand, stands in atlas/reference/README.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cutHeights } from './etopo.ts';
import {
  type Corrections,
  type Feature,
  formatLayer,
  prepareLakes,
  prepareLand,
  prepareRegions,
  prepareRivers,
  prepareSeas,
} from './natural-earth.ts';

const REFERENCE = join(import.meta.dirname, '..', 'reference');
const ETOPO = 'etopo5.cdf';
const ETOPO_SOURCE = 'ETOPO5 (NOAA NGDC 1988/1993), public domain, from Debian ferret-datasets 7.6.0 etopo5.cdf';

export function readCorrections(): Corrections {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'corrections.json'), 'utf8')) as Corrections;
}

/** Writes what the originals in the folder allow, and tells what it wrote and what is missing. */
export function prepare(
  from: string,
  to: string,
): { readonly wrote: readonly string[]; readonly missing: readonly string[] } {
  const corrections = readCorrections();
  const wrote: string[] = [];
  const missing: string[] = [];
  const layer = (name: string): readonly Feature[] => {
    const text = readFileSync(join(from, `${name}.geojson`), 'utf8');
    return (JSON.parse(text) as { readonly features: readonly Feature[] }).features;
  };
  const make = (name: string, originals: readonly string[], features: () => readonly Feature[]): void => {
    const absent = originals.map((o) => `${o}.geojson`).filter((o) => !existsSync(join(from, o)));
    missing.push(...absent);
    if (absent.length > 0) return;
    writeFileSync(join(to, `${name}.geojson`), formatLayer(name, features()));
    wrote.push(`${name}.geojson`);
  };
  mkdirSync(to, { recursive: true });
  const land = ['ne_10m_land', 'ne_10m_minor_islands'] as const;
  make('land', land, () => prepareLand(layer(land[0]), layer(land[1])));
  /** The world's layer, and the one with more of Europe. */
  const both = (world: string, europe: string) => [
    { src: 'ne10m', features: layer(world) },
    { src: 'ne10m_europe', features: layer(europe) },
  ];
  const rivers = ['ne_10m_rivers_lake_centerlines_scale_rank', 'ne_10m_rivers_europe'] as const;
  make('rivers', rivers, () => prepareRivers(both(...rivers), corrections));
  const lakes = ['ne_10m_lakes', 'ne_10m_lakes_europe'] as const;
  make('lakes', lakes, () => prepareLakes(both(...lakes), corrections));
  const seas = 'ne_10m_geography_marine_polys';
  make('seas', [seas], () => prepareSeas(layer(seas)));
  const regions = 'ne_10m_geography_regions_polys';
  make('physical_regions', [regions], () => prepareRegions(layer(regions), corrections));
  if (!existsSync(join(from, ETOPO))) missing.push(ETOPO);
  else {
    const { grid, about } = cutHeights(readFileSync(join(from, ETOPO)), ETOPO_SOURCE);
    writeFileSync(join(to, 'elevation_etopo5.i16le.bin'), grid);
    writeFileSync(join(to, 'elevation_etopo5.json'), about);
    wrote.push('elevation_etopo5.i16le.bin', 'elevation_etopo5.json');
  }
  return { wrote, missing };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [from, to = REFERENCE] = process.argv.slice(2);
  if (from === undefined) {
    console.error('usage: node atlas/tools/prepare.ts <folder of originals> [<folder to write>]');
    process.exit(2);
  }
  const { wrote, missing } = prepare(from, to);
  for (const file of wrote) console.log(`wrote ${file}`);
  for (const file of missing) console.log(`missing: ${file}`);
  if (wrote.length === 0) process.exitCode = 1;
}
