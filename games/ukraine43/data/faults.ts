// What is wrong with charts that somebody typed in, as far as only the board and the counters can tell: a place that is not on the map, a unit that
// stands twice, a stack that is too high. A fault begins with its path, so that a file is answered with its line.
import type { Loc } from '@rasputitsa/kernel';
import { help } from '@rasputitsa/kernel/near';
import { NONE, sideBetween } from '@rasputitsa/kit';
import {
  AIRBORNE_RESERVE,
  BASES,
  CLOSED,
  DEAD_PILES,
  GREEN_RAIL,
  GRID,
  HEXES,
  HOLDING_BOX,
  isHex,
  labelOf,
  MAJOR,
  MAP,
  PLACES,
  STAVKA_RESERVE,
  WATER,
} from '../1-map/board.ts';
import { INFO, kindIndex } from '../2-units/units.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { LIMIT, STACKING } from './charts.ts';
import type { ArrivalRow, GreenLine, ScenarioChart } from './exchange.ts';
import { GREEN_LINES } from './railways.ts';
import { type OnChart, type Tables, tablesBy } from './tables.ts';

type Fault = string | undefined;

/** The first fault that any of them has. */
function firstFault<T>(items: Iterable<T>, of: (item: T) => Fault): Fault {
  for (const item of items) {
    const wrong = of(item);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
const PLACE_NAMES = MAP.places.map((p) => p.name);
function landFault(label: string, path: string): Fault {
  const at = PLACES.parse(label);
  if (typeof at !== 'number') return `${path}: the map has no place ${label}; ${help(label, PLACE_NAMES)}`;
  return isHex(at) && CLOSED[at] === 0 ? undefined : `${path}: ${label} is not a land hex of the map`;
}
const hexOf = (label: string): Loc => {
  const at = PLACES.parse(label);
  return typeof at === 'number' && isHex(at) ? at : NONE;
};

function objectiveFault(objectives: OnChart['objectives'], path: string): Fault {
  const seen = new Set<Loc>();
  return firstFault(Object.keys(objectives), (name) => {
    const wrong = landFault(name, `${path}/${name}`);
    if (wrong !== undefined) return wrong;
    if (seen.has(hexOf(name))) return `${path}/${name}: ${labelOf(hexOf(name))} is named twice`;
    seen.add(hexOf(name));
    return undefined;
  });
}

/** 17.1: the lines of the map, each once, hex by hex along light-green rails. */
function lineFault(lines: readonly GreenLine[], path: string): Fault {
  const ids = GREEN_LINES.map(([id]) => id);
  const order = lines.map(([id]) => id);
  if (order.length !== ids.length) return `${path} must have the ${ids.length} lines ${ids.join(', ')}`;
  return firstFault(lines.entries(), ([i, [id, , hexes]]) => {
    if (!ids.includes(id) || order.indexOf(id) !== i)
      return `${path}/${i}/0 must be one of ${ids.join(', ')}, each once`;
    const labels = hexes.split(' ');
    if (labels.length < 2) return `${path}/${i}/2 must have two hexes at least`;
    return firstFault(labels.entries(), ([k, label]) => {
      const wrong = landFault(label, `${path}/${i}/2`);
      if (wrong !== undefined || k === 0) return wrong;
      const hexside = sideBetween(GRID, hexOf(labels[k - 1] ?? ''), hexOf(label));
      return hexside !== NONE && GREEN_RAIL[hexside] === 1
        ? undefined
        : `${path}/${i}/2: no light-green railway leads from ${labels[k - 1]} to ${label}`;
    });
  });
}

const unitFault = (id: string, path: string): Fault =>
  kindIndex.has(id) ? undefined : `${path}: there is no unit ${id}; ${help(id, [...kindIndex.keys()])}`;
const infoOf = (id: string) => INFO[kindIndex.get(id) ?? NONE];

/** 16.1: each unit once, over an edge of its own side. */
function arrivalFault(arrivals: readonly ArrivalRow[], path: string): Fault {
  const seen = new Set<string>();
  return firstFault(arrivals.entries(), ([i, [, edge, units]]) =>
    firstFault(units.split(', '), (id) => {
      const wrong = unitFault(id, `${path}/${i}/2`);
      if (wrong !== undefined) return wrong;
      if (seen.has(id)) return `${path}/${i}/2: ${id} arrives twice`;
      seen.add(id);
      const info = infoOf(id);
      if (info?.class === 'air') return `${path}/${i}/2: ${id} is an air unit; they are on their bases from the start`;
      const isGermanEdge = edge === 'W' || edge === 'S';
      return (info?.side === GERMAN) === isGermanEdge
        ? undefined
        : `${path}/${i}/1 must be ${info?.side === GERMAN ? 'W or S for a German' : 'N, E or CF for a Soviet'} unit (${id})`;
    }),
  );
}

// Set-ups

interface Standing {
  readonly id: string;
  readonly at: Loc;
  readonly path: string;
}
/** Where a unit may be when a scenario begins. */
function placeFault({ id, at, path }: Standing, state: string | undefined, single: ReadonlySet<string>): Fault {
  const info = infoOf(id);
  if (info === undefined) return undefined;
  if (state !== undefined && state !== 'reduced' && state !== 'depleted')
    return `${path}/1: ${id} cannot be ${state}; a unit is reduced or depleted, or nothing is said`;
  if (state === 'reduced' && single.has(id)) return `${path}/1: ${id} has one step and cannot be reduced`;
  if (state === 'depleted' && info.type !== 'artillery')
    return `${path}/1: ${id} is not artillery and cannot be depleted`;
  if (info.class === 'air')
    return isHex(at) && BASES.includes(at) ? undefined : `${path}/0: ${id} needs a village, town or city`;
  if (isHex(at)) return CLOSED[at] === 0 ? undefined : `${path}/0: ${labelOf(at)} is not a land hex`;
  const isBox =
    at === DEAD_PILES[info.side] ||
    (info.side === SOVIET &&
      (at === HOLDING_BOX ||
        (at === AIRBORNE_RESERVE && info.type === 'airborne') ||
        (at === STAVKA_RESERVE && info.type === 'artillery')));
  return isBox ? undefined : `${path}/0: ${id} cannot be in ${labelOf(at)}`;
}
/** 5.2, 5.3, 23.4a */
function stackFault(units: readonly Standing[]): Fault {
  const ground = units.filter(({ id }) => !['air', 'leader'].includes(infoOf(id)?.class ?? 'air'));
  const [first, ...others] = ground;
  if (first === undefined) return undefined;
  const side = infoOf(first.id)?.side ?? SOVIET;
  const last = others.at(-1) ?? first;
  if (others.some(({ id }) => infoOf(id)?.side !== side))
    return `${last.path}/1: units of both sides are in ${labelOf(first.at)}`;
  const many = (test: (info: (typeof INFO)[number]) => boolean): number =>
    ground.filter(({ id }) => INFO.some((info) => info.id === id && test(info))).length;
  const combat = many((i) => i.class === 'combat');
  const limit = side === GERMAN ? STACKING.german : STACKING.soviet;
  const extra =
    side === GERMAN
      ? 0
      : Math.min(
          many((i) => i.type === 'tank-army'),
          many((i) => i.type === 'tank' || i.type === 'mech'),
        ) +
        Math.min(
          many((i) => i.type === 'shock-army'),
          many((i) => i.type === 'infantry'),
        );
  const beside = limit.support[Math.min(combat, limit.support.length - 1)] ?? 0;
  return combat > limit.combat + extra || many((i) => i.class === 'support') > beside
    ? `${last.path}/1: too many units in ${labelOf(first.at)} (${side === GERMAN ? '5.2' : '5.3'})`
    : undefined;
}
function setUpFault(
  row: ScenarioChart['august'],
  arrivals: readonly ArrivalRow[],
  tables: Tables,
  path: string,
): Fault {
  const byHex = new Map<Loc, Standing[]>();
  const seen = new Set<string>();
  const single = new Set([...tables.COUNTERS, ...tables.HEADQUARTERS].flatMap((r) => (r[7] === '' ? [r[0]] : [])));
  const later = new Map(arrivals.flatMap(([turn, , ids]) => ids.split(', ').map((id) => [id, turn] as const)));
  const wrong = firstFault(row.setUp.entries(), ([i, [label, units]]) => {
    const at = PLACES.parse(label);
    if (typeof at !== 'number') return `${path}/${i}/0: ${at.error}`;
    return firstFault(units.split(', '), (entry) => {
      const [id = '', state] = entry.split(' ');
      const standing: Standing = { id, at, path: `${path}/${i}` };
      const fault = unitFault(id, `${path}/${i}/1`) ?? placeFault(standing, state, single);
      if (fault !== undefined) return fault;
      if (seen.has(id)) return `${path}/${i}/1: ${id} is set up twice`;
      seen.add(id);
      const turn = later.get(id);
      if (turn !== undefined && turn >= row.first)
        return `${path}/${i}/1: ${id} is on the map, and arrives on turn ${turn} by the schedule`;
      if (at < HEXES) byHex.set(at, [...(byHex.get(at) ?? []), standing]);
      return undefined;
    });
  });
  return wrong ?? firstFault(byHex.values(), stackFault) ?? basesFault(byHex);
}
/** 15.3: one air unit to a base. */
function basesFault(byHex: ReadonlyMap<Loc, readonly Standing[]>): Fault {
  return firstFault(byHex.entries(), ([at, units]) => {
    const air = units.filter(({ id }) => infoOf(id)?.class === 'air');
    return air.length > 1 ? `${air[1]?.path}/1: two air units are in ${labelOf(at)}` : undefined;
  });
}
function railFault(row: ScenarioChart['august'], lines: readonly GreenLine[], path: string): Fault {
  const hexes = new Map(lines.map(([id, , list]) => [id, list.split(' ').map(hexOf)]));
  if (row.railheads.length > LIMIT.railheads) return `${path}/railheads must be ${LIMIT.railheads} at most`;
  const ids = [...row.railheads.map(([line]) => line), ...row.complete];
  return (
    firstFault(row.railheads.entries(), ([i, [line, label]]) => {
      if (!hexes.has(line))
        return `${path}/railheads/${i}/0: there is no line ${line}; ${help(line, [...hexes.keys()])}`;
      return hexes.get(line)?.includes(hexOf(label)) === true
        ? undefined
        : `${path}/railheads/${i}/1: ${label} is not on line ${line}`;
    }) ??
    firstFault(row.complete.entries(), ([i, line]) =>
      hexes.has(line) ? undefined : `${path}/complete/${i}: there is no line ${line}`,
    ) ??
    (new Set(ids).size < ids.length ? `${path}/railheads: a line is named twice` : undefined)
  );
}
function bridgeFault(row: ScenarioChart['august'], path: string): Fault {
  if (row.pontoons.length > LIMIT.pontoons) return `${path} must be ${LIMIT.pontoons} at most`;
  return firstFault(row.pontoons.entries(), ([i, [a, b]]) => {
    const wrong = landFault(a, `${path}/${i}/0`) ?? landFault(b, `${path}/${i}/1`);
    if (wrong !== undefined) return wrong;
    const hexside = sideBetween(GRID, hexOf(a), hexOf(b));
    return hexside !== NONE && WATER[hexside] === MAJOR
      ? undefined
      : `${path}/${i}: there is no Major River between ${a} and ${b}`;
  });
}
function scenarioFault(all: OnChart, tables: Tables, path: string): Fault {
  return firstFault(Object.entries(all.scenarios), ([id, row]) => {
    const here = `${path}/${id}`;
    if (row.last < row.first) return `${here}/last must be at least ${row.first}, the first turn`;
    return (
      setUpFault(row, all.arrivals, tables, `${here}/setUp`) ??
      railFault(row, all['green-lines'], here) ??
      bridgeFault(row, `${here}/pontoons`)
    );
  });
}

/** A counter is found by its name. */
function namesFault({ COUNTERS, HEADQUARTERS, AIR_UNITS }: Tables): Fault {
  const seen = new Map<string, string>();
  const lists: Readonly<Record<string, readonly (readonly [string, string, ...unknown[]])[]>> = {
    counters: COUNTERS,
    headquarters: HEADQUARTERS,
    'air-units': AIR_UNITS,
  };
  return firstFault(Object.entries(lists), ([chart, rows]) =>
    firstFault(rows, ([id, name]) => {
      const other = seen.get(name);
      seen.set(name, id);
      return other === undefined ? undefined : `/charts/${chart}/${id}/0: ${other} is called ${name} too`;
    }),
  );
}

/** What is wrong with the charts taken together. */
export function chartsFault(values: Readonly<Record<string, unknown>>): string | undefined {
  const all = values as unknown as OnChart;
  const tables = tablesBy(all);
  return (
    objectiveFault(all.objectives, '/charts/objectives') ??
    lineFault(all['green-lines'], '/charts/green-lines') ??
    arrivalFault(all.arrivals, '/charts/arrivals') ??
    namesFault(tables) ??
    scenarioFault(all, tables, '/charts/scenarios')
  );
}
