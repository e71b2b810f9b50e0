// The course of a river from head to mouth, put together from the reference lines: a river there is cut at every lake,
// reservoir and change of rank, and some pieces have no name.
import type { Geo, GeoLine } from '../geo/reference.ts';
import { type Edge, shortest } from './paths.ts';
import type { LatLon, RiverSpec } from './spec.ts';

interface Network {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly edges: readonly { readonly to: number; readonly km: number; readonly name: string }[][];
  nearestTo(lon: number, lat: number): { node: number; km: number };
  near(lon: number, lat: number, km: number): { node: number; km: number }[];
}

const networks = new WeakMap<Geo, Network>();

function kmBetween(ax: number, ay: number, bx: number, by: number): number {
  const k = Math.cos((((ay + by) / 2) * Math.PI) / 180);
  return 111.2 * Math.hypot((ax - bx) * k, ay - by);
}

const cellOf = (lon: number, lat: number) => Math.floor(lon * 10) * 10_000 + Math.floor(lat * 10);

function networkOf(geo: Geo): Network {
  const known = networks.get(geo);
  if (known) return known;
  const x: number[] = [];
  const y: number[] = [];
  const edges: { to: number; km: number; name: string }[][] = [];
  const cells = new Map<number, number[]>();
  const around = function* (lon: number, lat: number, reach: number) {
    for (let i = -reach; i <= reach; i++)
      for (let j = -reach; j <= reach; j++) yield* cells.get(cellOf(lon + i / 10, lat + j / 10)) ?? [];
  };
  const node = (lon: number, lat: number) => {
    for (const n of around(lon, lat, 0))
      if (Math.abs((x[n] ?? 0) - lon) < 1e-4 && Math.abs((y[n] ?? 0) - lat) < 1e-4) return n;
    const id = x.length;
    x.push(lon);
    y.push(lat);
    edges.push([]);
    const c = cellOf(lon, lat);
    const list = cells.get(c);
    if (list) list.push(id);
    else cells.set(c, [id]);
    return id;
  };
  const join = (a: number, b: number, km: number, name: string) => {
    edges[a]?.push({ to: b, km, name });
    edges[b]?.push({ to: a, km, name });
  };
  const lines: readonly GeoLine[] = geo.lines('rivers');
  const ends: number[] = [];
  for (const line of lines) {
    let last = -1;
    for (let i = 0; i < line.points.length; i += 2) {
      const lon = line.points[i] ?? 0;
      const lat = line.points[i + 1] ?? 0;
      const n = node(lon, lat);
      if (last >= 0 && last !== n) join(last, n, kmBetween(x[last] ?? 0, y[last] ?? 0, lon, lat), line.name);
      if (i === 0 || i + 2 === line.points.length) ends.push(n);
      last = n;
    }
  }
  const near = (lon: number, lat: number, km: number) => {
    const found: { node: number; km: number }[] = [];
    for (const n of around(lon, lat, Math.ceil(km / 5))) {
      const d = kmBetween(x[n] ?? 0, y[n] ?? 0, lon, lat);
      if (d <= km) found.push({ node: n, km: d });
    }
    return found.sort((a, b) => a.km - b.km || a.node - b.node);
  };
  // Loose ends jump to what is near: the pieces were digitised one by one.
  for (const e of ends)
    for (const { node: n, km } of near(x[e] ?? 0, y[e] ?? 0, 12)) if (n !== e && km > 0) join(e, n, km, '?');
  const nearestTo = (lon: number, lat: number) => {
    for (const km of [10, 30, 80, 200]) {
      const [first] = near(lon, lat, km);
      if (first) return first;
    }
    return { node: 0, km: Number.POSITIVE_INFINITY };
  };
  const made = { x, y, edges, near, nearestTo };
  networks.set(geo, made);
  return made;
}

/** A head or mouth may be given this far from the drawn water: a river in the reference ends where its estuary begins. */
const REACH_KM = 60;

/** Longitude, latitude pairs from head to mouth. Named pieces are preferred; nameless water costs three times, a jump ten times its length. */
export function courseOf(geo: Geo, river: RiverSpec): number[] {
  if (river.course) return river.course.flatMap(([lat, lon]) => [lon, lat]);
  const { head, mouth } = river;
  if (!head || !mouth) throw new Error(`river ${river.name}: give head and mouth, a course, or its sides`);
  const net = networkOf(geo);
  const names = new Set(river.parts ?? [river.name]);
  const stops: LatLon[] = [head, ...(river.via ?? []), mouth];
  const edges = function* (n: number): Generator<Edge> {
    for (const e of net.edges[n] ?? []) {
      const factor = names.has(e.name) ? 1 : e.name === '?' ? 10 : e.name === '' ? 2.5 : 4;
      yield { to: e.to, cost: e.km * factor, label: 0 };
    }
  };
  const out: number[] = [];
  for (let i = 0; i + 1 < stops.length; i++) {
    const [aLat, aLon] = stops[i] ?? [0, 0];
    const [bLat, bLon] = stops[i + 1] ?? [0, 0];
    // The river's own water first: near a watershed the closest stream may be another's.
    const around = (lon: number, lat: number) => {
      const all = net.near(lon, lat, REACH_KM);
      const own = all.filter(({ node }) => (net.edges[node] ?? []).some((e) => names.has(e.name)));
      const near = all.filter(({ km }) => km <= 25);
      const chosen = own.length > 0 ? own : near.length > 0 ? near : all;
      return new Map(chosen.map(({ node, km }) => [node, km * 6]));
    };
    const starts = around(aLon, aLat);
    const targets = around(bLon, bLat);
    if (starts.size === 0 || targets.size === 0)
      throw new Error(
        `river ${river.name}: no reference water within ${REACH_KM} km of ${(starts.size === 0 ? stops[i] : stops[i + 1])?.join(', ')}`,
      );
    const found = shortest(starts, targets, edges);
    if (!found)
      throw new Error(
        `river ${river.name}: the reference lines do not lead from ${stops[i]?.join(', ')} to ${stops[i + 1]?.join(', ')}`,
      );
    for (const n of found.nodes) {
      const lon = net.x[n] ?? 0;
      const lat = net.y[n] ?? 0;
      if (out[out.length - 2] !== lon || out[out.length - 1] !== lat) out.push(lon, lat);
    }
  }
  // A reference river ends where its estuary begins: the last stretch to the sea is ours.
  const [lat, lon] = mouth;
  const short = kmBetween(out[out.length - 2] ?? 0, out[out.length - 1] ?? 0, lon, lat);
  if ([river.into].flat().includes('sea') && short > 15) out.push(lon, lat);
  return out;
}
