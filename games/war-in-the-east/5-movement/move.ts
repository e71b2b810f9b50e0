// Chapter 5: the move and the forced march. A unit goes as far as its points last; when another begins to move, its own move is over (5.0.P), except that it
// may still take part in an overrun (5.7).
import { type Loc, type Piece, type Preview, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { eliminate } from '../3-equipment/eliminate.ts';
import {
  flagBits,
  hasAny,
  IS_CAVALRY,
  IS_CENTER,
  IS_GUNS,
  IS_INFANTRY,
  IS_MECH,
  IS_REPAIR,
  isFinnish,
  isInfantry,
  isOnMap,
  isSecurity,
  kindAt,
  leavesRemnant,
} from '../3-equipment/units.ts';
import { inEnemyZoc } from '../8-9-zones-stacking/picture.ts';
import { noteStart } from '../22-23-line/no-retreat.ts';
import { isMotorized } from '../35-variants/motorization.ts';
import { MOVE } from '../data/charts.ts';
import { type Play, type Query, verb } from '../words.ts';
import { allowance, isUnmoved, type March, marchOf, pointsLeft, refuseMover } from './allowance.ts';
import type { Manner } from './costs.ts';
import { enterHexes } from './entering.ts';
import { reachOf, refuseGoal, wayTo } from './reach.ts';

// 5.0.P: one at a time

/** 5.0.P A completed move is final. */
const hasFinished = rule(
  '5.0.P',
  (q: Query, p: Piece): boolean => q.has(p, 'done'),
  () => false,
);
const MOVING = flagBits('moving');
/** These begin to move, or go on. Whoever was moving and is not among them has finished. */
export function takeTurn(g: Play, units: readonly Piece[]): void {
  const { flags } = g.columns;
  for (const p of g.piecesOf(g.actor)) if (((flags[p] ?? 0) & MOVING) !== 0 && !units.includes(p)) endMove(g, p);
  for (const p of units) {
    if (!g.has(p, 'moving')) g.raise(p, 'moving');
    if (marchOf(g) === 'initial' && !g.has(p, 'moved')) g.raise(p, 'moved');
  }
}
export function endMove(g: Play, p: Piece): void {
  if (g.has(p, 'moving')) g.lower(p, 'moving');
  if (!g.has(p, 'done')) g.raise(p, 'done');
}

function refuseUnits(q: Query, units: readonly Piece[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refuse('5.11', say`Choose units to move.`);
  for (const p of units) {
    const no = refuseMover(q, p);
    if (no) return no;
    if (hasFinished(q, p)) return refuse('5.0.P', say`${unit(p)} has finished its move.`, { pieces: [p] });
    if (q.at(p) !== q.at(first))
      return refuse('5.0.P', say`${unit(p)} is not in the same hex as ${unit(first)}.`, { pieces: [p] });
  }
  return undefined;
}
const isMovable = (q: Query, p: Piece): boolean =>
  refuseMover(q, p) === undefined && !hasFinished(q, p) && (pointsLeft(q, p) > 0 || isUnmoved(q, p));

/** By kind: 1 for those who ever march, in the Initial and in the Mechanized Movement Phase. */
const MARCHES: Readonly<Record<March, Uint8Array>> = {
  initial: Uint8Array.from(IS_CENTER, (c, kind) => (c === 1 || IS_REPAIR[kind] === 1 || IS_GUNS[kind] === 1 ? 0 : 1)),
  mechanized: Uint8Array.from(IS_MECH, (m, kind) => (m === 1 || IS_GUNS[kind] === 1 || IS_CAVALRY[kind] === 1 ? 1 : 0)),
};
const STAYS = flagBits('done', 'fortified');
/** Worth trying: only what is drawn is judged. */
function mightMarch(q: Query, p: Piece, kinds: Uint8Array): boolean {
  return kinds[kindAt(q, p)] === 1 && isOnMap(q, p) && !hasAny(q, p, STAYS);
}
/** Whole stacks and single units. Any other company may be sent as well. */
function parties(q: Query): readonly (readonly Piece[])[] {
  const kinds = MARCHES[marchOf(q) ?? 'initial'];
  const found: Piece[][] = [];
  const stacks = new Map<Loc, Piece[]>();
  for (const p of q.piecesOf(q.actor)) {
    if (!mightMarch(q, p, kinds)) continue;
    found.push([p]);
    const stack = stacks.get(q.at(p));
    if (stack === undefined) stacks.set(q.at(p), [p]);
    else stack.push(p);
  }
  for (const stack of stacks.values()) if (stack.length > 1) found.push(stack);
  return found;
}

function march(g: Play, units: readonly Piece[], to: Loc, manner: Manner): void {
  const { cost, path } = wayTo(g, units, to, manner) ?? { cost: 0, path: [] };
  takeTurn(g, units);
  noteStart(g, units, path);
  for (const p of units) {
    g.move(p, to, { path, by: manner });
    g.setField(p, 'spent', g.field(p, 'spent') + cost);
  }
  enterHexes(g, units, path.slice(1));
}
function preview(q: Query, units: readonly Piece[], to: Loc, manner: Manner): Preview {
  const reached = reachOf(q, units, manner);
  const cost = reached.goals.get(to);
  if (cost === undefined) return {};
  const [first = 0] = units;
  return {
    cost,
    path: reached.path(to),
    notes: inEnemyZoc(q, q.sideOf(first), to)
      ? [{ rule: '8.21', message: say`In an enemy zone of control: leaving it costs ${MOVE.leaveZoc} points more.` }]
      : [],
  };
}

export const move = verb({
  id: 'move',
  title: 'Move',
  rule: '5.11',
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
      candidates: (q, { units }) => reachOf(q, units, 'march').goals.keys(),
      has: () => true,
      refuse: (q, { units }, value) => refuseGoal(q, units, value, 'march'),
      preview: (q, { units }, value) => preview(q, units, value, 'march'),
    },
  },
  apply: (g, { units, to }) => march(g, units, to, 'march'),
});

// 5.6: forced march

/** 5.6 Infantry only, in the Initial Movement Phase; neither Finns nor Security Divisions. */
const mayForce = rule(
  '5.6',
  (q: Query, p: Piece): boolean => isInfantry(q, p) && !isFinnish(q, p) && !isSecurity(q, p),
  () => true,
);
function refuseForced(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  const no = refuseMover(q, p);
  if (no) return no;
  if (!mayForce(q, p)) return refuse('5.6', say`${unit(p)} cannot force march.`, about);
  if (isMotorized(q, p)) return refuse('35.2.V15', say`${unit(p)} is motorized and cannot force march.`, about);
  if (!isUnmoved(q, p)) return refuse('5.6.P', say`${unit(p)} has begun its move.`, about);
  if (allowance(q, p) === 0) return refuse('5.62', say`${unit(p)} has no movement points to double.`, about);
  return undefined;
}
/** 5.6.P A die of 1 costs the unit its strength. */
const wornBy = rule(
  '5.6.P',
  (die: number): boolean => die === 1,
  () => false,
);
/** 10.35, 5.6.P Whoever has no kampfgruppe, or is one, is eliminated. */
const wearOut = rule(
  '10.35',
  (g: Play, p: Piece): void => eliminate(g, p, '5.6.P'),
  () => {},
);
export const forceMarch = verb({
  id: 'force-march',
  title: 'Forced march',
  rule: '5.6',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Infantry',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => mightMarch(q, p, IS_INFANTRY) && q.field(p, 'spent') === 0),
      refuse: (q, _, value) => refuseForced(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { piece }) => reachOf(q, [piece], 'forced march').goals.keys(),
      has: () => true,
      refuse: (q, { piece }, value) => refuseGoal(q, [piece], value, 'forced march'),
      preview: (q, { piece }, value) => preview(q, [piece], value, 'forced march'),
    },
  },
  // 5.61: a die for each unit.
  apply(g, { piece, to }) {
    march(g, [piece], to, 'forced march');
    g.raise(piece, 'forced');
    endMove(g, piece);
    const [die = 0] = g.roll(1, 6, say`Forced march of ${unit(piece)}`, '5.61');
    if (!wornBy(die)) return;
    if (leavesRemnant(g, piece)) g.setSteps(piece, 1, '5.6.P');
    else wearOut(g, piece);
  },
});
