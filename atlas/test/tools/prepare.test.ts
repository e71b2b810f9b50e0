// The preparation of the geography, on originals of a few features; and on what is prepared already, which it must not change.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutHeights } from '../../tools/etopo.ts';
import {
  type Corrections,
  type Feature,
  formatLayer,
  prepareLakes,
  prepareLand,
  prepareRegions,
  prepareRivers,
  prepareSeas,
} from '../../tools/natural-earth.ts';
import { prepare, readCorrections } from '../../tools/prepare.ts';

const feature = (type: string, coordinates: unknown, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const NONE: Corrections = { rivers: { names: {}, nameless: [] }, lakes: [], regions: [] };
const coordinates = (f: Feature | undefined) => f?.geometry?.coordinates;

describe('land', () => {
  it('is cut to the theatre, with vertices along its frame', () => {
    const [cut] = prepareLand([feature('Polygon', [box(0, 50, 12, 51.2)])], []);
    expect(cut?.properties).toEqual({ kind: 'land' });
    expect(coordinates(cut)).toEqual([
      [
        [9, 50],
        [12, 50],
        [12, 51.2],
        [9, 51.2],
        [9, 50.8],
        [9, 50.4],
        [9, 50],
      ],
    ]);
  });
  it('outside it is left out; islands are told apart; four digits are kept', () => {
    const out = prepareLand(
      [feature('Polygon', [box(0, 0, 5, 5)])],
      [feature('Polygon', [box(20, 50, 20.123456, 51)])],
    );
    expect(out.map((f) => f.properties['kind'])).toEqual(['minor island']);
    expect(JSON.stringify(coordinates(out[0]))).toContain('20.1235');
  });
  it('holes and several parts stay', () => {
    const parts = [[box(10, 40, 20, 50), box(12, 42, 14, 44)], [box(30, 40, 31, 41)]];
    expect(prepareLand([feature('MultiPolygon', parts)], [])[0]?.geometry).toEqual({
      type: 'MultiPolygon',
      coordinates: parts,
    });
  });
});

describe('rivers', () => {
  const course = [
    [30, 50],
    [31, 49],
    [32, 48],
  ];
  const rivers = {
    names: { Dnieper: 'Dnepr' },
    nameless: [{ at: [31, 49], name: 'Psel' }],
  } as const;
  const made = (properties: Feature['properties']) =>
    prepareRivers([{ src: 'ne10m', features: [feature('LineString', course, properties)] }], { ...NONE, rivers })[0]
      ?.properties;
  it('have the names of the time', () => {
    expect(made({ name: 'Dnieper', scalerank: 2, featurecla: 'River' })).toEqual({
      name: 'Dnepr',
      ne_name: 'Dnieper',
      rank: 2,
      kind: 'river',
      src: 'ne10m',
    });
  });
  it('without a name are known by a point of their course', () => {
    expect(made({ name: '', scalerank: 9, featurecla: 'Lake Centerline' })).toEqual({
      name: 'Psel',
      ne_name: null,
      rank: 9,
      kind: 'lake-centerline',
      src: 'ne10m',
      named_by: 'this project (position)',
    });
  });
  it('that leave the theatre and come back are two lines', () => {
    const out = [
      [58, 50],
      [62, 50],
      [62, 51],
      [58, 51],
    ];
    const [cut] = prepareRivers([{ src: 'x', features: [feature('LineString', out, { name: 'Ural' })] }], NONE);
    expect(cut?.geometry?.type).toBe('MultiLineString');
    expect(JSON.stringify(coordinates(cut))).toBe('[[[58,50],[60,50]],[[60,51],[58,51]]]');
  });
});

describe('lakes', () => {
  it('are dated where we know their dam; other reservoirs are old lakes', () => {
    const lakes = [{ at: [30.5, 50.5], name: 'Kiev Reservoir', kind: 'reservoir', year: 1964 }] as const;
    const features = [
      feature('Polygon', [box(30, 50, 31, 51)], { name: 'Kyiv', featurecla: 'Reservoir', scalerank: 3 }),
      feature('Polygon', [box(33, 67, 34, 68)], { name: 'Imandra', featurecla: 'Reservoir', scalerank: 4 }),
      feature('Polygon', [box(40, 46, 41, 47)], { name: '', featurecla: 'Alkaline Lake' }),
    ];
    expect(prepareLakes([{ src: 'ne10m', features }], { ...NONE, lakes }).map((f) => f.properties)).toEqual([
      { name: 'Kiev Reservoir', kind: 'reservoir', dam_year: 1964, post1941: true, rank: 3, src: 'ne10m' },
      { name: 'Imandra', kind: 'lake', dam_year: null, post1941: false, rank: 4, src: 'ne10m' },
      { name: null, kind: 'salt lake/lagoon', dam_year: null, post1941: false, rank: null, src: 'ne10m' },
    ]);
  });
});

/** A classic netCDF file with a grid of one degree a step, each height its own latitude times 10 plus its longitude. */
function netcdf(): Buffer {
  const int = (n: number) => {
    const b = Buffer.alloc(4);
    b.writeInt32BE(n);
    return b;
  };
  const text = (s: string) => Buffer.concat([int(s.length), Buffer.from(s.padEnd(Math.ceil(s.length / 4) * 4, '\0'))]);
  const units = [int(12), int(1), text('units'), int(2), text('metre')];
  const dimensions = [int(10), int(2), text('X'), int(360), text('Y'), int(181)];
  const variable = [int(11), int(1), text('ROSE'), int(2), int(1), int(0), ...units, int(5), int(360 * 181 * 4)];
  const head = (begin: number) =>
    Buffer.concat([Buffer.from('CDF\x01'), int(0), ...dimensions, int(0), int(0), ...variable, int(begin)]);
  const grid = Buffer.alloc(360 * 181 * 4);
  for (let j = 0; j < 181; j++) for (let i = 0; i < 360; i++) grid.writeFloatBE((j - 90) * 10 + i, 4 * (j * 360 + i));
  return Buffer.concat([head(head(0).length), grid]);
}

describe('heights', () => {
  it('are cut out of the whole earth, from the north-west corner', () => {
    const { grid, about } = cutHeights(netcdf(), 'a test');
    expect(JSON.parse(about)).toMatchObject({
      source: 'a test',
      width: 52,
      height: 33,
      step_deg: 1,
      min: 399,
      max: 770,
    });
    const at = (lon: number, lat: number) => grid.readInt16LE(2 * ((71 - lat) * 52 + (lon - 9)));
    expect([at(9, 71), at(60, 71), at(9, 39), at(37, 55)]).toEqual([719, 770, 399, 587]);
  });
  it('other files are refused', () => {
    expect(() => cutHeights(Buffer.from('GIF89a..........'), '')).toThrow('not a classic netCDF file');
  });
});

describe('what is prepared', () => {
  const read = (name: string): readonly Feature[] => {
    const file = join(import.meta.dirname, '..', '..', 'reference', `${name}.geojson`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly features: readonly Feature[] }).features;
  };
  /** Its features as Natural Earth would have them, by what they are called there. */
  const asGiven = (name: string, given: (p: Feature['properties']) => Feature['properties']) =>
    read(name).map((f) => ({ ...f, properties: given(f.properties) }));
  const sourced = (name: string, features: readonly Feature[]) => {
    const made = read(name);
    return ['ne10m', 'ne10m_europe'].map((src) => ({
      src,
      features: features.filter((_, i) => made[i]?.properties['src'] === src),
    }));
  };
  const corrections = readCorrections();

  it('stays as it is: land, seas, regions', () => {
    const land = read('land');
    const main = land.filter((f) => f.properties['kind'] === 'land');
    const islands = land.filter((f) => f.properties['kind'] !== 'land');
    expect(formatLayer('land', prepareLand(main, islands)) === formatLayer('land', land)).toBe(true);
    const seas = asGiven('seas', (p) => ({ name: p['name'], featurecla: p['kind'] }));
    expect(prepareSeas(seas)).toEqual(read('seas'));
    const regions = asGiven('physical_regions', (p) => ({
      NAME: p['name'],
      FEATURECLA: p['kind'],
      SCALERANK: p['rank'],
    })).slice(0, -corrections.regions.length);
    expect(prepareRegions(regions, corrections)).toEqual(read('physical_regions'));
  });
  it('and every river and lake finds its name and year again', () => {
    const rivers = asGiven('rivers', (p) => ({
      name: p['ne_name'],
      scalerank: p['rank'],
      featurecla: p['kind'] === 'river' ? 'River' : 'Lake Centerline',
    }));
    const found = prepareRivers(sourced('rivers', rivers), corrections);
    expect(formatLayer('rivers', found) === formatLayer('rivers', read('rivers'))).toBe(true);
    const lakes = asGiven('lakes', (p) => ({
      name: p['name'],
      scalerank: p['rank'],
      featurecla: String(p['kind']).startsWith('salt') ? 'Alkaline Lake' : 'Reservoir',
    }));
    const dated = prepareLakes(sourced('lakes', lakes), corrections);
    expect(formatLayer('lakes', dated) === formatLayer('lakes', read('lakes'))).toBe(true);
  });
});

describe('the program', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'prepare-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  it('writes what the originals at hand allow, and names those that are missing', () => {
    const layer = { features: [feature('Polygon', [box(30, 42, 40, 46)], { name: 'Black Sea', featurecla: 'sea' })] };
    writeFileSync(join(dir, 'ne_10m_geography_marine_polys.geojson'), JSON.stringify(layer));
    writeFileSync(join(dir, 'etopo5.cdf'), netcdf());
    const to = join(dir, 'made');
    const { wrote, missing } = prepare(dir, to);
    expect(wrote).toEqual(['seas.geojson', 'elevation_etopo5.i16le.bin', 'elevation_etopo5.json']);
    expect(readdirSync(to).toSorted()).toEqual(wrote.toSorted());
    expect(missing).toContain('ne_10m_land.geojson');
    expect(readFileSync(join(to, 'seas.geojson'), 'utf8')).toBe(
      '{"type":"FeatureCollection","name":"seas","features":[\n{"type":"Feature","properties":{"name":"Black Sea","kind":"sea"},' +
        '"geometry":{"type":"Polygon","coordinates":[[[30,42],[40,42],[40,46],[30,46],[30,42]]]}}\n]}\n',
    );
  });
});
