// What strategic bombing does (20.2): marks, rail capacity, replacement factors. The missions: strategic-bombing.ts.
import { type Loc, type Piece, place, rule, say, type Side } from '@rasputitsa/kernel';
import { countryOf, placeAt } from '../1-components/board.ts';
import { AXIS, enemyOf, SOVIET } from '../1-components/sides.ts';
import { edgeRails, mainRails } from '../4-11-general/supply.ts';
import type { Income, Pool } from '../5-13-preparation/pools.ts';
import { BOMBING_DEFENSE, OILFIELD_FACTORS } from '../data/tables.ts';
import { boxed, groundAt, markedHexes, unitsOf } from '../state.ts';
import { ownedBy, type Play, type Query } from '../words.ts';

export const RAILS = 'bombs-rails';
export const CITY = 'bombs-replacements';

/** 20.2.3: as attacks on airbases, whether or not the target is one. */
export const bombingDefense = rule(
  '20.2.3',
  (q: Query, p: Piece, at: Loc): number => {
    const enemy = enemyOf(q.sideOf(p));
    if (q.has(p, 'do-not-use') || groundAt(q, at, enemy).length > 0) return 0;
    return boxed(q, at, enemy).air.some((x) => q.has(x, RAILS) || q.has(x, CITY)) ? BOMBING_DEFENSE : 0;
  },
  () => 0,
);

/** Aircraft that are driven off have bombed nothing. */
export function callOff(g: Play, p: Piece): void {
  g.lower(p, RAILS);
  g.lower(p, CITY);
}
/** Values of the mark: by whom, and whether it is the Finnish net that is hit. */
const FINNISH_NET = 3;
/** 20.2.1: a city in Finland, or one joined to Finland's edge alone. */
function isOnFinnishNet(q: Query, at: Loc): boolean {
  return countryOf(at) === 'Finland' || (edgeRails(q, AXIS)[at] === 1 && mainRails(q)[at] !== 1);
}
const markRails = rule(
  '20.2.1.1',
  (g: Play, at: Loc, side: Side): void => {
    const isFinnish = side === SOVIET && isOnFinnishNet(g, at);
    g.setMark('rail-attack', at, isFinnish ? FINNISH_NET : ownedBy(side));
    g.note('20.2.1.1', say`The railroad at ${place(at)} is hit.`);
  },
  () => undefined,
);
const markCity = rule(
  '20.2.2.1',
  (g: Play, at: Loc): void => {
    g.setMark('replacement-attack', at, g.mark('replacement-attack', at) + 1);
    g.note('20.2.2.1', say`Bombs on ${place(at)}.`);
  },
  () => undefined,
);
/** When the phasing side turns home its bombers that are still there have done their work. */
export function dropBombs(g: Play): void {
  for (const p of unitsOf(g, g.active)) {
    if (g.has(p, RAILS)) markRails(g, g.at(p), g.active);
    if (g.has(p, CITY)) markCity(g, g.at(p));
    callOff(g, p);
  }
}

/** 20.2.1.2: hits on the railways of a net: capacity lost. */
export const railHits = rule(
  '20.2.1.2',
  (q: Query, net: 'axis' | 'finland' | 'soviet'): number => {
    const want = net === 'finland' ? FINNISH_NET : ownedBy(net === 'soviet' ? AXIS : SOVIET);
    return markedHexes(q, 'rail-attack').filter((at) => q.mark('rail-attack', at) === want).length;
  },
  () => 0,
);
/** 20.2.1.2: no train goes through. */
export const isRailHit = rule(
  '20.2.1.2',
  (q: Query, side: Side, at: Loc): boolean => {
    const n = q.mark('rail-attack', at);
    return n > 0 && n !== ownedBy(side) && (n !== FINNISH_NET || side === AXIS);
  },
  () => false,
);
/** 20.2.1.2: the marks go with the Rail Movement Step of the side that was hit. */
export function clearRailHits(g: Play, side: Side): void {
  for (const at of markedHexes(g, 'rail-attack')) if (isRailHit(g, side, at)) g.setMark('rail-attack', at, 0);
}
/** 20.2.2.2.3: the marks go with the Replacement Step that suffered from them. */
export function clearBombs(g: Play): void {
  for (const at of markedHexes(g, 'replacement-attack')) g.setMark('replacement-attack', at, 0);
}
function hitsAt(q: Query, at: Loc): number {
  return q.mark('replacement-attack', at);
}
const oilLoss = rule(
  '20.2.2.2.1',
  (q: Query, at: Loc): number => (hitsAt(q, at) > 0 ? OILFIELD_FACTORS : 0),
  () => 0,
);
const cityLoss = rule(
  '20.2.2.2.2',
  (q: Query, at: Loc, number: number): number => Math.min(number, hitsAt(q, at)),
  () => 0,
);
const lineLoss = rule(
  '20.2.2.2.3',
  (q: Query, cities: readonly Loc[], factors: number): number => (cities.some((at) => hitsAt(q, at) > 0) ? factors : 0),
  () => 0,
);
export interface Sources {
  readonly oilfields: readonly Loc[];
  /** Replacement cities that count, and their numbers. */
  readonly cities: readonly { readonly at: Loc; readonly n: number }[];
  /** Lines of cities held in full. */
  readonly lines: readonly { readonly cities: readonly Loc[]; readonly factors: number; readonly pool: Pool }[];
}
/** 20.2.2.2: what a side loses of what it would get. */
export const bombedIncome = rule(
  '20.2.2.2',
  (q: Query, pool: Pool, { oilfields, cities, lines }: Sources): readonly Income[] => [
    ...oilfields.map((at): Income => ({ rule: '20.2.2.2.1', label: bombsOn(at), pool, n: -oilLoss(q, at) })),
    ...cities.map(({ at, n }): Income => ({ rule: '20.2.2.2.2', label: bombsOn(at), pool, n: -cityLoss(q, at, n) })),
    ...lines.map(
      (line): Income => ({
        rule: '20.2.2.2.3',
        label: 'bombs on cities',
        pool: line.pool,
        n: -lineLoss(q, line.cities, line.factors),
      }),
    ),
  ],
  () => [],
);
function bombsOn(at: Loc): string {
  return `bombs on ${placeAt(at)?.name ?? ''}`;
}
