// Steps nobody decides: supply, surrender, control; works, losses, recovery, looking, the end of the game.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { boxAt, cityHexes, distance, HEXES, labelOf } from './board.ts';
import { dutiesAtStart } from './duties.ts';
import type { Memory } from './memory.ts';
import { bitOf, foeOf, GERMAN, isHq, nameOf, Position, SOVIET, type Unit } from './position.ts';
import { gains, suppliedHexes } from './supply.ts';
import { holdsMoscow, verdict } from './victory.ts';

const PHASES = new Set(['movement', 'attack', 'strategic-movement', 'supply-phase', 'air-phase']);
const RELIEF = 4;

export function readSteps(book: RefereeBook, memory: Memory): Reader {
  let traced: { readonly pos: Position; readonly hexes: ReadonlySet<number> } | undefined;
  let owned: { readonly pos: Position; readonly hexes: ReadonlySet<number> } | undefined;
  return {
    before(e: GameEvent, table) {
      if (e.k === 'rolled' && e.rule === '10.2.6') surrender(e, table);
      if (e.k === 'left' && e.n === 'supply-tracing' && traced)
        compareSupply(book, traced.pos, traced.hexes, table.pos);
      if (e.k === 'left' && e.n === 'control' && owned) compareControl(book, owned.pos, owned.hexes, table.pos);
      if (e.k === 'left' && e.n === 'attack') compareRest(book, memory, table.pos);
      stir(e, table, memory);
    },
    after(e: GameEvent, table) {
      if (e.k === 'left' && PHASES.has(e.n)) compareAbandoned(book, table.pos, e.n);
      if (e.k !== 'entered') return;
      const { pos } = table;
      const side = pos.active;
      if (e.frame.n === 'supply-tracing') traced = { pos: table.frozen(), hexes: suppliedHexes(pos, side) };
      if (e.frame.n === 'control')
        owned = { pos: table.frozen(), hexes: gains(pos, side, (u) => !pos.has(u, 'cut-off')) };
      if (e.frame.n === 'movement') memory.dug.clear();
      if (e.frame.n === 'attack') memory.duties = dutiesAtStart(pos, side);
      if (e.frame.n === 'movement' && side === SOVIET) compareAlarm(book, table);
    },
    end(table) {
      compareLosses(book, table);
      const { verb, args } = table.deed.action;
      if (verb === 'dig-in') memory.dug.add(args['piece'] as number);
      compareWorks(book, table);
      const { result } = table.state;
      if (result) compareVerdict(book, table.pos, result);
    },
  };

  function surrender(e: Extract<GameEvent, { k: 'rolled' }>, { pos, deed }: Table): void {
    const ref = (e.purpose.refs ?? []).find((r) => typeof r === 'object' && 'piece' in r);
    if (!ref) return;
    const u = pos.unit(ref.piece);
    const gives = pos.field(u, 'oos') - e.dice.reduce((a, b) => a + b, 0) > 0;
    const at = deed.events.indexOf(e);
    const isGone = deed.events.slice(at).some((x) => x.k === 'removed' && x.p === u.p);
    book.same('10.2.6', 'surrender', gives, isGone, () => `${nameOf(u)} at level ${pos.field(u, 'oos')}`);
  }
}

/** 10.2.1, 10.2.7 */
function compareSupply(book: RefereeBook, was: Position, hexes: ReadonlySet<number>, now: Position): void {
  for (const u of was.onMap(was.active)) {
    const isSupplied = hexes.has(was.at(u));
    const about = () => `${nameOf(u)} at ${labelOf(was.at(u))}`;
    book.same('10.1', 'supply', isSupplied, !now.has(u, 'cut-off'), about);
    const level = was.field(u, 'oos');
    const mine = isSupplied ? Math.max(0, level - RELIEF) : Math.max(1, level);
    if (isSupplied === !now.has(u, 'cut-off')) book.same('10.2.7', 'level', mine, now.field(u, 'oos'), about);
  }
}
/** 4.3 */
function compareControl(book: RefereeBook, was: Position, mine: ReadonlySet<number>, now: Position): void {
  const theirs = new Set<number>();
  for (let hex = 0; hex < HEXES; hex++) if (was.control(hex) !== now.control(hex)) theirs.add(hex);
  book.sets('4.3', 'control', mine, theirs, (hex) => `${labelOf(hex)} for side ${was.active}`);
  for (const hex of theirs) book.same('4.3.2', 'control', was.active, now.control(hex), () => labelOf(hex));
}

/** 5.6.5, R92: who is disorganized, and what disturbs his rest. */
function stir(e: GameEvent, table: Table, memory: Memory): void {
  const { stirred } = memory;
  const rouse = (p: number) => {
    if (stirred.has(p)) stirred.set(p, true);
  };
  if (e.k === 'flagged' && e.bit === DISORGANIZED && e.on) {
    // In his own Combat Phase the rest begins when it is over.
    if (stirred.has(e.p)) rouse(e.p);
    else stirred.set(e.p, table.pos.active === table.pos.unit(e.p).side);
  }
  if (e.k === 'removed') stirred.delete(e.p);
  if (e.k === 'moved' || (e.k === 'field' && e.field === 'spent' && e.to > 0)) rouse(e.p);
  if (e.k === 'flagged' && e.bit === FIRED && e.on) rouse(e.p);
  if (e.k === 'entered' && e.frame.n === 'combat')
    for (const who of ['attackers', 'defenders'])
      for (const p of (e.frame.vars[who] ?? []) as readonly number[]) rouse(p);
  if (e.k === 'entered' && e.frame.n === 'fire')
    for (const u of table.pos.all(e.frame.vars['fireHex'] as number)) rouse(u.p);
}
function compareRest(book: RefereeBook, memory: Memory, pos: Position): void {
  for (const [p, isStirred] of memory.stirred) {
    const u = pos.unit(p);
    if (u.side !== pos.active || !pos.isOnMap(u)) continue;
    book.same('5.6.5', 'recovery', isStirred, pos.has(u, 'disorganized'), () => nameOf(u));
    if (isStirred) memory.stirred.set(p, false);
    else memory.stirred.delete(p);
  }
}
const DISORGANIZED = bitOf('disorganized');
const FIRED = bitOf('fired');

/** 7.1.5, 7.1.6 */
function compareAbandoned(book: RefereeBook, pos: Position, phase: string): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const side = pos.works(hex);
    if (side >= 0)
      book.same('7.1.5', 'works', true, pos.of(side, hex).length > 0, () => `${labelOf(hex)} after ${phase}`);
  }
}
function compareWorks(book: RefereeBook, table: Table): void {
  const { deed } = table;
  if (deed.action.verb !== 'dig-in' && !deed.events.some((e) => e.k === 'layer' && e.layer === 'works')) return;
  const { pos } = table;
  const was = new Position(deed.before);
  const dug = deed.action.verb === 'dig-in' ? was.at(was.unit(deed.action.args['piece'] as number)) : -1;
  for (let hex = 0; hex < HEXES; hex++) {
    const side = was.works(hex);
    const now = pos.works(hex);
    if (hex === dug) book.same('7.1.2', 'works', deed.side, now, () => `${labelOf(hex)} dug in`);
    else if (side < 0 && now >= 0) book.differs('7.1.2', 'works', `works appear at ${labelOf(hex)}`);
    else if (side >= 0 && now < 0) {
      const isLeft =
        pos.of(side, hex).length === 0 ||
        deed.events.some((e) => e.k === 'moved' && pos.unit(e.p).side !== side && (e.path ?? [e.to]).includes(hex));
      book.same('7.1.5', 'works', true, isLeft, () => `${labelOf(hex)} lost its works`);
    }
  }
}

/** R62, 9.1.6, R43 */
function compareLosses(book: RefereeBook, table: Table): void {
  const { deed } = table;
  const isTouched = deed.events.some((e) => e.k === 'removed' || (e.k === 'track' && e.track === 'german-losses'));
  if (!isTouched && deed.action.verb !== 'enter') return;
  const { pos } = table;
  const was = new Position(deed.before);
  let credit = was.track('german-losses');
  const dead = (u: Unit) => pos.at(u) === boxAt(u.side === GERMAN ? 'Eliminated German' : 'Eliminated Soviet');
  const surrendered = new Set(deed.events.flatMap((e) => (e.k === 'removed' && e.rule === '10.2.6' ? [e.p] : [])));
  for (const u of was.units) {
    if (!was.isOnMap(u) || !dead(u)) continue;
    // R62: neither surrender nor giving up for want of room is a loss in combat.
    if (u.side === GERMAN && !surrendered.has(u.p) && deed.action.verb !== 'give-up') credit++;
    if (!isHq(u)) continue;
    const pool = pos.rewards.some((r) => r.side === foeOf(u.side) && r.hex === lastHex(deed, u.p, was.at(u)));
    book.same('9.1.6', 'reward', true, pool, () => `${nameOf(u)} is dead`);
  }
  if (deed.action.verb === 'enter') {
    const u = was.unit(deed.action.args['piece'] as number);
    if (u.side === GERMAN && was.field(u, 'zone') === 0) credit--;
  }
  book.same('TY.res.G', 'German losses', credit, pos.track('german-losses'), () => deed.action.verb);
}
function lastHex(deed: Table['deed'], p: number, at: number): number {
  return deed.events.reduce((hex, e) => (e.k === 'moved' && e.p === p ? e.to : hex), at);
}

/** TY.res.S, R63 */
function compareAlarm(book: RefereeBook, table: Table): void {
  const { pos, deed } = table;
  if (pos.isRedSnow) return;
  const near = pos.onMap(GERMAN).some((u) => cityHexes('Moscow').some((hex) => distance(hex, pos.at(u)) <= 3));
  const mine = new Position(deed.before).track('alarm') > 0 || near;
  const after = deed.after.tracks['alarm'] ?? 0;
  book.same('TY.res.S', 'alarm at Moscow', mine, after > 0, () => `turn ${pos.turn}`);
}

function compareVerdict(
  book: RefereeBook,
  pos: Position,
  result: { readonly winner: number; readonly level: string; readonly rule: string; readonly score?: number },
): void {
  if (result.rule === 'TY.vic.auto') {
    book.same('TY.vic.auto', 'victory', true, holdsMoscow(pos), () => 'automatic victory');
    return;
  }
  const mine = verdict(pos);
  book.same('TY.vic.scale', 'victory', mine.winner, result.winner, () => `winner with ${mine.score}`);
  book.same('TY.vic.scale', 'victory', mine.level, result.level, () => `level with ${mine.score}`);
  if (result.score !== undefined) book.same('TY.vic.pts', 'victory', mine.score, result.score, () => 'points');
}
