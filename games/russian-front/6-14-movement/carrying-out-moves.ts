// A move as it is carried out, hex by hex, with whatever the other side may do in between (6.1, 6.2).
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { isCity } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { dropExtra, payExtra } from '../19-options/extra-factors.ts';
import { enterBox, markBattle, possess } from '../4-11-general/battle-locations.ts';
import { offerBlitz } from '../4-11-general/blitz.ts';
import { look } from '../4-11-general/examining-units.ts';
import { takeUp } from '../4-11-general/reserves.ts';
import { isBattle, unitsAt } from '../state.ts';
import type { Node, Play, ProcessNode, Query } from '../words.ts';
import { mustEvacuate } from './evacuation.ts';
import { exits, stepRefusal, stopsAt } from './general-movement.ts';
import { modeOf } from './kinds-of-movement.ts';
import { stepCost } from './movement-costs.ts';
import { factorsLeft, shortfall } from './movement-factors.ts';
import { feared, provokes } from './response.ts';

function list(q: Query, key: 'pieces' | 'could' | 'answered'): readonly Piece[] {
  return q.v(key) ?? [];
}
/** Where they are on their path. */
function enteredHex(q: Query): Loc {
  return q.v('path')?.[q.v('i') ?? 0] ?? -1;
}
/** Sends units along a path; the step goes on when they have arrived or met the enemy. */
export function march(g: Play, pieces: readonly Piece[], path: readonly Loc[]): void {
  g.call('march', { vars: { pieces, path, i: 0, stage: 'step', answered: [] } });
}

/** 6.2.1: those that respond enter the hex; the phasing side is still the attacker. */
function answer(g: Play, at: Loc): void {
  for (const p of list(g, 'answered')) {
    const from = g.at(p);
    g.lower(p, 'reserve');
    g.move(p, at, { path: [from, at], by: 'response' });
    look(g, [from]);
  }
  markBattle(g, at);
}

/** 6.1.3.3, 6.2.2, 14.2.2: aircraft and ships without ground units must leave. */
const flee = rule(
  '6.1.3.3',
  (g: Play, at: Loc, enemy: Side): boolean => {
    if (!mustEvacuate(g, at, enemy)) return false;
    g.call('evacuation', { side: enemy, vars: { from: at } });
    return true;
  },
  () => false,
);

/** One hex further. */
function step(g: Play): 'again' | 'done' {
  const pieces = list(g, 'pieces');
  const path = g.v('path') ?? [];
  const i = g.v('i') ?? 0;
  const [from, to, first] = [path[i], path[i + 1], pieces[0]];
  if (from === undefined || to === undefined || first === undefined) return 'done';
  const side = g.sideOf(first);
  const mode = modeOf(g);
  // What the enemy did on the way may have closed it.
  if (i > 0 && pieces.some((p) => isShut(g, p, from, to))) return 'done';
  const could = feared(g, side, from, to);
  const last = mode === 'exploitation' && provokes(g, side, from, to);
  for (const p of pieces) {
    const spent = g.field(p, 'spent') + stepCost(g, p, from, to);
    payExtra(g, p, g.field(p, 'spent'), spent);
    g.setField(p, 'spent', spent);
    g.setField(p, 'entry', 0);
    g.move(p, to, { path: [from, to], ...(mode === 'ground' ? {} : { by: mode }) });
    if (last) g.raise(p, 'halted');
  }
  takeUp(g, pieces, from);
  look(g, [from, to]);
  g.set('i', i + 1);
  g.set('could', mode === 'exploitation' ? [] : could);
  g.set('stage', 'arrive');
  return 'again';
}
function isShut(q: Query, p: Piece, from: Loc, to: Loc): boolean {
  return (
    !exits(q, p, from).includes(to) ||
    shortfall(stepCost(q, p, from, to), factorsLeft(q, p)) > 0 ||
    stepRefusal(q, p, from, to, modeOf(q), 'later') !== undefined
  );
}

/** What happens in the hex just entered. */
function arrive(g: Play): 'again' | 'done' {
  const pieces = list(g, 'pieces');
  const at = enteredHex(g);
  const side = g.sideOf(pieces[0] ?? -1);
  const enemy = enemyOf(side);
  if (stopsAt(g, side, at)) {
    const isNew = !isBattle(g, at);
    markBattle(g, at);
    for (const p of pieces) enterBox(g, p);
    g.set('stage', 'over');
    if (side === g.active) offerBlitz(g, at, isNew ? 'new' : 'joined', pieces);
    return 'again';
  }
  possess(g, at, side);
  g.set('stage', 'respond');
  if (unitsAt(g, at, enemy).all.length > 0) flee(g, at, enemy);
  return 'again';
}
function ask(g: Play): 'again' | 'done' {
  const pieces = list(g, 'pieces');
  const at = enteredHex(g);
  const could = list(g, 'could');
  g.set('could', []);
  g.set('stage', 'answered');
  if (could.length > 0 && !isCity(at))
    g.call('response', { side: enemyOf(g.sideOf(pieces[0] ?? -1)), vars: { among: could, movers: pieces, to: at } });
  return 'again';
}
function answered(g: Play): 'again' | 'done' {
  const pieces = list(g, 'pieces');
  const at = enteredHex(g);
  if (list(g, 'answered').length === 0) {
    g.set('stage', 'step');
    return 'again';
  }
  answer(g, at);
  for (const p of pieces) g.raise(p, 'box');
  g.set('answered', []);
  g.set('stage', 'over');
  if (g.sideOf(pieces[0] ?? -1) === g.active) offerBlitz(g, at, 'new', pieces);
  return 'again';
}

const marching: ProcessNode = {
  kind: 'process',
  id: 'march',
  title: 'Movement',
  rule: '6.1',
  step(g) {
    switch (g.v('stage')) {
      case 'step':
        return step(g);
      case 'arrive':
        return arrive(g);
      case 'respond':
        return ask(g);
      case 'answered':
        return answered(g);
      default:
        return 'done';
    }
  },
  leave(g) {
    for (const p of list(g, 'pieces')) dropExtra(g, p);
  },
};
export const interrupts: readonly Node[] = [marching];
