// Chapter 5, 5.3: retreat or stand. The beaten side sends groups back, each along one way; whoever does not go the whole way pays.
import { type Loc, type Message, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { distance, findPaths, type HexPath, sideBetween } from '@rasputitsa/kit';
import { BIG_RIVER, GRID } from '../1-basics/board.ts';
import { ground } from '../1-basics/ground.ts';
import { eliminate, loseCel } from '../1-basics/losses.ts';
import { holderOf, isEmplaced, onMap, typeOf, unitOf, unitsIn } from '../1-basics/units.ts';
import { refuseBridging } from '../14-bridges/bridges.ts';
import { refuseRooted } from '../15-special-units/resilience.ts';
import { pricing, SHUT, stepPrice } from '../3-movement/costs.ts';
import { relocate } from '../3-movement/relocate.ts';
import { refuseStack } from '../3-movement/stacking.ts';
import { inEnemyZone } from '../4-zone-of-control/zones.ts';
import { stir } from './disorganization.ts';
import { besideEnemy, sidesOf } from './sides.ts';
import { isHelpless } from './strength.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';

/** Units of a side in the combat that are still there: whoever took part where the fight was, guns that supported beside the enemy too (6.3.5). */
export function participants(q: Query, side: number): readonly Piece[] {
  const s = sidesOf(q);
  if (side === s.attacker) return [...s.attackers, ...besideEnemy(q, s.guns, s.targets)];
  return [...s.defenders, ...besideEnemy(q, s.defenceGuns, q.v('stood') ?? [])];
}
const beatenUnits = (q: Query): readonly Piece[] => participants(q, q.v('beaten') ?? -1);

/** 6.2.4.note Emplaced guns cannot withdraw. */
const isStuck = rule(
  '6.2.4.note',
  (q: Query, p: Piece): boolean => isEmplaced(q, p),
  () => false,
);
/** 6.6.4 Guns in transport fare like headquarters (RULINGS R119). */
const isLikeHq = rule(
  '6.6.4',
  (q: Query, p: Piece): boolean => typeOf(q, p) === 'art',
  () => false,
);
/** 5.1.9 Headquarters that are attacked with nothing else in their hex cannot retreat. */
function isCornered(q: Query, p: Piece): boolean {
  const s = sidesOf(q);
  if (q.sideOf(p) !== s.defender || !s.targets.includes(q.at(p)) || !isHelpless(q, q.at(p), s)) return false;
  return typeOf(q, p) === 'hq' || isLikeHq(q, p);
}
function refuseRetreater(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { pieces: [p] });
  if (!beatenUnits(q).includes(p)) return no('5.3.1', say`${unit(p)} need not retreat.`);
  if ((q.v('gone') ?? []).includes(p)) return no('5.3.1', say`${unit(p)} has retreated.`);
  if (isStuck(q, p)) return no('6.2.4.note', say`${unit(p)} is in combat set-up and cannot withdraw.`);
  if (isCornered(q, p)) return no('5.1.9', say`${unit(p)} is alone and cannot retreat.`);
  return refuseRooted(q, p) ?? refuseBridging(q, p);
}
/** Those who may still go back. */
export function mayRetreat(q: Query): readonly Piece[] {
  return beatenUnits(q).filter((p) => !refuseRetreater(q, p));
}

/** 5.3.3 Not into an enemy zone of control, 5.3.4 except onto friends. */
const isInZone = rule(
  '5.3.3',
  (q: Query, side: number, hex: Loc): boolean => inEnemyZone(q, side, hex),
  () => false,
);
const isSheltered = rule(
  '5.3.4',
  (q: Query, side: number, hex: Loc): boolean => holderOf(q, hex) === side,
  () => false,
);
/** 5.3.5 Over a big river only by bridge. */
const isBarredByRiver = rule(
  '5.3.5',
  (q: Query, from: Loc, to: Loc): boolean => {
    const hexside = sideBetween(GRID, from, to);
    return ground(q).water[hexside] === BIG_RIVER && ground(q).bridge[hexside] === 0;
  },
  () => false,
);
/** 5.3.2 Every step leads further from the hex of the combat. */
const leadsAway = rule(
  '5.3.2',
  (from: Loc, at: Loc, to: Loc): boolean => distance(GRID, from, to) > distance(GRID, from, at),
  () => true,
);
/** 5.3.6 Nobody ends where there is no room. */
const hasRoom = rule(
  '5.3.6',
  (q: Query, side: number, hex: Loc, group: readonly Piece[]): boolean => !refuseStack(q, side, hex, group),
  () => true,
);

function refuseStep(q: Query, group: readonly Piece[], start: Loc, at: Loc, to: Loc): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { places: [to] });
  const side = q.sideOf(group[0] ?? -1);
  const hexside = sideBetween(GRID, at, to);
  if (hexside < 0) return no('5.3.2', say`${place(to)} is not beside ${place(at)}.`);
  if (holderOf(q, to) >= 0 && holderOf(q, to) !== side) return no('5.3.3', say`Enemy units are in ${place(to)}.`);
  if (!leadsAway(start, at, to)) return no('5.3.2', say`${place(to)} does not lead away from the fight.`);
  for (const p of group)
    if (stepPrice(pricing(q, unitOf(q, p).moves), to, hexside) === SHUT)
      return no('5.3.3', say`${place(to)} is closed to ${unit(p)}.`);
  if (isBarredByRiver(q, at, to)) return no('5.3.5', say`The big river before ${place(to)} has no bridge.`);
  if (isInZone(q, side, to) && !isSheltered(q, side, to))
    return no('5.3.3', say`${place(to)} is in an enemy zone of control.`);
  return undefined;
}
/** Ways for a group, without the hex it leaves, of every length that is owed or less. */
export function waysBack(q: Query, group: readonly Piece[]): readonly HexPath[] {
  const [first = -1] = group;
  const start = q.at(first);
  const { legal } = findPaths<Refusal>({
    grid: GRID,
    from: start,
    maxSteps: q.v('hexes') ?? 0,
    step: (path, to) => refuseStep(q, group, start, path.at(-1) ?? start, to),
    end: (path) =>
      hasRoom(q, q.sideOf(first), path.at(-1) ?? start, group) ? undefined : refuse('5.3.6', say`There is no room.`),
  });
  // The whole way first: bots that take the first do the obvious.
  return legal.map((path) => path.slice(1)).sort((a, b) => b.length - a.length);
}

function refuseGroup(q: Query, group: readonly Piece[]): Refusal | undefined {
  if (group.length === 0) return refuse('5.3.1', say`Nobody retreats.`);
  for (const p of group) {
    const no = refuseRetreater(q, p);
    if (no) return no;
  }
  if (new Set(group.map((p) => q.at(p))).size > 1) return refuse('5.3.2', say`A group retreats from one hex.`);
  return undefined;
}
function refuseWay(q: Query, group: readonly Piece[], path: readonly Loc[]): Refusal | undefined {
  const start = q.at(group[0] ?? -1);
  const most = q.v('hexes') ?? 0;
  if (path.length === 0 || path.length > most) return refuse('5.3.1', say`A retreat is 1 to ${most} hexes long.`);
  let at = start;
  for (const to of path) {
    const no = refuseStep(q, group, start, at, to);
    if (no) return no;
    at = to;
  }
  if (hasRoom(q, q.sideOf(group[0] ?? -1), at, group)) return undefined;
  return refuse('5.3.6', say`There is no room in ${place(at)}.`, { places: [at] });
}

/** 5.3.4 Each hex of an enemy zone on the way, where friends are, costs every unit a CEL. */
const shelterPrice = rule(
  '5.3.4',
  (q: Query, side: number, path: readonly Loc[]): number => path.filter((hex) => inEnemyZone(q, side, hex)).length,
  () => 0,
);

/** Units that fell back into this hex earlier in the phase: they go with the last of the others, or are destroyed (RULINGS R35). */
const guestsIn = (q: Query, hex: Loc, side: number): readonly Piece[] =>
  unitsIn(q, hex, side).filter((p) => q.has(p, 'fought') && !participants(q, side).includes(p) && !isEmplaced(q, p));
function follow(g: Play, p: Piece, path: readonly Loc[]): void {
  const prices = pricing(g, unitOf(g, p).moves);
  const isShut = path.slice(1).some((to, i) => stepPrice(prices, to, sideBetween(GRID, path[i] ?? -1, to)) === SHUT);
  if (isShut || !hasRoom(g, g.sideOf(p), path.at(-1) ?? -1, [p])) return eliminate(g, p, '5.3.6', 'combat');
  relocate(g, p, path, 'retreat');
  g.raise(p, 'retreated');
  stir(g, p);
}

export const fallBack = verb({
  id: 'fall-back',
  title: 'Retreat',
  rule: '5.3.1',
  args: { units: 'pieces', path: 'places' },
  ask: {
    units: {
      title: 'Units',
      *candidates(q) {
        const all = mayRetreat(q);
        const byHex = Map.groupBy(all, (p) => q.at(p));
        for (const stack of byHex.values()) yield stack;
        if (all.length > byHex.size) for (const p of all) yield [p];
      },
      elements: (q) => mayRetreat(q),
      refuse: (q, _, group) => refuseGroup(q, group),
    },
    path: {
      title: 'Way',
      candidates: (q, { units }) => waysBack(q, units),
      elements: (q, { units }) => new Set(waysBack(q, units).flat()),
      refuse: (q, { units }, path) => refuseWay(q, units, path),
    },
  },
  apply(g, { units, path }) {
    const start = g.at(units[0] ?? -1);
    const side = g.sideOf(units[0] ?? -1);
    const price = shelterPrice(g, side, path);
    const isLast = mayRetreat(g).every((p) => units.includes(p) || g.at(p) !== start);
    for (const p of units) {
      relocate(g, p, [start, ...path], 'retreat');
      g.raise(p, 'retreated');
      loseCel(g, p, price, '5.3.4', 'combat');
    }
    if (isLast) for (const p of guestsIn(g, start, side)) follow(g, p, [start, ...path]);
    g.reply('gone', [...(g.v('gone') ?? []), ...units]);
    g.reply('flights', [...(g.v('flights') ?? []), { from: start, path, count: units.length }]);
  },
});

export const retreat: DecisionNode = {
  kind: 'decision',
  id: 'retreat',
  title: 'Retreat',
  rule: '5.3.1',
  verbs: ['fall-back'],
  prompt: (q) =>
    q.v('hexes') === 1
      ? say`Retreat 1 hex. Units that stay cost your side a CEL.`
      : say`Retreat ${q.v('hexes') ?? 0} hexes. Every hex that a unit stays short costs your side a CEL.`,
  done: { title: 'The others stand', rule: '5.3.7' },
};

/** 5.3.8 The price is charged once for the whole side. */
const onceForAll = rule(
  '5.3.8',
  (short: readonly number[]): number => Math.max(0, ...short),
  (short: readonly number[]) => short.reduce((a, b) => a + b, 0),
);
/** 5.3.7, 5.3.7.mix, 5.3.8 The largest shortfall among those who are left, emplaced guns apart; paid once by those who fell short. */
export const shortfall = rule(
  '5.3.7',
  (q: Query): number => {
    const went = lengths(q);
    const owed = q.v('hexes') ?? 0;
    return onceForAll(
      beatenUnits(q)
        .filter((p) => onMap(q, p) && !isStuck(q, p))
        .map((p) => owed - (went.get(p) ?? 0)),
    );
  },
  () => 0,
);
export function shortUnits(q: Query): readonly Piece[] {
  const went = lengths(q);
  const owed = q.v('hexes') ?? 0;
  return beatenUnits(q).filter((p) => onMap(q, p) && (went.get(p) ?? 0) < owed);
}
/** How far each unit went. */
function lengths(q: Query): ReadonlyMap<Piece, number> {
  const out = new Map<Piece, number>();
  let i = 0;
  for (const { path, count } of q.v('flights') ?? [])
    for (let n = 0; n < count; n++) out.set((q.v('gone') ?? [])[i++] ?? -1, path.length);
  return out;
}
/** The groups of 5.3.9, each with the way it went. */
export function flightGroups(g: Play): readonly { readonly units: readonly Piece[]; readonly length: number }[] {
  const gone = g.v('gone') ?? [];
  let i = 0;
  return (g.v('flights') ?? []).map(({ path, count }) => {
    const units = gone.slice(i, i + count);
    i += count;
    return { units, length: path.length };
  });
}
