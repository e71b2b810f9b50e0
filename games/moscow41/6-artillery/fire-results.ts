// Chapters 6 and 8: what ranged fire and air attacks do to the units of a hex (TAB.ART, TAB.AIR).
import { type Loc, place, rule, say } from '@rasputitsa/kernel';
import { BUILT, CITY, FOREST, HILL, MOUNTAIN, TOWN } from '../1-basics/board.ts';
import { terrainAt } from '../1-basics/ground.ts';
import { holderOf } from '../1-basics/units.ts';
import { disorganize, stir, testGroup } from '../5-combat/disorganization.ts';
import { isOwing, owe, pay } from '../5-combat/pay.ts';
import { type Effect, inWords, parseEffect } from '../5-combat/results.ts';
import type { FireTable } from '../data/fire-tables.ts';
import type { FireKind } from '../words-fire.ts';
import type { Node, Play, ProcessNode, Query } from '../words.ts';

const FIRST_ROLL = 2;
/** The row of a table for so many strength points, and its cell for a roll. */
export function fireCell(q: Query, fire: FireTable, strength: number, roll: number): string {
  const row = fire.rows.findLast(([band]) => strength >= Number.parseInt(band, 10));
  if (!row) return '-';
  const [band, ...cells] = row;
  const other = q.option('monotone-fire') ? fire.monotone.find(([b, sum]) => b === band && sum === roll) : undefined;
  return other?.[2] ?? cells[roll - FIRST_ROLL] ?? '-';
}

/** RULINGS R11: the terrain of the hex alone, doubled (6.4.2.b, 8.2.7). */
const shelter = rule(
  '6.4.2.b',
  (q: Query, hex: Loc): number => {
    const terrain = q.chart('terrain');
    const series = q.chart('series-terrain');
    if (BUILT[hex] === CITY) return terrain.city.cm * 2;
    if (BUILT[hex] === TOWN) return terrain.town.cm * 2;
    const at = terrainAt(q, hex);
    if (at === FOREST) return terrain.forest.cm * 2;
    if (at === HILL) return series.hill.cm * 2;
    return at === MOUNTAIN ? series.mountain.cm * 2 : 0;
  },
  () => 0,
);
/** 8.2.7 The same against aircraft. */
const airShelter = rule(
  '8.2.7',
  (q: Query, hex: Loc): number => shelter(q, hex),
  () => 0,
);
/** Strength points that reach the target. */
export const netFire = (q: Query, hex: Loc, strength: number): number => strength - shelter(q, hex);
export const netAir = (q: Query, hex: Loc, strength: number): number => strength - airShelter(q, hex);

const TABLE_OF = { airFire: 'air-fire', artilleryFire: 'artillery-fire' } as const;
function effectOf(q: Query): Effect {
  const kind = (q.v('fireKind') ?? 'artilleryFire') as FireKind;
  return parseEffect(fireCell(q, q.chart(TABLE_OF[kind]), q.v('fireStrength') ?? 0, q.v('fireRoll') ?? 7));
}
const STAGES: readonly ((g: Play) => void)[] = [
  function roll(g) {
    const hex = g.v('fireHex') ?? -1;
    const isAir = g.v('fireKind') === 'airFire';
    const what = say`Fire at ${place(hex)} with ${g.v('fireStrength') ?? 0} SP`;
    const [a = 1, b = 1] = g.roll(2, 6, what, isAir ? '8.2.6' : '6.4.2.c');
    g.set('fireRoll', a + b);
    g.note(isAir ? '8.2.6' : '6.4.2.d', say`Result:${inWords('The target', effectOf(g)) || ' no effect.'}`);
    // 5.6.5: whoever is fired at has been attacked.
    for (const p of g.piecesAt(hex)) stir(g, p);
    owe(g, effectOf(g).loss, g.piecesAt(hex));
  },
  function disorder(g) {
    const hex = g.v('fireHex') ?? -1;
    const effect = effectOf(g);
    const units = g.piecesAt(hex);
    if (effect.disorganized) for (const p of units) disorganize(g, p);
    if (effect.test && units.length > 0) testGroup(g, units, '5.6.1.b', holderOf(g, hex));
  },
];
const fire: ProcessNode = {
  kind: 'process',
  id: 'fire',
  title: 'Fire',
  rule: '6.4.2',
  step(g) {
    if (isOwing(g)) {
      pay(g, '6.4.2.d', 'fire');
      return 'again';
    }
    const stage = g.v('stage') ?? 0;
    const play = STAGES[stage];
    if (!play) return 'done';
    g.set('stage', stage + 1);
    play(g);
    return 'again';
  },
};
/** Calls the process for one hex. */
export function callFire(g: Play, kind: FireKind, hex: Loc, strength: number): void {
  g.call('fire', { vars: { stage: 0, cel: 0, pool: [], fireKind: kind, fireHex: hex, fireStrength: strength } });
}
export const fireNodes: readonly Node[] = [fire];
