// Chapter 4: movement. One unit at a time, once in a phase, as far as its movement points last.
import {
  type Loc,
  type Message,
  type Piece,
  place,
  type Preview,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { costTo, type Mover, pathTo, reach, type Reach, refuse as barred, type Why, whyNot } from '@rasputitsa/kit';
import { AROUND, enemyOf, GRID, HEXES, isRiver, TERRAIN } from '../1-map/board.ts';
import { isFull, onMap, stackLimit, typeOf, unitsIn } from '../2-units/units.ts';
import { takeControl } from '../6-victory/victory.ts';
import { ENTRY, RIVER_COST } from '../data/tables.ts';
import { type Play, type Query, verb } from '../words.ts';

/** Why a step is closed: the codes the kit's search hands back, and what to tell the player. */
const ENEMY = 1;
const ZONE = 2;
const FULL_HEX = 3;
const REASONS: Readonly<Record<number, readonly [rule: string, text: (at: Loc) => Message]>> = {
  [ENEMY]: ['4.3', (at) => say`Enemy units are in ${place(at)}.`],
  [ZONE]: ['4.4', (at) => say`A unit that enters ${place(at)} must stop there: an enemy is next to it.`],
  [FULL_HEX]: ['2.3', (at) => say`${place(at)} already holds ${stackLimit()} units.`],
};

/** 4.1 The movement points of a unit. */
const allowance = rule(
  '4.1',
  (q: Query, p: Piece): number => typeOf(q, p).moves,
  () => HEXES,
);
/** 4.1 A unit moves once in a phase. */
const hasMoved = rule(
  '4.1',
  (q: Query, p: Piece): boolean => q.has(p, 'moved'),
  () => false,
);
/** 4.2 What a step costs. */
const stepCost = rule(
  '4.2',
  (to: Loc, hexside: number): number => ENTRY[TERRAIN[to] ?? 'clear'] + (isRiver(hexside) ? RIVER_COST : 0),
  () => ENTRY.clear,
);
/** 4.3 No unit enters a hex with an enemy unit. */
const heldByEnemy = rule(
  '4.3',
  (q: Query, side: Side, hex: Loc): boolean => unitsIn(q, hex, enemyOf(side)).length > 0,
  () => false,
);
/** 4.4 A unit that comes next to an enemy stops. */
const stopsIn = rule(
  '4.4',
  (q: Query, side: Side, hex: Loc): boolean => enemyZone(q, side).has(hex),
  () => false,
);

const ZONE_KEYS = ['zone-of-red', 'zone-of-blue'];
/** The hexes next to enemy units. Worked out again only when a unit has gone somewhere else. */
export function enemyZone(q: Query, side: Side): ReadonlySet<Loc> {
  return q.cached(ZONE_KEYS[side] ?? '', ['where'], () => {
    const enemies = q.piecesOf(enemyOf(side)).filter((p) => onMap(q, p));
    return new Set(enemies.flatMap((p) => AROUND[q.at(p)] ?? []));
  });
}

/** The rules of a step, once: the search asks them, and so does whoever wants to know why not. */
function mover(q: Query, p: Piece): Mover {
  const side = q.sideOf(p);
  return {
    hex: q.at(p),
    budget: allowance(q, p),
    rule: {
      step: (_, to, hexside) => (heldByEnemy(q, side, to) ? barred(ENEMY) : stepCost(to, hexside)),
      stop: (hex) => (stopsIn(q, side, hex) ? ZONE : 0),
      // A full hex may be passed: RULINGS R1.
      mayEnd: (hex) => (isFull(q, hex, side) ? FULL_HEX : 0),
    },
  };
}
function reachOf(q: Query, p: Piece): Reach {
  return q.cached(`reach-${p}`, ['where'], () => reach(GRID, mover(q, p)));
}

function refuseMover(q: Query, p: Piece): Refusal | undefined {
  if (!onMap(q, p)) return refuse('4.1', say`${unit(p)} is not on the map.`, { pieces: [p] });
  if (hasMoved(q, p)) return refuse('4.1', say`${unit(p)} has already moved in this phase.`, { pieces: [p] });
  return undefined;
}

function refuseGoal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (to === q.at(p) || to >= HEXES) return refuse('4.1', say`Choose another hex of the map.`);
  if (heldByEnemy(q, q.sideOf(p), to)) return refuseBy(ENEMY, to);
  const why = whyNot(GRID, mover(q, p), reachOf(q, p), to);
  if (why.kind === 'reached') return undefined;
  // The price may be that of a detour: then what bars the short way is the better answer.
  const barrier = barrierOf(why.kind === 'budget' ? why.barred : why, to);
  if (barrier) return barrier;
  const price = why.kind === 'budget' ? why.needed : HEXES;
  return refuse('4.1', say`${place(to)} costs ${price} movement points; ${unit(p)} has ${allowance(q, p)}.`, {
    places: [to],
  });
}
function barrierOf(why: Why | undefined, goal: Loc): Refusal | undefined {
  if (!why || !('code' in why)) return undefined;
  const at = why.kind === 'forbidden' ? why.to : why.kind === 'stopped' ? why.at : goal;
  return refuseBy(why.code, at);
}
function refuseBy(code: number, at: Loc): Refusal | undefined {
  const [cited, text] = REASONS[code] ?? [];
  return cited === undefined || text === undefined ? undefined : refuse(cited, text(at), { places: [at] });
}

function previewMove(q: Query, p: Piece, to: Loc): Preview {
  const found = reachOf(q, p);
  const notes = stopsIn(q, q.sideOf(p), to) ? [{ rule: '4.4', message: say`Next to the enemy.` }] : [];
  return { cost: costTo(found, to), path: pathTo(found, to), notes };
}

export const move = verb({
  id: 'move',
  title: 'Move',
  rule: '4.1',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => onMap(q, p) && !hasMoved(q, p)),
      refuse: (q, _, p) => refuseMover(q, p),
      preview: (q, _, p) => ({ label: say`${allowance(q, p)} movement points` }),
    },
    to: {
      title: 'Hex',
      candidates: (q, given) => reachOf(q, given.unit).hexes,
      refuse: (q, given, to) => refuseGoal(q, given.unit, to),
      preview: (q, given, to) => previewMove(q, given.unit, to),
    },
  },
  apply(g, given) {
    const path = pathTo(reachOf(g, given.unit), given.to);
    g.raise(given.unit, 'moved');
    g.move(given.unit, given.to, { path, by: 'march' });
    takeControl(g, given.unit, path);
  },
});

/** The phase ends: all units may move again in the next. */
export function endMovement(g: Play): void {
  for (const p of g.piecesOf(g.active)) g.lower(p, 'moved');
}
