// Chapter 12: advance after combat, unit by unit or together, into the hexes the defenders have left and perhaps one further.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { AROUND, CLOSED, GRID, MAJOR, MARSHY, NO_ROAD, ROAD, SEA_SIDE, WATER, waterBetween } from '../1-map/board.ts';
import { isArtillery, isCavalry, isMech, isOnMap } from '../2-units/units.ts';
import { isBridged } from '../4-movement/costs.ts';
import { enterHexes } from '../4-movement/entering.ts';
import { refuseDisorder } from '../4-movement/reach.ts';
import { hasRoom, refuseRoom } from '../5-stacking/stacking.ts';
import { bonded, enemyIn } from '../6-7-zones/picture.ts';
import { floodBars, floodCloses } from '../28-dam/flood.ts';
import { tablesOf } from '../data/tables.ts';
import { type DecisionNode, type Query, verb } from '../words.ts';

/** 12.1 Mechanized units and cavalry two hexes, others one. */
const reachOf = rule(
  '12.1',
  (q: Query, p: Piece): number => {
    const { advance: most } = tablesOf(q).LIMIT;
    return isMech(q, p) ? most.mech : isCavalry(q, p) ? most.cavalry : most.other;
  },
  (q: Query) => tablesOf(q).LIMIT.advance.mech,
);
/** 12.1 Not artillery. */
const goesForward = rule(
  '12.1',
  (q: Query, p: Piece): boolean => !isArtillery(q, p),
  () => true,
);
/** 12.3.1, 18.3 Mechanized units cross a Major River over a bridge only. */
const needsBridge = rule(
  '12.3.1',
  rule(
    '18.3',
    (q: Query, p: Piece, hexside: number): boolean =>
      isMech(q, p) && WATER[hexside] === MAJOR && !isBridged(q, q.sideOf(p), hexside),
    () => false,
  ),
  () => false,
);
/** 12.2b */
const meetsBond = rule(
  '12.2b',
  (q: Query, p: Piece, to: Loc, hexside: number): boolean => bonded(q, q.sideOf(p), to, hexside),
  () => false,
);
/** 12.2c, 12.3.2 No Major River with the second hex, bridged or not; cavalry may that began the advance beside it (RULINGS C-27). */
const meetsRiver = rule(
  '12.2c',
  rule(
    '12.3.2',
    (q: Query, p: Piece, start: Loc, to: Loc, hexside: number): boolean =>
      WATER[hexside] === MAJOR && !(isCavalry(q, p) && beganBeside(start, to)),
    () => false,
  ),
  () => false,
);
/** The hex beyond the river was beside it, over a stretch of the same river. */
const beganBeside = (start: Loc, to: Loc): boolean => waterBetween(start, to) === MAJOR;
/** 12.2d */
const meetsMarsh = rule(
  '12.2d',
  (to: Loc, hexside: number): boolean => MARSHY[to] === 1 && ROAD[hexside] === NO_ROAD,
  () => false,
);

const gone = (q: Query): readonly Loc[] => q.v('gone') ?? [];
const waiting = (q: Query): readonly Piece[] => {
  const done = q.v('advanced') ?? [];
  return (q.v('attackers') ?? []).filter((p) => isOnMap(q, p) && !done.includes(p) && goesForward(q, p));
};
/** Why a unit cannot make the first or the second step. */
function barred(q: Query, p: Piece, from: Loc, to: Loc, step: number): string | undefined {
  const hexside = sideBetween(GRID, from, to);
  if (hexside === NONE || CLOSED[to] === 1 || WATER[hexside] === SEA_SIDE || enemyIn(q, q.sideOf(p), to))
    return '12.2a';
  if (floodBars(q, to) || floodCloses(q, hexside)) return '28.2E';
  if (needsBridge(q, p, hexside)) return '12.3.1';
  if (step === 1) return undefined;
  if (meetsBond(q, p, to, hexside)) return '12.2b';
  if (meetsRiver(q, p, q.at(p), to, hexside)) return '12.2c';
  return meetsMarsh(to, hexside) ? '12.2d' : undefined;
}
/** 12.2a First into a hex the defenders have left. */
const entries = rule(
  '12.2a',
  (q: Query, p: Piece): readonly Loc[] => gone(q).filter((hex) => barred(q, p, q.at(p), hex, 1) === undefined),
  (q: Query, p: Piece) => (AROUND[q.at(p)] ?? []).filter((hex) => barred(q, p, q.at(p), hex, 1) === undefined),
);
type Path = readonly Loc[];
function pathsOf(q: Query, p: Piece): readonly Path[] {
  const from = q.at(p);
  const far = Math.min(q.v('far') ?? 1, reachOf(q, p));
  return entries(q, p).flatMap((first) => [
    [from, first],
    ...(far < 2
      ? []
      : (AROUND[first] ?? []).filter((to) => barred(q, p, first, to, 2) === undefined).map((to) => [from, first, to])),
  ]);
}
const isSame = (a: Path, b: Path): boolean => a.length === b.length && a.every((hex, i) => hex === b[i]);
/** The ways all of these can take. */
function commonPaths(q: Query, units: readonly Piece[]): readonly Path[] {
  const [first, ...others] = units;
  if (first === undefined) return [];
  const theirs = others.map((p) => pathsOf(q, p));
  return pathsOf(q, first).filter((path) => theirs.every((list) => list.some((x) => isSame(x, path))));
}
/** The way all of these can take to the hex. */
const pathFor = (q: Query, units: readonly Piece[], to: Loc): Path | undefined =>
  commonPaths(q, units).find((path) => path.at(-1) === to);
const REASONS: Readonly<Record<string, string>> = {
  '12.2a': 'is not open',
  '12.2b': 'is closed by an enemy bond',
  '12.2c': 'lies across a Major River',
  '12.2d': 'is marsh without a road',
  '12.3.1': 'lies across a Major River without a bridge',
  '28.2E': 'is flooded',
};
function refuseTo(q: Query, units: readonly Piece[], to: Loc): Refusal | undefined {
  const [first] = units;
  const cited = (q.v('far') ?? 1) > 1 ? '12.1' : q.v('mobile') === true ? '13.1D' : '12.4';
  if (pathFor(q, units, to)) return first === undefined ? undefined : refuseRoom(q, q.sideOf(first), to, units);
  for (const p of units) {
    const isFirst = gone(q).includes(to);
    const [via] = entries(q, p);
    const why = isFirst || via === undefined ? barred(q, p, q.at(p), to, 1) : barred(q, p, via, to, 2);
    if (why !== undefined && (isFirst || reachOf(q, p) > 1))
      return refuse(why, say`${unit(p)} cannot advance to ${place(to)}: it ${REASONS[why] ?? ''}.`, {
        pieces: [p],
        places: [to],
      });
    if (!isFirst && Math.min(q.v('far') ?? 1, reachOf(q, p)) < 2)
      return refuse(cited, say`${unit(p)} advances one hex only.`, {
        pieces: [p],
        places: [to],
      });
  }
  return refuse('12.2a', say`The advance does not lead to ${place(to)}.`, { places: [to] });
}
const goals = (q: Query, units: readonly Piece[]): readonly Loc[] => {
  const [first] = units;
  if (first === undefined) return [];
  const side = q.sideOf(first);
  const all = new Set(commonPaths(q, units).map((path) => path.at(-1) ?? NONE));
  return [...all].filter((to) => hasRoom(q, side, to, units));
};
function refuseUnits(q: Query, units: readonly Piece[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refuse('12.1', say`Choose units to advance.`);
  for (const p of units) {
    if (!waiting(q).includes(p)) return refuse('12.1', say`${unit(p)} does not advance.`, { pieces: [p] });
    if (q.at(p) !== q.at(first))
      return refuse('12.1', say`${unit(p)} is not in the same hex as ${unit(first)}.`, { pieces: [p] });
  }
  if (goals(q, units).length > 0) return refuseDisorder(q, units);
  const [hex = NONE] = gone(q);
  return refuseTo(q, units, hex) ?? refuse('12.2a', say`These units cannot advance together.`, { pieces: units });
}
function* companies(q: Query): Generator<readonly Piece[]> {
  const by = Map.groupBy(waiting(q), (p) => q.at(p));
  for (const units of by.values()) {
    const able = units.filter((p) => goals(q, [p]).length > 0);
    if (able.length > 1 && !refuseUnits(q, able)) yield able;
    for (const p of able) if (!refuseDisorder(q, [p])) yield [p];
  }
}
export const canAdvance = (q: Query): boolean => companies(q).next().done !== true;

export const advance = verb({
  id: 'advance',
  title: 'Advance',
  rule: '12.1',
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: {
      title: 'Units',
      candidates: companies,
      elements: (q) => waiting(q).filter((p) => goals(q, [p]).length > 0),
      refuse: (q, _, value) => refuseUnits(q, value),
    },
    to: {
      title: 'To',
      candidates: (q, { units }) => goals(q, units),
      refuse: (q, { units }, value) => refuseTo(q, units, value),
      preview: (q, { units }, value) => ({ path: pathFor(q, units, value) ?? [] }),
    },
  },
  ends: true,
  apply(g, { units, to }) {
    const path = pathFor(g, units, to);
    if (!path) return;
    for (const p of units) g.move(p, to, { path, by: 'advance' });
    enterHexes(g, units, path.slice(1));
    g.reply('advanced', [...(g.v('advanced') ?? []), ...units]);
    g.reply('again', 'yes');
  },
});
export const advanceNode: DecisionNode = {
  kind: 'decision',
  id: 'advance',
  title: 'Advance after combat',
  rule: '12.1',
  verbs: ['advance'],
  prompt: (q) => say`${place(gone(q)[0] ?? NONE)} is empty: advance, or stay.`,
  done: { title: 'Stay', rule: '12.1' },
};
