// Compares what is offered in battles: which to fight, who engages, who takes hits, where to retreat.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { isBigCity, labelOf } from './board.ts';
import { type BattleNow, inBox, isBaseInBattle, isTeam, type Segment } from './combat.ts';
import { costOf, isForbidden, isPassable, meetsRival } from './ground.ts';
import type { Desk } from './desk.ts';
import { foeOf, nameOf, type Position, type Unit } from './position.ts';
import { retreatHexes } from './retreats.ts';
import { offeredPlaces } from './watch-movement.ts';

const SEGMENTS: Readonly<Record<string, Segment>> = {
  'air-combat': 'air',
  'naval-combat': 'naval',
  'blitz-combat': 'ground',
  'ground-combat': 'ground',
};
/** Teams tried in one question; more say nothing new. */
const MOST_TEAMS = 24;

export function watchCombat(book: RefereeBook): Desk {
  return {
    asked(pos, now) {
      if (now.node === 'choose-battle') battles(book, pos, now);
      if (now.node === 'engage') teams(book, pos, now);
      if (now.node === 'retreat') retreats(book, pos, now);
      if (now.node === 'hits') takers(book, pos, now);
      if (now.node === 'pursuit') pursuits(book, pos, now);
      if (now.node === 'stand')
        for (const verb of ['withdraw', 'done'])
          book.same('7.4.1', 'stand or go', true, now.whyNot(verb) === undefined, () => verb);
    },
  };
}

function battles(book: RefereeBook, pos: Position, now: Question): void {
  const node = now.state.stack.findLast((f) => f.n in SEGMENTS)?.n ?? '';
  const segment = SEGMENTS[node];
  if (!segment || now.state.stack.some((f) => f.n === 'special-combat')) return;
  const due = pos.marked('battle').filter((hex) => {
    if (pos.mark('fought', hex) > 0) return false;
    const has = (side: number, arm: Segment) => inBox(pos, side, hex).some((u) => u.arm === arm);
    if (segment === 'naval') return isNavalBattle(pos, hex);
    if (!has(0, segment) || !has(1, segment)) return false;
    return node !== 'blitz-combat' || pos.mark('blitz', hex) > 0;
  });
  const open = now.values('fight', 'at') as readonly number[];
  book.sets('7.1', `${segment} battles`, new Set(due), new Set(open), labelOf);
}
/** 15.2.5: ships of one side at least, and something to fight them, but not where ground units of both fight for a naval base. */
function isNavalBattle(pos: Position, hex: number): boolean {
  const has = (side: number, arm: Segment) => inBox(pos, side, hex).some((u) => u.arm === arm);
  if (!has(0, 'naval') && !has(1, 'naval')) return false;
  // 15.2.5.1, R83
  if (isBaseInBattle(pos, hex) && pos.hasGround(0, hex) && pos.hasGround(1, hex)) return false;
  return [0, 1].every((side) => has(side, 'naval') || has(side, 'air'));
}

function subsets(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const out: (readonly Unit[])[] = units.map((u) => [u]);
  for (const [i, a] of units.entries())
    for (const [j, b] of units.entries()) {
      if (j <= i) continue;
      out.push([a, b]);
      for (const c of units.slice(j + 1)) out.push([a, b, c]);
    }
  const step = Math.max(1, Math.ceil(out.length / MOST_TEAMS));
  return out.filter((t, i) => t.length === 1 || i % step === 0);
}
function teams(book: RefereeBook, pos: Position, now: Question): void {
  const vars = now.state.stack.findLast((f) => f.n === 'battle')?.vars;
  if (!vars) return;
  const b: BattleNow = {
    where: vars['where'] as number,
    segment: vars['segment'] as Segment,
    attacker: vars['attacker'] as number,
  };
  if (b.segment === 'naval') return;
  // 7.2.1.1, 7.4.2: the defender names first in the first round, the attacker in the later ones.
  const first = vars['round'] === 1 ? foeOf(b.attacker) : b.attacker;
  const chosen = (side: number) =>
    (side === b.attacker ? vars['attackerChose'] : vars['defenderChose']) === vars['round'];
  const isTurn = now.side === first || chosen(first);
  book.same('7.4.2', 'who names first', true, isTurn, () => `round ${Number(vars['round'])} at ${labelOf(b.where)}`);
  for (const team of subsets(inBox(pos, now.side, b.where))) {
    const may = isTeam(pos, b.segment, team);
    const can = now.whyNot('engage', { units: team.map((u) => u.p) }) === undefined;
    book.same(
      '7.2.1.1',
      'who may engage',
      may,
      can,
      () => `${team.map(nameOf).join(' + ')} in ${b.segment} combat at ${labelOf(b.where)}`,
    );
  }
}

/** 7.3.2, 7.3.4: a hit falls on those named for the round while they live, then on the others. */
function takers(book: RefereeBook, pos: Position, now: Question): void {
  const vars = now.state.stack.findLast((f) => f.n === 'battle')?.vars;
  if (!vars) return;
  const isAttacker = now.side === vars['attacker'];
  const team = vars[isAttacker ? 'attackerUnits' : 'defenderUnits'] as readonly number[];
  const box = inBox(pos, now.side, vars['where'] as number);
  const named = box.filter((u) => team.includes(u.p));
  const first = { air: ['air'], naval: ['naval', 'air'], ground: ['ground', 'air', 'naval'] }[
    vars['segment'] as Segment
  ];
  const others = box.filter((u) => first.includes(u.arm));
  const due = named.length > 0 ? named : others.length > 0 ? others : box;
  if (due === box && vars['segment'] === 'air') return;
  const can = now.values('take', 'piece') as readonly number[];
  book.sets('7.3.2', 'who may take a hit', new Set(due.map((u) => u.p)), new Set(can), (p) => nameOf(pos.unit(p)));
}

/** 11.7.2.3: into a hex the defenders went to, if the number pays for it and one round more. */
function pursuits(book: RefereeBook, pos: Position, now: Question): void {
  const vars = now.state.stack.findLast((f) => f.n === 'battle')?.vars;
  if (!vars) return;
  const where = vars['where'] as number;
  const number = pos.mark('blitz', where);
  const retreated = [...new Set(vars['retreated'] as readonly number[])];
  for (const u of inBox(pos, now.side, where)) {
    if (u.row.type !== 'armor') continue;
    const need = pos.option('pursuit-on-last-factor') === true ? 0 : 1;
    const mine = retreated.filter(
      (to) =>
        isPassable(pos, u.side, where, to) &&
        !isForbidden(pos, u, to) &&
        !isBigCity(to) &&
        pos.hasGround(foeOf(u.side), to) &&
        number >= costOf(pos, u, where, to) + need &&
        !meetsRival(pos, u, to),
    );
    const theirs = offeredPlaces(now, 'pursue', 'to', { units: [u.p] });
    const about = (hex: number) => `${nameOf(u)} from ${labelOf(where)} to ${labelOf(hex)}, number ${number}`;
    book.sets('11.7.2.3', 'pursuit', new Set(mine), new Set(theirs), about);
  }
}

function retreats(book: RefereeBook, pos: Position, now: Question): void {
  const vars = now.state.stack.at(-1)?.vars ?? {};
  const from = vars['from'] as number;
  for (const p of vars['left'] as readonly number[]) {
    const u = pos.unit(p);
    const mine = retreatHexes(pos, u, from);
    const theirs = offeredPlaces(now, 'retreat', 'to', { units: [p] });
    book.sets(
      '7.5.2',
      'retreats',
      new Set(mine),
      new Set(theirs),
      (hex) => `${nameOf(u)} from ${labelOf(from)} to ${labelOf(hex)}`,
    );
  }
}
