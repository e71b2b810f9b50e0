// Heights: NOAA's ETOPO5 as a netCDF file of the classic format, cut to the theatre.
import { THEATRE } from './natural-earth.ts';

/** Bytes of netCDF's types 1 to 6: byte, char, short, int, float, double. */
const SIZES = [0, 1, 1, 2, 4, 4, 8];
const FLOAT = 5;

interface Variable {
  readonly type: number;
  readonly dims: readonly number[];
  readonly begin: number;
}

/** Everything in the head begins at a multiple of four. */
const padded = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** The head of a classic netCDF file (CDF-1): dimensions and where each variable's numbers begin. */
function readHead(file: Buffer): { readonly dims: readonly number[]; readonly vars: ReadonlyMap<string, Variable> } {
  if (file.toString('latin1', 0, 3) !== 'CDF' || file[3] !== 1) throw new Error('etopo: not a classic netCDF file');
  let at = 8; // after the magic word and the number of records
  const int = (): number => {
    at += 4;
    return file.readInt32BE(at - 4);
  };
  const name = (): string => {
    const length = int();
    at += padded(length);
    return file.toString('latin1', at - padded(length), at - padded(length) + length);
  };
  const list = <T>(read: () => T): T[] => {
    int(); // what kind of list it is, or 0 for none
    return Array.from({ length: int() }, read);
  };
  const attributes = () =>
    list(() => {
      name();
      const type = int();
      const bytes = int() * (SIZES[type] ?? 0);
      at += padded(bytes);
    });
  const dims = list(() => {
    name();
    return int();
  });
  attributes();
  const vars = list(() => {
    const id = name();
    const of = Array.from({ length: int() }, int);
    attributes();
    const type = int();
    int(); // its size follows from its dimensions
    return [id, { type, dims: of, begin: int() }] as const;
  });
  return { dims, vars: new Map(vars) };
}

/** A grid of heights: longitudes from 0 eastward, latitudes from the south pole, both poles included. */
function readHeights(file: Buffer): {
  readonly width: number;
  readonly height: number;
  readonly at: (i: number, j: number) => number;
} {
  const { dims, vars } = readHead(file);
  const rose = vars.get('ROSE');
  if (rose?.type !== FLOAT || rose.dims.length !== 2) throw new Error('etopo: no grid of heights called ROSE');
  const [height = 0, width = 0] = rose.dims.map((d) => dims[d] ?? 0);
  return { width, height, at: (i, j) => file.readFloatBE(rose.begin + 4 * (j * width + (i % width))) };
}

/** The grid of the theatre, rows from the north, 16 bits a height; and its description. */
export function cutHeights(file: Buffer, source: string): { readonly grid: Buffer; readonly about: string } {
  const { width, height, at } = readHeights(file);
  const perDegree = width / 360;
  if ((height - 1) / 180 !== perDegree) throw new Error('etopo: not a grid of the whole earth with both poles');
  const [west, south, east, north] = THEATRE;
  const columns = (east - west) * perDegree + 1;
  const rows = (north - south) * perDegree + 1;
  const grid = Buffer.alloc(columns * rows * 2);
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const metres = Math.round(at(west * perDegree + i, (north + 90) * perDegree - j));
      grid.writeInt16LE(metres, 2 * (j * columns + i));
      min = Math.min(min, metres);
      max = Math.max(max, metres);
    }
  const about = {
    source,
    dtype: 'int16 little-endian metres',
    width: columns,
    height: rows,
    order: 'row-major, first row = north',
    lon_west: west,
    lat_north: north,
    step_deg: 1 / perDegree,
    note: 'node-registered: sample (i,j) at lon_west+i*step, lat_north-j*step',
    min,
    max,
  };
  return { grid, about: JSON.stringify(about, undefined, 1) };
}
