// A battle, event by event: odds, dice, result, losses, disruption, who is lost in a retreat, who may follow.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { CRT } from '../data/charts.ts';
import type { Due } from '../words.ts';
import type { Reader, Table } from './audit.ts';
import { type Hex, labelOf, placeAt } from './board.ts';
import { diceOf, type Fight, isAllGerman, isSapperTarget, mustReroll, oddsOf } from './combat.ts';
import { foeOf, isArtillery, nameOf, type Position } from './position.ts';
import { advances, retreats } from './retreats.ts';
import { type Battle, battleOf, fightOf, sufferers, takers } from './watch-combat.ts';

const isFrameSet = (e: GameEvent, key: string): boolean => e.k === 'frame' && e.up === 0 && e.key === key;
const where = (b: Battle): string => `on ${b.vars.targets.map(labelOf).join(', ')}`;
const RETREATS: ReadonlySet<string> = new Set(['DR', 'DR1', 'DRX', 'DR2X']);
const inOrder = (list: readonly string[]): string => list.toSorted().join(', ');

interface Memory {
  column: number;
  rolls: number[];
  rerolls: number;
  result: string;
  hit: readonly number[];
  hasAdvanced: boolean;
  defenders: readonly number[];
}
const nothing = (): Memory => ({
  column: 0,
  rolls: [],
  rerolls: 0,
  result: '',
  hit: [],
  hasAdvanced: false,
  defenders: [],
});

export function readCombat(book: RefereeBook): Reader {
  let m = nothing();
  return {
    before(e, table) {
      if (e.k === 'entered' && e.frame.n === 'battle') m = nothing();
      if (e.k === 'entered' && e.frame.n === 'advance') m.hasAdvanced = true;
      const battle = battleOf(table.state);
      if (!battle) return;
      const { pos } = table;
      const fight = fightOf(pos, battle);
      const defenders = battle.vars.targets.flatMap((hex) => pos.ground(foeOf(battle.side), hex));
      // 10.4: whoever retreated into the hex takes no part.
      const involved = sufferers(pos, battle, foeOf(battle.side));
      if (isFrameSet(e, 'column')) odds(book, pos, battle, fight, e, m);
      if (e.k === 'noted' && e.rule === '8.3.1') strengths(book, pos, battle, fight, e);
      if (e.k === 'rolled' && e.rule === '8.4a') {
        m.rolls = [...e.dice];
        m.rerolls = 0;
        book.same('8.4', 'dice', diceOf(pos, fight, involved), e.dice.length, () => `magnitude ${where(battle)}`);
      }
      if (e.k === 'rolled' && e.rule === '9.10b') m.rerolls += e.dice.length;
      if (isFrameSet(e, 'dice') && e.k === 'frame') {
        const sixes = mustReroll(pos, fight, involved) ? m.rolls.filter((d) => d === 6).length : 0;
        if (m.rolls.length > 0) book.same('9.10b', 'sixes', sixes, m.rerolls, () => where(battle));
        m.rolls = [...((e.to ?? []) as readonly number[])];
      }
      if (isFrameSet(e, 'result') && e.k === 'frame') {
        const mine = resultOf(pos, fight, m);
        book.same(
          '8.5',
          'result',
          mine,
          e.to as string,
          () => `${m.rolls.join('-')} in column ${m.column} ${where(battle)}`,
        );
        m.result = e.to as string;
        m.defenders = defenders.map((u) => u.p);
      }
      if (isFrameSet(e, 'dues') && e.k === 'frame' && battle.vars.dues === undefined)
        dues(book, pos, fight, e, m, battle);
      else if (isFrameSet(e, 'dues') && e.k === 'frame' && (battle.vars.dues?.length ?? 0) === 0)
        dues(book, pos, fight, e, m, battle);
      if (isFrameSet(e, 'hit')) m.hit = battle.vars.hit ?? [];
      loss(book, pos, battle, e, m);
      lost(book, pos, e);
      if (e.k === 'left' && e.n === 'battle') over(book, pos, battle, fight, m);
    },
    after(e, table) {
      moved(book, table, e, m);
    },
  };
}
function odds(book: RefereeBook, pos: Position, battle: Battle, fight: Fight, e: GameEvent, m: Memory): void {
  if (e.k !== 'frame') return;
  const mine = oddsOf(pos, fight, variableOf(pos));
  m.column = Number(e.to);
  book.same('8.3', 'odds', mine.isHigh ? 7 : mine.column, m.column, () => {
    const units = fight.attackers.map(nameOf).join(' + ');
    return `${units} ${where(battle)}, ${mine.attack} to ${mine.defense}, shifts ${mine.shifts}`;
  });
}
function variableOf(pos: Position): number {
  const frame = pos.state.stack.findLast((f) => f.n === 'battle');
  return ((frame?.vars['variable'] ?? []) as readonly number[]).reduce((a, b) => a + b, 0);
}
function strengths(book: RefereeBook, pos: Position, battle: Battle, fight: Fight, e: GameEvent): void {
  if (e.k !== 'noted') return;
  const mine = oddsOf(pos, fight, variableOf(pos));
  const [, attack, defense] = e.message.refs;
  const about = () => `${fight.attackers.map(nameOf).join(' + ')} ${where(battle)}`;
  book.same('9', 'attack strength', mine.attack, Number(attack), about);
  book.same('9.1', 'defense strength', mine.defense, Number(defense), about);
  const vars = pos.state.stack.findLast((f) => f.n === 'battle')?.vars;
  book.same('8.8', 'High Odds', mine.isHigh, vars?.['high'] === true, about);
}
/** 8.4, 8.5, 9.10a */
function resultOf(pos: Position, fight: Fight, m: Memory): string {
  const [primary] = m.rolls;
  // 8.8C: without a die, and the attackers follow as after a retreat.
  if (pos.state.stack.findLast((f) => f.n === 'battle')?.vars['high'] === true) return 'DR';
  if (m.column < 0 || primary === undefined) return 'AR';
  const result = CRT[primary - 1]?.[m.column]?.result ?? '';
  return result === 'DRX' && isAllGerman(fight) ? 'DR1' : result;
}
/** 8.5, 8.9, 26.1C: the steps both sides owe. */
function dues(book: RefereeBook, pos: Position, fight: Fight, e: GameEvent, m: Memory, battle: Battle): void {
  if (e.k !== 'frame' || m.result === '') return;
  const theirs = (e.to ?? []) as unknown as readonly Due[];
  const foe = foeOf(fight.side);
  const mine: string[] = [];
  const owe = (side: number, kind: string, n = 1) => {
    for (let i = 0; i < n; i++) mine.push(`${side} ${kind}`);
  };
  const hasTiger = fight.attackers.some((u) => u.type === 'tiger');
  const primary = (isTiger: boolean) => owe(fight.side, isTiger && hasTiger ? 'tiger' : 'strongest');
  const had = stepsAtStake(pos, battle);
  if (m.result === 'AR') primary(false);
  if (m.result === 'EX') primary(true);
  if (m.result === 'DRX') primary(false);
  if (m.result === 'DR2X' && had > 1) primary(true);
  if (m.result === 'EX' || m.result === 'DRX' || m.result === 'DR1') owe(foe, 'any');
  if (m.result === 'DR2X') owe(foe, 'any', 2);
  for (const die of m.rolls.slice(1)) {
    const [attacker, defender] = CRT[die - 1]?.[m.column]?.losses ?? [0, 0];
    const isTurned = attacker === 1 && defender === 1 && isAllGerman(fight);
    owe(fight.side, 'any', isTurned ? 0 : attacker);
    owe(foe, 'any', defender);
  }
  const isHard = fight.targets.some((t) => placeAt(t) === 'city' || pos.isFort(foe, t));
  const [die = 0] = m.rolls;
  if (isHard && die >= 1 && die <= 4) {
    const isSapped =
      fight.attackers.some((u) => u.type === 'sapper') && fight.targets.some((t) => isSapperTarget(pos, fight.side, t));
    owe(fight.side, isSapped ? 'sapper' : 'any');
  }
  if (fight.isLed) owe(fight.side, 'any');
  book.same('8.5', 'steps owed', inOrder(mine), inOrder(theirs.map((d) => `${d.side} ${d.kind}`)), () => {
    return `${m.result}, dice ${m.rolls.join('-')}, column ${m.column} ${where(battle)}`;
  });
}
/** 8.5 DR2X: steps the defenders have to lose. */
function stepsAtStake(pos: Position, battle: Battle): number {
  return sufferers(pos, battle, foeOf(battle.side))
    .filter((u) => u.is !== 'leader')
    .reduce((n, u) => n + pos.steps(u), 0);
}
/** 8.6: who lost the step could lose it. */
function loss(book: RefereeBook, pos: Position, battle: Battle, e: GameEvent, m: Memory): void {
  if (e.k !== 'steps' && e.k !== 'removed') return;
  const due = battle.vars.dues?.[0];
  if (!due || e.rule !== due.rule) return;
  const units = sufferers(pos, battle, due.side);
  const mine = takers(pos, units, due, m.hit).map((u) => u.p);
  book.same(
    '8.6',
    'who lost a step',
    true,
    mine.includes(e.p),
    () => `${nameOf(pos.unit(e.p))} for ${due.rule} ${where(battle)}`,
  );
}
/** 10.3: who is lost in a retreat had nowhere to go. */
function lost(book: RefereeBook, pos: Position, e: GameEvent): void {
  if (e.k !== 'removed' || e.rule === undefined || !e.rule.startsWith('10.')) return;
  const u = pos.unit(e.p);
  if (e.rule === '10.4') {
    book.same('10.4', 'lost in a second retreat', true, pos.has(u, 'retreated'), () => nameOf(u));
    return;
  }
  const ways = retreats(pos, u, pos.at(u));
  book.same(
    '10.3',
    'no retreat',
    0,
    ways.length,
    () => `ways for ${nameOf(u)} from ${labelOf(pos.at(u))}, lost by ${e.rule}`,
  );
}
/** 11.2A: who has retreated is Disrupted. */
function moved(book: RefereeBook, table: Table, e: GameEvent, m: Memory): void {
  if (e.k !== 'moved' || e.by !== 'retreat') return;
  const u = table.pos.unit(e.p);
  if (u.is === 'air') return;
  book.count('retreated');
  if (m.defenders.includes(e.p) && isArtillery(u) && u.isGuards)
    book.differs('22.5C', 'retreated', `${nameOf(u)} retreated and is not in the Stavka Reserve`);
}
/** What is left when a battle is over. */
function over(book: RefereeBook, pos: Position, battle: Battle, fight: Fight, m: Memory): void {
  const { targets } = battle.vars;
  const foe = foeOf(battle.side);
  const held = new Set((pos.state.stack.findLast((f) => f.n === 'battle')?.vars['held'] ?? []) as readonly Hex[]);
  const isHigh = pos.state.stack.findLast((f) => f.n === 'battle')?.vars['high'] === true;
  const left = (hex: Hex) => pos.ground(foe, hex).filter((u) => u.is !== 'leader' && m.defenders.includes(u.p));
  if (RETREATS.has(m.result) || isHigh)
    for (const hex of targets) {
      if (held.has(hex)) {
        book.same('9.7', 'holds a city', true, placeAt(hex) === 'city' && m.result === 'DR', () => labelOf(hex));
        continue;
      }
      book.same('8.5', 'defenders gone', 0, isHigh ? pos.ground(foe, hex).length : left(hex).length, () =>
        labelOf(hex),
      );
    }
  if (m.result === 'AR')
    for (const u of fight.attackers)
      book.same('11.2B', 'disrupted attackers', true, pos.has(u, 'disrupted'), () => nameOf(u));
  for (const p of m.defenders) {
    const u = pos.unit(p);
    if (!pos.isOnMap(u) || u.is === 'leader' || targets.includes(pos.at(u))) continue;
    book.same('11.2A', 'disrupted defenders', true, pos.has(u, 'disrupted'), () => nameOf(u));
  }
  if (m.hasAdvanced || m.result === 'AR') return;
  // 12.1: all defending units are gone, from every hex that was attacked.
  const vacated = targets.some((hex) => pos.isHeldBy(foe, hex)) ? [] : targets;
  const far = RETREATS.has(m.result) && !battle.vars.mobile ? 2 : 1;
  const may = fight.attackers.filter((u) => advances(pos, u, vacated, far).size > 0);
  book.same(
    '12.1',
    'advance asked',
    0,
    vacated.length > 0 ? may.length : 0,
    () => `who could advance ${where(battle)}`,
  );
}
