// 7.2 to 7.5, 15: rounds of combat, from the die to those who must leave.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { activeIn, type Reader, type Table } from './audit.ts';
import { isBigCity, labelOf } from './board.ts';
import {
  type BattleNow,
  engagedOf,
  inBox,
  isTeam,
  type Outcome,
  resultOf,
  type Segment,
  tableNumber,
} from './combat.ts';
import { type Arm, foeOf, nameOf, type Position, type Unit } from './position.ts';
import { retreatHexes } from './retreats.ts';

interface Round extends BattleNow {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly outcome: Outcome;
  /** What each side can lose at most. */
  readonly room: readonly number[];
  readonly hits: [number, number];
}

/** Who bears hits of a segment first, then next (7.3.4, 15.2.3). */
const ORDER: Readonly<Record<Segment, readonly (readonly Arm[])[]>> = {
  air: [['air'], ['naval'], ['ground']],
  naval: [['naval', 'air'], ['ground']],
  ground: [['ground', 'air', 'naval']],
};

const name = (r: BattleNow): string => `${r.segment} combat at ${labelOf(r.where)}`;

export function readCombat(book: RefereeBook): Reader {
  let round: Round | undefined;
  let obeyed = false;
  const close = (table: Table) => {
    if (!round) return;
    const r = round;
    round = undefined;
    const due = r.attacker === 0 ? [r.outcome.attacker, r.outcome.defender] : [r.outcome.defender, r.outcome.attacker];
    for (const side of [0, 1])
      book.same(
        '7.2.1.3.1',
        'hits',
        Math.min(due[side] ?? 0, r.room[side] ?? 0),
        r.hits[side],
        () => `${name(r)}, side ${side}`,
      );
    if (obeyed) return;
    const leaver = mustLeave(table.pos, r);
    const leaves = Number(table.frame('battle')?.vars['leaves'] ?? -1);
    const isAny = (side: number) => side < 0 || leaving(table.pos, r, side).length > 0;
    if (!isAny(leaver) && !isAny(leaves)) return;
    book.same('7.2.1.3.2', 'who must retreat', isAny(leaver) ? leaver : -1, isAny(leaves) ? leaves : -1, () => name(r));
  };
  return {
    begin(table) {
      if (table.deed.action.verb === 'obey-retreat') obeyed = true;
    },
    before(e: GameEvent, table: Table) {
      if (e.k === 'entered' && ['stand', 'retreat', 'engage', 'pursuit', 'blitz-moves'].includes(e.frame.n))
        close(table);
      if (e.k === 'left' && e.n === 'battle') close(table);
      if (e.k === 'entered' && e.frame.n === 'ignore-retreat' && round) {
        const may = maySpare(table.pos, round);
        book.same('7.2.1.3.2.2', 'who may ignore a retreat', may, e.frame.side, () => labelOf(e.frame.side));
      }
      if (e.k === 'rolled' && e.rule === '7.2.1.3') {
        close(table);
        obeyed = false;
        round = begun(book, e.purpose.refs, e.dice[0] ?? 0, table);
      }
      if (e.k === 'steps' && round && e.to < e.from) hit(book, round, table, e.p, e.from - e.to);
      if (e.k === 'removed' && e.rule === '7.5.4') {
        close(table);
        const u = table.pos.unit(e.p);
        const open = retreatHexes(table.pos, u, e.from);
        book.same(
          '7.5.4',
          'no retreat',
          open.length,
          0,
          () => `${nameOf(u)} at ${labelOf(e.from)}, retreats to ${open.map(labelOf).join(' ')}`,
        );
      }
    },
  };
}

function begun(book: RefereeBook, refs: readonly unknown[], die: number, table: Table): Round | undefined {
  const frame = table.frame('battle');
  if (!frame) return undefined;
  const { pos } = table;
  const units = (key: string) => (frame.vars[key] as readonly number[]).map((p) => pos.unit(p));
  const attackers = units('attackerUnits');
  const defenders = units('defenderUnits');
  const b: BattleNow = {
    where: frame.vars['where'] as number,
    segment: frame.vars['segment'] as Segment,
    attacker: frame.vars['attacker'] as number,
  };
  const about = () =>
    `${b.segment} combat at ${labelOf(b.where)}: ${attackers.map(nameOf).join(' + ')} against ${defenders.map(nameOf).join(' + ')}`;
  book.same('4.1.2', 'attacker', activeIn(table), b.attacker, about);
  for (const team of [attackers, defenders]) {
    const isLegal = isTeam(pos, b.segment, team) && team.every((u) => pos.at(u) === b.where && pos.has(u, 'box'));
    book.same('7.2.1.1', 'team', isLegal, true, about);
  }
  const number = tableNumber(pos, b, attackers, defenders);
  const printed = Number(refs.findLast((x) => typeof x === 'string' || typeof x === 'number'));
  book.same(
    '7.2.1.2',
    'combat table number',
    Math.max(-5, Math.min(7, number)),
    Math.max(-5, Math.min(7, printed)),
    about,
  );
  const room = [0, 1].map((side) => inBox(pos, side, b.where).reduce((n, u) => n + pos.strength(u), 0));
  return { ...b, attackers, defenders, outcome: resultOf(pos, number, die), room, hits: [0, 0] };
}

/** 7.3.2, 7.3.4: engaged and supporting units first, then the others. */
function hit(book: RefereeBook, r: Round, table: Table, p: number, n: number): void {
  const { pos } = table;
  const u = pos.unit(p);
  if (pos.at(u) !== r.where) return;
  r.hits[u.side] += n;
  const team = u.side === r.attacker ? r.attackers : r.defenders;
  const isThere = (x: Unit) => pos.at(x) === r.where && pos.strength(x) > 0;
  const isFirst = team.some((x) => x.p === p) || !team.some(isThere);
  const rank = ORDER[r.segment].findIndex((arms) => arms.includes(u.arm));
  const earlier = inBox(pos, u.side, r.where).some(
    (x) => ORDER[r.segment].findIndex((arms) => arms.includes(x.arm)) < rank && isThere(x),
  );
  const about = () => `${nameOf(u)} hit in ${r.segment} combat at ${labelOf(r.where)}`;
  book.same('7.3.2', 'who is hit', isFirst && !(earlier && !team.some((x) => x.p === p)), true, about);
}

/** Those who go when a side retreats in this segment (7.5.3, 15.2.4). */
function leaving(pos: Position, r: BattleNow, side: number): readonly Unit[] {
  const box = inBox(pos, side, r.where);
  if (r.segment === 'ground') return box;
  if (r.segment === 'air') return box.filter((u) => u.arm === 'air');
  return box.filter((u) => u.arm !== 'ground');
}

const isGone = (pos: Position, r: Round, units: readonly Unit[]): boolean =>
  engagedOf(r.segment, units).every((u) => pos.at(u) !== r.where || pos.strength(u) === 0);

/** 7.2.1.3.2.2: whose required retreat may be ignored because the enemy's engaged unit is dead. */
function maySpare(pos: Position, r: Round): number {
  if (r.outcome.retreat === 'attacker' && isGone(pos, r, r.defenders)) return r.attacker;
  return r.outcome.retreat === 'defender' && isGone(pos, r, r.attackers) ? foeOf(r.attacker) : -1;
}

/** 7.2.1.3.2, 7.3.6 */
function mustLeave(pos: Position, r: Round): number {
  const defender = foeOf(r.attacker);
  const deadAttacker = isGone(pos, r, r.attackers);
  const deadDefender = isGone(pos, r, r.defenders);
  if (deadAttacker && deadDefender) return afterBothDied(pos, r);
  // A required retreat is the side's, whoever was hit.
  if (deadAttacker) return areAircraft(pos, r, r.attackers) && r.outcome.retreat !== 'attacker' ? -1 : r.attacker;
  if (deadDefender) return areAircraft(pos, r, r.defenders) && r.outcome.retreat !== 'defender' ? -1 : defender;
  if (r.outcome.retreat === 'attacker') return r.attacker;
  if (r.outcome.retreat !== 'defender') return -1;
  return r.segment === 'ground' && isBigCity(r.where) ? -1 : defender;
}
/** R34: aircraft that fought ships by themselves: with them only aircraft leave, while there are ships. */
function areAircraft(pos: Position, r: Round, team: readonly Unit[]): boolean {
  const [one] = engagedOf(r.segment, team);
  if (r.segment !== 'naval' || one?.arm !== 'air') return false;
  return inBox(pos, one.side, r.where).some((u) => u.arm === 'naval');
}
function afterBothDied(pos: Position, r: Round): number {
  const defender = foeOf(r.attacker);
  const hasMore = (side: number) => leaving(pos, r, side).length > 0;
  // R224: those who could be engaged count first, unless the letter was chosen.
  const hasFighter = (side: number) => leaving(pos, r, side).some((u) => u.arm === r.segment);
  if (pos.option('both-engaged-lost') !== 'any unit' && hasFighter(r.attacker) !== hasFighter(defender))
    return hasFighter(r.attacker) ? defender : r.attacker;
  if (!hasMore(r.attacker)) return r.attacker;
  return hasMore(defender) ? r.attacker : defender;
}
