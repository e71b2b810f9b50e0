// What is offered in the Combat Phase and in a battle: who may attack whom, who goes back, who follows.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { type Hex, isNextTo, labelOf, neighbours } from './board.ts';
import { canSupport } from './air.ts';
import { attackersOf, defendersIn, isLegalAttack } from './combat.ts';
import type { Desk } from './desk.ts';
import { isLegalOverrun, victimsIn } from './overrun.ts';
import type { Phase } from './movement.ts';
import { offered } from './offered.ts';
import { foeOf, nameOf, type Position, type Unit } from './position.ts';
import { mayAdvance, retreatHexes } from './retreats.ts';
import { aboutUnit } from './watch-movement.ts';

const AT_FIRST = 30;
const LATER = 4;
const WITHOUT = 'without air support';
const WITH = 'with air support';

export function watchCombat(book: RefereeBook): Desk {
  const hexes = sampler(AT_FIRST, LATER);
  return {
    asked(pos, now) {
      if (now.node !== 'combat') return;
      hexes.ask(`${pos.turn} ${now.side}`);
      for (const hex of hexes.pick(front(pos, now.side))) compareAttacks(book, pos, now, hex);
    },
  };
}
/** Hexes with enemies within two hexes of own units. */
function front(pos: Position, side: number): readonly Hex[] {
  return pos.keep(`front ${side}`, () => {
    const near = new Set<Hex>();
    for (const u of pos.onMap(side)) for (const n of neighbours(pos.at(u))) near.add(n);
    return [...near].filter((hex) => pos.isThere(foeOf(side), hex));
  });
}
export const names = (units: readonly Unit[]): string => units.map((u) => `${nameOf(u)} ${u.p}`).join(' + ');

function compareAttacks(book: RefereeBook, pos: Position, now: Question, hex: Hex): void {
  const near = pos.onMap(now.side).filter((u) => isNextTo(pos.at(u), hex));
  const able = attackersOf(pos, now.side, hex);
  const guns = able.filter((u) => u.arm === 'artillery');
  const line = able.filter((u) => u.arm !== 'artillery');
  const compare = (what: string, units: readonly Unit[], targets: readonly Hex[]) => {
    if (units.length === 0) return;
    const why = now.whyNot('attack', { targets, units: units.map((u) => u.p), air: WITHOUT });
    const about = () =>
      `${units.map((u) => aboutUnit(pos, u)).join(' + ')} against ${targets.map((t) => `${labelOf(t)} (${names(defendersIn(pos, foeOf(now.side), t))})`).join(' and ')}${why ? ` [${why.rule}]` : ''}`;
    book.same('10.1', what, isLegalAttack(pos, units, targets), why === undefined, about);
  };
  for (const u of near) compare('who may attack', [u], [hex]);
  compare('attack by all', line, [hex]);
  for (const g of guns) compare('artillery', [...line, g], [hex]);
  for (const g of guns) compare('artillery', [...line.slice(0, 1), g], [hex]);
  for (const other of neighbours(hex)) {
    if (other < hex || !pos.isThere(foeOf(now.side), other)) continue;
    const both = line.filter((u) => attackersOf(pos, now.side, other).includes(u));
    compare('two hexes', both, [hex, other]);
    compare('two hexes', line.slice(0, 2), [hex, other]);
  }
  if (line.length === 0 || !isLegalAttack(pos, line, [hex])) return;
  const can = now.whyNot('attack', { targets: [hex], units: line.map((u) => u.p), air: WITH }) === undefined;
  book.same('12.3', 'air support', canSupport(pos, now.side, hex), can, () => `on ${labelOf(hex)}`);
}

const PHASES: ReadonlySet<string> = new Set(['initial-movement', 'mechanized-movement']);
/** 5.7: stacks beside the enemy, the best three of each and single units. */
export function watchOverruns(book: RefereeBook): Desk {
  const hexes = sampler(AT_FIRST, LATER);
  return {
    asked(pos, now) {
      if (!PHASES.has(now.node)) return;
      hexes.ask(`${now.node} ${pos.turn} ${now.side}`);
      for (const hex of hexes.pick(front(pos, now.side))) compareOverruns(book, pos, now, hex);
    },
  };
}
function compareOverruns(book: RefereeBook, pos: Position, now: Question, hex: Hex): void {
  for (const from of neighbours(hex)) {
    const here = pos.unitsAt(now.side, from).toSorted((a, b) => pos.face(b).attack - pos.face(a).attack);
    if (here.length === 0) continue;
    const parties = [here.slice(0, 1), here.slice(0, 2), here.slice(0, 3), here.slice(-1), here.slice(0, 4)];
    for (const units of parties) {
      const legal = isLegalOverrun(pos, units, hex, now.node as Phase);
      const why = now.whyNot('overrun', { units: units.map((u) => u.p), to: hex });
      book.same(
        '5.7',
        'overrun',
        legal,
        why === undefined,
        () =>
          `${units.map((u) => aboutUnit(pos, u)).join(' + ')} over ${labelOf(hex)} (${victimsIn(
            pos,
            foeOf(now.side),
            hex,
          )
            .map((u) => aboutUnit(pos, u))
            .join(', ')})${why ? ` [${why.rule}]` : ''}`,
      );
    }
  }
}

/** 11.R6, 11.R9, 11.R11, 10.32: choices in a battle. */
export function watchBattle(book: RefereeBook): Desk {
  return {
    asked(pos, now) {
      const battle = pos.state.stack.findLast((f) => f.n === 'battle');
      if (!battle) return;
      const own = pos.state.stack.at(-1)?.vars ?? {};
      const units = (list: unknown) => ((list ?? []) as readonly number[]).map((p) => pos.unit(p));
      const targets = (battle.vars['targets'] ?? []) as readonly Hex[];
      const isAttacker = (u: Unit) => (battle.vars['attackers'] as readonly number[]).includes(u.p);
      if (now.node === 'retreat' || now.node === 'fall-back')
        for (const u of units(own['units'])) {
          const theirs = offered(now, now.node, 'to', { piece: u.p });
          const mine = new Set(retreatHexes(pos, u, isAttacker(u) ? targets : []));
          const what = now.node === 'retreat' ? 'retreats' : 'falling back';
          book.sets('11.R9', what, mine, theirs, (hex) => `${aboutUnit(pos, u)} to ${labelOf(hex)}`);
        }
      if (now.node === 'advance') {
        const advanced = (battle.vars['advanced'] ?? []) as readonly number[];
        const able = units(battle.vars['attackers']).filter((u) => !advanced.includes(u.p));
        // A hex somebody has advanced to is done with: one order names all who go there.
        const open = targets.filter((hex) => !advanced.some((p) => pos.at(pos.unit(p)) === hex));
        const ways = new Map(open.map((hex) => [hex, able.filter((u) => mayAdvance(pos, u, hex))]));
        const mine = new Set(open.filter((hex) => (ways.get(hex) ?? []).length > 0));
        book.sets('11.R11', 'advance', mine, new Set(now.values('advance', 'to') as readonly Hex[]), labelOf);
        for (const hex of mine) {
          const singles = new Set((ways.get(hex) ?? []).map((u) => u.p));
          const isLegal = (p: number) => now.whyNot('advance', { to: hex, units: [p] }) === undefined;
          const theirs = new Set((battle.vars['attackers'] as readonly number[]).filter(isLegal));
          book.sets('11.R11', 'advance', singles, theirs, (p) => `${aboutUnit(pos, pos.unit(p))} to ${labelOf(hex)}`);
        }
      }
      if (now.node === 'losses') {
        const hit = (battle.vars['hit'] ?? []) as readonly number[];
        const able = units(battle.vars['attackers']).filter((u) => u.arm !== 'artillery' && !hit.includes(u.p));
        const theirs = offered(now, 'take-loss', 'piece', {});
        book.sets('11.R6', 'who may be lost', new Set(able.map((u) => u.p)), theirs, (p) =>
          aboutUnit(pos, pos.unit(p)),
        );
      }
    },
  };
}
