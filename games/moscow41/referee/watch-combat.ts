// Compares what is offered in the Attack Phase: who may attack whom, duties, support, fire, losses, retreats, pursuit.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { distance, type Hex, labelOf, neighbours } from './board.ts';
import { attackOf, canFire, isHelplessHex, type Fight, fightOf, RANGE, terrainModifier } from './combat.ts';
import type { Desk } from './desk.ts';
import { attackersBeside, canAllBeMet, isAttack, isTarget, leavesSomebody, openDuties } from './duties.ts';
import type { Memory } from './memory.ts';
import { foeOf, isRegular, nameOf, type Position, type Unit, where } from './position.ts';
import { type Beaten, emptiedHexes, type Flight, mayFallBack, mayPursue, waysBack } from './retreats.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';

export function watchCombat(book: RefereeBook, memory: Memory): Desk {
  const some = sampler(30, 4);
  const guns = sampler(8, 1);
  return {
    asked(pos, now) {
      some.ask(`${now.node} ${pos.turn} ${now.side}`);
      guns.ask(`${now.node} ${pos.turn} ${now.side}`);
      if (now.node === 'attack') {
        compareDuties(book, pos, now, memory);
        const targets = new Set(
          pos
            .onMap(now.side)
            .flatMap((u) => neighbours(pos.at(u)).filter((n) => pos.of(foeOf(now.side), n).length > 0)),
        );
        for (const hex of some.pick([...targets])) compareAttacks(book, pos, now, memory, hex);
        compareFire(book, pos, now, memory, guns.pick(pos.onMap(now.side).filter((u) => u.row.type === 'art')));
        return;
      }
      const f = fightOf(pos, memory.spent);
      if (!f) return;
      if (now.node === 'declare' || now.node === 'defend') compareDeclarations(book, pos, now, f);
      if (now.node === 'retreat') compareRetreats(book, pos, now);
      if (now.node === 'pursuit') comparePursuits(book, pos, now, f);
    },
  };
}
const names = (pos: Position, ps: readonly number[]): string => ps.map((p) => nameOf(pos.unit(p))).join(', ');
const labels = (hexes: readonly Hex[]): string => hexes.map(labelOf).join(' ');

function compareDuties(book: RefereeBook, pos: Position, now: Question, memory: Memory): void {
  const { side } = now;
  const { units, hexes } = memory.duties;
  const owes = new Set(
    pos
      .onMap(side)
      .filter((u) => pos.has(u, 'owes'))
      .map((u) => u.p),
  );
  const mine = new Set([...units].filter((p) => pos.isOnMap(pos.unit(p))));
  book.sets('5.1.3', 'must attack', mine, owes, (p) => `${nameOf(pos.unit(p))} at ${where(pos, pos.unit(p))}`);
  const owed = new Set(Object.keys(pos.state.marks['owed'] ?? {}).map(Number));
  book.sets('5.1.4', 'must be attacked', hexes, owed, labelOf);
  const open = openDuties(pos, side, memory.duties);
  const isDone = open.units.size === 0 && open.hexes.size === 0;
  const line = () => `ending the phase with ${names(pos, [...open.units])} and ${labels([...open.hexes])} open`;
  book.same('5.1.7', 'ending the attacks', isDone, now.mayPass, line);
  // The argument (no duty without a partner is enough) against trying everything.
  const tried = canAllBeMet(pos, side, memory.duties);
  if (tried !== undefined) book.same('5.1.4', 'all duties by trying', tried, true, line);
}

function compareAttacks(book: RefereeBook, pos: Position, now: Question, memory: Memory, hex: Hex): void {
  const { side } = now;
  const near = neighbours(hex).flatMap((n) => pos.of(side, n));
  const free = attackersBeside(pos, side, hex).map((u) => u.p);
  const tries: (readonly [readonly Hex[], readonly number[]])[] = near.map((u) => [[hex], [u.p]]);
  if (free.length > 1) tries.push([[hex], free]);
  const bySame = Map.groupBy(free, (p) => pos.at(pos.unit(p)));
  for (const [at, ps] of bySame) {
    if (ps.length > 1) tries.push([[hex], ps]);
    const others = neighbours(at).filter((n) => n > hex && pos.of(foeOf(side), n).length > 0);
    for (const other of others.slice(0, 2)) tries.push([[hex, other], ps], [[hex, other], ps.slice(0, 1)]);
    const far = free.find((p) => pos.at(pos.unit(p)) !== at);
    if (others[0] !== undefined && far !== undefined)
      tries.push([
        [hex, others[0]],
        [...ps, far],
      ]);
  }
  for (const [targets, units] of tries) {
    const may = isAttack(pos, side, targets, units) && !leavesSomebody(pos, side, memory.duties, targets, units);
    const no = now.whyNot('attack', { targets: [...targets], units: [...units] });
    const line = () => `${names(pos, units)} against ${labels(targets)}${no ? ` (${no.rule})` : ''}`;
    book.same('5.1', 'attack', may, no === undefined, line);
  }
}

/** 6.4 */
function compareFire(book: RefereeBook, pos: Position, now: Question, memory: Memory, guns: readonly Unit[]): void {
  const { side } = now;
  for (const g of guns) {
    const hexes = new Set(
      pos
        .onMap(foeOf(side))
        .map((u) => pos.at(u))
        .filter((h) => distance(h, pos.at(g)) <= RANGE + 1),
    );
    for (const hex of hexes) {
      const may = mayShell(pos, side, memory, g, hex);
      const no = now.whyNot('bombard', { target: hex, guns: [g.p] });
      const line = () => `${nameOf(g)} at ${where(pos, g)} fires at ${labelOf(hex)} ${no?.rule ?? ''}`;
      book.same('6.4', 'ranged attack', may, no === undefined, line);
    }
  }
}
function mayShell(pos: Position, side: number, memory: Memory, g: Unit, hex: Hex): boolean {
  const far = distance(pos.at(g), hex);
  if (!canFire(pos, g) || far > RANGE || far < 2) return false;
  if (!isTarget(pos, side, hex)) return false;
  const air = pos.missions
    .filter((m) => m.side === side && m.mission === 'offensive-support' && m.hex === hex)
    .reduce((n, m) => n + m.strength, 0);
  if (attackOf(pos, g) + air - 2 * terrainModifier(hex) < 1) return false;
  if (openDuties(pos, side, memory.duties).hexes.has(hex)) return false;
  return !leavesSomebody(pos, side, memory.duties, [hex], []);
}

/** 6.3, 15.1, 9.1.6 */
function compareDeclarations(book: RefereeBook, pos: Position, now: Question, f: Fight): void {
  const isAttacker = now.node === 'declare';
  const { side } = now;
  const hexes = isAttacker ? [...new Set(f.attackers.map((u) => pos.at(u)))] : f.targets;
  const already = isAttacker ? f.guns : f.defenceGuns;
  const hasRegular = isAttacker || f.defenders.some(isRegular);
  const near = (u: Unit) => hexes.some((hex) => distance(hex, pos.at(u)) <= RANGE);
  const guns = pos
    .onMap(side)
    .filter((u) => hasRegular && canFire(pos, u) && near(u) && !already.includes(u) && !f.defenders.includes(u));
  const can = new Set(now.values('support', 'gun') as readonly number[]);
  const line = (p: number) => `${nameOf(pos.unit(p))} at ${where(pos, pos.unit(p))} for ${labels(hexes)}`;
  book.sets('6.3.1', 'support', new Set(guns.map((u) => u.p)), can, line);
  const stars = (isAttacker ? f.attackers : f.defenders).filter((u) => mayShine(pos, f, u, isAttacker));
  const used = isAttacker ? f.stars : f.defenceStars;
  const mine = new Set(stars.filter((u) => !used.includes(u)).map((u) => u.p));
  book.sets('15.1.2', 'stars', mine, new Set(now.values('use-ability', 'unit') as readonly number[]), line);
}
function mayShine(pos: Position, f: Fight, u: Unit, isAttacker: boolean): boolean {
  if (pos.option('special-units') === false || u.row.star === undefined) return false;
  if (u.row.star === 'yellow') return isAttacker;
  if (u.row.star !== 'black' || !isAttacker) return true;
  return f.targets.every((hex) => pos.works(hex) !== foeOf(f.attacker));
}

/** 5.3 */
function compareRetreats(book: RefereeBook, pos: Position, now: Question): void {
  const vars = pos.frame('combat')?.vars ?? {};
  const most = (vars['hexes'] ?? 0) as number;
  const gone = new Set((vars['gone'] ?? []) as readonly number[]);
  const f = fightOf(pos, new Set());
  if (!f) return;
  const fighters = now.side === f.attacker ? f.attackers : f.defenders;
  const seen = new Set<string>();
  for (const u of fighters) {
    const kind = `${pos.at(u)} ${u.row.moves} ${u.row.type === 'art'}`;
    if (!pos.isOnMap(u) || gone.has(u.p) || seen.has(kind)) continue;
    seen.add(kind);
    const isLone = now.side !== f.attacker && isHelplessHex(pos, f, pos.at(u));
    for (const path of waysBack(pos.at(u), Math.min(3, most + 1))) {
      // 5.1.9, R49, R119: headquarters and guns that nobody defends cannot go.
      const may = !isLone && mayFallBack(pos, u, path, most);
      const no = now.whyNot('fall-back', { units: [u.p], path: [...path] });
      const line = () => `${nameOf(u)} from ${where(pos, u)} along ${labels(path)} ${no ? `(${no.rule})` : ''}`;
      book.same('5.3', 'retreats', may, no === undefined, line);
    }
  }
}

/** 5.4 */
function beatenOf(pos: Position, f: Fight, side: number): Beaten {
  const vars = pos.frame('combat')?.vars ?? {};
  const flights = (vars['flights'] ?? []) as unknown as readonly Flight[];
  const stood = (vars['stood'] ?? []) as readonly number[];
  return { side, hexes: side === f.attacker ? stood : f.targets, flights };
}
function comparePursuits(book: RefereeBook, pos: Position, now: Question, f: Fight): void {
  const vars = pos.frame('combat')?.vars ?? {};
  const victor = now.side;
  const b = beatenOf(pos, f, foeOf(victor));
  const emptied = new Set((vars['emptied'] ?? []) as readonly number[]);
  const done = new Set((vars['pursuers'] ?? []) as readonly number[]);
  const anybody = [...f.attackers, ...f.defenders, ...f.guns].filter((u) => u.side === victor && pos.isOnMap(u));
  if (done.size === 0) book.sets('5.4.4', 'emptied hexes', new Set(emptiedHexes(pos, b)), emptied, labelOf);
  const seen = new Set<string>();
  for (const u of anybody) {
    const kind = `${pos.at(u)} ${u.row.moves} ${u.row.type === 'art'} ${pos.cel(u)} ${done.has(u.p)}`;
    if (seen.has(kind)) continue;
    seen.add(kind);
    const firsts = neighbours(pos.at(u))
      .filter((n) => b.hexes.includes(n))
      .map((n) => [n]);
    const seconds = firsts.flatMap((w) => neighbours(w[0] ?? 0).map((n) => [...w, n]));
    const thirds = b.flights.some((x) => x.path.length > 2)
      ? seconds.flatMap((w) => neighbours(w[1] ?? 0).map((n) => [...w, n]))
      : [];
    for (const path of [...firsts, ...seconds, ...thirds]) {
      const may = !done.has(u.p) && !f.guns.includes(u) && mayPursue(pos, u, path, b);
      const no = now.whyNot('pursue', { unit: u.p, path: [...path] });
      const line = () => `${nameOf(u)} from ${where(pos, u)} along ${labels(path)} ${no ? `(${no.rule})` : ''}`;
      book.same('5.4', 'pursuit', may, no === undefined, line);
    }
  }
}
