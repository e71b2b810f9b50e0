// The shapes of a map folder's records: a misspelt field is an error that names file and line, not a fact that is never read.
import {
  anything,
  either,
  fields,
  flag,
  list,
  literal,
  number,
  record,
  type Shape,
  text,
  whole,
} from '@rasputitsa/kernel/shape';
import type {
  AreaRecord,
  BoxRecord,
  CrossingSpec,
  LineRecord,
  LinkRecord,
  LintSpec,
  MapSpec,
  OutlineSpec,
  PlaceRecord,
  RiverSpec,
  TerrainRule,
} from './spec.ts';

type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** Every field of T, those that may be missing apart: a field added to the type and forgotten here does not compile. */
function shapeOf<T extends object>(
  must: Readonly<Record<Exclude<keyof T, Optional<T>>, Shape>>,
  maybe: Readonly<Record<Optional<T>, Shape>>,
): Shape {
  return fields(must, maybe);
}

const texts = list(text);
const at: Shape = (value, path) =>
  Array.isArray(value) && value.length === 2 && value.every((n) => Number.isFinite(n))
    ? undefined
    : `${path} must be a position, [latitude, longitude]`;
const positions = list(at);
const pair: Shape = (value, path) =>
  Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'string')
    ? undefined
    : `${path} must be a pair of hexes or names`;
const pairs = list(pair);
const run: Shape = (value, path) =>
  Array.isArray(value) && value.length === 3 && value.every((n) => Number.isInteger(n))
    ? undefined
    : `${path} must be a run, [line, first, last]`;
const runs = list(run);
const oneOf = (...words: readonly string[]) => either(...words.map(literal));

const river = shapeOf<RiverSpec>(
  { name: text },
  {
    label: text,
    parts: texts,
    head: at,
    mouth: at,
    course: positions,
    sides: pairs,
    via: positions,
    rank: whole,
    side: text,
    as: oneOf('side', 'hex'),
    into: either(text, texts),
    require: pairs,
    avoid: pairs,
    rises: text,
    why: text,
  },
);

const place = shapeOf<PlaceRecord>(
  { name: text, kind: text },
  {
    hex: text,
    certain: flag,
    at,
    side: text,
    aliases: texts,
    values: record(number),
    marks: texts,
    hidden: flag,
    why: text,
  },
);

const link = shapeOf<LinkRecord>(
  { class: text, name: text },
  {
    through: list(either(text, at)),
    lines: texts,
    reference: either(literal('*'), texts),
    except: texts,
    rank: whole,
    avoid: texts,
    why: text,
  },
);

const area = shapeOf<AreaRecord>(
  { name: text, kind: text },
  {
    hexes: texts,
    land: texts,
    polygon: positions,
    runs,
    except: texts,
    on: oneOf('land', 'water', 'all', 'sea', 'lakes'),
    share: number,
    minus: texts,
    mark: text,
    why: text,
  },
);

const line = shapeOf<LineRecord>(
  { name: text, kind: text },
  {
    front: positions,
    west: text,
    east: text,
    westHexes: texts,
    eastHexes: texts,
    neutral: texts,
    neutralAreas: texts,
    between: pair,
    sides: pairs,
    crossings: fields({ links: texts, sides: texts }),
    border: text,
    why: text,
  },
);

const box = shapeOf<BoxRecord>({ name: text, kind: text }, { touches: texts, values: record(number), why: text });

const reason: Shape = (value) =>
  typeof value === 'string' && value.trim() !== ''
    ? undefined
    : 'an override without a reason (a rule number, constraint or gap)';
const OVERRIDES: Readonly<Record<string, Shape>> = {
  terrain: fields({ do: text, hexes: texts, to: text, reason }),
  side: fields({ do: text, sides: pairs, to: text, reason }),
  mark: fields({ do: text, hexes: texts, mark: text, reason }),
  unmark: fields({ do: text, hexes: texts, mark: text, reason }),
  link: fields({ do: text, class: text, sides: pairs, reason }),
  unlink: fields({ do: text, class: text, sides: pairs, reason }),
};

const override: Shape = (value, path) => {
  const given = value as { readonly do?: unknown; readonly reason?: unknown } | null;
  const shape = OVERRIDES[String(given?.do)];
  if (!shape) return `${path}/do must be one of ${Object.keys(OVERRIDES).join(', ')}`;
  return reason(given?.reason, path) ?? shape(value, path);
};

const rule = shapeOf<TerrainRule>(
  { terrain: text },
  {
    sea: number,
    lake: number,
    water: number,
    marsh: number,
    forest: number,
    mean: number,
    top: number,
    relief: number,
    regions: texts,
    share: number,
    within: positions,
  },
);

const shore = fields({ mark: text, share: number });
const excused = record(text);

export const SPEC: Shape = shapeOf<MapSpec>(
  {
    id: text,
    title: text,
    grid: fields(
      { orientation: oneOf('pointy', 'flat'), shift: oneOf('odd', 'even') },
      { columns: list(whole), rows: list(whole), runs },
    ),
    labels: anything,
    projection: anything,
    perHex: whole,
    terrains: texts,
    sideTerrains: texts,
    marks: texts,
    terrain: list(rule),
    seaTerrain: text,
    links: texts,
    outlines: shapeOf<OutlineSpec>(
      { margin: number, tolerance: number, smallest: number, riverRanks: list(whole), relief: list(number) },
      { borders: texts },
    ),
    lint: shapeOf<LintSpec>(
      { rivers: texts },
      {
        closed: texts,
        water: texts,
        portMark: text,
        networks: list(fields({ links: texts }, { apart: excused })),
        ends: excused,
        islands: excused,
        detached: excused,
        setup: texts,
        closedMark: text,
      },
    ),
  },
  {
    lakeTerrain: text,
    waterSides: fields({ share: number }, { sea: text, lake: text }),
    coast: shore,
    lake: shore,
    crossings: list(shapeOf<CrossingSpec>({ sides: texts, links: texts }, { at: pairs, cost: number })),
    north: number,
  },
);

export const RECORDS = {
  'rivers.jsonl': river,
  'places.jsonl': place,
  'links.jsonl': link,
  'areas.jsonl': area,
  'lines.jsonl': line,
  'boxes.jsonl': box,
  'overrides.jsonl': override,
} as const;
