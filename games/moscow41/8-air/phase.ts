// Chapter 8: the Air Phase (2.2.1, 2.2.7): plans, air combat, attacks; support waits for its combat.
import { type Loc, place, rule, say, type Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { BOTH, GERMAN, GRID } from '../1-basics/board.ts';
import { onMap, unitsIn } from '../1-basics/units.ts';
import { openStacks } from '../16-masking/masking.ts';
import { scenarioData } from '../17-scenarios/data.ts';
import { table } from '../data/tables.ts';
import { type Mission, nameOf, type Play, type Query } from '../words.ts';

export const missionsOf = (q: Query): readonly Mission[] => q.memo('missions') ?? [];
const AS = { attack: 'offensive-support', defence: 'defensive-support' } as const;

/** 8.2.2, 8.2.4 Strength points that fly for a side over a hex: whole in attack, half in defence. */
export function airSupport(q: Query, side: Side, hex: Loc, as: 'attack' | 'defence'): number {
  const flown = missionsOf(q).filter((m) => m.side === side && m.hex === hex && m.mission === AS[as]);
  const sum = flown.reduce((n, m) => n + m.strength, 0);
  return as === 'attack' ? wholeSupport(sum) : halfSupport(sum);
}
const wholeSupport = rule(
  '8.2.2',
  (n: number): number => n,
  () => 0,
);
const halfSupport = rule(
  '8.2.4',
  (n: number): number => Math.ceil(n / 2),
  (n: number) => n,
);
/** RULINGS R14: support serves the first combat over its hex. */
export function useAirSupport(g: Play, side: Side, hex: Loc, as: 'attack' | 'defence'): void {
  const left = missionsOf(g).filter((m) => m.side !== side || m.hex !== hex || m.mission !== AS[as]);
  if (left.length < missionsOf(g).length) g.setMemo('missions', left);
}

/** A turn begins: air counters are there again (8.1.5, TY.air.G, RS.air). */
const isReadyAgain = rule(
  'TY.air.G',
  () => true,
  () => false,
);
export function readyAircraft(g: Play): void {
  const air = g.chart('air-support')[scenarioData(g).id];
  for (const side of BOTH) {
    const { counters, strength } = side === GERMAN ? air.german : air.soviet;
    if (isReadyAgain() && counters > 0) g.setTrack(nameOf('air', side), counters * strength);
  }
}

/** 8.1.8 Opposing missions over the same or adjacent hexes fight; in the order of player A's plans (RULINGS R31). */
const meet = rule(
  '8.1.8',
  (a: Mission, b: Mission): boolean => a.side !== b.side && distance(GRID, a.hex, b.hex) <= 1,
  () => false,
);
export function airCombats(g: Play): void {
  let flying = [...missionsOf(g)];
  const fought = new Set<Mission>();
  for (const first of missionsOf(g)) {
    if (!flying.includes(first) || fought.has(first)) continue;
    const against = flying.filter((m) => meet(first, m) && !fought.has(m));
    if (against.length === 0) continue;
    const own = flying.filter((m) => m.side === first.side && m.hex === first.hex);
    for (const m of [...own, ...against]) fought.add(m);
    const beaten = duel(g, own, against);
    flying = flying.filter((m) => !beaten.includes(m));
  }
  if (flying.length < missionsOf(g).length) g.setMemo('missions', flying);
}
const total = (ms: readonly Mission[]): number => ms.reduce((n, m) => n + m.strength, 0);
/** Strength and a die each; the lower is driven off, a tie is rolled again. 8.1.9: their points are spent for this turn. */
function duel(g: Play, own: readonly Mission[], against: readonly Mission[]): readonly Mission[] {
  const [first] = own;
  const [second] = against;
  if (!first || !second) return [];
  for (;;) {
    const what = say`Air combat over ${place(first.hex)}`;
    const [a = 1] = g.roll(1, 6, what, '8.1.8', first.side);
    const [b = 1] = g.roll(1, 6, what, '8.1.8', second.side);
    const lead = total(own) + a - total(against) - b;
    if (lead !== 0) return lead > 0 ? against : own;
  }
}

/** 8.2.24, 8.2.25 One die for each mission: on a 6 it fails, otherwise every unit of the hex is a level better off. */
const supplied = rule(
  '8.2.24',
  (die: number): boolean => die !== table('numbers').supplyFails,
  () => true,
);
const lighter = rule(
  '8.2.25',
  (level: number): number => Math.max(0, level - 1),
  (level: number) => level,
);
export function flySupply(g: Play, m: Mission): void {
  const [die = 6] = g.roll(1, 6, say`Supply by air to ${place(m.hex)}`, '8.2.24', m.side);
  if (!supplied(die)) return;
  for (const p of unitsIn(g, m.hex, m.side)) if (onMap(g, p)) g.setField(p, 'oos', lighter(g.field(p, 'oos')));
}
export function showTarget(g: Play, hex: Loc): void {
  openStacks(g, g.piecesAt(hex));
}
