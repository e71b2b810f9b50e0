// Chapter 5, 5.1: who may attack what.
import { type Loc, type Message, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { AROUND, enemyOf, GRID, HEXES } from '../1-basics/board.ts';
import { attackPrinted, holderOf, isRegular, isTowed, onMap, typeOf, unitsIn } from '../1-basics/units.ts';
import { picture } from '../4-zone-of-control/zones.ts';
import { refuseByDuty, refuseTargetsByDuty } from './duties.ts';
import { attackOf } from './strength.ts';
import { type Query, verb } from '../words.ts';

/** 5.1.1 One fight in a phase. */
const hasFought = rule(
  '5.1.1',
  (q: Query, p: Piece): boolean => q.has(p, 'fought'),
  () => false,
);
const wasAttacked = rule(
  '5.1.1',
  (q: Query, hex: Loc): boolean => q.mark('attacked', hex) > 0,
  () => false,
);
/** Self-propelled guns fire or assault, not both. */
const hasShelled = rule(
  '5.1.1',
  (q: Query, p: Piece): boolean => typeOf(q, p) === 'spa' && q.has(p, 'fired'),
  () => false,
);
/** 5.1.10 Towed guns do not assault. */
const isTooHeavy = rule(
  '5.1.10',
  (q: Query, p: Piece): boolean => isTowed(q, p),
  () => false,
);
/** 5.1.2 Adjacent hexes only. */
const isBeside = rule(
  '5.1.2',
  (from: Loc, hex: Loc): boolean => distance(GRID, from, hex) === 1,
  (from: Loc, hex: Loc) => distance(GRID, from, hex) <= 2,
);
/** 5.1.5 One of the two sides stands in one hex. */
const isOneToOne = rule(
  '5.1.5',
  (from: number, targets: number): boolean => from <= 1 || targets <= 1,
  () => true,
);

export function refuseAttacker(q: Query, p: Piece, targets: readonly Loc[]): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { pieces: [p] });
  if (!onMap(q, p)) return no('5.1.2', say`${unit(p)} is not on the map.`);
  if (isTooHeavy(q, p)) return no('5.1.10', say`${unit(p)} is towed: it cannot attack, only support.`);
  if (!isTowed(q, p) && (!isRegular(q, p) || attackPrinted(q, p) === 0))
    return no('5.1.2', say`${unit(p)} cannot attack.`);
  if (hasFought(q, p) || hasShelled(q, p)) return no('5.1.1', say`${unit(p)} has fought in this phase.`);
  const far = targets.find((hex) => !isBeside(q.at(p), hex));
  if (far !== undefined) return no('5.1.2', say`${unit(p)} is not beside ${place(far)}.`);
  return undefined;
}
export function refuseTarget(q: Query, hex: Loc): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { places: [hex] });
  if (hex < 0 || hex >= HEXES || (picture(q, q.actor).foes[hex] ?? 0) === 0)
    return no('5.1.2', say`There is no enemy to attack in ${place(hex)}.`);
  if (wasAttacked(q, hex)) return no('5.1.1', say`${place(hex)} has been attacked in this phase.`);
  // Units that fought are seen by both sides until the phase ends.
  if (q.piecesAt(hex).every((p) => hasFought(q, p)))
    return no('5.1.1', say`The units in ${place(hex)} have fought in this phase.`);
  if (q.mark('shelled', hex) > 0) return no('6.4.5', say`${place(hex)} was under ranged fire in this phase.`);
  return undefined;
}

/** Units of a side that could attack all of these hexes, by number. */
export function attackersOn(q: Query, targets: readonly Loc[]): readonly Piece[] {
  const [first = -1] = targets;
  const out: Piece[] = [];
  for (const from of AROUND[first] ?? [])
    if (holderOf(q, from) === q.actor)
      for (const p of unitsIn(q, from, q.actor)) if (!refuseAttacker(q, p, targets)) out.push(p);
  return out.sort((a, b) => a - b);
}

/** Hexes that somebody of the side could attack. */
function* singleTargets(q: Query): Generator<Loc> {
  const { foeHexes, cel } = picture(q, q.actor);
  // By number: the order of the counters would tell which they are.
  for (const hex of foeHexes.filter((h) => (AROUND[h] ?? []).some((n) => (cel[n] ?? 0) > 0)).sort((a, b) => a - b))
    if (!refuseTarget(q, hex)) yield hex;
}
/** Every hex by itself, then all sets that units of one hex could attack together: a unit alone may owe as many attacks as it has enemies beside it. */
function* targetLists(q: Query): Generator<readonly Loc[]> {
  const singles = [...singleTargets(q)].filter((hex) => attackersOn(q, [hex]).length > 0);
  for (const hex of singles) yield [hex];
  const seen = new Set<string>();
  for (const from of new Set(singles.flatMap((hex) => AROUND[hex] ?? []))) {
    if (!unitsIn(q, from, q.actor).some((p) => !refuseAttacker(q, p, []))) continue;
    const beside = singles.filter((hex) => isBeside(from, hex));
    for (let bits = 3; bits < 1 << beside.length; bits++) {
      const set = beside.filter((_, i) => (bits & (1 << i)) !== 0);
      if (set.length < 2 || seen.has(set.join())) continue;
      seen.add(set.join());
      yield set;
    }
  }
}
function* unitLists(q: Query, targets: readonly Loc[]): Generator<readonly Piece[]> {
  const all = attackersOn(q, targets);
  const byHex = Map.groupBy(all, (p) => q.at(p));
  if (targets.length === 1 && byHex.size > 1) yield all;
  for (const stack of byHex.values()) yield stack;
  if (all.length > byHex.size) for (const p of all) yield [p];
}

function refuseBattle(q: Query, targets: readonly Loc[], units: readonly Piece[]): Refusal | undefined {
  if (units.length === 0) return refuse('5.2.1.a', say`An attack needs a unit.`);
  for (const p of units) {
    const no = refuseAttacker(q, p, targets);
    if (no) return no;
  }
  if (!isOneToOne(new Set(units.map((p) => q.at(p))).size, targets.length))
    return refuse('5.1.5', say`Either all attackers or all defenders must be in one hex.`, { places: targets });
  return refuseByDuty(q, targets, units);
}

export const attack = verb({
  id: 'attack',
  title: 'Attack',
  rule: '5.1.2',
  args: { targets: 'places', units: 'pieces' },
  ask: {
    targets: {
      title: 'Hexes',
      candidates: targetLists,
      elements: singleTargets,
      refuse(q, _, targets) {
        if (targets.length === 0) return refuse('5.2.1.a', say`An attack needs a target.`);
        if (new Set(targets).size < targets.length) return refuse('5.2.1.a', say`A hex is attacked once.`);
        for (const hex of targets) {
          const no = refuseTarget(q, hex);
          if (no) return no;
        }
        const able = attackersOn(q, targets);
        if (able.length > 0) return refuseTargetsByDuty(q, targets, able);
        return refuse('5.1.2', say`No unit of yours can attack there.`, { places: targets });
      },
    },
    units: {
      title: 'Attackers',
      candidates: (q, { targets }) => unitLists(q, targets),
      elements: (q, { targets }) => attackersOn(q, targets),
      refuse: (q, { targets }, units) => refuseBattle(q, targets, units),
      preview: (q, _, units) => ({ label: say`${units.reduce((n, p) => n + attackOf(q, p), 0)} SP` }),
    },
  },
  apply(g, { targets, units }) {
    const defenders = targets.flatMap((hex) => unitsIn(g, hex, enemyOf(g.actor)).filter((p) => !hasFought(g, p)));
    g.call('combat', {
      vars: { stage: 0, targets, attackers: units, defenders, cel: 0, pool: [], gone: [], flights: [] },
    });
  },
});
