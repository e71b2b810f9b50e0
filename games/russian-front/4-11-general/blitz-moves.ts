// Blitz moves (11.7.2.4): what armor does that won a blitz battle and does not pursue, and who goes along.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isRail } from '../1-components/board.ts';
import { enemyOf, sideId } from '../1-components/sides.ts';
import { isArmor, isNaval } from '../1-components/units.ts';
import { isIce } from '../12-preliminary/ice.ts';
import { hasEnemyMines } from '../6-14-movement/minefields.ts';
import { factorsLeft } from '../6-14-movement/movement-factors.ts';
import { CONVERSION_COST } from '../data/tables.ts';
import { groundAt, isFriendlyGauge } from '../state.ts';
import type { DecisionNode, Query } from '../words.ts';
import { seaSteps } from './bodies-of-water.ts';

/** 11.7.2.4: blitz moves go round the enemy; ships keep to their water (11.7.2.2.1). */
export const blitzRefusal = rule(
  '11.7.2.4',
  (q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined => {
    const there = groundAt(q, to, enemyOf(q.sideOf(p)));
    if (there.length > 0)
      return refuse('11.7.2.4', say`A blitz move does not enter ${place(to)}: an enemy ground unit is there.`, {
        pieces: there,
        places: [to],
      });
    return escortRefusal(q, p, from, to);
  },
  () => undefined,
);
/** 11.7.2.2.1: ships go along as far as their water does (RULINGS R41), without ice and enemy mines. */
export const escortRefusal = rule(
  '11.7.2.2.1',
  (q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined => {
    if (!isNaval(q, p)) return undefined;
    const shut = hasEnemyMines(q, to, q.sideOf(p)) || isIce(q, from) || isIce(q, to);
    return !shut && seaSteps(from).includes(to)
      ? undefined
      : refuse('11.7.2.2.1', say`${unit(p)} cannot sail along to ${place(to)}.`, { places: [to] });
  },
  () => undefined,
);

/** 11.7.2.4: armor that won, and what supported it; the others stay. */
export function blitzerRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!list(q, 'blitzers').includes(p))
    return refuse('11.7.2.4', say`Only armor of this battle and its support make blitz moves; ${unit(p)} does not.`);
  return q.has(p, 'box') ? refuse('6.1.3.1', say`${unit(p)} is in battle and cannot move on.`) : undefined;
}

export function list(q: Query, key: 'blitzers' | 'pursuers'): readonly Piece[] {
  return q.v(key) ?? [];
}

function canConvert(q: Query, p: Piece): boolean {
  const side = q.sideOf(p);
  const at = q.at(p);
  return isRail(at) && !isFriendlyGauge(q, side, at) && factorsLeft(q, p) >= CONVERSION_COST[sideId(side)];
}
function canGo(q: Query, p: Piece): boolean {
  return isArmor(q, p) && !q.has(p, 'box') && factorsLeft(q, p) > 0;
}
export const moving: DecisionNode = {
  kind: 'decision',
  id: 'blitz-moves',
  title: 'Blitz moves',
  rule: '11.7.2.4',
  who: (q) =>
    list(q, 'blitzers').some((p) => canGo(q, p)) ||
    list(q, 'pursuers').some((p) => q.has(p, 'box') && isArmor(q, p) && canConvert(q, p))
      ? [q.active]
      : [],
  verbs: ['move', 'march', 'forced-march', 'convert'],
  prompt: () => say`Armor that does not pursue may move on.`,
  done: { title: 'Blitz moves end', rule: '11.7.2.4' },
};
/** 11.7.2.4: what remains of the number is theirs to use. */
export const mayBlitzMove = rule(
  '11.7.2.4',
  (q: Query, p: Piece): boolean => factorsLeft(q, p) > 0,
  () => false,
);
/** 11.7.2.2.2: conversion is for the armor that takes part. */
export const blitzConvertRefusal = rule(
  '11.7.2.2.2',
  (q: Query, p: Piece): Refusal | undefined =>
    isArmor(q, p) && [...list(q, 'blitzers'), ...list(q, 'pursuers')].includes(p)
      ? undefined
      : refuse('11.7.2.2.2', say`Only armor of this blitz may convert rails now; ${unit(p)} is not part of it.`),
  () => undefined,
);
