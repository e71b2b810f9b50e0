// The Axis allies: Hungary on Turn 1 (4.4.2), closed Finland (11.1.3.2.2), where allies may go (11.2, 11.8.1), who may not stand
// together (11.8), who supports whom (11.9).
import { place, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { areaHexes, countryOf, HEXES, hexOf, isHex, isLand, isOnlyOn, neighbours, walksFrom } from './board.ts';
import { HUNGARY_NEUTRAL_UNTIL } from './data/schedule.ts';
import type { UnitRow } from './data/units.ts';
import { isAdvanced, turn, unitsAt, uses } from './state.ts';
import { AXIS, isGround, isNaval, nationOf } from './units.ts';
import { closedBy, hasNeutrals } from './variants.ts';

/** 4.4.2, S1.J3d: Hungary stands aside on Turn 1, and on Turn 0 before it. V4 lets it fight at once. */
export const isHungaryNeutral = rule(
  '4.4.2',
  (q: Query): boolean => turn(q) <= HUNGARY_NEUTRAL_UNTIL && !uses(q, 'activeAllies'),
  () => false,
);
export function isNeutralHungarian(q: Query, p: number): boolean {
  return nationOf(q, p) === 'Hungarian' && isHungaryNeutral(q);
}
const HANGO = hexOf('Hango');
const FINLAND_CLOSED = 2;
/** Finland as the armistice of 1944 sees it: with Hango (11.1.3.2.1). */
export function isFinland(hex: number): boolean {
  return hex === HANGO || countryOf(hex) === 'Finland';
}
/** 11.1.3.2.2: nobody enters, crosses or traces supply through Finland any more. */
const isFinlandClosed = rule(
  '11.1.3.2.2',
  (q: Query): boolean => q.track('finland') === FINLAND_CLOSED,
  () => false,
);
/** 4.4.2, 11.1.3.2.2: nobody traces supply into Hungary while it is neutral, nor into Finland once it is. */
export function isNeutralGround(q: Query, hex: number): boolean {
  return (countryOf(hex) === 'Hungary' && isHungaryNeutral(q)) || (isFinland(hex) && isFinlandClosed(q));
}
/** 4.4.2, 11.1.3.2.2, V1, V2: the hex lies in a country that stands aside; nobody from outside enters it, by air and sea neither. */
export function isClosedCountry(q: Query, hex: number): boolean {
  return isNeutralGround(q, hex) || closedBy(q, hex) !== undefined;
}
export function hasClosedCountry(q: Query): boolean {
  return isHungaryNeutral(q) || isFinlandClosed(q) || hasNeutrals(q);
}
/** The rule that closes a country now. */
export function closureOf(q: Query): string {
  if (isHungaryNeutral(q)) return '4.4.2';
  if (isFinlandClosed(q)) return '11.1.3.2.2';
  return uses(q, 'neutralFinland') ? 'V2' : 'V1';
}

/** The rule that closes a hex to units of a nation without exception. */
function countryRule(q: Query, nation: string, hex: number): string | undefined {
  if (isHungaryNeutral(q) && (nation === 'Hungarian') !== (countryOf(hex) === 'Hungary')) return '4.4.2';
  return isFinlandClosed(q) && isFinland(hex) ? '11.1.3.2.2' : closedBy(q, hex);
}
/** Countries closed to a unit without exception. */
export function countryBan(q: Query, p: number, hex: number): Refusal | undefined {
  const nation = nationOf(q, p);
  const id = countryRule(q, nation, hex);
  if (id === undefined) return undefined;
  if (id === '4.4.2')
    return nation === 'Hungarian'
      ? refuse(id, say`${unit(p)} stays in Hungary until Turn 2.`, { places: [hex] })
      : refuse(id, say`Hungary is neutral until Turn 2: ${place(hex)} is closed.`, { places: [hex] });
  return id === '11.1.3.2.2'
    ? refuse(id, say`Finland has left the war: ${place(hex)} is closed.`, { places: [hex] })
    : refuse(id, say`${place(hex)} lies in a neutral country.`, { places: [hex] });
}

// Where allies may go (11.2, 11.8.1)

const SOUTHERNERS: ReadonlySet<string> = new Set(['Italian', 'Hungarian', 'Romanian']);
const FOES: Readonly<Record<string, string>> = { Hungarian: 'Romanian', Romanian: 'Hungarian' };
/** 11.2.1: Italians, Hungarians and Romanians keep off hexes wholly on panels A and B. */
const isTooFarNorth = rule(
  '11.2.1',
  (nation: string, hex: number): boolean => SOUTHERNERS.has(nation) && isOnlyOn(hex, ['A', 'B']),
  () => false,
);
/** 11.8.1: Hungarians and Romanians keep out of each other's country. */
const isFoesCountry = rule(
  '11.8.1',
  (nation: string, hex: number): boolean => {
    const country = countryOf(hex);
    return (nation === 'Hungarian' && country === 'Romania') || (nation === 'Romanian' && country === 'Hungary');
  },
  () => false,
);
function joined(from: number, within: ReadonlySet<number>): ReadonlySet<number> {
  const seen = new Set([from]);
  for (const h of seen) for (const n of walksFrom(h)) if (within.has(n)) seen.add(n);
  return seen;
}
/** 11.2.2: Finland, Hango, what lies inside the start lines of 1942 and 1943 near Finland, and one hex beyond. */
const FINNISH_GROUND: ReadonlySet<number> = (() => {
  const core = new Set<number>([...areaHexes('country', 'Finland'), HANGO]);
  for (const year of ['1942', '1943'])
    for (const h of joined(hexOf('Helsinki'), areaHexes(`control ${year}`, `${year} Axis`))) core.add(h);
  return new Set([...core, ...[...core].flatMap((h) => neighbours(h))].filter(isLand));
})();
/** 11.2.2: on panel A, and until Leningrad has once been Axis only near home. V4: on panels A and B, anywhere. */
const isTooFarSouth = rule(
  '11.2.2',
  (q: Query, nation: string, hex: number): boolean => {
    if (nation !== 'Finnish') return false;
    if (uses(q, 'activeAllies')) return isOnlyOn(hex, ['C', 'D']);
    if (isOnlyOn(hex, ['B', 'C', 'D'])) return true;
    return q.track('leningrad fell') === 0 && !FINNISH_GROUND.has(hex);
  },
  () => false,
);

interface Limits {
  /** 1 where units of the nation may not be: by panel, or by the other's country. */
  readonly panel: Uint8Array;
  readonly country: Uint8Array;
  /** Hexes to walk until one may stay. */
  readonly way: Uint8Array;
}
const NO_WAY = 255;
function wayOut(shut: (hex: number) => boolean): Uint8Array {
  const out = new Uint8Array(HEXES).fill(NO_WAY);
  let ring: number[] = [];
  for (let h = 0; h < HEXES; h++)
    if (isLand(h) && !shut(h)) {
      out[h] = 0;
      ring.push(h);
    }
  for (let n = 1; ring.length > 0 && n < NO_WAY; n++) {
    const next: number[] = [];
    for (const h of ring)
      for (const to of walksFrom(h))
        if (out[to] === NO_WAY) {
          out[to] = n;
          next.push(to);
        }
    ring = next;
  }
  return out;
}
function limitsOf(q: Query, nation: string): Limits | undefined {
  if (nation === 'German' || nation === 'Soviet' || !isAdvanced(q)) return undefined;
  // All it depends on is in the key: options stay as they are for a whole game.
  return q.cached(`rf.limits.${nation}.${q.track('leningrad fell')}`, [], () => {
    const panel = Uint8Array.from({ length: HEXES }, (_, h) =>
      isTooFarNorth(nation, h) || isTooFarSouth(q, nation, h) ? 1 : 0,
    );
    const country = Uint8Array.from({ length: HEXES }, (_, h) => (isFoesCountry(nation, h) ? 1 : 0));
    return { panel, country, way: wayOut((h) => panel[h] === 1 || country[h] === 1) };
  });
}
/** 11.2, 11.8.1: how many hexes a unit is from ground it may stay on; 0 where it may be. */
export function trespass(q: Query, p: number, hex: number): number {
  return isHex(hex) ? (limitsOf(q, nationOf(q, p))?.way[hex] ?? 0) : 0;
}
/** 11.2: whoever was forced there goes on, as long as it is on the way out. */
const goesHome = rule(
  '11.2',
  (limits: Limits, from: number, to: number): boolean =>
    isHex(from) && (limits.way[from] ?? 0) > (limits.way[to] ?? NO_WAY),
  () => false,
);
function limitRule(nation: string, limits: Limits, hex: number): string {
  if (limits.panel[hex] !== 1) return '11.8.1';
  return nation === 'Finnish' ? '11.2.2' : '11.2.1';
}
/** 11.2.1, 11.2.2, 11.8.1: why a unit may not come to a hex of its own free will, coming from another. */
export function limitRefusal(q: Query, p: number, hex: number, from = -1): Refusal | undefined {
  const nation = nationOf(q, p);
  const limits = limitsOf(q, nation);
  if (!limits || (limits.panel[hex] !== 1 && limits.country[hex] !== 1) || goesHome(limits, from, hex))
    return undefined;
  return refuse(limitRule(nation, limits, hex), say`${unit(p)} may not go to ${place(hex)}: it is out of its area.`, {
    pieces: [p],
    places: [hex],
  });
}
/** 11.2, 11.8.2: whether trains with units of this nation may pass; the other's country is no hindrance. */
export function isRailShut(q: Query, p: number, hex: number): boolean {
  return limitsOf(q, nationOf(q, p))?.panel[hex] === 1;
}

/** 11.8: Romanians and Hungarians do not end a move in one hex. */
export const feudRefusal = rule(
  '11.8',
  (q: Query, p: number, hex: number): Refusal | undefined => {
    const foe = FOES[nationOf(q, p)];
    if (foe === undefined || !isAdvanced(q)) return undefined;
    const there = unitsAt(q, hex, AXIS).all.find((x) => x !== p && nationOf(q, x) === foe);
    return there === undefined
      ? undefined
      : refuse('11.8', say`${unit(p)} does not stand with ${unit(there)}.`, { pieces: [p, there], places: [hex] });
  },
  () => undefined,
);
/** 11.8: a Romanian and a Hungarian among these. */
export function isFeud(q: Query, pieces: readonly number[]): boolean {
  return (
    pieces.length > 1 &&
    isAdvanced(q) &&
    pieces.some((p) => nationOf(q, p) === 'Hungarian') &&
    pieces.some((p) => nationOf(q, p) === 'Romanian')
  );
}

/** 11.8: nor do they go anywhere together, wherever they were thrown together. */
export const partyRefusal = rule(
  '11.8',
  (q: Query, pieces: readonly number[]): Refusal | undefined =>
    isFeud(q, pieces)
      ? refuse('11.8', say`Romanians and Hungarians do not go to one hex: move them one by one.`, { pieces })
      : undefined,
  () => undefined,
);

/** What `entryBan` says of every hex to a nation: nothing; out of its area, where it matters whence one comes (11.2); closed. */
export const OPEN = 0;
const OUT_OF_AREA = 1;
const CLOSED = 2;
const BAN_KEYS: Readonly<Record<UnitRow['nation'], string>> = {
  German: 'rf.bans.German',
  Finnish: 'rf.bans.Finnish',
  Hungarian: 'rf.bans.Hungarian',
  Italian: 'rf.bans.Italian',
  Romanian: 'rf.bans.Romanian',
  Soviet: 'rf.bans.Soviet',
};
const NO_BANS = new Uint8Array(HEXES);
export function bansFor(q: Query, nation: UnitRow['nation']): Uint8Array {
  const name = BAN_KEYS[nation];
  return q.cached(name, ['tracks'], () => {
    const limits = limitsOf(q, nation);
    if (!limits && !hasClosedCountry(q)) return NO_BANS;
    // Options stay as they are for a whole game, so the key holds all it depends on.
    return q.cached(`${name}.${isHungaryNeutral(q)}.${isFinlandClosed(q)}.${q.track('leningrad fell')}`, [], () =>
      Uint8Array.from({ length: HEXES }, (_, h) => {
        if (countryRule(q, nation, h) !== undefined) return CLOSED;
        return limits?.panel[h] === 1 || limits?.country[h] === 1 ? OUT_OF_AREA : OPEN;
      }),
    );
  });
}
/** Whether `entryBan` has anything to say: searches ask at every hex. */
export function isBarred(q: Query, p: number, hex: number, from: number): boolean {
  const ban = bansFor(q, nationOf(q, p))[hex];
  return ban === CLOSED || (ban === OUT_OF_AREA && limitRefusal(q, p, hex, from) !== undefined);
}
/** Why a ground unit may not enter a hex because of its nation or the hex's. */
export function entryBan(q: Query, p: number, hex: number, from = -1): Refusal | undefined {
  return countryBan(q, p, hex) ?? limitRefusal(q, p, hex, from);
}
/** 11.2.1, 11.8: why aircraft or ships may not go to a battle or station; Finns may go anywhere (11.2.2). */
export function missionBan(q: Query, p: number, hex: number): Refusal | undefined {
  const limit = nationOf(q, p) === 'Finnish' ? undefined : limitRefusal(q, p, hex);
  return countryBan(q, p, hex) ?? limit ?? feudRefusal(q, p, hex);
}
/** 11.2.1, 11.2.2, 11.8: why aircraft or ships may not be based in a hex. */
export function baseBan(q: Query, p: number, hex: number): Refusal | undefined {
  return countryBan(q, p, hex) ?? limitRefusal(q, p, hex) ?? feudRefusal(q, p, hex);
}

// Support (11.9; GAPS R19: not in the Basic Game)

/** 11.9.1: aircraft support their own nation. */
const airSupports = rule(
  '11.9.1',
  (q: Query, air: number, other: number): boolean => nationOf(q, air) === nationOf(q, other),
  () => true,
);
/** 11.9.2: ships support any nation, Romanian ones no Hungarians. */
const shipSupports = rule(
  '11.9.2',
  (q: Query, ship: number, other: number): boolean =>
    nationOf(q, ship) !== 'Romanian' || nationOf(q, other) !== 'Hungarian',
  () => true,
);
/** Whether an air or naval unit may support this ground or naval unit. */
export function maySupport(q: Query, p: number, other: number): boolean {
  if (!isAdvanced(q) || q.sideOf(p) !== AXIS || isGround(q, p)) return true;
  return isNaval(q, p) ? shipSupports(q, p, other) : airSupports(q, p, other);
}
