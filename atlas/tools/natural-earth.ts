// Natural Earth's layers cut to the theatre, under the names and dates of the time: what lies in atlas/reference.
import { type Bounds, clipLine, clipRing, inRing, nearest } from '../src/geo/polygon.ts';

/** West, south, east, north. */
export const THEATRE: Bounds = [9, 39, 60, 71];
/** Along the frame a vertex at least every so many degrees: straight in longitude is a curve on the map. */
const FRAME_STEP = 0.5;
const DIGITS = 4;

type Position = readonly number[];
type Line = readonly Position[];
type Polygon = readonly Line[];

export interface Feature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

/** What Natural Earth does not know, or knows by another name. Positions are [longitude, latitude]. */
export interface Corrections {
  readonly rivers: {
    /** Its names and ours. */
    readonly names: Readonly<Record<string, string>>;
    /** Rivers without a name, found by a point of their course. */
    readonly nameless: readonly { readonly at: readonly [number, number]; readonly name: string }[];
  };
  /** Dammed lakes by a point inside; what Natural Earth calls a reservoir and is not listed is an old lake. */
  readonly lakes: readonly {
    readonly at: readonly [number, number];
    readonly name: string | null;
    readonly kind: string;
    readonly year: number | null;
  }[];
  /** Ranges Natural Earth lacks, as they stand in the file. */
  readonly regions: readonly Feature[];
}

const flat = (line: Line): number[] => line.flatMap(([x = 0, y = 0]) => [x, y]);
const round = (v: number): number => Number(v.toFixed(DIGITS));

function points(line: readonly number[]): number[][] {
  const out: number[][] = [];
  for (let i = 0; i < line.length; i += 2) {
    const p = [round(line[i] ?? 0), round(line[i + 1] ?? 0)];
    const last = out.at(-1);
    if (last?.[0] !== p[0] || last?.[1] !== p[1]) out.push(p);
  }
  return out;
}

/** A closed ring cut to the theatre, with vertices along the frame; undefined when nothing of it is left. */
function cutRing(ring: Line): number[][] | undefined {
  const cut = points(clipRing(flat(ring.slice(0, -1)), THEATRE));
  const [west, south, east, north] = THEATRE;
  const out: number[][] = [];
  for (const [i, a] of cut.entries()) {
    const b = cut[(i + 1) % cut.length] ?? a;
    const [ax = 0, ay = 0, bx = 0, by = 0] = [a[0], a[1], b[0], b[1]];
    out.push(a);
    const alongX = ay === by && (ay === south || ay === north);
    const alongY = ax === bx && (ax === west || ax === east);
    if (!alongX && !alongY) continue;
    const parts = Math.ceil(Math.hypot(bx - ax, by - ay) / FRAME_STEP);
    for (let k = 1; k < parts; k++)
      out.push([round(ax + ((bx - ax) * k) / parts), round(ay + ((by - ay) * k) / parts)]);
  }
  const [first] = out;
  return first === undefined || out.length < 3 ? undefined : [...out, first];
}

function polygonsOf(f: Feature): readonly Polygon[] {
  if (f.geometry?.type === 'Polygon') return [f.geometry.coordinates as Polygon];
  return f.geometry?.type === 'MultiPolygon' ? (f.geometry.coordinates as readonly Polygon[]) : [];
}
function linesOf(f: Feature): readonly Line[] {
  if (f.geometry?.type === 'LineString') return [f.geometry.coordinates as Line];
  return f.geometry?.type === 'MultiLineString' ? (f.geometry.coordinates as readonly Line[]) : [];
}

/** The feature's part inside the theatre with new properties; none when it lies outside. */
function cutArea(f: Feature, properties: Feature['properties']): Feature[] {
  const polygons = polygonsOf(f)
    .map((rings) => rings.map(cutRing).filter((r) => r !== undefined))
    .filter((rings) => rings.length > 0);
  if (polygons.length === 0) return [];
  const geometry =
    polygons.length === 1
      ? { type: 'Polygon', coordinates: polygons[0] }
      : { type: 'MultiPolygon', coordinates: polygons };
  return [{ type: 'Feature', properties, geometry }];
}
function cutLines(f: Feature, properties: Feature['properties']): Feature[] {
  const lines = linesOf(f)
    .flatMap((l) => clipLine(flat(l), THEATRE))
    .map(points)
    .filter((l) => l.length > 1);
  if (lines.length === 0) return [];
  const geometry =
    lines.length === 1
      ? { type: 'LineString', coordinates: lines[0] }
      : { type: 'MultiLineString', coordinates: lines };
  return [{ type: 'Feature', properties, geometry }];
}

/** Some layers write their fields in capitals. */
function field(f: Feature, name: string): unknown {
  return f.properties[name] ?? f.properties[name.toUpperCase()];
}
function words(f: Feature, name: string): string | null {
  const v = field(f, name);
  return typeof v === 'string' && v.trim() !== '' ? v.trim() : null;
}

/** Squared degrees within which a line runs through a point of the corrections. */
const NEAR = 0.01 ** 2;

export function prepareLand(land: readonly Feature[], islands: readonly Feature[]): Feature[] {
  return [
    ...land.flatMap((f) => cutArea(f, { kind: 'land' })),
    ...islands.flatMap((f) => cutArea(f, { kind: 'minor island' })),
  ];
}

export interface Sourced {
  /** Where the features come from, as the files call it. */
  readonly src: string;
  readonly features: readonly Feature[];
}

export function prepareRivers(layers: readonly Sourced[], { rivers }: Corrections): Feature[] {
  return layers.flatMap(({ src, features }) =>
    features.flatMap((f) => {
      const given = words(f, 'name');
      const here = given === null ? nameHere(f, rivers.nameless) : undefined;
      const name = here ?? (given === null ? null : (rivers.names[given] ?? given));
      const kind = /centerline/i.test(words(f, 'featurecla') ?? '') ? 'lake-centerline' : 'river';
      const more = here === undefined ? {} : { named_by: 'this project (position)' };
      return cutLines(f, { name, ne_name: given, rank: field(f, 'scalerank') ?? null, kind, src, ...more });
    }),
  );
}
function nameHere(f: Feature, nameless: Corrections['rivers']['nameless']): string | undefined {
  const lines = linesOf(f).map(flat);
  return nameless.find(({ at: [x, y] }) => lines.some((l) => nearest(l, x, y).d2 < NEAR))?.name;
}

export function prepareLakes(layers: readonly Sourced[], { lakes }: Corrections): Feature[] {
  return layers.flatMap(({ src, features }) =>
    features.flatMap((f) => {
      const rings = polygonsOf(f).flat().map(flat);
      const known = lakes.find(({ at: [x, y] }) => rings.reduce((inside, r) => inside !== inRing(r, x, y), false));
      const salt = /alkaline|salt|lagoon/i.test(words(f, 'featurecla') ?? '');
      const kind = known?.kind ?? (salt ? 'salt lake/lagoon' : 'lake');
      const year = known?.year ?? null;
      return cutArea(f, {
        name: known ? known.name : words(f, 'name'),
        kind,
        dam_year: year,
        post1941: kind === 'reservoir' && year !== null && year > 1941,
        rank: field(f, 'scalerank') ?? null,
        src,
      });
    }),
  );
}

export function prepareSeas(features: readonly Feature[]): Feature[] {
  return features.flatMap((f) => cutArea(f, { name: words(f, 'name'), kind: words(f, 'featurecla') }));
}

export function prepareRegions(features: readonly Feature[], { regions }: Corrections): Feature[] {
  const cut = features.flatMap((f) =>
    cutArea(f, { name: words(f, 'name'), kind: words(f, 'featurecla'), rank: field(f, 'scalerank') ?? null }),
  );
  return [...cut, ...regions];
}

/** One feature a line, so that a diff shows what moved. */
export function formatLayer(name: string, features: readonly Feature[]): string {
  const lines = features.map((f) => JSON.stringify(f)).join(',\n');
  return `{"type":"FeatureCollection","name":${JSON.stringify(name)},"features":[\n${lines}\n]}\n`;
}
