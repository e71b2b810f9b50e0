// Chapter 6, 6.4: ranged attacks on units, and fire at bridges.
import {
  type Loc,
  type Message,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { distance, sideBetween } from '@rasputitsa/kit';
import { AROUND, BRIDGED, GRID, HEXES, hexOf, sideKey } from '../1-basics/board.ts';
import { bridgeBetween } from '../1-basics/ground.ts';
import { destroyBridge } from '../14-bridges/destroy.ts';
import { openStacks } from '../16-masking/masking.ts';
import { picture } from '../4-zone-of-control/zones.ts';
import { stir } from '../5-combat/disorganization.ts';
import { dependsOn, hexesOwed } from '../5-combat/duties.ts';
import { airSupport, useAirSupport } from '../8-air/phase.ts';
import { table } from '../data/tables.ts';
import { callFire, fireCell, netFire } from './fire-results.ts';
import { inRange, isFreeToFire, refuseGun, supportStrength } from './fire.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 6.4.3 Not at adjacent hexes. */
const isTooNear = rule(
  '6.4.3',
  (q: Query, p: Piece, hex: Loc): boolean => distance(GRID, q.at(p), hex) <= 1,
  () => false,
);
/** 6.4.5, RULINGS R32 Not where an assault was made or is owed. */
const isNeeded = rule(
  '6.4.5',
  (q: Query, hex: Loc): boolean => q.mark('attacked', hex) > 0 || hexesOwed(q, q.actor).includes(hex),
  () => false,
);
/** 5.1.1, 5.6.1 Fire is a combat too: nobody is in two of them in a phase. */
const hasFought = rule(
  '5.1.1',
  (q: Query, p: Piece): boolean => q.has(p, 'fought'),
  () => false,
);
/** A unit that must attack and has only this hex to attack: fire would close it (RULINGS R32). */
const boundTo = rule(
  '6.4.5',
  (q: Query, hex: Loc): Piece | undefined => dependsOn(q, q.actor, [hex], []),
  () => undefined,
);
/** 6.4.1 Guns of the asker that could fire at a hex, by number. */
export function gunsOn(q: Query, hex: Loc): readonly Piece[] {
  return q.piecesOf(q.actor).filter((p) => isFreeToFire(q, p) && inRange(q, p, hex) && !isTooNear(q, p, hex));
}
function refuseTarget(q: Query, hex: Loc): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { places: [hex] });
  if (hex < 0 || hex >= HEXES || (picture(q, q.actor).foes[hex] ?? 0) === 0)
    return no('6.4.1', say`There is no enemy in ${place(hex)}.`);
  // Units that fought are seen by both sides until the phase ends.
  if (q.piecesAt(hex).every((p) => hasFought(q, p)))
    return no('5.1.1', say`The units in ${place(hex)} have fought in this phase.`);
  if (q.mark('shelled', hex) > 0) return no('6.4.5', say`${place(hex)} has been under fire in this phase.`);
  if (isNeeded(q, hex)) return no('6.4.5', say`${place(hex)} must be attacked directly, or has been.`);
  const bound = boundTo(q, hex);
  if (bound !== undefined)
    return no('6.4.5', say`${unit(bound)} must attack, and could attack nobody but ${place(hex)}.`);
  const guns = gunsOn(q, hex);
  if (guns.length > 0 && netFire(q, hex, strengthOf(q, guns, hex)) < 1)
    return no('6.4.2.b', say`The cover at ${place(hex)} leaves nothing of this fire.`);
  return undefined;
}
function* targets(q: Query): Generator<Loc> {
  const seen = new Set<Loc>();
  for (const p of q.piecesOf(q.actor)) {
    if (!isFreeToFire(q, p)) continue;
    for (const hex of near(q.at(p))) {
      if (seen.has(hex) || (picture(q, q.actor).foes[hex] ?? 0) === 0) continue;
      seen.add(hex);
      if (gunsOn(q, hex).length > 0) yield hex;
    }
  }
}
/** Hexes within the range of a gun, worked out once for each hex. */
const rings: (readonly Loc[] | undefined)[] = [];
function near(at: Loc): readonly Loc[] {
  let ring = rings[at];
  if (ring === undefined) {
    let grown = new Set([at]);
    for (let n = 0; n < table('numbers').artilleryRange; n++)
      grown = new Set([...grown].flatMap((h) => [h, ...(AROUND[h] ?? [])]));
    rings[at] = ring = [...grown];
  }
  return ring;
}
/** 6.4.4, 8.2.3 */
const withAircraft = rule(
  '6.4.4',
  (n: number): number => n,
  () => 0,
);
/** 6.4.2.b, 6.4.4 The guns' attack strength and aircraft over the target. */
function strengthOf(q: Query, guns: readonly Piece[], hex: Loc): number {
  return (
    guns.reduce((n, p) => n + supportStrength(q, p, 'attack'), 0) + withAircraft(airSupport(q, q.actor, hex, 'attack'))
  );
}
function refuseGuns(q: Query, hex: Loc, guns: readonly Piece[]): Refusal | undefined {
  if (guns.length === 0) return refuse('6.4.2.a', say`No gun fires.`);
  for (const p of guns) {
    const no = refuseGun(q, p);
    if (no) return no;
    if (!inRange(q, p, hex)) return refuse('6.1.2', say`${place(hex)} is out of range of ${unit(p)}.`, { pieces: [p] });
    if (isTooNear(q, p, hex))
      return refuse('6.4.3', say`${unit(p)} is beside ${place(hex)}: it can only support an attack.`);
  }
  if (netFire(q, hex, strengthOf(q, guns, hex)) < 1)
    return refuse('6.4.2.b', say`The cover at ${place(hex)} leaves nothing of this fire.`, { places: [hex] });
  return undefined;
}
export function fired(g: Play, guns: readonly Piece[]): void {
  for (const p of guns) {
    g.raise(p, 'fired');
    stir(g, p);
  }
}
const bombard = verb({
  id: 'bombard',
  title: 'Ranged attack',
  rule: '6.4.1',
  args: { target: 'place', guns: 'pieces' },
  ask: {
    target: { title: 'Hex', candidates: targets, refuse: (q, _, hex) => refuseTarget(q, hex) },
    guns: {
      title: 'Guns',
      *candidates(q, { target }) {
        const all = gunsOn(q, target);
        if (all.length > 1) yield all;
        for (const p of all) yield [p];
      },
      elements: (q, { target }) => gunsOn(q, target),
      refuse: (q, { target }, guns) => refuseGuns(q, target, guns),
      preview: (q, { target }, guns) => ({ label: say`${netFire(q, target, strengthOf(q, guns, target))} SP` }),
    },
  },
  apply(g, { target, guns }) {
    const strength = netFire(g, target, strengthOf(g, guns, target));
    useAirSupport(g, g.actor, target, 'attack');
    g.setMark('shelled', target, 1);
    fired(g, guns);
    openStacks(g, [...guns, ...g.piecesAt(target)]);
    callFire(g, 'artilleryFire', target, strength);
  },
});

/** 6.4.7, 14.1.1 Bridges within range of a hex, also beside the guns; terrain does not matter. */
const crossings: (readonly (readonly [Loc, Loc])[] | undefined)[] = [];
function crossingsNear(at: Loc): readonly (readonly [Loc, Loc])[] {
  let found = crossings[at];
  if (found === undefined) {
    const sides = new Map<number, readonly [Loc, Loc]>();
    for (const a of near(at))
      for (const b of AROUND[a] ?? []) {
        const hexside = sideBetween(GRID, a, b);
        if (BRIDGED[hexside] === 1) sides.set(hexside, a < b ? [a, b] : [b, a]);
      }
    crossings[at] = found = [...sides.values()];
  }
  return found;
}
/** Bridges that a side's guns could hit now, each once. */
function bridgesInReach(q: Query): readonly (readonly [Loc, Loc])[] {
  const found = new Map<number, readonly [Loc, Loc]>();
  const built = q.marked('bridge-built').map((key) => key.split('/').map(hexOf));
  for (const p of q.piecesOf(q.actor)) {
    if (!isFreeToFire(q, p)) continue;
    for (const [a, b] of crossingsNear(q.at(p))) if (bridgeBetween(q, a, b)) found.set(sideBetween(GRID, a, b), [a, b]);
    for (const [a = -1, b = -1] of built) if (reachesBridge(q, p, [a, b])) found.set(sideBetween(GRID, a, b), [a, b]);
  }
  return [...found.values()];
}
const reachesBridge = (q: Query, p: Piece, ends: readonly Loc[]): boolean => ends.some((hex) => inRange(q, p, hex));
const gunsOnBridge = (q: Query, ends: readonly Loc[]): readonly Piece[] =>
  q.piecesOf(q.actor).filter((p) => isFreeToFire(q, p) && reachesBridge(q, p, ends));
const bombardBridge = verb({
  id: 'bombard-bridge',
  title: 'Fire at a bridge',
  rule: '6.4.7',
  args: { ends: 'places', guns: 'pieces' },
  refuse: (q) =>
    q.option('bridges') ? undefined : refuse('COMP.0', say`This game is played without the rules on bridges.`),
  ask: {
    ends: {
      title: 'Bridge between',
      candidates: bridgesInReach,
      elements: (q) => new Set(bridgesInReach(q).flat()),
      refuse(q, _, ends) {
        const [a = -1, b = -1] = ends;
        if (ends.length !== 2 || sideBetween(GRID, a, b) < 0 || !bridgeBetween(q, a, b))
          return refuse('6.4.7', say`There is no bridge to fire at.`);
        if (gunsOnBridge(q, ends).length > 0) return undefined;
        return refuse('6.1.2', say`No gun that could fire is in range of the bridge.`, { places: ends });
      },
    },
    guns: {
      title: 'Guns',
      *candidates(q, { ends }) {
        const all = gunsOnBridge(q, ends);
        if (all.length > 1) yield all;
        for (const p of all) yield [p];
      },
      elements: (q, { ends }) => gunsOnBridge(q, ends),
      refuse(q, { ends }, guns) {
        if (guns.length === 0) return refuse('6.4.2.a', say`No gun fires.`);
        for (const p of guns) {
          const no = refuseGun(q, p);
          if (no) return no;
          if (!reachesBridge(q, p, ends))
            return refuse('6.1.2', say`The bridge is out of range of ${unit(p)}.`, { pieces: [p] });
        }
        return undefined;
      },
      preview: (q, _, guns) => ({ label: say`${guns.reduce((n, p) => n + supportStrength(q, p, 'attack'), 0)} SP` }),
    },
  },
  apply(g, { ends, guns }) {
    const [a = -1, b = -1] = ends;
    const strength = guns.reduce((n, p) => n + supportStrength(g, p, 'attack'), 0);
    fired(g, guns);
    shootAtBridge(g, sideKey(a, b), strength, '6.4.7');
  },
});
/** TAB.OBJ Two dice; the bridge stands or falls. */
export function shootAtBridge(g: Play, key: string, strength: number, why: string): void {
  const [a = 1, b = 1] = g.roll(2, 6, say`Fire at the bridge ${key} with ${strength} SP`, why);
  if (fireCell(g, g.chart('object-fire'), strength, a + b) === 'D') destroyBridge(g, key);
}

/** Verbs of the Attack Phase. */
export const rangedVerbs: readonly Verb[] = [bombard, bombardBridge];
