// Chapter 8, 8.5, 8.6, 8.9: which steps are owed, and who pays them.
import { type Piece, rule, say, unit } from '@rasputitsa/kernel';
import { strongestOf } from '@rasputitsa/kit';
import { factorsOf, isHq, isOnMap, typeOf } from '../2-units/units.ts';
import { anyFort, isCity } from '../9-modifiers/strength.ts';
import { tablesOf } from '../data/tables.ts';
import type { CrtCell, Result } from '../data/shapes.ts';
import { enemyOf } from '../sides.ts';
import { type Due, type Query, question } from '../words.ts';
import { type Declared, shiftsOf } from './odds.ts';

/** 8.9a Against a city or a fortification a low primary die costs a step more. */
const isCostly = rule(
  '8.9a',
  (q: Query, d: Declared, primary: number): boolean =>
    primary <= tablesOf(q).HEAVY_CASUALTIES && (d.targets.some(isCity) || fortCosts(q, d)),
  () => false,
);
const fortCosts = rule(
  '19.2.2',
  (q: Query, d: Declared): boolean => anyFort(q, enemyOf(d.side), d.targets),
  () => false,
);
const gave = (q: Query, d: Declared, cited: string): boolean => shiftsOf(q, d).some((s) => s.rule === cited);
/** 8.9b The sappers pay, if they gave a column. */
const heavyKind = rule(
  '8.9b',
  (q: Query, d: Declared): Due['kind'] => (gave(q, d, '9.9A') ? 'sapper' : 'any'),
  (): Due['kind'] => 'any',
);
/** 9.8, 8.5.EX, 8.5.DR2X The Tigers pay for an exchange, if they gave a column; otherwise the strongest unit (8.6b). */
const primaryKind = rule(
  '9.8',
  (q: Query, d: Declared, result: Result): Due['kind'] =>
    (result === 'EX' || result === 'DR2X') && gave(q, d, '9.8') ? 'tiger' : 'strongest',
  (): Due['kind'] => 'strongest',
);
/** 8.5.DR2X The attacker pays nothing if the defender had only one step. */
const uneven = rule(
  '8.5.DR2X',
  (result: Result, had: number): boolean => result === 'DR2X' && had <= 1,
  () => false,
);
/** 26.1C, 26.1D Zhukov costs a step, on top of everything. */
const zhukovStep = rule(
  '26.1C',
  (d: Declared): number => (d.zhukov ? 1 : 0),
  () => 0,
);
const times = (n: number, due: Due): readonly Due[] => Array.from({ length: n }, () => due);

/** Everything that is owed after a roll: the attacker's in the order in which he pays, then the defender's. */
export function duesOf(
  q: Query,
  d: Declared,
  result: Result,
  cells: readonly CrtCell[],
  dice: readonly number[],
  had: number,
): readonly Due[] {
  const effect = tablesOf(q).EFFECTS[result];
  const cited = `8.5.${result}`;
  const defender = enemyOf(d.side);
  const primary = uneven(result, had) ? 0 : effect.attacker;
  const extra = cells.reduce((sum, c) => sum + c.losses[0], 0);
  const theirs = effect.defender + cells.reduce((sum, c) => sum + c.losses[1], 0);
  const [die] = dice;
  return [
    ...times(primary, { side: d.side, kind: primaryKind(q, d, result), rule: cited }),
    ...times(die !== undefined && isCostly(q, d, die) ? 1 : 0, { side: d.side, kind: heavyKind(q, d), rule: '8.9a' }),
    ...times(zhukovStep(d), { side: d.side, kind: 'any', rule: '26.1C' }),
    ...times(extra, { side: d.side, kind: 'any', rule: '8.4b' }),
    ...times(theirs, { side: defender, kind: 'any', rule: effect.defender > 0 ? cited : '8.4b' }),
  ];
}

/** 23.1a An HQ pays only when nobody else is left. */
const spared = rule(
  '23.1a',
  (q: Query, units: readonly Piece[]): readonly Piece[] => {
    const others = units.filter((p) => !isHq(q, p));
    return others.length > 0 ? others : units;
  },
  (_: Query, units: readonly Piece[]) => units,
);
/** 8.6a Nobody pays twice before everybody has paid once. */
const inTurn = rule(
  '8.6a',
  (units: readonly Piece[], hit: readonly Piece[]): readonly Piece[] => {
    const unhurt = units.filter((p) => !hit.includes(p));
    return unhurt.length > 0 ? unhurt : units;
  },
  (units: readonly Piece[]) => units,
);
/** 8.6b The step of the primary die comes from the strongest unit, by what is printed on it. */
const strongest = rule(
  '8.6b',
  (q: Query, units: readonly Piece[]): readonly Piece[] => strongestOf(units, (p) => factorsOf(q, p).attack),
  (_: Query, units: readonly Piece[]) => units,
);
/** Who may pay this step. */
export function payers(q: Query, due: Due, units: readonly Piece[], hit: readonly Piece[]): readonly Piece[] {
  const alive = units.filter((p) => isOnMap(q, p));
  const special = due.kind === 'tiger' || due.kind === 'sapper' ? alive.filter((p) => typeOf(q, p) === due.kind) : [];
  if (special.length > 0) return special;
  const able = inTurn(spared(q, alive), hit);
  return due.kind === 'strongest' || due.kind === 'tiger' ? strongest(q, able) : able;
}

const WORD: Readonly<Record<string, string>> = {
  '8.9a': 'Heavy Casualties',
  '26.1C': 'the price of Zhukov',
};
export const stepLoss = question({
  node: 'step-loss',
  title: 'Step loss',
  rule: '8.6a',
  prompt(q) {
    const [due] = q.v('dues') ?? [];
    return say`Choose a unit that loses a step: ${WORD[due?.rule ?? ''] ?? 'the result of the combat'}.`;
  },
  verb: 'lose-step',
  verbTitle: 'Lose a step',
  arg: 'unit',
  argTitle: 'Unit',
  type: 'piece',
  among: (q) => q.v('choices') ?? [],
  preview: (q, p) => ({
    label: q.steps(p) > 1 ? say`${unit(p)} is turned over` : say`${unit(p)} is eliminated`,
  }),
  answer: 'loser',
});
