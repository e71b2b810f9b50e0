// Chapter 4: movement. One block at a time, as far as its allowance lasts, in as many parts as its owner likes.
import {
  fromChart,
  type Message,
  type Piece,
  type Preview,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Loc,
} from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { costTo, createReachBuffers, type Mover, pathTo, type Reach, reach, whyNot } from '@rasputitsa/kit/reach';
import { refuse as barred } from '@rasputitsa/kit/search';
import { formatUnits, parseUnits } from '@rasputitsa/kit/units';
import { armIndex, isArm, onMap } from '../01-board/blocks.ts';
import { BRIDGE, FORD, GRID, hasRoad, OPEN, RIVER, TERRAIN, WATER } from '../01-board/board.ts';
import { type Picture, picture, room, stackLimit } from '../03-zones/zones.ts';
import { ambush, ambusher, discovers, lookForScouts } from '../05-scouts/scouts.ts';
import { halved, judgeSupply } from '../08-supply/supply.ts';
import { fordClosed } from '../10-weather/weather.ts';
import { takeControl } from '../11-victory/victory.ts';
import type { ArmValues } from '../data/charts.ts';
import { CROSSINGS, ENTRY, FORD_COST, ROAD_COST, SCALE } from '../data/tables.ts';
import { ARMS } from '../data/units.ts';
import { type Play, type Query, verb } from '../words.ts';

/** Why a step is closed: the codes the kit's search hands back, and what to tell the player. */
const ENEMY = 1;
const WATERED = 2;
const FLOODED = 3;
const CROWDED = 4;
const FULL_HEX = 5;
const ZONE = 6;
const REASONS: Readonly<Record<number, readonly [rule: string, text: (at: Loc) => Message]>> = {
  [ENEMY]: ['4.3', (at) => say`Enemy blocks are in ${place(at)}.`],
  [WATERED]: ['4.4', (at) => say`The river before ${place(at)} can be crossed only at the bridge or a ford.`],
  [FLOODED]: ['10.2', (at) => say`The ford before ${place(at)} is closed in rain.`],
  [CROWDED]: ['4.5', (at) => say`No more blocks may cross to ${place(at)} in this phase.`],
  [FULL_HEX]: ['3.1', (at) => say`${place(at)} is full.`],
  [ZONE]: ['4.6', (at) => say`A block must stop in the enemy zone of control at ${place(at)}.`],
};

const units = (mp: string): number => parseUnits(mp, SCALE);
/** ENTRY_COST[arm][hex] in halves of a point (4.2). */
const ENTRY_COST: readonly (readonly number[])[] = ARMS.map((a) =>
  TERRAIN.map((t) => units(ENTRY[a.id][t] ?? ENTRY.all[t] ?? '1')),
);
const allowances = fromChart((values: ArmValues): readonly number[] => ARMS.map((a) => units(values[a.id].moves)));
const ROAD = units(ROAD_COST);
const FORDING = units(FORD_COST);

/** 4.1 The points printed on the block. */
const printed = rule(
  '4.1',
  (q: Query, p: Piece): number => allowances(q.chart('arms'))[armIndex(q, p)] ?? 0,
  () => GRID.count * SCALE,
);
/** 4.1, 8.2 The points of this phase. */
export const allowance = (q: Query, p: Piece): number => halved(q, p, printed(q, p));
/** 4.8 What is left of it in this phase. */
export const left = rule(
  '4.8',
  (q: Query, p: Piece): number => allowance(q, p) - q.field(p, 'spent'),
  (q: Query, p: Piece) => allowance(q, p),
);

/** 4.2 The terrain entered, and a point more through a ford. */
const entryCost = rule(
  '4.2',
  (arm: number, to: Loc, hexside: number): number =>
    (ENTRY_COST[arm]?.[to] ?? 0) + (WATER[hexside] === FORD ? FORDING : 0),
  () => SCALE,
);
/** 4.7 Along a road every hex costs half a point. */
const stepCost = rule(
  '4.7',
  (arm: number, to: Loc, hexside: number): number => (hasRoad(hexside) ? ROAD : entryCost(arm, to, hexside)),
  (arm: number, to: Loc, hexside: number) => entryCost(arm, to, hexside),
);
/** 4.3 No block enters a hex in which it sees an enemy. */
const heldByEnemy = rule(
  '4.3',
  (seen: Picture, to: Loc): boolean => (seen.foes[to] ?? 0) > 0,
  () => false,
);
/** 4.4 The river is crossed at the bridge and the fords only. */
export const unfordable = rule(
  '4.4',
  (hexside: number): boolean => WATER[hexside] === RIVER,
  () => false,
);
/** 4.5 So many blocks a phase over the bridge and through a ford; scouts find their own way. */
const crossingFull = rule(
  '4.5',
  (q: Query, p: Piece, hexside: number): boolean =>
    usesCrossing(q, p, hexside) &&
    q.mark('crossings', hexside) >= (WATER[hexside] === BRIDGE ? CROSSINGS.bridge : CROSSINGS.ford),
  () => false,
);
const usesCrossing = (q: Query, p: Piece, hexside: number): boolean => WATER[hexside] !== OPEN && !isArm(q, p, 'scout');
/** 4.6 A block that enters an enemy zone of control goes no further. */
const stopsIn = rule(
  '4.6',
  (seen: Picture, hex: Loc): boolean => (seen.zoc[hex] ?? 0) > 0,
  () => false,
);

function mover(q: Query, p: Piece): Mover {
  const side = q.sideOf(p);
  const seen = picture(q, side);
  const arm = armIndex(q, p);
  const needs = room(q, p);
  const limit = stackLimit(q);
  return {
    hex: q.at(p),
    budget: left(q, p),
    rule: {
      step(_, to, hexside) {
        if (heldByEnemy(seen, to)) return barred(ENEMY);
        if (unfordable(hexside)) return barred(WATERED);
        if (fordClosed(q, hexside)) return barred(FLOODED);
        if (crossingFull(q, p, hexside)) return barred(CROWDED);
        // Full hexes are closed to passage too, so that a block stopped on its way always has room where it stands.
        if (needs > 0 && (seen.used[to] ?? 0) + needs > limit) return barred(FULL_HEX);
        return stepCost(arm, to, hexside);
      },
      stop: (hex) => (stopsIn(seen, hex) ? ZONE : 0),
    },
  };
}

/** One set of arrays for all searches. What is wanted of an answer is copied out before the next search. */
const scratch = createReachBuffers();
const searchFrom = (q: Query, p: Piece): Reach => reach(GRID, mover(q, p), scratch);

/** Made once: the key is asked for with every candidate. */
const keys: string[] = [];
const keyOf = (p: Piece): string => (keys[p] ??= `reach-${p}`);

/** Where a block can go by what its owner sees, nearest first, and what it costs. */
export function reachOf(q: Query, p: Piece): ReadonlyMap<number, number> {
  return q.cached(keyOf(p), ['pieces', 'known', 'marks', 'tracks'], () => {
    const found = searchFrom(q, p);
    return new Map(found.hexes.map((hex) => [hex, costTo(found, hex)]));
  });
}

/** Whose block it is the kernel has seen to (1.1). */
export function refuseOffMap(q: Query, p: Piece, cited: string): Refusal | undefined {
  return onMap(q, p) ? undefined : refuse(cited, say`${unit(p)} is not on the map.`, { pieces: [p] });
}

function refuseMover(q: Query, p: Piece): Refusal | undefined {
  const own = refuseOffMap(q, p, '4.1');
  if (own || left(q, p) > 0) return own;
  return refuse('4.8', say`${unit(p)} has used up its movement allowance.`, { pieces: [p] });
}

function refuseGoal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (reachOf(q, p).has(to)) return undefined;
  if (to === q.at(p) || to >= GRID.count) return refuse('4.1', say`A move leads to another hex.`);
  const m = mover(q, p);
  const why = whyNot(GRID, m, searchFrom(q, p), to);
  switch (why.kind) {
    case 'budget': {
      const barrier = why.barred && 'code' in why.barred ? codeRefusal(why.barred) : undefined;
      return (
        barrier ??
        refuse(
          '4.1',
          say`${place(to)} costs ${formatUnits(why.needed, SCALE)} points; ${formatUnits(m.budget, SCALE)} are left.`,
          { places: [to] },
        )
      );
    }
    case 'forbidden':
    case 'stopped':
    case 'no-end':
      return codeRefusal(why, to);
    default:
      return refuse('4.1', say`No way leads to ${place(to)}.`, { places: [to] });
  }
}

function codeRefusal(
  why: { readonly code: number; readonly to?: Loc; readonly at?: Loc },
  goal = NONE,
): Refusal | undefined {
  const [cited, text] = REASONS[why.code] ?? [];
  const hex = why.to ?? why.at ?? goal;
  return cited === undefined || text === undefined ? undefined : refuse(cited, text(hex), { places: [hex] });
}

/** The cost, the way, and what is worth knowing before the block sets out. */
function previewMove(q: Query, p: Piece, to: Loc): Preview {
  const path = pathTo(searchFrom(q, p), to);
  const seen = picture(q, q.sideOf(p));
  const notes: { rule: string; message: Message }[] = [];
  if (stopsIn(seen, to)) notes.push({ rule: '4.6', message: say`The move ends here: enemy zone of control.` });
  for (const hexside of hexsides(path))
    if (usesCrossing(q, p, hexside))
      notes.push({
        rule: '4.5',
        message: say`${q.mark('crossings', hexside)} blocks have crossed here in this phase.`,
      });
  if (q.has(p, 'unsupplied')) notes.push({ rule: '8.2', message: say`Without supply: half the movement allowance.` });
  return { cost: formatUnits(reachOf(q, p).get(to) ?? 0, SCALE), path, notes };
}

function hexsides(path: readonly Loc[]): number[] {
  return path.slice(1).map((to, i) => sideBetween(GRID, path[i] ?? NONE, to));
}

/** How far along its way a block gets before something that its owner could not see stops it. */
function march(
  q: Query,
  p: Piece,
  path: readonly Loc[],
): { readonly steps: number; readonly halted: boolean; readonly waits: Piece } {
  for (let i = 1; i < path.length; i++) {
    const hex = path[i] ?? NONE;
    const waits = ambusher(q, q.sideOf(p), hex);
    if (waits !== NONE) return { steps: i - 1, halted: true, waits };
    if (discovers(q, p, hex)) return { steps: i, halted: true, waits: NONE };
  }
  return { steps: path.length - 1, halted: false, waits: NONE };
}

function moveBlock(g: Play, p: Piece, to: Loc): void {
  const side = g.sideOf(p);
  const path = pathTo(searchFrom(g, p), to);
  const cost = reachOf(g, p).get(to) ?? 0;
  const { steps, halted, waits } = march(g, p, path);
  const went = path.slice(0, steps + 1);
  // 4.6, 5.3, 5.4: whoever was stopped has no movement left.
  const stopped = halted || stopsIn(picture(g, side), to);
  g.setField(p, 'spent', stopped ? allowance(g, p) : g.field(p, 'spent') + cost);
  if (steps > 0) {
    g.move(p, went[steps] ?? to, { path: went, by: 'march' });
    for (const hexside of hexsides(went))
      if (usesCrossing(g, p, hexside)) g.setMark('crossings', hexside, g.mark('crossings', hexside) + 1);
    takeControl(g, p, went.slice(1));
    lookForScouts(g);
  }
  if (waits !== NONE) ambush(g, waits, p);
}

export const move = verb({
  id: 'move',
  title: 'Move',
  rule: '4.1',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Block',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor)) if (onMap(q, p) && left(q, p) > 0) yield p;
      },
      refuse: (q, _, value) => refuseMover(q, value),
      preview: (q, _, value) => ({ label: say`${formatUnits(left(q, value), SCALE)} points left` }),
    },
    to: {
      title: 'Hex',
      candidates: (q, { piece }) => reachOf(q, piece).keys(),
      refuse: (q, { piece }, value) => refuseGoal(q, piece, value),
      preview: (q, { piece }, value) => previewMove(q, piece, value),
    },
  },
  apply: (g, { piece, to }) => moveBlock(g, piece, to),
});

/** The phase begins: supply is judged. */
export function beginMovement(g: Play): void {
  judgeSupply(g);
}

/** The phase ends: allowances are whole again and crossings free. */
export function endMovement(g: Play): void {
  for (const p of g.piecesOf(g.active)) g.setField(p, 'spent', 0);
  for (const side of Object.keys(g.state.marks['crossings'] ?? {})) g.setMark('crossings', side, 0);
}
