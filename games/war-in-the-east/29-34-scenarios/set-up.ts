// 29.1, 31.51, 32.4, 33.4, 34.4: players set up their units, or have them set up.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  AROUND,
  isHex,
  LAKE_SIDE,
  ON_RAIL,
  SEA_SIDE,
  setUpBox,
  SIBERIAN,
  TRAINING_CENTERS,
  waterBetween,
  within,
} from '../3-equipment/board.ts';
import {
  isArmsCenter,
  isInfantry,
  isRepair,
  isTrainingCenter,
  kindAt,
  kindNamed,
  ownAt,
} from '../3-equipment/units.ts';
import { countsInStack, hasTrainingCenter } from '../8-9-zones-stacking/stacking.ts';
import { STACKING } from '../data/charts.ts';
import type { ScenarioRow } from '../data/shapes.ts';
import { neutrality } from '../35-variants/opening.ts';
import { AXIS, ownedBy, RUSSIAN } from '../sides.ts';
import { type DecisionNode, type NodeId, type Play, type Query, type StepsNode, verb } from '../words.ts';
import { rowOf } from './row.ts';
import { groundOf, isLateInSetUp, sectorOf, setUpArea } from './sectors.ts';

type SetUpStep = 'set-up-fortified' | 'set-up-russian-first' | 'set-up-axis' | 'set-up-russian' | 'set-up-axis-rest';
const stepOf = (q: Query): SetUpStep => q.node.id as SetUpStep;
const isFortifying = (q: Query): boolean => stepOf(q) === 'set-up-fortified';

/** Who is placed in this step. */
function isDue(q: Query, p: Piece): boolean {
  const step = stepOf(q);
  if (step === 'set-up-fortified') return kindAt(q, p) === kindNamed('1-4') && sectorOf(q, p) === 'any';
  // 32.4.4, 32.4.6: in 1942 infantry first.
  if (step === 'set-up-axis' && rowOf(q).line === 'Stalingrad') return !isLateInSetUp(q, p);
  return true;
}
const waiting = (q: Query, side: Side): readonly Piece[] => q.piecesAt(setUpBox(side)).filter((p) => isDue(q, p));

/** 9.0, 9.24 */
const hasRoom = (q: Query, side: Side, hex: Loc, more: number): boolean =>
  ownAt(q, hex, side).filter((p) => countsInStack(q, p)).length + more <= (STACKING[side] ?? 0) &&
  !hasTrainingCenter(q, hex);

function refuseUnits(q: Query, units: readonly Piece[]): Refusal | undefined {
  if (units.length === 0) return refuse('29.1', say`Choose units to set up.`);
  const odd = units.find((p) => q.at(p) !== setUpBox(q.actor) || !isDue(q, p));
  if (odd !== undefined) return refuse('29.1', say`${unit(odd)} is not set up in this step.`, { pieces: [odd] });
  return undefined;
}
function refusePlace(q: Query, units: readonly Piece[], hex: Loc): Refusal | undefined {
  const row = rowOf(q);
  if (!isHex(hex)) return refuse('29.1', say`Units are set up on the map.`);
  const odd = units.find((p) => setUpArea(q, row, p, isFortifying(q))[hex] !== 1);
  if (odd !== undefined)
    return refuse(setUpRule(row, q.actor), say`${unit(odd)} may not be set up in ${place(hex)}.`, {
      pieces: [odd],
      places: [hex],
    });
  const fortified = isFortifying(q) && (units.length > 1 || ownAt(q, hex, q.actor).length > 0);
  if (fortified) return refuse('25.25', say`One fortified unit to a hex.`, { places: [hex] });
  if (!hasRoom(q, q.actor, hex, units.length))
    return refuse('9.0', say`${place(hex)} has no room for ${units.length} more.`, { places: [hex] });
  return undefined;
}
function setUpRule(row: ScenarioRow, side: Side): string {
  if (row.line === 'Barbarossa') return side === RUSSIAN ? '31.51.1' : '31.51.2';
  if (row.line === 'Stalingrad') return side === RUSSIAN ? '32.4.5' : '32.4.4';
  if (row.line === 'Kursk') return side === RUSSIAN ? '33.4.4' : '33.4.3';
  return side === RUSSIAN ? '34.4.4' : '34.4.3';
}
function lay(g: Play, p: Piece, hex: Loc): void {
  g.move(p, hex, { by: 'set-up' });
  if (isFortifying(g)) g.raise(p, 'fortified');
}

export const deploy = verb({
  id: 'deploy',
  title: 'Set up',
  rule: '29.1',
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: {
      title: 'Units',
      // One of each type and sector: which of several alike is placed does not matter.
      candidates: function* candidates(q) {
        const seen = new Set<string>();
        for (const p of waiting(q, q.actor)) {
          const key = `${kindAt(q, p)} ${q.steps(p)} ${q.field(p, 'sector')}`;
          if (!seen.has(key)) yield [p];
          seen.add(key);
        }
      },
      elements: (q) => waiting(q, q.actor),
      refuse: (q, _, value) => refuseUnits(q, value),
    },
    to: {
      title: 'Hex',
      candidates: function* candidates(q, { units }) {
        const [first] = units;
        if (first === undefined) return;
        const area = setUpArea(q, rowOf(q), first, isFortifying(q));
        for (let hex = 0; hex < area.length; hex++) if (area[hex] === 1 && !refusePlace(q, units, hex)) yield hex;
      },
      refuse: (q, { units }, value) => refusePlace(q, units, value),
    },
  },
  apply(g, { units, to }) {
    for (const p of units) lay(g, p, to);
  },
});

// 30.32: Training Centers

/** 30.32 A Training Center starts in the hex that is listed or in a friendly rail hex beside it. */
const centerHexes = rule(
  '30.32',
  (q: Query, center: Piece): readonly Loc[] => {
    const listed = TRAINING_CENTERS[q.field(center, 'number') - 1 - (SIBERIAN['training'] ?? 0)]?.[0];
    if (listed === undefined) return [];
    return [listed, ...(AROUND[listed] ?? []).filter((hex) => ON_RAIL[hex] === 1)];
  },
  () => [],
);
function refuseCenterHex(q: Query, center: Piece, hex: Loc): Refusal | undefined {
  const about = { pieces: [center], places: [hex] };
  if (!centerHexes(q, center).includes(hex) || q.layer('rail')[hex] !== ownedBy(RUSSIAN))
    return refuse('30.32', say`${unit(center)} starts in its city or in a friendly rail hex beside it.`, about);
  if (ownAt(q, hex, RUSSIAN).some((p) => p !== center && !isArmsCenter(q, p)))
    return refuse('9.24', say`Other units are in ${place(hex)}.`, about);
  return undefined;
}
export const shiftCenter = verb({
  id: 'shift-center',
  title: 'Set up a Training Center elsewhere',
  rule: '30.32',
  args: { center: 'piece', to: 'place' },
  ask: {
    center: {
      title: 'Training Center',
      candidates: (q) => q.piecesOf(RUSSIAN).filter((p) => isTrainingCenter(q, p) && isHex(q.at(p))),
      refuse: (q, _, value) =>
        isTrainingCenter(q, value) && isHex(q.at(value))
          ? undefined
          : refuse('30.32', say`${unit(value)} is not a Training Center on the map.`, { pieces: [value] }),
    },
    to: {
      title: 'Hex',
      candidates: (q, { center }) => centerHexes(q, center).filter((hex) => hex !== q.at(center)),
      refuse: (q, { center }, value) => refuseCenterHex(q, center, value),
    },
  },
  refuse: (q) =>
    rowOf(q).campaign && q.actor === RUSSIAN
      ? undefined
      : refuse('30.32', say`There are no Training Centers to set up.`),
  apply: (g, { center, to }) => g.move(center, to, { by: 'set-up' }),
});

// The start line

/** Hexes a unit of infantry covers from a hex. */
const covers = (hex: Loc): readonly Loc[] => [
  hex,
  ...(AROUND[hex] ?? []).filter((n) => {
    const water = waterBetween(hex, n);
    return water !== SEA_SIDE && water !== LAKE_SIDE;
  }),
];
/** Who must cover the line in this step: the Axis always, the Russian in 1941 and 1942. */
const mustCover = rule(
  '32.4',
  (q: Query): boolean => {
    const step = stepOf(q);
    if (step === 'set-up-axis') return true;
    if (step === 'set-up-russian-first') return true;
    return step === 'set-up-russian' && rowOf(q).line === 'Stalingrad';
  },
  () => false,
);
function uncovered(q: Query, side: Side): readonly Loc[] {
  const { line } = groundOf(q, rowOf(q), side);
  const covered = new Set<Loc>();
  for (const p of q.piecesOf(side))
    if (isHex(q.at(p)) && isInfantry(q, p))
      for (const hex of q.has(p, 'fortified') ? [q.at(p)] : covers(q.at(p))) covered.add(hex);
  const open = line.filter((hex) => !covered.has(hex));
  return open.length === 0 ? open : open.filter((hex) => canBeCovered(q, side, hex));
}
/** 35.2.V2: where none of the infantry may be set up, nobody has to be; neutral countries leave such gaps. */
function canBeCovered(q: Query, side: Side, hex: Loc): boolean {
  const infantry = q.piecesOf(side).filter((p) => isInfantry(q, p) && q.field(p, 'sector') > 0);
  const near = covers(hex);
  if (infantry.length === 0) return true;
  return samples(q, infantry, new Set()).some((p) => {
    const area = setUpArea(q, rowOf(q), p, false);
    return near.some((at) => area[at] === 1);
  });
}
function refuseDone(q: Query, side: Side): Refusal | undefined {
  const [left] = isFortifying(q) ? [] : waiting(q, side);
  if (left !== undefined)
    return refuse('29.1', say`${waiting(q, side).length} units are still to be set up.`, { pieces: [left] });
  if (!mustCover(q)) return undefined;
  const open = uncovered(q, side);
  if (open.length === 0) return undefined;
  return refuse(
    setUpRule(rowOf(q), side),
    say`${open.length} hexes of the start line are neither occupied nor controlled by infantry: ${place(open[0] ?? NONE)} is the first.`,
    { places: open },
  );
}

// Set up for me

/** Positions of infantry so that every hex of the line is covered. */
function coverLine(g: Play, side: Side): void {
  const row = rowOf(g);
  const left = new Set(uncovered(g, side));
  const pool = waiting(g, side).filter((p) => isInfantry(g, p));
  const used = new Set<Piece>();
  for (const hex of groundOf(g, row, side).line) {
    if (!left.has(hex)) continue;
    let best: { readonly p: Piece; readonly at: Loc; readonly gain: number } | undefined;
    for (const p of samples(g, pool, used)) {
      const area = setUpArea(g, row, p, false);
      for (const at of covers(hex)) {
        if (area[at] !== 1 || !hasRoom(g, side, at, 1)) continue;
        const gain = covers(at).filter((n) => left.has(n)).length;
        if (best === undefined || gain > best.gain) best = { p, at, gain };
      }
    }
    if (best === undefined) continue;
    used.add(best.p);
    lay(g, best.p, best.at);
    for (const n of covers(best.at)) left.delete(n);
  }
}
/** One of each kind and sector among those not used. */
function samples(q: Query, pool: readonly Piece[], used: ReadonlySet<Piece>): readonly Piece[] {
  const found = new Map<string, Piece>();
  for (const p of pool) {
    const key = `${kindAt(q, p)} ${q.steps(p)} ${q.field(p, 'sector')}`;
    if (!used.has(p) && !found.has(key)) found.set(key, p);
  }
  return [...found.values()];
}
/** Everybody else, spread evenly over the hexes nearest to the line. */
const DEPTHS = [1, 3, 6, 12, 200];
function spreadRest(g: Play, side: Side): void {
  const row = rowOf(g);
  const { line } = groundOf(g, row, side);
  const groups = Map.groupBy(waiting(g, side), (p) => `${kindAt(g, p)} ${g.steps(p)} ${g.field(p, 'sector')}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const area = setUpArea(g, row, first, false);
    for (const depth of DEPTHS) {
      const near = within(line, depth);
      const inReach = area.reduce((n, a, hex) => n + (a === 1 && near[hex] === 1 ? 1 : 0), 0) > 0;
      const hexes = Array.from(area.keys()).filter(
        (hex) => area[hex] === 1 && (near[hex] === 1 || (!inReach && depth === 200)),
      );
      spread(g, side, group, hexes);
      if (group.every((p) => isHex(g.at(p)))) break;
    }
  }
}
function spread(g: Play, side: Side, group: readonly Piece[], hexes: readonly Loc[]): void {
  const rail = g.layer('rail');
  const fit = hexes.filter((hex) => hasRoom(g, side, hex, 1));
  const todo = group.filter((p) => !isHex(g.at(p)));
  for (const [i, p] of todo.entries()) {
    const start = Math.floor((i * fit.length) / todo.length);
    for (let k = 0; k < fit.length; k++) {
      const hex = fit[(start + k) % fit.length] ?? NONE;
      if (!hasRoom(g, side, hex, 1) || (isRepair(g, p) && rail[hex] !== ownedBy(side))) continue;
      lay(g, p, hex);
      break;
    }
  }
}
/** A fortified unit on every fourth hex of the line, as far as a third of the 1-4s go. */
const FORTIFIED_SHARE = 3;
const FORTIFIED_SPACING = 4;
function fortifySome(g: Play, side: Side): void {
  const row = rowOf(g);
  const pool = waiting(g, side);
  const most = Math.floor(pool.length / FORTIFIED_SHARE);
  let laid = 0;
  for (const [i, hex] of groundOf(g, row, side).line.entries()) {
    const p = pool[laid];
    if (i % FORTIFIED_SPACING !== 0 || laid >= most || p === undefined) continue;
    if (setUpArea(g, row, p, true)[hex] !== 1 || ownAt(g, hex, side).length > 0) continue;
    lay(g, p, hex);
    laid++;
  }
}
function takeBack(g: Play, side: Side): void {
  for (const p of g.piecesOf(side))
    if (isHex(g.at(p)) && !g.has(p, 'fortified') && isDue(g, p)) g.move(p, setUpBox(side), { by: 'set-up' });
}
export function deployAll(g: Play, side: Side): void {
  if (isFortifying(g)) {
    fortifySome(g, side);
    return;
  }
  coverLine(g, side);
  if (mustCover(g) && uncovered(g, side).length > 0) {
    takeBack(g, side);
    coverLine(g, side);
  }
  spreadRest(g, side);
}
export const deployRest = verb({
  id: 'deploy-rest',
  title: 'Set up for me',
  rule: '29.1',
  args: {},
  ask: {},
  refuse: (q) =>
    waiting(q, q.actor).length === 0 && (!mustCover(q) || uncovered(q, q.actor).length === 0)
      ? refuse('29.1', say`Everybody is set up.`)
      : undefined,
  apply: (g) => deployAll(g, g.actor),
});

// The steps

const step = (
  id: NodeId & SetUpStep,
  title: string,
  cited: string,
  side: Side,
  when: (row: ScenarioRow) => boolean,
): DecisionNode => ({
  kind: 'decision',
  id,
  title,
  rule: cited,
  when: (q) => when(rowOf(q)),
  who: () => [side],
  verbs: id === 'set-up-russian-first' ? ['deploy', 'deploy-rest', 'shift-center'] : ['deploy', 'deploy-rest'],
  prompt: (q) => say`Set up your units: ${waiting(q, side).length} are left.`,
  done: { title: 'Done setting up', rule: cited, refuse: refuseDone },
});
const is1941 = (row: ScenarioRow): boolean => row.line === 'Barbarossa';
export const setUp: StepsNode = {
  kind: 'steps',
  id: 'set-up',
  title: 'Set-up',
  rule: '29.1',
  steps: [
    step('set-up-fortified', 'Russian fortified units', '32.4.3', RUSSIAN, (row) => !is1941(row)),
    step('set-up-russian-first', 'Russian set-up', '31.51.1', RUSSIAN, is1941),
    neutrality,
    step('set-up-axis', 'Axis set-up', '31.51.2', AXIS, () => true),
    step('set-up-russian', 'Russian set-up', '32.4.5', RUSSIAN, (row) => !is1941(row)),
    step('set-up-axis-rest', 'Axis set-up, the rest', '32.4.6', AXIS, (row) => row.line === 'Stalingrad'),
  ],
};
export const verbs = [deploy, deployRest, shiftCenter];
