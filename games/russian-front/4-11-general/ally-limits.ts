// Where the Axis allies may go (11.2, 11.8.1), and every other reason why a nation keeps out of a hex.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { lasting } from '@rasputitsa/kit';
import { areaHexes, HEXES, hexOf, isHex, isLand, isOnlyOn, neighbours, walksFrom } from '../1-components/board.ts';
import { nationOf } from '../1-components/units.ts';
import { hasActiveAllies } from '../21-variants/active-allies.ts';
import type { UnitRow } from '../data/units.ts';
import { isAdvanced } from '../state.ts';
import type { Query } from '../words.ts';
import {
  countryBan,
  countryRule,
  HANGO,
  hasClosedCountry,
  isFinlandClosed,
  isHungaryNeutral,
} from './closed-countries.ts';
import { feudRefusal, isFoesCountry } from './romanians-and-hungarians.ts';

const SOUTHERNERS: ReadonlySet<string> = new Set(['Italian', 'Hungarian', 'Romanian']);
/** 11.2.1: Italians, Hungarians and Romanians keep off hexes wholly on panels A and B. */
const isTooFarNorth = rule(
  '11.2.1',
  (nation: string, hex: Loc): boolean => SOUTHERNERS.has(nation) && isOnlyOn(hex, ['A', 'B']),
  () => false,
);
function joined(from: Loc, within: ReadonlySet<Loc>): ReadonlySet<Loc> {
  const seen = new Set([from]);
  for (const h of seen) for (const n of walksFrom(h)) if (within.has(n)) seen.add(n);
  return seen;
}
/** 11.2.2: Finland, Hango, what lies inside the start lines of 1942 and 1943 near Finland, and one hex beyond. */
const FINNISH_GROUND: ReadonlySet<Loc> = (() => {
  const core = new Set<Loc>([...areaHexes('country', 'Finland'), HANGO]);
  for (const year of ['1942', '1943'])
    for (const h of joined(hexOf('Helsinki'), areaHexes(`control ${year}`, `${year} Axis`))) core.add(h);
  return new Set([...core, ...[...core].flatMap((h) => neighbours(h))].filter(isLand));
})();
/** 11.2.2: on panel A, and until Leningrad has once been Axis only near home. V4: on panels A and B, anywhere. */
const isTooFarSouth = rule(
  '11.2.2',
  (q: Query, nation: string, hex: Loc): boolean => {
    if (nation !== 'Finnish') return false;
    if (hasActiveAllies(q)) return isOnlyOn(hex, ['C', 'D']);
    if (isOnlyOn(hex, ['B', 'C', 'D'])) return true;
    return q.track('leningrad-fell') === 0 && !FINNISH_GROUND.has(hex);
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
function wayOut(shut: (hex: Loc) => boolean): Uint8Array {
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
const LIMIT_KEYS: Readonly<Record<UnitRow['nation'], string>> = {
  German: 'rf.limits.German',
  Finnish: 'rf.limits.Finnish',
  Hungarian: 'rf.limits.Hungarian',
  Italian: 'rf.limits.Italian',
  Romanian: 'rf.limits.Romanian',
  Soviet: 'rf.limits.Soviet',
};
function limitsOf(q: Query, nation: UnitRow['nation']): Limits | undefined {
  if (nation === 'German' || nation === 'Soviet' || !isAdvanced(q)) return undefined;
  const name = LIMIT_KEYS[nation];
  return q.cached(name, ['tracks'], () =>
    // All it depends on besides the options is in the key.
    lasting(q, `${name}.${q.track('leningrad-fell')}`, () => {
      const panel = Uint8Array.from({ length: HEXES }, (_, h) =>
        isTooFarNorth(nation, h) || isTooFarSouth(q, nation, h) ? 1 : 0,
      );
      const country = Uint8Array.from({ length: HEXES }, (_, h) => (isFoesCountry(nation, h) ? 1 : 0));
      return { panel, country, way: wayOut((h) => panel[h] === 1 || country[h] === 1) };
    }),
  );
}
/** 11.2, 11.8.1: how many hexes a unit is from ground it may stay on; 0 where it may be. */
export function trespass(q: Query, p: Piece, hex: Loc): number {
  return isHex(hex) ? (limitsOf(q, nationOf(q, p))?.way[hex] ?? 0) : 0;
}
/** 11.2: units forced there go on, as long as it is on the way out. */
const goesHome = rule(
  '11.2',
  (limits: Limits, from: Loc, to: Loc): boolean => isHex(from) && (limits.way[from] ?? 0) > (limits.way[to] ?? NO_WAY),
  () => false,
);
function limitRule(nation: string, limits: Limits, hex: Loc): string {
  if (limits.panel[hex] !== 1) return '11.8.1';
  return nation === 'Finnish' ? '11.2.2' : '11.2.1';
}
/** 11.2.1, 11.2.2, 11.8.1: why a unit may not come to a hex of its own free will, coming from another. */
export function limitRefusal(q: Query, p: Piece, hex: Loc, from = -1): Refusal | undefined {
  const nation = nationOf(q, p);
  const limits = limitsOf(q, nation);
  if (!limits || (limits.panel[hex] !== 1 && limits.country[hex] !== 1) || goesHome(limits, from, hex))
    return undefined;
  return refuse(limitRule(nation, limits, hex), say`${unit(p)} may not go to ${place(hex)}: it is out of its area.`, {
    pieces: [p],
    places: [hex],
  });
}
/** 11.8.2: trains may cross the country of the other. */
const barsTrains = rule(
  '11.8.2',
  (limits: Limits, hex: Loc): boolean => limits.panel[hex] === 1,
  (limits, hex) => limits.panel[hex] === 1 || limits.country[hex] === 1,
);
/** 11.2: whether trains with units of this nation are kept out of a hex. */
export function isRailShut(q: Query, p: Piece, hex: Loc): boolean {
  const limits = limitsOf(q, nationOf(q, p));
  return limits !== undefined && barsTrains(limits, hex);
}

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
    // The key holds all it depends on besides the options.
    return lasting(q, `${name}.${isHungaryNeutral(q)}.${isFinlandClosed(q)}.${q.track('leningrad-fell')}`, () =>
      Uint8Array.from({ length: HEXES }, (_, h) => {
        if (countryRule(q, nation, h) !== undefined) return CLOSED;
        return limits?.panel[h] === 1 || limits?.country[h] === 1 ? OUT_OF_AREA : OPEN;
      }),
    );
  });
}
/** Whether `entryBan` has anything to say: searches ask at every hex. */
export function isBarred(q: Query, p: Piece, hex: Loc, from: Loc): boolean {
  const ban = bansFor(q, nationOf(q, p))[hex];
  return ban === CLOSED || (ban === OUT_OF_AREA && limitRefusal(q, p, hex, from) !== undefined);
}
/** Why a ground unit may not enter a hex because of its nation or the hex's. */
export function entryBan(q: Query, p: Piece, hex: Loc, from = -1): Refusal | undefined {
  return countryBan(q, p, hex) ?? limitRefusal(q, p, hex, from);
}
/** 11.2.1, 11.8: why aircraft or ships may not go to a battle or station; Finns may go anywhere (11.2.2). */
export function missionBan(q: Query, p: Piece, hex: Loc): Refusal | undefined {
  const limit = nationOf(q, p) === 'Finnish' ? undefined : limitRefusal(q, p, hex);
  return countryBan(q, p, hex) ?? limit ?? feudRefusal(q, p, hex);
}
/** 11.2.1, 11.2.2, 11.8: why aircraft or ships may not be based in a hex. */
export function baseBan(q: Query, p: Piece, hex: Loc): Refusal | undefined {
  return countryBan(q, p, hex) ?? limitRefusal(q, p, hex) ?? feudRefusal(q, p, hex);
}
