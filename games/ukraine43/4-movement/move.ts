// Chapter 4: the move itself. A unit or stack goes as far as its points last, in one go or in several; once another begins to move, its own
// move is over (4.1d). HQs of corps and armies pick up and drop units on their way (23.3c, 23.4b).
import {
  type Loc,
  type Message,
  type Piece,
  type Preview,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
} from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { formatUnits } from '@rasputitsa/kit/units';
import {
  flagged,
  isAir,
  isArtillery,
  isFormation,
  isLeader,
  isManstein,
  isOnMap,
  isRestricted,
  stackAt,
  unitsOnMap,
} from '../2-units/units.ts';
import { inEnemyZoc } from '../6-7-zones/picture.ts';
import { disrupt } from '../11-disruption/disruption.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { allowance, isUnmoved, type March, marchOf, refuseMover, SCALE } from './allowance.ts';
import { enterHexes } from './entering.ts';
import { crossesUnbridged, goalIn, type Manner, pathOf, reachOf, refuseGoal, usesUp, waysOf } from './reach.ts';

// 4.1d: one at a time

/** Those who are in the middle of their move. */
export const moving = (q: Query): readonly Piece[] => unitsOnMap(q, q.actor).filter((p) => q.has(p, 'moving'));

/** These begin to move, or go on. Whoever was moving and is not among them has finished. */
export function takeTurn(g: Play, units: readonly Piece[]): void {
  for (const p of flagged(g, ['moving'])) if (g.sideOf(p) === g.actor && !units.includes(p)) endMove(g, p);
  for (const p of units) if (!g.has(p, 'moving')) g.raise(p, 'moving');
}
export function endMove(g: Play, p: Piece): void {
  if (g.has(p, 'moving')) g.lower(p, 'moving');
  if (!g.has(p, 'moved')) g.raise(p, 'moved');
}
/** Pays for a move of so many hexes; in halves. */
export function spend(g: Play, units: readonly Piece[], cost: number, hexes: number): void {
  for (const p of units) {
    g.setField(p, 'spent', g.field(p, 'spent') + cost);
    if (hexes > 0) g.setField(p, 'hexes', g.field(p, 'hexes') + hexes);
  }
}

/** 23.3c, 23.4b: on the way only the HQ of a corps or army takes up units that have not moved. */
const mayPickUp = rule(
  '23.3c',
  (q: Query, units: readonly Piece[]): boolean => units.some((p) => isFormation(q, p) && q.has(p, 'moving')),
  () => false,
);
function refuseCompany(q: Query, units: readonly Piece[]): Refusal | undefined {
  const odd = units.find((p) => isUnmoved(q, p));
  if (!units.some((p) => q.has(p, 'moving')) || odd === undefined || mayPickUp(q, units)) return undefined;
  return refuse('4.1d', say`${unit(odd)} cannot join units in the middle of their move.`, { pieces: [odd] });
}

// 4.10a: three stacks in Reaction

/** 4.10a Up to three stacks; an activated stack may split. */
const isActivated = rule(
  '4.10a',
  (q: Query, p: Piece): boolean =>
    q.has(p, 'activated') || q.track('reaction-stacks') < tablesOf(q).LIMIT.reactionStacks,
  () => true,
);
function activate(g: Play, units: readonly Piece[]): void {
  if (marchOf(g) !== 'reaction' || units.every((p) => g.has(p, 'activated'))) return;
  const [first] = units;
  if (first === undefined) return;
  g.setTrack('reaction-stacks', g.track('reaction-stacks') + 1);
  for (const p of stackAt(g, g.at(first), g.sideOf(first)))
    if (isUnmoved(g, p) && !g.has(p, 'activated')) g.raise(p, 'activated');
}

// Who

function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const tied = refuseMover(q, p);
  if (tied) return tied;
  if (marchOf(q) !== 'reaction' || isActivated(q, p)) return undefined;
  return refuse(
    '4.10a',
    say`${tablesOf(q).LIMIT.reactionStacks} stacks have been activated; ${unit(p)} is in none of them.`,
    { pieces: [p] },
  );
}
function refuseUnits(q: Query, units: readonly Piece[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refuse('4.1b', say`Choose units to move.`);
  for (const p of units) {
    const no = refuseUnit(q, p);
    if (no) return no;
    if (q.at(p) !== q.at(first))
      return refuse('4.1b', say`${unit(p)} is not in the same hex as ${unit(first)}.`, { pieces: [p] });
  }
  return refuseCompany(q, units);
}
const isMovable = (q: Query, p: Piece): boolean => refuseUnit(q, p) === undefined;

/** Worth trying: not off the map, not flying, not done with its move. Whether it may move at all is asked when it is chosen. */
function mightMove(q: Query, p: Piece, march: March | undefined, mayActivate: boolean): boolean {
  if (!isOnMap(q, p) || isAir(q, p) || q.has(p, 'moved')) return false;
  if (march !== 'movement' && (q.has(p, 'disrupted') || (isRestricted(q, p) && !isManstein(q, p)))) return false;
  return mayActivate || q.has(p, 'activated');
}
/** Whole stacks and single units. Any other company may be sent as well. */
export function* parties(q: Query): Generator<readonly Piece[]> {
  const march = marchOf(q);
  const mayActivate = march !== 'reaction' || q.track('reaction-stacks') < tablesOf(q).LIMIT.reactionStacks;
  const stacks = new Map<Loc, Piece[]>();
  for (const p of q.piecesOf(q.actor)) {
    if (!mightMove(q, p, march, mayActivate)) continue;
    yield [p];
    const hex = q.at(p);
    const stack = stacks.get(hex);
    if (stack === undefined) stacks.set(hex, [p]);
    else stack.push(p);
  }
  for (const stack of stacks.values()) if (stack.length > 1) yield stack;
}

// The move

/** 4.8C, 11.2D An artillery division that moves more than a hex is Disrupted. */
const unlimbers = rule(
  '4.8C',
  rule(
    '11.2D',
    (q: Query, p: Piece): boolean => isArtillery(q, p) && marchOf(q) === 'movement' && q.field(p, 'hexes') > 1,
    () => false,
  ),
  () => false,
);
function march(g: Play, units: readonly Piece[], to: Loc): void {
  const goal = goalIn(reachOf(g, units), to);
  const path = pathOf(g, units, to);
  if (goal === undefined) return;
  activate(g, units);
  takeTurn(g, units);
  const { cost, manner } = goal;
  // 4.4A2: over the river and no further.
  const ends = usesUp(g, units, manner) || crossesUnbridged(g, g.sideOf(units[0] ?? NONE), path);
  for (const p of units) g.move(p, to, { path, by: manner === 'extended' ? 'extended' : 'march' });
  spend(g, units, manner === 'minimum' ? Math.max(cost, allowance(g, units[0] ?? NONE)) : cost, path.length - 1);
  for (const p of units) {
    if (manner === 'extended' && !g.has(p, 'extended')) g.raise(p, 'extended');
    if (isLeader(g, p) && !g.has(p, 'travelled')) g.raise(p, 'travelled');
    if (unlimbers(g, p)) disrupt(g, p, '4.8C');
    if (ends) endMove(g, p);
  }
  enterHexes(g, units, path.slice(1));
}

const NOTES: Readonly<Record<Manner, { readonly rule: string; readonly message: Message } | undefined>> = {
  plain: undefined,
  extended: { rule: '4.7A', message: say`Extended Movement: no replacement in this turn.` },
  minimum: { rule: '4.1e', message: say`The one hex every unit may move: its move ends here.` },
};
function previewMove(q: Query, units: readonly Piece[], to: Loc): Preview {
  const goal = goalIn(reachOf(q, units), to);
  if (goal === undefined) return {};
  const note = NOTES[goal.manner];
  const notes = note === undefined ? [] : [note];
  const side = q.sideOf(units[0] ?? NONE);
  if (inEnemyZoc(q, side, to))
    notes.push({
      rule: '6.3B',
      message: say`In an enemy zone of control: leaving it costs ${tablesOf(q).MOVE.leaveZoc} points more.`,
    });
  const path = waysOf(q, units).get(to) ?? [];
  if (units.some((p) => isArtillery(q, p)) && path.length > 2)
    notes.push({ rule: '4.8C', message: say`Artillery that moves more than a hex is Disrupted.` });
  return { cost: formatUnits(goal.cost, SCALE), path, notes };
}

export const move = verb({
  id: 'move',
  title: 'Move',
  rule: '4.1a',
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: {
      title: 'Units',
      candidates: parties,
      elements: (q) => q.piecesOf(q.actor).filter((p) => isOnMap(q, p) && isMovable(q, p)),
      refuse: (q, _, value) => refuseUnits(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { units }) => reachOf(q, units).hexes,
      refuse: (q, { units }, value) => refuseGoal(q, units, value),
      preview: (q, { units }, value) => previewMove(q, units, value),
    },
  },
  apply: (g, { units, to }) => march(g, units, to),
});

const MARCH_FLAGS = ['moving', 'moved', 'activated', 'tried'] as const;
/** A phase in which units march begins or ends: nobody has moved. */
export function clearMoves(g: Play): void {
  const { flags, spent = [], hexes = [] } = g.columns;
  for (const p of g.piecesOf(marchSide(g))) {
    if (flags[p] !== 0) for (const flag of MARCH_FLAGS) if (g.has(p, flag)) g.lower(p, flag);
    if ((spent[p] ?? 0) !== 0) g.setField(p, 'spent', 0);
    if ((hexes[p] ?? 0) !== 0) g.setField(p, 'hexes', 0);
  }
}
const marchSide = (g: Query): number => (g.within('reaction') ? enemyOf(g.active) : g.active);
