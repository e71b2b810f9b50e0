// Zones of control (4.2). 4.2.3: they matter only where they are asked for: supply, arrivals, rails, response; they cost no factors.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { countryOf, HEXES, zoneFrom } from '../1-components/board.ts';
import { battleTable, groundAt, groundCounts, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { isHungaryNeutral } from './closed-countries.ts';

/** 4.2.2: a battle location takes away the zones of all ground units in it. 6.2.1.ex2: also in the middle of the enemy's movement. */
const isTiedDown = rule(
  '6.2.1.ex2',
  rule(
    '4.2.2',
    (battles: Uint8Array, at: Loc): boolean => battles[at] === 1,
    () => false,
  ),
  () => false,
);
/** 4.2: who has a zone of control: ground units, neither aircraft nor ships. */
export const zoneHolders = rule('4.2', groundAt, (q, at, side) => unitsAt(q, at, side).all);
/** 4.2: how many of them are in each hex. */
const holderCounts = rule('4.2', groundCounts, (q, side) =>
  Uint8Array.from({ length: HEXES }, (_, at) => unitsAt(q, at, side).all.length),
);
/** 4.2.1: the six hexes around, as far as 4.2.2 lets the zone reach. */
export const zoneReach = rule('4.2.1', zoneFrom, () => []);

/** 4.2, 4.2.1: whether a side's ground units in this hex have a zone of control. */
export function hasZone(q: Query, at: Loc, side: Side): boolean {
  return (zonesOf(q, side).owners[at] ?? 0) === 1;
}

interface Zones {
  /** What it was worked out from: while that is the same, so are the zones. */
  readonly counts: Uint8Array;
  readonly battles: Uint8Array;
  readonly someStandAside: boolean;
  /** 1 where a side's ground units have a zone of control. */
  readonly owners: Uint8Array;
  /** How many such hexes cover each hex. */
  readonly cover: Uint8Array;
}
const KEYS = ['rf.zone.0', 'rf.zone.1'] as const;
const DEPENDS = ['where', 'marks', 'tracks'] as const;
const NOTHING = new Uint8Array(HEXES);
const NO_ZONES: Zones = {
  counts: NOTHING,
  battles: NOTHING,
  someStandAside: false,
  owners: NOTHING,
  cover: NOTHING,
};
/** The same object as before where nothing has changed. */
export function zonesOf(q: Query, side: Side): Zones {
  return q.cached(KEYS[side] ?? '', DEPENDS, (last?: Zones) => {
    const counts = holderCounts(q, side);
    const battles = battleTable(q);
    const someStandAside = isHungaryNeutral(q);
    if (last?.counts === counts && last.battles === battles && last.someStandAside === someStandAside) return last;
    return mended(last?.someStandAside === someStandAside ? last : NO_ZONES, counts, battles, someStandAside);
  });
}
/** Zones as they are now, from those before: few hexes have changed. The tables are the same ones where no zone has come or gone. */
function mended(last: Zones, counts: Uint8Array, battles: Uint8Array, someStandAside: boolean): Zones {
  let { owners, cover } = last;
  for (let at = 0; at < HEXES; at++) {
    if (counts[at] === last.counts[at] && battles[at] === last.battles[at]) continue;
    // 4.4.2: by the country, for nobody else may be there, and who lies under a turned counter is not known.
    const has =
      counts[at] !== 0 && !isTiedDown(battles, at) && !(someStandAside && countryOf(at) === 'Hungary') ? 1 : 0;
    const had = owners[at] ?? 0;
    if (has === had) continue;
    if (owners === last.owners) [owners, cover] = [owners.slice(), cover.slice()];
    owners[at] = has;
    for (const n of zoneReach(at)) cover[n] = (cover[n] ?? 0) + has - had;
  }
  return { counts, battles, someStandAside, owners, cover };
}
/** Hexes in a side's zone of control: how many of its hexes cover each. */
export function zoneOf(q: Query, side: Side): Uint8Array {
  return zonesOf(q, side).cover;
}
export function inZone(q: Query, at: Loc, side: Side): boolean {
  return (zoneOf(q, side)[at] ?? 0) > 0;
}
