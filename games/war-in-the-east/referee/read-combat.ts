// What a battle does: strengths, odds, die, result, and what has become of both sides when it is over.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { type Hex, labelOf } from './board.ts';
import { defendersIn } from './combat.ts';
import { foeOf, nameOf, type Position, type Unit } from './position.ts';
import { mayAdvance, retreatHexes } from './retreats.ts';
import { attackStrength, columnOf, defenseStrength, printedDefense, resultOf, tableOf } from './strength.ts';

type Vars = Readonly<Record<string, unknown>>;
interface Battle {
  readonly attackers: readonly Unit[];
  /** Who shares the result; of them `counted` fight. */
  readonly defenders: readonly Unit[];
  readonly counted: readonly Unit[];
  readonly targets: readonly Hex[];
  readonly air: boolean;
  readonly table: number;
  readonly column: number;
  /** Printed strength of those who defend. */
  readonly printed: number;
  readonly was: Position;
  rolled: number;
  result: string;
  /** Units of which somebody was taken, in order. */
  readonly hit: Unit[];
  isAdvanceAsked: boolean;
}
const ADVANCES: ReadonlySet<string> = new Set(['Dr', 'De', 'Ex', '1/2Ex']);
const LOSSES: Readonly<Record<string, number>> = { Ex: 1, '1/2Ex': 0.5, Aex: 1 };

export function readCombat(book: RefereeBook): Reader {
  let battle: Battle | undefined;
  return {
    before(e, table) {
      if (e.k === 'entered' && e.frame.n === 'battle') {
        battle = begin(book, table.frozen(), e.frame.vars);
        return;
      }
      if (!battle) return;
      if (e.k === 'rolled' && e.rule === '10.0') readRoll(book, battle, e);
      if (e.k === 'frame' && e.key !== undefined) readFrame(book, battle, e);
      if (e.k === 'entered' && e.frame.n === 'advance') battle.isAdvanceAsked = true;
      if (e.k === 'steps' || e.k === 'removed') readLoss(book, battle, e, table);
      if (e.k === 'left' && e.n === 'battle') {
        finish(book, battle, table.pos);
        battle = undefined;
      }
    },
  };
}
const about = (b: Battle): string =>
  `${b.attackers.map((u) => `${nameOf(u)} ${u.p}`).join(' + ')} on ${b.targets.map(labelOf).join(' and ')} (${b.defenders.map((u) => `${nameOf(u)} ${u.p}`).join(' + ')}; ${b.result})`;
const psOf = (units: readonly Unit[]): string =>
  units
    .map((u) => u.p)
    .toSorted((a, b) => a - b)
    .join(' ');

function begin(book: RefereeBook, pos: Position, vars: Vars): Battle | undefined {
  const attackers = (vars['attackers'] as readonly number[]).map((p) => pos.unit(p));
  const targets = vars['targets'] as readonly Hex[];
  const [first] = attackers;
  if (!first) return undefined;
  const foe = foeOf(first.side);
  const theirs = (vars['defenders'] as readonly number[]).map((p) => pos.unit(p));
  // 28.14: cadres are attacked by themselves.
  if (theirs.some((u) => pos.isCadre(u))) return undefined;
  const defenders = targets.flatMap((hex) => pos.unitsAt(foe, hex).filter((u) => u.arm !== 'arms-center'));
  const counted = targets.flatMap((hex) => defendersIn(pos, foe, hex));
  const attack = attackers.reduce((sum, u) => sum + attackStrength(pos, u, targets, 'now'), 0);
  const defense = defenseStrength(pos, counted, 'now');
  const battle: Battle = {
    attackers,
    defenders,
    counted,
    targets,
    air: vars['air'] === true,
    table: tableOf(pos, attackers),
    column: columnOf(attack, defense),
    printed: counted.reduce((sum, u) => sum + printedDefense(pos, u), 0),
    was: pos,
    rolled: 0,
    result: '',
    hit: [],
    isAdvanceAsked: false,
  };
  book.same('10.21', 'defenders', psOf(defenders), psOf(theirs), () => about(battle));
  return battle;
}
function readRoll(book: RefereeBook, b: Battle, e: Extract<GameEvent, { k: 'rolled' }>): void {
  b.rolled = e.dice[0] ?? 0;
  const attack = b.attackers.reduce((sum, u) => sum + attackStrength(b.was, u, b.targets, 'now'), 0);
  const defense = defenseStrength(b.was, b.counted, 'now');
  book.same('10.0', 'attack strength', attack, e.purpose.refs[1] as number, () => about(b));
  book.same('10.0', 'defense strength', defense, e.purpose.refs[2] as number, () => about(b));
}
function readFrame(book: RefereeBook, b: Battle, e: Extract<GameEvent, { k: 'frame' }>): void {
  const { key, to } = e;
  if (key === 'column') book.same('10.0', 'odds', b.column, to as number, () => about(b));
  if (key === 'table') book.same('11.R1', 'table', b.table, to as number, () => about(b));
  if (key === 'die') book.same('12.32', 'die', b.rolled + (b.air ? 1 : 0), to as number, () => about(b));
  if (key !== 'result') return;
  const die = b.rolled + (b.air ? 1 : 0);
  // 14.32: the Russian may take Ar instead, which is not compared here.
  b.result = to as string;
  if (!b.was.isIn('substitute'))
    book.same('11.0', 'result', resultOf(b.table, die, b.column), b.result, () => about(b));
}
/** 11.R9: who is lost in a retreat had nowhere to go. */
function readLoss(book: RefereeBook, b: Battle, e: Extract<GameEvent, { k: 'steps' | 'removed' }>, table: Table): void {
  const { pos } = table;
  const u = pos.unit(e.p);
  if (e.rule === '11.R6' || e.rule === '11.R3') b.hit.push(u);
  const isRetreat = ['Dr', 'Ar', 'Br'].includes(b.result);
  // 25.21: fortified units do not retreat.
  if (!isRetreat || !pos.isOnMap(u) || b.was.has(u, 'fortified')) return;
  const ways = retreatHexes(pos, u, b.attackers.includes(u) ? b.targets : []);
  book.same('11.R9', 'no retreat', 0, ways.length, () => `${nameOf(u)} ${u.p} at ${labelOf(pos.at(u))}, ${about(b)}`);
}

type Fate = 'lost' | 'back' | 'safe';
/** What has become of a unit: lost or turned over, one hex back, or nothing. */
function fate(b: Battle, pos: Position, u: Unit): Fate {
  const isLost = !pos.isOnMap(u) || pos.unit(u.p).id !== u.id || pos.steps(u) < b.was.steps(u);
  if (isLost) return 'lost';
  // Attackers advance.
  const mayFollow = b.result !== 'Br' && b.attackers.includes(u);
  return pos.at(u) === b.was.at(u) || (mayFollow && b.targets.includes(pos.at(u))) ? 'safe' : 'back';
}
/** 11.R2 to 11.R8, 10.42, 25.21, 28.26 */
function expected(b: Battle, u: Unit): readonly Fate[] {
  const isAttacker = b.attackers.includes(u);
  if (isAttacker) {
    if (u.arm === 'artillery') return ['safe'];
    if (b.result === 'Ae') return ['lost'];
    if (b.result === 'Ar' || b.result === 'Br') return ['back', 'lost'];
    return b.hit.includes(u) ? ['lost'] : ['safe'];
  }
  if (['De', 'Ex', '1/2Ex'].includes(b.result)) return ['lost'];
  if (b.result === 'Br' || (b.result === 'Dr' && u.arm !== 'partisan')) return ['back', 'lost'];
  return ['safe'];
}
function finish(book: RefereeBook, b: Battle, pos: Position): void {
  const parties = new Set([...b.attackers, ...b.defenders]);
  for (const u of parties) {
    const mine = expected(b, u);
    const theirs = fate(b, pos, u);
    const text = () => `${nameOf(u)} ${u.p} from ${labelOf(b.was.at(u))}, ${about(b)}`;
    book.same(
      '11.R2',
      'fate',
      mine.includes(theirs),
      true,
      () => `${text()} is ${theirs}, must be ${mine.join(' or ')}`,
    );
  }
  // 10.12: nobody else is touched.
  for (const u of b.was.units) {
    if (parties.has(u) || !b.was.isOnMap(u)) continue;
    const isSame = pos.at(u) === b.was.at(u) && pos.steps(u) === b.was.steps(u);
    if (!isSame && u.arm !== 'arms-center')
      book.differs('10.12', 'others', `${nameOf(u)} ${u.p} at ${labelOf(b.was.at(u))} is touched by ${about(b)}`);
  }
  book.count('others');
  finishLosses(book, b);
  // 11.R11: whoever could follow was asked.
  const canFollow = ADVANCES.has(b.result) && b.attackers.some((u) => b.targets.some((hex) => mayAdvance(pos, u, hex)));
  if (!b.isAdvanceAsked) book.same('11.R11', 'advance asked', canFollow, false, () => about(b));
}
/** 11.R3, 11.R6: enough, and no more than needed. */
function finishLosses(book: RefereeBook, b: Battle): void {
  const share = LOSSES[b.result];
  if (share === undefined) return;
  const owed = b.printed * share;
  const strength = (units: readonly Unit[]) => units.reduce((sum, u) => sum + b.was.face(u).attack, 0);
  const able = b.attackers.filter((u) => u.arm !== 'artillery');
  const hit = b.hit.filter((u) => b.attackers.includes(u));
  const isPaid = strength(hit) >= owed || hit.length === able.length;
  book.same('11.R6', 'losses', true, isPaid, () => `${about(b)}: ${owed} owed, ${strength(hit)} paid`);
  book.same('11.R6', 'no more losses', true, strength(hit.slice(0, -1)) < owed || hit.length === 0, () => about(b));
}
