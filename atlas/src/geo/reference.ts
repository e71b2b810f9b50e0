// Reads the geographic reference material: GeoJSON and rasters in WGS84.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rings of [lon, lat, lon, lat, ...], closed without repeating the first point, even-odd. */
export interface GeoArea {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly rings: readonly (readonly number[])[];
}

export interface GeoLine {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly points: readonly number[];
}

export interface GeoGrid {
  /** The value at a position, bilinear or of the cell; undefined outside. */
  at(lon: number, lat: number): number | undefined;
}

interface Feature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

/** Sources, licences and how it is prepared: README.md in it. */
const REFERENCE = join(import.meta.dirname, '..', '..', 'reference');

/** The reference material ends at 60 E; what lies beyond is Siberia, and land. */
const BEYOND: GeoArea = { name: '', properties: {}, rings: [[59.999, 40, 75, 40, 75, 68.6, 59.999, 68.6]] };

function flat(ring: readonly (readonly number[])[]): number[] {
  return ring.flatMap(([lon = 0, lat = 0]) => [lon, lat]);
}

function nameOf(f: Feature): string {
  const n = f.properties['name'];
  return typeof n === 'string' ? n : '';
}

export class Geo {
  readonly #dir: string;
  readonly #areas = new Map<string, readonly GeoArea[]>();
  readonly #lines = new Map<string, readonly GeoLine[]>();

  constructor(dir: string = REFERENCE) {
    this.#dir = dir;
    if (!existsSync(join(dir, 'land.geojson')))
      throw new Error(`atlas: there is no geographic reference material in ${dir}`);
  }

  #features(file: string): readonly Feature[] {
    const text = readFileSync(join(this.#dir, `${file}.geojson`), 'utf8');
    return (JSON.parse(text) as { features: readonly Feature[] }).features;
  }

  areas(file: string): readonly GeoArea[] {
    const known = this.#areas.get(file);
    if (known) return known;
    const made = this.#features(file).flatMap((f): GeoArea[] => {
      const { type } = f.geometry;
      const coordinates = f.geometry.coordinates;
      const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? (coordinates as unknown[]) : [];
      const rings = (polygons as (readonly (readonly (readonly number[])[])[])[]).flatMap((p) =>
        p.map((r) => flat(r.slice(0, -1))),
      );
      return rings.length === 0 ? [] : [{ name: nameOf(f), properties: f.properties, rings }];
    });
    if (file === 'land') made.push(BEYOND);
    this.#areas.set(file, made);
    return made;
  }

  lines(file: string): readonly GeoLine[] {
    const known = this.#lines.get(file);
    if (known) return known;
    const made = this.#features(file).flatMap((f): GeoLine[] => {
      const { type } = f.geometry;
      const coordinates = f.geometry.coordinates;
      const parts =
        type === 'LineString' ? [coordinates] : type === 'MultiLineString' ? (coordinates as unknown[]) : [];
      return (parts as (readonly (readonly number[])[])[]).map((p) => ({
        name: nameOf(f),
        properties: f.properties,
        points: flat(p),
      }));
    });
    this.#lines.set(file, made);
    return made;
  }

  /** Heights in metres, bilinear. */
  elevation(): GeoGrid {
    const meta = this.#meta('elevation_etopo5');
    const bytes = readFileSync(join(this.#dir, 'elevation_etopo5.i16le.bin'));
    const { width, height } = meta;
    const value = (i: number, j: number) => bytes.readInt16LE(2 * (j * width + i));
    const step = meta.step_deg ?? 1 / 12;
    return {
      at: (lon, lat) => {
        const u = (lon - meta.lon_west) / step;
        const v = (meta.lat_north - lat) / step;
        const i = Math.floor(u);
        const j = Math.floor(v);
        if (i < 0 || j < 0 || i + 1 >= width || j + 1 >= height) return undefined;
        const fu = u - i;
        const fv = v - j;
        return (
          (value(i, j) * (1 - fu) + value(i + 1, j) * fu) * (1 - fv) +
          (value(i, j + 1) * (1 - fu) + value(i + 1, j + 1) * fu) * fv
        );
      },
    };
  }

  /** Forest cover in percent of the cell; undefined over water. */
  forest(): GeoGrid {
    const meta = this.#meta('forest_cover');
    const bytes = readFileSync(join(this.#dir, 'forest_cover.u8.bin'));
    const stepLon = meta.step_lon ?? 0.044;
    const stepLat = meta.step_lat ?? 0.044;
    return {
      at: (lon, lat) => {
        const i = Math.floor((lon - meta.lon_west) / stepLon);
        const j = Math.floor((meta.lat_north - lat) / stepLat);
        if (i < 0 || j < 0 || i >= meta.width || j >= meta.height) return undefined;
        const v = bytes[j * meta.width + i] ?? 255;
        return v === 255 ? undefined : v;
      },
    };
  }

  #meta(file: string) {
    return JSON.parse(readFileSync(join(this.#dir, `${file}.json`), 'utf8')) as {
      width: number;
      height: number;
      lon_west: number;
      lat_north: number;
      step_deg?: number;
      step_lon?: number;
      step_lat?: number;
    };
  }
}
