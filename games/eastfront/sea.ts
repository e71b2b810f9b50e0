// Seapower (15.0, optional): who controls a sea, its ports and coasts, and what ports add to the rail net.
import { type Query, rule } from '@rasputitsa/kernel';
import { areaHexes, hasMark, hexOf, isHex, isLand, terrainAt } from './board.ts';
import { southLost } from './control.ts';
import { MAJOR_PORT, MINOR_PORT, OTHER_SHOAL, type SeaRow, SEAS, STANDING_LINKS, STRAITS } from './data/seas.ts';
import { halfYear, isBattle, isEnemy, isFriendly } from './state.ts';
import { GERMAN, SOVIET } from './units.ts';

export interface Sea {
  readonly index: number;
  readonly name: string;
  readonly rule: string;
  readonly control: number;
  readonly ports: readonly number[];
  readonly adjoins: readonly number[];
  /** Land along it, ports included. */
  readonly coasts: ReadonlySet<number>;
  /** Its own hexes and the coasts. */
  readonly waters: ReadonlySet<number>;
  readonly shoals: ReadonlySet<number>;
}

function hexesAlong(row: SeaRow): readonly number[] {
  return [...areaHexes('sea area', row.name), ...row.coasts.map(hexOf), ...row.shoals.map(hexOf)].filter(isHex);
}
export const seas: readonly Sea[] = SEAS.map((row, index) => ({
  index,
  name: row.name,
  rule: row.rule,
  control: hexOf(row.control),
  ports: row.ports.map(hexOf),
  adjoins: row.adjoins.map((name) => SEAS.findIndex((s) => s.name === name)),
  coasts: new Set(hexesAlong(row).filter((h) => isLand(h) && hasMark(h, 'coast'))),
  waters: new Set(hexesAlong(row).filter((h) => terrainAt(h) === 'sea' || (isLand(h) && hasMark(h, 'coast')))),
  shoals: new Set(row.shoals.map(hexOf)),
}));
const CASPIAN = seas.length - 1;
const banks = STRAITS.banks.map(hexOf);
const straitSeas: ReadonlySet<number> = new Set(STRAITS.seas.map((name) => SEAS.findIndex((s) => s.name === name)));
const otherShoal = hexOf(OTHER_SHOAL);

export function hasSeapower(q: Query): boolean {
  return q.option('seapower') === true;
}

/** 15.1: a sea serves the side to which its control port is friendly, embattled or not. */
export const controlsSea = rule(
  '15.1',
  (q: Query, sea: Sea, side: number): boolean => isFriendly(q, sea.control, side) && sails(q, sea, side),
  () => true,
);
/** 15.1g, 16.35: there are no German ships on the Caspian, and no Soviet ones once Baku is lost, by either of its zones. */
const sails = rule(
  '15.1g',
  (q: Query, sea: Sea, side: number): boolean => sea.index !== CASPIAN || (side === SOVIET && !southLost(q)),
  () => true,
);

/** 1.38d, 15.1h: nobody passes the Kerch Straits while the enemy has either bank. */
const straitsOpen = rule(
  '15.1h',
  (q: Query, side: number): boolean => !banks.some((bank) => isEnemy(q, bank, side)),
  () => true,
);
/** The controlled seas next to a controlled one. */
export function seasBeyond(q: Query, sea: Sea, side: number): readonly Sea[] {
  return sea.adjoins
    .filter((i) => !(straitSeas.has(i) && straitSeas.has(sea.index)) || straitsOpen(q, side))
    .map((i) => seas[i])
    .filter((s) => s !== undefined)
    .filter((s) => controlsSea(q, s, side));
}

/** GAPS 2.14 */
export function isShoal(q: Query, sea: Sea, hex: number): boolean {
  return sea.shoals.has(hex) || (sea.shoals.size > 0 && hex === otherShoal && q.option('shoalPerekopNE1') === true);
}

// Ports (1.45)

const portSeas = new Map<number, Sea[]>();
for (const s of seas) for (const p of s.ports) portSeas.set(p, [...(portSeas.get(p) ?? []), s]);
export const PORTS: readonly number[] = [...portSeas.keys()];

/** 15.51c: the Beachhead is a port of the Soviets while no enemy stands there. */
const beachheadIsPort = rule(
  '15.51c',
  (q: Query, at: number, side: number): boolean => side === SOVIET && q.mark('beachhead', at) > 0 && !isBattle(q, at),
  () => false,
);
/** The seas a side can put to from here: those of a port or Beachhead. */
export function seasAt(q: Query, at: number, side: number): readonly Sea[] {
  const known = portSeas.get(at);
  if (known) return known;
  return beachheadIsPort(q, at, side) ? seas.filter((s) => s.coasts.has(at)) : [];
}
export function isPort(q: Query, at: number, side: number): boolean {
  return portSeas.has(at) || beachheadIsPort(q, at, side);
}
/** 1.45, 15.21: units through a port in a player-turn. */
export const portCapacity = rule(
  '15.21',
  (at: number): number => (hasMark(at, 'major port') ? MAJOR_PORT : MINOR_PORT),
  () => 99,
);
export function portRoom(q: Query, at: number): number {
  return portCapacity(at) - q.mark('port', at);
}

/** 15.41a: whether command passes from hex to hex off the coast of a sea: its waters and the hexes along them. */
export function isOffshore(over: readonly Sea[], hex: number, to: number): boolean {
  return over.some((s) => s.waters.has(hex) && s.waters.has(to));
}

// Sea supply (15.3)

/** Not supplied; in rail or sea supply; a besieged port that only ships reach (15.31). */
export const SUPPLIED = 1;
export const BESIEGED = 2;

/** 15.3: the ports that ships reach from these, over controlled seas that adjoin. */
function linkedPorts(q: Query, side: number, from: readonly number[]): readonly number[] {
  if (!hasSeapower(q)) return standingLink(q, side, from);
  const seen = new Set<Sea>();
  let edge: Sea[] = [];
  for (const port of from) for (const s of portSeas.get(port) ?? []) if (controlsSea(q, s, side)) edge.push(s);
  while (edge.length > 0) {
    const next: Sea[] = [];
    for (const s of edge) {
      if (seen.has(s)) continue;
      seen.add(s);
      next.push(...seasBeyond(q, s, side));
    }
    edge = next;
  }
  return [...seen].flatMap((s) => s.ports.filter((p) => isHex(p) && isFriendly(q, p, side)));
}
/** OPT.sea, W44.1, GAPS 3.26: what the set-ups of two winters need works without the option. */
const standingLink = rule(
  'W44.1',
  (q: Query, side: number, from: readonly number[]): readonly number[] => {
    if (side !== GERMAN) return [];
    const link = STANDING_LINKS.find((l) => l.half === halfYear(q))?.ports.map(hexOf) ?? [];
    const whole = link.every((p) => isFriendly(q, p, side));
    return whole && link.some((p) => from.includes(p)) ? link : [];
  },
  () => [],
);

/** Adds what friendly ports on controlled seas bring to the rail net (15.3): `again` traces rail from further hexes. */
export const seaLinked = rule(
  '15.3',
  (
    q: Query,
    side: number,
    byRail: Uint8Array,
    again: (ports: readonly number[]) => Uint8Array,
    sources: readonly number[] = [],
  ): Uint8Array => {
    let net = byRail;
    let known = 0;
    for (;;) {
      // Rail and ships go into a battle hex, not through it (15.31).
      const open = PORTS.filter((p) => (isHex(p) ? net[p] === SUPPLIED && !isBattle(q, p) : sources.includes(p)));
      const reached = linkedPorts(q, side, open);
      const free = [...new Set(reached.filter((p) => !isBattle(q, p)))];
      if (free.length === known) return withSieges(q, net, reached);
      known = free.length;
      net = again(free);
    }
  },
  (_q, _side, byRail) => byRail,
);
/** 15.31: ships reach a besieged port, but nothing goes on from there. */
function withSieges(q: Query, net: Uint8Array, reached: readonly number[]): Uint8Array {
  for (const p of reached) if (net[p] === 0 && isBattle(q, p)) net[p] = BESIEGED;
  return net;
}
