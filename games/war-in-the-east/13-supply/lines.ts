// Chapter 13: the nets and lines that supply and communications are read from. Each is asked for by itself and kept while what it is made of stays the same:
// a march behind the front changes neither the hexes lines may pass nor whose the railways are.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { lasting, NONE } from '@rasputitsa/kit';
import {
  BALTIC_PORTS,
  BUCHAREST,
  CLOSED,
  edgeMap,
  FINLAND,
  floodRail,
  GRID,
  HELSINKI,
  HEXES,
  LAKE,
  LAKE_SIDE,
  RAIL_HEXES,
  RAIL_SOURCES,
  SEA_SIDE,
  WATER,
} from '../3-equipment/board.ts';
import { remembered, unchanged, wordsOf } from '../3-equipment/remember.ts';
import { railOwners } from '../6-rail/network.ts';
import { enemyFront, type Front, frontOf, fronts, PAINTED } from '../8-9-zones-stacking/picture.ts';
import { frozen, isSnow } from '../14-weather/weather.ts';
import { SUPPLY } from '../data/charts.ts';
import { AXIS, ownedBy, RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';
import { type Flood, outward, outwardAfter, reachedAfter } from './floods.ts';

export { FAR } from './floods.ts';

/** 13.4 Not through enemy units, nor through their zones unless a friend is there. */
const shutBlocked = rule(
  '13.4',
  (open: Uint8Array, own: Front, enemy: Front): void => {
    const [there, zones, friends] = [enemy.units, enemy.zoc, own.units];
    const [there4, zones4] = [wordsOf(there), wordsOf(zones)];
    for (let i = 0; i <= there4.length; i++) {
      // Most of the board is out of the enemy's reach.
      if (there4[i] === 0 && zones4[i] === 0) continue;
      for (let hex = i * 4; hex < i * 4 + 4 && hex < HEXES; hex++)
        if (there[hex] !== 0 || (zones[hex] === 1 && friends[hex] === 0)) open[hex] = 0;
    }
  },
  () => {},
);
/** 13.41 The rail part only on friendly rail. */
const servesRail = rule(
  '13.41',
  (owner: number, side: Side): boolean => owner === ownedBy(side),
  () => true,
);
/** 13.44 The rest not over sea or open lake. */
const isBarredByWater = rule(
  '13.44',
  (water: number, snow: boolean): boolean => water === SEA_SIDE || (water === LAKE_SIDE && !snow),
  () => false,
);
const isOpenLake = rule(
  '13.44',
  (hex: Loc, ice: Uint8Array): boolean => LAKE[hex] === 1 && ice[hex] === 0,
  () => false,
);
/** 27.5 Nobody traces supply through Finland after its surrender. */
const isNeutralized = rule(
  '27.5',
  (q: Query): boolean => q.track('finland-out') === 1,
  () => false,
);

// The ground

/** By hex: 1 where a line could pass if there were no enemies. */
function passable(q: Query): Uint8Array {
  return remembered(
    q,
    'line-ground',
    ['tracks'],
    () => [q.track('weather'), q.track('finland-out')],
    () =>
      lasting(q, `line-ground ${q.track('weather')} ${q.track('finland-out')}`, () => {
        const ice = frozen(q);
        const shut = isNeutralized(q) ? FINLAND : undefined;
        const made = new Uint8Array(HEXES);
        for (let hex = 0; hex < HEXES; hex++)
          if (CLOSED[hex] === 0 && shut?.[hex] !== 1 && !isOpenLake(hex, ice)) made[hex] = 1;
        return made;
      }),
  );
}
/** By hex and direction: the next hex, NONE where nobody could ever be or water bars the way. */
function ways(q: Query): Int16Array {
  const snow = isSnow(q);
  return lasting(q, snow ? 'line-ways in snow' : 'line-ways', () => {
    const made = new Int16Array(HEXES * 6).fill(NONE);
    for (let d = 0; d < made.length; d++) {
      const to = GRID.neighbours[d] ?? NONE;
      if (to === NONE || CLOSED[to] === 1 || isBarredByWater(WATER[GRID.sides[d] ?? NONE] ?? 0, snow)) continue;
      made[d] = to;
    }
    return made;
  });
}

// Where lines may pass

const BY_SIDE = {
  open: ['open axis', 'open russian'],
  mine: ['serving-rail axis', 'serving-rail russian'],
  net: ['supply-net axis', 'supply-net russian'],
  range: ['supply-range axis', 'supply-range russian'],
  communications: ['communications axis', 'communications russian'],
} as const;
const nth = (side: Side): 0 | 1 => (side === AXIS ? 0 : 1);
/** By hex: 1 where a side's lines may pass (13.4, 13.44). */
export function openFor(q: Query, side: Side): Uint8Array {
  const key = BY_SIDE.open[nth(side)];
  return remembered(
    q,
    key,
    PAINTED,
    () => [fronts(q), passable(q)],
    () => {
      const open = passable(q).slice();
      shutBlocked(open, frontOf(q, side), enemyFront(q, side));
      return unchanged(q, key, open);
    },
  );
}
/** By hex: 1 where a railway serves a side. */
function serving(q: Query, side: Side): Uint8Array {
  return remembered(
    q,
    BY_SIDE.mine[nth(side)],
    ['layers'],
    () => [railOwners(q)],
    () => {
      const owners = railOwners(q);
      const made = new Uint8Array(HEXES);
      for (const hex of RAIL_HEXES) if (servesRail(owners[hex] ?? 0, side)) made[hex] = 1;
      return made;
    },
  );
}
/** The rail hexes that are joined to the sources by friendly, open rail (13.31). */
const joined = (q: Query, side: Side, sources: readonly Loc[]): Uint8Array =>
  floodRail(sources, serving(q, side), openFor(q, side));

// Nets and lines

/** What nets and lines are made of. */
export const TRACED = ['where', 'pieces', 'tracks', 'stack', 'layers'] as const;

/** 7.0: last entered by own units and not enemy-occupied. */
export const isFriendlyPort = (q: Query, side: Side, hex: Loc): boolean =>
  q.layer('entered')[hex] === ownedBy(side) && enemyFront(q, side).units[hex] === 0;
/** 13.56 From turn 80 Axis units may use friendly Baltic ports. */
const balticSources = rule(
  '13.56',
  (q: Query): readonly Loc[] =>
    q.track('turn') < SUPPLY.portsFrom ? [] : BALTIC_PORTS.filter((hex) => isFriendlyPort(q, AXIS, hex)),
  () => [],
);
/** A map that was flooded through open hexes, and what it was made of. */
interface Flooded {
  open: Uint8Array;
  from: readonly unknown[];
  found: Uint8Array;
}
/** The last flood, as long as it began the same and no hex that it met has opened or closed since: whoever moves behind the own front changes nothing for the
 * enemy's lines, although they could not pass there. */
function flooded(
  q: Query,
  key: string,
  open: Uint8Array,
  from: readonly unknown[],
  make: () => Uint8Array,
  isMet: (found: Uint8Array, hex: Loc) => boolean,
): Uint8Array {
  const kept = q.cached(`flooded ${key}`, [], (): Flooded => ({ open: NOWHERE_OPEN, from: [], found: NOWHERE_OPEN }));
  if (kept.open === open && isSame(kept.from, from)) return kept.found;
  if (!isSame(kept.from, from) || isTouched(kept, open, isMet)) kept.found = make();
  kept.open = open;
  kept.from = from;
  return kept.found;
}
const NOWHERE_OPEN = new Uint8Array(HEXES);
const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, i) => part === b[i]);
function isTouched(
  { open: was, found }: Flooded,
  open: Uint8Array,
  isMet: (found: Uint8Array, hex: Loc) => boolean,
): boolean {
  const [before, now] = [wordsOf(was), wordsOf(open)];
  for (let i = 0; i < before.length; i++) {
    if (before[i] === now[i]) continue;
    for (let hex = i * 4; hex < i * 4 + 4; hex++) if (was[hex] !== open[hex] && isMet(found, hex)) return true;
  }
  for (let hex = before.length * 4; hex < HEXES; hex++) if (was[hex] !== open[hex] && isMet(found, hex)) return true;
  return false;
}

function netFrom(q: Query, side: Side, ports: readonly Loc[]): Uint8Array {
  const net = joined(q, side, [...(RAIL_SOURCES[side] ?? []), ...ports]);
  // 13.56: a port is a source whether or not its own rail hex is friendly.
  for (const port of ports) if (openFor(q, side)[port] === 1) net[port] = 1;
  return net;
}
/** By hex: 1 on friendly rail that is joined to a source. */
export function supplyNet(q: Query, side: Side): Uint8Array {
  const key = BY_SIDE.net[nth(side)];
  return q.cached(key, TRACED, () => {
    const ports = side === AXIS ? balticSources(q) : [];
    const mine = serving(q, side);
    return flooded(
      q,
      key,
      openFor(q, side),
      [mine, ports.join(' ')],
      () => unchanged(q, key, netFrom(q, side, ports)),
      (_, hex) => mine[hex] === 1 || ports.includes(hex),
    );
  });
}
/** By hex: how many hexes from friendly rail that is joined to a source; FAR beyond reach. */
export function supplyRange(q: Query, side: Side): Uint8Array {
  const key = BY_SIDE.range[nth(side)];
  return q.cached(key, TRACED, () => rangeFrom(q, key, openFor(q, side), supplyNet(q, side)));
}
const rangeFrom = (q: Query, key: string, open: Uint8Array, net: Uint8Array): Uint8Array => {
  const kept = floodKept(q, key);
  kept.last = outwardAfter(kept.last, ways(q), net, open);
  return kept.last.made;
};
/** 13.32: 1 where a line of communications reaches the own map edge. */
export function communications(q: Query, side: Side): Uint8Array {
  const key = BY_SIDE.communications[nth(side)];
  return q.cached(key, PAINTED, () => {
    const kept = floodKept(q, key);
    kept.last = reachedAfter(kept.last, ways(q), edgeMap(side), openFor(q, side));
    return kept.last.made;
  });
}
const floodKept = (q: Query, key: string): { last?: Flood } => q.cached(`flood ${key}`, [], () => ({}));
/** 27.31: Finnish rail joined to Helsinki. */
export function finnishAirfields(q: Query): Uint8Array {
  return remembered(
    q,
    'helsinki-net',
    TRACED,
    () => [openFor(q, AXIS), serving(q, AXIS)],
    () => unchanged(q, 'helsinki-net', joined(q, AXIS, [HELSINKI])),
  );
}
/** From Helsinki (13.54, 13.55, 13.57). */
export function helsinkiRange(q: Query): Uint8Array {
  return q.cached('helsinki-range', TRACED, () =>
    rangeFrom(q, 'helsinki-range', openFor(q, AXIS), finnishAirfields(q)),
  );
}
/** 27.6: from Bucharest, for Rumanians on the Russian side; even where the rail there is nobody's. */
export function bucharestRange(q: Query): Uint8Array | undefined {
  return remembered(
    q,
    'bucharest-range',
    TRACED,
    () => [q.track('rumania-out'), openFor(q, RUSSIAN), serving(q, RUSSIAN), ways(q)],
    () => {
      const open = openFor(q, RUSSIAN);
      if (q.track('rumania-out') === 0 || open[BUCHAREST] === 0) return undefined;
      const net = joined(q, RUSSIAN, [BUCHAREST]);
      net[BUCHAREST] = 1;
      return outward(ways(q), net, open);
    },
  );
}
