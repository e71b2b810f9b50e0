// 5.7: overruns. All who take part are in one hex and enter over the same hexside; at thirteen to one the defenders are removed at once.
import { type Loc, type Piece, place, type Preview, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { AROUND, GRID, HEXES, isHex, LAKE_SIDE, SEA_SIDE, WATER } from '../3-equipment/board.ts';
import { eliminate, reduce } from '../3-equipment/eliminate.ts';
import {
  factorsNow,
  factorsOf,
  isCadre,
  isCenter,
  isGuns,
  isPartisan,
  isRepair,
  isSecurity,
  ownAt,
} from '../3-equipment/units.ts';
import { besideEnemy, controlledBesides, enemyFront, enemyIn } from '../8-9-zones-stacking/picture.ts';
import { commit } from '../22-23-line/no-retreat.ts';
import { totalAttack, totalDefense, WHOLE } from '../10-11-combat/strength.ts';
import { riversFrozen } from '../14-weather/weather.ts';
import { MOVE, OVERRUN } from '../data/charts.ts';
import type { Factors } from '../data/shapes.ts';
import { AXIS, enemyOf } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { pointsLeft, refuseMover } from './allowance.ts';
import { entryCosts, interdicted, interdictedCost, partyOf, zocCost } from './costs.ts';
import { enterHexes } from './entering.ts';
import { limitAt } from './limits.ts';
import { takeTurn } from './move.ts';

/** 5.7.P Two more points, beside what the hex costs. */
const surcharge = rule(
  '5.7.P',
  (): number => MOVE.overrun,
  () => 0,
);
/** 5.72 Two more where an enemy unit elsewhere controls the hex; 8.22: those overrun do not count. */
const otherZone = rule(
  '5.72',
  (q: Query, p: Piece, to: Loc): boolean => controlledBesides(q, q.sideOf(p), to, to),
  () => false,
);
const zoneLeft = rule(
  '8.22',
  (q: Query, p: Piece, to: Loc): boolean => controlledBesides(q, q.sideOf(p), q.at(p), to),
  (q: Query, p: Piece) => enemyFront(q, q.sideOf(p)).zoc[q.at(p)] === 1,
);
export function overrunCost(q: Query, p: Piece, to: Loc): number {
  const hexside = sideBetween(GRID, q.at(p), to);
  const entry = entryCosts(q, partyOf(q, [p], 'march'))(to, hexside);
  const side = q.sideOf(p);
  const zone = zocCost(q, side);
  // 12.41: interdiction costs more too, where no zone does already (8.15).
  const air = interdicted(q, side).has(to) ? interdictedCost() : 0;
  return entry + surcharge() + (otherZone(q, p, to) ? zone : air) + (zoneLeft(q, p, to) ? zone : 0);
}

// Who

/** 5.77, 10.45, 10.52 Artillery and anti-tank units never; 6.65, 15.13: nor Repair Units and Centers. */
const neverOverruns = rule(
  '5.77',
  (q: Query, p: Piece): boolean => isGuns(q, p) || isRepair(q, p) || isCenter(q, p) || isPartisan(q, p),
  () => false,
);
/** 5.7, 10.17: an overrun is a form of attack; Security Divisions attack partisans only, who are never overrun. */
const huntsPartisans = rule(
  '10.17',
  (q: Query, p: Piece): boolean => isSecurity(q, p) && q.steps(p) === 2,
  () => false,
);
/** 5.63 */
const isWinded = rule(
  '5.63',
  (q: Query, p: Piece): boolean => q.has(p, 'forced'),
  () => false,
);
/** 5.74 */
const hasOverrun = rule(
  '5.74',
  (q: Query, p: Piece): boolean => q.has(p, 'overran'),
  () => false,
);
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  const no = refuseMover(q, p);
  if (no) return no;
  if (neverOverruns(q, p)) return refuse('5.77', say`${unit(p)} never overruns.`, about);
  if (huntsPartisans(q, p))
    return refuse('10.17', say`${unit(p)} attacks partisans only, and an overrun is a form of attack.`, about);
  if (isWinded(q, p)) return refuse('5.63', say`${unit(p)} has force marched.`, about);
  if (hasOverrun(q, p)) return refuse('5.74', say`${unit(p)} has overrun in this phase.`, about);
  return undefined;
}
/** 5.73, 9.23 At most three. */
const tooMany = rule(
  '5.73',
  (units: readonly Piece[]): boolean => units.length > OVERRUN.units,
  () => false,
);
function refuseUnits(q: Query, units: readonly Piece[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refuse('5.7', say`Choose units to overrun with.`);
  for (const p of units) {
    const no = refuseUnit(q, p);
    if (no) return no;
    if (q.at(p) !== q.at(first))
      return refuse('5.7.P', say`All enter over one hexside: ${unit(p)} is elsewhere.`, { pieces: [p] });
  }
  if (tooMany(units)) return refuse('5.73', say`At most ${OVERRUN.units} units overrun a hex.`, { pieces: units });
  return undefined;
}
/** 5.7.P, 5.71: thirteen to one against all who are there. */
const isCertain = rule(
  '5.71',
  (attack: number, defense: number): boolean => attack >= OVERRUN.odds * defense,
  (attack: number, defense: number) => attack >= defense,
);
/** 5.14: no guaranteed hex for an overrun. */
const canPay = rule(
  '5.21',
  (q: Query, p: Piece, to: Loc): boolean => overrunCost(q, p, to) <= pointsLeft(q, p),
  () => true,
);
function refuseTarget(q: Query, units: readonly Piece[], to: Loc): Refusal | undefined {
  const [first = NONE] = units;
  const about = { places: [to] };
  if (!isHex(to) || !enemyIn(q, q.actor, to)) return refuse('5.7', say`No enemy units are in ${place(to)}.`, about);
  const hexside = sideBetween(GRID, q.at(first), to);
  if (hexside === NONE) return refuse('5.7.P', say`${place(to)} is not beside ${place(q.at(first))}.`, about);
  const water = WATER[hexside] ?? 0;
  if (water === SEA_SIDE || (water === LAKE_SIDE && !riversFrozen(q)))
    return refuse('5.27', say`Sea or an open lake bars the way to ${place(to)}.`, about);
  for (const p of units) {
    const limit = limitAt(q, p, to);
    if (limit)
      return refuse(limit.rule, say`${unit(p)} may not enter ${place(to)}: ${limit.text}.`, {
        pieces: [p],
        places: [to],
      });
    if (!canPay(q, p, to))
      return refuse(
        '5.21',
        say`The overrun costs ${unit(p)} ${overrunCost(q, p, to)} points; ${pointsLeft(q, p)} are left.`,
        {
          pieces: [p],
          places: [to],
        },
      );
  }
  const [attack, defense] = odds(q, units, to);
  if (!isCertain(attack, defense))
    return refuse('5.71', say`${attack / WHOLE} against ${defense / WHOLE} is less than ${OVERRUN.odds} to 1.`, about);
  return undefined;
}
/** 28.15, 28.29 Cadres and partisan units are never overrun, nor do they count. */
const cadresStay = rule(
  '28.15',
  (q: Query, p: Piece): boolean => isCadre(q, p),
  () => false,
);
const partisansStay = rule(
  '28.29',
  (q: Query, p: Piece): boolean => isPartisan(q, p) && !isCadre(q, p),
  () => false,
);
const overrunIn = (q: Query, hex: Loc): readonly Piece[] =>
  ownAt(q, hex, enemyOf(q.actor)).filter((p) => !cadresStay(q, p) && !partisansStay(q, p));
const odds = (q: Query, units: readonly Piece[], to: Loc): readonly [attack: number, defense: number] => [
  totalAttack(q, units, [to], 'overrun'),
  totalDefense(q, overrunIn(q, to), 'overrun'),
];

/** By hex: 1 beside an enemy whom the best units there might overrun, if all of them could: most could not, whoever they are. Undefined where there is none. */
const strongholds = (q: Query): Uint8Array | undefined =>
  q.cached(
    q.actor === AXIS ? 'strongholds axis' : 'strongholds russian',
    ['where', 'pieces', 'tracks', 'stack'],
    () => {
      const beside = besideEnemy(q, q.actor);
      const { units: enemies } = enemyFront(q, q.actor);
      const factors = factorsNow(q);
      const weakest = new Map<Loc, number>();
      let found: Uint8Array | undefined;
      for (let at = beside.indexOf(1); at !== -1; at = beside.indexOf(1, at + 1)) {
        const attack = bestAttack(q, at, factors) * HALVINGS;
        if (attack === 0) continue;
        if ((AROUND[at] ?? []).some((hex) => enemies[hex] !== 0 && attack >= OVERRUN.odds * weak(q, hex, weakest)))
          (found ??= new Uint8Array(HEXES))[at] = 1;
      }
      return found;
    },
  );
/** What as many as may overrun together have, the strongest of the hex. */
function bestAttack(q: Query, at: Loc, factors: (p: Piece) => Factors): number {
  const each: number[] = [];
  for (const p of q.piecesAt(at)) if (q.sideOf(p) === q.actor) each.push(factors(p).attack);
  const best = each.length <= OVERRUN.units ? each : each.sort((a, b) => b - a).slice(0, OVERRUN.units);
  return best.reduce((sum, n) => sum + n, 0);
}
/** `known`: of the same moment. */
function weak(q: Query, hex: Loc, known: Map<Loc, number>): number {
  const found = known.get(hex) ?? printedDefenseOf(q, hex);
  known.set(hex, found);
  return found;
}
/** Whole stacks of up to three beside an enemy, and each alone. */
function* parties(q: Query): Generator<readonly Piece[]> {
  const from = strongholds(q);
  if (from === undefined) return;
  const stacks = new Map<Loc, Piece[]>();
  const { at: places } = q.columns;
  for (const p of q.piecesOf(q.actor)) {
    const at = places[p] ?? NONE;
    if (from[at] !== 1 || factorsOf(q, p).attack === 0 || refuseUnit(q, p)) continue;
    const stack = stacks.get(at);
    if (stack === undefined) stacks.set(at, [p]);
    else stack.push(p);
  }
  const defenses = new Map<Loc, number>();
  for (const stack of stacks.values()) {
    const best = stack.toSorted((a, b) =>
      q.columns.kind[a] === q.columns.kind[b] ? a - b : strong(q, b) - strong(q, a),
    );
    for (let n = 1; n <= Math.min(OVERRUN.units, best.length); n++) {
      const units = best.slice(0, n);
      if (!isWorthTrying(q, units, defenses)) continue;
      if (targetsOf(q, units).length > 0) yield units;
    }
  }
}
/** Attacks are never doubled, and a defense is halved three times at most (13.21, 14.11, 6.36). */
const HALVINGS = 8;
function isWorthTrying(q: Query, units: readonly Piece[], defenses: Map<Loc, number>): boolean {
  const attack = units.reduce((sum, p) => sum + factorsOf(q, p).attack, 0);
  const at = q.at(units[0] ?? NONE);
  return (AROUND[at] ?? []).some(
    (hex) =>
      enemyIn(q, q.actor, hex) &&
      attack * HALVINGS >= OVERRUN.odds * printedDefenseOf(q, hex) &&
      attack * WHOLE >= OVERRUN.odds * defenseIn(q, hex, defenses),
  );
}
/** `known`: of the same moment. */
function defenseIn(q: Query, hex: Loc, known: Map<Loc, number>): number {
  const found = known.get(hex) ?? totalDefense(q, overrunIn(q, hex), 'overrun');
  known.set(hex, found);
  return found;
}
const printedDefenseOf = (q: Query, hex: Loc): number =>
  overrunIn(q, hex).reduce((sum, p) => sum + factorsOf(q, p).defense, 0);
const strong = (q: Query, p: Piece): number => factorsOf(q, p).attack;
const targetsOf = (q: Query, units: readonly Piece[]): readonly Loc[] =>
  (AROUND[q.at(units[0] ?? NONE)] ?? []).filter((hex) => enemyIn(q, q.actor, hex) && !refuseTarget(q, units, hex));

function preview(q: Query, units: readonly Piece[], to: Loc): Preview {
  const [attack, defense] = odds(q, units, to);
  return {
    cost: Math.max(...units.map((p) => overrunCost(q, p, to))),
    path: [q.at(units[0] ?? NONE), to],
    notes: [{ rule: '5.71', message: say`${attack / WHOLE} against ${defense / WHOLE}` }],
  };
}
/** 5.79 Nothing is left of them, no kampfgruppe or battlegroup. */
const removeWhole = rule(
  '5.79',
  (g: Play, p: Piece): void => eliminate(g, p, '5.79'),
  (g: Play, p: Piece) => void reduce(g, p, '5.79'),
);
function ride(g: Play, units: readonly Piece[], to: Loc): void {
  const costs = units.map((p) => overrunCost(g, p, to));
  const from = g.at(units[0] ?? NONE);
  const victims = overrunIn(g, to);
  commit(g, units);
  g.note('5.7', say`${place(to)} is overrun.`);
  for (const p of victims) removeWhole(g, p);
  takeTurn(g, units);
  for (const [i, p] of units.entries()) {
    if (g.has(p, 'done')) g.lower(p, 'done');
    g.raise(p, 'overran');
    g.move(p, to, { path: [from, to], by: 'overrun' });
    g.setField(p, 'spent', g.field(p, 'spent') + (costs[i] ?? 0));
  }
  enterHexes(g, units, [to]);
}

export const overrun = verb({
  id: 'overrun',
  title: 'Overrun',
  rule: '5.7',
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: {
      title: 'Units',
      candidates: parties,
      elements: function* elements(q) {
        const beside = besideEnemy(q, q.actor);
        for (const p of q.piecesOf(q.actor)) if (beside[q.at(p)] === 1 && !refuseUnit(q, p)) yield p;
      },
      refuse: (q, _, value) => refuseUnits(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { units }) => targetsOf(q, units),
      refuse: (q, { units }, value) => refuseTarget(q, units, value),
      preview: (q, { units }, value) => preview(q, units, value),
    },
  },
  apply: (g, { units, to }) => ride(g, units, to),
});
