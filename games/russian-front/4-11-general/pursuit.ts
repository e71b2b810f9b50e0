// Pursuit (11.7.2.2, 11.7.2.3): a won blitz battle goes where the defenders went. Armor that does not pursue: blitz-moves.ts.
import {
  type Loc,
  type Piece,
  place,
  type Preview,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { isStronghold } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isArmor, isGround } from '../1-components/units.ts';
import { spareFactors } from '../19-options/extra-factors.ts';
import { stepRefusal } from '../6-14-movement/general-movement.ts';
import { stepCost } from '../6-14-movement/movement-costs.ts';
import { allowance, factorsLeft } from '../6-14-movement/movement-factors.ts';
import { BLITZ_ROUND } from '../data/tables.ts';
import { boxed, groundAt } from '../state.ts';
import { type DecisionNode, type Node, type Play, type Query, verb } from '../words.ts';
import { endBattle, markBattle, openLocation } from './battle-locations.ts';
import { escortRefusal, list, mayBlitzMove, moving } from './blitz-moves.ts';
import { armorIn, isBlitz } from './blitz.ts';
import { look } from './examining-units.ts';
import { feudRefusal } from './romanians-and-hungarians.ts';

type Go = 'again' | 'done' | 'over';
function here(q: Query): Loc {
  return q.v('where') ?? -1;
}
/** From now on an armor unit has what the blitz number says, no more. */
function allot(g: Play, p: Piece, n: number): void {
  // 19.2: extra factors of the way here are paid for and gone.
  g.setField(p, 'extra', 0);
  g.setField(p, 'spent', allowance(g, p) - n);
}

/** Hexes the defending ground units have retreated to; a raid on a base there hinders nobody. */
function retreatedTo(q: Query, side: Side): readonly Loc[] {
  return (q.v('retreated') ?? []).filter((h) => groundAt(q, h, enemyOf(side)).length > 0);
}
/** 11.7.2.3 */
const cityRefusal = rule(
  '11.7.2.3',
  (to: Loc): Refusal | undefined =>
    isStronghold(to)
      ? refuse('11.7.2.3', say`No pursuit into a fortress or major city: ${place(to)}.`, { places: [to] })
      : undefined,
  () => undefined,
);
function pursuitCost(q: Query, armor: readonly Piece[], to: Loc): number {
  return Math.max(...armor.map((p) => stepCost(q, p, here(q), to)));
}
function numberLeft(q: Query, armor: readonly Piece[]): number {
  return Math.min(...armor.map((p) => factorsLeft(q, p)));
}
function numberNeeded(q: Query, armor: readonly Piece[], to: Loc): number {
  return pursuitCost(q, armor, to) + (q.option('pursuit-on-last-factor') ? 0 : BLITZ_ROUND);
}
/** 11.7.2.3.2; RULINGS R6: the way in and the round to come. */
const tooFar = rule(
  '11.7.2.3.2',
  (q: Query, armor: readonly Piece[], to: Loc): Refusal | undefined => {
    const need = numberNeeded(q, armor, to);
    const have = numberLeft(q, armor);
    return have >= need
      ? undefined
      : refuse('11.7.2.3.2', say`Pursuit to ${place(to)} takes a blitz number of ${need}; it is ${have}.`, {
          places: [to],
        });
  },
  () => undefined,
);
/** 11.7.2.3.1: armor, and what supports it. */
const pursuerRefusal = rule(
  '11.7.2.3.1',
  (q: Query, p: Piece): Refusal | undefined =>
    isGround(q, p) && !isArmor(q, p)
      ? refuse('11.7.2.3.1', say`Only armor and its support pursue; ${unit(p)} stays.`, { pieces: [p] })
      : undefined,
  () => undefined,
);
/** 11.7.2.2.1: some armor may pursue while the rest makes blitz moves. */
const dividedRefusal = rule(
  '11.7.2.2.1',
  (_q: Query, _chosen: readonly Piece[], _all: readonly Piece[]): Refusal | undefined => undefined,
  (q, chosen, all) =>
    all.every((p) => !isArmor(q, p) || chosen.includes(p))
      ? undefined
      : refuse('11.7.2.3.1', say`All armor of the battle pursues together.`),
);
function pursuersRefusal(q: Query, chosen: readonly Piece[]): Refusal | undefined {
  const inBox = boxed(q, here(q), q.actor).all;
  for (const p of chosen) {
    if (!inBox.includes(p)) return refuse('11.7.2.3.1', say`${unit(p)} is not in this battle.`, { pieces: [p] });
    const no = pursuerRefusal(q, p);
    if (no) return no;
  }
  const apart = dividedRefusal(q, chosen, inBox);
  if (apart) return apart;
  return chosen.some((p) => isArmor(q, p)) ? undefined : refuse('11.7.2.3.1', say`Armor must lead the pursuit.`);
}
function toRefusal(q: Query, chosen: readonly Piece[], to: Loc): Refusal | undefined {
  if (!retreatedTo(q, q.actor).includes(to))
    return refuse('11.7.2.3', say`No defending ground unit has retreated to ${place(to)}.`, { places: [to] });
  const no = cityRefusal(to);
  if (no) return no;
  for (const p of chosen) {
    const shut = isGround(q, p) ? stepRefusal(q, p, here(q), to, 'ground', 'first') : escortRefusal(q, p, here(q), to);
    const foe = shut ?? feudRefusal(q, p, to);
    if (foe) return foe;
  }
  return tooFar(
    q,
    chosen.filter((p) => isArmor(q, p)),
    to,
  );
}
/** All armor, or one, with all the support or with none. */
function* parties(q: Query): Generator<readonly Piece[]> {
  const armor = armorIn(q, here(q), q.actor);
  const { air, naval } = boxed(q, here(q), q.actor);
  const groups = armor.length > 1 ? [armor, ...armor.map((p) => [p])] : [armor];
  const supports = [...(naval.length > 0 ? [[...air, ...naval]] : []), ...(air.length > 0 ? [air] : []), []];
  for (const support of supports) for (const g of groups) yield [...g, ...support].toSorted((a, b) => a - b);
}
function prospect(q: Query, chosen: readonly Piece[], to: Loc): Preview {
  const armor = chosen.filter((p) => isArmor(q, p));
  const cost = pursuitCost(q, armor, to);
  const n = Math.max(0, numberLeft(q, armor) - cost - BLITZ_ROUND);
  return { cost, label: n > 0 ? say`blitz number ${n}` : say`a normal battle` };
}
const pursue = verb({
  id: 'pursue',
  title: 'Pursue',
  rule: '11.7.2.3',
  ends: true,
  args: { units: 'pieces', to: 'place' },
  ask: {
    units: {
      title: 'armor and support',
      candidates: parties,
      elements: (q) => {
        const { air, naval } = boxed(q, here(q), q.actor);
        return [...armorIn(q, here(q), q.actor), ...air, ...naval];
      },
      refuse: (q, _soFar, value) => pursuersRefusal(q, value),
    },
    to: {
      candidates: (q) => retreatedTo(q, q.actor),
      refuse: (q, { units: chosen }, to) => toRefusal(q, chosen, to),
      preview: (q, { units: chosen }, to) => prospect(q, chosen, to),
    },
  },
  apply(g, { units: chosen, to }) {
    g.reply('pursuers', chosen);
    g.reply('pursuit', to);
  },
});
/** 19.2 */
function couldDrive(q: Query, p: Piece, to: Loc): boolean {
  return factorsLeft(q, p) + spareFactors(q, p) >= numberNeeded(q, [p], to);
}
/** Whether anybody could pursue at all. */
function isOffered(q: Query, side: Side): boolean {
  const armor = armorIn(q, here(q), side);
  return retreatedTo(q, side).some(
    (to) =>
      !cityRefusal(to) &&
      armor.some(
        (p) => !stepRefusal(q, p, here(q), to, 'ground', 'first') && (!tooFar(q, [p], to) || couldDrive(q, p, to)),
      ),
  );
}
const pursuing: DecisionNode = {
  kind: 'decision',
  id: 'pursuit',
  title: 'Pursuit',
  rule: '11.7.2.3',
  verbs: ['pursue', 'drive-on', 'convert'],
  prompt: (q) => say`The defenders have left ${place(here(q))}. Pursue them?`,
  done: { title: 'No pursuit', rule: '11.7.2.3' },
};

/** 11.7.2.3.3: with what is left of the number the armor may pursue once more. */
const numberAfter = rule(
  '11.7.2.3.3',
  (q: Query, armor: readonly Piece[], to: Loc): number =>
    Math.max(0, numberLeft(q, armor) - pursuitCost(q, armor, to) - BLITZ_ROUND),
  () => 0,
);
/** 11.7.2.3.4: the units that were there before take part. */
const drawIn = rule('11.7.2.3.4', markBattle, openLocation);
/** 11.7.2.2.3: the battle goes where the pursuers go. */
const carryOn = rule(
  '11.7.2.2.3',
  (g: Play, from: Loc, pursuers: readonly Piece[], to: Loc): void => {
    const armor = pursuers.filter((p) => isArmor(g, p));
    const n = numberAfter(g, armor, to);
    g.note('11.7.2.3', say`Pursuit from ${place(from)} to ${place(to)}.`);
    for (const p of pursuers) g.move(p, to, { path: [from, to], by: 'pursuit' });
    drawIn(g, to);
    for (const p of pursuers) g.raise(p, 'box');
    g.setMark('blitz', to, n);
    for (const p of armor) allot(g, p, n);
    g.set('where', to);
    look(g, [from, to]);
  },
  () => undefined,
);

// The course of it

/**
 * Called when a ground combat is won by the attacker, before the battle location is taken away, and again until it says that
 * the battle is done (and ends in the usual way) or over (and has ended here).
 */
export function followUp(g: Play, at: Loc): Go {
  const side = g.v('attacker') ?? -1;
  switch (g.v('follow') ?? '') {
    case '':
      return begin(g, at, side);
    case 'asked':
      return moveOn(g, at, side);
    default:
      return fightOn(g, side);
  }
}
function begin(g: Play, at: Loc, side: Side): Go {
  const armor = armorIn(g, at, side);
  if (!isBlitz(g, at) || armor.length === 0) return 'done';
  for (const p of armor) allot(g, p, g.mark('blitz', at));
  g.set('follow', 'asked');
  g.set('pursuers', []);
  g.set('pursuit', -1);
  if (isOffered(g, side)) g.call('pursuit', { side, vars: { blitzers: armor } });
  return 'again';
}
function moveOn(g: Play, at: Loc, side: Side): Go {
  const pursuers = list(g, 'pursuers');
  const support = [...boxed(g, at, side).air, ...boxed(g, at, side).naval];
  const blitzers = [...armorIn(g, at, side).filter((p) => mayBlitzMove(g, p)), ...support].filter(
    (p) => !pursuers.includes(p),
  );
  endBattle(g, at);
  const to = g.v('pursuit') ?? -1;
  const left = pursuers.filter((p) => g.at(p) === at);
  if (to >= 0 && left.some((p) => isArmor(g, p))) carryOn(g, at, left, to);
  else g.set('pursuit', -1);
  g.set('follow', 'moved');
  g.call('blitz-moves', { side, vars: { blitzers: blitzers.filter((p) => g.at(p) === at) } });
  return 'again';
}
/** The next round, in the hex pursued to. */
function fightOn(g: Play, side: Side): Go {
  const to = g.v('pursuit') ?? -1;
  g.set('follow', '');
  if (to < 0 || boxed(g, to, side).ground.length === 0) return 'over';
  for (const key of ['attackerUnits', 'defenderUnits', 'retreated', 'pursuers'] as const) g.set(key, []);
  for (const key of ['attackerChose', 'defenderChose'] as const) g.set(key, 0);
  g.set('round', 1);
  g.set('leaves', -1);
  g.set('pursuit', -1);
  g.set('stage', 'engage');
  return 'again';
}

export const verbs: readonly Verb[] = [pursue];
export const interrupts: readonly Node[] = [pursuing, moving];
